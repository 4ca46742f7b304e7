//! A small drawn board: the regions that matter in full, the others faded, tokens, pieces and prices on them.

use super::html::escape;
use crate::files::DRAWINGS;
use crate::scene::Scene;
use elbowroom_rules::board::{Region, Symbol, Terrain};
use elbowroom_rules::{Game, Language, RegionId, State};
use std::fmt::Write as _;

/// How much is seen around the regions that are shown.
const MARGIN: f32 = 26.0;

/// Draws a table.
pub(super) fn draw(
    scene: &Scene,
    show: &[RegionId],
    prices: &[(RegionId, u8)],
    language: Language,
) -> String {
    let state = scene.state();
    let game = &*scene.game().now(state);
    let board = game.map(state);
    let points = |region: &Region| -> Vec<(f32, f32)> {
        let at = |&[x, y]: &[f32; 2]| (x * board.aspect(), y);
        region.outline.iter().map(at).collect()
    };
    let shown = show.iter().filter_map(|&region| board.region(region));
    let all: Vec<(f32, f32)> = shown.flat_map(points).collect();
    let (left, right) = bounds(all.iter().map(|point| point.0));
    let (top, bottom) = bounds(all.iter().map(|point| point.1));
    let (width, height) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"{}\" viewBox=\"{:.0} {:.0} {width:.0} {height:.0}\" width=\"{:.0}\">",
        escape(&told(game, state, show, prices, language)),
        left - MARGIN,
        top - MARGIN,
        width * 0.62,
    );
    // What stands in the regions lies over all their outlines.
    let mut over = String::new();
    for (region, of) in board.all().into_iter().zip(board.regions()) {
        let outline = points(of);
        let seen = outline.iter().any(|&(x, y)| {
            (left - MARGIN..=right + MARGIN).contains(&x)
                && (top - MARGIN..=bottom + MARGIN).contains(&y)
        });
        if !seen {
            continue;
        }
        let full = show.contains(&region);
        let (fill, ink) = colours(of.terrain);
        let line: Vec<String> = outline
            .iter()
            .map(|(x, y)| format!("{x:.0} {y:.0}"))
            .collect();
        let _ = write!(
            svg,
            "<path d=\"M{}Z\" fill=\"{fill}\" stroke=\"#3a291b\" stroke-width=\"{}\" stroke-linejoin=\"round\"{}/>",
            line.join("L"),
            if full { 5 } else { 2 },
            if full { "" } else { " opacity=\".3\"" },
        );
        if full {
            scenery(&mut svg, of, board.aspect(), &outline, ink);
            let (x, y) = (of.center[0] * board.aspect(), of.center[1]);
            let scale = (area(&outline).sqrt() / 220.0).clamp(0.6, 1.0);
            let _ = write!(
                over,
                "<g transform=\"translate({x:.0} {y:.0}) scale({scale:.2})\">"
            );
            content(&mut over, game, state, region, of, ink, language);
            if let Some((_, price)) = prices.iter().find(|(priced, _)| *priced == region) {
                badge(
                    &mut over,
                    (46.0, -50.0),
                    25.0,
                    "#1c1003",
                    &price.to_string(),
                );
            }
            over += "</g>";
        }
    }
    svg + &over + "</svg>"
}

fn bounds(numbers: impl Iterator<Item = f32>) -> (f32, f32) {
    numbers.fold((f32::MAX, f32::MIN), |(low, high), x| {
        (low.min(x), high.max(x))
    })
}

fn area(outline: &[(f32, f32)]) -> f32 {
    let next = outline.iter().cycle().skip(1);
    let twice: f32 = outline
        .iter()
        .zip(next)
        .map(|(a, b)| a.0 * b.1 - b.0 * a.1)
        .sum();
    twice.abs() / 2.0
}

/// The colour of the ground and of what is written on it.
fn colours(terrain: Terrain) -> (&'static str, &'static str) {
    match terrain.facts().id {
        "farmland" => ("#efd285", "#5a3d14"),
        "forest" => ("#7fa869", "#1c3016"),
        "hill" => ("#c5d592", "#3c4d1c"),
        "swamp" => ("#bdb58e", "#3f3a1c"),
        "mountain" => ("#cfc8cd", "#3d3646"),
        "sea" | "lake" => ("#8fc0d6", "#123f5c"),
        _ => ("#e3cd9c", "#3a291b"),
    }
}

