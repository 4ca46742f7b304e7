//! Positions in plain lines: `trolls hold 1:2 6`. `docs/cases.md` tells the words. The cases of the rules read theirs with this file too.

use elbowroom_rules::board::{Board, PieceSet};
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Setup, tiles};
use serde_json::{Map, Value, json};

/// A position told line by line; `position` gives it as the object of a position file.
#[derive(Default)]
pub struct Given {
    head: Map<String, Value>,
    turn: Map<String, Value>,
    seats: Vec<Map<String, Value>>,
    regions: std::collections::BTreeMap<u64, Map<String, Value>>,
    column: Option<Vec<Value>>,
    necromancer: Map<String, Value>,
    markers: Map<String, Value>,
    /// Where the ghost of the crypt is, and whom it obeys, if that was said.
    ghost: (Option<u64>, Option<u64>),
}

/// The field of a position that tells of the ghost of the crypt.
const GHOST: &str = "tomb-raider-ghost";

impl Given {
    fn seat(&mut self, number: &str) -> Result<&mut Map<String, Value>, String> {
        let number: usize = number
            .parse()
            .map_err(|_| format!("a seat expected, found `{number}`"))?;
        if !(1..=6).contains(&number) {
            return Err(format!("a seat from 1 to 6 expected, found {number}"));
        }
        while self.seats.len() < number {
            self.seats.push(Map::new());
        }
        Ok(&mut self.seats[number - 1])
    }

    fn region(&mut self, number: &str) -> Result<&mut Map<String, Value>, String> {
        let number: u64 = number
            .parse()
            .map_err(|_| format!("a region expected, found `{number}`"))?;
        let region = self.regions.entry(number).or_default();
        region.insert("region".into(), json!(number));
        Ok(region)
    }

    /// The board as the text of a board file, instead of a name.
    pub fn board_file(&mut self, text: &str) {
        self.head.insert("board_toml".into(), json!(text));
    }

    /// A part of the position that is an object.
    fn part(&mut self, field: &str) -> &mut Value {
        self.head.entry(field).or_insert_with(|| json!({}))
    }

