//! Whether one action is legal, and if not, why. Written apart from the list; a test compares them.

use crate::action::{Action, Step};
use crate::cx::Cx;
use crate::exposed;
use crate::game::{DeedOnBoard, Game};
use crate::ids::{PieceId, RegionId, Seat, VerbId};
use crate::joint::has;
use crate::legal;
use crate::markers;
use crate::market;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::refusal::Refusal;
use crate::state::{Chance, NO_DIE, Stage, State};
use crate::tile::{Deed, Window};

pub(crate) fn check(game: &Game, state: &State, action: Action) -> Result<Step, Refusal> {
    match refuse(game, state, action) {
        None => Ok(Step(action)),
        Some(refusal) => Err(refusal),
    }
}

fn refuse(game: &Game, state: &State, action: Action) -> Option<Refusal> {
    let turn = state.turn();
    let stage = turn.stage;
    if stage == Stage::Over {
        return Some(Refusal::Over);
    }
    if turn.chance != Chance::None {
        return Some(Refusal::ChanceFirst);
    }
    if let Some(refusal) = game
        .region_of(action)
        .and_then(|region| no_such_region(game, region))
    {
        return Some(refusal);
    }
    if state.due().is_some() {
        return answer(game, state, action);
    }
    let cx = Cx::acting(game, state);
    let conquering = matches!(stage, Stage::Choice | Stage::Conquest);
    match action {
        Action::Pick(place) if stage == Stage::Pick => {
            market::refuse(game, state, turn.seat, place)
        }
        Action::Decline => decline(&cx),
        Action::End => end(&cx),
        Action::Ready if legal::may_ready(&cx, cx.stays_put()) => None,
        Action::Abandon(region) if conquering => {
            if turn.attempted() {
                Some(Refusal::TooLateToAbandon)
            } else if turn.is_armed() {
                Some(Refusal::AimFirst)
            } else {
                not_held(&cx, region)
            }
        }
        Action::Conquer(region) if conquering => conquer(&cx, region),
        Action::ConquerWith(region, tokens) if conquering => conquer_with(&cx, region, tokens),
        Action::TakeUp(region, tokens) if conquering => take_up(&cx, region, tokens),
        Action::Roll(region) if conquering => roll(&cx, region),
        Action::RollFirst if conquering => roll_first(&cx),
        Action::Vacate(region) if stage == Stage::Redeploy && turn.owed > 0 => {
            not_held(&cx, region)
        }
        Action::Place(region, tokens) if matches!(stage, Stage::Redeploy | Stage::Defence) => {
            let hand = if stage == Stage::Defence {
                game.race_tokens_in_hand(state, turn.acting)
            } else {
                cx.me().hand
            };
            if turn.owed > 0 {
                Some(Refusal::MustVacate { owed: turn.owed })
            } else if !(1..=hand).contains(&tokens) {
                Some(Refusal::NotInHand {
                    asked: tokens,
                    has: hand,
                })
            } else {
                not_held(&cx, region)
            }
        }
        Action::Put(piece, region, count) if matches!(stage, Stage::Pieces | Stage::Defence) => {
            put(&cx, piece, region, count)
        }
        Action::Do(verb, target, count) => act(&cx, verb, target, count),
        _ => Some(Refusal::NotNow(stage)),
    }
}

/// Whether an action answers the question that was asked.
fn answer(game: &Game, state: &State, action: Action) -> Option<Refusal> {
    let due = state.due()?;
    let deed = game.deed(due.deed)?;
    let first = || deed.verb.question.as_ref().map(Refusal::AnswerFirst);
    match action {
        Action::End if matches!(deed.verb.deed, Deed::Offer { .. }) => None,
        Action::Do(verb, target, count) if verb == deed.word => {
            let cx = Cx::new(game, state, due.who);
            let cx = cx.ask(cx.asked_as(deed.tile));
            perform(&cx, deed, target, count)
        }
        _ => first(),
    }
}

fn no_such_region(game: &Game, region: RegionId) -> Option<Refusal> {
    let last = RegionId(game.board().len() as u8 - 1);
    (region > last).then_some(Refusal::NoSuchRegion { region, last })
}

