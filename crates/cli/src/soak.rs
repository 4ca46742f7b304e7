//! `elbowroom soak`: many random games with every invariant checked at every step.

use crate::bench::{Tally, random_game};
use crate::board;
use crate::input::{
    Done, Failure, boxes, boxes_help, roles, say, setup, tiles, values, with_monsters,
};
use elbowroom_bots::Luck;
use elbowroom_rules::realm::{Sides, Water, Wish, suggest};
use elbowroom_rules::{ActionList, Board, Game, Setup, invariant};
use std::io::{IsTerminal, Write};
use std::time::Instant;

/// Plays random games and checks every invariant of the rules at every step.
///
/// Ends with code 2 at the first game that locks up or breaks an invariant, and names its seed.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom soak --games 10000\n  elbowroom soak --players 5 --games 1000000\n  elbowroom soak --boxes all\n  elbowroom soak --scenarios --games 1000"
)]
pub struct Soak {
    /// How many players; 0 plays with every number in turn.
    #[arg(long, default_value_t = 0)]
    players: u8,
    /// How many games with each number of players.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// A blank tile in play, as a file (see `elbowroom tile`); may be said several times.
    #[arg(long, value_name = "FILE")]
    tile: Vec<String>,
    /// Numbers of tokens that are not those printed on races and powers, as a file (see docs/house-values.md).
    #[arg(long, value_name = "FILE")]
    values: Option<String>,
    /// Monsters that guard relics and places on a surface board, where lost tribes would be; drawn by the seed (X-08).
    #[arg(long)]
    monsters: bool,
    /// Plays on this board: a name, a board file or a realm file.
    #[arg(long, value_name = "BOARD", conflicts_with = "players")]
    board: Vec<String>,
    /// Plays every scenario on each of its boards, so many games in all on each.
    #[arg(long, conflicts_with_all = ["board", "players", "boxes"])]
    scenarios: bool,
    /// Plays on suggested worlds of hexes, each for a hundred games, so many games with each number of players.
    #[arg(long, conflicts_with_all = ["board", "scenarios"])]
    suggested: bool,
    /// The seed of the first game; each game has the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many games are played on a suggested world before the next is laid.
const GAMES_ON_A_WORLD: u64 = 100;

impl Soak {
    pub fn run(self) -> Done {
        if self.scenarios {
            let layouts = Board::printed_names().filter_map(Board::printed);
            let layouts = layouts.filter(|board| board.scenario().is_some());
            return layouts.into_iter().try_for_each(|board| self.on(board));
        }
        if !self.board.is_empty() {
            let mut boards = self.board.iter();
            return boards.try_for_each(|name| self.on(board::find(name, self.seed)?));
        }
        let extra = if self.suggested {
            0
        } else {
            roles(&boxes(&self.boxes)?)
        };
        let most = if self.suggested { 6 } else { 5 + extra };
        let counts = if self.players == 0 {
            2 + extra..=most
        } else {
            self.players..=self.players
        };
        for players in counts {
            if self.suggested {
                self.on_worlds(players)?;
                continue;
            }
            if Setup::draw_islands(players, &boxes(&self.boxes)?, |_| 0).is_some() {
                self.on_worlds(players)?;
                continue;
            }
            let monsters = self.monsters.then_some(self.seed);
            let game = self.game(setup(None, Some(players), 2, &self.boxes)?, monsters)?;
            let mut tally = Progress::new(format!("{players} players"), self.games);
            self.play(&game, self.seed, self.games, &mut tally)?;
            tally.told();
        }
        Ok(())
    }

    fn on(&self, board: Board) -> Done {
        let mut tally = Progress::new(board.name().to_owned(), self.games);
        let monsters = self.monsters.then_some(self.seed);
        let game = self.game(setup(Some(board), None, 2, &self.boxes)?, monsters)?;
        self.play(&game, self.seed, self.games, &mut tally)?;
        tally.told();
        Ok(())
    }

