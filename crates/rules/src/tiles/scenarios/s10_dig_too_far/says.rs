//! What clients show of the veins, and what positions say of them.

use super::TILE;
use super::veins::{LEVELS, PHASE, REGIONS, VEINS, count, get, region, set, vein_at};
use crate::belongings::Mark;
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{RegionId, Seat};
use crate::notation::agree;
use crate::notation::position::{Notation, PositionError};
use crate::notation::speech::Speaker;
use crate::state::State;
use serde_json::{Value, json};

pub(super) static SAYS: Notation = Notation {
    field: "veins",
    of_seats: false,
    write,
    read,
};

pub(super) fn mark<'g>(speaker: &Speaker<'g>, state: &State, at: RegionId) -> Vec<Mark<'g>> {
    let game = speaker.game();
    let mut marks = Vec::new();
    let plain = |icon, text: String, short, help: String, number| Mark {
        icon,
        text,
        short,
        help,
        seat: Seat::NONE,
        token: "",
        number,
        between: false,
        tile: Some(TILE.id),
    };
    let language = speaker.language();
    if vein_at(game, state, at).is_some() {
        let monsters = count(game, state, at);
        let text = speaker.pick(
            format!("{monsters} monster(s) of a vein"),
            format!("{monsters} monstre(s) d'un filon"),
        );
        let help = speaker.pick(
            "After each round they leave one behind and attack with the rest (R-56).".to_owned(),
            "Après chaque manche, ils en laissent un et attaquent avec le reste (R-56).".to_owned(),
        );
        let short = crate::tile::words("monsters", "monstres").text(language);
        marks.push(plain(
            "spiked-dragon-head",
            agree(language, &text),
            short,
            help,
            monsters,
        ));
    }
    for level in 0..LEVELS {
        for vein in 0..VEINS {
            let fresh = get(game, state, 1, level * VEINS + vein) == 0;
            if region(game, state, vein, level) == at && fresh {
                let letter = ["A", "B", "C"][level];
                let help = speaker.pick(
                    "Whoever conquers it first takes its coin (R-53).".to_owned(),
                    "Qui la conquiert en premier prend son jeton (R-53).".to_owned(),
                );
                let text = speaker.pick(
                    format!("gold vein, level {letter}"),
                    format!("filon d'or, niveau {letter}"),
                );
                let short = crate::tile::words("gold", "or").text(language);
                marks.push(plain("gold-nuggets", text, short, help, 0));
            }
        }
    }
    marks
}

/// What was found in each region, level by level; then how far the monsters' phase is.
fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let found: Vec<u8> = (0..REGIONS)
        .map(|place| get(game, state, 1, place))
        .collect();
    let phase: Vec<u8> = (0..4).map(|place| get(game, state, PHASE, place)).collect();
    let closed = get(game, state, 0, 0);
    Some(if phase.iter().all(|&byte| byte == 0) {
        json!({ "closed": closed, "found": found })
    } else {
        json!({ "closed": closed, "found": found, "phase": phase })
    })
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let regions = hands.game.board().len() as u64;
    for (field, memory, most, length) in [
        ("found", 1, 11, REGIONS),
        ("phase", PHASE, regions.max(60), 4),
    ] {
        let Some(said) = value.get(field) else {
            continue;
        };
        let list = said.as_array().filter(|list| list.len() == length);
        let Some(list) = list else {
            let what = format!("{field}: {length} numbers expected");
            return Err(PositionError::at(at, what));
        };
        for (place, said) in list.iter().enumerate() {
            let number = said.as_u64().filter(|&number| number <= most);
            let Some(number) = number else {
                let what = format!("{field}: numbers from 0 to {most} expected");
                return Err(PositionError::at(at, what));
            };
            set(hands, memory, place, number as u8);
        }
    }
    if let Some(said) = value.get("closed") {
        let closed = said.as_u64().filter(|&closed| closed < LEVELS as u64);
        let Some(closed) = closed else {
            return Err(PositionError::at(at, "closed: 0 to 2 expected"));
        };
        set(hands, 0, 0, closed as u8);
    }
    Ok(())
}
