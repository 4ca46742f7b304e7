//! Worlds that are laid of hexes: what is in the box, and what the rules say of what somebody laid.

use crate::both::{Both, both};
use elbowroom_bots::Luck;
use elbowroom_protocol::{
    BothNames, HexView, LeftOut, PieceKindView, RealmAdvice, RealmBoard, RealmBox, RealmCheck,
    RealmFault, RealmWish, SideView, ThirdRegion, ThirdView, WaterView,
};
use elbowroom_rules::board::{Board, PEAK_ICON, Terrain};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::realm::{
    self, HexTile, Layout, MAX_TITLE, PieceKind, REACH, Realm, RealmError, Side, Sides, Third,
    Verdict, Water, Wish,
};
use elbowroom_rules::tile::{GameBox, Words, words};
use elbowroom_rules::{Game, Language, Setup};

/// Everything that worlds are laid of.
pub fn contents() -> RealmBox {
    RealmBox {
        tiles: HexTile::all().map(hex).collect(),
        sides: Side::ALL.into_iter().map(side).collect(),
        waters: [Water::River, Water::Sea].into_iter().map(water).collect(),
        // Markers and veins need more than a place: files say them.
        pieces: PieceKind::ALL
            .into_iter()
            .filter(|kind| !matches!(kind, PieceKind::Marker(_) | PieceKind::Vein(..)))
            .map(piece)
            .collect(),
        players: [2, MAX_SEATS as u8],
        reach: REACH,
        title: MAX_TITLE,
    }
}

fn names(words: Words) -> BothNames {
    BothNames {
        en: words.en.to_owned(),
        fr: words.fr.to_owned(),
    }
}

fn hex(tile: HexTile) -> HexView {
    let third = |third| match third {
        Third::Land(ground, symbol) => ThirdView {
            ground: Some(ground.id().to_owned()),
            symbol: symbol.map(|symbol| symbol.id().to_owned()),
        },
        Third::Water => ThirdView {
            ground: None,
            symbol: None,
        },
    };
    let sides = Side::ALL.map(|side| tile.thirds(side).into_iter().map(third).collect());
    HexView {
        id: tile.to_string(),
        sides: sides.into(),
    }
}

fn side(side: Side) -> SideView {
    let name = match side {
        Side::Surface => words("above the earth", "en surface"),
        Side::Underground => words("below the earth", "sous terre"),
    };
    SideView {
        id: side.id().to_owned(),
        name: names(name),
    }
}

fn water(water: Water) -> WaterView {
    let ground = match water {
        Water::River => Terrain::River,
        Water::Sea => Terrain::Sea,
    };
    WaterView {
        id: water.id().to_owned(),
        name: names(ground.name()),
        ground: ground.id().to_owned(),
        lands: water == Water::Sea,
    }
}

fn piece(kind: PieceKind) -> PieceKindView {
    let grounds = match kind {
        PieceKind::Mountain => Side::ALL.map(Side::mountain).to_vec(),
        PieceKind::Chasm => vec![Terrain::Chasm; Side::ALL.len()],
        _ => Vec::new(),
    };
    PieceKindView {
        id: kind.id().to_owned(),
        name: names(kind.name()),
        icon: picture(kind.id()).to_owned(),
        supply: kind.supply(),
        spot: match kind {
            PieceKind::RiverBorder => "side",
            _ => "third",
        }
        .to_owned(),
        numbers: matches!(kind, PieceKind::Tunnel(_)).then_some(PieceKind::TUNNELS),
        grounds: grounds
            .iter()
            .map(|ground| ground.id().to_owned())
            .collect(),
    }
}

/// The picture of a kind of piece, of those that clients have.
fn picture(kind: &str) -> &'static str {
    match kind {
        "mountain" => "peaks",
        "peak" => PEAK_ICON,
        "gate" => "gate",
        "chasm" => "stalagtite",
        "tunnel" => "cave-entrance",
        "river-border" => "barricade",
        "lost-tribe" => "tribal-shield",
        "monsters" => "terror",
        "coin-mine" => "gold-mine",
        "throne" => "crown",
        _ => "jigsaw-piece",
    }
}

/// What the rules say of the text of a realm file.
pub fn check(text: &str, language: Language) -> RealmCheck {
    match Realm::parse(text) {
        Ok(realm) => tell(&realm, language),
        Err(error) => refused(error, language),
    }
}

/// A world like one that is wanted.
pub fn suggest(wish: &RealmWish, language: Language) -> Result<RealmCheck, Both> {
    let sides = match wish.sides.as_deref() {
        None | Some("surface") => Sides::Surface,
        Some("underground") => Sides::Underground,
        Some("both") => Sides::Both,
        Some(_) => return Err("sides: surface, underground or both expected".into()),
    };
    let water = match wish.water.as_deref() {
        None | Some("river") => Water::River,
        Some("sea") => Water::Sea,
        Some(_) => return Err("water: river or sea expected".into()),
    };
    let wanted = Wish {
        sides,
        water,
        chasms: wish.chasms,
        ..Wish::new(wish.players)
    };
    let mut luck = Luck::new(wish.seed);
    let made = realm::suggest(wanted, |below| luck.below(below));
    Ok(made.map_or_else(
        |error| refused(error, language),
        |realm| tell(&realm, language),
    ))
}

