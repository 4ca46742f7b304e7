//! What is shown of the statistics: means, rates, and the order of lines.

use super::table::TableLine;
use super::{MarkerTally, Named, Stats, Tallies, Tally, WIN};
use crate::wilson::wilson;
use elbowroom_rules::tile::{GameBox, Tile};
use elbowroom_rules::tiles::OTHERS;
use serde::Serialize;
use std::io::{self, Write};

/// A race, a power or a pair.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Line {
    /// The race, if the line is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub race: Option<String>,
    /// The power, if the line is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<String>,
    /// How often it was picked.
    pub picks: u64,
    /// Mean coins paid for it.
    pub paid: f64,
    /// Mean coins found on it.
    pub found: f64,
    /// Mean turns it was active.
    pub turns: f64,
    /// Mean coins it earned for a pick, active and in decline.
    pub coins: f64,
    /// The part of them earned while active.
    pub active: f64,
    /// The part of them earned in decline.
    pub decline: f64,
    /// Seats that picked it, each counted once a game.
    pub seats: u64,
    /// How often those seats won.
    pub win_rate: f64,
    /// The lower end of the 95 % Wilson interval of the win rate.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Line {
    fn of(race: &Option<Named>, power: &Option<Named>, tally: &Tally) -> Self {
        let id = |tile: &Option<Named>| tile.clone().map(|(_, id)| id).filter(|id| !id.is_empty());
        let each = |sum: u64| sum as f64 / tally.picks.max(1) as f64;
        let wins = tally.wins as f64 / WIN as f64;
        let (low, high) = wilson(wins, tally.seats);
        Self {
            race: id(race),
            power: id(power),
            picks: tally.picks,
            paid: each(tally.paid),
            found: each(tally.found),
            turns: each(tally.turns),
            coins: each(tally.active + tally.decline),
            active: each(tally.active),
            decline: each(tally.decline),
            seats: tally.seats,
            win_rate: wins / tally.seats.max(1) as f64,
            low,
            high,
        }
    }

    /// What the line is about: `trolls`, `stout`, or `stout trolls`.
    pub fn name(&self) -> String {
        let parts = [&self.power, &self.race].into_iter().flatten();
        parts.cloned().collect::<Vec<_>>().join(" ")
    }

    fn kind(&self) -> &'static str {
        match (&self.race, &self.power) {
            (Some(_), Some(_)) => "pair",
            (Some(_), None) => "race",
            _ => "power",
        }
    }
}

/// A relic or a place that came to light.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MarkerLine {
    /// Its identifier.
    pub marker: &'static str,
    /// What it is: `relic` or `place`.
    pub kind: &'static str,
    /// How often it came to light.
    pub found: u64,
    /// Games in which its box was in play.
    pub games: u64,
    /// The part of them in which it came to light.
    pub share: f64,
    /// The mean round in which it came to light.
    pub round: f64,
    /// How often it moved after, or sent what it commands, in the mean of its finds.
    pub moves: f64,
    /// Mean coins that it paid at scoring for a find, to whomever.
    pub coins: f64,
    /// Seats that found it: fewer than finds where it came to light in a region that nobody held.
    pub seats: u64,
    /// How often those seats won.
    pub win_rate: f64,
    /// The lower end of the 95 % Wilson interval of the win rate.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl MarkerLine {
    fn of(tile: &'static Tile<'static>, games: u64, tally: &MarkerTally) -> Self {
        let each = |sum: u64| sum as f64 / tally.found.max(1) as f64;
        let wins = tally.wins as f64 / WIN as f64;
        let (low, high) = wilson(wins, tally.seats);
        Self {
            marker: tile.id,
            kind: tile.kind.id(),
            found: tally.found,
            games,
            share: tally.found as f64 / games.max(1) as f64,
            round: each(tally.rounds),
            moves: each(tally.moves),
            coins: each(tally.coins),
            seats: tally.seats,
            win_rate: wins / tally.seats.max(1) as f64,
            low,
            high,
        }
    }
}

/// The coins at the end of a round.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoundLine {
    /// The round, from 1.
    pub round: u8,
    /// Mean coins of those who won in the end.
    pub winners: Option<f64>,
    /// Mean coins of the others.
    pub others: Option<f64>,
    /// Races that went in decline in this round.
    pub declines: u64,
}

/// How many races declined after so many active turns.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeclineLine {
    /// Turns the race was active.
    pub turns: u8,
    /// How many races.
    pub races: u64,
}

/// Everything that is shown; races, powers and pairs by their coins for a pick, relics and places for a find.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many games.
    pub games: u64,
    /// The boxes that were in play.
    #[serde(skip)]
    pub boxes: Vec<GameBox>,
    /// By board and number of players.
    pub tables: Vec<TableLine>,
    /// The races.
    pub races: Vec<Line>,
    /// The powers.
    pub powers: Vec<Line>,
    /// The relics and places that came to light.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<MarkerLine>,
    /// The pairs that were picked at least once.
    pub pairs: Vec<Line>,
    /// By round.
    pub rounds: Vec<RoundLine>,
    /// How long races were active before they declined.
    pub declines: Vec<DeclineLine>,
}

