//! The list of legal actions.

use crate::action::{Action, ActionList};
use crate::cx::{Asked, Cx};
use crate::game::{DeedOnBoard, Game, TileOnBoard};
use crate::ids::{PeopleId, PieceId, RegionId, SLOTS, Seat};
use crate::joint::has;
use crate::market;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::{Chance, NO_DIE, Stage, State};
use crate::tile::{Deed, Ways, Window};

/// Fills the list with every legal action of the seat that must decide; none when fate must answer
/// or the game is over.
pub(crate) fn list(game: &Game, state: &State, list: &mut ActionList) {
    list.clear();
    let turn = state.turn();
    if turn.chance != Chance::None {
        return;
    }
    if state.due().is_some() {
        return answers(game, state, list);
    }
    match turn.stage {
        Stage::Over => {}
        Stage::Start => {
            let cx = Cx::acting(game, state);
            deeds(&cx, Window::Start, list);
            deeds(&cx, Window::Rise, list);
            list.add(Action::End);
        }
        Stage::AfterScore => {
            let cx = Cx::acting(game, state);
            deeds(&cx, Window::AfterScore, list);
            list.add(Action::End);
        }
        Stage::Pick => {
            for place in 0..state.shown {
                if market::refuse(game, state, turn.seat, place).is_none() {
                    list.add(Action::Pick(place));
                }
            }
        }
        Stage::Choice | Stage::Conquest => conquest(&Cx::acting(game, state), list),
        Stage::Redeploy => placing(&Cx::acting(game, state), list),
        Stage::Pieces => pieces(game, state, list),
        Stage::EndOfTurn => {
            let cx = Cx::acting(game, state);
            deeds(&cx, Window::EndOfTurn, list);
            deeds(&cx, Window::Anytime, list);
            if must_do(&cx).is_none() {
                list.add(Action::End);
            }
        }
        Stage::LateDecline => {
            list.add(Action::Decline);
            list.add(Action::End);
        }
        Stage::Defence => {
            let cx = Cx::acting(game, state);
            if cx.me().hand > 0 {
                placing(&cx, list)
            } else {
                pieces(game, state, list)
            }
        }
    }
}

/// What can be answered to a question.
#[cold]
fn answers(game: &Game, state: &State, list: &mut ActionList) {
    let Some(due) = state.due() else { return };
    let Some(deed) = game.deed(due.deed) else {
        return;
    };
    let cx = Cx::new(game, state, due.who);
    let cx = cx.ask(cx.asked_as(deed.tile));
    offer(&cx, deed, &mut |action| list.add(action));
    if matches!(deed.verb.deed, Deed::Offer { .. }) {
        list.add(Action::End);
    }
}

fn conquest(cx: &Cx, list: &mut ActionList) {
    let turn = cx.state.turn();
    let force = cx.force();
    let rolled = turn.die != NO_DIE;
    let rolls_first = cx.has(has::DIE_BEFORE_EACH);
    let stays_put = cx.stays_put();
    if may_ready(cx, stays_put) {
        list.add(Action::Ready);
    }
    if turn.stage == Stage::Choice && cx.game.is_active_race(cx.people) && !turn.touched() {
        list.add(Action::Decline);
        if cx.game.brings.choices {
            deeds(cx, Window::Choice, list);
        }
    }
    if force > 0 {
        let prices = Prices::new(*cx);
        let help = cx.after_die();
        let may_roll = force >= cx.least();
        let with_die = if !rolls_first && may_roll {
            force + BEST_DIE + help
        } else {
            0
        };
        let targets = reach::targets_but(cx, prices.plain());
        let plain = targets & prices.plain();
        for region in targets - plain {
            let price = prices.of(region);
            if price <= force {
                list.add(Action::Conquer(region));
            } else if price <= with_die {
                list.add(Action::Roll(region));
            }
        }
        if !plain.is_empty() {
            plain_attacks(cx, plain, &prices, list);
        }
        if stays_put || attacks_otherwise(cx) {
            other_ways(cx, targets, &prices, list);
        }
        if rolls_first && !rolled && may_roll {
            list.add(Action::RollFirst);
        }
    }
    if stays_put && cx.me().is_mixed() {
        who_goes(cx, list);
    }
    if turn.is_armed() {
        if !rolled {
            beside_tools(cx, list);
        }
        return;
    }
    if !rolled {
        deeds(cx, Window::Conquest, list);
        if cx.game.brings.anytime {
            deeds(cx, Window::Anytime, list);
        }
    }
    if !turn.attempted() {
        for region in cx.me().regions {
            list.add(Action::Abandon(region));
            if stays_put {
                (1..=cx.state.tokens(region).saturating_sub(cx.least()))
                    .for_each(|tokens| list.add(Action::TakeUp(region, tokens)));
            }
        }
    }
    list.add(Action::End);
}

