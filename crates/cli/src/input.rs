//! Reading what a person names, and saying in one line what is wrong with it.

use elbowroom_bots::Luck;
use elbowroom_rules::board::PieceSet;
use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Board, Seat, Setup, Switches, Values};
use std::io::Read;
use std::sync::Arc;

/// The longest file that is read.
const MAX_BYTES: u64 = 8 << 20;

/// One line for a person; the program ends with code 2 and has written nothing.
#[derive(Debug)]
pub struct Failure(pub String);

/// What a command gives.
pub type Done = Result<(), Failure>;

impl Failure {
    /// A failure at a place.
    pub fn at(place: &str, what: impl std::fmt::Display) -> Self {
        Self(format!("{place}: {what}"))
    }
}

/// The text of a file, or of the standard input for `-`.
pub fn read(file: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let got = if file == "-" {
        std::io::stdin()
            .lock()
            .take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|open| open.take(MAX_BYTES + 1).read_to_end(&mut bytes))
    };
    got.map_err(|error| Failure::at(file, error))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Failure::at(
            file,
            format!("at most {MAX_BYTES} bytes are read"),
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count();
        Failure::at(file, format!("line {line}: UTF-8 text expected"))
    })
}

/// What `--boxes` takes, for the page of help.
pub fn boxes_help() -> String {
    let name = |from: &GameBox| from.id().trim_end_matches("-box");
    let others = GameBox::ALL.iter().filter(|from| **from != GameBox::Base);
    let (own, small): (Vec<&GameBox>, Vec<&GameBox>) =
        others.partition(|from| from.facts().boards.is_some());
    let (roles, plain): (Vec<&GameBox>, Vec<&GameBox>) = small
        .into_iter()
        .partition(|from| from.facts().role.is_some());
    let mut names: Vec<String> = plain.iter().map(|from| name(from).to_owned()).collect();
    let all = names.len();
    names.extend(
        roles
            .iter()
            .map(|from| format!("{} (takes the last seat)", name(from))),
    );
    names.extend(
        own.iter()
            .map(|from| format!("{} (a game of its own; with base it is mixed)", name(from))),
    );
    format!(
        "Boxes beside the base game: {}, or all (the first {all})",
        names.join(", ")
    )
}

/// How many seats play a role of their own; the others play on the board for so many fewer (N-01).
pub fn roles(boxes: &[GameBox]) -> u8 {
    let roles = boxes.iter().filter(|from| from.facts().role.is_some());
    roles.count() as u8
}

/// The boxes that a person names: the base game always among them, unless a box is named that is a game of its own and
/// the base game is not; `all` stands for every small box in which all seats play alike.
pub fn boxes(named: &[String]) -> Result<Vec<GameBox>, Failure> {
    let mut list = Vec::new();
    for name in named {
        let more = match name.as_str() {
            "all" => GameBox::ALL
                .into_iter()
                .filter(|from| from.facts().role.is_none() && from.facts().boards.is_none())
                .collect(),
            name => match GameBox::named(name) {
                Some(from) => vec![from],
                None => {
                    let known: Vec<&str> = GameBox::ALL
                        .into_iter()
                        .map(|from| from.id().trim_end_matches("-box"))
                        .collect();
                    let shown: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
                    return Err(Failure(format!(
                        "--boxes: {} or all expected, found `{shown}`",
                        known.join(", ")
                    )));
                }
            },
        };
        list.extend(more);
    }
    if !list.iter().any(|from| from.facts().boards.is_some()) {
        list.push(GameBox::Base);
    }
    // In the order of the catalogue, each once, so that the same boxes make the same game.
    let known = GameBox::ALL.into_iter();
    Ok(known.filter(|from| list.contains(from)).collect())
}

/// The boxes of a game beside the base game, as `--boxes` names them.
pub fn box_names(boxes: &[GameBox]) -> Vec<&'static str> {
    let others = boxes.iter().filter(|from| **from != GameBox::Base);
    others
        .map(|from| from.id().trim_end_matches("-box"))
        .collect()
}

