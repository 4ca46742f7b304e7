//! Realm files: read, written back, and faulty.

use super::*;

const SMALL: &str = "name = \"small\"\nplayers = 3\n\n[[hex]]\ntile = \"A\"\nside = \"surface\"\nat = [0, 0]\n\n[[piece]]\nkind = \"mountain\"\nat = [0, 0]\nthird = 2\n";

fn faults(text: &str) -> Vec<(usize, String)> {
    let error = Realm::parse(text).expect_err("the realm is faulty");
    let faults = error.faults.into_iter();
    let told = |fault: RealmFault| {
        let line = fault.line.expect("a file has lines");
        (line, fault.what.text(Language::English))
    };
    faults.map(told).collect()
}

/// One of everything.
fn rich() -> Realm {
    let mut rich = realm([
        hex('P', 0, 0, 4),
        hex('T', 1, 0, 0),
        hex('A', 0, 1, 5),
        hex('B', -2, 9, 1),
    ]);
    rich.title = "\"Là-haut\" \\ & co".into();
    rich.hexes[3].side = Side::Underground;
    use PieceKind::{Chasm, CoinMine, LostTribe, Monsters, Mountain, Peak, Throne, Tunnel};
    rich.with(Mountain, 0, 1, 0)
        .with(Peak, 0, 1, 0)
        .with(Throne, 0, 1, 0)
        .with(LostTribe, 0, 1, 1)
        .with(CoinMine, 0, 1, 1)
        .with(Tunnel(6), 0, 1, 2)
        .with(Tunnel(6), -2, 9, 0)
        .with(Chasm, -2, 9, 1)
        .with(Monsters, -2, 9, 2)
        .with(PieceKind::RiverBorder, 1, 0, 4)
}

#[test]
fn what_is_written_is_read_as_the_same() {
    let rich = rich();
    assert!(rich.board().is_ok(), "{:?}", rich.board());
    assert_eq!(Realm::parse(&rich.to_toml()), Ok(rich.clone()));
    let sea = realm([hex('A', 0, 0, 0), hex('M', -1, 0, 5)]).of_sea(true);
    assert_eq!(Realm::parse(&sea.to_toml()), Ok(sea));
    let empty = Realm::empty("nothing-yet", 6);
    assert_eq!(Realm::parse(&empty.to_toml()), Ok(empty.clone()));
    assert_eq!(empty.refused(), [Problem::NoLand]);
}

/// Proves R-01: rounds by the number of players, where nothing else is said.
#[test]
fn little_needs_to_be_said() {
    let small = Realm::parse(SMALL).expect("a small realm");
    assert_eq!(
        (small.rounds, small.water, small.landing),
        (10, Water::River, false)
    );
    let rounds = [2, 3, 4, 5, 6].map(usual_rounds);
    assert_eq!(rounds, [10, 10, 9, 8, 8]);
    let board = small.board().expect("three regions");
    assert_eq!(
        (board.name(), board.players(), board.rounds()),
        ("small", 3, 10)
    );
}

#[test]
fn every_fault_is_told_with_its_line() {
    let text = SMALL
        .replace("players = 3", "players = 7\nrounds = 0\nlanding = true")
        .replace("at = [0, 0]\nthird = 2", "at = [1, 0]\nthird = 2")
        + "\n[[hex]]\ntile = \"A\"\nside = \"underground\"\nat = [-31, 0]\nturn = 6\n";
    let found = faults(&text);
    let expected = [
        (2, "players: 2 to 6 expected, found 7"),
        (3, "rounds: 1 to 20 expected, found 0"),
        (
            4,
            "landing: races land from a sea only, water = \"sea\" expected (R-08)",
        ),
        (11, "a mountain lies on a hex, there is none at [1, 0]"),
        (
            16,
            "hex A: each hex is in the box once, found it twice (R-02)",
        ),
        (16, "at: -30 to 30 on both axes expected, found [-31, 0]"),
        (16, "turn: 0 to 5 expected, found 6"),
    ];
    assert_eq!(found, expected.map(|(line, what)| (line, what.to_owned())));
}

