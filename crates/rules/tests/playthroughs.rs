//! Golden games: whole games as text. Any change of play shows in the diff.
//!
//! `cargo xtask golden` writes them anew; read the diff before you keep it.

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::finish::standings;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{action_text, answer_text};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Language, Pending, Viewer};
use random::{Luck, base};
use std::fmt::Write;

fn tell(players: u8, seed: u64, language: Language) -> String {
    let game = base(players);
    let speaker = Speaker::new(&game, language);
    let mut luck = Luck::new(seed);
    let mut table = Playing::new(&game);
    let mut text = format!("# {players} players, seed {seed}\n");
    loop {
        let mut events = Vec::new();
        match table.pending() {
            Pending::Over => break,
            Pending::Chance(odds) => {
                let answer = luck.answer(odds);
                writeln!(text, "fate: {}", answer_text(&game, odds, answer)).unwrap();
                table.answer(answer, &mut events).unwrap();
            }
            Pending::Decision(seat) => {
                let action = luck.choose(&game.legal(table.state()));
                writeln!(text, "seat {seat}: {}", action_text(&game, action)).unwrap();
                table.act(action, &mut events).unwrap();
            }
        }
        for event in game.view_events(&events, Viewer::Afterwards) {
            writeln!(text, "    {}", speaker.event(event)).unwrap();
        }
    }
    for standing in standings(&game, table.state()) {
        writeln!(
            text,
            "{}. seat {}: {} coins, {} tokens",
            standing.rank, standing.seat, standing.coins, standing.tokens
        )
        .unwrap();
    }
    text
}

#[test]
fn golden_games_play_as_they_did() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let bless = std::env::var_os("ELBOWROOM_BLESS").is_some();
    let games = [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5)];
    for (players, seed) in games {
        let language = if seed == 2 {
            Language::French
        } else {
            Language::English
        };
        let text = tell(players, seed, language);
        let path = folder.join(format!("base-{players}p-{seed}.txt"));
        if bless {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, text).unwrap();
            continue;
        }
        let golden = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if let Some((number, (old, new))) = golden
            .lines()
            .zip(text.lines())
            .enumerate()
            .find(|(_, (old, new))| old != new)
        {
            panic!(
                "{}:{}: was `{old}`, is `{new}`; `cargo xtask golden` writes the games anew",
                path.display(),
                number + 1
            );
        }
        assert_eq!(
            golden.len(),
            text.len(),
            "{} has another length",
            path.display()
        );
    }
}
