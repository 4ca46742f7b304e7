//! What one replay has to say.

use elbowroom_rules::event::Source;
use elbowroom_rules::finish::standings;
use elbowroom_rules::ids::{PowerId, RaceId, TileId};
use elbowroom_rules::notation::Replay;
use elbowroom_rules::record::Entry;
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

/// A relic or a place that came to light, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Find {
    /// Its identifier.
    pub marker: String,
    /// Whether it is a relic or a place.
    pub kind: Kind,
    /// Who found it, from 0; nobody where it came to light in a region that nobody held.
    pub seat: Option<u8>,
    /// The round in which it came to light.
    pub round: u8,
    /// How often it moved after, or a place sent what it commands.
    pub moves: u16,
    /// Coins that it paid at scoring, to whomever. What a relic pays while another tile stands for it is among them.
    pub coins: u16,
}

/// What one finished game has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    /// The name of the board.
    pub board: String,
    /// The scenario that is played on it, if any.
    pub scenario: Option<String>,
    /// How many actions were said, by all seats.
    pub actions: u32,
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
    /// Every relic and place that came to light, in the order of the game.
    pub finds: Vec<Find>,
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
        let finds = teller.finds.iter();
        let said = replay.entries().iter();
        let said = said.filter(|entry| matches!(entry, Entry::Action(..)));
        Some(Self {
            board: game.board().name().to_owned(),
            scenario: game.board().scenario().map(str::to_owned),
            actions: said.count() as u32,
            boxes: game.setup().boxes.clone(),
            ranks: ranked.iter().map(|standing| standing.rank).collect(),
            scores: ranked.iter().map(|standing| standing.coins).collect(),
            blank_races: blank(game, Kind::Race),
            blank_powers: blank(game, Kind::Power),
            finds: finds.filter_map(|found| found.named(game)).collect(),
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

/// What came to light, by its number: a [`Find`], or a power that a place gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Found {
    tile: TileId,
    seat: Seat,
    round: u8,
    moves: u16,
    coins: u16,
}

impl Found {
    /// The same by its name, if it is a relic or a place.
    fn named(&self, game: &Game) -> Option<Find> {
        let tile = game.tile(self.tile)?;
        tile.kind.is_marker().then(|| Find {
            marker: tile.id.to_owned(),
            kind: tile.kind,
            seat: self.seat.is_some().then_some(self.seat.0),
            round: self.round,
            moves: self.moves,
            coins: self.coins,
        })
    }
}

/// Listens to a game and tells what became of every pick, and of what came to light.
#[derive(Default)]
pub(crate) struct Teller {
    round: u8,
    pub(crate) picks: Vec<Pick>,
    finds: Vec<Found>,
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
            Event::Revealed { seat, tile, .. } => self.finds.push(Found {
                tile,
                seat,
                round: self.round,
                moves: 0,
                coins: 0,
            }),
            Event::Moved { tile, .. } => {
                if let Some(found) = self.found(tile) {
                    found.moves += 1;
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
            Source::Tile(tile) => {
                if let Some(found) = self.found(tile) {
                    found.coins += u16::from(coins);
                }
                None
            }
            Source::Named(_) => None,
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

    /// What came to light; nothing for a tile that a position brought along, or that never lay hidden.
    fn found(&mut self, tile: TileId) -> Option<&mut Found> {
        self.finds.iter_mut().find(|found| found.tile == tile)
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
    use elbowroom_rules::RegionId;

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

    #[test]
    fn what_lies_hidden_is_told_from_when_it_is_found() {
        let (one, other, region) = (TileId::other(3), TileId::other(9), RegionId(1));
        let turn = |round| Event::Turn {
            round,
            seat: Seat(0),
        };
        let moved = |tile| Event::Moved { tile, region };
        let revealed = |seat, tile| Event::Revealed { seat, tile, region };
        let scored = |seat, tile, coins| Event::Scored {
            seat: Seat(seat),
            source: Source::Tile(tile),
            coins,
        };
        let mut teller = Teller::default();
        for event in [
            turn(2),
            moved(one),
            scored(0, one, 50),
            revealed(Seat(1), one),
            moved(one),
            moved(other),
            scored(0, one, 2),
            turn(3),
            revealed(Seat::NONE, other),
            moved(one),
            scored(1, one, 1),
            scored(1, other, 4),
            scored(1, TileId::other(4), 30),
        ] {
            teller.hear(event, Stage::Conquest);
        }
        let found = |tile, seat, round, moves, coins| Found {
            tile,
            seat,
            round,
            moves,
            coins,
        };
        let expected = [
            found(one, Seat(1), 2, 2, 3),
            found(other, Seat::NONE, 3, 0, 4),
        ];
        assert_eq!(teller.finds, expected);
        assert!(teller.picks.is_empty());
    }
}
