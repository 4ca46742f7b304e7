//! Blank tiles (K.): what a file may say, and what it means.

#[path = "support/blank.rs"]
mod blank;
#[path = "support/random.rs"]
mod random;
#[path = "support/random_tile.rs"]
mod random_tile;

use blank::{BEEKEEPING, MOLES, SIRENS, faults, race, refused, setup, tile};
use elbowroom_rules::Game;
use elbowroom_rules::custom::{CustomTile, Phase};
use elbowroom_rules::tile::{
    Against, Asked, GameBox, Per, Placed, Rule, Vocabulary, When, Where, properties,
};
use random::Luck;
use random_tile::random_tile;
use std::collections::BTreeSet;

/// A power with a value, and rules after it.
fn power(tokens: u8, rules: &str) -> String {
    let head = race(tokens, "").replace("[race", "[power");
    format!("{head}{rules}")
}

/// Proves K-01: a race has a value of 1 to 10; more only with a supply that is enough with every power.
#[test]
fn a_race_has_a_value_of_one_to_ten_unless_its_supply_allows_more() {
    assert_eq!(faults(&race(0, ""))[0].0, 3);
    assert!(CustomTile::parse(&race(10, "")).is_ok());
    assert!(faults(&race(11, ""))[0].1.contains("(K-01)"));
    assert!(faults(&race(6, "supply = 5"))[0].1.contains("supply"));
    // The highest power of the base game has 5.
    let enough = |supply: u8| {
        setup(
            2,
            &[GameBox::Base],
            &[&race(12, &format!("supply = {supply}"))],
        )
    };
    assert!(refused(enough(16)).contains("a supply of 17"));
    assert!(Game::new(enough(17)).is_ok());
}

/// Proves K-02: a power has a value of 0 to 5.
#[test]
fn a_power_has_a_value_of_zero_to_five() {
    assert!(CustomTile::parse(&power(0, "")).is_ok());
    assert!(CustomTile::parse(&power(5, "")).is_ok());
    let found = faults(&power(6, ""));
    assert_eq!(
        found,
        [(
            3,
            "power.tokens: a number from 0 to 5 expected, found 6".into()
        )]
    );
}

/// Proves K-05: everything a tile does is made of the words of the engine, and each word can be said.
#[test]
fn every_word_can_be_said_and_nothing_else() {
    let mut said = BTreeSet::new();
    let mut luck = Luck::new(1);
    for n in 0..600 {
        let text = random_tile(n, &mut luck);
        for word in Rule::WORDS {
            if text.contains(&format!("rule = \"{}\"\n", word.word)) {
                said.insert(word.word);
            }
        }
    }
    assert_eq!(said.len(), Rule::WORDS.len(), "{said:?}");
    let unknown = power(
        3,
        "[[power.rule]]\nrule = \"fly\"\n[[power.rule]]\nrule = \"lent\"\ntokens = 2\ncoins = 1\n",
    );
    let found = faults(&unknown);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].0 == 12 && found[0].1.contains("score, price"),
        "{found:?}"
    );
    assert!(
        found[1].0 == 16 && found[1].1.contains("`coins` is not known here"),
        "{found:?}"
    );
}

/// What the compiler cannot hold of the definitions: no word twice, texts in both languages, and gaps in a sentence
/// for exactly what the word is told.
#[test]
fn each_word_is_one_of_its_kind_and_its_sentence_says_what_it_is_told() {
    fn gaps(text: &str) -> BTreeSet<&str> {
        let parts = text.split('{').skip(1);
        parts.filter_map(|part| part.split('}').next()).collect()
    }
    fn check<T: Vocabulary>() {
        let mut words = BTreeSet::new();
        for word in T::WORDS {
            let entry = word.entry();
            assert!(words.insert(entry.word), "{} twice", entry.word);
            let told: BTreeSet<&str> = entry.fields.iter().map(|field| field.key).collect();
            assert_eq!(gaps(word.says.en), told, "{}", entry.word);
            assert_eq!(gaps(word.says.fr), told, "{}", entry.word);
            for field in &entry.fields {
                if let Asked::Number {
                    low, high, begin, ..
                } = field.what
                {
                    assert!((low..=high).contains(&begin) && (begin != 0 || low == 0));
                }
            }
            let names = entry.fields.iter().map(|field| field.name);
            for name in names.chain([entry.name]) {
                assert!(!name.en.is_empty() && !name.fr.is_empty(), "{}", entry.word);
            }
            assert!(entry.means.ends_with('.'), "{}", entry.word);
        }
    }
    check::<Rule>();
    check::<Per>();
    check::<Where>();
    check::<When>();
    check::<Against>();
    check::<Placed>();
    let keys: BTreeSet<&str> = properties().iter().map(|one| one.field.key).collect();
    assert_eq!(keys.len(), properties().len());
}

