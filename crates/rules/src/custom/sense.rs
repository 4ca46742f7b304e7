//! Whether the words of one tile make sense together.

use super::fields::Fields;
use super::{CustomTile, MAX_PRICES};
use crate::tile::{
    Asked, Earned, Field, Kind, Piece, Placed, Rule, Terrains, Vocabulary, When, Where,
};
use std::mem::discriminant;
use std::ops::Range;

/// Notes every rule and piece that cannot stand beside the others.
pub(super) fn check(
    tile: &CustomTile,
    fields: &Fields,
    rules: &[Range<usize>],
    pieces: &[Range<usize>],
) {
    for (i, (rule, at)) in tile.rules.iter().zip(rules).enumerate() {
        let earlier = &tile.rules[..i];
        let wrong = |what: &str| fields.faults.add(at.clone(), what);
        let again = earlier
            .iter()
            .any(|e| discriminant(e) == discriminant(rule));
        if again && !may_be_said_again(*rule) {
            wrong("this word was said before, and says no more the second time");
        }
        if let Some(what) = refuse_rule(tile, *rule) {
            wrong(what);
        }
    }
    let prices = tile.rules.iter().zip(rules);
    let mut prices = prices.filter(|(rule, _)| matches!(rule, Rule::Price(_)));
    if let Some((_, at)) = prices.nth(MAX_PRICES) {
        let what = format!("at most {MAX_PRICES} price rules expected");
        fields.faults.add(at.clone(), what);
    }
    for (i, (piece, at)) in tile.pieces.iter().zip(pieces).enumerate() {
        if let Some(what) = refuse_piece(tile, piece, i) {
            fields.faults.add(at.clone(), what);
        }
    }
    // A deed that brings a piece looks for it in the first place.
    let brings = |pieces: &[Piece]| pieces.first().is_some_and(|p| p.placed == Placed::ByVerb);
    let lends = tile.lender.is_some_and(|lender| brings(lender.pieces));
    if lends && !brings(&tile.pieces) {
        let what = "this deed brings a piece: a first piece with placed = \"by-verb\" expected";
        fields.faults.add(fields.at("verb"), what);
    }
}

/// Whether a word may be said several times: each time about other regions or occasions. What is only a number is said once.
fn may_be_said_again(rule: Rule) -> bool {
    let entry = rule.word().entry();
    let about = |field: &Field| matches!(field.what, Asked::Place { .. } | Asked::Word { .. });
    entry.fields.iter().any(about)
}

fn refuse_rule(tile: &CustomTile, rule: Rule) -> Option<&'static str> {
    let meets = &rule.word().more;
    match meets.only {
        Some((kind, why)) if kind != tile.kind => return Some(why),
        _ => {}
    }
    if badge_goes(tile) && meets.declares.declined && rule != Rule::StaysInDecline {
        return Some(
            "a badge leaves in decline (P-02): stays-in-decline is needed beside this word",
        );
    }
    if badge_goes(tile) && rule.lasts() {
        return Some("a badge leaves in decline (P-02): `always` needs stays-in-decline beside it");
    }
    meets.sense.and_then(|sense| sense(tile, rule))
}

/// Whether its words fall silent in decline (P-02).
fn badge_goes(tile: &CustomTile) -> bool {
    tile.kind == Kind::Power && !tile.rules.contains(&Rule::StaysInDecline)
}

/// What only an active race does earns nothing in decline.
pub(crate) fn score(_: &CustomTile, rule: Rule) -> Option<&'static str> {
    let doing = matches!(rule, Rule::Score { per, .. } if per.word().more == Earned::Doing);
    (doing && rule.lasts()).then_some(
        "what an active race does is nothing that a declined one is paid for (P-03): `always` does not go with this",
    )
}

/// `armed` needs somebody to arm it.
pub(crate) fn price(tile: &CustomTile, rule: Rule) -> Option<&'static str> {
    let armed = matches!(rule, Rule::Price(price) if price.when == When::Armed);
    let aims = tile.lender.is_some_and(|lender| lender.hooks.aim.is_some());
    (armed && !aims).then_some("`armed` needs a verb that prepares a conquest")
}

/// Land is open to everybody.
pub(crate) fn access(_: &CustomTile, rule: Rule) -> Option<&'static str> {
    matches!(rule, Rule::Access(at) if !is_water(at))
        .then_some("access opens water: at = \"water\" or seas and lakes as terrain expected")
}