fn not_held(cx: &Cx, region: RegionId) -> Option<Refusal> {
    (!cx.me().regions.has(region)).then_some(Refusal::NotHeld { region })
}

fn decline(cx: &Cx) -> Option<Refusal> {
    let turn = cx.state.turn();
    if let Some(home) = cx.game.home(cx.seat()) {
        return Some(Refusal::Tile(home.never_declines));
    }
    match turn.stage {
        Stage::LateDecline => None,
        Stage::Choice if cx.game.is_active_race(cx.people) && !turn.touched() => None,
        Stage::Choice | Stage::Conquest if turn.touched() => Some(Refusal::AlreadyExpanding),
        Stage::Choice => Some(Refusal::DeclinedFirst),
        stage => Some(Refusal::NotNow(stage)),
    }
}

fn end(cx: &Cx) -> Option<Refusal> {
    let turn = cx.state.turn();
    match turn.stage {
        Stage::Choice | Stage::Conquest if turn.is_armed() => Some(Refusal::AimFirst),
        Stage::EndOfTurn => legal::must_do(cx).map(Refusal::Tile),
        Stage::Choice | Stage::Conquest | Stage::LateDecline | Stage::AfterScore | Stage::Start => {
            None
        }
        Stage::Redeploy if turn.owed == 0 && cx.game.home(cx.seat()).is_some() => None,
        Stage::Redeploy if turn.owed > 0 => Some(Refusal::MustVacate { owed: turn.owed }),
        Stage::Redeploy => Some(Refusal::MustPlace { left: cx.me().hand }),
        Stage::Pieces | Stage::Defence => match redeploy::placing(cx.game, cx.state) {
            Some(placing) if placing.optional && cx.me().hand == 0 => None,
            placing => Some(Refusal::MustPlace {
                left: cx.me().hand.max(placing.map_or(0, |p| p.count)),
            }),
        },
        stage => Some(Refusal::NotNow(stage)),
    }
}

fn conquer(cx: &Cx, region: RegionId) -> Option<Refusal> {
    if let Some(refusal) = reach::refuse(cx, region, reach::targets(cx)) {
        return Some(refusal);
    }
    let (needs, has) = (Prices::new(*cx).of(region), cx.force_against(region));
    (needs > has).then_some(Refusal::NotEnough { region, needs, has })
}

/// With more tokens than the price: only by those who cannot redeploy (F-02).
fn conquer_with(cx: &Cx, region: RegionId, tokens: u8) -> Option<Refusal> {
    if !cx.stays_put() {
        return Some(Refusal::JustThePrice);
    }
    if let Some(refusal) = conquer(cx, region) {
        return Some(refusal);
    }
    let (needs, has) = (Prices::new(*cx).of(region), cx.force());
    let more = needs + 1..=has;
    (!more.contains(&tokens)).then_some(Refusal::NotEnough {
        region,
        needs: tokens.max(needs + 1),
        has,
    })
}

fn take_up(cx: &Cx, region: RegionId, tokens: u8) -> Option<Refusal> {
    let turn = cx.state.turn();
    if !cx.stays_put() {
        return Some(Refusal::AllAtOnce);
    }
    if turn.attempted() {
        return Some(Refusal::TooLateToAbandon);
    }
    if turn.is_armed() {
        return Some(Refusal::AimFirst);
    }
    not_held(cx, region).or_else(|| {
        let has = cx.state.tokens(region).saturating_sub(cx.least());
        (!(1..=has).contains(&tokens)).then_some(Refusal::NotInHand { asked: tokens, has })
    })
}

fn roll(cx: &Cx, region: RegionId) -> Option<Refusal> {
    if cx.has(has::DIE_BEFORE_EACH) {
        return Some(Refusal::RollsFirst);
    }
    if let Some(refusal) = reach::refuse(cx, region, reach::targets(cx)) {
        return Some(refusal);
    }
    let (needs, has) = (Prices::new(*cx).of(region), cx.force_against(region));
    let help = if cx.plain().has(region) {
        0
    } else {
        cx.after_die()
    };
    if has == 0 {
        Some(Refusal::EmptyHand)
    } else if has < cx.least() {
        let needs = cx.least();
        Some(Refusal::NotEnough { region, needs, has })
    } else if needs <= has {
        Some(Refusal::EnoughTokens { region, needs, has })
    } else if needs > has + BEST_DIE + help {
        Some(Refusal::TooShort { region, needs, has })
    } else {
        None
    }
}

