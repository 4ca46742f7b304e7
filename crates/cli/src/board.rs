//! `elbowroom board`: the boards, as text and as pictures.

mod svg;

use crate::input::{Done, Failure, read, say};
use elbowroom_bots::Luck;
use elbowroom_rules::board::{self, Terrain};
use elbowroom_rules::islands::{Face, Islands};
use elbowroom_rules::realm::Realm;
use serde_json::{Value, json};

/// Lists, shows and checks boards.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom board list\n  elbowroom board show base-3p --svg > base-3p.svg\n  elbowroom board check my-board.toml"
)]
pub struct Board {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// The boards that come with the game.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// One board: a name of the list, or a file.
    Show {
        /// The name of a board or of one face of an island, or a board file.
        board: String,
        /// The seed of islands that are drawn.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Draw it.
        #[arg(long, conflicts_with = "json")]
        svg: bool,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Says everything that is wrong with a board file.
    Check {
        /// The board file.
        file: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

impl Board {
    pub fn run(self) -> Done {
        match self.what {
            What::List { json } => list(json),
            What::Show {
                board,
                seed,
                svg,
                json,
            } => match Face::named(&board) {
                Some(face) => show(&face.board(), svg, json),
                None => show(&find(&board, seed)?, svg, json),
            },
            What::Check { file, json } => return check(&file, json),
        }
        Ok(())
    }
}

/// A printed board, islands drawn by a seed, or a board read from a file: a board file, or a realm that becomes one.
pub fn find(name: &str, seed: u64) -> Result<board::Board, Failure> {
    Named::find(name, seed)?.board()
}

/// A board that a person names, before anything is made of it.
pub struct Named<'n> {
    name: &'n str,
    from: Origin,
}

/// Where a board comes from.
enum Origin {
    /// It comes with the rules.
    Printed,
    /// Islands that were drawn.
    Islands(Islands),
    /// The text of its file.
    File(String),
}

impl<'n> Named<'n> {
    /// Reads what is named.
    pub fn find(name: &'n str, seed: u64) -> Result<Self, Failure> {
        let mut luck = Luck::new(seed);
        let drawn = Islands::to_draw(name)
            .and_then(|players| Islands::draw(players, |below| luck.below(below)));
        let from = match (drawn, board::Board::named(name)) {
            (Some(islands), _) => Origin::Islands(islands),
            (None, Ok(_)) => Origin::Printed,
            (None, Err(_)) if std::path::Path::new(name).exists() || name == "-" => {
                Origin::File(read(name)?)
            }
            (None, Err(unknown)) => {
                return Err(Failure(format!("board: a board file, or {unknown}")));
            }
        };
        Ok(Self { name, from })
    }

    /// The board, made anew with each call.
    pub fn board(&self) -> Result<board::Board, Failure> {
        let text = match &self.from {
            Origin::Printed => {
                return board::Board::named(self.name).map_err(|error| Failure(error.to_string()));
            }
            Origin::Islands(islands) => return Ok(islands.board()),
            Origin::File(text) => text,
        };
        // Only realms are laid of hexes.
        if text.lines().any(|line| line.trim() == "[[hex]]") {
            let laid = Realm::parse(text).and_then(|realm| realm.board());
            return laid.map_err(|error| Failure::at(self.name, error));
        }
        board::Board::parse(text).map_err(|error| Failure::at(self.name, error))
    }
}

fn list(json: bool) {
    let boards = board::Board::printed_names().filter_map(board::Board::printed);
    let mut rows: Vec<Value> = boards
        .map(|board| {
            json!({
                "name": board.name(),
                "players": board.players(),
                "rounds": board.rounds(),
                "regions": board.len(),
                "lost_tribes": board.tribes().len(),
            })
        })
        .collect();
    if json {
        rows.extend(islands());
        say(Value::Array(rows));
        return;
    }
    say("board      players  rounds  regions  lost tribes");
    for row in &rows {
        let name = row["name"].as_str().unwrap_or_default();
        say(format_args!(
            "{name:<10} {:>7} {:>7} {:>8} {:>12}",
            row["players"], row["rounds"], row["regions"], row["lost_tribes"]
        ));
    }
    say(format_args!(
        "\nislands, drawn by a seed, or named by their faces ({})",
        Islands::EXAMPLE
    ));
    for row in islands() {
        let text = |key: &str| row[key].as_str().unwrap_or_default().to_owned();
        say(match row.get("face") {
            None => format!(
                "{:<10} {:>7} {:>7}  {}",
                text("name"),
                row["players"],
                row["rounds"],
                text("sizes")
            ),
            Some(_) => format!(
                "  {:<4} {:>2} {:>3} regions {:>2} murlocs",
                text("face"),
                text("size"),
                row["regions"],
                row["murlocs"]
            ),
        });
    }
}

/// Sets of islands that are yet to be drawn, and the faces they are made of.
fn islands() -> impl Iterator<Item = Value> {
    let sets = Islands::names_to_draw().map(|(players, name)| {
        let (sizes, rounds) = Islands::needed(players).unwrap_or_default();
        let sizes: String = sizes.iter().map(|size| size.letter()).collect();
        json!({ "name": name, "players": players, "rounds": rounds, "sizes": sizes })
    });
    let faces = Face::all().map(|face| {
        let board = face.board();
        json!({
            "face": face.name(),
            "size": face.size().letter(),
            "regions": board.len(),
            "murlocs": board.murlocs().len(),
        })
    });
    sets.chain(faces)
}

pub fn show(board: &board::Board, svg: bool, json: bool) {
    if svg {
        say(svg::draw(board));
        return;
    }
    let all = board.all().into_iter();
    if json {
        let regions: Vec<Value> = all
            .map(|id| {
                let region = &board.regions()[id.index()];
                json!({
                    "region": id.0,
                    "terrain": region.terrain.id(),
                    "symbols": region.symbols.iter().map(|symbol| symbol.id()).collect::<Vec<_>>(),
                    "lost_tribe": region.lost_tribe,
                    "murloc": region.murloc,
                    "island": region.island,
                    "edge": region.edge,
                    "entry": board.entry().has(id),
                    "borders": board.borders(id).into_iter().map(|other| other.0).collect::<Vec<_>>(),
                })
            })
            .collect();
        say(
            json!({ "name": board.name(), "players": board.players(), "rounds": board.rounds(), "regions": regions }),
        );
        return;
    }
    say(format_args!(
        "{}: {} players, {} rounds",
        board.name(),
        board.players(),
        board.rounds()
    ));
    for id in all {
        let region = &board.regions()[id.index()];
        let symbols: Vec<&str> = region.symbols.iter().map(|symbol| symbol.id()).collect();
        let borders: Vec<String> = board
            .borders(id)
            .into_iter()
            .map(|other| other.to_string())
            .collect();
        let entry = if board.entry().has(id) { "entry" } else { "" };
        let natives = match (region.lost_tribe, region.monsters, region.murloc) {
            (true, _, _) => "tribe",
            (_, true, _) => "monsters",
            (_, _, true) => "murloc",
            _ => "",
        };
        // What a scenario looks for comes last.
        let peak = region.peak.then_some("peak").into_iter();
        let marks: Vec<&str> = peak
            .chain(region.island.as_deref())
            .chain(region.marks.iter().map(String::as_str))
            .collect();
        let line = format!(
            "{:>3}  {:<14} {:<16} {natives:<8} {entry:<6} borders {:<20} {}",
            id.0,
            region.terrain.id(),
            symbols.join(" "),
            borders.join(" "),
            marks.join(" ")
        );
        say(line.trim_end());
    }
}

fn check(file: &str, json: bool) -> Done {
    match (board::Board::parse(&read(file)?), json) {
        (Ok(board), true) => say(json!({ "sound": true, "name": board.name(), "faults": [] })),
        (Ok(board), false) => {
            let mountains = board.terrain(Terrain::Mountain).len();
            say(format_args!(
                "{file}: sound: {} regions, {} entries, {} lost tribes, {mountains} mountains",
                board.len(),
                board.entry().len(),
                board.tribes().len()
            ));
        }
        (Err(error), true) => {
            let faults: Vec<Value> = error
                .faults
                .iter()
                .map(|fault| json!({ "line": fault.line, "what": fault.what }))
                .collect();
            say(json!({ "sound": false, "faults": faults }));
            return Err(Failure::at(file, format!("{} faults", error.faults.len())));
        }
        (Err(error), false) => return Err(Failure::at(file, error)),
    }
    Ok(())
}