/// Nobody conquers without tokens.
pub(crate) fn acts(tile: &CustomTile, _: Rule) -> Option<&'static str> {
    (!tile.rules.contains(&Rule::StandsInDecline)).then_some(
        "who acts in decline needs its tokens: stands-in-decline is needed beside this word",
    )
}

/// The tokens gather or stay.
pub(crate) fn gathers(tile: &CustomTile, _: Rule) -> Option<&'static str> {
    tile.rules
        .contains(&Rule::StandsInDecline)
        .then_some("tower and stands-in-decline exclude each other: the tokens gather or stay")
}

/// Tokens that stay anyway are not counted.
pub(crate) fn leaves(tile: &CustomTile, _: Rule) -> Option<&'static str> {
    let stays = [Rule::StandsInDecline, Rule::Gathers, Rule::Vanishes];
    let said = tile.rules.iter().any(|rule| stays.contains(rule));
    said.then_some("another word of this tile says already what stays in decline")
}

/// Whoever vanishes leaves nothing that could stay.
pub(crate) fn vanishes(tile: &CustomTile, _: Rule) -> Option<&'static str> {
    let stays = [Rule::StandsInDecline, Rule::Gathers];
    let both = tile.rules.iter().any(|rule| stays.contains(rule));
    both.then_some("vanishes and a word that keeps tokens exclude each other")
}

/// Tokens that are placed anew must be there.
pub(crate) fn settles(tile: &CustomTile, _: Rule) -> Option<&'static str> {
    (!tile.rules.contains(&Rule::StandsInDecline)).then_some(
        "who places its tokens at decline needs them: stands-in-decline is needed beside this word",
    )
}

/// A garrison must be possible, and count.
pub(crate) fn garrison(tile: &CustomTile, rule: Rule) -> Option<&'static str> {
    let above = |least: u8| matches!(rule, Rule::Garrison(most) if least > most);
    let mut rules = tile.rules.iter();
    if rules.any(|other| matches!(*other, Rule::Least(least) if above(least))) {
        return Some("a garrison below the fewest tokens of a region (least)");
    }
    tile.rules
        .contains(&Rule::StaysPut)
        .then_some("who stays put does not redeploy, so a garrison never counts")
}

fn is_water(at: Where) -> bool {
    let wet = |terrains: Terrains| terrains.iter().all(|terrain| terrain.is_water());
    match at {
        Where::Water => true,
        Where::Terrain(terrains) => wet(terrains),
        _ => false,
    }
}

fn refuse_piece(tile: &CustomTile, piece: &Piece, place: usize) -> Option<&'static str> {
    let names = &tile.piece_names;
    let own = &names[place].id;
    if *own == tile.id || names[..place].iter().any(|other| other.id == *own) {
        return Some("the id of the tile or of another piece: one of its own expected (K-07)");
    }
    if piece.stays_in_decline && badge_goes(tile) {
        return Some(
            "a badge leaves in decline (P-02), and its pieces with it: stays-in-decline is needed as a rule too",
        );
    }
    match piece.placed {
        Placed::ByVerb
            if place > 0 || tile.lender.is_none_or(|lender| lender.pieces.is_empty()) =>
        {
            return Some("only the first piece of a tile whose verb brings one is placed by-verb");
        }
        Placed::ByVerb if piece.supply != 1 || piece.stays_in_decline => {
            return Some("a piece placed by-verb is one of a kind and leaves in decline");
        }
        Placed::Redeployed if piece.stays_in_decline => {
            return Some("redeployed pieces are taken up each turn and leave in decline");
        }
        Placed::EndOfTurn if piece.per_region > 1 => {
            return Some("end-of-turn pieces stand in different regions and do not stack");
        }
        _ => {}
    }
    if piece.taken > 0 && piece.ripens == 0 {
        return Some("only a piece that ripens can be taken for coins");
    }
    if piece.ripens == 0 {
        return None;
    }
    // The race remembers how many were used up, in the one number a tile remembers.
    let others = tile.pieces.iter().filter(|other| other.ripens > 0).count();
    if tile.kind == Kind::Power || tile.lender.is_some() || others > 1 {
        return Some(
            "a tile has one memory: one kind that ripens for a race, and no verb beside it",
        );
    }
    let each_turn = matches!(piece.placed, Placed::EachTurn(_));
    (!each_turn || piece.stays_in_decline || piece.per_region > 1)
        .then_some("a piece that ripens is placed each-turn, does not stack and leaves in decline")
}
