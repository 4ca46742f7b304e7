//! What a run plays: bots, board, number of games, and the seeds of each game.

use elbowroom_bots::{UnknownBot, make};
use elbowroom_rules::{Board, Game, Setup, SetupError};
use std::fmt;

/// The most games of one run.
pub const MAX_GAMES: u64 = 100_000_000;

/// Why settings make no run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanError {
    /// A bot that nobody knows.
    Bot(UnknownBot),
    /// No bot was named.
    NoBots,
    /// More bots than seats.
    TooManyBots {
        /// How many were named.
        bots: usize,
        /// How many can sit down.
        players: u8,
    },
    /// A number of games that is not played.
    Games(u64),
    /// The board and the seats make no game.
    Setup(SetupError),
    /// A number of players for which no board is printed.
    Players(u8),
    /// A shard that does not exist.
    Shard(String),
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(error) => write!(f, "bots: {error}"),
            Self::NoBots => f.write_str("bots: the name of at least one bot expected"),
            Self::TooManyBots { bots, players } => write!(
                f,
                "bots: at most {players} expected for {players} seats, found {bots} (`elbowroom ratings` compares more bots than seats)"
            ),
            Self::Games(games) => write!(f, "games: 1 to {MAX_GAMES} expected, found {games}"),
            Self::Setup(error) => write!(f, "players: {error}"),
            Self::Players(players) => write!(f, "players: 2 to 5 expected, found {players}"),
            Self::Shard(text) => write!(
                f,
                "shard: i/n with i from 1 to n expected, found `{}`",
                text.chars()
                    .filter(|c| !c.is_control())
                    .take(40)
                    .collect::<String>()
            ),
        }
    }
}

impl std::error::Error for PlanError {}

impl From<UnknownBot> for PlanError {
    fn from(error: UnknownBot) -> Self {
        Self::Bot(error)
    }
}

/// A checked run: the same plan always plays the same games.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    bots: Vec<String>,
    setup: Setup,
    games: u64,
    seed: u64,
}

impl Plan {
    /// Checks settings.
    ///
    /// # Errors
    /// What does not fit, before anything is played.
    pub fn new(bots: Vec<String>, setup: Setup, games: u64, seed: u64) -> Result<Self, PlanError> {
        let players = setup.seats;
        let plan = Self {
            bots,
            setup,
            games,
            seed,
        };
        if plan.bots.is_empty() {
            return Err(PlanError::NoBots);
        }
        if !(1..=MAX_GAMES).contains(&games) {
            return Err(PlanError::Games(games));
        }
        let game = plan.game()?;
        for bot in &plan.bots {
            make(bot, &game, 0)?;
        }
        if plan.bots.len() > usize::from(players) {
            return Err(PlanError::TooManyBots {
                bots: plan.bots.len(),
                players,
            });
        }
        Ok(plan)
    }

    /// A run on the printed board for so many players.
    ///
    /// # Errors
    /// What does not fit.
    pub fn base(bots: &[&str], players: u8, games: u64, seed: u64) -> Result<Self, PlanError> {
        let setup = Setup::base(players).ok_or(PlanError::Players(players))?;
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        Self::new(bots, setup, games, seed)
    }

    /// The bots as they were named.
    pub fn bots(&self) -> &[String] {
        &self.bots
    }

