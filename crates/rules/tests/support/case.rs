//! Reads the plain-text cases: `docs/cases.md` tells the words.

use crate::given::Given;
use crate::then;
use elbowroom_rules::notation::{parse_answer, parse_line, read_position};
use elbowroom_rules::realm::Realm;
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Game, Odds, Pending};

/// One case: its title with the rulings it cites, and its lines.
pub struct Case {
    pub title: String,
    lines: Vec<(usize, String)>,
}

/// Splits a file into its cases.
pub fn read(text: &str) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(title) = line.strip_prefix("== ") {
            let cites = title.rsplit_once('(').is_some_and(|(_, end)| {
                end.ends_with(')') && (end.contains('-') || end.starts_with("book p."))
            });
            if !cites {
                return Err(format!(
                    "line {}: a case cites its rulings at the end, (B-37), or a book, (book p.5)",
                    i + 1
                ));
            }
            cases.push(Case {
                title: title.to_owned(),
                lines: Vec::new(),
            });
        } else {
            let Some(case) = cases.last_mut() else {
                return Err(format!("line {}: `== title (B-37)` expected", i + 1));
            };
            case.lines.push((i + 1, line.to_owned()));
        }
    }
    for case in &cases {
        if !case.lines.iter().any(|(_, line)| line.starts_with("then ")) {
            return Err(format!("case `{}` checks nothing", case.title));
        }
    }
    Ok(cases)
}

impl Case {
    /// Plays the case.
    pub fn run(&self) -> Result<(), String> {
        let mut given = Given::default();
        let mut lines = self.lines.iter().peekable();
        while let Some((number, line)) = lines.next_if(|(_, line)| line.starts_with("given ")) {
            let line = line["given ".len()..].trim();
            let taken = match line.strip_prefix("realm ") {
                Some(name) => realm(name).map(|board| given.board_file(&board)),
                None => given.line(line),
            };
            taken.map_err(|what| format!("line {number}: {what}"))?;
        }
        let json = given.position().to_string();
        let (game, state) =
            read_position(&json).map_err(|error| format!("given: {error}\n{json}"))?;
        let mut table = Playing::from(&game, state);
        for (number, line) in lines {
            let at = |what: String| format!("line {number}: `{line}`: {what}");
            if let Some(said) = line.strip_prefix("when ") {
                when(&mut table, said.trim()).map_err(at)?;
            } else if let Some(claim) = line.strip_prefix("then ") {
                then::check(&table, claim.trim()).map_err(at)?;
            } else {
                return Err(at("given (first), when or then expected".into()));
            }
        }
        match table.pending() {
            Pending::Chance(Odds::Die | Odds::Coin(_)) => {
                Err("the case ends while a die must be rolled: write it in".into())
            }
            _ => Ok(()),
        }
    }
}

/// The board of a small world that is laid for cases.
fn realm(name: &str) -> Result<String, String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/realms");
    let file = format!("{folder}/{name}.realm.toml");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{name}: {error}"))?;
    let board = Realm::parse(&text).and_then(|realm| realm.board());
    let board = board.map_err(|error| error.to_string())?;
    Ok(board.source().to_owned())
}

/// Lets fate answer or a seat act. Tiles that the case does not name are drawn in catalogue order.
fn when(table: &mut Playing<&Game>, said: &str) -> Result<(), String> {
    if said == "undo" {
        return table
            .undo()
            .map(|_| ())
            .ok_or_else(|| "nothing can be taken back".into());
    }
    let drawn = said
        .strip_prefix("die ")
        .or_else(|| said.strip_prefix("draw "));
    if let Some(answer) = drawn {
        let Pending::Chance(odds) = table.pending() else {
            return Err("unused: nothing is drawn or rolled here".into());
        };
        let coin = matches!(odds, Odds::Coin(_)) && said.starts_with("draw");
        if said.starts_with("die") != (odds == Odds::Die) && !coin {
            return Err(format!("fate is asked for something else: {odds:?}"));
        }
        let answer = parse_answer(table.game(), odds, answer).map_err(|error| error.to_string())?;
        return table
            .answer(answer, &mut ())
            .map_err(|error| error.to_string());
    }
    draw_tiles(table)?;
    let actions = parse_line(table.game(), said).map_err(|error| error.to_string())?;
    table
        .act_all(&actions, &mut Vec::new())
        .map_err(|(_, refusal)| format!("refused: {refusal}"))?;
    Ok(())
}

/// Draws tiles until a die or a decision is due.
fn draw_tiles(table: &mut Playing<&Game>) -> Result<(), String> {
    loop {
        match table.pending() {
            Pending::Chance(Odds::Die | Odds::Coin(_)) => {
                return Err("a die or a coin comes first: write it in".into());
            }
            Pending::Chance(odds) => table
                .answer(odds.case(0), &mut ())
                .map_err(|error| error.to_string())?,
            _ => return Ok(()),
        }
    }
}
