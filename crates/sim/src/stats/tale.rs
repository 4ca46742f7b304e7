//! What one replay has to say.

use elbowroom_rules::event::Source;
use elbowroom_rules::finish::standings;
use elbowroom_rules::ids::{PowerId, RaceId};
use elbowroom_rules::notation::Replay;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Event, Game, Pending, Seat};

/// A combo that was picked, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Who picked it, from 0.
    pub seat: u8,
    /// The race, by its number in the catalogue.
    pub race: u8,
    /// The power, by its number in the catalogue.
    pub power: u8,
    /// Coins paid for it.
    pub paid: u8,
    /// Coins found on it.
    pub found: u8,
    /// Turns it acted, the one in which it was picked included, one spent on declining not.
    pub turns: u8,
    /// Coins it earned while it was active.
    pub active: u16,
    /// Coins it earned in decline.
    pub decline: u16,
    /// The round in which it went in decline.
    pub declined: Option<u8>,
}

/// What one finished game has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    /// The name of the board.
    pub board: String,
    /// The boxes in play.
    pub boxes: Vec<GameBox>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// The coins of each seat at the end.
    pub scores: Vec<u16>,
    /// The blank races of the game, numbered after the printed ones.
    pub blank_races: Vec<String>,
    /// The blank powers, likewise.
    pub blank_powers: Vec<String>,
    /// Every combo that was picked, in the order of the game.
    pub picks: Vec<Pick>,
    /// Round, seat and its coins at the end of its turn.
    pub coins: Vec<(u8, u8, u16)>,
}

impl Tale {
    /// What a replay has to say; nothing when its game is not finished.
    pub fn of(replay: &Replay) -> Option<Self> {
        let game = replay.game();
        let mut teller = Teller::default();
        let turn = *replay.start().turn();
        let (mut round, mut seat, mut stage) = (turn.round, turn.seat, turn.stage);
        let end = replay.play(|_, state, events| {
            teller.round = round;
            for &event in events {
                teller.hear(event, stage);
            }
            let turn = state.turn();
            let over = game.pending(state) == Pending::Over;
            if over || (turn.round, turn.seat) != (round, seat) {
                teller.coins.push((round, seat.0, state.coins(seat)));
            }
            (round, seat, stage) = (turn.round, turn.seat, turn.stage);
        });
        if game.pending(&end) != Pending::Over {
            return None;
        }
        let mut ranked = standings(game, &end);
        ranked.sort_by_key(|standing| standing.seat);
        Some(Self {
            board: game.board().name().to_owned(),
            boxes: game.setup().boxes.clone(),
            ranks: ranked.iter().map(|standing| standing.rank).collect(),
            scores: ranked.iter().map(|standing| standing.coins).collect(),
            blank_races: blank(game, Kind::Race),
            blank_powers: blank(game, Kind::Power),
            picks: teller.picks,
            coins: teller.coins,
        })
    }
}

/// The blank tiles of a kind, in the order of their numbers.
fn blank(game: &Game, kind: Kind) -> Vec<String> {
    let custom = game.setup().custom.iter();
    custom
        .filter(|tile| tile.kind() == kind)
        .map(|tile| tile.id().to_owned())
        .collect()
}

/// Listens to a game and tells what became of every pick.
#[derive(Default)]
pub(crate) struct Teller {
    round: u8,
    pub(crate) picks: Vec<Pick>,
    coins: Vec<(u8, u8, u16)>,
}

