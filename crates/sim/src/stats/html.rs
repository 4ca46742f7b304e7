//! The report as one page that needs nothing else: no scripts, no fonts, nothing from elsewhere.

mod bars;
mod curve;
mod heat;

use super::report::{Line, MarkerLine, Report};
use super::table::TableLine;
use std::fmt::Write;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #22201c; --soft: #6b655c; --paper: #fbfaf7; --line: #d8d2c6;
  --first: #9a4a12; --second: #2f6690; --heat: #e08a2e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eeeae2; --soft: #a8a196; --paper: #1b1a18; --line: #45413a;
    --first: #f0a35e; --second: #86bfe8; --heat: #b86414; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 70rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
p, figcaption { color: var(--soft); }
figure { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap; font-size: .9rem; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); }
summary { cursor: pointer; padding: .5rem 0; }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .soft { fill: var(--soft); }
svg .rule { stroke: var(--line); stroke-width: 1; fill: none; }
svg .first { stroke: var(--first); } svg .second { stroke: var(--second); }
svg .bar { fill: var(--second); } svg .cell { fill: var(--heat); }
.chart { min-width: 30rem; max-width: 44rem; } .heat { min-width: 48rem; }
";

/// The whole page.
pub fn page(report: &Report) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Elbowroom: {games} games</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <h1>What {games} games tell</h1>\n",
        games = report.games
    );
    tables(&mut html, report);
    section(
        &mut html,
        "Coins by round",
        "Mean coins at the end of each round, of the seats that won in the end and of the others.",
        "chart",
        &curve::draw(&report.rounds),
    );
    let by_round: Vec<(u8, u64)> = report
        .rounds
        .iter()
        .map(|line| (line.round, line.declines))
        .collect();
    section(
        &mut html,
        "When races decline",
        "How many races went in decline in each round.",
        "chart",
        &bars::draw(&by_round, "round"),
    );
    let by_turns: Vec<(u8, u64)> = report
        .declines
        .iter()
        .map(|line| (line.turns, line.races))
        .collect();
    section(
        &mut html,
        "How long races stay active",
        "How many races went in decline after so many active turns; the turn spent on declining is not counted.",
        "chart",
        &bars::draw(&by_turns, "active turns"),
    );
    section(
        &mut html,
        "Pairs",
        "Mean coins that a pick of race and power earned, active and in decline. Point at a cell for its counts.",
        "heat",
        &heat::draw(&report.pairs, &report.boxes),
    );
    lines(&mut html, "Races", &report.races, true);
    lines(&mut html, "Powers", &report.powers, true);
    markers(&mut html, &report.markers);
    lines(&mut html, "All pairs", &report.pairs, false);
    boards(&mut html, &report.tables);
    html.push_str("</body>\n</html>\n");
    html
}

// Writing to a string cannot fail.

fn section(html: &mut String, title: &str, about: &str, class: &str, svg: &str) {
    let _ = write!(
        html,
        "<h2>{title}</h2>\n<figure>\n<figcaption>{about}</figcaption>\n\
         <div class=\"wide\"><div class=\"{class}\">\n{svg}</div></div>\n</figure>\n"
    );
}

fn tables(html: &mut String, report: &Report) {
    html.push_str(
        "<div class=\"wide\"><table>\n<tr><th>board</th><th>scenario</th><th>players</th><th>games</th><th>rounds</th>\
         <th>actions</th><th>declines</th><th>mean score</th><th>winning score</th><th>wins of the seats, %</th></tr>\n",
    );
    for line in &report.tables {
        let _ = writeln!(
            html,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.1}</td><td>{:.0}</td><td>{:.1}</td><td>{:.1}</td>\
             <td>{:.1}</td><td>{}</td></tr>",
            // Names of boards and scenarios are letters, digits and hyphens.
            line.board,
            line.scenario.as_deref().unwrap_or_default(),
            line.players,
            line.games,
            line.rounds,
            line.actions,
            line.declines,
            line.mean_score,
            line.winning_score,
            line.wins()
        );
    }
    html.push_str("</table></div>\n");
}