fn roll_first(cx: &Cx) -> Option<Refusal> {
    let die = cx.state.turn().die;
    if !cx.has(has::DIE_BEFORE_EACH) {
        Some(Refusal::NoFirstRoll)
    } else if die != NO_DIE {
        Some(Refusal::OneRollEach { face: die })
    } else if cx.force() < cx.least() {
        Some(Refusal::NothingToRollFor)
    } else {
        None
    }
}

fn put(cx: &Cx, piece: PieceId, region: RegionId, count: u8) -> Option<Refusal> {
    if cx.state.turn().stage == Stage::Defence && cx.game.extra_kind(piece).is_some() {
        let mut extras = redeploy::displaced_extras(cx.game, cx.state, cx.people);
        let Some((_, spots, has)) = extras.find(|(kind, _, _)| *kind == piece) else {
            return Some(Refusal::WrongPiece);
        };
        if !(1..=has).contains(&count) {
            return Some(Refusal::NoMorePieces { asked: count, has });
        }
        return not_held(cx, region)
            .or_else(|| (!spots.has(region)).then(|| too_safe(cx, piece, region)));
    }
    if cx.me().hand > 0 && cx.state.turn().stage == Stage::Defence {
        return Some(Refusal::MustPlace { left: cx.me().hand });
    }
    let Some(placing) =
        redeploy::placing(cx.game, cx.state).filter(|placing| placing.piece == piece)
    else {
        return Some(Refusal::WrongPiece);
    };
    if let Some(refusal) = not_held(cx, region) {
        return Some(refusal);
    }
    if !placing.spots.has(region) {
        let exposed = |kind: usize| cx.game.extras[kind].exposed;
        if cx.game.extra_kind(piece).is_some_and(exposed) {
            return Some(too_safe(cx, piece, region));
        }
        return redeploy::refuse_naming(cx, piece, region)
            .or_else(|| exposed::refuse_piece(cx.game, cx.state, region))
            .or(Some(Refusal::PieceFull { region }));
    }
    let most = placing.most(cx.game, cx.state, region);
    (!(1..=most).contains(&count)).then_some(Refusal::NoMorePieces {
        asked: count,
        has: most,
    })
}

/// Why a token may not stand in a region: it is immune, or no token is left there to be this one.
fn too_safe(cx: &Cx, piece: PieceId, region: RegionId) -> Refusal {
    let piece = cx.game.pieces[piece.index()].piece.name;
    Refusal::TooSafe { piece, region }
}

fn act(cx: &Cx, verb: VerbId, target: u8, count: u8) -> Option<Refusal> {
    let found = cx.who_can(verb, target, count);
    let found = found.and_then(|(by, deed)| Some((by, cx.game.deed(deed)?)));
    match found {
        Some((by, deed)) => {
            let cx = Cx::new(cx.game, cx.state, by.people).ask(by.asked);
            refuse_deed(&cx, deed, target, count)
        }
        None => Some(not_of_this_race(cx, verb)),
    }
}

