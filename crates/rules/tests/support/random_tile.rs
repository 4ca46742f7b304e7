//! Tiles made of random words.

use crate::random::Luck;
use elbowroom_rules::board::{Symbol, Terrain};
use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::tile::{Asked, Entry, Field, Rule, Where, entries, properties};

/// A tile made of words at random that makes sense.
pub fn random_tile(n: usize, luck: &mut Luck) -> String {
    loop {
        let text = random_words(n, luck);
        if CustomTile::parse(&text).is_ok() {
            return text;
        }
    }
}

fn random_words(n: usize, luck: &mut Luck) -> String {
    let kind = ["race", "power"][luck.below(2)];
    let tokens = luck.below(if kind == "race" { 10 } else { 5 }) + 1;
    let mut text = format!("[{kind}]\nid = \"custom-{n}\"\ntokens = {tokens}\n");
    let deeds = ["convert", "dragon", "ally", "catapult", "rally"];
    let deed = (luck.below(4) == 0).then(|| deeds[luck.below(deeds.len())]);
    if let Some(deed) = deed {
        text += &format!("verb = \"{deed}\"\n");
    }
    for field in ["name", "help"] {
        text += &format!("[{kind}.{field}]\nen = \"N{n}\"\nfr = \"N{n}\"\n");
    }
    let decline = [
        "stays-in-decline",
        "stands-in-decline",
        "acts-in-decline",
        "own-decline-slot",
    ];
    let rules = entries::<Rule>();
    for _ in 0..luck.below(5) {
        let wanted = decline[luck.below(decline.len())];
        let rule = match luck.below(3) {
            0 => rules.iter().find(|rule| rule.word == wanted),
            _ => rules.get(luck.below(rules.len())),
        };
        let rule = rule.expect("a word of the vocabulary");
        text += &format!("[[{kind}.rule]]\nrule = \"{}\"\n", rule.word);
        text += &told(&rule.fields, luck, false);
    }
    for i in 0..luck.below(3) {
        text += &format!(
            "[[{kind}.piece]]\nid = \"custom-{n}-p{i}\"\nname = {{ en = \"p\", fr = \"p\" }}\n"
        );
        let fields = properties().into_iter().map(|one| one.field);
        let brought = i == 0 && matches!(deed, Some("dragon" | "catapult"));
        if brought {
            text += "supply = 1\nplaced = \"by-verb\"\n";
        }
        let said = |field: &Field| brought && ["supply", "placed"].contains(&field.key);
        let fields: Vec<Field> = fields.filter(|field| !said(field)).collect();
        text += &told(&fields, luck, true);
    }
    text
}

/// What these fields are told. Those that may be left out are `rare`, or left out now and then.
fn told(fields: &[Field], luck: &mut Luck, rare: bool) -> String {
    let mut text = String::new();
    for Field { key, what, .. } in fields {
        let (optional, value) = match what {
            Asked::Number {
                low, high, usual, ..
            } => {
                // What is usual is left out. Few of everything, or the tiles would hardly fit in a game.
                let low = low + i8::from(*usual == Some(*low) && low < high);
                let number = low + luck.below((high - low).min(5) as usize + 1) as i8;
                (usual.is_some(), number.to_string())
            }
            Asked::Flag => (true, "true".to_owned()),
            Asked::Place { usual, optional } => (usual.is_some() || *optional, place(luck)),
            Asked::Word { usual, words } => {
                let word = &words[luck.below(words.len())];
                let more = told(&word.fields, luck, rare);
                (usual.is_some(), format!("\"{}\"\n{more}", word.word))
            }
            Asked::Terrains => (false, {
                let terrain = |luck: &mut Luck| Terrain::ALL[luck.below(Terrain::ALL.len())].id();
                format!("[\"{}\", \"{}\"]", terrain(luck), terrain(luck))
            }),
            Asked::Symbol => {
                let symbol = Symbol::ALL[luck.below(Symbol::ALL.len())];
                (false, format!("\"{}\"", symbol.id()))
            }
        };
        if !optional || luck.below(4) >= if rare { 3 } else { 1 } {
            text += &format!("{key} = {}\n", value.trim_end());
        }
    }
    text
}

fn place(luck: &mut Luck) -> String {
    let places: Vec<Entry> = entries::<Where>();
    let place = &places[luck.below(places.len())];
    if place.fields.is_empty() {
        return format!("\"{}\"", place.word);
    }
    format!("{{ {} }}", told(&place.fields, luck, false).trim_end())
}
