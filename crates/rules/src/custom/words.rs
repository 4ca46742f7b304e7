//! The vocabulary as a file says it: one word for each rule of `tile.rs`, with its numbers and places.

use super::fields::{Fields, clip, shown};
use crate::board::{Symbol, Terrain};
use crate::tile::{Against, PIECE, Per, Piece, Placed, Price, Rule, When, Where, terrains, words};
use toml::de::DeValue;

/// Every word that a `rule` can be.
pub const RULE_WORDS: [&str; 29] = [
    "score",
    "price",
    "entry",
    "reach",
    "link",
    "access",
    "no-casualties",
    "die-before-each",
    "lent",
    "recruit-per",
    "stands-in-decline",
    "acts-in-decline",
    "own-decline-slot",
    "decline-after-turn",
    "stays-in-decline",
    "least",
    "passed-coins",
    "passed-tokens",
    "garrison",
    "stays-put",
    "immune-in-decline",
    "shuns-abandoned",
    "tower",
    "loot",
    "levy",
    "rolls-for-losses",
    "paid-discount",
    "coins-per-declined-race",
    "coins-per-decline",
];

/// Reads one rule; nothing when its word is not known.
pub(super) fn rule(fields: &Fields) -> Option<Rule> {
    let known: Vec<(&'static str, &'static str)> =
        RULE_WORDS.into_iter().map(|word| (word, word)).collect();
    let coins = || fields.count("coins", 1..=3, None);
    let tokens = |most: u8| fields.count("tokens", 1..=most, None);
    Some(match fields.word("rule", &known, None)? {
        "score" => Rule::Score {
            coins: fields.count("coins", 1..=5, Some(1)),
            per: per(fields)?,
            when: when(fields, &[ACTIVE, ALWAYS, EVEN_ROUNDS]),
        },
        "price" => Rule::Price(price(fields)),
        "entry" => Rule::Entry(place(fields, "at", None)),
        "reach" => Rule::Reach(place(fields, "at", None)),
        "link" => Rule::Link(place(fields, "at", None)),
        "access" => Rule::Access(place(fields, "at", Some(Where::Water))),
        "no-casualties" => Rule::NoCasualties,
        "die-before-each" => Rule::DieBeforeEach,
        "lent" => Rule::Lent(tokens(5)),
        "recruit-per" => Rule::RecruitPer(fields.count("conquests", 1..=5, None)),
        "stands-in-decline" => Rule::StandsInDecline,
        "acts-in-decline" => Rule::ActsInDecline,
        "own-decline-slot" => Rule::OwnDeclineSlot,
        "decline-after-turn" => Rule::DeclineAfterTurn,
        "stays-in-decline" => Rule::StaysInDecline,
        "least" => Rule::Least(fields.count("tokens", 2..=3, None)),
        "passed-coins" => Rule::PassedCoins(fields.count("coins", 2..=3, None)),
        "passed-tokens" => Rule::PassedTokens(tokens(2)),
        "garrison" => Rule::Garrison(tokens(10)),
        "stays-put" => Rule::StaysPut,
        "immune-in-decline" => Rule::ImmuneInDecline,
        "shuns-abandoned" => Rule::ShunsAbandoned,
        "tower" => Rule::Tower,
        "loot" => Rule::Loot(coins()),
        "levy" => Rule::Levy(coins()),
        "rolls-for-losses" => Rule::RollsForLosses,
        "paid-discount" => Rule::PaidDiscount {
            coins: coins(),
            tokens: tokens(3),
        },
        "coins-per-declined-race" => Rule::CoinsPerDeclinedRace(coins()),
        _ => Rule::CoinsPerDecline(coins()),
    })
}

const ACTIVE: (&str, When) = ("active", When::Active);
const ALWAYS: (&str, When) = ("always", When::Always);
const EVEN_ROUNDS: (&str, When) = ("even-rounds", When::EvenRounds);
const ARMED: (&str, When) = ("armed", When::Armed);

