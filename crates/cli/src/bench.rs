//! `elbowroom bench`: how fast the rules play at random.

use crate::board::Named;
use crate::input::{
    Done, Failure, box_names, boxes_help, say, setup, tiles, values, with_monsters,
};
use elbowroom_bots::Luck;
use elbowroom_rules::{ActionList, Game, Pending, Setup, State};
use serde_json::json;
use std::time::{Duration, Instant};

/// Games that make up the checksum, whatever the time.
const CHECKED: u64 = 2_000;

/// Measures random legal play on one core.
///
/// Every legal action is listed at every step and one atomic action is taken at a time. The checksum
/// covers the final coins of the first 2,000 games of the seed, so it does not depend on the time.
/// The milliseconds to a game are those from the text of a board or realm file to a game that is ready.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom bench\n  elbowroom bench --players 5 --seconds 10 --json\n  elbowroom bench --boxes all --players 5\n  elbowroom bench --board my.realm.toml"
)]
pub struct Bench {
    /// How many players; as the board says, or 2, if not said.
    #[arg(long)]
    players: Option<u8>,
    /// The name of a board, a board file or a realm file; the printed one for the players if not said.
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<String>,
    /// How long to play.
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// A blank tile in play, as a file (see `elbowroom tile`); may be said several times.
    #[arg(long, value_name = "FILE")]
    tile: Vec<String>,
    /// Numbers of tokens that are not those printed on races and powers, as a file (see docs/house-values.md).
    #[arg(long, value_name = "FILE")]
    values: Option<String>,
    /// Monsters that guard relics and places on a surface board, where lost tribes would be; drawn by the seed.
    #[arg(long)]
    monsters: bool,
    /// The seed of the generator.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What a run of random games came to.
#[derive(Default)]
pub struct Tally {
    pub games: u64,
    pub actions: u64,
    pub turns: u64,
    pub checksum: u64,
}

/// Plays one random game to its end and visits every state in which a seat decides.
///
/// # Errors
/// When no action is legal although the game is not over, or when the visitor objects.
#[inline]
pub fn random_game(
    game: &Game,
    start: &State,
    luck: &mut Luck,
    list: &mut ActionList,
    tally: &mut Tally,
    mut visit: impl FnMut(&State) -> Result<(), String>,
) -> Result<(), String> {
    let mut state = *start;
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(odds) => {
                let answer = luck.answer(odds);
                game.answer(&mut state, answer, &mut ())
                    .map_err(|error| error.to_string())?;
            }
            Pending::Decision(_) => {
                visit(&state)?;
                game.list(&state, list);
                let Some(step) = list.step(luck.below(list.len())) else {
                    return Err(format!(
                        "no legal action while the game is not over: {:?}",
                        state.turn()
                    ));
                };
                game.apply(&mut state, step, &mut ());
                tally.actions += 1;
            }
        }
    }
    visit(&state)?;
    tally.games += 1;
    tally.turns += u64::from(game.board().rounds()) * u64::from(game.setup().seats);
    for seat in game.seats() {
        tally.checksum =
            (tally.checksum ^ u64::from(state.coins(seat))).wrapping_mul(0x0100_0000_01b3);
    }
    Ok(())
}

/// What is made, and how long that takes as a rule: the median of several times.
///
/// # Errors
/// When it cannot be made.
pub fn usual_time<T>(make: impl Fn() -> Result<T, Failure>) -> Result<(T, Duration), Failure> {
    const TIMES: usize = 9;
    let timed = || {
        let began = Instant::now();
        make().map(|made| (made, began.elapsed()))
    };
    let (made, first) = timed()?;
    let mut times = vec![first];
    while times.len() < TIMES {
        times.push(timed()?.1);
    }
    times.sort_unstable();
    Ok((made, times[TIMES / 2]))
}

impl Bench {
    /// The game that is played, made anew with each call.
    fn game(&self, board: Option<&Named>) -> Result<Game, Failure> {
        let board = board.map(Named::board).transpose()?;
        let setup = Setup {
            custom: tiles(&self.tile)?,
            values: values(self.values.as_deref())?,
            ..setup(board, self.players, 2, &self.boxes)?
        };
        let setup = with_monsters(setup, self.monsters.then_some(self.seed))?;
        Game::new(setup).map_err(|error| Failure(error.to_string()))
    }

    pub fn run(self) -> Done {
        if !(0.01..=3600.0).contains(&self.seconds) {
            return Err(Failure(format!(
                "--seconds: 0.01 to 3600 expected, found {}",
                self.seconds
            )));
        }
        let board = self.board.as_deref();
        let board = board.map(|name| Named::find(name, self.seed)).transpose()?;
        let (game, to_game) = usual_time(|| self.game(board.as_ref()))?;
        let to_game = (to_game.as_secs_f64() * 1e5).round() / 100.0;
        let start = game.start();
        let mut luck = Luck::new(self.seed);
        let mut list = ActionList::new();
        let mut tally = Tally::default();
        let began = Instant::now();
        let limit = Duration::from_secs_f64(self.seconds);
        let mut checksum = 0;
        while tally.games < CHECKED || began.elapsed() < limit {
            for _ in 0..50 {
                random_game(&game, &start, &mut luck, &mut list, &mut tally, |_| Ok(()))
                    .map_err(Failure)?;
            }
            if tally.games == CHECKED {
                checksum = tally.checksum;
            }
        }
        let seconds = began.elapsed().as_secs_f64();
        let rate = |count: u64| (count as f64 / seconds).round();
        let per_game = (tally.actions as f64 / tally.games as f64 * 10.0).round() / 10.0;
        let checksum = format!("{checksum:016x}");
        let bytes = size_of::<State>();
        let (players, boxes) = (game.setup().seats, box_names(&game.setup().boxes));
        if self.json {
            say(json!({
                "board": game.board().name(),
                "players": players,
                "boxes": boxes,
                "seed": self.seed,
                "games_per_s": rate(tally.games),
                "actions_per_s": rate(tally.actions),
                "turns_per_s": rate(tally.turns),
                "actions_per_game": per_game,
                "ms_to_game": to_game,
                "state_bytes": bytes,
                "checksum": checksum,
            }));
        } else {
            say(format_args!(
                "board              {:>12}",
                game.board().name()
            ));
            say(format_args!("players            {players:>12}"));
            if !boxes.is_empty() {
                say(format_args!("boxes              {}", boxes.join(", ")));
            }
            say(format_args!("games per second   {:>12}", rate(tally.games)));
            say(format_args!(
                "actions per second {:>12}",
                rate(tally.actions)
            ));
            say(format_args!("turns per second   {:>12}", rate(tally.turns)));
            say(format_args!("actions per game   {per_game:>12}"));
            say(format_args!("ms to a game       {to_game:>12}"));
            say(format_args!("bytes of state     {bytes:>12}"));
            say(format_args!(
                "checksum           {checksum} (first {CHECKED} games, seed {})",
                self.seed
            ));
        }
        Ok(())
    }
}
