//! Histograms.

use super::axis;
use std::fmt::Write;

const WIDE: f64 = 640.0;
const HIGH: f64 = 240.0;
const LEFT: f64 = 10.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 44.0;

/// A bar for each value, with its count above it.
pub fn draw(counts: &[(u8, u64)], of: &str) -> String {
    let highest = counts.iter().map(|&(_, count)| count).max().unwrap_or(0);
    let (top, _) = axis(highest as f64);
    let all: u64 = counts.iter().map(|&(_, count)| count).sum();
    let wide = (WIDE - LEFT) / counts.len().max(1) as f64;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-label=\"Number of races by {of}\">\n"
    );
    for (i, &(value, count)) in counts.iter().enumerate() {
        let high = (HIGH - TOP - BOTTOM) * count as f64 / top;
        let left = LEFT + wide * i as f64;
        let middle = left + wide / 2.0;
        let share = 100.0 * count as f64 / all.max(1) as f64;
        let _ = writeln!(
            svg,
            "<g><title>{of} {value}: {count} races, {share:.1} %</title>\
             <rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\"/>\
             <text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{share:.0} %</text>\
             <text class=\"soft\" x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{value}</text></g>",
            left + wide * 0.1,
            HIGH - BOTTOM - high,
            wide * 0.8,
            HIGH - BOTTOM - high - 5.0,
            HIGH - BOTTOM + 18.0
        );
    }
    let _ = writeln!(
        svg,
        "<line class=\"rule\" x1=\"{LEFT}\" x2=\"{WIDE}\" y1=\"{0:.1}\" y2=\"{0:.1}\"/>\
         <text class=\"soft\" x=\"{1:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{of}</text>",
        HIGH - BOTTOM,
        (LEFT + WIDE) / 2.0,
        HIGH - 6.0
    );
    svg.push_str("</svg>\n");
    svg
}
