//! Whether one action is legal, and if not, why. Written apart from the list; a test compares them.

use crate::action::{Action, Step};
use crate::cx::{Asked, Cx};
use crate::game::Game;
use crate::ids::{PieceId, RegionId, Seat, VerbId};
use crate::legal;
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
    if let Some(refusal) = region_of(game, action).and_then(|region| no_such_region(game, region)) {
        return Some(refusal);
    }
    let cx = Cx::acting(game, state);
    let conquering = matches!(stage, Stage::Choice | Stage::Conquest);
    match action {
        Action::Pick(place) if stage == Stage::Pick => {
            market::refuse(game, state, turn.seat, place)
        }
        Action::Decline => decline(&cx),
        Action::End => end(&cx),
        Action::Ready if legal::may_ready(&cx) => None,
        Action::Abandon(region) if conquering => {
            if turn.attempted() {
                Some(Refusal::TooLateToAbandon)
            } else {
                not_held(&cx, region)
            }
        }
        Action::Conquer(region) if conquering => conquer(&cx, region),
        Action::Roll(region) if conquering => roll(&cx, region),
        Action::RollFirst if conquering => roll_first(&cx),
        Action::Vacate(region) if stage == Stage::Redeploy && turn.owed > 0 => {
            not_held(&cx, region)
        }
        Action::Place(region, tokens) if matches!(stage, Stage::Redeploy | Stage::Defence) => {
            let hand = cx.me().hand;
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

/// The region an action names.
fn region_of(game: &Game, action: Action) -> Option<RegionId> {
    match action {
        Action::Abandon(region)
        | Action::Conquer(region)
        | Action::Roll(region)
        | Action::Vacate(region)
        | Action::Place(region, _)
        | Action::Put(_, region, _) => Some(region),
        Action::Do(verb, target) => {
            let verb = game.verbs.get(verb.index())?;
            matches!(verb.deed, Deed::Region { .. }).then_some(RegionId(target))
        }
        Action::Pick(_) | Action::Decline | Action::End | Action::Ready | Action::RollFirst => None,
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
    match turn.stage {
        Stage::LateDecline => None,
        Stage::Choice if cx.people.is_active() && !turn.touched() => None,
        Stage::Choice | Stage::Conquest if turn.touched() => Some(Refusal::AlreadyExpanding),
        Stage::Choice => Some(Refusal::DeclinedFirst),
        stage => Some(Refusal::NotNow(stage)),
    }
}

fn end(cx: &Cx) -> Option<Refusal> {
    let turn = cx.state.turn();
    match turn.stage {
        Stage::Choice | Stage::Conquest | Stage::EndOfTurn | Stage::LateDecline => None,
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

fn roll(cx: &Cx, region: RegionId) -> Option<Refusal> {
    if cx.any(|tile| tile.die_before_each) {
        return Some(Refusal::RollsFirst);
    }
    if let Some(refusal) = reach::refuse(cx, region, reach::targets(cx)) {
        return Some(refusal);
    }
    let (needs, has) = (Prices::new(*cx).of(region), cx.force());
    if has == 0 {
        Some(Refusal::EmptyHand)
    } else if needs <= has {
        Some(Refusal::EnoughTokens { region, needs, has })
    } else if needs > has + BEST_DIE {
        Some(Refusal::TooShort { region, needs, has })
    } else {
        None
    }
}

fn roll_first(cx: &Cx) -> Option<Refusal> {
    let die = cx.state.turn().die;
    if !cx.any(|tile| tile.die_before_each) {
        Some(Refusal::NoFirstRoll)
    } else if die != NO_DIE {
        Some(Refusal::OneRollEach { face: die })
    } else if cx.force() == 0 {
        Some(Refusal::NothingToRollFor)
    } else {
        None
    }
}

fn put(cx: &Cx, piece: PieceId, region: RegionId, count: u8) -> Option<Refusal> {
    if cx.me().hand > 0 {
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
    if !(1..=placing.most_in_one).contains(&count) {
        return Some(Refusal::NoMorePieces {
            asked: count,
            has: placing.most_in_one,
        });
    }
    (!placing.spots.has(region)).then_some(Refusal::PieceFull { region })
}

fn act(cx: &Cx, id: VerbId, target: u8) -> Option<Refusal> {
    let [(_, race), (_, power)] = cx.tiles();
    let asked = if race.verbs.contains(&id) {
        Asked::Race
    } else if power.verbs.contains(&id) {
        Asked::Power
    } else {
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
    let cx = cx.ask(asked);
    match verb.deed {
        Deed::Region { refuse, .. } => refuse(&cx, RegionId(target)),
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
