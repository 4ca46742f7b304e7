//! What clients are told of actions and of what lies on the table: enough to offer them without knowing a tile.

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::board::{Symbol, Terrain};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{parse_action, read_position};
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::Kind;
use elbowroom_rules::{Action, Facts, Game, Group, Language, Odds, State, market, tiles};
use random::{Luck, games, play_on};

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

fn legal(game: &Game, state: &State, text: &str) -> Action {
    let action = parse_action(game, text).expect("a known action");
    game.check(state, action).expect("a legal action");
    action
}

fn facts<'g>(game: &'g Game, state: &State, text: &str) -> Facts<'g> {
    game.facts(state, legal(game, state, text))
}

#[test]
fn the_die_succeeds_on_as_many_faces_as_are_high_enough() {
    assert_eq!([0, 1, 2, 3, 4, 200].map(Odds::sixths), [6, 3, 2, 1, 0, 0]);
}

#[test]
fn deeds_of_tiles_tell_their_price_like_conquests() {
    let (game, state) = read_position(
        r#"{ "board": "base-2p", "seats": [
            { "active": { "race": "trolls", "power": "dragon-master", "hand": 2 } },
            { "active": { "race": "elves", "power": "stout" } }],
            "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 2, "tokens": 1 }] }"#,
    )
    .expect("a sound position");
    let dragon = facts(&game, &state, "dragon 2");
    assert_eq!(
        (dragon.group, dragon.price, dragon.sixths),
        (Group::Attack, Some(1), None)
    );
    let roll = facts(&game, &state, "roll 2");
    assert_eq!((roll.price, roll.sixths), (Some(3), Some(3)));
    assert!(roll.asks_first && roll.attacks && !roll.weighed);
    assert_eq!(facts(&game, &state, "abandon 1").group, Group::Withdraw);
    assert_eq!(facts(&game, &state, "end").group, Group::End);
}

#[test]
fn a_combo_tells_where_it_is_paid_more_than_a_coin() {
    let (game, state) = read_position(
        r#"{ "board": "base-2p", "phase": "pick-combo", "seats": [{}, {}], "column": [
            { "race": "wizards", "power": "hill" }, { "race": "giants", "power": "merchant" },
            { "race": "ratmen", "power": "seafaring" }, { "race": "elves", "power": "pillaging" },
            { "race": "tritons", "power": "wealthy" }, { "race": "trolls", "power": "stout" }] }"#,
    )
    .expect("a sound position");
    let board = game.board();
    let paid = |place: usize| market::pays(&game, &state.column()[place]).collect::<Vec<_>>();
    let magic_hills = board.all().into_iter().filter_map(|region| {
        let ground = board.region(region)?;
        let more = u8::from(ground.terrain == Terrain::Hill)
            + u8::from(board.symbol(Symbol::Magic).has(region));
        (more > 0).then_some((region, 1 + more))
    });
    assert_eq!(paid(0), magic_hills.collect::<Vec<_>>());
    // Every region of land, and no water: nobody holds it without a tile that says so.
    let land = board.len() - usize::from(board.water().len());
    assert_eq!(paid(1).len(), land);
    assert!(paid(1).iter().all(|&(_, coins)| coins == 2));
    // What is paid otherwise than by region is not foretold.
    assert!((2..6).all(|place| paid(place).is_empty()));
}

#[test]
fn every_tile_of_a_combo_is_told_in_a_line() {
    let combos = tiles::all().filter(|tile| matches!(tile.kind, Kind::Race | Kind::Power));
    for tile in combos {
        for (language, most) in LANGUAGES.into_iter().zip([63, 63]) {
            let line = tile.in_short().text(language);
            assert!(
                (8..=most).contains(&line.chars().count()),
                "{}: {line}",
                tile.id
            );
        }
    }
}

#[test]
fn paid_help_betters_the_die() {
    let (game, state) = read_position(
        r#"{ "board": "base-2p", "boxes": ["base", "be-not-afraid-box"], "seats": [
            { "coins": 5, "active": { "race": "trolls", "power": "mercenary", "hand": 1 } },
            { "active": { "race": "elves", "power": "stout" } }],
            "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 2, "tokens": 2 }] }"#,
    )
    .expect("a sound position");
    let roll = facts(&game, &state, "roll 2");
    assert_eq!(roll.price, Some(4));
    assert_eq!((roll.sixths, roll.helped_sixths), (Some(1), Some(3)));
}

