//! The slow twin of price, reach and score looks on at games with the small boxes: Cursed!, Grand
//! Dames, Be Not Afraid, Leaders and Necromancer Island. See `twin.rs`.

#[path = "twin_boxes/seldom.rs"]
mod seldom;
#[path = "twin/mod.rs"]
mod twin;

use elbowroom_rules::notation::read_position;
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Game, Setup, State};
use twin::knows::{BOXES, ids};
use twin::onlooker::Onlooker;
use twin::seen::{Seen, expect};

/// Random games for each number of players, with and without a Necromancer. One in two begins with
/// a column that was laid by hand.
const GAMES: u64 = 100;

/// What the Necromancer owns in games laid by hand, all but the last at once: powers that meet each
/// other in his hand alone.
const SHOPS: [[&str; 6]; 5] = [
    [
        "catapult",
        "berserk",
        "mercenary",
        "were",
        "imperial",
        "diplomat",
    ],
    [
        "catapult",
        "hordes",
        "marauding",
        "underworld",
        "barricade",
        "flying",
    ],
    [
        "ransacking",
        "corrupt",
        "seafaring",
        "peace-loving",
        "historian",
        "wealthy",
    ],
    [
        "dragon-master",
        "mercenary",
        "heroic",
        "fortified",
        "bivouacking",
        "pillaging",
    ],
    [
        "commando",
        "diplomat",
        "flying",
        "mounted",
        "marauding",
        "merchant",
    ],
];

/// Combos that lie on top of the column in games laid by hand: those whose texts meet.
const MEETINGS: [(&str, &str); 12] = [
    ("barbarians", "mercenary"),
    ("kobolds", "were"),
    ("pixies", "hordes"),
    ("barbarians", "hordes"),
    ("kobolds", "berserk"),
    ("gypsies", "catapult"),
    ("barbarians", "dragon-master"),
    ("kobolds", "mercenary"),
    ("priestesses", "stout"),
    ("barbarians", "catapult"),
    ("white-ladies", "spirit"),
    ("goblins", "marauding"),
];

/// What each tile of the boxes does, seen in games with and without a Necromancer.
const SIGHTS: [&str; 41] = [
    // Cursed!
    "goblins' discount",
    "never fewer than two",
    "dear below cursed",
    "horde attacked",
    "rally",
    "ransacking takes",
    "were- discount",
    // Grand Dames.
    "gypsies stay away",
    "coins: gypsies",
    "tower",
    "coins: regions of priestesses",
    "white ladies spared",
    "historians write",
    "coins: peace-loving",
    // Be Not Afraid.
    "conquer with more",
    "take up",
    "sorted as said",
    "hire with more",
    "homunculi wait",
    "pot found",
    "pots ripen",
    "pygmies grow",
    "coins: barricade",
    "catapult set up",
    "catapult armed",
    "catapult discount",
    "catapult spared",
    "corrupt are paid",
    "coins: imperial",
    "hire",
    "help after the die",
    // Leaders.
    "buy-leader",
    "leader attacked",
    "ransom",
    "captives at the end",
    // The base game beside them.
    "declined ghouls act",
    "convert",
    "dragon",
    "ally",
    "spared by a pact",
    "berserk die",
];

/// What only a Necromancer brings.
const ISLAND: [&str; 6] = [
    "necromancer-ghost",
    "ghosts attacked",
    "coins: regions of necromancer-ghost",
    "coins: wealthy",
    "die for the catapult",
    "purchases",
];

#[test]
fn the_twin_agrees_with_two_players() {
    agree(2, &small());
}

#[test]
fn the_twin_agrees_with_three_players() {
    agree(3, &small());
}

#[test]
fn the_twin_agrees_with_four_players() {
    agree(4, &small());
}

#[test]
fn the_twin_agrees_with_five_players() {
    agree(5, &small());
}

#[test]
fn the_twin_agrees_with_a_necromancer_and_two_others() {
    agree(3, &BOXES);
}

#[test]
fn the_twin_agrees_with_a_necromancer_and_three_others() {
    agree(4, &BOXES);
}

