//! Tiles of no box that prove the seams: a relic, a place and a role, each in one file, which ask another seat in the
//! middle of a conquest, remember over declines, and bend price, reach and score.

mod place;
mod relic;
mod role;

use crate::action::Action;
use crate::api::Pending;
use crate::cx::Cx;
use crate::effect::Table;
use crate::game::{Game, Setup};
use crate::ids::{RegionId, Seat, TileId};
use crate::invariant;
use crate::notation::{action_text, parse_action};
use crate::price::Prices;
use crate::state::{Stage, State, Whose};
use crate::tile::Tile;
use crate::view::Viewer;

const STONE: RegionId = RegionId(8);
const GARDEN: RegionId = RegionId(14);

fn game(tiles: &[&'static Tile<'static>]) -> Game {
    Game::with_tiles(Setup::base(3).expect("a board"), tiles).expect("a game")
}

fn id(game: &Game, tile: &'static Tile<'static>) -> TileId {
    let mut known = game.other_tiles.iter();
    let place = known.position(|one| std::ptr::eq(*one, tile));
    TileId::other(place.expect("a tile of this game"))
}

fn lay(game: &Game, state: &mut State, tile: &'static Tile<'static>, at: RegionId) {
    let tile = id(game, tile);
    Table::new(game, state, &mut ()).lay_out(tile, Whose::holder_of(at));
}

fn cell(game: &Game, state: &State, tile: &'static Tile<'static>, nth: usize, at: usize) -> u8 {
    let first = game.tile_on_board(id(game, tile)).cells[nth];
    state.cell(first + at)
}

struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % n
    }
}

/// Plays a random game to its end, and shows every state in which somebody decides with the action that was chosen.
fn play(game: &Game, mut state: State, seed: u64, mut show: impl FnMut(&State, Action, &State)) {
    let mut luck = Luck(seed);
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(odds) => {
                let case = luck.below(usize::from(odds.cases()));
                let answer = odds.case(case as u8);
                game.answer(&mut state, answer, &mut ()).expect("asked");
            }
            Pending::Decision(_) => {
                invariant::check(game, &state).expect("a sound state");
                let list = game.legal(&state);
                let step = list
                    .step(luck.below(list.len()))
                    .expect("something is legal");
                let action = step.action();
                assert_eq!(game.check(&state, action), Ok(step), "{action:?}");
                let text = action_text(game, action);
                assert_eq!(parse_action(game, &text), Ok(action), "{text}");
                let before = state;
                game.apply(&mut state, step, &mut ());
                show(&before, action, &state);
            }
        }
    }
}

#[test]
fn a_relic_asks_those_who_are_driven_out_and_counts_for_good() {
    let game = game(&[&relic::TILE]);
    let (mut asked, mut paid, mut kept) = (0, 0, 0);
    for seed in 0..60 {
        let mut state = game.start();
        lay(&game, &mut state, &relic::TILE, STONE);
        play(&game, state, seed, |before, action, after| {
            let tolls = |state| cell(&game, state, &relic::TILE, 0, 0);
            let question = game.question(before).is_some_and(|one| one.id == "toll");
            asked += u32::from(question);
            if question {
                // Another seat than the one whose turn it is answers, and the turn goes on where it was.
                assert_ne!(before.decides().seat(), before.turn().acting.seat());
                let yes = matches!(action, Action::Do(..));
                assert_eq!(tolls(after), tolls(before) + u8::from(yes));
                paid += u32::from(yes);
            } else {
                assert_eq!(tolls(after), tolls(before), "nothing else counts tolls");
            }
            let declines = action == Action::Decline;
            kept += u32::from(declines && tolls(after) > 0);
        });
    }
    assert!(asked > 50 && paid > 20 && kept > 5, "{asked} {paid} {kept}");
}