    /// A game with the tiles, numbers and monsters that are asked for.
    fn game(&self, setup: Setup, monsters: Option<u64>) -> Result<Game, Failure> {
        let setup = Setup {
            custom: tiles(&self.tile)?,
            values: values(self.values.as_deref())?,
            ..setup
        };
        let setup = with_monsters(setup, monsters)?;
        Game::new(setup).map_err(|error| Failure(error.to_string()))
    }

    /// A world for so many players: a suggested one of every kind in turn (both sides of the hexes, rivers and seas, with
    /// chasms and without), or islands that are drawn (W-01).
    fn world(&self, players: u8, kind: u64, luck: &mut Luck) -> Result<Setup, Failure> {
        let drawn = match self.suggested {
            true => None,
            false => Setup::draw_islands(players, &boxes(&self.boxes)?, |below| luck.below(below)),
        };
        let board = match drawn {
            Some(islands) => islands.board(),
            None => {
                let wish = Wish {
                    sides: [Sides::Surface, Sides::Underground, Sides::Both][(kind % 3) as usize],
                    water: [Water::River, Water::Sea][(kind / 3 % 2) as usize],
                    chasms: kind / 6 % 2 == 1,
                    ..Wish::new(players)
                };
                let realm = suggest(wish, |below| luck.below(below));
                let board = realm.and_then(|realm| realm.board());
                board.map_err(|error| Failure(error.to_string()))?
            }
        };
        setup(Some(board), None, 2, &self.boxes)
    }

    /// Another world for every hundred games.
    fn on_worlds(&self, players: u8) -> Done {
        let mut tally = Progress::new(format!("{players} players"), self.games);
        let end = self.seed.saturating_add(self.games);
        let mut seed = self.seed;
        while seed < end {
            let mut luck = Luck::new(seed);
            let kind = (seed - self.seed) / GAMES_ON_A_WORLD;
            let setup = self.world(players, kind, &mut luck);
            let setup = setup.map_err(|Failure(what)| Failure(format!("seed {seed}: {what}")))?;
            let game = self.game(setup, None)?;
            let games = GAMES_ON_A_WORLD.min(end - seed);
            self.play(&game, seed, games, &mut tally)?;
            seed += games;
        }
        tally.told();
        Ok(())
    }

    fn play(&self, game: &Game, first: u64, games: u64, progress: &mut Progress) -> Done {
        let start = game.start();
        let mut list = ActionList::new();
        for seed in first..first.saturating_add(games) {
            let (mut luck, tally) = (Luck::new(seed), &mut progress.tally);
            random_game(game, &start, &mut luck, &mut list, tally, |state| {
                invariant::check(game, state)
            })
            .map_err(|what| Failure(format!("{}, seed {seed}: {what}", progress.what)))?;
            progress.show();
        }
        Ok(())
    }
}

/// What was played so far, on a terminal now and then.
struct Progress {
    what: String,
    games: u64,
    tally: Tally,
    began: Instant,
}

impl Progress {
    fn new(what: String, games: u64) -> Self {
        Self {
            what,
            games,
            tally: Tally::default(),
            began: Instant::now(),
        }
    }

    fn show(&self) {
        let played = self.tally.games;
        if played.is_multiple_of(10_000) && std::io::stderr().is_terminal() {
            let rate = played as f64 / self.began.elapsed().as_secs_f64();
            let left = (self.games - played) as f64 / rate;
            eprint!(
                "\r{}: {played} of {} games, {rate:.0} a second, {left:.0} s left   ",
                self.what, self.games
            );
            let _ = std::io::stderr().flush();
        }
    }

    fn told(&self) {
        if std::io::stderr().is_terminal() {
            eprint!("\r{:70}\r", "");
        }
        say(format_args!(
            "{}: {} games, {} actions, no fault, {:.0} s, checksum {:016x}",
            self.what,
            self.tally.games,
            self.tally.actions,
            self.began.elapsed().as_secs_f64(),
            self.tally.checksum
        ));
    }
}
