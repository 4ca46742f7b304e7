//! Events, prices and scores in words.

mod label;
mod task;

use super::agree;
use crate::event::{Event, Source};
use crate::game::Game;
use crate::ids::{PieceId, PowerId, RaceId};
use crate::price::Part;
use crate::refusal::Language;

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

    /// A combo as it is said: "Stout Trolls", "Trolls durs à cuire".
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
            Source::Captives if fr => "Chefs captifs".to_owned(),
            Source::Captives => "captive leaders".to_owned(),
        }
    }

    /// One part of a price, for the race that attacks.
    pub fn part(&self, part: Part, race: RaceId) -> &'g str {
        let fr = self.language == Language::French;
        let pick = |en, french| if fr { french } else { en };
        match part {
            Part::Base => pick("any region", "toute région"),
            Part::Mountain => pick("mountain", "montagne"),
            Part::LostTribe => pick("lost tribe", "tribu oubliée"),
            Part::Tokens => pick("tokens", "pions"),
            Part::Piece(piece) => self.piece(piece),
            Part::Race => self.race(race),
            Part::Power(power) => self.power(power),
            Part::Die => pick("die", "dé"),
            Part::Least => pick("the least a conquest places", "le minimum d'une conquête"),
        }
    }

    /// What happened, in one sentence.
    pub fn event(&self, event: Event) -> String {
        let text = match self.language {
            Language::English => self.english(event),
            Language::French => self.french(event),
        };
        agree(self.language, &text)
    }

    /// One of two texts, by the language.
    fn pick(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        match self.language {
            Language::English => en.into(),
            Language::French => fr.into(),
        }
    }

    fn english(&self, event: Event) -> String {
        match event {
            Event::Turn { round, seat } => format!("Round {round}, seat {seat}'s turn."),
            Event::Shown { place, race, power } => {
                format!("{} appear in place {}.", self.combo(race, power), place + 1)
            }
            Event::Picked {
                seat,
                race,
                power,
                paid,
                found,
                tokens,
            } => format!(
                "Seat {seat} picks {}: pays {paid}, finds {found}, {tokens} token(s).",
                self.combo(race, power)
            ),
            Event::Readied { seat, race, hand } => {
                format!(
                    "Seat {seat}'s {}: {hand} token(s) in hand.",
                    self.race(race)
                )
            }
            Event::Abandoned { seat, race, region } => {
                format!("Seat {seat}'s {} abandon region {region}.", self.race(race))
            }
            Event::Rolled { seat, face } => format!("Seat {seat} rolls {face}."),
            Event::Failed {
                region, needs, has, ..
            } => format!("Region {region} holds: {needs} needed, {has} with the die."),
            Event::Conquered {
                seat,
                race,
                region,
                tokens,
            } => {
                format!(
                    "Seat {seat}'s {} conquer region {region} with {tokens}.",
                    self.race(race)
                )
            }
            Event::Converted { seat, race, region } => {
                format!("Seat {seat}'s {} convert region {region}.", self.race(race))
            }
            Event::TribeGone { region } => {
                format!("The lost tribe of region {region} is destroyed.")
            }
            Event::Lost {
                seat,
                race,
                region,
                dead,
                withdrawn,
            } => format!(
                "Seat {seat}'s {} lose region {region}: {dead} lost, {withdrawn} withdraw.",
                self.race(race)
            ),
            Event::PieceSet {
                piece,
                region,
                count,
            } => format!("{count} {} in region {region}.", self.piece(piece)),
            Event::PieceGone {
                piece,
                region,
                count,
            } => format!("{count} {} leaves region {region}.", self.piece(piece)),
            Event::Recruited { seat, race, tokens } => {
                format!("{tokens} new {} join seat {seat}.", self.race(race))
            }
            Event::SetAside { seat, race, tokens } => format!(
                "{tokens} of seat {seat}'s {} leave the map until next turn.",
                self.race(race)
            ),
            Event::Vacated { seat, race, region } => {
                format!("Seat {seat}'s {} give up region {region}.", self.race(race))
            }
            Event::Placed {
                seat,
                race,
                region,
                tokens,
            } => format!(
                "Seat {seat} puts {tokens} {} in region {region}.",
                self.race(race)
            ),
            Event::Allied { seat, ally } => format!("Seat {seat} makes a pact with seat {ally}."),
            Event::Scored {
                seat,
                source,
                coins,
            } => format!("Seat {seat} scores {coins}: {}.", self.source(source)),
            Event::Paid { from, to, coins } => {
                format!("Seat {from} gives {coins} coin(s) to seat {to}.")
            }
            Event::Spent { seat, coins } => format!("Seat {seat} pays {coins} to the bank."),
            Event::Found { seat, coins } => format!("Seat {seat} finds {coins} coin(s) there."),
            Event::Gained { seat, coins } => {
                format!("Seat {seat} gets {coins} coin(s) from the bank.")
            }
            Event::LeaderJoins { seat, race } => {
                format!(
                    "The leader of seat {seat}'s {} joins them.",
                    self.race(race)
                )
            }
            Event::LeaderCaptured { seat, race, captor } => format!(
                "Seat {captor} captures the leader of seat {seat}'s {}.",
                self.race(race)
            ),
            Event::Drawn { seat, power } => {
                format!("The Necromancer (seat {seat}) draws {}.", self.power(power))
            }
            Event::PowerBought { seat, power, paid } => format!(
                "The Necromancer (seat {seat}) gets {} for {paid}.",
                self.power(power)
            ),
            Event::GhostBought { seat, paid } => {
                format!("The Necromancer (seat {seat}) buys a ghost for {paid}.")
            }
            Event::GhostsRise { seat, ghosts } => {
                format!("{ghosts} new ghost(s) on the Necromancer's island (seat {seat}).")
            }
            Event::Declined { seat, race } => {
                format!("Seat {seat}'s {} go in decline.", self.race(race))
            }
            Event::Vanished { seat, race } => {
                format!("Seat {seat}'s {} leave the game.", self.race(race))
            }
            Event::Over => "The game is over.".into(),
        }
    }

    fn french(&self, event: Event) -> String {
        match event {
            Event::Turn { round, seat } => format!("Manche {round}, tour du siège {seat}."),
            Event::Shown { place, race, power } => format!(
                "{} : place {} de la colonne.",
                self.combo(race, power),
                place + 1
            ),
            Event::Picked {
                seat,
                race,
                power,
                paid,
                found,
                tokens,
            } => format!(
                "Le siège {seat} choisit {} : paie {paid}, ramasse {found}, reçoit {tokens} pion(s).",
                self.combo(race, power)
            ),
            Event::Readied { seat, race, hand } => format!(
                "{} du siège {seat} : {hand} pion(s) en main.",
                self.race(race)
            ),
            Event::Abandoned { seat, race, region } => format!(
                "{} du siège {seat} : région {region} abandonnée.",
                self.race(race)
            ),
            Event::Rolled { seat, face } => format!("Le siège {seat} fait {face} au dé."),
            Event::Failed {
                region, needs, has, ..
            } => format!("La région {region} résiste : il fallait {needs}, {has} avec le dé."),
            Event::Conquered {
                seat,
                race,
                region,
                tokens,
            } => {
                format!(
                    "{} du siège {seat} : région {region} conquise avec {tokens}.",
                    self.race(race)
                )
            }
            Event::Converted { seat, race, region } => format!(
                "{} du siège {seat} : région {region} convertie.",
                self.race(race)
            ),
            Event::TribeGone { region } => {
                format!("La tribu oubliée de la région {region} est détruite.")
            }
            Event::Lost {
                seat,
                race,
                region,
                dead,
                withdrawn,
            } => format!(
                "{} du siège {seat} : région {region} perdue, {dead} pion(s) perdu(s), {withdrawn} en retraite.",
                self.race(race)
            ),
            Event::PieceSet {
                piece,
                region,
                count,
            } => format!("{count} {} en région {region}.", self.piece(piece)),
            Event::PieceGone {
                piece,
                region,
                count,
            } => format!("{count} {} quitte la région {region}.", self.piece(piece)),
            Event::Recruited { seat, race, tokens } => format!(
                "{} du siège {seat} : {tokens} nouveau(x) pion(s).",
                self.race(race)
            ),
            Event::SetAside { seat, race, tokens } => format!(
                "{} du siège {seat} : {tokens} pion(s) quitte(nt) la carte jusqu'au prochain tour.",
                self.race(race)
            ),
            Event::Vacated { seat, race, region } => format!(
                "{} du siège {seat} : région {region} cédée.",
                self.race(race)
            ),
            Event::Placed {
                seat,
                race,
                region,
                tokens,
            } => format!(
                "{} du siège {seat} : {tokens} pion(s) en région {region}.",
                self.race(race)
            ),
            Event::Allied { seat, ally } => {
                format!("Le siège {seat} conclut un pacte avec le siège {ally}.")
            }
            Event::Scored {
                seat,
                source,
                coins,
            } => format!("Le siège {seat} marque {coins} : {}.", self.source(source)),
            Event::Paid { from, to, coins } => {
                format!("Le siège {from} donne {coins} jeton(s) au siège {to}.")
            }
            Event::Spent { seat, coins } => format!("Le siège {seat} paie {coins} à la banque."),
            Event::Found { seat, coins } => format!("Le siège {seat} y trouve {coins} jeton(s)."),
            Event::Gained { seat, coins } => {
                format!("Le siège {seat} reçoit {coins} jeton(s) de la banque.")
            }
            Event::LeaderJoins { seat, race } => {
                format!(
                    "{} du siège {seat} : leur Chef les rejoint.",
                    self.race(race)
                )
            }
            Event::LeaderCaptured { seat, race, captor } => format!(
                "Le siège {captor} capture le Chef du siège {seat} ({}).",
                self.race(race)
            ),
            Event::Drawn { seat, power } => {
                format!("Le Nécromant (siège {seat}) tire {}.", self.power(power))
            }
            Event::PowerBought { seat, power, paid } => format!(
                "Le Nécromant (siège {seat}) obtient {} pour {paid}.",
                self.power(power)
            ),
            Event::GhostBought { seat, paid } => {
                format!("Le Nécromant (siège {seat}) achète un fantôme pour {paid}.")
            }
            Event::GhostsRise { seat, ghosts } => {
                format!("{ghosts} nouveau(x) fantôme(s) sur l'île du Nécromant (siège {seat}).")
            }
            Event::Declined { seat, race } => {
                format!("{} du siège {seat} : passage en déclin.", self.race(race))
            }
            Event::Vanished { seat, race } => {
                format!("{} du siège {seat} : hors du jeu.", self.race(race))
            }
            Event::Over => "La partie est terminée.".into(),
        }
    }
}

fn capital(text: &str) -> String {
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