fn when(fields: &Fields, known: &[(&'static str, When)]) -> When {
    let said = fields.word("when", known, Some(When::Active));
    said.unwrap_or(When::Active)
}

fn per(fields: &Fields) -> Option<Per> {
    let known = [
        ("region", Per::Region(Where::Any)),
        ("turn", Per::Turn),
        ("first-turn", Per::FirstTurn),
        ("non-empty-conquest", Per::NonEmptyConquest),
        ("region-beyond", Per::Beyond(0)),
        ("few-regions", Per::UpTo(0)),
        ("no-attack", Per::NoAttack),
        ("abandoned-region", Per::Abandoned),
    ];
    let regions = || fields.count("regions", 1..=20, None);
    Some(match fields.word("per", &known, None)? {
        Per::Region(_) => Per::Region(place(fields, "at", Some(Where::Any))),
        Per::Beyond(_) => Per::Beyond(regions()),
        Per::UpTo(_) => Per::UpTo(regions()),
        other => other,
    })
}

fn price(fields: &Fields) -> Price {
    let amount = fields.number("tokens", -3..=3, None);
    if amount == 0 {
        let at = fields.at("tokens");
        fields.wrong(at, "tokens", "tokens fewer (below zero) or more", "0");
    }
    let beside = fields.has("beside");
    let against = [("anyone", Against::Anyone), ("declined", Against::Declined)];
    let against = fields.word("against", &against, Some(Against::Anyone));
    Price {
        amount,
        at: place(fields, "at", Some(Where::Any)),
        beside: beside.then(|| place(fields, "beside", None)),
        against: against.unwrap_or(Against::Anyone),
        when: when(fields, &[ACTIVE, EVEN_ROUNDS, ARMED]),
    }
}

/// A kind of region: a word, `{ terrain = [...] }` or `{ symbol = "..." }`.
fn place(fields: &Fields, key: &'static str, usual: Option<Where>) -> Where {
    let known = [
        ("any", Where::Any),
        ("land", Where::Land),
        ("water", Where::Water),
        ("coastal", Where::Coastal),
    ];
    match fields.get(key).map(|value| value.get_ref()) {
        None if usual.is_some() => usual.unwrap_or(Where::Any),
        Some(DeValue::Table(_)) => {
            let Some(table) = fields.table(key, "terrain or symbol") else {
                return Where::Any;
            };
            let symbols = Symbol::ALL.map(|symbol| (symbol.id(), symbol));
            let found = if table.has("symbol") {
                table.word("symbol", &symbols, None).map(Where::Symbol)
            } else {
                terrain(&table)
            };
            table.finish();
            found.unwrap_or(Where::Any)
        }
        _ => fields.word(key, &known, None).unwrap_or(Where::Any),
    }
}

fn terrain(table: &Fields) -> Option<Where> {
    let names = Terrain::ALL.map(Terrain::id).join(", ");
    let expected = format!("a list of {names}");
    let Some(value) = table.get("terrain") else {
        table.wrong(table.span.clone(), "terrain", &expected, "nothing");
        return None;
    };
    let DeValue::Array(list) = value.get_ref() else {
        table.wrong(value.span(), "terrain", &expected, &shown(value.get_ref()));
        return None;
    };
    let mut found = Vec::new();
    for value in list.iter() {
        let text = value.get_ref().as_str().unwrap_or_default();
        match Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.id() == text)
        {
            Some(terrain) => found.push(terrain),
            None => table.wrong(
                value.span(),
                "terrain",
                &expected,
                &format!("`{}`", clip(text)),
            ),
        }
    }
    if list.is_empty() {
        table.wrong(value.span(), "terrain", &expected, "none");
    }
    Some(Where::Terrain(terrains(&found)))
}

/// Reads a kind of piece, but for its names.
pub(super) fn piece(fields: &Fields) -> Piece<'static> {
    let known = [
        ("on-conquest", Placed::OnConquest),
        ("first-conquests", Placed::FirstConquests(0)),
        ("each-turn", Placed::EachTurn(0)),
        ("redeployed", Placed::Redeployed),
        ("end-of-turn", Placed::EndOfTurn),
        ("by-verb", Placed::ByVerb),
    ];
    let stacks = fields.flag("stacks");
    // Stacked pieces are counted in bits, three of them at most.
    let supply = fields.count("supply", 1..=if stacks { 7 } else { 20 }, None);
    let placed = match fields.word("placed", &known, None) {
        Some(Placed::FirstConquests(_)) => {
            Placed::FirstConquests(fields.count("first", 1..=supply, None))
        }
        Some(Placed::EachTurn(_)) => Placed::EachTurn(fields.count("most", 1..=supply, Some(1))),
        other => other.unwrap_or(Placed::OnConquest),
    };
    Piece {
        // Shown where only the rules speak; people hear its name from the game.
        id: "piece",
        name: words("piece", "pièce"),
        put: PIECE.put,
        icon: PIECE.icon,
        supply,
        per_region: if stacks { supply } else { 1 },
        placed,
        defence: fields.count("defence", 0..=3, Some(0)),
        immune: fields.flag("immune"),
        company: fields.flag("company"),
        coins: fields.count("coins", 0..=3, Some(0)),
        stays_in_decline: fields.flag("stays-in-decline"),
        taken: fields.count("taken", 0..=1, Some(0)),
        ripens: fields.count("ripens", 0..=3, Some(0)),
    }
}
