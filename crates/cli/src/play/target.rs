//! What can be done where: the marks on the map, and ways between them.

use super::keys::Way;
use elbowroom_rules::ids::{PieceId, VerbId};
use elbowroom_rules::tile::Deed;
use elbowroom_rules::{Action, Board, Game, RegionId, State};

/// What a legal action would do to a region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The region.
    pub region: RegionId,
    /// Conquer it at this price.
    pub conquer: Option<u8>,
    /// Roll for it; the price.
    pub roll: Option<u8>,
    /// Attack it in another way that a tile allows: its word and its price.
    pub other_way: Option<(VerbId, u8)>,
    /// The letter of each deed that a tile allows here.
    pub deeds: String,
    /// Tokens or pieces can be put here.
    pub place: bool,
    /// It can be given up because tokens must leave.
    pub vacate: bool,
    /// Tokens can be taken up here.
    pub take: bool,
}

impl Target {
    fn new(region: RegionId) -> Self {
        Self {
            region,
            conquer: None,
            roll: None,
            other_way: None,
            deeds: String::new(),
            place: false,
            vacate: false,
            take: false,
        }
    }

    /// Whether the cursor should rather begin here.
    pub fn is_obvious(&self) -> bool {
        self.conquer.is_some() || self.place || self.vacate
    }

    /// The mark on the map.
    pub fn mark(&self) -> String {
        let mark = match (self.conquer, self.roll) {
            (Some(price), _) => format!("[{price}]"),
            (None, Some(price)) => format!("{price}?"),
            (None, None) if self.place => "+".into(),
            (None, None) if self.vacate => "x".into(),
            (None, None) if self.take => "-".into(),
            (None, None) => String::new(),
        };
        mark + &self.deeds
    }
}

/// Every region that a legal action of the deciding seat is about. Abandoning is no target: it is
/// asked for with its own key.
pub fn targets(game: &Game, state: &State) -> Vec<Target> {
    let mut list: Vec<Target> = Vec::new();
    let mut at = |region: RegionId, set: &dyn Fn(&mut Target)| {
        let found = list.iter().position(|target| target.region == region);
        let index = found.unwrap_or_else(|| {
            list.push(Target::new(region));
            list.len() - 1
        });
        set(&mut list[index]);
    };
    let price = |region| game.price(state, region).ok();
    let legal = game.legal(state);
    let first_piece = piece_to_put(&legal);
    for &action in legal.iter() {
        let Some(region) = game.region_of(action) else {
            continue;
        };
        match action {
            Action::Conquer(_) => at(region, &|target| target.conquer = price(region)),
            Action::Roll(_) => at(region, &|target| target.roll = price(region)),
            Action::Vacate(_) => at(region, &|target| target.vacate = true),
            Action::TakeUp(..) => at(region, &|target| target.take = true),
            Action::Place(..) => at(region, &|target| target.place = true),
            Action::Put(piece, ..) if Some(piece) == first_piece => {
                at(region, &|target| target.place = true);
            }
            // Who is asked for a region answers with it; no other key is needed.
            Action::Do(..) if state.due().is_some() => at(region, &|target| target.place = true),
            Action::Do(id, _, 0) => {
                let Some(verb) = game.deed_of(state, id, 0) else {
                    continue;
                };
                let price = game.tokens_for(state, action);
                let price = price.filter(|_| matches!(verb.deed, Deed::Attack { .. }));
                at(region, &|target| {
                    target.other_way = target.other_way.or(price.map(|price| (id, price)));
                    target.deeds.push(verb.key);
                });
            }
            _ => {}
        }
    }
    list.sort_by_key(|target| target.region);
    list
}

/// The kind of piece that is put first.
pub fn piece_to_put(legal: &[Action]) -> Option<PieceId> {
    legal.iter().find_map(|action| match action {
        Action::Put(piece, ..) => Some(*piece),
        _ => None,
    })
}

/// The nearest of some regions in a direction, as a person sees the board.
pub fn next_that_way(
    board: &Board,
    from: RegionId,
    way: Way,
    among: impl Iterator<Item = RegionId>,
) -> Option<RegionId> {
    let center = |region: RegionId| {
        let [x, y] = board.region(region).map_or([0.0, 0.0], |r| r.center);
        [x * board.aspect().clamp(1.0, 2.0), y]
    };
    let [x, y] = center(from);
    let cost = |region: RegionId| {
        let [there_x, there_y] = center(region);
        let (dx, dy) = (there_x - x, there_y - y);
        let (ahead, aside) = match way {
            Way::Left => (-dx, dy),
            Way::Right => (dx, dy),
            Way::Up => (-dy, dx),
            Way::Down => (dy, dx),
        };
        // Straight ahead is near, sideways is far, behind is nowhere.
        (ahead > 1.0 && aside.abs() < ahead * 3.0).then_some(ahead * ahead + 4.0 * aside * aside)
    };
    among
        .filter(|&region| region != from)
        .filter_map(|region| cost(region).map(|cost| (region, cost)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(region, _)| region)
}

/// The nearest of some regions.
pub fn nearest(
    board: &Board,
    from: RegionId,
    among: impl Iterator<Item = RegionId>,
) -> Option<RegionId> {
    let center = |region: RegionId| board.region(region).map_or([0.0, 0.0], |r| r.center);
    let [x, y] = center(from);
    let far = |region: RegionId| {
        let [a, b] = center(region);
        (a - x).powi(2) + (b - y).powi(2)
    };
    among.min_by(|&a, &b| far(a).total_cmp(&far(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::notation::read_position;

    #[test]
    fn marks_tell_prices_dice_and_deeds() {
        let (game, state) = read_position(
            r#"{ "board": "base-2p", "seats": [
                 { "active": { "race": "trolls", "power": "dragon-master", "hand": 2 } },
                 { "active": { "race": "elves", "power": "stout" } }],
                 "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 2, "tokens": 1 }] }"#,
        )
        .unwrap();
        let list = targets(&game, &state);
        let mark = |region| {
            let target = list.iter().find(|target| target.region.0 == region);
            target.map(Target::mark).unwrap_or_default()
        };
        assert_eq!(mark(2), "3?g", "three are needed, two are there");
        assert_eq!(mark(5), "3?g", "a mountain");
        assert_eq!(mark(9), "");
    }

    #[test]
    fn arrows_reach_every_region() {
        for name in Board::printed_names() {
            let board = Board::printed(name).unwrap();
            let mut reached = vec![RegionId(0)];
            let mut at = 0;
            while let Some(&from) = reached.get(at) {
                for way in [Way::Left, Way::Right, Way::Up, Way::Down] {
                    let next = next_that_way(&board, from, way, board.all().into_iter());
                    if let Some(next) = next.filter(|next| !reached.contains(next)) {
                        reached.push(next);
                    }
                }
                at += 1;
            }
            assert_eq!(reached.len(), board.len(), "{name}");
        }
    }
}
