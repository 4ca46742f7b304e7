//! What happened, in English.

use super::Speaker;
use crate::event::Event;

impl Speaker<'_> {
    pub(super) fn english(&self, event: Event) -> String {
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
            Event::TakenUp {
                seat,
                race,
                region,
                tokens,
            } => format!(
                "Seat {seat} takes {tokens} {} up from region {region}.",
                self.race(race)
            ),
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
            Event::TribeGone { region } if self.game().setup().monsters().has(region) => {
                format!("The monsters of region {region} are driven out.")
            }
            Event::TribeGone { region } if self.game().board().murlocs().has(region) => {
                format!("The murloc of region {region} is discarded.")
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
            Event::TokenLost { seat, race, piece } if piece.is_some() => format!(
                "Seat {seat}'s {} lose 1 {}.",
                self.race(race),
                self.piece(piece)
            ),
            Event::TokenLost { seat, race, .. } => {
                format!("Seat {seat}'s {} lose 1 race token.", self.race(race))
            }
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
            Event::Forged { seat, race, tokens } => format!(
                "Seat {seat}'s {} get {tokens} token(s) for attacks only, for their next turn.",
                self.race(race)
            ),
            Event::Revealed { seat, tile, region } => {
                let (name, help) = self.tile_words(tile);
                if tile.as_power().is_some() {
                    format!("The power that lies in region {region} is {name}: {help}")
                } else if seat.is_some() {
                    format!("Seat {seat} finds {name} in region {region}: {help}")
                } else {
                    format!("{name} comes to light in region {region}: {help}")
                }
            }
            Event::Moved { tile, region } => {
                format!("{} moves to region {region}.", self.moves(tile))
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
            Event::Tale { tale, who } => self.tale(tale.words.en, &who),
            Event::Gathered {
                seat,
                race,
                region,
                tokens,
            } => format!(
                "Seat {seat}'s {} gather in region {region}: {tokens} token(s).",
                self.race(race)
            ),
            Event::Declined { seat, race } => {
                format!("Seat {seat}'s {} go in decline.", self.race(race))
            }
            Event::Vanished { seat, race } => {
                format!("Seat {seat}'s {} leave the game.", self.race(race))
            }
            Event::Over => "The game is over.".into(),
        }
    }
}
