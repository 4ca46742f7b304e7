//! How strong a blank tile is: it is picked with every counterpart, and so is every printed tile of its kind (K-04).

use crate::plan::mix;
use crate::stats::{Pick, Teller};
use crate::wilson::wilson;
use elbowroom_bots::{Luck, make};
use elbowroom_rules::custom::{CustomTile, SPARE, USUAL_VALUE};
use elbowroom_rules::finish::standings;
use elbowroom_rules::ids::{PowerId, RaceId};
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{
    Action, ActionList, Game, Odds, Pending, Seat, Setup, SetupError, State, Viewer, invariant,
};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// More actions than any game needs: beyond them a game is locked up.
const MAX_ACTIONS: u32 = 20_000;
/// What a token more is worth in coins a turn: half a region (K-08).
const TOKEN: f64 = 0.5;
/// The most faults that are told.
const MAX_FAULTS: usize = 10;

/// A blank tile on trial. Every game begins with one pair at the top of the column, which the first seat picks; after
/// that all seats play on as they like.
pub struct Trial {
    game: Game,
    kind: Kind,
    /// The number of the blank tile.
    tile: u8,
    pairs: Vec<(RaceId, PowerId)>,
    games: u64,
    seed: u64,
    bot: String,
}

/// How one game of a trial went.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    pair: usize,
    /// Coins the pair earned for its owner while active, and the turns it acted.
    active: u32,
    turns: u32,
    /// Coins it earned in decline.
    decline: u32,
    win: f64,
    fault: Option<String>,
}

/// What a tile came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Strength {
    /// The tile.
    pub id: String,
    /// Its value.
    pub tokens: u8,
    /// Games in which the first seat began with it.
    pub games: u64,
    /// Coins for each turn it acted.
    pub points_per_turn: f64,
    /// Coins it earned in decline, for each game.
    pub in_decline: f64,
    /// Both together: what it earned in decline is spread over the rounds of the game.
    pub worth: f64,
    /// How often its owner won.
    pub win_rate: f64,
    /// The lower end of the 95 % Wilson interval of the win rate.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What a trial came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The blank tile.
    pub tile: Strength,
    /// The printed tiles of its kind, the strongest first.
    pub printed: Vec<Strength>,
    /// Its place among them by worth, from 1.
    pub rank: usize,
    /// The value at which it would be as strong as the printed tiles on average, a token being worth half a coin a
    /// turn (K-08).
    pub suggested: u8,
    /// How many games were played.
    pub games: u64,
    /// Games that locked up, broke an invariant or panicked; at most ten are told.
    pub faults: Vec<String>,
}

impl Trial {
    /// Makes a trial ready: so many games for each pair.
    ///
    /// # Errors
    /// When the tile and the boxes make no game, or the bot is not known.
    pub fn new(
        tile: Arc<CustomTile>,
        boxes: Vec<GameBox>,
        players: u8,
        bot: &str,
        games: u64,
        seed: u64,
    ) -> Result<Self, String> {
        let kind = tile.kind();
        let setup = Setup::with(players, boxes)
            .ok_or_else(|| format!("players: 2 to 5 expected, found {players}"))?;
        let setup = Setup {
            custom: vec![tile],
            ..setup
        };
        let game = Game::new(setup).map_err(|error: SetupError| error.to_string())?;
        make(bot, &game, 0).map_err(|error| format!("bot: {error}"))?;
        let races: Vec<RaceId> = game.races_in_play().map(|(id, _)| id).collect();
        let powers: Vec<PowerId> = game.powers_in_play().map(|(id, _)| id).collect();
        let of = |race: &RaceId| powers.iter().map(move |&power| (*race, power)).collect();
        let pairs: Vec<Vec<(RaceId, PowerId)>> = races.iter().map(of).collect();
        // Blank tiles are numbered last.
        let tile = match kind {
            Kind::Power => powers.last().map_or(0, |power| power.0),
            _ => races.last().map_or(0, |race| race.0),
        };
        Ok(Self {
            kind,
            tile,
            pairs: pairs.concat(),
            games,
            seed,
            bot: bot.to_owned(),
            game,
        })
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.games * self.pairs.len() as u64
    }

