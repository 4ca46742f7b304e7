//! Those who never redeploy say which tokens go, where some are not of the race: what conquers and what is taken up
//! stays so (F-25).

use crate::cx::Cx;
use crate::extras::EXTRAS;
use crate::game::Game;
use crate::ids::{PieceId, RegionId};
use crate::refusal::{Reason, Refusal};
use crate::state::{Stage, State};
use crate::tile::{Deed, Hooks, NONE, VERB, Verb, Window, words};

pub(super) static HOOKS: Hooks = Hooks {
    verbs: &[Verb {
        word: "with",
        name: words("say who goes along", "dire qui part"),
        short: words("who goes", "qui part"),
        key: 'w',
        window: Window::Attack,
        deed: Deed::Tokens {
            refuse,
            act: |hands, _, piece, count| hands.name_extras(piece, count),
        },
        not_now: Some(&SORTED_LATER),
        ..VERB
    }],
    ..NONE
};

static SORTED_LATER: Reason = Reason {
    ruling: "F-25",
    words: words(
        "only a race that never redeploys says beforehand which tokens go",
        "seul un peuple qui ne se redéploie jamais dit d'avance quels pions partent",
    ),
};
static NO_CHOICE: Reason = Reason {
    ruling: "F-25",
    words: words(
        "no token of that kind could go or stay in place of another",
        "aucun pion de cette sorte ne peut partir ou rester à la place d'un autre",
    ),
};
static SAID: Reason = Reason {
    ruling: "F-25",
    words: words(
        "it is said already how many of these go next",
        "il est déjà dit combien de ceux-là partent",
    ),
};

/// Why so many of a kind cannot be named for the next conquest or taking-up. What is said stands, so that nobody goes
/// on saying.
pub(crate) fn refuse(cx: &Cx, piece: PieceId, count: u8) -> Option<Refusal> {
    let mixed = cx.stays_put() && cx.me().is_mixed();
    let Some(kind) = cx.game.extra_kind(piece).filter(|_| mixed) else {
        return Some(Refusal::Tile(&NO_CHOICE));
    };
    if cx.game.extras_named(cx.state, kind).is_some() {
        return Some(Refusal::Tile(&SAID));
    }
    match most(cx, kind) {
        0 => Some(Refusal::Tile(&NO_CHOICE)),
        has => (count > has).then_some(Refusal::CannotGo { asked: count, has }),
    }
}

/// How many of a kind the next conquest or taking-up can have at most; none where nobody else could go instead.
fn most(cx: &Cx, kind: usize) -> u8 {
    let (game, state, me) = (cx.game, cx.state, cx.me());
    let mut in_hand = game.extras_in_hand(state, cx.people, kind);
    if state.turn().stage == Stage::Choice {
        // Readying brings those beside the map to hand.
        in_hand += game.extras_aside(state, cx.people, kind);
    }
    let conquer = if in_hand < cx.force() { in_hand } else { 0 };
    if state.turn().attempted() || state.turn().is_armed() {
        return conquer;
    }
    let regions = me.regions.into_iter();
    let take_up = regions.map(|region| {
        let (here, tokens) = (game.extras_at(state, kind, region), state.tokens(region));
        if here < tokens {
            here.min(tokens.saturating_sub(cx.least()))
        } else {
            0
        }
    });
    take_up.fold(conquer, u8::max)
}

/// Tokens that are together, and what was said of them.
struct Group {
    race: u8,
    extras: [u8; EXTRAS],
    named: [Option<u8>; EXTRAS],
}

