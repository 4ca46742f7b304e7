//! A picture of a board, from its outlines.

use elbowroom_rules::board::{Board, Region, Symbol, Terrain};
use std::fmt::Write;

const HEIGHT: f32 = 800.0;

/// The fill of a terrain. Colour never stands alone: the terrain is written in the region too.
fn fill(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Farmland => "#e8cf6a",
        Terrain::Forest => "#5b8f4a",
        Terrain::Hill => "#a9c26a",
        Terrain::Swamp => "#8a8a5c",
        Terrain::Mountain => "#a39a94",
        Terrain::Sea => "#6fa8cf",
        Terrain::Lake => "#8cc3dd",
        Terrain::BlackMountain => "#5f5a63",
        Terrain::Mud => "#8a6a4a",
        Terrain::Mushroom => "#a678a8",
        Terrain::Mine => "#c09a5a",
        Terrain::Crystal => "#8fd0d4",
        Terrain::River => "#5f9fd0",
        Terrain::Chasm => "#2b2433",
    }
}

fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Cavern => "◗ cavern",
        Symbol::Mine => "⚒ mine",
        Symbol::Magic => "✦ magic",
        Symbol::Anchor => "⚓ anchor",
        Symbol::Legendary => "★ legendary",
    }
}

/// The board as an SVG document.
pub fn draw(board: &Board) -> String {
    let width = HEIGHT * board.aspect();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {HEIGHT:.0}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n<title>{}</title>\n",
        board.name()
    );
    for (number, region) in board.regions().iter().enumerate() {
        draw_region(&mut svg, number, region, board.aspect());
    }
    svg.push_str("</svg>");
    svg
}

fn draw_region(svg: &mut String, number: usize, region: &Region, aspect: f32) {
    let place = |[x, y]: [f32; 2]| (x * HEIGHT / 1000.0 * aspect, y * HEIGHT / 1000.0);
    let points: Vec<String> = region
        .outline
        .iter()
        .map(|&point| {
            let (x, y) = place(point);
            format!("{x:.1},{y:.1}")
        })
        .collect();
    // Writing to a string cannot fail.
    let _ = writeln!(
        svg,
        "<polygon points=\"{}\" fill=\"{}\" stroke=\"#4a4238\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
        points.join(" "),
        fill(region.terrain)
    );
    let (x, y) = place(region.center);
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"24\" font-weight=\"bold\">{number}</text>"
    );
    let mut lines = vec![region.terrain.id()];
    lines.extend(region.symbols.iter().map(|&symbol| sign(symbol)));
    if region.lost_tribe {
        lines.push("● tribe");
    }
    if region.murloc {
        lines.push("● murloc");
    }
    for (i, line) in lines.iter().enumerate() {
        let below = y + 16.0 * (i as f32 + 1.0);
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{below:.1}\" font-size=\"13\">{line}</text>"
        );
    }
}