    /// Plays one game.
    pub fn play(&self, number: u64) -> Tried {
        let pair = (number % self.pairs.len() as u64) as usize;
        let none = Tried {
            pair,
            active: 0,
            turns: 0,
            decline: 0,
            win: 0.0,
            fault: None,
        };
        let played = catch_unwind(AssertUnwindSafe(|| self.game(number, pair)));
        let fault = match played {
            Ok(Ok((pick, win))) => {
                return Tried {
                    active: u32::from(pick.active),
                    turns: u32::from(pick.turns),
                    decline: u32::from(pick.decline),
                    win,
                    ..none
                };
            }
            Ok(Err(what)) => what,
            Err(_) => "a panic".to_owned(),
        };
        let (race, power) = self.pairs[pair];
        let race = self.game.race_tile(race).map_or("?", |tile| tile.id);
        let power = self.game.power_tile(power).map_or("?", |tile| tile.id);
        Tried {
            fault: Some(format!("{power} {race}, game {number}: {fault}")),
            ..none
        }
    }

    fn game(&self, number: u64, pair: usize) -> Result<(Pick, f64), String> {
        let game = &self.game;
        let mut bots = Vec::new();
        for seat in game.seats() {
            let seed = mix(self.seed, number, 1 + u64::from(seat.0));
            bots.push(make(&self.bot, game, seed).map_err(|error| error.to_string())?);
        }
        let mut fate = Fate {
            luck: Luck::new(mix(self.seed, number, 0)),
            wanted: [self.pairs[pair].0.0, self.pairs[pair].1.0],
            shown: 0,
        };
        let mut state: State = game.start();
        let (mut teller, mut events) = (Teller::default(), Vec::new());
        let (mut list, mut actions) = (ActionList::new(), 0);
        loop {
            events.clear();
            let stage = state.turn().stage;
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(odds) => {
                    let answer = fate.answer(odds);
                    game.answer(&mut state, answer, &mut events)
                        .map_err(|error| error.to_string())?;
                }
                Pending::Decision(seat) => {
                    invariant::check(game, &state)?;
                    game.list(&state, &mut list);
                    actions += 1;
                    if list.is_empty() || actions > MAX_ACTIONS {
                        return Err(format!("locked up: {:?}", state.turn()));
                    }
                    let action = if actions == 1 {
                        Action::Pick(0)
                    } else {
                        let view = game.view(&state, Viewer::Seat(seat));
                        bots[seat.index()].choose(&view, &list)
                    };
                    let step = game
                        .check(&state, action)
                        .map_err(|refusal| refusal.to_string())?;
                    game.apply(&mut state, step, &mut events);
                }
            }
            events.iter().for_each(|&event| teller.hear(event, stage));
        }
        invariant::check(game, &state)?;
        let ranks = standings(game, &state);
        let winners = ranks.iter().filter(|standing| standing.rank == 1).count();
        let mut first = ranks.iter().filter(|standing| standing.rank == 1);
        let won = first.any(|standing| standing.seat == Seat(0));
        let pick = teller.picks.first().ok_or("nothing was picked")?;
        Ok((*pick, if won { 1.0 / winners as f64 } else { 0.0 }))
    }

    /// What the games come to.
    pub fn verdict(&self, tried: &[Tried]) -> Verdict {
        let number = |pair: usize| match self.kind {
            Kind::Power => self.pairs[pair].1.0,
            _ => self.pairs[pair].0.0,
        };
        let mut numbers: Vec<u8> = (0..self.pairs.len()).map(number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let strength = |of: u8| {
            let games: Vec<&Tried> = tried.iter().filter(|t| number(t.pair) == of).collect();
            self.strength(of, &games)
        };
        let tile = strength(self.tile);
        let others = numbers.into_iter().filter(|&other| other != self.tile);
        let mut printed: Vec<Strength> = others.map(strength).collect();
        printed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let better = |other: &&Strength| other.worth > tile.worth;
        let rank = 1 + printed.iter().filter(better).count();
        let sum: f64 = printed.iter().map(|other| other.worth).sum();
        let mean = sum / printed.len().max(1) as f64;
        let (least, most) = match self.kind {
            Kind::Power => (0.0, f64::from(SPARE)),
            _ => (1.0, f64::from(USUAL_VALUE)),
        };
        let surplus = (tile.worth - mean) / TOKEN;
        let suggested = (f64::from(tile.tokens) - surplus).round();
        let faults = tried.iter().filter_map(|game| game.fault.clone());
        Verdict {
            suggested: suggested.clamp(least, most) as u8,
            games: tried.len() as u64,
            faults: faults.take(MAX_FAULTS).collect(),
            tile,
            printed,
            rank,
        }
    }

    fn strength(&self, number: u8, games: &[&Tried]) -> Strength {
        let tile = match self.kind {
            Kind::Power => self.game.power_tile(PowerId(number)),
            _ => self.game.race_tile(RaceId(number)),
        };
        let sound = || games.iter().filter(|game| game.fault.is_none());
        let count = sound().count() as u64;
        let wins: f64 = sound().map(|game| game.win).sum();
        let active: u32 = sound().map(|game| game.active).sum();
        let decline: u32 = sound().map(|game| game.decline).sum();
        let turns: u32 = sound().map(|game| game.turns).sum();
        let (low, high) = wilson(wins, count);
        let points_per_turn = f64::from(active) / f64::from(turns.max(1));
        let in_decline = f64::from(decline) / count.max(1) as f64;
        Strength {
            id: tile.map_or_else(String::new, |tile| tile.id.to_owned()),
            tokens: tile.map_or(0, |tile| tile.tokens),
            games: count,
            points_per_turn,
            in_decline,
            worth: points_per_turn + in_decline / f64::from(self.game.board().rounds()),
            win_rate: wins / count.max(1) as f64,
            low,
            high,
        }
    }
}