impl Teller {
    /// Hears one event; `stage` is where the turn stood when its entry was said.
    pub(crate) fn hear(&mut self, event: Event, stage: Stage) {
        match event {
            Event::Turn { round, seat } => {
                self.round = round;
                let active = |pick: &Pick| pick.declined.is_none();
                if let Some(pick) = self.last(seat, active) {
                    pick.turns += 1;
                }
            }
            Event::Picked {
                seat,
                race,
                power,
                paid,
                found,
                ..
            } => self.picks.push(Pick {
                seat: seat.0,
                race: race.0,
                power: power.0,
                paid,
                found,
                turns: 1,
                active: 0,
                decline: 0,
                declined: None,
            }),
            Event::Scored {
                seat,
                source,
                coins,
            } => self.score(seat, source, coins),
            // Coins that a tile brings outside scoring belong to the race that is active.
            Event::Gained { seat, coins } | Event::Found { seat, coins } => {
                if let Some(pick) = self.last(seat, |pick| pick.declined.is_none()) {
                    pick.active += u16::from(coins);
                }
            }
            Event::Declined { seat, race } => {
                let round = self.round;
                // A decline after scoring comes at the end of a turn that was played.
                let spent = u8::from(stage != Stage::LateDecline);
                if let Some(pick) = self.last(seat, |pick| pick.race == race.0) {
                    pick.declined = Some(round);
                    pick.turns = pick.turns.saturating_sub(spent);
                }
            }
            _ => {}
        }
    }

    fn score(&mut self, seat: Seat, source: Source, coins: u8) {
        let pick = match source {
            Source::Regions(RaceId(race)) | Source::Declined(RaceId(race)) => {
                self.last(seat, |pick| pick.race == race)
            }
            Source::Race(RaceId(race)) => self.last(seat, |pick| pick.race == race),
            Source::Power(PowerId(power)) => self.last(seat, |pick| pick.power == power),
            // What a tile that lies over the table pays is nobody's race.
            Source::Tile(_) | Source::Named(_) => None,
        };
        // A race that a position brought along was never picked.
        if let Some(pick) = pick {
            if pick.declined.is_some() {
                pick.decline += u16::from(coins);
            } else {
                pick.active += u16::from(coins);
            }
        }
    }

    /// The latest pick of a seat that fits. A tile is in one place at a time, so the latest is the one
    /// on the table.
    fn last(&mut self, seat: Seat, fits: impl Fn(&Pick) -> bool) -> Option<&mut Pick> {
        let mut picks = self.picks.iter_mut().rev();
        picks.find(|pick| pick.seat == seat.0 && fits(pick))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Plan, play_game};

    fn tale(game: u64) -> (Tale, Vec<u16>) {
        let plan = Plan::base(&["random"], 3, 10, 5).unwrap();
        let ready = plan.game().unwrap();
        let (outcome, replay) = play_game(&plan, &ready, game, true).unwrap();
        let replay = Replay::read(&replay.expect("kept")).expect("sound");
        let coins = outcome.seats.iter().map(|seat| seat.coins).collect();
        (Tale::of(&replay).expect("finished"), coins)
    }

    #[test]
    fn every_coin_is_told() {
        for game in 0..10 {
            let (tale, coins) = tale(game);
            assert_eq!(tale.scores, coins);
            for (seat, &coins) in coins.iter().enumerate() {
                let picks = tale
                    .picks
                    .iter()
                    .filter(|pick| usize::from(pick.seat) == seat);
                let balance: i32 = picks
                    .map(|pick| {
                        i32::from(pick.active) + i32::from(pick.decline) + i32::from(pick.found)
                            - i32::from(pick.paid)
                    })
                    .sum();
                assert_eq!(5 + balance, i32::from(coins), "game {game}, seat {seat}");
            }
        }
    }

    #[test]
    fn every_turn_is_told() {
        for game in 0..10 {
            let (tale, _) = tale(game);
            assert_eq!(tale.coins.len(), 30, "ten rounds of three");
            for seat in 0..3 {
                let picks = || tale.picks.iter().filter(move |pick| pick.seat == seat);
                let turns: u8 = picks().map(|pick| pick.turns).sum();
                let spent = picks().filter(|pick| pick.declined.is_some()).count();
                // Stout spends no turn on declining.
                assert!((10 - spent..=10).contains(&usize::from(turns)));
                let last = tale.coins.iter().rfind(|(_, of, _)| *of == seat).unwrap();
                assert_eq!((last.0, last.2), (10, tale.scores[usize::from(seat)]));
            }
        }
    }
}
