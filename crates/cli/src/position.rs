//! `elbowroom position`: questions about one moment of a game.

use crate::input::{Done, Failure, read, say};
use elbowroom_rules::finish::{Standing, standings};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{
    action_text, answer_text, parse_answer, parse_line, read_position, write_position,
};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Action, Game, Language, Pending, RegionId, Seat, State, Viewer};
use serde_json::{Value, json};

/// Asks about a position, or plays on from it.
///
/// A position is a JSON file (docs/notation.md); `-` reads it from the standard input.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom position legal game.json\n  elbowroom position price game.json 8\n  elbowroom position explain game.json conquer 8\n  elbowroom position score game.json\n  elbowroom position apply game.json \"roll 8\" --chance 2"
)]
pub struct Position {
    #[command(subcommand)]
    question: Question,
}

#[derive(clap::Subcommand)]
enum Question {
    /// Every legal action, with prices.
    Legal {
        /// The position.
        file: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// What a region costs the people that acts, or why it cannot be attacked.
    Price {
        /// The position.
        file: String,
        /// The region.
        region: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Why an action is legal or not, with every part of its price.
    Explain {
        /// The position.
        file: String,
        /// The action, like `conquer 8`.
        #[arg(required = true)]
        action: Vec<String>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// What a seat would be paid if its turn were scored now, by source.
    Score {
        /// The position.
        file: String,
        /// The seat, from 1; the seat whose turn it is if not said.
        #[arg(long)]
        seat: Option<u8>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Applies actions, prints what happened and the new position. Nothing is written.
    Apply {
        /// The position.
        file: String,
        /// The actions, each in quotes, like "conquer 8"; none to let only fate answer.
        actions: Vec<String>,
        /// Answers of fate in the order they are asked for: a die face, a race, a power.
        #[arg(long)]
        chance: Vec<String>,
        /// Print events and position as one JSON object.
        #[arg(long)]
        json: bool,
    },
}

fn load(file: &str) -> Result<(Game, State), Failure> {
    read_position(&read(file)?).map_err(|error| Failure::at(file, error))
}

impl Position {
    pub fn run(self) -> Done {
        match self.question {
            Question::Legal { file, json } => legal(&file, json),
            Question::Price { file, region, json } => price(&file, &region, json),
            Question::Explain { file, action, json } => explain(&file, &action.join(" "), json),
            Question::Score { file, seat, json } => score(&file, seat, json),
            Question::Apply {
                file,
                actions,
                chance,
                json,
            } => apply(&file, &actions, &chance, json),
        }
    }
}

fn legal(file: &str, json: bool) -> Done {
    let (game, state) = load(file)?;
    let list = game.legal(&state);
    let price = |action: &Action| match *action {
        Action::Conquer(region) | Action::Roll(region) => game.price(&state, region).ok(),
        Action::ConquerWith(_, tokens) | Action::HireWith(_, tokens) => Some(tokens),
        Action::Hire(region) => game.hire_price(&state, region),
        _ => None,
    };
    let coins = |action: &Action| game.coins_for(&state, *action);
    if json {
        let actions: Vec<Value> = list
            .iter()
            .map(|action| {
                let mut row =
                    json!({ "action": action_text(&game, *action), "code": action.code() });
                if let Some(price) = price(action) {
                    row["price"] = json!(price);
                }
                if let Some(coins) = coins(action) {
                    row["coins"] = json!(coins);
                }
                row
            })
            .collect();
        say(json!({ "pending": pending(&game, &state), "actions": actions }));
    } else {
        for action in list.iter() {
            let text = action_text(&game, *action);
            let tokens =
                price(action).map(|price| format!("{price} tokens of {}", game.force(&state)));
            let coins = coins(action).map(|coins| format!("{coins} coins"));
            let cost: Vec<String> = tokens.into_iter().chain(coins).collect();
            if cost.is_empty() {
                say(text);
            } else {
                say(format_args!("{text:<16} {}", cost.join(", ")));
            }
        }
        if list.is_empty() {
            say(format_args!("no action: {}", pending(&game, &state)));
        }
    }
    Ok(())
}

/// What the game waits for, as JSON.
pub fn pending(game: &Game, state: &State) -> Value {
    match game.pending(state) {
        Pending::Over => json!({ "over": true }),
        Pending::Decision(seat) => json!({ "seat": seat.0 + 1 }),
        Pending::Chance(odds) => {
            let mut answers: Vec<String> = (0..odds.cases())
                .map(|case| answer_text(game, odds, odds.case(case)))
                .collect();
            answers.dedup();
            json!({ "chance": answers })
        }
    }
}

fn price(file: &str, region: &str, json: bool) -> Done {
    let (game, state) = load(file)?;
    let last = game.board().len() - 1;
    let number = region
        .parse::<usize>()
        .ok()
        .filter(|number| *number <= last);
    let Some(number) = number else {
        return Err(Failure(format!(
            "region: 0 to {last} expected, found `{region}`"
        )));
    };
    match (game.price(&state, RegionId(number as u8)), json) {
        (Ok(price), true) => say(json!({ "region": number, "price": price })),
        (Ok(price), false) => say(price),
        (Err(refusal), true) => say(
            json!({ "region": number, "refusal": refusal.to_string(), "ruling": refusal.ruling() }),
        ),
        (Err(refusal), false) => say(refusal),
    }
    Ok(())
}

fn explain(file: &str, action: &str, json: bool) -> Done {
    let (game, state) = load(file)?;
    let line = parse_line(&game, action).map_err(|error| Failure(error.to_string()))?;
    let (state, action) = first_refused(&game, state, &line);
    let explanation = game.explain(&state, action);
    let acting = state.people(state.turn().acting);
    let speaker = Speaker::new(&game, Language::English);
    let parts: Vec<(&str, i8)> = explanation
        .parts
        .iter()
        .map(|(part, amount)| (speaker.part(*part, acting.race), *amount))
        .collect();
    if json {
        say(json!({
            "action": action_text(&game, action),
            "legal": explanation.refusal.is_none(),
            "refusal": explanation.refusal.map(|refusal| refusal.to_string()),
            "ruling": explanation.refusal.map(|refusal| refusal.ruling()),
            "price": explanation.price(),
            "in_hand": explanation.force,
            "parts": parts.iter().map(|(part, amount)| json!({ "part": part, "amount": amount })).collect::<Vec<_>>(),
        }));
        return Ok(());
    }
    match explanation.refusal {
        None => say(format_args!("{}: legal", action_text(&game, action))),
        Some(refusal) => say(format_args!(
            "{}: refused: {refusal}",
            action_text(&game, action)
        )),
    }
    for (part, amount) in parts {
        say(format_args!("  {amount:+} {part}"));
    }
    if let (Some(price), Some(force)) = (explanation.price(), explanation.force) {
        say(format_args!("  = {price} tokens, {force} in hand"));
    }
    Ok(())
}

/// The first action of a line that is refused, or its last, with the state in which it is said.
fn first_refused(game: &Game, mut state: State, line: &[Action]) -> (State, Action) {
    let (last, before) = line.split_last().expect("a line has at least one action");
    for &action in before {
        match game.check(&state, action) {
            Ok(step) => game.apply(&mut state, step, &mut ()),
            Err(_) => return (state, action),
        }
    }
    (state, *last)
}

fn score(file: &str, seat: Option<u8>, json: bool) -> Done {
    let (game, state) = load(file)?;
    let seats = game.setup().seats;
    let seat = match seat {
        None => state.turn().seat,
        Some(number) if (1..=seats).contains(&number) => Seat(number - 1),
        Some(number) => {
            return Err(Failure(format!(
                "--seat: 1 to {seats} expected, found {number}"
            )));
        }
    };
    let tally = game.score(&state, seat);
    let speaker = Speaker::new(&game, Language::English);
    let total: u32 = tally.iter().map(|(_, coins)| u32::from(*coins)).sum();
    if json {
        let sources: Vec<Value> = tally
            .iter()
            .map(|(source, coins)| json!({ "source": speaker.source(*source), "coins": coins }))
            .collect();
        say(json!({ "seat": seat.0 + 1, "total": total, "sources": sources }));
    } else {
        for (source, coins) in &tally {
            say(format_args!("{coins:>3}  {}", speaker.source(*source)));
        }
        say(format_args!("{total:>3}  in all for seat {seat}"));
    }
    Ok(())
}

fn apply(file: &str, actions: &[String], chance: &[String], json: bool) -> Done {
    let (game, state) = load(file)?;
    let mut table = Playing::from(&game, state);
    let mut events = Vec::new();
    let mut answers = chance.iter();
    let mut fate = |table: &mut Playing<&Game>, events: &mut Vec<_>| -> Result<bool, Failure> {
        while let Pending::Chance(odds) = table.pending() {
            let Some(text) = answers.next() else {
                return Ok(false);
            };
            let answer =
                parse_answer(&game, odds, text).map_err(|error| Failure::at("--chance", error))?;
            table
                .answer(answer, events)
                .map_err(|error| Failure::at("--chance", error))?;
        }
        Ok(true)
    };
    for said in actions {
        if !fate(&mut table, &mut events)? {
            let waiting = pending(&game, table.state());
            return Err(Failure(format!(
                "`{said}`: fate must answer first: --chance with one of {} expected",
                waiting["chance"]
            )));
        }
        let line = parse_line(&game, said).map_err(|error| Failure(error.to_string()))?;
        table
            .act_all(&line, &mut events)
            .map_err(|(_, refusal)| Failure(format!("`{said}`: {refusal}")))?;
    }
    fate(&mut table, &mut events)?;
    if let Some(unused) = answers.next() {
        return Err(Failure(format!("--chance: `{unused}` was not asked for")));
    }
    let speaker = Speaker::new(&game, Language::English);
    let position = write_position(&game, table.state());
    let told: Vec<String> = game
        .view_events(&events, Viewer::Afterwards)
        .map(|event| speaker.event(event))
        .collect();
    let ranks: Vec<Standing> = match table.pending() {
        Pending::Over => standings(&game, table.state()),
        _ => Vec::new(),
    };
    if json {
        let position: Value = serde_json::from_str(&position).unwrap_or_default();
        let ranks: Vec<Value> = ranks
            .iter()
            .map(|rank| json!({ "rank": rank.rank, "seat": rank.seat.0 + 1, "coins": rank.coins, "tokens": rank.tokens }))
            .collect();
        say(
            json!({ "events": told, "pending": pending(&game, table.state()), "position": position, "ranks": ranks }),
        );
    } else {
        told.iter().for_each(say);
        for rank in ranks {
            say(format_args!(
                "{}. seat {}: {} coins, {} tokens",
                rank.rank, rank.seat, rank.coins, rank.tokens
            ));
        }
        say(position);
    }
    Ok(())
}
