//! A game looked at again. Actions that were taken back are no part of it.

use crate::room::Record;
use crate::room::show::view_for;
use elbowroom_protocol::{Moment, TurnPoints, event_view, score_line};
use elbowroom_rules::notation::replay::write_record;
use elbowroom_rules::notation::{action_text, answer_text};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Event, Game, Language, Pending, Seen, State, Viewer};

/// The replay file of a game.
pub fn replay(record: &Record) -> String {
    replay_of(&record.game, &record.entries)
}

/// The replay file of a record.
pub fn replay_of(game: &Game, entries: &[(Entry, u64)]) -> String {
    let said: Vec<Entry> = entries.iter().map(|&(entry, _)| entry).collect();
    write_record(game, &game.start(), &said)
}

/// Whether everything of a game may be told: it is over, or coins are open. What is told of any other game
/// must not sum up to coins.
pub fn is_open(record: &Record) -> bool {
    record.over || record.game.setup().switches.open_coins
}

/// Who looks at a game again: everybody, so nobody's secrets are shown before it is over.
fn viewer(record: &Record) -> Viewer {
    match record.over {
        true => Viewer::Afterwards,
        false => Viewer::Spectator,
    }
}

/// One moment for each entry: with everybody's coins when the game is over, as a spectator sees it before.
/// Events of an entry carry the numbers up to its own; those that move coins are left out while coins are
/// secret, so that nobody adds them up.
pub fn moments(record: &Record, language: Language) -> Vec<Moment> {
    let game = &*record.game;
    let viewer = viewer(record);
    let open = is_open(record);
    let mut list = Vec::with_capacity(record.entries.len());
    play_again(record, viewer, |before, entry, number, events, after| {
        let (seat, said) = match entry {
            Entry::Action(seat, action) => (Some(seat.0 + 1), action_text(game, action)),
            Entry::Answer(answer) => match game.pending(before) {
                Pending::Chance(odds) => (None, answer_text(game, odds, answer)),
                _ => (None, answer.to_string()),
            },
        };
        let first = number.saturating_sub(events.len() as u64) + 1;
        list.push(Moment {
            number,
            round: after.turn().round,
            seat,
            said,
            events: (first..)
                .zip(events)
                .filter_map(|(number, &event)| Some((number, event?)))
                .filter(|(_, event)| open || !event.moves_coins())
                .map(|(number, event)| event_view(game, number, event, language))
                .collect(),
            view: view_for(game, after, viewer, false, false, language),
        });
    });
    list
}

/// What each turn brought, source by source: of a game of which everything may be told.
pub fn points(record: &Record, language: Language) -> Vec<TurnPoints> {
    let game = &*record.game;
    let mut turns: Vec<TurnPoints> = Vec::new();
    play_again(record, viewer(record), |before, _, _, events, _| {
        let round = before.turn().round;
        for event in events.iter().flatten() {
            let Event::Scored {
                seat,
                source,
                coins,
            } = **event
            else {
                continue;
            };
            let seat = seat.0 + 1;
            let line = score_line(game, source, coins, language);
            match turns.last_mut() {
                Some(turn) if (turn.round, turn.seat) == (round, seat) => turn.sources.push(line),
                _ => turns.push(TurnPoints {
                    round,
                    seat,
                    sources: vec![line],
                }),
            }
        }
    });
    turns
}

/// Plays a record again and shows each entry: the state before, the entry with its number, what happened as far
/// as the viewer may know, and the state after.
fn play_again(
    record: &Record,
    viewer: Viewer,
    mut show: impl FnMut(&State, Entry, u64, &[Option<Seen>], &State),
) {
    let game = &*record.game;
    let mut state = game.start();
    for &(entry, number) in &record.entries {
        let before = state;
        let mut events: Vec<Event> = Vec::new();
        entry.play(game, &mut state, &mut events);
        let seen: Vec<Option<Seen>> = events
            .into_iter()
            .map(|event| game.view_event(event, viewer))
            .collect();
        show(&before, entry, number, &seen, &state);
    }
}
