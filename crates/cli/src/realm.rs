//! `elbowroom realm`: worlds laid of hexes, checked, shown, suggested and tried.

mod trial;

use crate::bench::usual_time;
use crate::board;
use crate::input::{Done, Failure, read, say, setup};
use elbowroom_bots::Luck;
use elbowroom_rules::board::Board;
use elbowroom_rules::realm::{self, HexTile, Realm, Sides, Tiles, Verdict, Water, Wish};
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Game, Language, Setup};
use serde_json::json;

/// Worlds of one's own, laid of double-sided hexes: checks, shows, suggests and tries them.
///
/// A realm file is a board wherever a board is named: `elbowroom play --board my.realm.toml`.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom realm suggest --players 3 --seed 7 > my.realm.toml\n  elbowroom realm check my.realm.toml\n  elbowroom realm show my.realm.toml --svg > my.svg\n  elbowroom realm try my.realm.toml --games 400\n  elbowroom play --board my.realm.toml"
)]
pub struct Realms {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Says everything that is wrong with a realm, and gives advice.
    ///
    /// Ends with code 2 when nobody could play on it; advice is no fault. Also tells how long the way from the file to
    /// a game takes on this machine.
    Check {
        /// The realm file.
        file: String,
        /// In French.
        #[arg(long)]
        french: bool,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// The board that a realm becomes, as text or as a picture.
    Show {
        /// The realm file.
        file: String,
        /// Draw it.
        #[arg(long, conflicts_with_all = ["json", "board"])]
        svg: bool,
        /// Print JSON.
        #[arg(long, conflicts_with = "board")]
        json: bool,
        /// Print the board file that it becomes.
        #[arg(long)]
        board: bool,
    },
    /// Suggests a balanced realm, or finishes one that was begun; prints its file.
    Suggest {
        /// How many players, 2 to 6.
        #[arg(long, required_unless_present = "finish")]
        players: Option<u8>,
        /// The sides of the hexes that lie up.
        #[arg(long, value_enum, default_value = "surface")]
        side: Up,
        /// Water that nobody takes, instead of rivers.
        #[arg(long)]
        sea: bool,
        /// With chasms.
        #[arg(long)]
        chasms: bool,
        /// Lay these hexes and no others: `A,C,F`.
        #[arg(long, value_delimiter = ',', value_name = "LETTERS")]
        tiles: Vec<String>,
        /// So many empty cells with hexes all around.
        #[arg(long, default_value_t = 0)]
        holes: u8,
        /// The same seed suggests the same realm.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A realm file that was begun: nothing in it is moved.
        #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "side", "sea", "chasms", "tiles", "holes"])]
        finish: Option<String>,
    },
    /// Plays on a realm with bots and tells whether seats are even, how crowded it is, and which races rule.
    Try(trial::Try),
}

/// The sides of the hexes that lie up.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Up {
    /// Above the earth.
    Surface,
    /// Below it.
    Underground,
    /// The surface in the north, what is below it in the south, joined by tunnels.
    Both,
}

impl Realms {
    pub fn run(self) -> Done {
        match self.what {
            What::Check { file, french, json } => check(&file, french, json),
            What::Show {
                file,
                svg,
                json,
                board,
            } => {
                let laid = parse(&file)?.board();
                let laid = laid.map_err(|error| Failure::at(&file, error))?;
                if board {
                    say(laid.source());
                } else {
                    board::show(&laid, svg, json);
                }
                Ok(())
            }
            What::Suggest {
                players,
                side,
                sea,
                chasms,
                tiles,
                holes,
                seed,
                finish,
            } => {
                let mut luck = Luck::new(seed);
                let luck = |below: usize| luck.below(below);
                let suggested = match finish {
                    Some(file) => parse(&file)?.finish(luck),
                    None => realm::suggest(
                        Wish {
                            sides: match side {
                                Up::Surface => Sides::Surface,
                                Up::Underground => Sides::Underground,
                                Up::Both => Sides::Both,
                            },
                            water: if sea { Water::Sea } else { Water::River },
                            chasms,
                            tiles: named(tiles)?,
                            holes,
                            ..Wish::new(players.unwrap_or(2))
                        },
                        luck,
                    ),
                };
                let suggested = suggested.map_err(|error| Failure(error.to_string()))?;
                say(suggested.to_toml().trim_end());
                Ok(())
            }
            What::Try(trial) => trial.run(),
        }
    }
}

