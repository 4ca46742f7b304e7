//! Which tokens of a people that redeployed are its extra tokens (C-07, L-03, W-43).

use super::Placing;
use crate::cx::Cx;
use crate::exposed;
use crate::game::Game;
use crate::ids::{PieceId, RegionId};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{Falls, words};

/// Which of its tokens a people names as those of a kind.
#[cold]
pub(super) fn naming(game: &Game, state: &State) -> Option<Placing> {
    let turn = state.turn();
    let cx = Cx::acting(game, state);
    let kind = game.extra_kind(turn.piece)?;
    let people = cx.me();
    let stays_put = cx.stays_put();
    let exposed = game.extras[kind].exposed;
    let count = game.extras_in_hand(state, turn.acting, kind);
    if count == 0 {
        return None;
    }
    let spots = if exposed && stays_put {
        people.regions - reach::untouchable(game, state)
    } else if exposed {
        exposed::spots(game, state, turn.acting)
    } else {
        let full = |&region: &RegionId| free(game, state, turn.piece, region) == 0;
        let open = people.regions - people.regions.into_iter().filter(full).collect();
        let lonely = open & lonely(&cx);
        if lonely.is_empty() { open } else { lonely }
    };
    let room = |region| free(game, state, turn.piece, region).max(u8::from(stays_put));
    // Most often there is one of a kind, which fits wherever it may stand.
    let most = if count == 1 {
        1
    } else {
        spots.into_iter().map(room).max().unwrap_or(0)
    };
    // Tokens with a home may be those that went there (N-17), and those of a garrison those that wait for lack of
    // room (F-09).
    let at_home = people.aside - game.all_extras_aside(state, turn.acting);
    let crowded = !exposed && cx.joint(|joint| joint.garrison) < u8::MAX;
    let may_stay = crowded || game.home(turn.acting.seat()).is_some();
    let stays_home = may_stay && at_home >= count;
    (!spots.is_empty()).then(|| Placing {
        piece: turn.piece,
        spots,
        count,
        most_in_one: count.min(most),
        optional: stays_home,
    })
}

/// Regions where fewer tokens stand than a race leaves: somebody holds each alone who may, and he is to be named there
/// (W-37, W-72).
fn lonely(cx: &Cx) -> RegionSet {
    let least = cx.least();
    if least < 2 {
        return RegionSet::EMPTY;
    }
    let regions = cx.me().regions.into_iter();
    let few = regions.filter(|&region| cx.state.tokens(region) < least);
    few.collect()
}

/// Why a token of a kind is not named in a region for the sake of a race that never stands alone, if it is for that.
pub(crate) fn refuse_naming(cx: &Cx, piece: PieceId, region: RegionId) -> Option<Refusal> {
    let own = cx.game.race_tokens(cx.state, region);
    let open = free(cx.game, cx.state, piece, region);
    let reason = if open < own {
        &OTHERS_STAY
    } else if open > 0 && !(lonely(cx).is_empty() || lonely(cx).has(region)) {
        &HOLDS_ALONE
    } else {
        return None;
    };
    Some(Refusal::TileAt { reason, region })
}

static HOLDS_ALONE: Reason = Reason {
    ruling: "W-72",
    words: words(
        "region {region}: another region has too few tokens of the race to be held without this one",
        "région {region} : une autre région a trop peu de pions du peuple pour être tenue sans celui-ci",
    ),
};
static OTHERS_STAY: Reason = Reason {
    ruling: "W-70",
    words: words(
        "region {region}: so many tokens of the race as may hold it stay there, whoever stands beside them",
        "région {region} : il y reste assez de pions du peuple pour la tenir, qui que ce soit à côté",
    ),
};

/// How many tokens of a region can be named as those of a kind. Where more than one must stay, those that are lost first
/// and go as the next turn begins do not count: so many of the race stay beside them (W-70).
pub(super) fn free(game: &Game, state: &State, piece: PieceId, region: RegionId) -> u8 {
    let tokens = game.race_tokens(state, region);
    let passing = |kind: usize| game.extras[kind].falls == Falls::First;
    if !game.extra_kind(piece).is_some_and(passing) {
        return tokens;
    }
    let least = Cx::acting(game, state).least();
    tokens.saturating_sub(if least > 1 { least } else { 0 })
}

/// Those of some regions with a token of the tray that is not named yet.
pub(crate) fn with_race_tokens(game: &Game, state: &State, regions: RegionSet) -> RegionSet {
    // Where nobody was named every token is one.
    let named = regions & game.regions_with_extras(state);
    let full = |&region: &RegionId| game.race_tokens(state, region) == 0;
    regions - named.into_iter().filter(full).collect()
}
