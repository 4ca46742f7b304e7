//! Games on islands: how they are set up, and how races come to them.

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::islands::Islands;
use elbowroom_rules::notation::{read_position, write_position};
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Action, Board, Game, Setup};
use random::{Luck, play_on};

fn game(islands: &Islands) -> Game {
    let setup = Setup {
        seats: islands.players(),
        board: islands.board(),
        ..Setup::base(2).expect("a base board")
    };
    Game::new(setup).expect("a sound set-up")
}

/// Some sets for each number of players, drawn.
fn drawn() -> impl Iterator<Item = Islands> {
    let mut luck = Luck::new(11);
    let players = (2..=5).flat_map(|players| [players; 4]);
    players.map(move |players| {
        Islands::draw(players, |below| luck.below(below)).expect("islands for so many")
    })
}

/// Proves W-01: one island for each player, of the sizes that so many play on, and the rounds.
#[test]
fn islands_and_rounds_follow_the_number_of_players() {
    for (players, sizes, rounds) in [
        (2, "LS", 10),
        (3, "LMS", 10),
        (4, "LMMS", 9),
        (5, "LLMSS", 8),
    ] {
        for islands in Islands::all(players) {
            let letters = islands.faces().iter().map(|face| face.size().letter());
            assert_eq!(letters.collect::<String>(), sizes);
            assert_eq!(islands.board().rounds(), rounds);
        }
    }
}

/// Proves W-83: a murloc stands wherever one is printed, and there are enough of them.
#[test]
fn murlocs_stand_where_they_are_printed() {
    for islands in drawn() {
        let (game, board) = (game(&islands), islands.board());
        assert!(!board.murlocs().is_empty() && board.murlocs().len() <= 15);
        assert_eq!(game.start().tribes(), board.murlocs());
    }
}

/// Proves W-06: nobody enters but at an anchor, on whatever island; and games on islands come to their end.
#[test]
fn races_enter_at_anchors_alone() {
    for (seed, islands) in (0..).zip(drawn()) {
        let game = game(&islands);
        let anchors = game.board().anchors();
        let mut entered = RegionSet::EMPTY;
        let mut luck = Luck::new(seed);
        let end = play_on(&game, game.start(), &mut luck, &mut (), |state, list| {
            let people = state.people(state.turn().acting);
            // These go where they like.
            let race = game.race_tile(people.race).map_or("", |tile| tile.id);
            let power = game.power_tile(people.power).map_or("", |tile| tile.id);
            if !people.regions.is_empty() || race == "halflings" || power == "flying" {
                return;
            }
            for action in list.iter() {
                if let Action::Conquer(region) = action {
                    entered = entered.with(*region);
                }
            }
        });
        assert!(end.turn().round >= game.board().rounds());
        assert!(!entered.is_empty());
        assert_eq!(entered - anchors, RegionSet::EMPTY, "{}", islands.name());
    }
}

/// A position and a replay name the faces, and read them back.
#[test]
fn islands_are_named_in_positions() {
    let islands = Islands::parse("islands-l2b-m1a-s1b").expect("a set");
    let game = game(&islands);
    let text = write_position(&game, &game.start());
    assert!(text.contains("\"islands-l2b-m1a-s1b\""), "{text}");
    let (read, state) = read_position(&text).expect("what was written");
    assert_eq!(read.board(), game.board());
    assert!(state == game.start());
    let wrong = text.replace("l2b", "l9b");
    let error = read_position(&wrong).err().expect("no such island");
    assert!(
        error.to_string().contains("an island out of l1a"),
        "{error}"
    );
    assert!(
        Board::named("islands-2p").is_err(),
        "a set is drawn before the game begins"
    );
}