/// Two tiles may allow the same: what is said is one action. Told from where on the list may have it.
#[inline]
fn add_once(list: &mut ActionList, from: usize, action: Action) {
    if !list[from..].contains(&action) {
        list.add(action);
    }
}

/// Several tools may help the same conquest (U-63), and some attacks go where tools lead.
#[cold]
fn beside_tools(cx: &Cx, list: &mut ActionList) {
    let from = list.len();
    for (asked, tile) in cx.tiles() {
        let cx = cx.ask(asked);
        for deed in tile.deeds.iter().filter(|deed| cx.joins(deed.verb)) {
            offer(&cx, deed, &mut |action| add_once(list, from, action));
        }
    }
}

/// Whether an attack of its own may be made where tools lead.
#[cold]
pub(crate) fn any_led(cx: &Cx) -> bool {
    let led = |(asked, tile): (Asked, &TileOnBoard)| {
        let cx = cx.ask(asked);
        let mut deeds = tile
            .deeds
            .iter()
            .filter(|deed| deed.verb.led && cx.joins(deed.verb));
        deeds.any(|deed| {
            let mut any = false;
            offer(&cx, deed, &mut |_| any = true);
            any
        })
    };
    cx.tiles().any(led)
}

/// Attacks on races against which no tile helps: with plain tokens, and the final die of everybody (U-33, U-34).
#[cold]
fn plain_attacks(cx: &Cx, plain: RegionSet, prices: &Prices, list: &mut ActionList) {
    let force = cx.force_against_plain();
    let with_die = if force >= cx.least() && !cx.has(has::DIE_BEFORE_EACH) {
        force + BEST_DIE
    } else {
        0
    };
    for region in plain {
        let price = prices.of(region);
        if force > 0 && price <= force {
            list.add(Action::Conquer(region));
        } else if price <= with_die {
            list.add(Action::Roll(region));
        }
    }
}

/// What may be said of tokens that are not of the race (F-25); once, if two tiles let it be said.
#[cold]
fn who_goes(cx: &Cx, list: &mut ActionList) {
    let says = |deed: &&DeedOnBoard| matches!(deed.verb.deed, Deed::Tokens { .. });
    let deed = cx
        .tiles()
        .find_map(|(asked, tile)| Some((asked, tile.deeds.iter().find(says)?)));
    if let Some((asked, deed)) = deed {
        offer(&cx.ask(asked), deed, &mut |action| list.add(action));
    }
}

/// Conquests with more tokens than the price, and in other ways (F-02, F-21).
#[cold]
fn other_ways(cx: &Cx, targets: RegionSet, prices: &Prices, list: &mut ActionList) {
    let (force, stays_put) = (cx.force(), cx.stays_put());
    for region in targets {
        if stays_put {
            (prices.of(region) + 1..=force)
                .for_each(|tokens| list.add(Action::ConquerWith(region, tokens)));
        }
        if !cx.people.is_active() {
            continue;
        }
        if cx.plain().has(region) {
            continue;
        }
        for_each_attack(cx, |cx, deed, ways| {
            let Ok(Ways { price, most, .. }) = ways(&cx, prices, region, 0) else {
                return;
            };
            list.add(Action::Do(deed.word, region.0, 0));
            (price + 1..=most).for_each(|tokens| list.add(Action::Do(deed.word, region.0, tokens)));
        });
    }
}

/// Whether a tile in force knows another way to attack.
#[inline(always)]
fn attacks_otherwise(cx: &Cx) -> bool {
    cx.game.brings.attacks && cx.people.is_active() && cx.has(has::ATTACKS)
}

type WaysOf = fn(&Cx, &Prices, RegionId, u8) -> Result<Ways, Refusal>;

