//! How a game begins, and what the table of contents must keep to.

#[path = "support/random.rs"]
mod random;

#[path = "support/names.rs"]
mod names;

use elbowroom_rules::board::{Board, Terrain};
use elbowroom_rules::tile::{GameBox, Kind, Tile};
use elbowroom_rules::{Game, Odds, Pending, RegionId, Seat, Setup, tiles};
use names::{named, names_of_tiles};
use random::{Luck, base};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Proves B-01: the rounds of the four boards.
#[test]
fn rounds_follow_the_number_of_players() {
    let rounds: Vec<u8> = (2..=5)
        .map(|players| base(players).board().rounds())
        .collect();
    assert_eq!(rounds, [10, 10, 9, 8]);
}

/// Proves B-02: the host chooses who begins, and play is clockwise from there.
#[test]
fn anybody_can_begin() {
    let mut setup = Setup::base(3).unwrap();
    setup.first = Seat(2);
    let game = Game::new(setup).unwrap();
    assert_eq!(game.start().turn().seat, Seat(2));
    assert_eq!(game.next_seat(Seat(2)), Seat(0));
}

/// Proves B-03: everybody starts with five coins.
#[test]
fn everybody_starts_with_five_coins() {
    let game = base(5);
    let start = game.start();
    assert!(game.seats().all(|seat| start.coins(seat) == 5));
}

/// Proves B-04: lost tribes stand where they are printed, and mountains count one more.
#[test]
fn tribes_and_mountains_stand_where_they_are_printed() {
    for players in 2..=5 {
        let game = base(players);
        let board = game.board();
        let printed = board.select(|region| region.lost_tribe);
        assert_eq!(game.start().tribes(), printed);
        assert!(
            !printed.is_empty()
                && printed.len() <= 18
                && board.terrain(Terrain::Mountain).len() <= 9
        );
        assert!(board.all().into_iter().all(|region| {
            let mountain = board
                .region(region)
                .is_some_and(|region| region.terrain == Terrain::Mountain);
            board.ground(region) == if mountain { 3 } else { 2 }
        }));
    }
}

/// Proves B-05, P-22: six combos are drawn one after the other, and nothing below them exists yet.
#[test]
fn six_combos_are_drawn_before_the_first_pick() {
    let game = base(2);
    let mut state = game.start();
    let mut luck = Luck::new(3);
    let mut asked = 0;
    while let Pending::Chance(odds) = game.pending(&state) {
        assert!(matches!(odds, Odds::Race(_) | Odds::Power(_)));
        game.answer(&mut state, luck.answer(odds), &mut ()).unwrap();
        asked += 1;
    }
    assert_eq!((asked, state.column().len()), (12, 6));
    let in_the_box = (game.races_in_play().count(), game.powers_in_play().count());
    let left = (state.races_left().iter(), state.powers_left().iter());
    assert_eq!((left.0.count() + 6, left.1.count() + 6), in_the_box);
    assert_eq!(
        game.legal(&state).len(),
        6,
        "with five coins every combo can be paid"
    );
}

/// Proves P-22: fate gives only what it was asked for.
#[test]
fn fate_cannot_give_what_nobody_asked_for() {
    let game = base(2);
    let mut state = game.start();
    let before = state;
    assert!(game.answer(&mut state, 200, &mut ()).is_err());
    assert!(state == before, "a refused answer changes nothing");
}

/// Proves B-06: the borders are those of the board file; here the one that was asked about.
#[test]
fn the_southern_mountain_of_the_three_player_board_borders_the_forest() {
    let board = Board::for_players(3).unwrap();
    let south = |terrain: Terrain| {
        let regions = board.regions().iter().enumerate();
        regions.filter(move |(_, region)| {
            region.terrain == terrain && region.edge && region.center[1] > 700.0
        })
    };
    let mountains: Vec<usize> = south(Terrain::Mountain).map(|(i, _)| i).collect();
    let right = *mountains
        .iter()
        .max_by(|a, b| board.regions()[**a].center[0].total_cmp(&board.regions()[**b].center[0]))
        .expect("a mountain on the southern edge");
    let touches = south(Terrain::Forest)
        .any(|(i, _)| board.borders(RegionId(right as u8)).has(RegionId(i as u8)));
    assert!(
        touches,
        "mountain {right} borders a forest of the southern edge"
    );
}

#[test]
fn every_tile_is_told_completely() {
    let mut ids = BTreeSet::new();
    for tile in tiles::all() {
        assert!(ids.insert(tile.id), "{} stands twice", tile.id);
        for text in [tile.name.en, tile.name.fr, tile.help.en, tile.help.fr] {
            assert!(!text.is_empty(), "{} lacks a text", tile.id);
        }
        assert!(!tile.rulings.is_empty(), "{} answers to no ruling", tile.id);
        assert_eq!(tile.supply > 0, tile.kind != Kind::Power, "{}", tile.id);
    }
}

