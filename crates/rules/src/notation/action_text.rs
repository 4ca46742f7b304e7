//! Actions as short text: `pick 2`, `conquer 8`, `redeploy 3:2 8:1`.

use super::plain::plain_line;
use crate::action::Action;
use crate::api::Odds;
use crate::game::Game;
use crate::ids::{PieceId, PowerId, RaceId, RegionId, TileId, VerbId};
use crate::region_set::TileSet;
use crate::tile::Deed;
use std::fmt;

/// The longest line that is read.
const MAX_LINE: usize = 400;

/// Why a text is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseActionError(String);

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseActionError {}

fn fault<T>(what: String) -> Result<T, ParseActionError> {
    Err(ParseActionError(plain_line(&what, 400)))
}

/// The text of an action.
pub fn action_text(game: &Game, action: Action) -> String {
    match action {
        Action::Pick(place) => format!("pick {}", u16::from(place) + 1),
        Action::Decline => "decline".into(),
        Action::End => "end".into(),
        Action::Ready => "ready".into(),
        Action::Abandon(region) => format!("abandon {region}"),
        Action::Conquer(region) => format!("conquer {region}"),
        Action::Roll(region) => format!("roll {region}"),
        Action::RollFirst => "roll".into(),
        Action::Vacate(region) => format!("leave {region}"),
        Action::Place(region, tokens) => format!("place {region} {tokens}"),
        Action::Put(piece, region, count) => {
            let word = game.piece(piece).map_or("piece", |piece| piece.id);
            if count == 1 {
                format!("{word} {region}")
            } else {
                format!("{word} {region} {count}")
            }
        }
        Action::Do(verb, target, count) => deed_text(game, verb, target, count),
        Action::ConquerWith(region, tokens) => format!("conquer {region} {tokens}"),
        Action::TakeUp(region, tokens) => format!("take {region} {tokens}"),
    }
}

/// The text of a deed: its word, and what it is done to.
fn deed_text(game: &Game, verb: VerbId, target: u8, count: u8) -> String {
    let Some(verb) = game.verb(verb) else {
        return format!("deed {target}");
    };
    let word = verb.word;
    match verb.deed {
        Deed::Now { .. }
        | Deed::Offer { .. }
        | Deed::Die { .. }
        | Deed::Coin { .. }
        | Deed::Draw { .. } => word.into(),
        Deed::Seat { .. } => format!("{word} {}", u16::from(target) + 1),
        Deed::Attack { .. } if count > 0 => format!("{word} {target} {count}"),
        Deed::Region { .. } | Deed::Attack { .. } => format!("{word} {target}"),
        Deed::Token { .. } => {
            let piece = game.piece(PieceId(target));
            format!("{word} {}", piece.map_or(TOKEN, |piece| piece.id))
        }
        Deed::Tokens { .. } => {
            let piece = game.piece(PieceId(target));
            let piece = piece.map_or(TOKEN, |piece| piece.id);
            if count == 1 {
                format!("{word} {piece}")
            } else {
                format!("{word} {piece} {count}")
            }
        }
        Deed::Ware { named, .. } => match named.get(usize::from(target)) {
            Some(name) => format!("{word} {name}"),
            None => format!("{word} {}", usize::from(target) + 1 - named.len()),
        },
    }
}

/// A token of the race, where a kind of token is named.
const TOKEN: &str = "token";

/// Reads one action.
///
/// # Errors
/// What was expected and what was found. Whether the action is legal is another question.
pub fn parse_action(game: &Game, text: &str) -> Result<Action, ParseActionError> {
    if text.len() > MAX_LINE {
        return fault(format!(
            "an action has at most {MAX_LINE} characters, this one {}",
            text.len()
        ));
    }
    let mut words = text.split_whitespace();
    let Some(word) = words.next() else {
        return fault(format!(
            "an action expected ({}), found nothing",
            known(game)
        ));
    };
    let rest: Vec<&str> = words.collect();
    let region = |at: usize| number(word, "a region", rest.get(at).copied()).map(RegionId);
    let expect = |least: usize, most: usize| match rest.len() {
        n if n < least => fault(format!(
            "`{word}`: {least} number{} expected after it, found {n}",
            if least == 1 { "" } else { "s" }
        )),
        n if n > most => fault(format!(
            "`{word}`: nothing expected after `{}`, found `{}`",
            rest[..most].join(" "),
            rest[most]
        )),
        _ => Ok(()),
    };
    match word {
        "decline" => expect(0, 0).map(|()| Action::Decline),
        "end" => expect(0, 0).map(|()| Action::End),
        "ready" => expect(0, 0).map(|()| Action::Ready),
        "roll" if rest.is_empty() => Ok(Action::RollFirst),
        "pick" => {
            expect(1, 1)?;
            match number(word, "a place of the column, from 1", rest.first().copied())? {
                0 => fault("`pick`: a place of the column, from 1, expected, found 0".into()),
                place => Ok(Action::Pick(place - 1)),
            }
        }
        "conquer" if rest.len() == 2 => {
            Ok(Action::ConquerWith(region(0)?, some_tokens(word, &rest)?))
        }
        "take" => {
            expect(1, 2)?;
            let tokens = rest.get(1).map_or(Ok(1), |&text| {
                number(word, "a number of tokens", Some(text))
            })?;
            Ok(Action::TakeUp(region(0)?, tokens))
        }
        "abandon" | "conquer" | "roll" | "leave" => {
            expect(1, 1)?;
            let region = region(0)?;
            Ok(match word {
                "abandon" => Action::Abandon(region),
                "conquer" => Action::Conquer(region),
                "roll" => Action::Roll(region),
                _ => Action::Vacate(region),
            })
        }
        "place" => {
            expect(1, 2)?;
            let tokens = rest.get(1).map_or(Ok(1), |&text| {
                number(word, "a number of tokens", Some(text))
            })?;
            Ok(Action::Place(region(0)?, tokens))
        }
        _ => special(game, word, &rest, expect),
    }
}