/// A sign of the ground, to be drawn again and again in its colour.
fn motif(terrain: Terrain) -> &'static str {
    match terrain.facts().id {
        "farmland" => "M-22-8Q0-16 22-8M-24 2Q0-6 24 2M-22 12Q0 4 22 12",
        "forest" => "M-14 14V6M-14 6L-25 6L-14-16L-3 6ZM12 18V10M12 10L1 10L12-12L23 10Z",
        "hill" => "M-26 12Q-12-16 2 8M-6 14Q10-10 26 12",
        "swamp" => "M-12 14V-10M-12 0L-20-8M0 14V-16M12 14V-8M12 0L20-8M-24 16H24",
        "mountain" => "M-28 16L-8-20L6 4M-13-11L-8-6L-3-11M0 16L14-10L28 16",
        "sea" | "lake" => "M-26-4Q-18-12-10-4T6-4T22-4M-18 10Q-10 2-2 10T14 10",
        _ => "M-6-6L6 6M6-6L-6 6",
    }
}

/// Signs of the ground around the middle, wherever there is room for one.
fn scenery(svg: &mut String, of: &Region, aspect: f32, outline: &[(f32, f32)], ink: &str) {
    const AROUND: [(f32, f32); 10] = [
        (-92.0, -74.0),
        (0.0, -98.0),
        (96.0, -84.0),
        (118.0, 0.0),
        (-118.0, 10.0),
        (-88.0, 92.0),
        (92.0, 96.0),
        (0.0, 124.0),
        (-168.0, -40.0),
        (172.0, 46.0),
    ];
    let (x, y) = (of.center[0] * aspect, of.center[1]);
    let clear = |&(dx, dy): &(f32, f32)| {
        let corners = [(-34.0, -26.0), (34.0, -26.0), (34.0, 24.0), (-34.0, 24.0)];
        corners
            .iter()
            .all(|(cx, cy)| inside((x + dx + cx, y + dy + cy), outline))
    };
    for (dx, dy) in AROUND.iter().filter(|place| clear(place)) {
        let _ = write!(
            svg,
            "<path transform=\"translate({:.0} {:.0})\" d=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-linejoin=\"round\" opacity=\".5\"/>",
            x + dx,
            y + dy,
            motif(of.terrain)
        );
    }
}

/// Whether a point lies inside an outline: a ray from it crosses the outline an odd number of times.
fn inside((x, y): (f32, f32), outline: &[(f32, f32)]) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crossed = outline.iter().zip(next).filter(|(a, b)| {
        let spans = (a.1 > y) != (b.1 > y);
        spans && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
    });
    crossed.count() % 2 == 1
}

