//! Reading what a person names, and saying in one line what is wrong with it.

use elbowroom_rules::{Game, Setup};
use std::io::Read;

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

/// The base game for a number of players.
pub fn base_game(players: u8) -> Result<Game, Failure> {
    let setup = Setup::base(players)
        .ok_or_else(|| Failure(format!("--players: 2 to 5 expected, found {players}")))?;
    Game::new(setup).map_err(|error| Failure(error.to_string()))
}

/// Prints a line; a closed pipe ends the program quietly.
pub fn say(text: impl std::fmt::Display) {
    use std::io::Write;
    if writeln!(std::io::stdout(), "{text}").is_err() {
        std::process::exit(0);
    }
}