/// The other ways to attack that the tiles in force know.
fn for_each_attack(cx: &Cx, mut tell: impl FnMut(Cx, &DeedOnBoard, WaysOf)) {
    cx.tiles().for_each(|(asked, tile)| {
        for deed in &tile.deeds {
            if let Deed::Attack { ways, .. } = deed.verb.deed {
                tell(cx.ask(asked), deed, ways);
            }
        }
    });
}

fn placing(cx: &Cx, list: &mut ActionList) {
    let me = cx.me();
    if cx.state.turn.owed > 0 {
        for region in me.regions {
            list.add(Action::Vacate(region));
        }
        return;
    }
    if cx.state.turn.stage == Stage::Redeploy {
        let (regions, hand) = (me.regions, me.hand);
        for region in regions {
            for tokens in 1..=hand {
                list.add(Action::Place(region, tokens));
            }
        }
        if cx.game.brings.anytime {
            deeds(cx, Window::Anytime, list);
        }
        if cx.game.home(cx.seat()).is_some() {
            list.add(Action::End);
        }
        return;
    }
    let race = cx.game.race_tokens_in_hand(cx.state, cx.people);
    for region in me.regions {
        for tokens in 1..=race {
            list.add(Action::Place(region, tokens));
        }
    }
    for (piece, spots, count) in redeploy::displaced_extras(cx.game, cx.state, cx.people) {
        for region in spots {
            (1..=count).for_each(|n| list.add(Action::Put(piece, region, n)));
        }
    }
}

fn pieces(game: &Game, state: &State, list: &mut ActionList) {
    let Some(placing) = redeploy::placing(game, state) else {
        return;
    };
    for region in placing.spots {
        for count in 1..=placing.most(game, state, region) {
            list.add(Action::Put(placing.piece, region, count));
        }
    }
    if placing.optional {
        list.add(Action::End);
    }
}

/// Lists every deed that the tiles of a people allow in a window.
#[inline(always)]
fn deeds(cx: &Cx, window: Window, list: &mut ActionList) {
    let from = list.len();
    if window.is_for_all() {
        let peoples = cx.peoples(window).filter(|cx| may_do(cx, window));
        peoples.for_each(|cx| {
            own_deeds(&cx, window, &mut |action| add_once(list, from, action));
        });
    } else if may_do(cx, window) {
        // Only a marker and its copy say the same words.
        if cx.has_twins() {
            own_deeds(cx, window, &mut |action| add_once(list, from, action));
        } else {
            own_deeds(cx, window, &mut |action| list.add(action));
        }
    }
}

fn own_deeds(cx: &Cx, window: Window, offer: &mut impl FnMut(Action)) {
    for (asked, tile) in cx.tiles() {
        for deed in tile.deeds_in(window) {
            self::offer(&cx.ask(asked), deed, offer);
        }
    }
}

/// Whether a people has deeds in a window at all; in decline only in some.
#[inline(always)]
fn may_do(cx: &Cx, window: Window) -> bool {
    if window.is_for_all() {
        cx.me().acts_late()
    } else {
        cx.people.is_active() && cx.has(has::verbs(window))
    }
}

/// Offers one deed with every target it may have.
fn offer(cx: &Cx, deed: &DeedOnBoard, offer: &mut impl FnMut(Action)) {
    if deed.is_done(cx) {
        return;
    }
    let word = deed.word;
    match deed.verb.deed {
        Deed::Region {
            candidates, refuse, ..
        } => {
            let candidates = candidates(cx);
            let plain = plain_to(cx, deed);
            (candidates - plain)
                .into_iter()
                .filter(|&region| refuse(cx, region, candidates).is_none())
                .for_each(|region| offer(Action::Do(word, region.0, 0)));
        }
        Deed::Now { refuse, .. } | Deed::Offer { refuse, .. } => {
            if refuse(cx).is_none() {
                offer(Action::Do(word, 0, 0));
            }
        }
        Deed::Seat { refuse, .. } => {
            let seats = 0..cx.game.setup.seats;
            seats
                .filter(|&seat| refuse(cx, Seat(seat)).is_none())
                .for_each(|seat| offer(Action::Do(word, seat, 0)));
        }
        Deed::Token { refuse, .. } => {
            let kinds = cx.game.extras.iter().map(|extra| extra.piece);
            std::iter::once(PieceId::NONE)
                .chain(kinds)
                .filter(|&piece| refuse(cx, piece).is_none())
                .for_each(|piece| offer(Action::Do(word, piece.0, 0)));
        }
        Deed::Tokens { refuse, .. } => {
            for extra in &cx.game.extras {
                (0..=extra.most)
                    .filter(|&count| refuse(cx, extra.piece, count).is_none())
                    .for_each(|count| offer(Action::Do(word, extra.piece.0, count)));
            }
        }
        Deed::Ware { most, refuse, .. } => (0..most)
            .filter(|&ware| refuse(cx, ware).is_none())
            .for_each(|ware| offer(Action::Do(word, ware, 0))),
        // Attacks are listed with the regions they take, and fate is not offered.
        Deed::Attack { .. } | Deed::Die { .. } | Deed::Coin { .. } | Deed::Draw { .. } => {}
    }
}

