//! What happened and what was earned, in words and in parts.

use crate::fill::{power_id, race_id};
use crate::view::{EventView, ScoreLine};
use elbowroom_rules::event::{Event, Source};
use elbowroom_rules::ids::{PowerId, RaceId};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::{Game, Language, Seen};

fn source_id(game: &Game, source: Source) -> String {
    match source {
        Source::Regions(_) => "regions".into(),
        Source::Declined(_) => "declined".into(),
        Source::Race(race) => race_id(game, race),
        Source::Power(power) => power_id(game, power).unwrap_or_default(),
        Source::Tile(tile) => game
            .tile(tile)
            .map_or_else(String::new, |tile| tile.id.to_owned()),
        Source::Named(source) => source.id.into(),
    }
}

/// Coins from one source, in words.
pub fn score_line(game: &Game, source: Source, coins: u8, language: Language) -> ScoreLine {
    ScoreLine {
        source: source_id(game, source),
        text: Speaker::new(game, language).source(source),
        coins,
        race: match source {
            Source::Regions(race) | Source::Declined(race) | Source::Race(race) => {
                Some(race_id(game, race))
            }
            Source::Power(_) | Source::Tile(_) | Source::Named(_) => None,
        },
    }
}

/// The race of an event, and the power where it comes with one.
fn tiles_of(event: Event) -> (Option<RaceId>, Option<PowerId>) {
    match event {
        Event::Shown { race, power, .. } | Event::Picked { race, power, .. } => {
            (Some(race), Some(power))
        }
        Event::Readied { race, .. }
        | Event::TakenUp { race, .. }
        | Event::Abandoned { race, .. }
        | Event::Conquered { race, .. }
        | Event::Converted { race, .. }
        | Event::Lost { race, .. }
        | Event::TokenLost { race, .. }
        | Event::Recruited { race, .. }
        | Event::Forged { race, .. }
        | Event::SetAside { race, .. }
        | Event::Vacated { race, .. }
        | Event::Placed { race, .. }
        | Event::Gathered { race, .. }
        | Event::Declined { race, .. }
        | Event::Vanished { race, .. } => (Some(race), None),
        Event::Tale { who, .. } => (Some(who.race), Some(who.power)),
        Event::Turn { .. }
        | Event::Rolled { .. }
        | Event::Failed { .. }
        | Event::TribeGone { .. }
        | Event::Revealed { .. }
        | Event::Moved { .. }
        | Event::PieceSet { .. }
        | Event::PieceGone { .. }
        | Event::Allied { .. }
        | Event::Scored { .. }
        | Event::Paid { .. }
        | Event::Spent { .. }
        | Event::Found { .. }
        | Event::Gained { .. }
        | Event::Over => (None, None),
    }
}

/// An event that its viewer may know of, in words and in parts.
pub fn event_view(game: &Game, number: u64, event: Seen, language: Language) -> EventView {
    let text = Speaker::new(game, language).event(event);
    let event = *event;
    let source = match event {
        Event::Scored { source, .. } => Some(source_id(game, source)),
        Event::Revealed { tile, .. } | Event::Moved { tile, .. } => {
            Some(source_id(game, Source::Tile(tile)))
        }
        _ => None,
    };
    let (kind, seat, region, amount) = match event {
        Event::Turn { round, seat } => ("turn", Some(seat), None, Some(round)),
        Event::Shown { place, .. } => ("shown", None, None, Some(place + 1)),
        Event::Picked { seat, tokens, .. } => ("picked", Some(seat), None, Some(tokens)),
        Event::Readied { seat, hand, .. } => ("readied", Some(seat), None, Some(hand)),
        Event::TakenUp {
            seat,
            region,
            tokens,
            ..
        } => ("taken-up", Some(seat), Some(region), Some(tokens)),
        Event::TokenLost { seat, .. } => ("token-lost", Some(seat), None, None),
        Event::Gathered {
            seat,
            region,
            tokens,
            ..
        } => ("gathered", Some(seat), Some(region), Some(tokens)),
        Event::Abandoned { seat, region, .. } => ("abandoned", Some(seat), Some(region), None),
        Event::Rolled { seat, face } => ("rolled", Some(seat), None, Some(face)),
        Event::Failed { seat, region, .. } => ("failed", Some(seat), Some(region), None),
        Event::Conquered {
            seat,
            region,
            tokens,
            ..
        } => ("conquered", Some(seat), Some(region), Some(tokens)),
        // For whoever looks on, a region has changed hands.
        Event::Converted { seat, region, .. } => ("conquered", Some(seat), Some(region), None),
        Event::TribeGone { region } => ("tribe-gone", None, Some(region), None),
        Event::Lost {
            seat, region, dead, ..
        } => ("lost", Some(seat), Some(region), Some(dead)),
        Event::PieceSet { region, count, .. } => ("piece-set", None, Some(region), Some(count)),
        Event::PieceGone { region, count, .. } => ("piece-gone", None, Some(region), Some(count)),
        Event::Recruited { seat, tokens, .. } => ("recruited", Some(seat), None, Some(tokens)),
        Event::Forged { seat, tokens, .. } => ("forged", Some(seat), None, Some(tokens)),
        Event::Revealed { seat, region, .. } => (
            "revealed",
            Some(seat).filter(|seat| seat.is_some()),
            Some(region),
            None,
        ),
        Event::Moved { region, .. } => ("moved", None, Some(region), None),
        Event::SetAside { seat, tokens, .. } => ("set-aside", Some(seat), None, Some(tokens)),
        Event::Vacated { seat, region, .. } => ("vacated", Some(seat), Some(region), None),
        Event::Placed {
            seat,
            region,
            tokens,
            ..
        } => ("placed", Some(seat), Some(region), Some(tokens)),
        Event::Allied { seat, ally } => ("allied", Some(seat), None, Some(ally.0 + 1)),
        Event::Scored { seat, coins, .. } => ("scored", Some(seat), None, Some(coins)),
        Event::Paid { to, coins, .. } => ("paid", Some(to), None, Some(coins)),
        Event::Spent { seat, coins } => ("spent", Some(seat), None, Some(coins)),
        Event::Found { seat, coins } => ("found", Some(seat), None, Some(coins)),
        Event::Gained { seat, coins } => ("gained", Some(seat), None, Some(coins)),
        Event::Tale { tale, who } => (tale.kind, Some(who.seat), None, Some(who.amount)),
        Event::Declined { seat, .. } => ("declined", Some(seat), None, None),
        Event::Vanished { seat, .. } => ("vanished", Some(seat), None, None),
        Event::Over => ("over", None, None, None),
    };
    let (race, power) = tiles_of(event);
    EventView {
        number,
        kind: kind.to_owned(),
        text,
        seat: seat.map(|seat| seat.0 + 1),
        region: region.map(|region| region.0),
        amount,
        source,
        race: race
            .and_then(|race| game.race_tile(race))
            .map(|tile| tile.id.to_owned()),
        power: power.and_then(|power| power_id(game, power)),
        back_to: None,
    }
}