#[test]
fn the_twin_agrees_with_a_necromancer_and_four_others() {
    agree(5, &BOXES);
}

#[test]
fn the_twin_agrees_with_a_necromancer_and_five_others() {
    agree(6, &BOXES);
}

/// Every box the twin knows but the Necromancer's.
fn small() -> Vec<GameBox> {
    let small = |from: &GameBox| *from != GameBox::Necromancer;
    BOXES.into_iter().filter(small).collect()
}

/// Everything of a kind: first what the small boxes bring, then the base game.
fn new_first(kind: Kind) -> Vec<&'static str> {
    let new: Vec<GameBox> = small()
        .into_iter()
        .filter(|from| *from != GameBox::Base)
        .collect();
    let mut all = ids(kind, &new);
    all.extend(ids(kind, &[GameBox::Base]));
    all
}

/// Looks on at all games for a number of players.
fn agree(players: u8, boxes: &[GameBox]) {
    let island = boxes.contains(&GameBox::Necromancer);
    let setup = Setup::with(players, boxes.to_vec()).expect("there is a board");
    let onlooker = Onlooker::new(Game::new(setup).expect("the set-up fits"));
    let mut seen = Seen::new();
    for seed in 0..twin::games(GAMES) {
        if seed % 2 == 0 {
            onlooker.watch(seed, &mut seen);
        } else {
            let (game, state) = laid(players, seed / 2, island);
            Onlooker::new(game).watch_from(state, seed, &mut seen);
        }
    }
    let games = format!("with {players} players");
    for names in [&new_first(Kind::Race)[..], &new_first(Kind::Power), &SIGHTS] {
        expect(&seen, names, &games);
    }
    if island {
        expect(&seen, &ISLAND, &games);
    }
    // No two shores of the smallest lake are far enough from each other.
    if players - u8::from(island) > 2 {
        expect(&seen, &["lake jumped"], &games);
    }
}

/// A game whose first six combos go through all races and powers as the numbers grow, so that many
/// pairs of tiles meet.
fn laid(players: u8, number: u64, island: bool) -> (Game, State) {
    let number = number as usize;
    let shop: &[&str] = match island {
        true => &SHOPS[number % SHOPS.len()],
        false => &[],
    };
    let first = MEETINGS[number % MEETINGS.len()];
    let (races, powers) = (new_first(Kind::Race), new_first(Kind::Power));
    let races = races.iter().cycle().skip(5 * number);
    // Now and then one power further, so that other pairs meet when the races come again.
    let powers = powers.iter().cycle().skip(5 * number + number / 5);
    let races = races.filter(|race| **race != first.0);
    let powers = powers.filter(|power| **power != first.1 && !shop.contains(power));
    let others = races.copied().zip(powers.copied());
    let first = (!shop.contains(&first.1)).then_some(first);
    let combos = first.into_iter().chain(others).take(6);
    let column =
        list(combos.map(|(race, power)| format!(r#"{{"race": "{race}", "power": "{power}"}}"#)));
    let ghosts = r#"{"coins": 12, "active": {"race": "necromancer-ghost", "aside": 5}}"#;
    let seats = list((1..=players).map(|seat| match island && seat == players {
        true => ghosts.to_owned(),
        false => r#"{"coins": 9}"#.to_owned(),
    }));
    let quoted = |powers: &[&str]| list(powers.iter().map(|power| format!("\"{power}\"")));
    let necromancer = match island {
        true => format!(
            r#", "necromancer": {{"powers": [{}], "owned": [{}]}}"#,
            quoted(shop),
            quoted(&shop[..5])
        ),
        false => String::new(),
    };
    let boxes = if island { BOXES.to_vec() } else { small() };
    let boxes = list(boxes.into_iter().map(|from| format!("\"{}\"", from.id())));
    let json = format!(
        r#"{{"board": "base-{}p", "players": {players},
        "boxes": [{boxes}],
        "seats": [{seats}], "column": [{column}]{necromancer}}}"#,
        players - u8::from(island)
    );
    read_position(&json).unwrap_or_else(|error| panic!("{error}\n{json}"))
}

/// Texts with commas between them.
fn list(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(", ")
}
