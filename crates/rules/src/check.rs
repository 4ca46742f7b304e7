//! Whether one action is legal, and if not, why. Written apart from the list; a test compares them.

use crate::action::{Action, Step};
use crate::cx::Cx;
use crate::extras::{LEADER, TROOP};
use crate::game::Game;
use crate::ids::{PieceId, RegionId, Seat, VerbId};
use crate::joint::has;
use crate::leader;
use crate::legal;
use crate::market;
use crate::necromancer;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::refusal::Refusal;
use crate::state::{Ask, Chance, NO_DIE, NO_TILE, Stage, State};
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
    if turn.ask != Ask::None {
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
            } else if turn.armed != NO_TILE {
                Some(Refusal::AimFirst)
            } else {
                not_held(&cx, region)
            }
        }
        Action::Pay
            if leader::may_ransom_late(&cx) && !turn.touched() && stage == Stage::Choice =>
        {
            None
        }
        Action::Buy(what) if stage == Stage::Shop => necromancer::refuse(game, state, what),
        Action::Buy(_) if game.necromancer() == Some(turn.seat) => {
            Some(Refusal::Tile(&necromancer::PURCHASES_OVER))
        }
        Action::Conquer(region) if conquering => conquer(&cx, region),
        Action::ConquerWith(region, tokens) if conquering => conquer_with(&cx, region, tokens),
        Action::TakeUp(region, tokens) if conquering => take_up(&cx, region, tokens),
        Action::Hire(region) if conquering => hire(&cx, region),
        Action::HireWith(region, tokens) if conquering => hire_with(&cx, region, tokens),
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
        Action::Do(verb, target) => act(&cx, verb, target),
        _ => Some(Refusal::NotNow(stage)),
    }
}

/// Whether an action answers the question that was asked.
fn answer(game: &Game, state: &State, action: Action) -> Option<Refusal> {
    let turn = state.turn();
    let fits = match (turn.ask, action) {
        (Ask::Leader | Ask::Ransom | Ask::Hire, Action::Pay | Action::End) => true,
        (Ask::Loss, Action::Lose(piece)) => piece.is_none() || piece == game.extras[TROOP],
        (Ask::Tower, Action::Keep(region)) => {
            return (!state.people(turn.asked).regions.has(region))
                .then_some(Refusal::NotHeld { region });
        }
        (Ask::FirstPower, Action::Buy(what)) => return necromancer::refuse(game, state, what),
        _ => false,
    };
    (!fits).then_some(Refusal::AnswerFirst(turn.ask))
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
    if cx.game.necromancer() == Some(cx.seat()) {
        return Some(Refusal::Tile(&necromancer::NEVER_DECLINES));
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
        Stage::Choice | Stage::Conquest if turn.armed != NO_TILE => Some(Refusal::AimFirst),
        Stage::Choice | Stage::Conquest | Stage::EndOfTurn | Stage::LateDecline | Stage::Shop => {
            None
        }
        Stage::Redeploy if turn.owed == 0 && cx.game.necromancer() == Some(cx.seat()) => None,
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
    let (needs, has) = (Prices::new(*cx).of(region), cx.force());
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
    if turn.armed != NO_TILE {
        return Some(Refusal::AimFirst);
    }
    not_held(cx, region).or_else(|| {
        let has = cx.state.tokens(region).saturating_sub(cx.least());
        (!(1..=has).contains(&tokens)).then_some(Refusal::NotInHand { asked: tokens, has })
    })
}

fn hire(cx: &Cx, region: RegionId) -> Option<Refusal> {
    let Some((_, fewer)) = cx.paid_discount() else {
        return Some(Refusal::NoHelp);
    };
    if let Some(refusal) = reach::refuse(cx, region, reach::targets(cx)) {
        return Some(refusal);
    }
    let prices = Prices::new(*cx);
    let (price, has) = (prices.of(region), cx.force());
    let needs = prices.with_discount(region, fewer);
    if has == 0 {
        Some(Refusal::EmptyHand)
    } else if needs == price {
        Some(Refusal::NoHelp)
    } else {
        (!legal::helped(&prices, region, fewer, price, has)).then_some(Refusal::NotEnough {
            region,
            needs,
            has,
        })
    }
}

/// With more tokens than the lowered price, but fewer than would do without paying (F-02, F-21).
fn hire_with(cx: &Cx, region: RegionId, tokens: u8) -> Option<Refusal> {
    if !cx.stays_put() {
        return Some(Refusal::JustThePrice);
    }
    if let Some(refusal) = hire(cx, region) {
        return Some(refusal);
    }
    let (has, more) = (
        cx.force(),
        legal::hired_with_more(cx, &Prices::new(*cx), region),
    );
    if more.contains(&tokens) {
        None
    } else if tokens >= *more.end() && tokens <= has {
        Some(Refusal::NoHelp)
    } else {
        let needs = tokens.max(*more.start());
        Some(Refusal::NotEnough { region, needs, has })
    }
}

fn roll(cx: &Cx, region: RegionId) -> Option<Refusal> {
    if cx.has(has::DIE_BEFORE_EACH) {
        return Some(Refusal::RollsFirst);
    }
    if let Some(refusal) = reach::refuse(cx, region, reach::targets(cx)) {
        return Some(refusal);
    }
    let (needs, has) = (Prices::new(*cx).of(region), cx.force());
    let help = cx.paid_help();
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
            .or_else(|| (!spots.has(region)).then_some(Refusal::NoLeaderThere { region }));
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
        return Some(if placing.piece == cx.game.extras[LEADER] {
            Refusal::NoLeaderThere { region }
        } else if redeploy::exposed_leader(cx.game, cx.state).has(region) {
            Refusal::Tile(&leader::ONLY_HIM)
        } else {
            Refusal::PieceFull { region }
        });
    }
    let most = placing.most(cx.game, cx.state, region);
    (!(1..=most).contains(&count)).then_some(Refusal::NoMorePieces {
        asked: count,
        has: most,
    })
}

fn act(cx: &Cx, id: VerbId, target: u8) -> Option<Refusal> {
    let Some(asked) = cx.who_can(id) else {
        return Some(Refusal::NoSuchDeed);
    };
    if !cx.people.is_active() {
        return Some(Refusal::NoSuchDeed);
    }
    let verb = cx.game.verbs[id.index()];
    let turn = cx.state.turn();
    let open = match verb.window {
        Window::Conquest => matches!(turn.stage, Stage::Choice | Stage::Conquest),
        Window::EndOfTurn => turn.stage == Stage::EndOfTurn,
    };
    if !open {
        return Some(Refusal::NotNow(turn.stage));
    }
    if verb.window == Window::Conquest && turn.die != NO_DIE {
        return Some(Refusal::DieOnTable { face: turn.die });
    }
    if turn.armed != NO_TILE {
        return Some(Refusal::AimFirst);
    }
    let cx = cx.ask(asked);
    match verb.deed {
        Deed::Now { refuse, .. } => {
            if target != 0 {
                return Some(Refusal::NoSuchDeed);
            }
            refuse(&cx)
        }
        Deed::Region {
            candidates, refuse, ..
        } => refuse(&cx, RegionId(target), candidates(&cx)),
        Deed::Seat { refuse, .. } => {
            let seats = cx.game.setup.seats;
            if target >= seats {
                return Some(Refusal::NoSuchSeat {
                    seat: Seat(target),
                    seats,
                });
            }
            refuse(&cx, Seat(target))
        }
    }
}
