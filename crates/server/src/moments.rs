//! A game looked at again. Actions that were taken back are no part of it.

use crate::room::Record;
use crate::room::show::view_for;
use elbowroom_protocol::{Moment, TurnPoints, event_view, score_line};
use elbowroom_rules::ids::RaceId;
use elbowroom_rules::notation::replay::write_record;
use elbowroom_rules::notation::{action_text, answer_text};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Event, Game, Language, Pending, Seat, Seen, State, Viewer};

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
            board: game.map_text(after).filter(|map| {
                let before = game.map_text(before);
                before.is_none_or(|before| before != *map)
            }),
            view: view_for(game, after, viewer, false, false, language),
        });
    });
    list
}

/// Every turn with what it brought, source by source: of a game of which everything may be told.
pub fn points(record: &Record, language: Language) -> Vec<TurnPoints> {
    let game = &*record.game;
    let mut turns: Vec<TurnPoints> = Vec::new();
    play_again(record, viewer(record), |before, _, _, events, after| {
        let (round, seat) = (before.turn().round, before.turn().seat);
        turn_of(&mut turns, round, seat);
        for event in events.iter().flatten() {
            match **event {
                Event::Scored {
                    seat,
                    source,
                    coins,
                } => {
                    let line = score_line(game, source, coins, language);
                    turn_of(&mut turns, round, seat).sources.push(line);
                }
                Event::Conquered { seat, race, .. } | Event::Converted { seat, race, .. } => {
                    let turn = turn_of(&mut turns, round, seat);
                    turn.conquered = turn.conquered.saturating_add(1);
                    plays(game, turn, race);
                }
                Event::Declined { seat, race } => {
                    let turn = turn_of(&mut turns, round, seat);
                    turn.declined = true;
                    plays(game, turn, race);
                }
                _ => {}
            }
        }
        let turn = turn_of(&mut turns, round, seat);
        let state = if turn.declined { before } else { after };
        let people = state.people(game.active(seat));
        if people.exists() {
            plays(game, turn, people.race);
            let power = game.power_tile(people.power);
            turn.power = power.map(|tile| tile.id.to_owned());
        }
        // Others may pay or be paid until the round is over.
        for turn in turns
            .iter_mut()
            .rev()
            .take_while(|turn| turn.round == round)
        {
            turn.coins = after.coins(Seat(turn.seat - 1));
        }
    });
    turns
}

/// The turn of a seat in a round. Some earn in the turns of others.
fn turn_of(turns: &mut Vec<TurnPoints>, round: u8, seat: Seat) -> &mut TurnPoints {
    let seat = seat.0 + 1;
    let known = turns
        .iter()
        .rposition(|turn| (turn.round, turn.seat) == (round, seat));
    let at = known.unwrap_or_else(|| {
        turns.push(TurnPoints {
            round,
            seat,
            sources: Vec::new(),
            coins: 0,
            race: None,
            power: None,
            declined: false,
            conquered: 0,
        });
        turns.len() - 1
    });
    &mut turns[at]
}

/// Notes which race a turn was played with.
fn plays(game: &Game, turn: &mut TurnPoints, race: RaceId) {
    turn.race = game.race_tile(race).map(|tile| tile.id.to_owned());
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