/// Everything that stands in a region, around its middle.
fn content(
    svg: &mut String,
    game: &Game,
    state: &State,
    region: RegionId,
    of: &Region,
    ink: &str,
    language: Language,
) {
    let (x, y) = (0.0, 0.0);
    let name = of.terrain.facts().name.text(language);
    let _ = write!(
        svg,
        "<text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"25\" font-style=\"italic\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
        y + 76.0,
        escape(name)
    );
    for (i, symbol) in of.symbols.iter().enumerate() {
        let (outline, sign) = match symbol {
            Symbol::Cavern => (
                "M-19 19V-2A19 19 0 0 1 19-2V19Z",
                "M-9 19V4A9 9 0 0 1 9 4V19",
            ),
            Symbol::Mine => ("M0-22L22 0 0 22-22 0Z", "M-7 9L5-5M-6-7Q6-10 9 5"),
            Symbol::Magic => (
                "M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z",
                "M0 0Q5-6 8 0T-2 9Q-12 6-9-4T8-10",
            ),
            Symbol::Anchor => (
                "M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22Z",
                "M0-12V14M-7-6H7M-13 3Q-10 14 0 14Q10 14 13 3",
            ),
            Symbol::Legendary => (
                "M0-23L6-8L22-7L10 3L14 19L0 10L-14 19L-10 3L-22-7L-6-8Z",
                "M-5 0H5M0-5V5",
            ),
        };
        let _ = write!(
            svg,
            "<path transform=\"translate({0:.0} {1:.0})\" d=\"{outline}\" fill=\"#f9efd6\" stroke=\"#452c17\" stroke-width=\"4\"/>\
             <path transform=\"translate({0:.0} {1:.0})\" d=\"{sign}\" fill=\"none\" stroke=\"#452c17\" stroke-width=\"3.5\" stroke-linecap=\"round\"/>",
            x - 58.0,
            y - 36.0 + 44.0 * i as f32
        );
    }
    let holder = state.holder(region);
    if holder.is_some() {
        let race = state.people(holder).race;
        let id = game.race_tile(race).map_or("", |tile| tile.id);
        token(
            svg,
            id,
            usize::from(holder.seat().0),
            !holder.is_active(),
            (x, y),
        );
        let tokens = state.tokens(region);
        badge(
            svg,
            (x + 33.0, y + 31.0),
            20.0,
            "#3a291b",
            &tokens.to_string(),
        );
    } else if (state.tribes() & game.setup().monsters()).has(region) {
        for dx in [-18.0, 18.0] {
            let _ = write!(
                svg,
                "<g transform=\"translate({:.0} {y:.0})\"><path d=\"M-20 24C-30-4-22-26-12-20L-6-30L0-18L6-30L12-20C22-26 30-4 20 24Z\" fill=\"#5d4a66\" stroke=\"#2a1c0c\" stroke-width=\"4\"/><path d=\"M-9-2L-3 2M9-2L3 2M-9 12H9\" fill=\"none\" stroke=\"#f2dc8a\" stroke-width=\"4\"/></g>",
                x + dx
            );
        }
    } else if (state.tribes() & game.board().murlocs()).has(region) {
        let _ = write!(
            svg,
            "<g transform=\"translate({x:.0} {y:.0})\"><path d=\"M-34 6L-50-10L-44 22ZM34 6L50-10L44 22ZM-8-28L0-46L10-28Z\" fill=\"#4f8f7e\" stroke=\"#20302a\" stroke-width=\"4\" stroke-linejoin=\"round\"/><ellipse rx=\"36\" ry=\"31\" fill=\"#6fb09a\" stroke=\"#20302a\" stroke-width=\"4\"/><circle cx=\"-15\" cy=\"-13\" r=\"11\" fill=\"#f6eebf\" stroke=\"#20302a\" stroke-width=\"3\"/><circle cx=\"15\" cy=\"-13\" r=\"11\" fill=\"#f6eebf\" stroke=\"#20302a\" stroke-width=\"3\"/><path d=\"M-15-13v1M15-13v1M-22 12Q0 26 22 12\" fill=\"none\" stroke=\"#20302a\" stroke-width=\"6\" stroke-linecap=\"round\"/></g>"
        );
    } else if state.tribes().has(region) {
        let _ = write!(
            svg,
            "<g transform=\"translate({x:.0} {y:.0})\"><circle r=\"34\" fill=\"#8a6a44\" stroke=\"#3a291b\" stroke-width=\"4\"/><path d=\"M-18 16L0-20L18 16Z\" fill=\"#efe0bd\" stroke=\"#3a291b\" stroke-width=\"3\"/><path d=\"M-6 16L0 2L6 16Z\" fill=\"#3a291b\"/></g>"
        );
    }
    let marks = game.marks(state, region, Language::English);
    let marks = marks.iter().filter_map(|mark| drawing(mark.tile?));
    for (i, inside) in marks.enumerate() {
        let _ = write!(
            svg,
            "<g transform=\"translate({:.0} {:.0}) scale(.6)\" {LINE}>{inside}</g>",
            x + 44.0 - 44.0 * i as f32,
            y - 40.0
        );
    }
    let pieces = game
        .pieces()
        .filter(|&(id, _)| game.pieces_at(state, id, region) > 0);
    for (i, (id, piece)) in pieces.enumerate() {
        let (at, count) = (
            x - 44.0 + 40.0 * i as f32,
            game.pieces_at(state, id, region),
        );
        match drawing(piece.id) {
            Some(inside) => {
                let _ = write!(
                    svg,
                    "<g transform=\"translate({at:.0} {:.0}) scale(.55)\" {LINE}>{inside}</g>",
                    y + 34.0
                );
            }
            None => badge(svg, (at, y + 34.0), 16.0, "#6d4a1f", &count.to_string()),
        }
    }
}

