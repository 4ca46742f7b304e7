//! What the screen says about the game: the status line, the region under the cursor, whole pages.

use super::app::App;
use super::target::piece_to_put;
use super::task::Task;
use super::words::{self, asks};
use elbowroom_rules::ids::{PieceId, VerbId};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::state::NO_DIE;
use elbowroom_rules::tile::{Tile, Words};
use elbowroom_rules::{Action, Game, Language, RegionId, Seat, State};

/// The letter of each kind of piece on the map: the first of its identifier that is still free.
pub fn piece_letters(game: &Game) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for (_, piece) in game.pieces() {
        let free = piece
            .id
            .chars()
            .filter(char::is_ascii_alphabetic)
            .map(|letter| letter.to_ascii_uppercase())
            .find(|letter| !letters.contains(letter));
        letters.push(free.unwrap_or('?'));
    }
    letters
}

/// The kinds of pieces that can come onto the board, with their letters.
pub fn pieces_in_play(game: &Game) -> Vec<(PieceId, char)> {
    let letters = piece_letters(game);
    let in_play = game.pieces_in_play().map(|(id, _)| id);
    in_play
        .filter_map(|id| Some((id, *letters.get(id.index())?)))
        .collect()
}

/// A region in one line: ground, symbols, who stands there.
pub fn region_line(
    game: &Game,
    state: &State,
    speaker: &Speaker,
    language: Language,
    region: RegionId,
) -> String {
    let Some(printed) = game.board().region(region) else {
        return String::new();
    };
    let say = |words: Words<'static>| words.text(language);
    let mut parts = vec![format!("{region} {}", say(words::terrain(printed.terrain)))];
    parts.extend(
        printed
            .symbols
            .iter()
            .map(|symbol| say(words::symbol(*symbol)).to_owned()),
    );
    if printed.edge {
        parts.push(say(words::EDGE).to_owned());
    }
    if (state.tribes() & game.setup().monsters()).has(region) {
        parts.push(say(words::MONSTERS).to_owned());
    } else if (state.tribes() & game.board().murlocs()).has(region) {
        parts.push(say(words::MURLOC).to_owned());
    } else if state.tribes().has(region) {
        parts.push(say(words::LOST_TRIBE).to_owned());
    }
    let holder = state.holder(region);
    if holder.is_some() {
        let people = state.people(holder);
        let mut told = format!(
            "{} ({}): {}",
            speaker.race(people.race),
            holder.seat(),
            state.tokens(region)
        );
        if !holder.is_active() {
            told += &format!(", {}", say(words::DECLINED));
        }
        parts.push(told);
    }
    if state.turn().abandoned.has(region) {
        parts.push(say(words::ABANDONED).to_owned());
    }
    for mark in game.marks(state, region, language) {
        parts.push(match mark.tile {
            Some(_) => mark.text,
            None => numbers_of(game, state, mark.seat, language).join(", "),
        });
    }
    for (id, _) in game.pieces() {
        match game.pieces_at(state, id, region) {
            0 => {}
            1 => parts.push(speaker.piece(id).to_owned()),
            count => parts.push(format!("{} x{count}", speaker.piece(id))),
        }
    }
    parts.join(" · ")
}

/// What stands on the map for a seat besides tokens and pieces, and what lies before it in numbers.
pub fn numbers_of(game: &Game, state: &State, seat: Seat, language: Language) -> Vec<String> {
    let regions = game.board().all().into_iter();
    let marks = regions.flat_map(|region| game.marks(state, region, language));
    let marks = marks
        .filter(|mark| mark.seat == seat && mark.tile.is_none())
        .map(|mark| format!("{} {}", mark.short, mark.number));
    let has = game.belongings(state, seat, language).into_iter();
    let has = has.filter(|one| one.piece.is_none());
    let has = has.filter_map(|one| Some(format!("{} {}", one.short, one.number?)));
    marks.chain(has).collect()
}