/// The hexes that a person names, if any.
fn named(letters: Vec<String>) -> Result<Option<Tiles>, Failure> {
    let tiles = letters.into_iter().map(HexTile::try_from);
    let tiles: Vec<HexTile> = tiles
        .collect::<Result<_, _>>()
        .map_err(|error| Failure(format!("--tiles: {error}")))?;
    Ok((!tiles.is_empty()).then(|| tiles.into_iter().collect()))
}

/// Reads a realm file.
fn parse(file: &str) -> Result<Realm, Failure> {
    Realm::parse(&read(file)?).map_err(|error| Failure::at(file, error))
}

fn check(file: &str, french: bool, json: bool) -> Done {
    let language = if french {
        Language::French
    } else {
        Language::English
    };
    let text = read(file)?;
    let laid = Realm::parse(&text).and_then(|realm| Ok((realm.board()?, realm)));
    let (board, realm) = match laid {
        Ok(laid) => laid,
        Err(error) => {
            if json {
                let faults = error.faults.iter().map(|fault| fault.text(language));
                say(json!({ "sound": false, "faults": faults.collect::<Vec<_>>() }));
            }
            return Err(Failure::at(file, error.text(language)));
        }
    };
    let advice = realm.advice();
    let left_out = left_out(&realm, &board)?;
    let to_game = to_game(&text)?;
    if json {
        let advice: Vec<_> = advice
            .iter()
            .map(|count| {
                json!({
                    "text": count.text(language),
                    "found": count.found,
                    "least": count.least,
                    "most": count.most,
                    "ruling": count.ruling(),
                })
            })
            .collect();
        say(json!({
            "sound": true, "name": board.name(), "regions": board.len(), "advice": advice, "left_out": left_out,
            "ms_to_game": to_game,
        }));
        return Ok(());
    }
    say(format_args!(
        "{file}: {}",
        match language {
            Language::English => format!(
                "sound: {} regions, {} entries, {} lost tribes",
                board.len(),
                board.entry().len(),
                board.tribes().len()
            ),
            Language::French => format!(
                "en ordre : {} régions, {} entrées, {} tribus oubliées",
                board.len(),
                board.entry().len(),
                board.tribes().len()
            ),
        }
    ));
    for count in &advice {
        let mark = if count.verdict() == Verdict::Right {
            "  "
        } else {
            "! "
        };
        say(format_args!("{mark}{}", count.text(language)));
    }
    if !left_out.is_empty() {
        let said = match language {
            Language::English => "left out, because they could do nothing here (R-13)",
            Language::French => "laissés de côté, faute de pouvoir agir ici (R-13)",
        };
        say(format_args!("{said}: {}", left_out.join(", ")));
    }
    say(match language {
        Language::English => format!("from the file to a game in {to_game} ms"),
        Language::French => format!("du fichier à une partie en {to_game} ms"),
    });
    Ok(())
}

/// Milliseconds from the text of a realm to a game that can be played.
fn to_game(text: &str) -> Result<f64, Failure> {
    let (_, time) = usual_time(|| {
        let laid = Realm::parse(text).and_then(|realm| realm.board());
        let laid = laid.map_err(|error| Failure(error.to_string()))?;
        Game::new(setup(Some(laid), None, 2, &[])?).map_err(|error| Failure(error.to_string()))
    })?;
    Ok((time.as_secs_f64() * 1e5).round() / 100.0)
}

/// The tiles that would be left out if both big boxes were played on a board.
fn left_out(realm: &Realm, board: &Board) -> Result<Vec<&'static str>, Failure> {
    let setup = Setup {
        board: board.clone(),
        seats: realm.players,
        boxes: vec![GameBox::Base, GameBox::Underground],
        ..Setup::base(2).ok_or_else(|| Failure("the base board is missing".into()))?
    };
    let game = Game::new(setup).map_err(|error| Failure(error.to_string()))?;
    Ok(game.tiles_left_out().map(|tile| tile.id).collect())
}