/// Proves K-06: each effect declares its phase, whether it works in decline, its limit and whether it attacks.
#[test]
fn each_effect_declares_when_it_works() {
    let moles = tile(MOLES).lines();
    assert_eq!(moles[0].declares.phase, Phase::Scoring);
    assert!(moles[0].declares.active && !moles[0].declares.declined);
    assert_eq!(moles[1].declares.phase, Phase::Conquest);
    assert_eq!(moles[1].en, "price: 1 token fewer with a cavern");
    assert_eq!(moles[1].fr, "prix : 1 pion de moins avec une caverne");
    let hive = &tile(BEEKEEPING).lines()[1];
    assert_eq!(
        (hive.declares.phase, hive.declares.per_turn),
        (Phase::Redeployment, Some(2))
    );
    assert!(hive.declares.declined);
    let convert = tile(SIRENS).lines().pop().unwrap();
    assert!(convert.declares.attack && convert.declares.per_turn == Some(1));
    let mut luck = Luck::new(2);
    for n in 0..200 {
        let tile = tile(&random_tile(n, &mut luck));
        let lines = tile.lines();
        assert!(
            lines
                .iter()
                .all(|line| !line.en.is_empty() && !line.fr.is_empty())
        );
        assert!(
            lines
                .iter()
                .all(|line| line.declares.active || line.declares.declined)
        );
        assert!(
            lines
                .iter()
                .all(|line| !line.en.contains('{') && !line.fr.contains('{'))
        );
        // What is said even in decline declares it.
        let even = |line: &&elbowroom_rules::custom::Line| line.en.contains("even in decline");
        assert!(lines.iter().filter(even).all(|line| line.declares.declined));
    }
}

/// Proves K-07: identifiers begin with `custom-`, names and help are plain texts in both languages.
#[test]
fn names_are_plain_and_in_both_languages() {
    for id in [
        "moles",
        "custom-",
        "custom-Moles",
        "custom--a",
        "custom-a-",
        "custom-é",
    ] {
        let found = faults(&race(5, "").replace("custom-x", id));
        assert!(
            found[0].0 == 2 && found[0].1.contains("K-07"),
            "{id}: {found:?}"
        );
    }
    let french = race(5, "").replace("fr = \"X\"\n", "");
    assert!(faults(&french)[0].1.contains("race.name.fr"));
    for bad in ["", " x", "\\u001b[31m", "a\\nb", "\\u202e", &"x".repeat(33)] {
        let text = race(5, "").replace("en = \"X\"", &format!("en = \"{bad}\""));
        assert!(faults(&text)[0].1.contains("plain text"), "{bad}");
    }
    let twice = setup(2, &[GameBox::Base], &[MOLES, MOLES]);
    assert!(refused(twice).contains("K-07"));
}

/// Proves K-08: a value out of the ordinary is pointed out, and only pointed out.
#[test]
fn a_value_out_of_the_ordinary_gets_a_hint() {
    let rich = |tokens: u8| {
        power(
            tokens,
            "[[power.rule]]\nrule = \"score\"\nper = \"region\"\n",
        )
    };
    assert!(tile(&rich(3)).hints().is_empty());
    assert!(tile(&rich(5)).hints()[0].en.contains("2 to 3"));
    assert!(tile(&race(6, "")).hints().is_empty());
    assert_eq!(tile(&race(9, "")).hints().len(), 1);
}

#[test]
fn every_fault_is_told_with_its_line() {
    let text = MOLES
        .replace("tokens = 5", "tokens = \"five\"")
        .replace("coins = 1", "coins = 9")
        .replace("at = { symbol = \"cavern\" }", "at = { symbol = \"cave\" }");
    let found = faults(&text);
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [4, 16, 18, 23], "{found:?}");
    for (text, expected) in [
        ("", "neither"),
        ("[race", "line"),
        ("x = 1", "[race] or [power]"),
        ("race = 1", "[race] or [power]"),
        ("[race]\n[power]", "found both"),
    ] {
        let all = faults(text)
            .into_iter()
            .map(|(_, what)| what)
            .collect::<Vec<_>>()
            .join("; ");
        assert!(
            all.contains(expected) || expected == "line",
            "{text}: {all}"
        );
    }
}