/// Races, powers or pairs, by their coins for a pick.
pub(super) fn lines(tallies: &Tallies, race: bool, power: bool) -> Vec<Line> {
    let wanted = tallies
        .iter()
        .filter(|((r, p), _)| (r.is_some(), p.is_some()) == (race, power));
    let mut lines: Vec<Line> = wanted
        .map(|((race, power), tally)| Line::of(race, power, tally))
        .collect();
    // The sort keeps the order of the catalogue where coins are equal.
    lines.sort_by(|one, other| other.coins.total_cmp(&one.coins));
    lines
}

impl Report {
    /// What the games come to.
    pub fn of(stats: &Stats) -> Self {
        let games = |from: GameBox| {
            let mut boxes = stats.boxes();
            boxes
                .find(|(of, _)| *of == from)
                .map_or(0, |(_, games)| games)
        };
        let found = stats.markers.iter().filter_map(|(&place, tally)| {
            let tile = *OTHERS.get(place)?;
            Some(MarkerLine::of(tile, games(tile.from), tally))
        });
        let mut markers: Vec<MarkerLine> = found.collect();
        markers.sort_by(|one, other| other.coins.total_cmp(&one.coins));
        let tables = stats
            .tables
            .iter()
            .map(|(table, tally)| TableLine::of(table, tally));
        let rounds = stats
            .curve
            .iter()
            .map(|(&round, (winners, others))| RoundLine {
                round,
                winners: winners.value(),
                others: others.value(),
                declines: stats.declines_by_round.get(&round).copied().unwrap_or(0),
            });
        let turns = || stats.declines_by_turns.keys().copied();
        let (least, most) = (turns().min().unwrap_or(0), turns().max().unwrap_or(0));
        let declines = (least..=most).map(|turns| DeclineLine {
            turns,
            races: stats.declines_by_turns.get(&turns).copied().unwrap_or(0),
        });
        Self {
            games: stats.games,
            boxes: stats.boxes().map(|(from, _)| from).collect(),
            tables: tables.collect(),
            races: lines(&stats.tallies, true, false),
            powers: lines(&stats.tallies, false, true),
            markers,
            pairs: lines(&stats.tallies, true, true),
            rounds: rounds.collect(),
            declines: declines.collect(),
        }
    }
}

/// Writes races, powers and pairs as CSV: of all games, where board and players are empty, and races and powers of
/// each board. [`write_markers_csv`] writes relics and places.
///
/// # Errors
/// When the writer fails.
pub fn write_csv(report: &Report, to: &mut impl Write) -> io::Result<()> {
    writeln!(
        to,
        "kind,race,power,picks,paid,found,turns,coins,active,decline,seats,win_rate,low,high,board,players"
    )?;
    let all = [&report.races, &report.powers, &report.pairs];
    for line in all.into_iter().flatten() {
        write_line(line, ",", to)?;
    }
    for table in &report.tables {
        let place = format!("{},{}", table.board, table.players);
        for line in table.races.iter().chain(&table.powers) {
            write_line(line, &place, to)?;
        }
    }
    to.flush()
}

fn write_line(line: &Line, place: &str, to: &mut impl Write) -> io::Result<()> {
    writeln!(
        to,
        "{},{},{},{},{:.4},{:.4},{:.4},{:.4},{:.4},{:.4},{},{:.4},{:.4},{:.4},{place}",
        line.kind(),
        line.race.as_deref().unwrap_or_default(),
        line.power.as_deref().unwrap_or_default(),
        line.picks,
        line.paid,
        line.found,
        line.turns,
        line.coins,
        line.active,
        line.decline,
        line.seats,
        line.win_rate,
        line.low,
        line.high
    )
}

/// Writes boards as CSV, a row for each seat. Names of boards and scenarios need no quotes.
///
/// # Errors
/// When the writer fails.
pub fn write_boards_csv(report: &Report, to: &mut impl Write) -> io::Result<()> {
    writeln!(
        to,
        "board,scenario,players,games,rounds,actions,declines,mean_score,winning_score,seat,win_rate,low,high,seat_score"
    )?;
    for table in &report.tables {
        for seat in &table.seats {
            writeln!(
                to,
                "{},{},{},{},{:.4},{:.4},{:.4},{:.4},{:.4},{},{:.4},{:.4},{:.4},{:.4}",
                table.board,
                table.scenario.as_deref().unwrap_or_default(),
                table.players,
                table.games,
                table.rounds,
                table.actions,
                table.declines,
                table.mean_score,
                table.winning_score,
                seat.seat,
                seat.win_rate,
                seat.low,
                seat.high,
                seat.mean_score
            )?;
        }
    }
    to.flush()
}

/// Writes relics and places as CSV; only the head where none came to light.
///
/// # Errors
/// When the writer fails.
pub fn write_markers_csv(report: &Report, to: &mut impl Write) -> io::Result<()> {
    writeln!(
        to,
        "marker,kind,found,games,share,round,moves,coins,seats,win_rate,low,high"
    )?;
    for line in &report.markers {
        writeln!(
            to,
            "{},{},{},{},{:.4},{:.4},{:.4},{:.4},{},{:.4},{:.4},{:.4}",
            line.marker,
            line.kind,
            line.found,
            line.games,
            line.share,
            line.round,
            line.moves,
            line.coins,
            line.seats,
            line.win_rate,
            line.low,
            line.high
        )?;
    }
    to.flush()
}