/// Why a deed of the tile asked may not be done now to a target.
pub(crate) fn refuse_deed(cx: &Cx, deed: &DeedOnBoard, target: u8, count: u8) -> Option<Refusal> {
    let turn = cx.state.turn();
    if !cx.people.is_active() && !deed.window.is_for_all() {
        let marker = cx
            .game
            .tile(deed.tile)
            .is_some_and(|tile| tile.kind.is_marker());
        return Some(if marker {
            Refusal::Tile(&markers::IDLE)
        } else {
            Refusal::NoSuchDeed
        });
    }
    let conquering = matches!(turn.stage, Stage::Choice | Stage::Conquest);
    let open = match deed.window {
        Window::Start | Window::Rise => turn.stage == Stage::Start,
        Window::Choice => turn.stage == Stage::Choice && !turn.touched(),
        Window::Conquest | Window::Attack => conquering,
        Window::EndOfTurn => turn.stage == Stage::EndOfTurn,
        Window::Anytime => {
            let placing = turn.stage == Stage::Redeploy && turn.owed == 0;
            conquering || placing || turn.stage == Stage::EndOfTurn
        }
        Window::AfterScore => turn.stage == Stage::AfterScore,
        Window::Asked => false,
    };
    if !open {
        let reason = deed.verb.not_now.map(Refusal::Tile);
        return reason.or(Some(Refusal::NotNow(turn.stage)));
    }
    let tool = matches!(deed.window, Window::Conquest | Window::Anytime);
    if tool && conquering && turn.die != NO_DIE {
        return Some(Refusal::DieOnTable { face: turn.die });
    }
    let helps = deed.window == Window::Attack || cx.joins(deed.verb);
    if turn.is_armed() && !helps {
        return Some(Refusal::AimFirst);
    }
    perform(cx, deed, target, count)
}

/// Why a word of another tile cannot be said.
fn not_of_this_race(cx: &Cx, verb: VerbId) -> Refusal {
    let stage = cx.state.turn().stage;
    let conquering = matches!(stage, Stage::Choice | Stage::Conquest);
    let said = || cx.game.deeds.iter().filter(|deed| deed.word == verb);
    let deed = said().find(|deed| deed.window != Window::Asked);
    let deed = deed.or_else(|| said().next());
    let window = deed.map(|deed| deed.window);
    let not_now = deed.and_then(|deed| deed.verb.not_now);
    let any = conquering && matches!(window, Some(Window::Attack | Window::Anytime));
    if let Some(reason) = not_now.filter(|_| any) {
        return Refusal::Tile(reason);
    }
    if deed.is_some_and(|deed| markers::lies_idle(cx, deed.tile)) {
        return Refusal::Tile(&markers::IDLE);
    }
    match window {
        None | Some(Window::Conquest | Window::EndOfTurn | Window::Anytime) => Refusal::NoSuchDeed,
        Some(_) => Refusal::NotNow(stage),
    }
}

/// Why a deed may not be done to a target.
fn perform(cx: &Cx, on_board: &DeedOnBoard, target: u8, count: u8) -> Option<Refusal> {
    let deed = &on_board.verb.deed;
    let takes = matches!(deed, Deed::Region { .. } | Deed::Attack { .. });
    if takes && legal::plain_to(cx, on_board).has(RegionId(target)) {
        let region = RegionId(target);
        return Some(Refusal::PlainOnly { region });
    }
    if count != 0 && !matches!(deed, Deed::Attack { .. } | Deed::Tokens { .. }) {
        return Some(Refusal::NoSuchDeed);
    }
    if let Some(once) = on_board.verb.once.filter(|_| on_board.is_done(cx)) {
        return Some(Refusal::Tile(once));
    }
    match *deed {
        Deed::Now { refuse, .. } | Deed::Offer { refuse, .. } => {
            if target != 0 {
                return Some(Refusal::NoSuchDeed);
            }
            refuse(cx)
        }
        Deed::Region {
            candidates, refuse, ..
        } => refuse(cx, RegionId(target), candidates(cx)),
        Deed::Seat { refuse, .. } => {
            let seats = cx.game.setup.seats;
            if target >= seats {
                return Some(Refusal::NoSuchSeat {
                    seat: Seat(target),
                    seats,
                });
            }
            refuse(cx, Seat(target))
        }
        Deed::Attack { ways, .. } => {
            let region = RegionId(target);
            if count > 0 && !cx.stays_put() {
                return Some(Refusal::JustThePrice);
            }
            reach::refuse(cx, region, reach::targets(cx))
                .or_else(|| ways(cx, &Prices::new(*cx), region, count).err())
        }
        Deed::Token { refuse, .. } => refuse(cx, PieceId(target)),
        Deed::Tokens { refuse, .. } => refuse(cx, PieceId(target), count),
        Deed::Ware { refuse, .. } => refuse(cx, target),
        Deed::Die { .. } | Deed::Coin { .. } | Deed::Draw { .. } => Some(Refusal::ChanceFirst),
    }
}
