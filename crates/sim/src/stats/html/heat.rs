//! The heat map of pairs.

use crate::stats::report::Line;
use elbowroom_rules::tile::{GameBox, Tile};
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
pub fn draw(pairs: &[Line], boxes: &[GameBox]) -> String {
    let races = names(RACES, boxes, pairs, |line| line.race.as_deref());
    let powers = names(POWERS, boxes, pairs, |line| line.power.as_deref());
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

/// The printed tiles that were in play in the order of the catalogue, then the blank ones that were picked.
fn names<'p>(
    printed: &[&'static Tile<'static>],
    boxes: &[GameBox],
    pairs: &'p [Line],
    of: impl Fn(&'p Line) -> Option<&'p str>,
) -> Vec<&'p str> {
    let mut picked: BTreeSet<&str> = pairs.iter().filter_map(of).collect();
    let in_play = |tile: &&&Tile| picked.remove(tile.id) || boxes.contains(&tile.from);
    let mut names: Vec<&str> = printed.iter().filter(in_play).map(|tile| tile.id).collect();
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
        let of = |from: GameBox| RACES.iter().filter(move |tile| tile.from == from);
        let base: Vec<&str> = of(GameBox::Base).map(|tile| tile.id).collect();
        let other = of(GameBox::Cursed).next().expect("a race of the box").id;
        let pairs = [pair("custom-moles", POWERS[0].id)];
        let races = |pairs, boxes| names(RACES, boxes, pairs, |line| line.race.as_deref());
        // Nobody picked any of the base game, but somebody could have.
        assert_eq!(races(&pairs, &[GameBox::Base])[..base.len()], base);
        assert_eq!(races(&pairs, &[GameBox::Base]).len(), base.len() + 1);
        assert_eq!(races(&pairs, &[]), ["custom-moles"]);
        let svg = draw(&pairs, &[GameBox::Base]);
        assert!(svg.contains(base[0]) && !svg.contains(other), "{svg}");
        assert!(draw(&pairs, &[GameBox::Cursed]).contains(other));
    }
}
