//! `elbowroom position`: questions about one moment of a game.

mod best;
mod loaded;

use crate::input::{Done, Failure, say};
use elbowroom_rules::finish::{Standing, standings};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{
    action_text, agree, answer_text, parse_answer, parse_line, write_position,
};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Action, Game, Language, Pending, Refusal, RegionId, Seat, State};
use loaded::load;
use serde_json::{Value, json};
use std::process::ExitCode;

/// How the program ends when the rules refuse what was asked about.
const REFUSED: u8 = 1;

/// What a question gives: how the program ends.
type Verdict = Result<ExitCode, Failure>;

/// Asks about a position, or plays on from it.
///
/// A position is a JSON file (docs/notation.md); `-` reads it from the standard input.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom position legal game.json\n  elbowroom position price game.json 8\n  elbowroom position explain game.json conquer 8\n  elbowroom position score game.json\n  elbowroom position best game.json --bot master\n  elbowroom position apply game.json \"roll 8\" --chance 2\n\nExit codes:\n  0  answered; with price and explain: the rules allow it\n  1  price and explain: the rules refuse it, and the answer says why\n  2  the position or the command cannot be read, or an action cannot be applied"
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
    /// What a bot would do, why, and between which turns it chose.
    ///
    /// The bot sees what its seat may see and no more: it takes the coins of others to be about its own.
    Best {
        /// The position.
        file: String,
        /// The bot (see `elbowroom simulate --help`).
        #[arg(long, default_value = "hard")]
        bot: String,
        /// The seed of its choices: the same seed gives the same answer.
        #[arg(long, default_value_t = 1)]
        seed: u64,
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

/// How the program ends after a question: the rules said yes, or no.
fn verdict(refusal: Option<Refusal>) -> Verdict {
    Ok(match refusal {
        None => ExitCode::SUCCESS,
        Some(_) => ExitCode::from(REFUSED),
    })
}

impl Position {
    pub fn run(self) -> Verdict {
        match self.question {
            Question::Legal { file, json } => legal(&file, json),
            Question::Price { file, region, json } => return price(&file, &region, json),
            Question::Explain { file, action, json } => {
                return explain(&file, &action.join(" "), json);
            }
            Question::Score { file, seat, json } => score(&file, seat, json),
            Question::Best {
                file,
                bot,
                seed,
                json,
            } => best::best(&file, &bot, seed, json),
            Question::Apply {
                file,
                actions,
                chance,
                json,
            } => apply(&file, &actions, &chance, json),
        }?;
        verdict(None)
    }
}

/// A number of tokens or coins as it is said.
fn number(text: String) -> String {
    agree(Language::English, &text)
}

fn legal(file: &str, json: bool) -> Done {
    let loaded = load(file)?;
    let (game, state) = (&loaded.game, &loaded.state);
    let list = game.legal(state);
    if json {
        let actions: Vec<Value> = list
            .iter()
            .map(|&action| row(game, state, action))
            .collect();
        loaded.say_json(json!({ "pending": pending(game, state), "actions": actions }));
        return Ok(());
    }
    loaded.say_what_happened();
    for &action in list.iter() {
        let text = action_text(game, action);
        let facts = game.facts(state, action);
        let tokens = facts
            .price
            .map(|n| number(format!("{n} token(s) of {}", game.force(state))));
        let coins = facts.coins.map(|n| number(format!("{n} coin(s)")));
        let cost: Vec<String> = tokens.into_iter().chain(coins).collect();
        if cost.is_empty() {
            say(text);
        } else {
            say(format_args!("{text:<16} {}", cost.join(", ")));
        }
    }
    if list.is_empty() {
        say(format_args!("no action: {}", pending(game, state)));
    }
    Ok(())
}

/// A legal action with what it costs.
fn row(game: &Game, state: &State, action: Action) -> Value {
    let mut row = json!({ "action": action_text(game, action), "code": action.code() });
    let facts = game.facts(state, action);
    if let Some(tokens) = facts.price {
        row["price"] = json!(tokens);
    }
    if let Some(coins) = facts.coins {
        row["coins"] = json!(coins);
    }
    row
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

fn price(file: &str, region: &str, json: bool) -> Verdict {
    let loaded = load(file)?;
    let regions = loaded.game.now(&loaded.state).board().len();
    let number = region
        .parse::<usize>()
        .ok()
        .filter(|number| *number < regions);
    let Some(number) = number else {
        let last = regions.saturating_sub(1);
        return Err(Failure(format!(
            "region: 0 to {last} expected, found `{region}`"
        )));
    };
    if !json {
        loaded.say_what_happened();
    }
    let price = loaded.game.price(&loaded.state, RegionId(number as u8));
    match (price, json) {
        (Ok(price), true) => loaded.say_json(json!({ "region": number, "price": price })),
        (Ok(price), false) => say(price),
        (Err(refusal), true) => loaded.say_json(
            json!({ "region": number, "refusal": refusal.to_string(), "ruling": refusal.ruling() }),
        ),
        (Err(refusal), false) => say(refusal),
    }
    verdict(price.err())
}

fn explain(file: &str, action: &str, json: bool) -> Verdict {
    let loaded = load(file)?;
    let game = &loaded.game;
    let line = parse_line(game, action).map_err(|error| Failure(error.to_string()))?;
    let (state, action) = first_refused(game, loaded.state, &line);
    let text = action_text(game, action);
    let explanation = game.explain(&state, action);
    let race = state.people(state.turn().acting).race;
    let now = game.now(&state);
    let speaker = Speaker::new(&now, Language::English);
    let parts = explanation.parts.iter();
    let parts: Vec<(&str, i8)> = parts
        .map(|(part, amount)| (speaker.part(*part, race), *amount))
        .collect();
    let owned = state.coins(state.decides().seat());
    if json {
        loaded.say_json(json!({
            "action": text,
            "legal": explanation.refusal.is_none(),
            "refusal": explanation.refusal.map(|refusal| refusal.to_string()),
            "ruling": explanation.refusal.map(|refusal| refusal.ruling()),
            "price": explanation.price(),
            "in_hand": explanation.force,
            "coins": explanation.coins,
            "owned": explanation.coins.map(|_| owned),
            "parts": parts.iter().map(|(part, amount)| json!({ "part": part, "amount": amount })).collect::<Vec<_>>(),
        }));
        return verdict(explanation.refusal);
    }
    loaded.say_what_happened();
    match explanation.refusal {
        None => say(format_args!("{text}: legal")),
        Some(refusal) => say(format_args!("{text}: refused: {refusal}")),
    }
    for (part, amount) in parts {
        say(format_args!("  {amount:+} {part}"));
    }
    if let (Some(price), Some(force)) = (explanation.price(), explanation.force) {
        say(number(format!("  = {price} token(s), {force} in hand")));
    }
    if let Some(coins) = explanation.coins {
        say(number(format!("  = {coins} coin(s), {owned} owned")));
    }
    verdict(explanation.refusal)
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
    let loaded = load(file)?;
    let (game, state) = (&loaded.game, &loaded.state);
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
    let tally = game.score(state, seat);
    let now = game.now(state);
    let speaker = Speaker::new(&now, Language::English);
    let total: u32 = tally.iter().map(|(_, coins)| u32::from(*coins)).sum();
    if json {
        let sources: Vec<Value> = tally
            .iter()
            .map(|(source, coins)| json!({ "source": speaker.source(*source), "coins": coins }))
            .collect();
        loaded.say_json(json!({ "seat": seat.0 + 1, "total": total, "sources": sources }));
    } else {
        loaded.say_what_happened();
        for (source, coins) in &tally {
            say(format_args!("{coins:>3}  {}", speaker.source(*source)));
        }
        say(format_args!("{total:>3}  in all for seat {seat}"));
    }
    Ok(())
}

fn apply(file: &str, actions: &[String], chance: &[String], json: bool) -> Done {
    let loaded = load(file)?;
    let game = &loaded.game;
    let mut table = Playing::from(game, loaded.state);
    let mut events = Vec::new();
    let mut answers = chance.iter();
    let mut fate = |table: &mut Playing<&Game>, events: &mut Vec<_>| -> Result<bool, Failure> {
        while let Pending::Chance(odds) = table.pending() {
            let Some(text) = answers.next() else {
                return Ok(false);
            };
            let answer =
                parse_answer(game, odds, text).map_err(|error| Failure::at("--chance", error))?;
            table
                .answer(answer, events)
                .map_err(|error| Failure::at("--chance", error))?;
        }
        Ok(true)
    };
    for said in actions {
        if !fate(&mut table, &mut events)? {
            let waiting = pending(game, table.state());
            return Err(Failure(format!(
                "`{said}`: fate must answer first: --chance with one of {} expected",
                waiting["chance"]
            )));
        }
        let line = parse_line(game, said).map_err(|error| Failure(error.to_string()))?;
        table
            .act_all(&line, &mut events)
            .map_err(|(_, refusal)| Failure(format!("`{said}`: {refusal}")))?;
    }
    fate(&mut table, &mut events)?;
    if let Some(unused) = answers.next() {
        return Err(Failure(format!("--chance: `{unused}` was not asked for")));
    }
    let position = write_position(game, table.state());
    let told = loaded.told(&events);
    let ranks: Vec<Standing> = match table.pending() {
        Pending::Over => standings(game, table.state()),
        _ => Vec::new(),
    };
    if json {
        let position: Value = serde_json::from_str(&position).unwrap_or_default();
        let ranks: Vec<Value> = ranks
            .iter()
            .map(|rank| json!({ "rank": rank.rank, "seat": rank.seat.0 + 1, "coins": rank.coins, "tokens": rank.tokens }))
            .collect();
        loaded.say_json(
            json!({ "events": told, "pending": pending(game, table.state()), "position": position, "ranks": ranks }),
        );
    } else {
        loaded.say_what_happened();
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
