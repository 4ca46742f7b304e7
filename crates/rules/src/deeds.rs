//! Deeds that words of the vocabulary bring, one file each: any tile, printed or blank, may use the word.

pub(crate) mod convert;
mod die_for;
mod gather;
mod growth;
mod loss;
mod paid_help;
pub(crate) mod tool;
pub(crate) mod vanish;
pub(crate) mod who_goes;

pub(crate) use loss::NAME as LOSS;

use crate::tile::{Falls, Hooks, Piece, Placed, Rule};

/// All of them.
pub(crate) fn all() -> impl Iterator<Item = &'static Hooks> {
    [
        &gather::HOOKS,
        &paid_help::HOOKS,
        &growth::HOOKS,
        &loss::HOOKS,
        &who_goes::HOOKS,
        &die_for::HOOKS,
        &vanish::HOOKS,
    ]
    .into_iter()
}

/// What the words of a tile bring beside data.
pub(crate) fn of(rules: &[Rule], pieces: &[Piece]) -> Vec<&'static Hooks> {
    let mut all = Vec::new();
    for rule in rules {
        match rule {
            Rule::Gathers => all.push(&gather::HOOKS),
            Rule::PaidDiscount { .. } => all.push(&paid_help::HOOKS),
            Rule::RollsForLosses => all.push(&growth::HOOKS),
            Rule::StaysPut => all.push(&who_goes::HOOKS),
            Rule::DieFor(_) => all.push(&die_for::HOOKS),
            Rule::Vanishes => all.push(&vanish::HOOKS),
            // These are data that the rules read themselves. Every word is named, so that a new one says what it brings.
            Rule::Score { .. }
            | Rule::Price(_)
            | Rule::Entry(_)
            | Rule::Reach(_)
            | Rule::Link(_)
            | Rule::Access(_)
            | Rule::NoCasualties
            | Rule::DieBeforeEach
            | Rule::Lent(_)
            | Rule::RecruitPer(_)
            | Rule::StandsInDecline
            | Rule::ActsInDecline
            | Rule::OwnDeclineSlot
            | Rule::DeclineAfterTurn
            | Rule::StaysInDecline
            | Rule::Least(_)
            | Rule::PassedCoins(_)
            | Rule::PassedTokens(_)
            | Rule::Garrison(_)
            | Rule::ImmuneInDecline
            | Rule::ShunsAbandoned
            | Rule::Loot(_)
            | Rule::Levy(_)
            | Rule::CoinsPerDeclinedRace(_)
            | Rule::CoinsPerDecline(_)
            | Rule::RecruitIn(_)
            | Rule::Grows(_)
            | Rule::LentFor(_)
            | Rule::Adjacent(_)
            | Rule::ThroughWater
            | Rule::PlainOnly
            | Rule::Toll(_)
            | Rule::SavesFirstLoss
            | Rule::NoTransport
            | Rule::LeavesInDecline(_)
            | Rule::Consoled(_)
            | Rule::Tribute(_)
            | Rule::Grudge
            | Rule::SettlesInDecline => {}
        }
    }
    let among =
        |piece: &Piece| piece.placed == Placed::AsToken && piece.falls == Falls::AmongTokens;
    if pieces.iter().any(among) {
        all.push(&loss::HOOKS);
    }
    all
}