#[test]
fn what_is_missing_or_unknown_is_told_with_what_was_expected() {
    for (from, to, expected) in [
        (
            "tile = \"A\"",
            "tile = \"a\"",
            "a hex from A to Z expected, found `a`",
        ),
        (
            "surface",
            "top",
            "unknown variant `top`, expected `surface` or `underground`",
        ),
        (
            "third = 2",
            "side = 2",
            "a mountain lies on a third of a hex: third = 0 to 2 expected",
        ),
        (
            "third = 2",
            "third = 3",
            "a mountain lies on a third of a hex: third = 0 to 2 expected",
        ),
        (
            "third = 2",
            "third = 2\nnumber = 1",
            "only a tunnel or a vein has a number, found one on a mountain",
        ),
        (
            "mountain",
            "tunnel",
            "a tunnel has a number: number = 1 to 6 expected (R-14)",
        ),
        (
            "mountain",
            "river-border",
            "a river border lies on a side of its cell: side = 0 to 5 expected",
        ),
        (
            "[0, 0]",
            "[0, 300]",
            "a number from -128 to 127 expected, found `300`",
        ),
        ("players", "plyers", "unknown field `plyers`"),
        (
            "\"small\"",
            "\"Small\"",
            "name: 1 to 40 lower-case letters, digits and hyphens expected",
        ),
    ] {
        let (_, what) = &faults(&SMALL.replacen(from, to, 1))[0];
        assert!(what.starts_with(expected), "{what}");
    }
    let long = "x".repeat(MAX_TITLE + 1);
    let titled = |title: &str| format!("title = \"{title}\"\n{SMALL}");
    assert!(faults(&titled(&long))[0].1.starts_with("title: at most 60"));
    assert!(faults(&titled("a\\nb"))[0].1.starts_with("title:"));
    let huge = SMALL.to_owned() + &"#".repeat(MAX_BYTES);
    assert!(
        faults(&huge)[0]
            .1
            .starts_with("a realm file has at most 65536 bytes")
    );
}

/// Both languages fill the same gaps.
#[test]
fn faults_are_told_in_both_languages() {
    let wrong = realm([hex('A', 0, 0, 0), hex('A', 0, 0, 7), hex('B', 40, 0, 0)])
        .with(PieceKind::Peak, 0, 0, 0)
        .with(PieceKind::Tunnel(9), 0, 0, 0)
        .with(PieceKind::Throne, 5, 5, 0);
    let error = wrong.lay().expect_err("much is wrong");
    for language in [Language::English, Language::French] {
        let text = error.text(language);
        assert!(!text.contains("{}"), "{text}");
        assert!(
            text.contains("[40, 0]") && text.contains("[5, 5]"),
            "{text}"
        );
    }
}

/// Files of random bytes, and files with a few bytes changed, doubled or lost: told, never more.
#[test]
fn garbage_never_panics() {
    let mut luck = Luck::new(14);
    let sound = rich().to_toml();
    let signs = b"[]{}=\"\n,-.0159 aehkprstu_#\\\xc3\xa9\xff";
    let (mut read, mut laid) = (0, 0);
    for round in 0..6000 {
        let mut bytes: Vec<u8> = if round % 4 == 0 {
            (0..luck.below(200))
                .map(|_| luck.below(256) as u8)
                .collect()
        } else {
            sound.clone().into_bytes()
        };
        for _ in 0..1 + luck.below(3) {
            let at = luck.below(bytes.len() + 1);
            let digit = |byte: &u8| byte.is_ascii_digit();
            if let (0, Some(next)) = (round % 2, bytes[at..].iter().position(digit)) {
                bytes[at + next] = b'0' + luck.below(10) as u8;
                continue;
            }
            let sign = signs[luck.below(signs.len())];
            match luck.below(4) {
                0 => bytes.insert(at, sign),
                1 if at < bytes.len() => bytes[at] = sign,
                2 if at < bytes.len() => drop(bytes.remove(at)),
                _ => {
                    let end = bytes.len().min(at + luck.below(60));
                    let part = bytes[at..end].to_vec();
                    let to = luck.below(bytes.len() + 1);
                    bytes.splice(to..to, part);
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        match Realm::parse(&text) {
            Ok(realm) => {
                read += 1;
                laid += usize::from(realm.lay().is_ok());
                assert_eq!(Realm::parse(&realm.to_toml()), Ok(realm));
            }
            Err(error) => assert!(!error.faults.is_empty() && !error.to_string().is_empty()),
        }
    }
    assert!(
        read > 200 && laid > 100,
        "{read} read, {laid} laid: too few for a test"
    );
}
