//! Actions as short text: `pick 2`, `conquer 8`, `redeploy 3:2 8:1`.

use super::plain::plain_line;
use crate::action::Action;
use crate::api::Odds;
use crate::game::Game;
use crate::ids::{PieceId, PowerId, RaceId, RegionId};
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
        Action::Do(verb, target) => match game.verb(verb) {
            Some(verb) if matches!(verb.deed, Deed::Seat { .. }) => {
                format!("{} {}", verb.word, u16::from(target) + 1)
            }
            Some(verb) if matches!(verb.deed, Deed::Now { .. }) => verb.word.to_owned(),
            Some(verb) => format!("{} {target}", verb.word),
            None => format!("deed {target}"),
        },
        Action::ConquerWith(region, tokens) => format!("conquer {region} {tokens}"),
        Action::TakeUp(region, tokens) => format!("take {region} {tokens}"),
        Action::Hire(region) => format!("hire {region}"),
        Action::HireWith(region, tokens) => format!("hire {region} {tokens}"),
        Action::Pay => "pay".into(),
        Action::Lose(piece) => format!(
            "lose {}",
            game.piece(piece).map_or("token", |piece| piece.id)
        ),
        Action::Keep(region) => format!("keep {region}"),
        Action::Buy(0) => "buy ghost".into(),
        Action::Buy(what) => format!("buy {what}"),
    }
}

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
        "pay" => expect(0, 0).map(|()| Action::Pay),
        "roll" if rest.is_empty() => Ok(Action::RollFirst),
        "pick" => {
            expect(1, 1)?;
            match number(word, "a place of the column, from 1", rest.first().copied())? {
                0 => fault("`pick`: a place of the column, from 1, expected, found 0".into()),
                place => Ok(Action::Pick(place - 1)),
            }
        }
        "conquer" | "hire" if rest.len() == 2 => {
            match number(word, "a number of tokens", rest.get(1).copied())? {
                0 => fault(format!(
                    "`{word}`: a number of tokens, from 1, expected, found 0"
                )),
                tokens if word == "hire" => Ok(Action::HireWith(region(0)?, tokens)),
                tokens => Ok(Action::ConquerWith(region(0)?, tokens)),
            }
        }
        "take" => {
            expect(1, 2)?;
            let tokens = rest.get(1).map_or(Ok(1), |&text| {
                number(word, "a number of tokens", Some(text))
            })?;
            Ok(Action::TakeUp(region(0)?, tokens))
        }
        "lose" => {
            expect(1, 1)?;
            match rest.first().copied().unwrap_or_default() {
                "token" => Ok(Action::Lose(PieceId::NONE)),
                name => match piece_named(game, name) {
                    Some(piece) => Ok(Action::Lose(piece)),
                    None => fault(format!(
                        "`lose`: `token` or a piece expected, found `{}`",
                        clip(name)
                    )),
                },
            }
        }
        "buy" => {
            expect(1, 1)?;
            match rest.first().copied() {
                Some("ghost") => Ok(Action::Buy(0)),
                what => match number(word, "`ghost` or the place of a power, from 1,", what)? {
                    0 => fault(
                        "`buy`: `ghost` or the place of a power, from 1, expected, found 0".into(),
                    ),
                    place => Ok(Action::Buy(place)),
                },
            }
        }
        "abandon" | "conquer" | "roll" | "leave" | "hire" | "keep" => {
            expect(1, 1)?;
            let region = region(0)?;
            Ok(match word {
                "abandon" => Action::Abandon(region),
                "conquer" => Action::Conquer(region),
                "hire" => Action::Hire(region),
                "keep" => Action::Keep(region),
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
    if let Some((id, verb)) = game.verbs().find(|(_, verb)| verb.word == word) {
        if matches!(verb.deed, Deed::Now { .. }) {
            return expect(0, 0).map(|()| Action::Do(id, 0));
        }
        expect(1, 1)?;
        let first = rest.first().copied();
        return match verb.deed {
            Deed::Now { .. } | Deed::Region { .. } => {
                Ok(Action::Do(id, number(word, "a region", first)?))
            }
            Deed::Seat { .. } => match number(word, "a seat, from 1", first)? {
                0 => fault(format!("`{word}`: a seat, from 1, expected, found 0")),
                seat => Ok(Action::Do(id, seat - 1)),
            },
        };
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
        "redeploy", "take", "hire", "pay", "lose", "keep", "buy",
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
        Odds::Die => return answer.to_string(),
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
