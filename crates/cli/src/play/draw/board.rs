//! The board: ground, borders, and a label in each region.

use super::{Scene, seat_colours};
use crate::play::describe::piece_letters;
use crate::play::map::{Map, Run};
use elbowroom_rules::RegionId;
use elbowroom_rules::board::{Symbol, Terrain};
use elbowroom_rules::realm::Preview;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// The colour of the ground, the colour of writing on it, and the sign strewn over it.
const fn ground(terrain: Terrain) -> (Color, Color, &'static str) {
    match terrain {
        Terrain::Farmland => (Color::Indexed(186), Color::Indexed(16), "\""),
        Terrain::Forest => (Color::Indexed(22), Color::Indexed(231), "♣"),
        Terrain::Hill => (Color::Indexed(107), Color::Indexed(16), "∩"),
        Terrain::Swamp => (Color::Indexed(94), Color::Indexed(231), "~"),
        Terrain::Mountain => (Color::Indexed(246), Color::Indexed(16), "^"),
        Terrain::Sea => (Color::Indexed(25), Color::Indexed(231), "≈"),
        Terrain::Lake => (Color::Indexed(31), Color::Indexed(231), "≈"),
        Terrain::BlackMountain => (Color::Indexed(240), Color::Indexed(231), "^"),
        Terrain::Mud => (Color::Indexed(94), Color::Indexed(231), "~"),
        Terrain::Mushroom => (Color::Indexed(96), Color::Indexed(231), "♠"),
        Terrain::Mine => (Color::Indexed(136), Color::Indexed(16), "⚒"),
        Terrain::Crystal => (Color::Indexed(80), Color::Indexed(16), "◆"),
        Terrain::River => (Color::Indexed(25), Color::Indexed(231), "≈"),
        Terrain::Chasm => (Color::Indexed(232), Color::Indexed(250), "▼"),
    }
}

const fn sign(symbol: Symbol) -> char {
    match symbol {
        Symbol::Mine => '⚒',
        Symbol::Magic => '✦',
        Symbol::Cavern => '◗',
        Symbol::Anchor => 'Ψ',
        Symbol::Legendary => '✪',
    }
}

/// Words on the map that stay together.
type Chunk = (String, Style);

pub fn draw(scene: &Scene, frame: &mut Frame, map: &Map, area: Rect) {
    let buffer = frame.buffer_mut();
    let board = scene.board;
    for y in 0..area.height.min(map.height) {
        for x in 0..area.width.min(map.width) {
            let Some(region) = map.region(x, y).and_then(|id| board.region(id)) else {
                continue;
            };
            let (back, front, pattern) = ground(region.terrain);
            let mut style = Style::new().bg(back).fg(front);
            let (text, strong) = match map.line(x, y, scene.cursor) {
                Some((line, thick)) => (line, thick),
                None if (x + y * 3) % 7 == 0 => {
                    style = style.add_modifier(Modifier::DIM);
                    (pattern, false)
                }
                None => (" ", false),
            };
            if strong {
                style = Style::new()
                    .bg(Color::Indexed(16))
                    .fg(Color::Indexed(226))
                    .add_modifier(Modifier::BOLD);
            }
            buffer[(area.x + x, area.y + y)]
                .set_symbol(text)
                .set_style(style);
        }
    }
    let letters = piece_letters(scene.game);
    for region in board.all() {
        label(scene, buffer, map, area, region, &letters);
    }
    shapes(scene, buffer, map, area);
}

/// The hex under the cursor of a choice, as it would lie.
fn shapes(scene: &Scene, buffer: &mut Buffer, map: &Map, area: Rect) {
    for y in 0..area.height.min(map.height) {
        for x in 0..area.width.min(map.width) {
            let within = |shape: &&Preview| map.is_within(x, y, &shape.outline);
            if let Some(shape) = scene.shapes.iter().find(within) {
                let (back, _, pattern) = ground(shape.terrain);
                let style = Style::new()
                    .bg(back)
                    .fg(Color::Indexed(226))
                    .add_modifier(Modifier::BOLD);
                buffer[(area.x + x, area.y + y)]
                    .set_symbol(pattern)
                    .set_style(style);
            }
        }
    }
}

/// Writes what is in a region: each kind of thing on its own row where there is room, else packed.
fn label(
    scene: &Scene,
    buffer: &mut Buffer,
    map: &Map,
    area: Rect,
    region: RegionId,
    letters: &[char],
) {
    let rows = map.rows(region);
    for short in [false, true] {
        let lines = lines(scene, region, letters, short);
        if lines.len() <= rows {
            let runs = map.label(region, lines.len());
            if fits(&lines, &runs) {
                return write(buffer, area, &lines, &runs);
            }
        }
        let chunks: Vec<Chunk> = lines.into_iter().flatten().collect();
        for count in 1..=rows.min(4) {
            let runs = map.label(region, count);
            if let Some(packed) = pack(&chunks, &runs) {
                return write(buffer, area, &packed, &runs);
            }
        }
    }
    // No room for everything: as much as there is room for, the number first.
    let chunks: Vec<Chunk> = lines(scene, region, letters, true)
        .into_iter()
        .flatten()
        .collect();
    let runs = map.label(region, rows.min(4));
    let most = (1..chunks.len())
        .rev()
        .find_map(|count| pack(&chunks[..count], &runs));
    let packed = most.unwrap_or_else(|| vec![chunks[..1].to_vec()]);
    write(buffer, area, &packed, &runs);
}

