//! The heat map of pairs.

use crate::stats::report::Line;
use elbowroom_rules::tile::Tile;
use elbowroom_rules::tiles::{POWERS, RACES};
use std::collections::BTreeSet;
use std::fmt::Write;

const CELL: usize = 44;
const ROW: usize = 30;
const LEFT: usize = 116;
/// Room for the slanted name of the last race.
const RIGHT: usize = 40;
const TOP: usize = 100;

/// Races across the page, powers down it; the number stands in the cell, its colour only helps.
pub fn draw(pairs: &[Line]) -> String {
    let races = names(RACES, pairs, |line| line.race.as_deref());
    let powers = names(POWERS, pairs, |line| line.power.as_deref());
    let wide = LEFT + CELL * races.len() + RIGHT;
    let high = TOP + ROW * powers.len() + 4;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {wide} {high}\" role=\"img\" aria-label=\"Mean coins for a pick of each race and power\">\n"
    );
    let coins = || pairs.iter().map(|line| line.coins);
    let least = coins().fold(f64::INFINITY, f64::min);
    let span = (coins().fold(0.0, f64::max) - least).max(1e-9);
    for (x, race) in races.iter().enumerate() {
        let at = LEFT + CELL * x + CELL / 2 + 4;
        let _ = writeln!(
            svg,
            "<text transform=\"translate({at} {}) rotate(-60)\">{}</text>",
            TOP - 8,
            race
        );
    }
    for (y, power) in powers.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            LEFT - 6,
            TOP + ROW * y + 20,
            power
        );
        for (x, race) in races.iter().enumerate() {
            let (left, top) = (LEFT + CELL * x, TOP + ROW * y);
            let (middle, base) = (left + CELL / 2, top + 20);
            let pair = |line: &&Line| {
                (line.race.as_deref(), line.power.as_deref()) == (Some(*race), Some(*power))
            };
            let _ = match pairs.iter().find(pair) {
                Some(line) => writeln!(
                    svg,
                    "<g><title>{}: {:.1} coins for a pick, {} picks, win rate {:.1} %</title>\
                     <rect class=\"cell\" fill-opacity=\"{:.2}\" x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{}\"/>\
                     <text x=\"{middle}\" y=\"{base}\" text-anchor=\"middle\">{:.0}</text></g>",
                    line.name(),
                    line.coins,
                    line.picks,
                    100.0 * line.win_rate,
                    0.05 + 0.75 * (line.coins - least) / span,
                    CELL - 2,
                    ROW - 2,
                    line.coins
                ),
                None => writeln!(
                    svg,
                    "<g><title>{} {}: never picked</title>\
                     <text class=\"soft\" x=\"{middle}\" y=\"{base}\" text-anchor=\"middle\">·</text></g>",
                    power, race
                ),
            };
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// The printed tiles that were picked in the order of the catalogue, then the blank ones: what was not in play has no
/// place on the map.
fn names<'p>(
    printed: &[&'static Tile<'static>],
    pairs: &'p [Line],
    of: impl Fn(&'p Line) -> Option<&'p str>,
) -> Vec<&'p str> {
    let mut picked: BTreeSet<&str> = pairs.iter().filter_map(of).collect();
    let printed = printed.iter().filter_map(|tile| picked.take(tile.id));
    let mut names: Vec<&str> = printed.collect();
    names.extend(picked);
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_in_play_has_a_place() {
        let pair = |race: &str, power: &str| Line {
            race: Some(race.to_owned()),
            power: Some(power.to_owned()),
            ..Line::default()
        };
        let (first, second) = (RACES[0].id, RACES[1].id);
        let pairs = [
            pair("custom-moles", POWERS[2].id),
            pair(second, POWERS[0].id),
        ];
        let races = names(RACES, &pairs, |line| line.race.as_deref());
        assert_eq!(races, [second, "custom-moles"]);
        let powers = names(POWERS, &pairs, |line| line.power.as_deref());
        assert_eq!(powers, [POWERS[0].id, POWERS[2].id]);
        let svg = draw(&pairs);
        assert!(svg.contains(second) && !svg.contains(first), "{svg}");
    }
}
