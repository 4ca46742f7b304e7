//! What happened, in French.

use super::Speaker;
use crate::event::Event;

impl Speaker<'_> {
    pub(super) fn french(&self, event: Event) -> String {
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
            Event::TakenUp {
                seat,
                race,
                region,
                tokens,
            } => format!(
                "{} du siège {seat} : {tokens} pion(s) repris de la région {region}.",
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
            Event::TribeGone { region } if self.game().setup().monsters().has(region) => {
                format!("Les monstres de la région {region} sont chassés.")
            }
            Event::TribeGone { region } if self.game().board().murlocs().has(region) => {
                format!("Le murloc de la région {region} est défaussé.")
            }
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
            Event::TokenLost { seat, race, piece } if piece.is_some() => format!(
                "{} du siège {seat} : perte de 1 {}.",
                self.race(race),
                self.piece(piece)
            ),
            Event::TokenLost { seat, race, .. } => format!(
                "{} du siège {seat} : perte de 1 pion du peuple.",
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
            Event::Forged { seat, race, tokens } => format!(
                "{} du siège {seat} : {tokens} pion(s) d'attaque pour le prochain tour.",
                self.race(race)
            ),
            Event::Revealed { seat, tile, region } => {
                let (name, help) = self.tile_words(tile);
                if tile.as_power().is_some() {
                    format!("Le pouvoir posé en région {region} est {name} : {help}")
                } else if seat.is_some() {
                    format!("Le siège {seat} découvre {name} en région {region} : {help}")
                } else {
                    format!("{name} se révèle en région {region} : {help}")
                }
            }
            Event::Moved { tile, region } => {
                format!("{} va en région {region}.", self.moves(tile))
            }
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
            Event::Tale { tale, who } => self.tale(tale.words.fr, &who),
            Event::Gathered {
                seat,
                race,
                region,
                tokens,
            } => format!(
                "{} du siège {seat} : {tokens} pion(s) réuni(s) en région {region}.",
                self.race(race)
            ),
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