const LINE: &str =
    "stroke=\"#2a1c0c\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// Rims of the seats, by shape and colour.
const RIMS: [(&str, &str); 6] = [
    ("#0b63ac", "M0-50A50 50 0 1 1 0 50A50 50 0 1 1 0-50Z"),
    (
        "#c9380f",
        "M-38-46H38Q46-46 46-38V38Q46 46 38 46H-38Q-46 46-46 38V-38Q-46-46-38-46Z",
    ),
    (
        "#f5c22b",
        "M-7-58Q0-65 7-58L58-7Q65 0 58 7L7 58Q0 65-7 58L-58 7Q-65 0-58-7Z",
    ),
    (
        "#7b2a8f",
        "M-27-47H27Q32-47 35-42L54-5Q56 0 54 5L35 42Q32 47 27 47H-27Q-32 47-35 42L-54 5Q-56 0-54-5L-35-42Q-32-47-27-47Z",
    ),
    (
        "#0a7d5c",
        "M-46-44Q-20-42 0-53Q20-42 46-44V0Q46 36 0 57Q-46 36-46 0Z",
    ),
    ("#474747", "M0-50A50 50 0 1 1 0 50A50 50 0 1 1 0-50Z"),
];

/// A token: the face of a people on the rim of its seat; stone in decline.
fn token(svg: &mut String, race: &str, seat: usize, declined: bool, (x, y): (f32, f32)) {
    let (rim, shape) = RIMS[seat % RIMS.len()];
    let field = drawing_field(race).unwrap_or("#efe3c6");
    let (rim, field) = if declined {
        ("#77736a", "#b9b3a6")
    } else {
        (rim, field)
    };
    let _ = write!(
        svg,
        "<g transform=\"translate({x:.0} {y:.0}) scale(.86)\" {LINE}><path d=\"{shape}\" fill=\"{rim}\" stroke-width=\"4\"/><circle r=\"39\" fill=\"{field}\" stroke-width=\"2\"/>"
    );
    let inside = drawing(race).unwrap_or_default();
    let faded = if declined { " opacity=\".45\"" } else { "" };
    let _ = write!(svg, "<g transform=\"scale(.7)\"{faded}>{inside}</g></g>");
}

/// A number on a disc.
fn badge(svg: &mut String, (x, y): (f32, f32), size: f32, fill: &str, text: &str) {
    let _ = write!(
        svg,
        "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{size:.0}\" fill=\"{fill}\" stroke=\"#f9efd6\" stroke-width=\"3\"/><text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"{:.0}\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#fff\">{}</text>",
        y + size * 0.42,
        size * 1.25,
        escape(text)
    );
}

/// What a drawing beside a tile holds, without its outermost element.
fn drawing(id: &str) -> Option<&'static str> {
    let (_, text) = DRAWINGS.iter().find(|(name, _)| *name == id)?;
    let begin = text.find('>')? + 1;
    let end = text.rfind("</svg>")?;
    text.get(begin..end).map(str::trim)
}

/// The lighter colour of the field behind a face.
fn drawing_field(id: &str) -> Option<&'static str> {
    let (_, text) = DRAWINGS.iter().find(|(name, _)| *name == id)?;
    let (_, rest) = text.split_once("data-field=\"")?;
    rest.split([' ', '"']).next()
}

/// The drawing in words.
fn told(
    game: &Game,
    state: &State,
    show: &[RegionId],
    prices: &[(RegionId, u8)],
    language: Language,
) -> String {
    let of = |&region: &RegionId| {
        let terrain = game
            .board()
            .region(region)
            .map(|of| of.terrain.facts().name);
        let mut text = terrain.map_or_else(String::new, |name| name.text(language).to_owned());
        let holder = state.holder(region);
        if holder.is_some() {
            let race = game.race_tile(state.people(holder).race);
            let name = race.map_or_else(String::new, |tile| tile.name.text(language).to_owned());
            let _ = write!(text, ": {} {name}", state.tokens(region));
        }
        if let Some((_, price)) = prices.iter().find(|(priced, _)| *priced == region) {
            let _ = write!(text, " ({price})");
        }
        text
    };
    show.iter().map(of).collect::<Vec<_>>().join("; ")
}
