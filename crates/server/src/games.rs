//! Games made ready. Tables with the same set-up share one: it never changes, and is larger than all else that a
//! table needs.

use crate::both::Both;
use crate::limit::clean;
use crate::realm;
use crate::secret;
use elbowroom_bots::Luck;
use elbowroom_protocol::{NewTable, limits};
use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::islands::Islands;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Board, Game, RegionId, Seat, Setup, Values};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

/// The games that tables play now.
#[derive(Default)]
pub struct Games(Mutex<HashMap<String, Weak<Game>>>);

impl Games {
    /// The game of a wish.
    ///
    /// # Errors
    /// Why the wish makes no game.
    pub fn of(&self, wish: &NewTable) -> Result<Arc<Game>, Both> {
        // Everything that the game depends on; who sits where is none of it.
        let seats = wish.seats.len();
        let (boxes, tiles, monsters) = (&wish.boxes, &wish.tiles, &wish.monsters);
        let board = (&wish.board, &wish.realm);
        let key = serde_json::to_string(&(seats, board, boxes, wish.switches, tiles, monsters))
            .map_err(|error| error.to_string())?;
        let known = |games: &HashMap<String, Weak<Game>>| games.get(&key).and_then(Weak::upgrade);
        if let Some(game) = known(&self.lock()) {
            return Ok(game);
        }
        let game = Arc::new(game_of(wish)?);
        let mut games = self.lock();
        games.retain(|_, game| game.strong_count() > 0);
        games.insert(key, Arc::downgrade(&game));
        Ok(game)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Game>>> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }
}

/// The game of a wish.
fn game_of(wish: &NewTable) -> Result<Game, Both> {
    let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    let known = |id: &String| {
        GameBox::named(id)
            .ok_or_else(|| format!("box: unknown box `{}`", clean(id, limits::NAME_CHARS)))
    };
    let boxes: Vec<GameBox> = match &wish.boxes {
        None => vec![GameBox::Base],
        Some(ids) => ids.iter().map(known).collect::<Result<_, _>>()?,
    };
    let extra = u8::from(boxes.contains(&GameBox::Necromancer));
    let board = match (&wish.realm, &wish.board) {
        (Some(file), _) => realm::laid(file)?.1,
        // The Necromancer plays on a board for one fewer (N-01).
        (None, None) => Setup::usual_board(seats, &boxes).ok_or_else(|| {
            let (least, most) = (2 + extra, 5 + extra);
            format!("seats: {least} to {most} expected, found {seats}")
        })?,
        (None, Some(name)) => Board::named(name).map_err(|error| format!("board: {error}"))?,
    };
    let game = Game::new(Setup {
        monsters: monsters_of(wish, &board)?,
        board,
        seats,
        first: Seat(0),
        boxes,
        switches: wish.switches.unwrap_or_default(),
        custom: blank_tiles(wish.tiles.as_deref().unwrap_or_default())?,
        values: Values::default(),
    });
    Ok(game.map_err(|error| error.to_string())?)
}

/// The regions that a wish gives to monsters.
fn monsters_of(wish: &NewTable, board: &Board) -> Result<RegionSet, String> {
    let mut all = RegionSet::EMPTY;
    for &region in wish.monsters.iter().flatten() {
        if usize::from(region) >= board.len() {
            let last = board.len().saturating_sub(1);
            return Err(format!("monsters: 0 to {last} expected, found {region}"));
        }
        all = all.with(RegionId(region));
    }
    Ok(all)
}

/// Where islands are wanted but not named, they are drawn, once, before the table is stored (W-01).
pub fn draw_islands(wish: &mut NewTable) {
    if wish.realm.is_some() {
        return;
    }
    let mut luck = Luck::new(wish.seed.unwrap_or_else(secret::seed));
    let luck = |below| luck.below(below);
    let drawn = match wish.board.as_deref() {
        Some(board) => Islands::to_draw(board).and_then(|players| Islands::draw(players, luck)),
        None => {
            let named = wish.boxes.iter().flatten();
            let boxes: Vec<GameBox> = named.filter_map(|id| GameBox::named(id)).collect();
            let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
            Setup::draw_islands(seats, &boxes, luck)
        }
    };
    if let Some(islands) = drawn {
        wish.board = Some(islands.name());
    }
}

/// Where monsters are wanted but not named, they are drawn, once, before the table is stored.
pub fn draw_monsters(wish: &mut NewTable) -> Result<(), Both> {
    if !wish.monsters.as_ref().is_some_and(Vec::is_empty) {
        return Ok(());
    }
    let plain = NewTable {
        monsters: None,
        ..wish.clone()
    };
    let game = game_of(&plain)?;
    let mut luck = Luck::new(wish.seed.unwrap_or_else(secret::seed));
    let drawn = Setup::draw_monsters(game.board(), |below| luck.below(below));
    let drawn = drawn.ok_or("monsters: this board has no room for them (X-08)")?;
    wish.monsters = Some(drawn.into_iter().map(|region| region.0).collect());
    Ok(())
}

/// The blank tiles of a wish, each read from its file.
fn blank_tiles(texts: &[String]) -> Result<Vec<Arc<CustomTile>>, String> {
    if texts.len() > limits::TILES {
        let (most, found) = (limits::TILES, texts.len());
        return Err(format!("tiles: at most {most} expected, found {found}"));
    }
    let tile = |(i, text): (usize, &String)| {
        let tile = CustomTile::parse(text).map_err(|error| format!("tiles[{i}]: {error}"))?;
        Ok(Arc::new(tile))
    };
    texts.iter().enumerate().map(tile).collect()
}