    /// Takes one line.
    ///
    /// # Errors
    /// What was not understood.
    pub fn line(&mut self, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["board", name] => drop(self.head.insert("board".into(), json!(name))),
            ["boxes", ref boxes @ ..] => drop(self.head.insert("boxes".into(), json!(boxes))),
            ["players", number] => drop(self.head.insert("players".into(), json!(count(number)?))),
            ["first", "seat", number] => {
                drop(self.head.insert("first".into(), json!(count(number)?)))
            }
            ["round", number] => drop(self.head.insert("round".into(), json!(count(number)?))),
            ["phase", name] => drop(self.head.insert("phase".into(), json!(name))),
            ["turn", "of", "seat", number] => {
                drop(self.head.insert("seat".into(), json!(count(number)?)))
            }
            ["switch", name, on @ ("on" | "off")] => {
                let switches = self.head.entry("switches").or_insert_with(|| json!({}));
                switches[name] = json!(on == "on");
            }
            ["switch", name, number] => {
                let switches = self.head.entry("switches").or_insert_with(|| json!({}));
                switches[name] = json!(count(number)?);
            }
            ["asked", "seat", seat, people] => {
                self.turn.insert(
                    "asked".into(),
                    json!({"seat": count(seat)?, "people": people}),
                );
            }
            ["abandoned", ref regions @ ..] => {
                let regions: Vec<u64> =
                    regions.iter().map(|r| count(r)).collect::<Result<_, _>>()?;
                self.turn.insert("left".into(), json!(regions));
            }
            ["seat", seat, "captives", ref races @ ..] => {
                drop(self.seat(seat)?.insert("captives".into(), json!(races)));
            }
            ["ghosts", "in", "well", number] => {
                self.necromancer
                    .insert("ghosts_in_well".into(), json!(count(number)?));
            }
            [pile @ ("well" | "shop" | "owned"), ref what @ ..] => {
                let key = if pile == "shop" { "powers" } else { pile };
                self.necromancer.insert(key.into(), json!(what));
            }
            ["acting", "seat", seat, people] => {
                self.turn.insert(
                    "acting".into(),
                    json!({"seat": count(seat)?, "people": people}),
                );
            }
            ["turn", key, value] => {
                let value = serde_json::from_str(value).unwrap_or_else(|_| json!(value));
                self.turn.insert(key.into(), value);
            }
            ["seat", seat, "coins", coins] => drop(
                self.seat(seat)?
                    .insert("coins".into(), json!(count(coins)?)),
            ),
            ["seat", seat, "plays", race, ref rest @ ..] => {
                let people = people(race, rest)?;
                self.seat(seat)?.insert("active".into(), people);
            }
            ["seat", seat, "declined", race, ref rest @ ..] => {
                let people = people(race, rest)?;
                let declined = self
                    .seat(seat)?
                    .entry("declined")
                    .or_insert_with(|| json!([]));
                declined.as_array_mut().ok_or("a list")?.push(people);
            }
            [race, "hold" | "holds", ref regions @ ..] => {
                let owner = self.owner(race)?;
                for pair in regions {
                    let (region, tokens) = pair.split_once(':').unwrap_or((pair, "1"));
                    let region = self.region(region)?;
                    region.insert("seat".into(), json!(owner));
                    region.insert("people".into(), json!(race));
                    region.insert("tokens".into(), json!(count(tokens)?));
                }
            }
            ["seat", seat, "grudge", ref seats @ ..] => {
                let seats = seats.iter().filter(|word| **word != "seat");
                let seats: Vec<u64> = seats.map(|n| count(n)).collect::<Result<_, _>>()?;
                self.seat(seat)?.insert("grudge".into(), json!(seats));
            }
            ["monsters", "at", ref regions @ ..] => {
                let regions: Vec<u64> =
                    regions.iter().map(|r| count(r)).collect::<Result<_, _>>()?;
                self.head.insert("monsters".into(), json!(regions));
            }
            ["seat", seat, "harmony", what] => {
                drop(self.seat(seat)?.insert("harmony".into(), json!(what)));
            }
            ["bombs", "live", live, "dud", dud] => {
                let turned_up = json!({ "live": count(live)?, "dud": count(dud)? });
                self.head.insert("bombs".into(), turned_up);
            }
            ["coins", "on", "peaks", ref coins @ ..] => {
                let coins: Vec<u64> = coins.iter().map(|n| count(n)).collect::<Result<_, _>>()?;
                self.head.insert("peaks".into(), json!({ "coins": coins }));
            }
            ["hex", letter, "at", q, r, "turn", turn] => {
                let number = |text: &str| text.parse::<i8>().map_err(|_| format!("`{text}`?"));
                let lies = json!([number(q)?, number(r)?, number(turn)?]);
                self.part("adrift")["hexes"][letter] = lies;
            }
            ["laid", ref hex @ ..] => {
                let gods = self.part("gods");
                if gods["hexes"].is_null() {
                    *gods = json!({ "hexes": [], "now": [3, 0, 0, 0, 0, 0], "tiles": [] });
                }
                let hexes = gods["hexes"].as_array_mut().ok_or("a list")?;
                hexes.push(json!(hex.join(" ")));
            }
            ["hex", "done"] => self.part("gods")["asked"] = json!(true),
            ["guarded", ref regions @ ..] => {
                let regions: Vec<u64> =
                    regions.iter().map(|r| count(r)).collect::<Result<_, _>>()?;
                self.part("gods")["guards"] = json!(regions);
            }
            ["monsters", "placed", "by", "seat", seat] => {
                let bit = 1 << (count(seat)? - 1);
                let placed = &mut self.part("gods")["now"][5];
                *placed = json!(placed.as_u64().unwrap_or(0) | bit);
            }
            [
                kind @ ("races" | "powers"),
                "of",
                "seat",
                seat,
                ref tiles @ ..,
            ] => {
                let first = 6 * (count(seat)? - 1) + if kind == "races" { 0 } else { 3 };
                let held = self.part("gods")["tiles"]
                    .as_array_mut()
                    .ok_or("`laid` first expected")?;
                let numbered = (first..).zip(tiles);
                held.extend(numbered.map(|(place, tile)| json!([place, tile])));
            }
            ["drift", "done"] => self.part("adrift")["asked"] = json!(true),
            ["circles", ref powers @ ..] => drop(self.head.insert("circles".into(), json!(powers))),
            ["driven", "out", ref counts @ ..] => {
                let counts: Vec<u64> = counts.iter().map(|n| count(n)).collect::<Result<_, _>>()?;
                self.part("worlds")["driven_out"] = json!(counts);
            }
            ["last", "banner", world @ ("above" | "below")] => {
                self.part("worlds")["last"] = json!(if world == "above" { 1 } else { 2 });
            }
            [
                "market",
                column @ ("above" | "powers" | "below"),
                ref tiles @ ..,
            ] => self.part("market")[column] = json!(tiles),
            ["market", "coins", ref coins @ ..] => {
                let coins: Vec<u64> = coins.iter().map(|n| count(n)).collect::<Result<_, _>>()?;
                self.part("market")["coins"] = json!(coins);
            }
            ["vein", vein, level @ ("a" | "b" | "c"), "found", coin] => {
                let (vein, coin) = (count(vein)? as usize, count(coin)?);
                if !(1..=3).contains(&vein) {
                    return Err(format!("a vein from 1 to 3 expected, found {vein}"));
                }
                let place = ["a", "b", "c"].iter().position(|known| *known == level);
                let veins = self.part("veins");
                if veins["found"].is_null() {
                    veins["found"] = json!([0, 0, 0, 0, 0, 0, 0, 0, 0]);
                    veins["closed"] = json!(2);
                }
                veins["found"][place.unwrap_or(0) * 3 + vein - 1] = json!(coin + 1);
                let done = |level: usize| (0..3).all(|v| veins["found"][level * 3 + v] != json!(0));
                let open = (0..2).take_while(|&level| done(level)).count();
                veins["closed"] = json!(2 - open);
            }
            ["stonehedge", "power", power] => {
                drop(self.head.insert("stonehedge".into(), json!(power)))
            }
            ["bag", relic] => drop(self.head.insert("bag".into(), json!(relic))),
            [piece @ ("balrog" | "volcano"), "in", region] => {
                drop(self.head.insert(piece.into(), json!(count(region)?)))
            }
            [GHOST, "in", region] => self.ghost.0 = Some(count(region)?),
            [GHOST, "master", "seat", seat] => self.ghost.1 = Some(count(seat)?),
            [marker, "in", region] if is_marker(marker) => {
                drop(self.markers.insert(marker.into(), json!(count(region)?)))
            }
            [marker, "in", region, "used"] if is_marker(marker) => {
                let said = json!({ "region": count(region)?, "used": 1 });
                drop(self.markers.insert(marker.into(), said))
            }
            [
                "monster" | "monsters" | "tribe" | "tribes",
                "in",
                ref regions @ ..,
            ] => {
                for region in regions {
                    self.region(region)?
                        .insert("lost_tribe".into(), json!(true));
                }
            }
            ["column", ..] => {
                self.column = Some(column(
                    line.trim_start_matches("column").trim_start_matches(':'),
                )?)
            }
            [
                pile @ ("races_left" | "powers_left" | "discard" | "returned"),
                ref tiles @ ..,
            ] => {
                self.head.insert(pile.into(), json!(tiles));
            }
            [piece, "in", ref regions @ ..] => {
                for pair in regions {
                    let (region, number) = pair.split_once(':').unwrap_or((pair, "1"));
                    let pieces = self
                        .region(region)?
                        .entry("pieces")
                        .or_insert_with(|| json!({}));
                    pieces[piece] = json!(count(number)?);
                }
            }
            _ => {
                return Err(format!(
                    "`{line}` is not understood (docs/cases.md tells the words)"
                ));
            }
        }
        Ok(())
    }

    fn owner(&self, race: &str) -> Result<usize, String> {
        let plays = |seat: &Map<String, Value>| {
            let declined = seat
                .get("declined")
                .and_then(Value::as_array)
                .into_iter()
                .flatten();
            seat.get("active")
                .into_iter()
                .chain(declined)
                .any(|people| people["race"] == race)
        };
        self.seats
            .iter()
            .position(plays)
            .map(|at| at + 1)
            .ok_or_else(|| format!("no seat plays {race} yet"))
    }

    /// Everything that was told.
    pub fn position(mut self) -> Value {
        let mut position = self.head;
        if !position.contains_key("board_toml") {
            position.entry("board").or_insert(json!("base-2p"));
        }
        if !self.necromancer.is_empty() {
            position.insert("necromancer".into(), Value::Object(self.necromancer));
        }
        let mut boxes = boxes_of(&self.seats, self.column.as_deref().unwrap_or_default());
        let below = position
            .get("board")
            .and_then(Value::as_str)
            .unwrap_or_default();
        // Hexes tell by themselves which worlds they show.
        let laid = position.get("board_toml").and_then(Value::as_str);
        let laid = laid
            .and_then(|text| Board::parse(text).ok())
            .or_else(|| Board::printed(below).filter(|board| board.set() == PieceSet::Realms));
        if let Some(board) = laid {
            boxes.retain(|from| *from != GameBox::Base.id() || !board.world(false).is_empty());
            for from in Setup::usual_boxes(&board).into_iter().map(GameBox::id) {
                if !boxes.contains(&from) {
                    boxes.push(from);
                }
            }
        }
        let markers = !self.markers.is_empty() || position.contains_key("monsters");
        let underground = GameBox::Underground.id();
        if (below.starts_with(underground) || markers) && !boxes.contains(&underground) {
            boxes.push(underground);
        }
        if let (Some(region), master) = self.ghost {
            let master = master.or_else(|| {
                let crypt = self.markers.get("crypt-of-the-tomb-raider")?;
                let crypt = crypt.get("region").unwrap_or(crypt).as_u64()?;
                self.regions.get(&crypt)?.get("seat")?.as_u64()
            });
            let ghost = json!({ "region": region, "master": master });
            position.insert(GHOST.into(), ghost);
        }
        if !self.markers.is_empty() {
            position.insert("markers".into(), Value::Object(self.markers));
        }
        position.entry("boxes").or_insert(json!(boxes));
        position.insert("turn".into(), Value::Object(std::mem::take(&mut self.turn)));
        position.insert(
            "seats".into(),
            self.seats.into_iter().map(Value::Object).collect(),
        );
        position.insert(
            "regions".into(),
            self.regions.into_values().map(Value::Object).collect(),
        );
        if let Some(column) = self.column {
            position.insert("column".into(), Value::Array(column));
        }
        Value::Object(position)
    }
}