/// Regions that a deed cannot take, because no tile helps against who holds them (U-33).
#[inline]
pub(crate) fn plain_to(cx: &Cx, deed: &DeedOnBoard) -> RegionSet {
    if deed.verb.attacks {
        cx.plain()
    } else {
        RegionSet::EMPTY
    }
}

/// Whether a tile offers any deed in a window.
#[inline(always)]
pub(crate) fn can_act(cx: &Cx, window: Window) -> bool {
    if window.is_for_all() {
        (0..SLOTS).any(|slot| {
            let people = PeopleId::new(cx.seat(), slot);
            let cx = Cx::new(cx.game, cx.state, people);
            cx.me().exists() && may_do(&cx, window) && can_act_now(&cx, window)
        })
    } else {
        may_do(cx, window) && can_act_now(cx, window)
    }
}

fn can_act_now(cx: &Cx, window: Window) -> bool {
    cx.any_asked(|asked, tile| {
        let mut deeds = tile.deeds_in(window);
        deeds.any(|deed| can_do(&cx.ask(asked), deed))
    })
}

/// Whether a deed has any target.
pub(crate) fn can_do(cx: &Cx, deed: &DeedOnBoard) -> bool {
    if deed.is_done(cx) {
        return false;
    }
    if let Deed::Region {
        candidates, refuse, ..
    } = deed.verb.deed
    {
        let candidates = candidates(cx);
        let mut regions = (candidates - plain_to(cx, deed)).into_iter();
        return regions.any(|region| refuse(cx, region, candidates).is_none());
    }
    let mut any = false;
    offer(cx, deed, &mut |_| any = true);
    any
}

/// Why a turn does not end yet: a tile has something that must be done, and can be.
pub(crate) fn must_do(cx: &Cx) -> Option<&'static Reason> {
    if !cx.game.brings.must {
        return None;
    }
    cx.tiles().find_map(|(asked, tile)| {
        let mut due = tile.deeds.iter().filter(|deed| deed.verb.must.is_some());
        let deed = due.find(|deed| can_do(&cx.ask(asked), deed))?;
        deed.verb.must
    })
}

/// Whether any region can be conquered with what is in hand.
pub(crate) fn can_conquer(cx: &Cx) -> bool {
    let (prices, force) = (Prices::new(*cx), cx.force());
    reach::targets(cx).into_iter().any(|region| {
        let plain = cx.plain().has(region);
        let force = if plain {
            cx.force_against(region)
        } else {
            force
        };
        let mut can = prices.of(region) <= force;
        if !can && !plain && attacks_otherwise(cx) {
            for_each_attack(cx, |cx, _, ways| {
                can |= ways(&cx, &prices, region, 0).is_ok();
            });
        }
        can
    })
}

/// Whether tokens may be taken up without attacking: by a declined people, for which ending would pass (B-22,
/// B-106), and by one that stays put, which takes everything up by it (B-24).
#[inline]
pub(crate) fn may_ready(cx: &Cx, stays_put: bool) -> bool {
    let turn = cx.state.turn();
    if stays_put {
        let early =
            turn.stage == Stage::Choice || (turn.stage == Stage::Conquest && !turn.attempted());
        return early && turn.die == NO_DIE && !turn.is_armed() && cx.spare() > 0;
    }
    turn.stage == Stage::Choice && !cx.people.is_active() && cx.force() > 0
}
