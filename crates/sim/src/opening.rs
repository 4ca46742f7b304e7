//! Games that begin with a chosen pair: it lies at the top of the column and the first seat picks it; after that all
//! seats play on as they like. What the pair earns tells how strong its tiles are.

use crate::plan::mix;
use crate::stats::{Pick, Teller};
use crate::wilson::wilson;
use elbowroom_bots::{Luck, make};
use elbowroom_rules::finish::standings;
use elbowroom_rules::ids::{PowerId, RaceId};
use elbowroom_rules::tile::Kind;
use elbowroom_rules::{
    Action, ActionList, Game, Odds, Pending, Seat, Setup, SetupError, State, Viewer, invariant,
};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// More actions than any game needs: beyond them a game is locked up.
const MAX_ACTIONS: u32 = 20_000;

/// Every pair of the tiles in play, to begin games with.
pub struct Openings {
    game: Game,
    pairs: Vec<(RaceId, PowerId)>,
    games: u64,
    seed: u64,
    bot: String,
}

/// How one game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    pair: usize,
    /// Coins the pair earned for its owner while active, and the turns it acted.
    active: u32,
    turns: u32,
    /// Coins it earned in decline.
    decline: u32,
    win: f64,
    pub(crate) fault: Option<String>,
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

impl Openings {
    /// Makes them ready: so many games for each pair.
    ///
    /// # Errors
    /// When the set-up makes no game, or the bot is not known.
    pub fn new(setup: Setup, bot: &str, games: u64, seed: u64) -> Result<Self, String> {
        let game = Game::new(setup).map_err(|error: SetupError| error.to_string())?;
        make(bot, &game, 0).map_err(|error| format!("bot: {error}"))?;
        let powers: Vec<PowerId> = game.powers_in_play().map(|(id, _)| id).collect();
        let of = |(race, _)| powers.iter().map(move |&power| (race, power));
        Ok(Self {
            pairs: game.races_in_play().flat_map(of).collect(),
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

    /// How strong every race or every power was, in the order of the catalogue, with its number.
    pub fn strengths(&self, kind: Kind, tried: &[Tried]) -> Vec<(u8, Strength)> {
        let number = |pair: usize| match kind {
            Kind::Power => self.pairs[pair].1.0,
            _ => self.pairs[pair].0.0,
        };
        let mut numbers: Vec<u8> = (0..self.pairs.len()).map(number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let strength = |of: u8| {
            let games: Vec<&Tried> = tried.iter().filter(|t| number(t.pair) == of).collect();
            (of, self.strength(kind, of, &games))
        };
        numbers.into_iter().map(strength).collect()
    }

    /// The race or power that is numbered last: a blank one, if there is one.
    pub fn last(&self, kind: Kind) -> u8 {
        let last = self.pairs.last();
        last.map_or(0, |&(race, power)| match kind {
            Kind::Power => power.0,
            _ => race.0,
        })
    }

    fn strength(&self, kind: Kind, number: u8, games: &[&Tried]) -> Strength {
        let tile = match kind {
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
            tokens: tile.map_or(0, |tile| self.game.setup().values.of(&tile)),
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