#[test]
fn what_a_marker_bends_belongs_to_whoever_holds_its_region() {
    let game = game(&[&relic::TILE]);
    let (mut held, mut lost) = (0, 0);
    for seed in 0..40 {
        let mut state = game.start();
        lay(&game, &mut state, &relic::TILE, STONE);
        play(&game, state, seed, |_, _, state| {
            let acting = state.turn().acting;
            if state.turn().stage != Stage::Conquest || state.due().is_some() || !acting.is_active()
            {
                return;
            }
            let cx = Cx::new(&game, state, acting);
            let has_it = state.people(acting).regions.has(STONE);
            let rules = cx.tiles().count();
            assert_eq!(rules, if has_it { 3 } else { 2 });
            let mut without = *state;
            without.force = State::empty().force;
            without.forces = 0;
            Table::new(&game, &mut without, &mut ()).note_in_force_of_all();
            let bare = Cx::new(&game, &without, acting);
            let least = cx.least();
            for region in game.board().all() - game.board().water() {
                let (with, without) = (Prices::new(cx).of(region), Prices::new(bare).of(region));
                let expected = if has_it {
                    (without - 1).max(least)
                } else {
                    without
                };
                // A price at its least may hide the rest of a discount.
                assert!(
                    with == expected || (has_it && with == least),
                    "region {region}"
                );
            }
            let score = |cx: &Cx| -> u8 {
                let tally = crate::score::tally(cx.game, cx.state, acting.seat());
                tally.iter().map(|(_, coins)| coins).sum()
            };
            assert_eq!(score(&cx), score(&bare) + if has_it { 2 } else { 0 });
            held += u32::from(has_it);
            lost += u32::from(!has_it);
        });
    }
    assert!(held > 100 && lost > 100, "{held} {lost}");
}

#[test]
fn a_place_asks_the_next_seat_and_its_answer_lasts_until_that_seat_plays() {
    let game = game(&[&place::TILE]);
    let (mut asked, mut lakes) = (0, 0);
    for seed in 0..60 {
        let mut state = game.start();
        lay(&game, &mut state, &place::TILE, GARDEN);
        play(&game, state, seed, |before, action, after| {
            let guarded = |state, seat: Seat| cell(&game, state, &place::TILE, 0, seat.index());
            if game.question(before).is_some_and(|one| one.id == "guard") {
                asked += 1;
                let Action::Do(_, region, _) = action else {
                    panic!("only a region answers, not {action:?}");
                };
                let seat = before.decides().seat();
                if after.turn().seat != seat && after.turn().stage != Stage::Over {
                    assert_eq!(guarded(after, seat), region + 1);
                    // Its owner knows what was said, and nobody else until the game is over.
                    let seen = |viewer| {
                        let view = game.view(after, viewer);
                        cell(&game, view.table(), &place::TILE, 0, seat.index())
                    };
                    assert_eq!(seen(Viewer::Seat(seat)), region + 1);
                    let other = game.next_seat(seat);
                    assert_eq!(seen(Viewer::Seat(other)), 0);
                    assert_eq!(seen(Viewer::Spectator), 0);
                    assert_eq!(seen(Viewer::Afterwards), region + 1);
                }
            }
            let seat = after.turn().seat;
            if seat != before.turn().seat {
                assert_eq!(guarded(after, seat), 0, "the seat plays: forgotten");
            }
            for people in &after.people {
                let wet = people.regions & game.board().water();
                lakes += u32::from(!wet.is_empty() && people.exists());
            }
        });
    }
    assert!(asked > 20 && lakes > 0, "{asked} {lakes}");
}

#[test]
fn a_role_is_asked_as_its_turn_begins_and_forgets_with_its_race() {
    let game = game(&[&role::TILE]);
    let (mut paid, mut asked, mut forgotten) = (0, 0, 0);
    for seed in 0..60 {
        play(&game, game.start(), seed, |before, action, after| {
            let count = |state| cell(&game, state, &role::TILE, 0, role::SEAT.index());
            let starts = before.turn().stage == Stage::Start && before.due().is_none();
            if starts {
                assert_eq!(before.turn().seat, role::SEAT);
                let pays = matches!(action, Action::Do(..));
                assert_eq!(count(after), count(before) + u8::from(pays));
                paid += u32::from(pays);
            }
            if action == Action::Decline && before.turn().seat == role::SEAT {
                forgotten += u32::from(count(before) > 0);
                assert_eq!(count(after), 0, "its race declined");
            }
            if game.question(before).is_some_and(|one| one.id == "worth") {
                asked += 1;
                assert_ne!(before.decides().seat(), role::SEAT);
                assert!(cell(&game, after, &role::TILE, 1, 0) > 0);
            }
        });
    }
    assert!(
        paid > 50 && asked > 50 && forgotten > 5,
        "{paid} {asked} {forgotten}"
    );
}

#[test]
fn two_questions_of_one_conquest_wait_for_each_other() {
    let game = game(&[&relic::TILE, &place::TILE, &role::TILE]);
    let mut both = 0;
    for seed in 0..60 {
        let mut state = game.start();
        lay(&game, &mut state, &relic::TILE, STONE);
        lay(&game, &mut state, &place::TILE, GARDEN);
        play(&game, state, seed, |before, _, after| {
            if before.dues > 1 {
                both += 1;
                assert_eq!(after.due[0], before.due[1], "the second comes first now");
                assert_eq!(after.dues, before.dues - 1);
            }
        });
    }
    assert!(both > 20, "{both}");
}
