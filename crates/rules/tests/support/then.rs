//! What a case claims.

use crate::given::{column, count};
use elbowroom_rules::event::Source;
use elbowroom_rules::finish;
use elbowroom_rules::ids::{PeopleId, PieceId};
use elbowroom_rules::notation::{parse_line, phase_name, write_position};
use elbowroom_rules::record::Playing;
use elbowroom_rules::state::People;
use elbowroom_rules::tiles::{self, boxes::leaders, roles::necromancer};
use elbowroom_rules::{Game, Odds, Pending, Refusal, RegionId, Seat};
use serde_json::Value;
use std::collections::BTreeMap;

/// Checks one claim.
pub fn check(table: &Playing<&Game>, claim: &str) -> Result<(), String> {
    let state = table.state();
    let game = &*table.game().now(state);
    let words: Vec<&str> = claim.split_whitespace().collect();
    match words[..] {
        ["legal", ..] => refusal(table, &claim["legal".len()..])
            .map_or(Ok(()), |refusal| Err(format!("refused: {refusal}"))),
        ["refused", ..] => {
            // Who knows only a book names no ruling.
            let claim = &claim["refused".len()..];
            let (said, ruling) = claim.rsplit_once(':').unwrap_or((claim, ""));
            match refusal(table, said) {
                None => Err("is legal".into()),
                Some(_) if ruling.is_empty() => Ok(()),
                Some(refusal) => same(refusal.ruling(), ruling.trim()),
            }
        }
        ["price", region, "=", price] => match game.price(state, RegionId(count(region)? as u8)) {
            Ok(found) => same(u64::from(found), count(price)?),
            Err(refusal) => Err(format!("refused: {refusal}")),
        },
        ["price", region, "refused"] => {
            let price = game.price(state, RegionId(count(region)? as u8));
            price.map_or(Ok(()), |price| Err(format!("costs {price}")))
        }
        ["price", region, "refused", ruling] => {
            match game.price(state, RegionId(count(region)? as u8)) {
                Ok(price) => Err(format!("costs {price}")),
                Err(refusal) => same(refusal.ruling(), ruling),
            }
        }
        ["seat", seat, "coins", coins] => {
            same(u64::from(state.coins(seat_of(seat)?)), count(coins)?)
        }
        ["seat", seat, "scores", coins] => {
            let tally = game.score(state, seat_of(seat)?);
            same(
                tally
                    .iter()
                    .map(|(_, coins)| u64::from(*coins))
                    .sum::<u64>(),
                count(coins)?,
            )
            .map_err(|what| format!("{what}: {tally:?}"))
        }
        ["seat", seat, "scores", coins, "from", source] => {
            let tally = game.score(state, seat_of(seat)?);
            let paid = tally
                .iter()
                .filter(|(from, _)| source_name(game, *from) == source)
                .map(|(_, coins)| u64::from(*coins))
                .sum::<u64>();
            same(paid, count(coins)?).map_err(|what| format!("{what}: {tally:?}"))
        }
        ["seat", seat, "has", "no", "active", "race"] => same(
            state.people(PeopleId::active(seat_of(seat)?)).exists(),
            false,
        ),
        ["seat", seat, "decides"] => match table.pending() {
            Pending::Decision(found) => same(found, seat_of(seat)?),
            other => Err(format!("found {other:?}")),
        },
        ["turn", "of", "seat", seat] => same(state.turn().seat, seat_of(seat)?),
        ["round", round] => same(u64::from(state.turn().round), count(round)?),
        ["phase", phase] => same(phase_name(game, state), phase),
        ["seat", seat, "captives", ref races @ ..] => {
            let held = leaders::captives(game, state, seat_of(seat)?);
            let held: Vec<&str> = held.map(|race| tiles::RACES[race.index()].id).collect();
            let races = if races == ["none"] { &[] } else { races };
            same(held.as_slice(), races)
        }
        ["seat", seat, "harmony", what] => {
            let said = json(table)["seats"][count(seat)? as usize - 1]["harmony"].clone();
            same(said.as_str().unwrap_or("none"), what)
        }
        ["souls", number] => same(u64::from(necromancer::souls(game, state)), count(number)?),
        ["ghosts", "in", "well", number] => same(
            u64::from(necromancer::ghosts_in_well(game, state)),
            count(number)?,
        ),
        ["owned", ref powers @ ..] => {
            let owned = necromancer::shop(game, state).filter(|(_, owned)| *owned);
            let owned: Vec<&str> = owned
                .map(|(power, _)| tiles::POWERS[power.index()].id)
                .collect();
            let powers = if powers == ["none"] { &[] } else { powers };
            same(owned.as_slice(), powers)
        }
        ["ghost", "price", coins] => {
            same(u64::from(necromancer::price(game, state)), count(coins)?)
        }
        ["coins", "on", "peaks", ref coins @ ..] => numbers(&json(table)["peaks"]["coins"], coins),
        ["hex", letter, "at", q, r, "turn", turn] => {
            let said = json(table)["adrift"]["hexes"][letter].clone();
            let expected = format!("[{q},{r},{turn}]");
            same(said.to_string(), expected)
        }
        ["laid", ref hex @ ..] => {
            let said = json(table)["gods"]["hexes"].clone();
            let last = said.as_array().and_then(|hexes| hexes.last().cloned());
            same(last.unwrap_or_default(), Value::from(hex.join(" ")))
        }
        ["hexes", number] => {
            let said = json(table)["gods"]["hexes"].clone();
            same(said.as_array().map_or(0, Vec::len) as u64, count(number)?)
        }
        ["guarded", ref regions @ ..] => numbers(&json(table)["gods"]["guards"], regions),
        [
            kind @ ("races" | "powers"),
            "of",
            "seat",
            seat,
            ref tiles @ ..,
        ] => {
            let first = 6 * (count(seat)? - 1) + if kind == "races" { 0 } else { 3 };
            let said = json(table)["gods"]["tiles"].clone();
            let held = said.as_array().into_iter().flatten();
            let here = |held: &&Value| {
                let place = held[0].as_u64().unwrap_or_default();
                (first..first + 3).contains(&place)
            };
            let held = held
                .filter(here)
                .map(|held| held[1].as_str().unwrap_or_default().to_owned());
            let tiles: Vec<String> = tiles.iter().map(|tile| (*tile).to_owned()).collect();
            let tiles = if tiles == ["none"] { Vec::new() } else { tiles };
            same(held.collect::<Vec<_>>(), tiles)
        }
        ["region", region, "is", "an" | "no", "entry"] => {
            let entry = game.board().entry().has(RegionId(count(region)? as u8));
            same(entry, words[3] == "an")
        }
        ["circles", ref powers @ ..] => {
            let said = json(table)["circles"].clone();
            let plain = |said: &Value| said.get("power").unwrap_or(said).clone();
            let said = said.as_array().cloned().unwrap_or_default();
            let said: Vec<Value> = said.iter().map(plain).collect();
            same(said, powers.iter().map(|one| Value::from(*one)).collect())
        }
        [
            "market",
            column @ ("above" | "powers" | "below"),
            ref tiles @ ..,
        ] => {
            let said = json(table)["market"][column].as_array().cloned();
            let said = said.unwrap_or_default().into_iter().take(tiles.len());
            let tiles = tiles.iter().map(|one| Value::from(*one));
            same(said.collect::<Vec<_>>(), tiles.collect())
        }
        ["market", "coins", ref coins @ ..] => {
            let said = json(table)["market"]["coins"].clone();
            // None at all are not written.
            let said = if said.is_null() {
                Value::from(vec![0; coins.len()])
            } else {
                said
            };
            numbers(&said, coins)
        }
        ["left", "out", ref ids @ ..] => {
            let out: Vec<&str> = game.tiles_left_out().map(|tile| tile.id).collect();
            let in_play = ids.iter().find(|id| !out.contains(*id));
            in_play.map_or(Ok(()), |id| Err(format!("{id} is in play")))
        }
        ["in", "play", ref ids @ ..] => {
            let races = game.races_in_play().map(|(_, tile)| tile.id);
            let all: Vec<&str> = races
                .chain(game.powers_in_play().map(|(_, tile)| tile.id))
                .collect();
            let missing = ids.iter().find(|id| !all.contains(*id));
            missing.map_or(Ok(()), |id| Err(format!("{id} is not in play")))
        }
        ["rounds", rounds] => same(u64::from(game.board().rounds()), count(rounds)?),
        ["region", one, "borders", ref others @ ..] => {
            let near = game.board().borders(RegionId(count(one)? as u8));
            let near: Vec<u64> = near.into_iter().map(|region| u64::from(region.0)).collect();
            same(
                near,
                others.iter().map(|n| count(n)).collect::<Result<_, _>>()?,
            )
        }
        ["seat", seat, "rank", rank] => {
            let seat = seat_of(seat)?;
            let mut all = finish::standings(game, state).into_iter();
            let found = all.find(|standing| standing.seat == seat);
            same(found.map(|found| u64::from(found.rank)), Some(count(rank)?))
        }
        ["game", "over"] => same(table.pending() == Pending::Over, true),
        ["die", "pending"] => same(table.pending() == Pending::Chance(Odds::Die), true),
        ["winner" | "winners", "seat" | "seats", ref seats @ ..] => {
            let expected: Vec<Seat> = seats
                .iter()
                .map(|seat| seat_of(seat))
                .collect::<Result<_, _>>()?;
            let first = finish::standings(game, state)
                .into_iter()
                .filter(|standing| standing.rank == 1);
            same(
                first.map(|standing| standing.seat).collect::<Vec<_>>(),
                expected,
            )
        }
        ["gives", "up", regions] => same(u64::from(game.shortfall(state)), count(regions)?),
        ["region", region, "is", "empty"] => {
            let region = RegionId(count(region)? as u8);
            same(
                (state.holder(region).is_none(), state.tribes().has(region)),
                (true, false),
            )
        }
        ["region", region, "has", "a", "tribe"] => {
            same(state.tribes().has(RegionId(count(region)? as u8)), true)
        }
        ["region", region, "has", "monsters"] => {
            same(state.tribes().has(RegionId(count(region)? as u8)), true)
        }
        ["no", "monsters" | "tribes"] => same(state.tribes().is_empty(), true),
        ["draw", "pending"] => {
            let draws = matches!(
                table.pending(),
                Pending::Chance(Odds::Other(_) | Odds::Power(_) | Odds::Coin(_))
            );
            same(draws, true)
        }
        ["stonehedge", "power", power] => {
            let said = json(table)["stonehedge"].clone();
            same(
                said.get("power").unwrap_or(&said).clone(),
                Value::from(power),
            )
        }
        ["seat", seat, "hammers", hammers] => {
            let found = json(table)["seats"][count(seat)? as usize - 1]["active"]["lent"].clone();
            same(found.as_u64().unwrap_or(0), count(hammers)?)
        }
        ["seat", seat, "grudge", ref seats @ ..] => {
            let seats = seats
                .iter()
                .filter(|word| !matches!(**word, "seat" | "none"));
            let seats: Vec<u64> = seats.map(|n| count(n)).collect::<Result<_, _>>()?;
            let found = json(table)["seats"][count(seat)? as usize - 1]["grudge"].clone();
            let found = found.as_array().cloned().unwrap_or_default();
            same(
                found,
                seats.into_iter().map(Value::from).collect::<Vec<_>>(),
            )
        }
        ["no", single] if is_single(single) => same(single_at(table, single), None),
        [single, "in", region] if is_single(single) => {
            same(single_at(table, single), Some(count(region)?))
        }
        [who @ ("monsters" | "tribes"), "in", ref regions @ ..] => {
            let monsters = state.tribes() & game.setup().monsters();
            let found = if who == "monsters" {
                monsters
            } else {
                state.tribes() - monsters
            };
            let found: BTreeMap<u8, u8> = found.into_iter().map(|region| (region.0, 1)).collect();
            same(found, pairs(regions)?)
        }
        ["column", ..] => {
            let expected = column(claim.trim_start_matches("column").trim_start_matches(':'))?;
            same(json(table)["column"].clone(), Value::Array(expected))
        }
        ["top", "of", "column", ..] => {
            let expected = column(
                claim
                    .trim_start_matches("top of column")
                    .trim_start_matches(':'),
            )?;
            let found = json(table)["column"]
                .as_array()
                .cloned()
                .unwrap_or_default();
            same(
                found.into_iter().take(expected.len()).collect::<Vec<_>>(),
                expected,
            )
        }
        [pile @ ("returned" | "discard"), ref tiles @ ..] => {
            let found = json(table)[pile].as_array().cloned().unwrap_or_default();
            same(
                found,
                tiles
                    .iter()
                    .map(|tile| Value::from(*tile))
                    .collect::<Vec<_>>(),
            )
        }
        ["tray", race, tokens] => {
            let id = tiles::RACES
                .iter()
                .position(|tile| tile.id == race)
                .ok_or("a race expected")?;
            same(
                u64::from(state.tray(elbowroom_rules::ids::RaceId(id as u8))),
                count(tokens)?,
            )
        }
        [race, "hold" | "holds", "nothing"] => same(people(table, race)?.regions.is_empty(), true),
        [race, "hold" | "holds", ref regions @ ..] => {
            let held = people(table, race)?.regions;
            same(
                held.into_iter()
                    .map(|region| (region.0, state.tokens(region)))
                    .collect(),
                pairs(regions)?,
            )
        }
        [race, "hand", tokens] => same(u64::from(people(table, race)?.hand), count(tokens)?),
        [race, "aside", tokens] => same(u64::from(people(table, race)?.aside), count(tokens)?),
        [race, "power", power] => {
            let found = game
                .power_tile(people(table, race)?.power)
                .map_or("none", |tile| tile.id);
            same(found, power)
        }
        [race, "in", "decline"] => {
            people(table, race)?;
            let active = game
                .seats()
                .any(|seat| state.people(PeopleId::active(seat)).race == race_id(race));
            same(active, false)
        }
        [race, "gone"] => same(people(table, race).is_err(), true),
        ["no", piece] => same(pieces(table, piece)?, BTreeMap::new()),
        [piece, "in", ref regions @ ..] => same(pieces(table, piece)?, pairs(regions)?),
        _ => Err("is not understood".into()),
    }
}

