//! A power lies in each hole of the board, for the active race that holds most of what is around it.

use super::scenario;
use crate::belongings::Mark;
use crate::effect::{By, Hands};
use crate::event::{Event, Tale, TaleOf};
use crate::game::{Game, SetupError};
use crate::ids::{PeopleId, PowerId, RegionId, Seat, TileId};
use crate::notation::position::{Notation, PositionError, power_named};
use crate::notation::speech::Speaker;
use crate::region_set::TileSet;
use crate::state::{Force, State, Whose};
use crate::tile::{
    Deed, Drawn, Hooks, NO_SHOWS, NO_TABLE, NONE, QUESTION, Question, Shows, Table, Tile, VERB,
    Verb, Window, words,
};
use crate::tiles::places::stonehedge;
use crate::tiles::powers::{cursed, historian, reborn, spirit, wealthy, wise};
use serde_json::{Value, json};

/// Crops of Power.
pub static TILE: Tile = Tile {
    icon: "wheat",
    help: words(
        "A power lies in each crop space, a gap ringed by six hexes. While your active race holds at least 5 regions around it, you have that power as well, from the very moment you do, and no longer once you hold fewer. Several races may have it at once. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
        "Un pouvoir se trouve dans chaque cercle de pouvoir, un vide entouré de six hexagones. Tant que votre peuple actif tient au moins 5 régions autour du cercle, vous avez aussi ce pouvoir, dès l'instant où c'est le cas et plus du tout quand vous en tenez moins. Plusieurs peuples peuvent l'avoir à la fois. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement.",
    ),
    short: words(
        "Hold five regions around a gap in the land and use the power in it.",
        "Tenez cinq régions autour d'un vide et servez-vous du pouvoir qu'il contient.",
    ),
    rulings: &["R-33", "R-34", "R-35", "R-36", "R-37", "R-73"],
    hooks: Hooks {
        verbs: &[Verb {
            word: DRAW,
            name: words("draw a power", "tirer un pouvoir"),
            window: Window::Asked,
            deed: Deed::Draw {
                what: Drawn::Powers,
                from,
                act: lay,
            },
            question: Some(Question {
                id: DRAW,
                ruling: "R-33",
                words: words(
                    "the power that lies in a circle",
                    "le pouvoir qui se trouve dans un cercle",
                ),
                fits: |cx| cx.state.column().is_empty() && is_open(cx.game, cx.state),
                ..QUESTION
            }),
            ..VERB
        }],
        table: Table {
            set_up: Some(|setup| {
                if setup.board.rings().is_empty() {
                    return Err(SetupError::new(
                        "a hole that six hexes surround expected in this scenario (R-33)",
                    ));
                }
                Ok(None)
            }),
            opening: Some(|hands, me| {
                let open = is_open(hands.game, hands.state());
                if open {
                    let deed = hands.game.deed_of_tile(me, DRAW);
                    let first = hands.game.setup().first;
                    hands.ask(deed, PeopleId::active(first), RegionId::NONE);
                }
                !open
            }),
            shows: Shows {
                mark: Some(mark),
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: "circles",
                of_seats: false,
                write,
                read,
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s07-crops-of-power",
        words("Crops of Power", "Le cercle des pouvoirs disparus"),
    )
};

const DRAW: &str = "circle-power";

static LIES: Tale = Tale {
    kind: "circle-power",
    words: words(
        "{power} lies in a circle of power.",
        "{power} se trouve dans un cercle de pouvoir.",
    ),
    moves_coins: false,
};

/// The powers in the circles, in their order.
fn circles(state: &State) -> impl Iterator<Item = (usize, &Force)> {
    let forces = state.forces().iter().enumerate();
    forces.filter(|(_, force)| force.whose.is_ring().is_some())
}

/// Whether a circle has no power yet, and there is one for it.
fn is_open(game: &Game, state: &State) -> bool {
    circles(state).count() < game.board().rings().len() && !from(game, state).is_empty()
}

/// What does nothing there is drawn anew.
fn from(game: &Game, state: &State) -> TileSet {
    let barred = [
        cursed::TILE.id,
        historian::TILE.id,
        reborn::TILE.id,
        spirit::TILE.id,
        wealthy::TILE.id,
        wise::TILE.id,
    ];
    let mut left = stonehedge::from(game, state);
    for power in left.iter() {
        let tile = game.power_tile(PowerId(power));
        if tile.is_some_and(|tile| barred.contains(&tile.id)) {
            left.take(power);
        }
    }
    left
}

fn lay(hands: &mut Hands, _: By, power: u8) {
    let (power, ring) = (PowerId(power), circles(hands.state()).count() as u8);
    hands.take_badge(power);
    hands.lay_out(TileId::power(power), Whose::ring(ring));
    let who = TaleOf {
        power,
        ..TaleOf::seat(hands.turn().seat)
    };
    hands.tell(Event::Tale { tale: &LIES, who });
}

fn mark<'g>(speaker: &Speaker<'g>, state: &State, region: RegionId) -> Vec<Mark<'g>> {
    let game = speaker.game();
    let around = |force: &Force| {
        let ring = game.board().rings().get(force.whose.is_ring()?)?;
        let power = game.power_tile(force.tile.as_power()?)?;
        let name = power.name.text(speaker.language());
        ring.has(region).then(|| Mark {
            icon: power.icon,
            text: speaker.pick(
                format!("circle of power: {name}"),
                format!("cercle de pouvoir : {name}"),
            ),
            short: name,
            help: speaker.pick(
                "Whose active race holds 5 regions around the circle has this power too (R-35).".to_owned(),
                "Qui tient 5 régions autour du cercle avec un peuple actif a aussi ce pouvoir (R-35).".to_owned(),
            ),
            seat: Seat::NONE,
            token: "",
            number: 0,
            between: true,
            tile: Some(power.id),
        })
    };
    circles(state)
        .filter_map(|(_, force)| around(force))
        .collect()
}

/// The powers in their order, with what they remember.
fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let powers = circles(state).filter_map(|(_, force)| {
        let id = game.power_tile(force.tile.as_power()?)?.id;
        Some(match force.memo {
            0 => id.into(),
            memo => json!({ "power": id, "memo": memo }),
        })
    });
    Some(Value::Array(powers.collect()))
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let most = hands.game.board().rings().len();
    let list = value.as_array().filter(|list| list.len() <= most);
    let Some(list) = list else {
        let what = format!("a list of at most {most} powers expected");
        return Err(PositionError::at(at, what));
    };
    for (ring, said) in (0..).zip(list) {
        let name = said.get("power").unwrap_or(said).as_str();
        let power = power_named(hands.game, at, name.unwrap_or_default())?;
        let memo = said.get("memo").and_then(Value::as_u64).unwrap_or(0);
        let tile = TileId::power(power);
        if hands
            .state()
            .forces()
            .iter()
            .any(|force| force.tile == tile)
        {
            return Err(PositionError::at(at, "each power once expected"));
        }
        let place = hands.lay_out(tile, Whose::ring(ring));
        hands.remember_at(place, memo.min(255) as u8);
    }
    Ok(())
}