/// Seats, races and powers of each board, where there are several.
fn boards(html: &mut String, tables: &[TableLine]) {
    if tables.len() < 2 {
        return;
    }
    for table in tables {
        let _ = write!(
            html,
            "<h2>{}, {} players</h2>\n<div class=\"wide\"><table>\n<tr><th>seat</th><th>win rate</th><th>95 %</th>\
             <th>mean score</th></tr>\n",
            table.board, table.players
        );
        for seat in &table.seats {
            let _ = writeln!(
                html,
                "<tr><td>{}</td><td>{:.1} %</td><td>{:.1} to {:.1} %</td><td>{:.1}</td></tr>",
                seat.seat,
                100.0 * seat.win_rate,
                100.0 * seat.low,
                100.0 * seat.high,
                seat.mean_score
            );
        }
        html.push_str("</table></div>\n");
        rows(html, "races", &table.races, false);
        rows(html, "powers", &table.powers, false);
    }
}

fn lines(html: &mut String, title: &str, lines: &[Line], open: bool) {
    let _ = writeln!(html, "<h2>{title}</h2>");
    rows(html, "lines", lines, open);
}

fn rows(html: &mut String, what: &str, lines: &[Line], open: bool) {
    let _ = write!(
        html,
        "<details{}><summary>{} {what}, by coins for a pick</summary>\n\
         <div class=\"wide\"><table>\n<tr><th>name</th><th>picks</th><th>coins</th><th>active</th><th>decline</th>\
         <th>turns</th><th>paid</th><th>found</th><th>win rate</th><th>95 %</th></tr>\n",
        if open { " open" } else { "" },
        lines.len()
    );
    for line in lines {
        let _ = writeln!(
            html,
            "<tr><td>{}</td><td>{}</td><td>{:.1}</td><td>{:.1}</td><td>{:.1}</td><td>{:.1}</td><td>{:.2}</td>\
             <td>{:.2}</td><td>{:.1} %</td><td>{:.1} to {:.1} %</td></tr>",
            line.name(),
            line.picks,
            line.coins,
            line.active,
            line.decline,
            line.turns,
            line.paid,
            line.found,
            100.0 * line.win_rate,
            100.0 * line.low,
            100.0 * line.high
        );
    }
    html.push_str("</table></div></details>\n");
}

/// Relics and places, where some came to light.
fn markers(html: &mut String, lines: &[MarkerLine]) {
    if lines.is_empty() {
        return;
    }
    let _ = write!(
        html,
        "<h2>Relics and places</h2>\n<p>How often each came to light in the games with its box, and what came of it; \
         the win rate is that of its finders.</p>\n\
         <details open><summary>{} lines, by coins for a find</summary>\n\
         <div class=\"wide\"><table>\n<tr><th>name</th><th>kind</th><th>found</th><th>of games</th><th>round</th>\
         <th>moves</th><th>coins</th><th>win rate</th><th>95 %</th></tr>\n",
        lines.len()
    );
    for line in lines {
        let _ = writeln!(
            html,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.1} %</td><td>{:.1}</td><td>{:.1}</td><td>{:.1}</td>\
             <td>{:.1} %</td><td>{:.1} to {:.1} %</td></tr>",
            line.marker,
            line.kind,
            line.found,
            100.0 * line.share,
            line.round,
            line.moves,
            line.coins,
            100.0 * line.win_rate,
            100.0 * line.low,
            100.0 * line.high
        );
    }
    html.push_str("</table></div></details>\n");
}

/// A round number to which an axis goes, and the step of its marks.
fn axis(highest: f64) -> (f64, f64) {
    let mut step = 1.0;
    for factor in [2.0, 2.5, 2.0].into_iter().cycle().take(40) {
        if highest / step <= 6.0 {
            break;
        }
        step *= factor;
        // A mark between whole numbers says nothing here.
        step = f64::ceil(step);
    }
    ((highest / step).ceil().max(1.0) * step, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_ends_above_what_it_shows_and_has_few_marks() {
        for highest in [0.0, 1.0, 5.5, 7.0, 99.0, 1234.5, 9e9] {
            let (top, step) = axis(highest);
            assert!(
                top >= highest && top / step <= 7.0,
                "{highest}: {top} {step}"
            );
        }
    }
}