/// Reads the word of a verb or of a piece.
fn special(
    game: &Game,
    word: &str,
    rest: &[&str],
    expect: impl Fn(usize, usize) -> Result<(), ParseActionError>,
) -> Result<Action, ParseActionError> {
    if let Some(id) = game.verb_named(word) {
        return deed(game, id, word, rest, expect);
    }
    if let Some((id, _)) = game.pieces().find(|(_, piece)| piece.id == word) {
        expect(1, 2)?;
        let count = rest.get(1).map_or(Ok(1), |&text| {
            number(word, "a number of pieces", Some(text))
        })?;
        return Ok(Action::Put(
            id,
            RegionId(number(word, "a region", rest.first().copied())?),
            count,
        ));
    }
    fault(format!(
        "unknown action `{}`: {} expected",
        clip(word),
        known(game)
    ))
}

/// Reads what a deed is done to.
fn deed(
    game: &Game,
    id: VerbId,
    word: &str,
    rest: &[&str],
    expect: impl Fn(usize, usize) -> Result<(), ParseActionError>,
) -> Result<Action, ParseActionError> {
    let Some(verb) = game.verb(id) else {
        return fault(format!("`{word}` is no deed"));
    };
    let say = |target: u8| Ok(Action::Do(id, target, 0));
    let first = rest.first().copied();
    match verb.deed {
        Deed::Now { .. }
        | Deed::Offer { .. }
        | Deed::Die { .. }
        | Deed::Coin { .. }
        | Deed::Draw { .. } => {
            expect(0, 0)?;
            say(0)
        }
        Deed::Region { .. } => {
            expect(1, 1)?;
            say(number(word, "a region", first)?)
        }
        Deed::Attack { .. } => {
            expect(1, 2)?;
            let region = number(word, "a region", first)?;
            match rest.len() {
                1 => say(region),
                _ => Ok(Action::Do(id, region, some_tokens(word, rest)?)),
            }
        }
        Deed::Seat { .. } => {
            expect(1, 1)?;
            say(from_one(word, "a seat, from 1", "a seat, from 1,", first)?)
        }
        Deed::Token { .. } => {
            expect(1, 1)?;
            let name = first.unwrap_or_default();
            match piece_named(game, name) {
                _ if name == TOKEN => say(PieceId::NONE.0),
                Some(piece) => say(piece.0),
                None => fault(format!(
                    "`{word}`: `{TOKEN}` or a piece expected, found `{}`",
                    clip(name)
                )),
            }
        }
        Deed::Tokens { .. } => {
            expect(1, 2)?;
            let name = first.unwrap_or_default();
            let Some(piece) = piece_named(game, name) else {
                return fault(format!(
                    "`{word}`: a piece expected, found `{}`",
                    clip(name)
                ));
            };
            let count = rest.get(1).map_or(Ok(1), |&text| {
                number(word, "a number of tokens", Some(text))
            })?;
            Ok(Action::Do(id, piece.0, count))
        }
        Deed::Ware { named, .. } => {
            expect(1, 1)?;
            if let Some(at) = named.iter().position(|name| Some(*name) == first) {
                return say(at as u8);
            }
            let what = format!("`{}` or a place, from 1,", named.join("`, `"));
            let place = from_one(word, &what, &what, first)?;
            say(place.saturating_add(named.len() as u8))
        }
    }
}

/// A number that people count from 1.
fn from_one(
    word: &str,
    what: &str,
    found_zero: &str,
    text: Option<&str>,
) -> Result<u8, ParseActionError> {
    match number(word, what, text)? {
        0 => fault(format!("`{word}`: {found_zero} expected, found 0")),
        number => Ok(number - 1),
    }
}