/// Whether a word names a relic or a place.
fn is_marker(word: &str) -> bool {
    tiles::OTHERS
        .iter()
        .any(|tile| tile.kind.is_marker() && tile.id == word)
}

/// The base game and the boxes of every tile that the seats and the column name.
fn boxes_of(seats: &[Map<String, Value>], column: &[Value]) -> Vec<&'static str> {
    let peoples = seats.iter().flat_map(|seat| {
        let declined = seat.get("declined").and_then(Value::as_array);
        seat.get("active")
            .into_iter()
            .chain(declined.into_iter().flatten())
    });
    let named: Vec<GameBox> = peoples
        .chain(column)
        .flat_map(|combo| [&combo["race"], &combo["power"]])
        .filter_map(|id| tiles::find(id.as_str()?))
        .map(|tile| tile.from)
        .collect();
    // Whoever names tiles of a box that mixes with no other plays that.
    let alone = named.iter().any(|from| from.facts().islands);
    GameBox::ALL
        .into_iter()
        .filter(|from| named.contains(from) || (*from == GameBox::Base && !alone))
        .map(GameBox::id)
        .collect()
}

/// `trolls stout hand 5 aside 4 fresh conquests 2 power_memo 1`.
fn people(race: &str, rest: &[&str]) -> Result<Value, String> {
    let mut people = json!({ "race": race });
    let mut words = rest.iter().copied();
    while let Some(word) = words.next() {
        match word {
            "fresh" | "displaced" => people[word] = json!(true),
            "hammers" => people["lent"] = json!(count(words.next().unwrap_or_default())?),
            "hand" | "aside" | "conquests" | "race_memo" | "power_memo" => {
                people[word] = json!(count(words.next().unwrap_or_default())?);
            }
            // Among the tokens in hand, or with an ending among those aside.
            "leader" => people["pieces"]["leader"] = json!(1),
            "champion" if people["power"] == word => people["pieces"]["champion-piece"] = json!(1),
            "beasts" => {
                people["pieces"]["beast"] = json!(count(words.next().unwrap_or_default())?);
            }
            "leader_aside" => people["pieces_aside"]["leader"] = json!(1),
            "horde" => {
                people["pieces"]["horde-token"] = json!(count(words.next().unwrap_or_default())?);
            }
            "horde_aside" => {
                people["pieces_aside"]["horde-token"] =
                    json!(count(words.next().unwrap_or_default())?);
            }
            power if tiles::find(power).is_some() => people["power"] = json!(power),
            _ => {
                return Err(format!(
                    "`{word}` is neither a power nor hand, aside, fresh, displaced, conquests, leader, horde, beasts, race_memo, power_memo"
                ));
            }
        }
    }
    Ok(people)
}

/// `elves flying, trolls stout +2`.
/// # Errors
/// A number that is none.
pub fn column(text: &str) -> Result<Vec<Value>, String> {
    let combos = text
        .split(',')
        .map(str::trim)
        .filter(|combo| !combo.is_empty());
    combos
        .map(|combo| {
            let mut words = combo.split_whitespace();
            let mut value = json!({ "race": words.next().unwrap_or_default() });
            for word in words {
                if let Some(coins) = word.strip_prefix('+') {
                    value["coins"] = json!(count(coins)?);
                } else if let Some(tokens) = word.strip_prefix('*') {
                    value["waiting"] = json!(count(tokens)?);
                } else {
                    value["power"] = json!(word);
                }
            }
            Ok(value)
        })
        .collect()
}

/// A number.
///
/// # Errors
/// What was found instead.
pub fn count(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("a number expected, found `{text}`"))
}