impl Group {
    /// How many of each kind are among so many that go: first those named, as far as so many go; so many of the race
    /// as come before others; the other kinds, those that may not hide last; the rest of the race; and where nobody
    /// else is left, more of those named.
    fn send(&self, tokens: u8, race_first: u8) -> [u8; EXTRAS] {
        let mut going = [0; EXTRAS];
        let mut left = tokens;
        let mut go = |kind: usize, most: u8, left: &mut u8| {
            let more = most.min(self.extras[kind] - going[kind]).min(*left);
            going[kind] += more;
            *left -= more;
        };
        for kind in 0..EXTRAS {
            go(kind, self.named[kind].unwrap_or(0), &mut left);
        }
        let first = race_first.min(self.race).min(left);
        left -= first;
        for kind in (0..EXTRAS).rev().filter(|&kind| self.named[kind].is_none()) {
            go(kind, u8::MAX, &mut left);
        }
        left -= left.min(self.race - first);
        for kind in 0..EXTRAS {
            go(kind, u8::MAX, &mut left);
        }
        going
    }
}

fn named(game: &Game, state: &State) -> [Option<u8>; EXTRAS] {
    let mut named = [None; EXTRAS];
    for kind in game.kinds_of_extras() {
        named[kind] = game.extras_named(state, kind);
    }
    named
}

/// Which tokens of no tray conquer with so many from hand. Who redeploys sends the race first and sorts them later;
/// who does not lets one of the race hold each region (F-25).
pub(crate) fn conquer(cx: &Cx, tokens: u8) -> [u8; EXTRAS] {
    let (game, state) = (cx.game, cx.state);
    let mut extras = [0; EXTRAS];
    let mut race = cx.me().hand;
    for kind in game.kinds_of_extras() {
        extras[kind] = game.extras_in_hand(state, cx.people, kind);
        race = race.saturating_sub(extras[kind]);
    }
    let hand = Group {
        race,
        extras,
        named: named(game, state),
    };
    hand.send(tokens, if cx.stays_put() { 1 } else { u8::MAX })
}

/// Which tokens of no tray are taken up with so many from a region by those who never redeploy: one of the race
/// stays as long as another can go, and those of the race go first to hold other regions (F-25).
pub(crate) fn take_up(game: &Game, state: &State, region: RegionId, tokens: u8) -> [u8; EXTRAS] {
    let mut extras = [0; EXTRAS];
    for kind in game.kinds_of_extras() {
        extras[kind] = game.extras_at(state, kind, region);
    }
    let race = game.race_tokens(state, region);
    let standing = Group {
        race,
        extras,
        named: named(game, state),
    };
    standing.send(tokens, race.saturating_sub(1))
}

/// What was said of the next conquest or taking-up, by kind: for positions.
pub(crate) fn said(game: &Game, state: &State) -> impl Iterator<Item = (PieceId, u8)> {
    let kinds = game.kinds_of_extras();
    kinds.filter_map(|kind| Some((game.extras[kind].piece, game.extras_named(state, kind)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn send(race: u8, extras: [u8; 2], named: [Option<u8>; 2], tokens: u8, first: u8) -> [u8; 2] {
        let mut group = Group {
            race,
            extras: [0; EXTRAS],
            named: [None; EXTRAS],
        };
        group.extras[..2].copy_from_slice(&extras);
        group.named[..2].copy_from_slice(&named);
        let going = group.send(tokens, first);
        [going[0], going[1]]
    }

    #[test]
    fn unsaid_one_of_the_race_goes_and_the_others_fill_up() {
        let unsaid = |tokens| send(3, [1, 2], [None; 2], tokens, 1);
        assert_eq!(
            [1, 2, 3, 4, 6].map(unsaid),
            [[0, 0], [0, 1], [0, 2], [1, 2], [1, 2]]
        );
        assert_eq!(send(3, [1, 2], [None; 2], 3, u8::MAX), [0, 0]);
    }

    #[test]
    fn said_it_is_so_as_far_as_their_number_allows() {
        let said = |first, second, tokens| send(2, [1, 2], [first, second], tokens, 1);
        assert_eq!(said(Some(1), None, 1), [1, 0]);
        assert_eq!(said(Some(0), Some(0), 2), [0, 0]);
        assert_eq!(said(None, Some(2), 2), [0, 2]);
        assert_eq!(said(Some(1), Some(2), 2), [1, 1]);
        assert_eq!(said(Some(0), Some(0), 4), [1, 1]);
        assert_eq!(said(Some(0), None, 4), [0, 2]);
    }
}