/// The values and supplies of table B-T1.
#[test]
fn values_and_supplies_are_those_of_the_box() {
    let races = "amazons 6 15, dwarves 3 8, elves 6 11, ghouls 5 10, giants 6 11, halflings 6 11, humans 5 10, orcs 5 10, \
                 ratmen 8 13, skeletons 6 20, sorcerers 5 18, tritons 6 11, trolls 5 10, wizards 5 10, goblins 6 11, \
                 kobolds 11 16, white-ladies 2 7, gypsies 6 11, priestesses 4 9, barbarians 9 14, leprechauns 6 11, \
                 pixies 11 16, homunculi 5 15, pygmies 6 18, necromancer-ghost 0 14";
    let powers = "alchemist 4, berserk 4, bivouacking 5, commando 4, diplomat 5, dragon-master 5, flying 5, forest 4, \
                  fortified 3, heroic 5, hill 4, merchant 2, mounted 5, pillaging 5, seafaring 5, spirit 5, stout 4, \
                  swamp 4, underworld 5, wealthy 4, cursed 0, hordes 5, marauding 5, ransacking 4, were 4, historian 5, \
                  peace-loving 4, barricade 4, catapult 4, corrupt 4, imperial 4, mercenary 4";
    // The boxes told of above; each is told of whole.
    let told = [
        GameBox::Base,
        GameBox::Cursed,
        GameBox::GrandDames,
        GameBox::BeNotAfraid,
        GameBox::Leaders,
        GameBox::Necromancer,
    ];
    let told = |tile: &&&Tile| told.contains(&tile.from);
    let found = tiles::RACES.iter().filter(told);
    let found = found.map(|tile| format!("{} {} {}", tile.id, tile.tokens, tile.supply));
    assert_eq!(found.collect::<Vec<_>>().join(", "), races);
    let found = tiles::POWERS.iter().filter(told);
    let found = found.map(|tile| format!("{} {}", tile.id, tile.tokens));
    assert_eq!(found.collect::<Vec<_>>().join(", "), powers);
}

/// Where tiles may be named: their own files, those of the words of the vocabulary that bring deeds, and the two
/// tables of contents.
fn may_name(path: &Path) -> bool {
    ["tiles", "deeds", "tile/boxes.rs"]
        .iter()
        .any(|own| path.starts_with(own))
}

/// What else says a name, word for word, with the reason.
const ALLOWED: [(&str, &str); 9] = [
    ("\"ghoul-step\"", "a phase of the notation"),
    ("\"stout-decline\"", "a phase of the notation"),
    ("catapult_discount", "a switch of the notation"),
    ("late_ransom", "a switch of the notation"),
    ("ghost_reserve", "a switch of the notation"),
    ("vanishing_keeps_older", "a switch of the notation"),
    ("= \"tower\"", "a word of the files of blank tiles"),
    (
        "[\"one tower in decline\", ",
        "its name in a form of blank tiles",
    ),
    (
        "(\"tower and stands-in-decline exclude each other",
        "what speaks against it in a blank tile",
    ),
];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// No tile, and nothing that a single box brings, is named outside its own file, not even in a comment: the core
/// bends for all of them alike.
#[test]
fn no_tile_is_named_outside_its_own_file() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&source, &mut found);
    let names = names_of_tiles();
    let (mut read, mut faults, mut used) = (0, Vec::new(), BTreeSet::new());
    for path in found {
        let own = path.strip_prefix(&source).expect("a file of the source");
        if may_name(own) {
            continue;
        }
        read += 1;
        let text = std::fs::read_to_string(&path).expect("a text");
        // What a file tests it may name, also in an example.
        let code = text.split("#[cfg(test)]").next().unwrap_or(&text);
        let mut example = false;
        for (number, line) in code.lines().enumerate() {
            example ^= line.trim_start().starts_with("//! ```");
            if example {
                continue;
            }
            let mut rest = line.to_owned();
            for (words, _) in ALLOWED.iter().filter(|(words, _)| line.contains(words)) {
                used.insert(*words);
                rest = rest.replace(words, "");
            }
            if let Some(name) = named(&rest, &names) {
                let place = format!("{}:{}", own.display(), number + 1);
                faults.push(format!("{place}: names {name}: {}", line.trim()));
            }
        }
    }
    assert!(read > 60, "only {read} files were read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for (words, reason) in ALLOWED {
        assert!(
            used.contains(words),
            "nobody says {words} any more: {reason}"
        );
    }
}