/// Whether a word names something of which there is one, and which positions name by itself.
fn is_single(word: &str) -> bool {
    let markers = tiles::OTHERS.iter();
    matches!(word, "balrog" | "volcano" | "tomb-raider-ghost")
        || markers
            .filter(|tile| tile.kind.is_marker())
            .any(|tile| tile.id == word)
}

/// Where it is.
fn single_at(table: &Playing<&Game>, word: &str) -> Option<u64> {
    let position = json(table);
    let markers = position.get("markers");
    let said = markers
        .and_then(|markers| markers.get(word))
        .or_else(|| position.get(word))?;
    said.get("region").unwrap_or(said).as_u64()
}

fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: T) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("expected {expected:?}, found {found:?}"))
    }
}

/// Whether a list of numbers is this one.
fn numbers(found: &Value, expected: &[&str]) -> Result<(), String> {
    let expected: Vec<u64> = expected
        .iter()
        .map(|n| count(n))
        .collect::<Result<_, _>>()?;
    same(found.clone(), Value::from(expected))
}

/// Why a line is refused; several actions are refused where the first of them is.
fn refusal(table: &Playing<&Game>, said: &str) -> Option<Refusal> {
    let actions = parse_line(table.game(), said.trim()).unwrap_or_else(|error| panic!("{error}"));
    let mut state = *table.state();
    for action in actions {
        match table.game().check(&state, action) {
            Ok(step) => table.game().apply(&mut state, step, &mut ()),
            Err(refusal) => return Some(refusal),
        }
    }
    None
}