    /// How many seats.
    pub fn players(&self) -> u8 {
        self.setup.seats
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Board, seats, boxes and switches.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many games the whole run has.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The seed of the run.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The game of this plan made ready.
    ///
    /// # Errors
    /// When the number of seats makes no game.
    pub fn game(&self) -> Result<Game, PlanError> {
        Game::new(self.setup.clone()).map_err(PlanError::Setup)
    }

    /// Which hand plays a seat in a game. There are as many hands as seats; the bots are dealt to the
    /// hands in turn, and the hands move on by one seat from game to game.
    pub fn hand(&self, game: u64, seat: usize) -> usize {
        let players = u64::from(self.setup.seats);
        ((seat as u64 + players - game % players) % players) as usize
    }

    /// The bot that plays a seat in a game.
    pub fn bot(&self, game: u64, seat: usize) -> &str {
        &self.bots[self.hand(game, seat) % self.bots.len()]
    }

    /// The seed of dice and tiles in a game.
    pub fn luck_seed(&self, game: u64) -> u64 {
        mix(self.seed, game, 0)
    }

    /// The seed of the bot on a seat in a game.
    pub fn bot_seed(&self, game: u64, seat: usize) -> u64 {
        mix(self.seed, game, 1 + self.hand(game, seat) as u64)
    }
}

/// Three numbers to one that looks like nothing: a round of SplitMix64 for each.
pub fn mix(a: u64, b: u64, c: u64) -> u64 {
    [a, b, c].into_iter().fold(0, |sum, part| {
        let mut z = (sum ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

/// One of `of` equal parts of a run: the games `g` with `g % of == part - 1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which part, counted from 1.
    pub part: u64,
    /// How many parts.
    pub of: u64,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Self = Self { part: 1, of: 1 };

    /// Whether a game belongs to this part.
    pub fn has(self, game: u64) -> bool {
        game % self.of == self.part - 1
    }

    /// The games of a run that belong to this part.
    pub fn games(self, plan: &Plan) -> impl Iterator<Item = u64> + use<> {
        (self.part - 1..plan.games).step_by(usize::try_from(self.of).unwrap_or(usize::MAX))
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl std::str::FromStr for Shard {
    type Err = PlanError;

    fn from_str(text: &str) -> Result<Self, PlanError> {
        let fault = || PlanError::Shard(text.to_owned());
        let (part, of) = text.split_once('/').ok_or_else(fault)?;
        let part = part.parse().map_err(|_| fault())?;
        let of = of.parse().map_err(|_| fault())?;
        if part == 0 || part > of {
            return Err(fault());
        }
        Ok(Self { part, of })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_sits_everywhere_equally_often() {
        let plan = Plan::base(&["random", "greedy"], 3, 9, 1).unwrap();
        for hand in 0..3 {
            for seat in 0..3 {
                let times = (0..9).filter(|&g| plan.hand(g, seat) == hand).count();
                assert_eq!(times, 3);
            }
        }
        let first: Vec<&str> = (0..3).map(|seat| plan.bot(0, seat)).collect();
        assert_eq!(first, ["random", "greedy", "random"]);
        let second: Vec<&str> = (0..3).map(|seat| plan.bot(1, seat)).collect();
        assert_eq!(second, ["random", "random", "greedy"]);
    }

    #[test]
    fn seeds_differ_by_run_game_and_hand() {
        let plan = |seed| Plan::base(&["random"], 2, 9, seed).unwrap();
        let all: Vec<u64> = (1..4)
            .flat_map(|seed| {
                let plan = plan(seed);
                (0..9).flat_map(move |game| {
                    [
                        plan.luck_seed(game),
                        plan.bot_seed(game, 0),
                        plan.bot_seed(game, 1),
                    ]
                })
            })
            .collect();
        let mut once = all.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), all.len());
    }

    #[test]
    fn unsound_settings_are_refused() {
        let fault = |bots: &[&str], players, games| {
            Plan::base(bots, players, games, 1).expect_err("unsound")
        };
        assert!(matches!(fault(&["nobody"], 2, 1), PlanError::Bot(_)));
        assert_eq!(fault(&[], 2, 1), PlanError::NoBots);
        assert_eq!(fault(&["random"], 2, 0), PlanError::Games(0));
        assert_eq!(fault(&["random"], 9, 1), PlanError::Players(9));
        let three = ["random", "random", "random"];
        assert!(matches!(
            fault(&three, 2, 1),
            PlanError::TooManyBots { bots: 3, .. }
        ));
        for text in ["", "1", "0/2", "3/2", "a/2", "1/0"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
