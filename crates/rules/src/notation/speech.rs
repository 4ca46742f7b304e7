//! Events, prices and scores in words.

mod english;
mod french;
mod label;
mod task;

use super::agree;
use crate::event::{Source, TaleOf};
use crate::game::Game;
use crate::ids::{PieceId, PowerId, RaceId, TileId};
use crate::price::Part;
use crate::refusal::Language;
use crate::view::Seen;

/// Tells things of one game in one language.
#[derive(Clone, Copy)]
pub struct Speaker<'g> {
    game: &'g Game,
    language: Language,
}

impl<'g> Speaker<'g> {
    /// A speaker for a game.
    pub fn new(game: &'g Game, language: Language) -> Self {
        Self { game, language }
    }

    /// The name of a race.
    pub fn race(&self, race: RaceId) -> &'g str {
        self.game
            .race_tile(race)
            .map_or("?", |tile| tile.name.text(self.language))
    }

    /// The name of a power.
    pub fn power(&self, power: PowerId) -> &'g str {
        self.game
            .power_tile(power)
            .map_or("–", |tile| tile.name.text(self.language))
    }

    /// The name of a kind of piece.
    pub fn piece(&self, piece: PieceId) -> &'g str {
        self.game
            .piece(piece)
            .map_or("?", |piece| piece.name.text(self.language))
    }

    /// The name of any tile.
    pub fn tile(&self, tile: TileId) -> &'g str {
        let tile = self.game.tile(tile);
        tile.map_or("?", |tile| tile.name.text(self.language))
    }

    /// What only a tile tells, in the words of its file.
    fn tale(&self, words: &str, who: &TaleOf) -> String {
        words
            .replace("{seat}", &who.seat.to_string())
            .replace("{other}", &who.other.to_string())
            .replace("{race}", self.race(who.race))
            .replace("{power}", self.power(who.power))
            .replace("{amount}", &who.amount.to_string())
    }

    /// A combo as it is said: the power before the race in English, after it in French.
    pub fn combo(&self, race: RaceId, power: PowerId) -> String {
        match (power.is_some(), self.language) {
            (false, _) => self.race(race).to_owned(),
            (true, Language::English) => format!("{} {}", self.power(power), self.race(race)),
            (true, Language::French) => {
                format!("{} {}", self.race(race), lower_first(self.power(power)))
            }
        }
    }

    /// What a coin was paid for.
    pub fn source(&self, source: Source) -> String {
        let fr = self.language == Language::French;
        match source {
            Source::Regions(race) if fr => format!("régions ({})", self.race(race)),
            Source::Regions(race) => format!("regions ({})", self.race(race)),
            Source::Declined(race) if fr => format!("régions en déclin ({})", self.race(race)),
            Source::Declined(race) => format!("declined regions ({})", self.race(race)),
            Source::Race(race) => self.race(race).to_owned(),
            Source::Power(power) => self.power(power).to_owned(),
            Source::Tile(tile) => self.tile(tile).to_owned(),
            Source::Named(source) => source.words.text(self.language).to_owned(),
        }
    }

    /// One part of a price, for the race that attacks.
    pub fn part(&self, part: Part, race: RaceId) -> &'g str {
        let fr = self.language == Language::French;
        let pick = |en, french| if fr { french } else { en };
        match part {
            Part::Base => pick("any region", "toute région"),
            Part::Transport => pick("a ship", "un bateau"),
            Part::Ground(terrain) => terrain.name().text(self.language),
            Part::Peak => pick("peak", "pic"),
            Part::LostTribe => pick("lost tribe", "tribu oubliée"),
            Part::Monsters => pick("monsters", "monstres"),
            Part::Tokens => pick("tokens", "pions"),
            Part::Piece(piece) => self.piece(piece),
            Part::Race => self.race(race),
            Part::Power(power) => self.power(power),
            Part::Tile(tile) => self.tile(tile),
            Part::Die => pick("die", "dé"),
            Part::Fixed => pick("fixed price", "prix fixe"),
            Part::Least => pick("the least a conquest places", "le minimum d'une conquête"),
        }
    }

    /// What happened, in one sentence.
    pub fn event(&self, event: Seen) -> String {
        let event = *event;
        let text = match self.language {
            Language::English => self.english(event),
            Language::French => self.french(event),
        };
        agree(self.language, &text)
    }

    /// One of two texts, by the language.
    /// The name of a tile and what it does.
    pub(crate) fn tile_words(&self, tile: TileId) -> (&'g str, &'g str) {
        let tile = self.game.tile(tile);
        tile.map_or(("", ""), |tile| {
            (tile.name.text(self.language), tile.help.text(self.language))
        })
    }

    /// What of a tile moves over the map: its own piece, or itself.
    pub(crate) fn moves(&self, tile: TileId) -> String {
        let tile = self.game.tile(tile);
        let name = tile.map_or("", |tile| {
            let moves = tile.hooks.table.moves.unwrap_or(tile.name);
            moves.text(self.language)
        });
        capital(name)
    }

    /// One of two texts, by the language.
    pub fn pick(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        match self.language {
            Language::English => en.into(),
            Language::French => fr.into(),
        }
    }

    /// The game it tells of.
    pub fn game(&self) -> &'g Game {
        self.game
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.language
    }
}

pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}

fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(chars).collect()
    })
}
