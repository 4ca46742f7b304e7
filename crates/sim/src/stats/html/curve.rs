//! Score curves.

use super::axis;
use crate::stats::report::RoundLine;
use std::fmt::Write;

const WIDE: f64 = 640.0;
const HIGH: f64 = 320.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 90.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 44.0;

/// Winners as a whole line, the others as a broken one, each named at its end.
pub fn draw(rounds: &[RoundLine]) -> String {
    let both = |line: &RoundLine| line.winners.into_iter().chain(line.others);
    let highest = rounds.iter().flat_map(both).fold(0.0, f64::max);
    let (top, step) = axis(highest);
    let last = rounds
        .iter()
        .map(|line| line.round)
        .max()
        .unwrap_or(1)
        .max(2);
    let x = |round: u8| {
        LEFT + (WIDE - LEFT - RIGHT) * f64::from(round.saturating_sub(1)) / f64::from(last - 1)
    };
    let y = |coins: f64| HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * coins / top;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-label=\"Mean coins by round of winners and others\">\n"
    );
    let mut mark = 0.0;
    while mark <= top {
        let at = y(mark);
        let _ = writeln!(
            svg,
            "<line class=\"rule\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{mark:.0}</text>",
            WIDE - RIGHT,
            LEFT - 6.0,
            at + 4.0
        );
        mark += step;
    }
    for line in rounds {
        let _ = writeln!(
            svg,
            "<text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(line.round),
            HIGH - BOTTOM + 18.0,
            line.round
        );
    }
    let _ = writeln!(
        svg,
        "<text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">round</text>",
        (LEFT + WIDE - RIGHT) / 2.0,
        HIGH - 6.0
    );
    let ends: Vec<(&str, f64)> = [
        ("winners", rounds.last().and_then(|line| line.winners)),
        ("others", rounds.last().and_then(|line| line.others)),
    ]
    .into_iter()
    .filter_map(|(name, value)| Some((name, y(value?))))
    .collect();
    // Names that would cover each other are moved apart.
    let close = ends.len() == 2 && (ends[0].1 - ends[1].1).abs() < 16.0;
    for (name, at) in ends {
        let shift = match (close, name) {
            (true, "winners") => -4.0,
            (true, _) => 12.0,
            _ => 4.0,
        };
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\">{name}</text>",
            x(last) + 8.0,
            at + shift
        );
    }
    let path = |value: fn(&RoundLine) -> Option<f64>| {
        let points: Vec<String> = rounds
            .iter()
            .filter_map(|line| Some(format!("{:.1},{:.1}", x(line.round), y(value(line)?))))
            .collect();
        points.join(" ")
    };
    let _ = writeln!(
        svg,
        "<polyline class=\"first\" fill=\"none\" stroke-width=\"2.5\" points=\"{}\"/>\n\
         <polyline class=\"second\" fill=\"none\" stroke-width=\"2.5\" stroke-dasharray=\"7 4\" points=\"{}\"/>",
        path(|line| line.winners),
        path(|line| line.others)
    );
    svg.push_str("</svg>\n");
    svg
}