fn width(chunks: &[Chunk]) -> usize {
    let words: usize = chunks.iter().map(|(text, _)| text.chars().count()).sum();
    words + chunks.len().saturating_sub(1)
}

fn fits(lines: &[Vec<Chunk>], runs: &[Run]) -> bool {
    lines.len() == runs.len()
        && lines
            .iter()
            .zip(runs)
            .all(|(line, run)| width(line) <= usize::from(run.len))
}

/// Fills the rows one after the other; nothing when it does not fit.
fn pack(chunks: &[Chunk], runs: &[Run]) -> Option<Vec<Vec<Chunk>>> {
    let mut lines: Vec<Vec<Chunk>> = vec![Vec::new()];
    for chunk in chunks {
        loop {
            let at = lines.len() - 1;
            let room = usize::from(runs.get(at)?.len);
            lines[at].push(chunk.clone());
            if width(&lines[at]) <= room {
                break;
            }
            lines[at].pop();
            lines.push(Vec::new());
        }
    }
    lines.resize(runs.len(), Vec::new());
    Some(lines)
}

fn write(buffer: &mut Buffer, area: Rect, lines: &[Vec<Chunk>], runs: &[Run]) {
    for (line, run) in lines.iter().zip(runs) {
        let spare = usize::from(run.len).saturating_sub(width(line));
        let mut x = area.x + run.x + (spare / 2) as u16;
        // A clean stripe under the words, one cell wider where there is room.
        let from = x.saturating_sub(1).max(area.x + run.x);
        let to = (x + width(line) as u16 + 1).min(area.x + run.x + run.len);
        for clean in from..to {
            if !line.is_empty() {
                let cell = &mut buffer[(clean, area.y + run.y)];
                cell.set_symbol(" ").modifier = Modifier::empty();
            }
        }
        for (text, style) in line {
            let room = usize::from(area.right().saturating_sub(x));
            buffer.set_stringn(x, area.y + run.y, text, room, *style);
            x += text.chars().count() as u16 + 1;
        }
    }
}

/// The lines of a label: number, ground and price; who stands there; pieces.
fn lines(scene: &Scene, region: RegionId, letters: &[char], short: bool) -> Vec<Vec<Chunk>> {
    let (game, state) = (scene.game, scene.state);
    let Some(printed) = scene.board.region(region) else {
        return Vec::new();
    };
    let (back, front, pattern) = ground(printed.terrain);
    let plain = Style::new().bg(back).fg(front);
    let bold = plain.add_modifier(Modifier::BOLD);
    let mut head = region.to_string();
    head += pattern;
    head.extend(printed.symbols.iter().map(|symbol| sign(*symbol)));
    if state.tribes().has(region) {
        let monsters = game.setup().monsters().has(region);
        head.push_str(if monsters { "●●" } else { "●" });
    }
    if scene.marks.has(region) {
        head.push('*');
    }
    let here = scene.cursor == Some(region);
    let head_style = if here {
        bold.add_modifier(Modifier::REVERSED)
    } else {
        bold
    };
    let mut first = vec![(head, head_style)];
    if let Some(target) = scene.targets.iter().find(|t| t.region == region) {
        let style = Style::new()
            .bg(Color::Indexed(226))
            .fg(Color::Indexed(16))
            .add_modifier(Modifier::BOLD);
        let mark = target.mark();
        if !mark.is_empty() {
            first.push((mark, style));
        }
    }
    let mut lines = vec![first];
    let holder = state.holder(region);
    if holder.is_some() {
        let (back, front) = seat_colours(holder.seat());
        let race = scene.speaker.race(state.people(holder).race);
        let letters = race.chars().filter(|letter| letter.is_alphabetic());
        let mut name: String = letters.take(if short { 1 } else { 3 }).collect();
        let mut style = Style::new().bg(back).fg(front);
        if holder.is_active() {
            style = style.add_modifier(Modifier::BOLD);
        } else {
            name = name.to_lowercase();
            style = style.add_modifier(Modifier::DIM);
        }
        let mut text = format!("{}{name}{}", holder.seat(), state.tokens(region));
        let added = scene.staging.map_or(0, |staging| staging.added(region));
        if added > 0 {
            text += &format!("+{added}");
        }
        lines.push(vec![(text, style)]);
    }
    for mark in game.marks(state, region, scene.language) {
        if mark.tile.is_some() {
            // What belongs to whoever holds the region is told by its name, as far as there is room.
            let letters = mark.short.chars().take(if short { 3 } else { 8 });
            let style = Style::new().bg(Color::Indexed(220)).fg(Color::Indexed(16));
            lines.push(vec![(format!("◈{}", letters.collect::<String>()), style)]);
            continue;
        }
        let (back, front) = seat_colours(mark.seat);
        let letters = mark.short.chars().take(if short { 1 } else { 3 });
        let text = format!(
            "{}{}{}",
            mark.seat,
            letters.collect::<String>(),
            mark.number
        );
        lines.push(vec![(text, Style::new().bg(back).fg(front))]);
    }
    let mut pieces = String::new();
    for ((id, _), letter) in game.pieces().zip(letters) {
        match game.pieces_at(state, id, region) {
            0 => {}
            1 => pieces.push(*letter),
            count => pieces += &format!("{letter}x{count}"),
        }
    }
    if !pieces.is_empty() {
        let style = Style::new()
            .bg(Color::Indexed(231))
            .fg(Color::Indexed(16))
            .add_modifier(Modifier::BOLD);
        lines.push(vec![(pieces, style)]);
    }
    lines
}
