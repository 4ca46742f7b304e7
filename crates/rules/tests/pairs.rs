//! Every race with every power: random games until each pair has lived a whole life.

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::event::Source;
use elbowroom_rules::notation::{parse_action, read_position};
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Event, invariant, tiles};
use random::{Luck, box_ids, play_on, without_roles};

/// What a pair must have done.
const LIFE: [&str; 5] = [
    "entered",
    "conquered again",
    "lost a region",
    "scored",
    "declined",
];

/// A board on which every tile can do something: chasms and rivers, monsters, and whatever lies on the surface.
fn everything() -> String {
    let board = elbowroom_rules::Board::printed("underground-2p").expect("a printed board");
    let text = board
        .source()
        .replace("name = \"underground-2p\"", "name = \"everything\"");
    let swap = |text: String, id: u8, from: &str, to: &str| {
        let old = format!("id = {id}\nterrain = \"{from}\"\n");
        assert!(text.contains(&old), "{old}");
        text.replace(&old, &format!("id = {id}\n{to}\n"))
    };
    let text = swap(text, 1, "mud", "terrain = \"hill\"\nsymbols = [\"cavern\"]");
    let text = swap(text, 3, "crystal", "terrain = \"farmland\"");
    let text = swap(
        text,
        8,
        "mine",
        "terrain = \"farmland\"\nsymbols = [\"cavern\"]",
    );
    swap(text, 14, "mine", "terrain = \"hill\"")
}

#[test]
fn every_pair_enters_conquers_loses_scores_and_declines() {
    let board = serde_json::Value::from(everything()).to_string();
    live_all(&format!("\"board_toml\":{board}"), &without_roles());
}

#[test]
fn every_pair_of_the_islands_does_too() {
    live_all("\"board\":\"islands-l1a-s1a\"", &[GameBox::Warcraft]);
}

/// Every pair of the tiles of some boxes lives a whole life.
fn live_all(board: &str, boxes: &[GameBox]) {
    let of = |kind: Kind| {
        let tiles = tiles::all().filter(move |tile| tile.kind == kind);
        tiles.filter(|tile| boxes.contains(&tile.from))
    };
    let boxes = box_ids(boxes);
    for (race, power) in
        of(Kind::Race).flat_map(|race| of(Kind::Power).map(move |power| (race, power)))
    {
        let position = format!(
            "{{{board},\"boxes\":[{boxes}],\"seats\":[{{\"coins\":5}},{{\"coins\":5}}],\"column\":[{{\"race\":\"{}\",\"power\":\"{}\"}}]}}",
            race.id, power.id
        );
        let (game, mut state) = read_position(&position).unwrap();
        let pick = game
            .check(&state, parse_action(&game, "pick 1").unwrap())
            .unwrap();
        game.apply(&mut state, pick, &mut ());
        let mut lived = [false; 5];
        for seed in 0..400 {
            let mut events = Vec::new();
            play_on(
                &game,
                state,
                &mut Luck::new(seed),
                &mut events,
                |state, _| {
                    invariant::check(&game, state).unwrap_or_else(|what| {
                        panic!("{} {}, seed {seed}: {what}", power.id, race.id)
                    });
                },
            );
            live(&mut lived, &events);
            if lived == [true; 5] {
                break;
            }
        }
        let missing: Vec<&str> = LIFE
            .iter()
            .zip(lived)
            .filter(|(_, lived)| !lived)
            .map(|(what, _)| *what)
            .collect();
        assert!(
            missing.is_empty(),
            "{} {} never {}",
            power.id,
            race.id,
            missing.join(", never ")
        );
    }
}

/// Reads the life of the first race of seat 1 from what happened, until it declines.
fn live(lived: &mut [bool; 5], events: &[Event]) {
    let mut conquests = 0;
    for event in events {
        match *event {
            Event::Conquered { seat, .. } | Event::Converted { seat, .. } if seat.0 == 0 => {
                lived[0] = true;
                conquests += 1;
                lived[1] |= conquests > 1;
            }
            Event::Lost { seat, .. } if seat.0 == 0 => lived[2] = true,
            Event::Scored {
                seat,
                source: Source::Regions(_),
                ..
            } if seat.0 == 0 => lived[3] = true,
            Event::Declined { seat, .. } if seat.0 == 0 => {
                lived[4] = true;
                return;
            }
            _ => {}
        }
    }
}
