//! Tiles made of random words.

use crate::random::Luck;
use elbowroom_rules::custom::{CustomTile, RULE_WORDS};

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
    let place = |luck: &mut Luck| {
        let places = [
            "\"any\"",
            "\"land\"",
            "\"water\"",
            "\"coastal\"",
            "{ symbol = \"mine\" }",
            "{ terrain = [\"hill\", \"sea\"] }",
            "{ terrain = [\"farmland\"] }",
        ];
        places[luck.below(places.len())]
    };
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
    for _ in 0..luck.below(5) {
        let word = if luck.below(3) == 0 {
            decline[luck.below(decline.len())]
        } else {
            RULE_WORDS[luck.below(RULE_WORDS.len())]
        };
        text += &format!("[[{kind}.rule]]\nrule = \"{word}\"\n");
        let few = luck.below(3) + 1;
        text += &match word {
            "score" => {
                let per = [
                    "region",
                    "turn",
                    "first-turn",
                    "non-empty-conquest",
                    "region-beyond",
                    "few-regions",
                    "no-attack",
                    "abandoned-region",
                ];
                let per = per[luck.below(per.len())];
                let when = ["active", "always", "even-rounds"][luck.below(3)];
                let more = match per {
                    "region" => format!("at = {}\n", place(luck)),
                    "region-beyond" | "few-regions" => format!("regions = {few}\n"),
                    _ => String::new(),
                };
                format!("coins = {few}\nper = \"{per}\"\nwhen = \"{when}\"\n{more}")
            }
            "price" => {
                let tokens = [-3, -1, 1, 3][luck.below(4)];
                let when = ["active", "even-rounds", "armed"][luck.below(3)];
                let against = ["anyone", "declined"][luck.below(2)];
                let beside = if luck.below(3) == 0 {
                    format!("beside = {}\n", place(luck))
                } else {
                    String::new()
                };
                format!(
                    "tokens = {tokens}\nat = {}\nwhen = \"{when}\"\nagainst = \"{against}\"\n{beside}",
                    place(luck)
                )
            }
            "entry" | "reach" | "link" | "access" => format!("at = {}\n", place(luck)),
            "lent" | "garrison" => format!("tokens = {few}\n"),
            "passed-tokens" => "tokens = 1\n".into(),
            "least" => "tokens = 2\n".into(),
            "passed-coins" => "coins = 3\n".into(),
            "recruit-per" => format!("conquests = {few}\n"),
            "loot" | "levy" | "coins-per-decline" | "coins-per-declined-race" => {
                format!("coins = {few}\n")
            }
            "paid-discount" => format!("coins = {few}\ntokens = 2\n"),
            _ => String::new(),
        };
    }
    for i in 0..luck.below(3) {
        let placed = [
            "on-conquest",
            "first-conquests",
            "each-turn",
            "redeployed",
            "end-of-turn",
        ];
        let mut placed = placed[luck.below(placed.len())];
        let brings = matches!(deed, Some("dragon" | "catapult"));
        if brings && i == 0 {
            placed = "by-verb";
        }
        let supply = if placed == "by-verb" {
            1
        } else {
            luck.below(6) + 1
        };
        text += &format!(
            "[[{kind}.piece]]\nid = \"custom-{n}-p{i}\"\nname = {{ en = \"p\", fr = \"p\" }}\nsupply = {supply}\nplaced = \"{placed}\"\n"
        );
        if placed == "first-conquests" {
            text += "first = 1\n";
        }
        for flag in ["stacks", "immune", "company", "stays-in-decline"] {
            if luck.below(4) == 0 {
                text += &format!("{flag} = true\n");
            }
        }
        for number in ["defence", "coins", "ripens", "taken"] {
            if luck.below(4) == 0 {
                text += &format!("{number} = 1\n");
            }
        }
    }
    text
}
