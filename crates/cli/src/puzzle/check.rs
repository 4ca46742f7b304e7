//! Whether puzzles are what they say.

use super::all;
use crate::input::{Done, Failure, say};
use crate::progress::Progress;
use elbowroom_analysis::puzzle::{Grade, compare, solves};
use elbowroom_bots::make;
use serde_json::{Value, json};

/// Checks puzzles: that each can be put, and, if asked, that bots find what they should and that the margin holds.
///
/// Without a file the puzzles of the program are checked.
#[derive(clap::Args)]
pub struct Check {
    /// The file of puzzles; `-` reads the standard input.
    file: Option<String>,
    /// Bots that try: how many of each grade they find.
    #[arg(long, value_delimiter = ',')]
    bot: Vec<String>,
    /// The search compares again, looking at so many positions: which margins it finds.
    #[arg(long, value_name = "POSITIONS", value_parser = clap::value_parser!(u32).range(10..=200_000))]
    depth: Option<u32>,
    /// Only about so many of them, evenly spread.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    sample: Option<u32>,
    /// The seed of the tries: another than that with which the puzzles were graded.
    #[arg(long, default_value_t = 1_000_003)]
    seed: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(self) -> Done {
        let place = self.file.as_deref().unwrap_or("puzzles");
        let mut puzzles = all(self.file.as_deref())?;
        let count = puzzles.len();
        let mut opened = Vec::with_capacity(count);
        for puzzle in &puzzles {
            let table = puzzle.open();
            opened.push(
                table.map_err(|error| Failure::at(place, format!("{}: {error}", puzzle.id)))?,
            );
        }
        if let Some(sample) = self
            .sample
            .map(|sample| sample as usize)
            .filter(|&sample| sample < count)
        {
            let kept = |at: usize| (at * sample) / count != ((at + 1) * sample) / count;
            let mut at = 0..count;
            puzzles.retain(|_| at.next().is_some_and(kept));
            let mut at = 0..count;
            opened.retain(|_| at.next().is_some_and(kept));
        }
        let tries = (self.bot.len() + usize::from(self.depth.is_some())) * opened.len();
        let progress = Progress::of(tries as u64, "tries");
        let mut rows = Vec::new();
        for bot in &self.bot {
            if let Some(table) = opened.first() {
                make(bot, &table.game, 1).map_err(|error| Failure(format!("--bot: {error}")))?;
            }
            let mut found = [(0_u32, 0_u32); 3];
            for (puzzle, table) in puzzles.iter().zip(&opened) {
                let (hits, all) = &mut found[puzzle.grade as usize];
                *all += 1;
                *hits += u32::from(solves(&table.game, &table.start, table.key, bot, self.seed));
                progress.step();
            }
            rows.push((bot.clone(), found));
        }
        let mut margins = Vec::new();
        for table in opened.iter().filter(|_| self.depth.is_some()) {
            let nodes = self.depth.unwrap_or_default() as usize;
            let found = compare(
                &table.game,
                &table.start,
                table.key,
                nodes,
                self.seed,
                &|| true,
            );
            margins.push(found.map(|found| found.margin));
            progress.step();
        }
        drop(progress);
        self.tell(place, count, puzzles.len(), &rows, &margins);
        Ok(())
    }

    fn tell(
        &self,
        place: &str,
        count: usize,
        tried: usize,
        rows: &[(String, [(u32, u32); 3])],
        margins: &[Option<f32>],
    ) {
        let least = elbowroom_analysis::puzzle::LEAST_MARGIN;
        let agreed = margins.iter().flatten().count();
        let kept = margins
            .iter()
            .flatten()
            .filter(|margin| **margin >= least)
            .count();
        if self.json {
            let bots: Vec<Value> = rows
                .iter()
                .map(|(bot, found)| {
                    let grades = Grade::ALL.iter().zip(found);
                    let grades = grades
                        .map(|(grade, (hits, all))| (grade.id().to_owned(), json!([hits, all])));
                    json!({ "bot": bot, "found": grades.collect::<serde_json::Map<_, _>>() })
                })
                .collect();
            let depth = self
                .depth
                .map(|depth| json!({ "positions": depth, "agreed": agreed, "kept": kept }));
            say(json!({ "puzzles": count, "tried": tried, "bots": bots, "depth": depth }));
            return;
        }
        say(format_args!(
            "{place}: {count} puzzles, all of them can be put"
        ));
        for (bot, found) in rows {
            let (hits, all) = found
                .iter()
                .fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            say(format_args!("{bot} finds {hits} of {all}"));
            for (grade, (hits, all)) in Grade::ALL.iter().zip(found) {
                say(format_args!("  {:<8} {hits} of {all}", grade.id()));
            }
        }
        if let Some(depth) = self.depth {
            say(format_args!(
                "at {depth} positions the best turn has the solution in {agreed} of {tried}, and is better by {least} coins in {kept}"
            ));
        }
    }
}