/// Luck that shows one pair first.
struct Fate {
    luck: Luck,
    wanted: [u8; 2],
    /// How many of the two it has shown.
    shown: usize,
}

impl Fate {
    fn answer(&mut self, odds: Odds) -> u8 {
        let (of, left) = match odds {
            Odds::Race(left) => (0, left),
            Odds::Power(left) => (1, left),
            Odds::Other(_) | Odds::Coin(_) | Odds::Die => return self.luck.answer(odds),
        };
        if self.shown == of && left.has(self.wanted[of]) {
            self.shown += 1;
            return self.wanted[of];
        }
        self.luck.answer(odds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RICH: &str = "[power]\nid = \"custom-rich\"\ntokens = 5\n[power.name]\nen = \"Rich\"\nfr = \"Riches\"\n[power.help]\nen = \"x\"\nfr = \"x\"\n[[power.rule]]\nrule = \"score\"\ncoins = 5\nper = \"region\"\n";

    fn trial(text: &str) -> Trial {
        let tile = Arc::new(CustomTile::parse(text).expect("sound"));
        Trial::new(tile, vec![GameBox::Base], 2, "greedy", 1, 1).expect("sound")
    }

    /// Proves K-04, K-08: a tile that is far too strong is found out, with every counterpart and without a fault.
    #[test]
    fn a_tile_that_pays_too_much_is_found_out() {
        let trial = trial(RICH);
        assert_eq!(trial.games(), 14 * 21);
        let mut tried: Vec<Tried> = (0..trial.games()).map(|n| trial.play(n)).collect();
        let verdict = trial.verdict(&tried);
        assert!(verdict.faults.is_empty(), "{:?}", verdict.faults);
        assert_eq!(
            (verdict.rank, verdict.suggested, verdict.tile.games),
            (1, 0, 14)
        );
        assert_eq!(verdict.printed.len(), 20);
        assert!(verdict.tile.win_rate > 0.7 && verdict.tile.low > 0.4);
        // A game that went wrong is told and counts for nothing.
        tried[0].fault = Some("broken".into());
        assert_eq!(trial.verdict(&tried).faults, ["broken"]);
    }
}