fn seat_of(text: &str) -> Result<Seat, String> {
    count(text).map(|number| Seat(number as u8 - 1))
}

fn source_name(game: &Game, source: Source) -> &str {
    match source {
        Source::Regions(_) => "regions",
        Source::Declined(_) => "declined",
        Source::Race(race) => tiles::RACES[race.index()].id,
        Source::Power(power) => tiles::POWERS[power.index()].id,
        Source::Named(source) => source.id,
        Source::Tile(tile) => game.tile(tile).map_or("tile", |tile| tile.id),
    }
}

fn race_id(race: &str) -> elbowroom_rules::ids::RaceId {
    let at = tiles::RACES
        .iter()
        .position(|tile| tile.id == race)
        .unwrap_or(255);
    elbowroom_rules::ids::RaceId(at as u8)
}

fn people<'t>(table: &'t Playing<&Game>, race: &str) -> Result<&'t People, String> {
    let mut all = table
        .game()
        .seats()
        .flat_map(|seat| table.state().peoples(seat));
    all.find(|(_, people)| people.race == race_id(race))
        .map(|(_, people)| people)
        .ok_or_else(|| format!("{race} is not in play"))
}

/// Regions with how many pieces of a kind.
fn pieces(table: &Playing<&Game>, piece: &str) -> Result<BTreeMap<u8, u8>, String> {
    let found = table
        .game()
        .pieces()
        .find(|(_, known)| known.id == piece)
        .map(|(id, _)| id);
    let id: PieceId = found.ok_or_else(|| format!("`{piece}` is no piece"))?;
    let regions = table.game().now(table.state()).board().all().into_iter();
    let counted =
        regions.map(|region| (region.0, table.game().pieces_at(table.state(), id, region)));
    Ok(counted.filter(|(_, count)| *count > 0).collect())
}

fn pairs(regions: &[&str]) -> Result<BTreeMap<u8, u8>, String> {
    regions
        .iter()
        .map(|pair| {
            let (region, number) = pair.split_once(':').unwrap_or((pair, "1"));
            Ok((count(region)? as u8, count(number)? as u8))
        })
        .collect()
}

fn json(table: &Playing<&Game>) -> Value {
    serde_json::from_str(&write_position(table.game(), table.state())).expect("a position is JSON")
}