impl App<'_> {
    /// The line on top: round, seat, what is to be done.
    pub(super) fn status(&self) -> String {
        let state = self.state();
        let turn = state.turn();
        let mut parts = vec![format!(
            "{} {}/{}",
            self.text(words::ROUND),
            turn.round,
            self.game.board().rounds()
        )];
        if let Some(seat) = self.decider() {
            parts.push(format!("{seat} {}", self.name(seat)));
        }
        if self.decider().is_some() && !self.mine() {
            parts.push(self.text(words::THINKS).to_owned());
            return parts.join(" · ");
        }
        parts.push(self.speaker().moment(state).to_owned());
        let hand = match &self.staging {
            Some(staging) => Some(staging.left()),
            None if self.task() == Task::Fight => Some(self.game.force(state)),
            None => None,
        };
        if let Some(hand) = hand {
            parts.push(format!("{} {hand}", self.text(words::HAND)));
        }
        if turn.die != NO_DIE {
            let die = words::pick(self.language, "die".into(), "dé".into());
            parts.push(format!("{die} {}", turn.die));
        }
        parts.join(" · ")
    }

    /// What is under the cursor, in one line.
    pub(super) fn selection(&self) -> String {
        if let Some(combo) = self.combo.and_then(|at| self.state().column().get(at)) {
            let power = self.game.power_tile(combo.power);
            return power.map_or(String::new(), |tile| self.tile_line(&tile));
        }
        let view = self.game.view(self.state(), self.eyes());
        let mut line = region_line(
            &self.now,
            view.table(),
            &self.speaker(),
            self.language,
            self.cursor,
        );
        if self.task() == Task::Fight
            && self.mine()
            && let Ok(price) = self.game.price(self.state(), self.cursor)
        {
            let force = self.game.force(self.state());
            line += &format!(" · {} {price}/{force}", self.text(words::PRICE));
        }
        line
    }

    /// What the person is told: the last refusal, or what there is to know now.
    pub(super) fn notice(&self) -> String {
        if !self.message.is_empty() {
            return self.message.clone();
        }
        if let Some(combo) = self.combo.and_then(|at| self.state().column().get(at)) {
            let race = self.game.race_tile(combo.race);
            return race.map_or(String::new(), |tile| self.tile_line(&tile));
        }
        if !self.mine() {
            return self.log.last().cloned().unwrap_or_default();
        }
        let turn = self.state().turn();
        match self.task() {
            Task::Choose => self.text(asks::OPEN_CHOICE).to_owned(),
            Task::Point => self.asked_or_offered(),
            Task::Fight => self.fighting_notice(),
            Task::Vacate => words::must_vacate(self.language, turn.owed),
            Task::Place => match self.staging.as_ref().map_or(0, |staging| staging.left()) {
                0 => String::new(),
                left if self.is_legal(Action::End) => {
                    let end = self.speaker().action(self.state(), Action::End);
                    asks::rest(self.language, left, &end)
                }
                left => words::still_to_place(self.language, left),
            },
            Task::Put => match piece_to_put(&self.game.legal(self.state())) {
                Some(piece) => words::to_place(self.language, self.speaker().piece(piece)),
                None => String::new(),
            },
            Task::Agree => {
                let seats: Vec<String> = self
                    .seats_to_agree_with()
                    .map(|seat| format!("{seat} {}", self.name(seat)))
                    .collect();
                let asked = self.speaker().task(self.state()).unwrap_or_default();
                format!("{asked} {}", seats.join(", "))
            }
            Task::Pick | Task::LateDecline | Task::Over => String::new(),
        }
    }

    /// What there is to know while attacking.
    fn fighting_notice(&self) -> String {
        let turn = self.state().turn();
        let short = self.game.shortfall(self.state());
        if short > 0 {
            return words::shortfall(self.language, short);
        }
        if let Some(asked) = self.asked() {
            return format!("{asked} {}", self.text(asks::TAKE_BACK));
        }
        match self.with_more(self.cursor, self.extra) {
            Ok(Action::ConquerWith(_, tokens) | Action::Do(_, _, tokens)) if self.extra > 0 => {
                asks::with_more(self.language, tokens)
            }
            _ if !turn.abandoned.is_empty() => {
                let regions = turn.abandoned.into_iter();
                let regions: Vec<String> = regions.map(|region| region.to_string()).collect();
                asks::abandoned(self.language, &regions.join(", "))
            }
            _ => String::new(),
        }
    }

    /// What a tile allows to be agreed with a seat now.
    pub(super) fn agreement(&self) -> Option<VerbId> {
        let list = self.game.legal(self.state());
        list.iter().find_map(|&action| match action {
            Action::Do(id, ..) if self.seat_of(action).is_some() => Some(id),
            _ => None,
        })
    }

    fn seats_to_agree_with(&self) -> impl Iterator<Item = Seat> {
        let list = self.game.legal(self.state()).to_vec();
        list.into_iter().filter_map(|action| self.seat_of(action))
    }

    /// What a tile does, in one line.
    pub(super) fn tile_line(&self, tile: &Tile) -> String {
        words::told(self.language, self.text(tile.name), self.text(tile.help))
    }
}
