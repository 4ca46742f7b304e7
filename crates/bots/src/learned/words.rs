//! What the data of a race or power says, as numbers: one for each word of the vocabulary, whichever tile says it.

use elbowroom_rules::tile::{Against, Per, Rule, Tile, When};

/// How many numbers a tile has.
pub const WORDS: usize = 68;

/// The numbers of one tile, or of a race and its power added up.
pub type Words = [u8; WORDS];

/// The numbers of a tile.
pub fn of(tile: &Tile) -> Words {
    let mut words: Words = [0; WORDS];
    for rule in tile.rules {
        let (place, amount) = word(rule);
        words[place] = words[place].saturating_add(amount);
        // What works in decline too, or there alone, is worth more later.
        if let Rule::Score { coins, when, .. } = rule
            && matches!(when, When::Always | When::Declined)
        {
            words[DECLINED] = words[DECLINED].saturating_add(*coins);
        }
    }
    for piece in tile.pieces {
        let defends = piece.defence.saturating_mul(piece.supply);
        words[DEFENDING] = words[DEFENDING].saturating_add(defends);
        words[PAYING] = words[PAYING].saturating_add(piece.coins.saturating_mul(piece.supply));
        words[IMMUNE] = words[IMMUNE].saturating_add(u8::from(piece.immune) * piece.supply);
    }
    words[DEEDS] = tile.hooks.verbs.len() as u8;
    words
}

/// The first places are those of the words of rules, then come these.
const DECLINED: usize = WORDS - 5;
const DEFENDING: usize = WORDS - 4;
const PAYING: usize = WORDS - 3;
const IMMUNE: usize = WORDS - 2;
const DEEDS: usize = WORDS - 1;

/// The place of a word and how much it says. Whoever adds a word gives it a place at the end and trains anew.
fn word(rule: &Rule) -> (usize, u8) {
    match *rule {
        Rule::Score { coins, per, .. } => {
            let (place, more) = paid_for(&per);
            (place, coins + more)
        }
        Rule::Price(price) => {
            let place = match price.against {
                Against::Anyone => 19,
                Against::Declined => 20,
                Against::Occupied => 21,
                Against::Grudge => 22,
            };
            // Fewer tokens are the rule; more of them count the other way.
            match price.amount {
                fewer @ ..0 => (place, fewer.unsigned_abs()),
                more => (23, more.unsigned_abs()),
            }
        }
        Rule::Entry(_) => (24, 1),
        Rule::Reach(_) => (25, 1),
        Rule::Link(_) => (26, 1),
        Rule::Access(_) => (27, 1),
        Rule::NoCasualties => (28, 1),
        Rule::DieBeforeEach => (29, 1),
        Rule::Lent(tokens) => (30, tokens),
        Rule::RecruitPer(conquests) => (31, 6_u8.saturating_sub(conquests)),
        Rule::StandsInDecline => (32, 1),
        Rule::ActsInDecline => (33, 1),
        Rule::OwnDeclineSlot => (34, 1),
        Rule::DeclineAfterTurn => (35, 1),
        Rule::StaysInDecline => (36, 1),
        Rule::Least(tokens) => (37, tokens),
        Rule::PassedCoins(coins) => (38, coins),
        Rule::PassedTokens(tokens) => (39, tokens),
        Rule::Garrison(tokens) => (40, tokens),
        Rule::StaysPut => (41, 1),
        Rule::ImmuneInDecline => (42, 1),
        Rule::ShunsAbandoned => (43, 1),
        Rule::Gathers => (44, 1),
        Rule::Loot(coins) => (45, coins),
        Rule::Levy(coins) => (46, coins),
        Rule::RollsForLosses => (47, 1),
        Rule::PaidDiscount { tokens, .. } => (48, tokens),
        Rule::CoinsPerDeclinedRace(coins) => (49, coins),
        Rule::CoinsPerDecline(coins) => (50, coins),
        Rule::RecruitIn(_) => (51, 1),
        Rule::Grows(tokens) => (52, tokens),
        Rule::LentFor(_) => (53, 1),
        Rule::Adjacent(_) => (54, 1),
        Rule::ThroughWater => (55, 1),
        Rule::PlainOnly => (56, 1),
        Rule::Toll(coins) => (57, coins),
        Rule::SavesFirstLoss => (58, 1),
        Rule::NoTransport => (59, 1),
        Rule::LeavesInDecline(tokens) => (60, tokens),
        Rule::Consoled(coins) => (61, coins),
        Rule::Tribute(coins) => (62, coins),
        // The last four share their places with what they come nearest to.
        Rule::DieFor(_) => (29, 1),
        Rule::Grudge => (22, 1),
        Rule::Vanishes => (50, 1),
        Rule::SettlesInDecline => (32, 1),
    }
}

/// The place of what a coin is paid for, and what makes it more.
fn paid_for(per: &Per) -> (usize, u8) {
    match *per {
        Per::Region(_) => (0, 0),
        Per::Turn => (1, 0),
        Per::FirstTurn => (2, 0),
        Per::NonEmptyConquest => (3, 0),
        Per::Beyond(regions) => (4, 6_u8.saturating_sub(regions)),
        Per::UpTo(regions) => (5, regions),
        Per::NoAttack => (6, 0),
        Per::Every { regions, .. } => (7, 6_u8.saturating_sub(regions)),
        Per::Crowd(_) => (8, 0),
        Per::Alone => (9, 0),
        Per::Place => (10, 0),
        Per::Marker => (11, 0),
        Per::Island => (12, 0),
        Per::Block => (13, 0),
        Per::OneBlock => (14, 0),
        Per::Abandoned => (15, 0),
    }
}

/// A race and its power together.
pub fn both(race: &Words, power: &Words) -> Words {
    let mut words = *race;
    for (word, more) in words.iter_mut().zip(power) {
        *word = word.saturating_add(*more);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::tiles;

    /// Proves that every printed tile can be said, and that words reach no place that is another's.
    #[test]
    fn every_tile_has_its_numbers() {
        for tile in tiles::all() {
            let words = of(tile);
            for rule in tile.rules {
                let (place, amount) = word(rule);
                assert!(place < DECLINED && amount > 0, "{}: {rule:?}", tile.id);
                assert!(words[place] >= amount, "{}: {rule:?}", tile.id);
            }
        }
    }
}