#[test]
fn who_is_paid_for_leaving_hears_it_before_leaving() {
    let with = |race: &str, power: &str| {
        let (game, state) = read_position(&format!(
            r#"{{ "board": "base-2p", "boxes": ["base", "grand-dames-box", "underground"], "seats": [
            {{ "active": {{ "race": "{race}", "power": "{power}" }} }}],
            "regions": [{{ "region": 1, "seat": 1, "tokens": 3 }}] }}"#
        ))
        .expect("a sound position");
        let speaker = Speaker::new(&game, Language::English);
        let abandon = speaker.note(&state, legal(&game, &state, "abandon 1"));
        (
            abandon,
            speaker.note(&state, legal(&game, &state, "decline")),
        )
    };
    let (abandon, _) = with("gypsies", "stout");
    assert!(abandon.expect("a note").contains("coin"));
    assert_eq!(with("trolls", "stout"), (None, None));
    let (_, decline) = with("priestesses", "stout");
    assert!(decline.expect("a note").contains("tower"));
    // Who vanishes builds none (D-13).
    assert_eq!(with("priestesses", "vanishing"), (None, None));
}

/// In whole games with every box: each action has words in both languages, and what is told of it holds together.
#[test]
fn every_legal_action_can_be_offered() {
    let icons = elbowroom_rules::facts::icons();
    let mut marked = 0;
    for (seed, game) in games().enumerate() {
        let mut luck = Luck::new(seed as u64);
        play_on(&game, game.start(), &mut luck, &mut (), |state, list| {
            for &action in list.iter() {
                let facts = game.facts(state, action);
                let region = game.region_of(action);
                assert_eq!(facts.attacks, facts.group == Group::Attack, "{action:?}");
                if facts.attacks || facts.weighed {
                    assert!(region.is_some(), "{action:?}");
                }
                assert_eq!(facts.sixths.is_some(), matches!(action, Action::Roll(_)));
                assert!(
                    facts.sixths.is_none_or(|n| n < 6),
                    "{action:?} needs no die"
                );
                let lone = !facts.attacks && region.is_none() && facts.price.is_some();
                assert!(!lone, "{action:?} costs tokens for no region");
                assert!(
                    facts.icon.is_none_or(|icon| icons.contains(icon)),
                    "{action:?}"
                );
                for language in LANGUAGES {
                    let label = Speaker::new(&game, language).action(state, action);
                    assert!(!label.is_empty(), "{action:?}");
                }
            }
            for language in LANGUAGES {
                let speaker = Speaker::new(&game, language);
                let turn = state.turn();
                let told = speaker.task(state);
                let must = state.due().is_some()
                    || matches!(
                        turn.stage,
                        Stage::Start | Stage::Pieces | Stage::EndOfTurn | Stage::LateDecline
                    );
                assert!(told.is_some() || !must, "{turn:?}");
                for seat in game.seats() {
                    for one in game.belongings(state, seat, language) {
                        assert!(!one.text.is_empty(), "{one:?}");
                        assert!(icons.contains(one.icon), "{one:?}");
                    }
                }
                let regions = game.board().all().into_iter();
                marked += regions
                    .map(|region| game.marks(state, region, language).len())
                    .sum::<usize>();
            }
            if let Some(sale) = game.sale(state, Language::English) {
                for good in sale.goods {
                    let sold = list.contains(&good.action);
                    assert!(!(sold && good.owned), "{good:?}");
                    if sold && turn_is_for_sale(state) {
                        assert_eq!(game.facts(state, good.action).coins, Some(good.price));
                    }
                }
            }
        });
    }
    assert!(marked > 0, "no game had anything else on the map");
}

fn turn_is_for_sale(state: &State) -> bool {
    state.due().is_none() && state.turn().stage == Stage::Start
}

/// Who goes along is said on a button of its own, which shows the kind of token and attacks nothing (F-25).
#[test]
fn who_goes_along_can_be_offered() {
    let (game, state) = read_position(
        r#"{ "board": "base-2p", "boxes": ["base", "cursed-box", "be-not-afraid-box"], "phase": "conquest", "seats": [
            { "active": { "race": "barbarians", "power": "hordes", "hand": 4, "pieces": { "horde-token": 2 } } }],
            "regions": [{ "region": 1, "seat": 1, "tokens": 1 }] }"#,
    )
    .expect("a sound position");
    let labels = |text: &str| {
        let action = legal(&game, &state, text);
        LANGUAGES.map(|language| Speaker::new(&game, language).action(&state, action))
    };
    assert_eq!(
        labels("with horde-token"),
        ["With horde token", "Avec jeton de horde"]
    );
    assert_eq!(
        labels("with horde-token 0"),
        ["Without horde token", "Sans jeton de horde"]
    );
    assert_eq!(
        labels("with horde-token 2"),
        ["With 2 × horde token", "Avec 2 × jeton de horde"]
    );
    let with = facts(&game, &state, "with horde-token 2");
    let horde = game.pieces().find(|(_, piece)| piece.id == "horde-token");
    assert_eq!(with.icon, horde.map(|(_, piece)| piece.icon));
    assert_eq!(
        (with.group, with.attacks, with.price),
        (Group::Button, false, None)
    );
}