/// The rest of a world that somebody began.
pub fn finish(text: &str, seed: u64, language: Language) -> RealmCheck {
    let mut luck = Luck::new(seed);
    let made = Realm::parse(text).and_then(|realm| realm.finish(|below| luck.below(below)));
    made.map_or_else(
        |error| refused(error, language),
        |realm| tell(&realm, language),
    )
}

/// The world of a table: its file as it is kept, what people call it, and its board.
pub fn laid(text: &str) -> Result<(Realm, Board), Both> {
    let told = |error: RealmError| {
        both(
            format!("realm: {}", error.text(Language::English)),
            format!("realm : {}", error.text(Language::French)),
        )
    };
    let realm = Realm::parse(text).map_err(told)?;
    let board = realm.board().map_err(told)?;
    Ok((realm, board))
}

/// What people call a world.
pub fn title(realm: &Realm) -> &str {
    match realm.title.as_str() {
        "" => &realm.name,
        title => title,
    }
}

/// How many rounds are played, as the file of a table's world says.
pub fn rounds(file: &str) -> Option<u8> {
    let said = file.lines().find_map(|line| line.strip_prefix("rounds = "));
    said?.parse().ok()
}

fn refused(error: RealmError, language: Language) -> RealmCheck {
    let fault = |fault: realm::RealmFault| RealmFault {
        line: fault.line,
        what: fault.what.text(language),
    };
    RealmCheck {
        faults: error.faults.into_iter().map(fault).collect(),
        ..RealmCheck::default()
    }
}

fn tell(realm: &Realm, language: Language) -> RealmCheck {
    let text = realm.to_toml();
    let advice = |count: realm::Count| RealmAdvice {
        what: count.what.name().text(language).to_owned(),
        found: count.found,
        least: count.least,
        most: count.most,
        verdict: match count.verdict() {
            Verdict::Few => "few",
            Verdict::Right => "right",
            Verdict::Many => "many",
        }
        .to_owned(),
        text: count.text(language),
    };
    let (faults, board, left_out) = match realm.lay() {
        Err(error) => (refused(error, language).faults, None, Vec::new()),
        Ok(layout) => match left_out(realm, &layout.board, language) {
            Ok(left_out) => (Vec::new(), Some(board(realm, &layout)), left_out),
            Err(what) => (vec![RealmFault { line: None, what }], None, Vec::new()),
        },
    };
    RealmCheck {
        faults,
        // Whatever fields files come to have, they are told.
        laid: toml::from_str(&text).ok(),
        text: Some(text),
        board,
        advice: realm.advice().into_iter().map(advice).collect(),
        left_out,
    }
}

fn board(realm: &Realm, layout: &Layout) -> RealmBoard {
    let cells = realm.hexes.iter().map(|hex| hex.at);
    let thirds = cells.flat_map(|at| (0..3).map(move |third| (at, third)));
    let region = |(at, third): (realm::Cell, u8)| {
        Some(ThirdRegion {
            at: [at.q, at.r],
            third,
            region: layout.region(at, third)?.0,
        })
    };
    RealmBoard {
        file: layout.board.source().to_owned(),
        regions: layout.board.len(),
        below: layout.board.is_below(),
        thirds: thirds.filter_map(region).collect(),
    }
}

/// The tiles that could do nothing on a board, of both games of their own.
fn left_out(realm: &Realm, board: &Board, language: Language) -> Result<Vec<LeftOut>, String> {
    let boxes = vec![GameBox::Base, GameBox::Underground];
    let usual = Setup::with(2, boxes).ok_or("there is no printed board")?;
    let setup = Setup {
        board: board.clone(),
        seats: realm.players,
        ..usual
    };
    let game = Game::new(setup).map_err(|error| error.to_string())?;
    let told = |tile: &elbowroom_rules::tile::Tile| LeftOut {
        name: tile.name.text(language).to_owned(),
        help: tile.in_short().text(language).to_owned(),
    };
    Ok(game.tiles_left_out().map(told).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_piece_has_a_picture_that_clients_know() {
        let known = elbowroom_rules::facts::icons();
        for kind in contents().pieces {
            assert!(
                known.contains(kind.icon.as_str()),
                "{}: {}",
                kind.id,
                kind.icon
            );
            assert_ne!(kind.icon, "jigsaw-piece", "{}", kind.id);
        }
    }

    #[test]
    fn the_rounds_of_a_file_are_found_without_reading_it_all() {
        let realm = Realm {
            rounds: 7,
            ..Realm::empty("small", 2)
        };
        assert_eq!(rounds(&realm.to_toml()), Some(7));
    }
}