/// A number of tokens in the second place.
fn some_tokens(word: &str, rest: &[&str]) -> Result<u8, ParseActionError> {
    match number(word, "a number of tokens", rest.get(1).copied())? {
        0 => fault(format!(
            "`{word}`: a number of tokens, from 1, expected, found 0"
        )),
        tokens => Ok(tokens),
    }
}

/// Reads one line: an action, or a whole redeployment `redeploy REGION:TOKENS …`, which stands for as
/// many `place` actions, all or none.
///
/// # Errors
/// What was expected and what was found.
pub fn parse_line(game: &Game, text: &str) -> Result<Vec<Action>, ParseActionError> {
    if text.len() > MAX_LINE {
        return fault(format!(
            "an action has at most {MAX_LINE} characters, this one {}",
            text.len()
        ));
    }
    let mut words = text.split_whitespace();
    if words.next() != Some("redeploy") {
        return parse_action(game, text).map(|action| vec![action]);
    }
    let places: Result<Vec<Action>, _> = words
        .map(|pair| {
            let Some((region, tokens)) = pair.split_once(':') else {
                return fault(format!(
                    "`redeploy`: REGION:TOKENS expected, found `{}`",
                    clip(pair)
                ));
            };
            let region = number("redeploy", "a region", Some(region))?;
            Ok(Action::Place(
                RegionId(region),
                number("redeploy", "a number of tokens", Some(tokens))?,
            ))
        })
        .collect();
    match places {
        Ok(places) if places.is_empty() => {
            fault("`redeploy`: at least one REGION:TOKENS expected".into())
        }
        places => places,
    }
}

fn number(word: &str, what: &str, text: Option<&str>) -> Result<u8, ParseActionError> {
    let text = text.unwrap_or("nothing");
    text.parse()
        .or_else(|_| fault(format!("`{word}`: {what} expected, found `{}`", clip(text))))
}

/// A stranger's word, short enough to be shown.
fn clip(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(24).collect()
}

fn known(game: &Game) -> String {
    let mut words: Vec<&str> = vec![
        "pick", "decline", "end", "ready", "abandon", "conquer", "roll", "leave", "place",
        "redeploy", "take",
    ];
    words.extend(game.verbs().map(|(_, verb)| verb.word));
    words.extend(
        game.pieces()
            .filter(|(_, piece)| piece.is_placed_by_hand())
            .map(|(_, piece)| piece.id),
    );
    words.join(", ")
}

/// The text of an answer of fate: a die face or a tile.
pub fn answer_text(game: &Game, odds: Odds, answer: u8) -> String {
    let tile = match odds {
        Odds::Race(_) => game.race_tile(RaceId(answer)),
        Odds::Power(_) => game.power_tile(PowerId(answer)),
        Odds::Other(_) => game.tile(TileId::other(usize::from(answer))),
        Odds::Die | Odds::Coin(_) => return answer.to_string(),
    };
    tile.map_or("?", |tile| tile.id).to_owned()
}

/// Reads an answer of fate: a die face from 0 to 3, or the identifier of a tile.
///
/// # Errors
/// What was expected and what was found.
pub fn parse_answer(game: &Game, odds: Odds, text: &str) -> Result<u8, ParseActionError> {
    let text = text.trim();
    let id = |at: u8| answer_text(game, odds, at);
    let tile = |kind: &str, left: TileSet| match left.iter().find(|&at| id(at) == text) {
        Some(at) => Ok(at),
        None => {
            let ids: Vec<String> = left.iter().map(id).collect();
            fault(format!(
                "a {kind} of the stack expected ({}), found `{}`",
                ids.join(", "),
                clip(text)
            ))
        }
    };
    match odds {
        Odds::Race(left) => tile("race", left),
        Odds::Power(left) => tile("power", left),
        Odds::Other(left) => tile("tile", left),
        Odds::Coin(purse) => match text.parse() {
            Ok(coin) if odds.allows(coin) => Ok(coin),
            _ => fault(format!(
                "one of the coins {} expected, found `{}`",
                purse
                    .iter()
                    .filter(|coin| **coin > 0)
                    .map(u8::to_string)
                    .collect::<Vec<_>>()
                    .join(", "),
                clip(text)
            )),
        },
        Odds::Die => match text.parse() {
            Ok(face @ 0..=3) => Ok(face),
            _ => fault(format!(
                "a die face from 0 to 3 expected, found `{}`",
                clip(text)
            )),
        },
    }
}

/// The piece with an identifier.
pub(crate) fn piece_named(game: &Game, id: &str) -> Option<PieceId> {
    game.pieces()
        .find(|(_, piece)| piece.id == id)
        .map(|(piece, _)| piece)
}