/// What a line about a game says of its boxes: nothing of the base game.
pub fn with_boxes(boxes: &[GameBox]) -> String {
    match box_names(boxes).join(", ") {
        names if names.is_empty() => names,
        names => format!(" with {names}"),
    }
}

/// A set-up from what a person named: the board and the number of players go together, beside seats that play a
/// role.
pub fn setup(
    board: Option<Board>,
    players: Option<u8>,
    usual: u8,
    named: &[String],
) -> Result<Setup, Failure> {
    let boxes = match &board {
        // Hexes tell by themselves which worlds they show.
        Some(board) if named.is_empty() && board.set() == PieceSet::Realms => {
            Setup::usual_boxes(board)
        }
        _ => boxes(named)?,
    };
    let extra = roles(&boxes);
    let players = players.unwrap_or_else(|| match &board {
        Some(board) => board.players() + extra,
        None => usual.max(2 + extra),
    });
    let range = || {
        Failure(format!(
            "--players: {} to {} expected, found {players}",
            2 + extra,
            5 + extra
        ))
    };
    let board = match board {
        Some(board) => board,
        None => Setup::usual_board(players, &boxes).ok_or_else(range)?,
    };
    Ok(Setup {
        board,
        seats: players,
        first: Seat(0),
        boxes,
        switches: Switches::default(),
        monsters: RegionSet::EMPTY,
        custom: Vec::new(),
        values: Values::default(),
    })
}

/// The same, where one game is played or all games share a board: islands that nobody names are drawn by the seed (W-01).
pub fn setup_drawn(
    board: Option<Board>,
    players: Option<u8>,
    usual: u8,
    named: &[String],
    seed: u64,
) -> Result<Setup, Failure> {
    let drawn = board.is_none();
    let setup = setup(board, players, usual, named)?;
    let mut luck = Luck::new(seed);
    let islands = drawn
        .then(|| Setup::draw_islands(setup.seats, &setup.boxes, |below| luck.below(below)))
        .flatten();
    Ok(match islands {
        Some(islands) => Setup {
            board: islands.board(),
            ..setup
        },
        None => setup,
    })
}

/// The blank tiles in files that a person names.
pub fn tiles(files: &[String]) -> Result<Vec<Arc<CustomTile>>, Failure> {
    let tile = |file: &String| {
        let tile = CustomTile::parse(&read(file)?).map_err(|error| Failure::at(file, error))?;
        Ok(Arc::new(tile))
    };
    files.iter().map(tile).collect()
}

/// Numbers of tiles in a file that a person names.
pub fn values(file: Option<&str>) -> Result<Values, Failure> {
    let Some(file) = file else {
        return Ok(Values::default());
    };
    Values::parse(&read(file)?).map_err(|error| Failure::at(file, error))
}

/// Monsters on a surface board, where a person wants them, drawn by a seed.
pub fn with_monsters(setup: Setup, seed: Option<u64>) -> Result<Setup, Failure> {
    let Some(seed) = seed else {
        return Ok(setup);
    };
    if !setup.boxes.iter().any(|from| from.facts().markers) {
        let known = GameBox::ALL.iter().filter(|from| from.facts().markers);
        let known: Vec<&str> = known.map(|from| from.id()).collect();
        return Err(Failure(format!(
            "--monsters: a box with relics and places expected among --boxes ({})",
            known.join(", ")
        )));
    }
    let mut luck = Luck::new(seed);
    let drawn = Setup::draw_monsters(&setup.board, |below| luck.below(below));
    let Some(monsters) = drawn.filter(|_| setup.board.monsters().is_empty()) else {
        return Err(Failure(
            "--monsters: a board with lost tribes expected, and none that has monsters of its own (X-08)".into(),
        ));
    };
    Ok(Setup { monsters, ..setup })
}

/// Prints a line; a closed pipe ends the program quietly.
pub fn say(text: impl std::fmt::Display) {
    use std::io::Write;
    if writeln!(std::io::stdout(), "{text}").is_err() {
        std::process::exit(0);
    }
}
