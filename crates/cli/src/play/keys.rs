//! What a key means.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A way on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the left.
    Left,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    /// To the right.
    Right,
}

/// What a person asks for with one key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// To the next legal target that way.
    Move(Way),
    /// To the next region that way, legal or not.
    MoveAny(Way),
    /// To the next legal target.
    Next,
    /// To the legal target before.
    Previous,
    /// Do the obvious thing.
    Enter,
    /// Yes.
    Yes,
    /// No, or away with what lies on top.
    No,
    /// Go in decline.
    Decline,
    /// Abandon the region.
    Abandon,
    /// End what can be ended.
    End,
    /// Roll before choosing, or take tokens up.
    Roll,
    /// What a tile allows, by the letter of its key.
    Deed(char),
    /// To the column of combos.
    Pick,
    /// A place or a seat by its number.
    Number(u8),
    /// Take the last action back.
    Undo,
    /// Help.
    Help,
    /// The region in full.
    Info,
    /// What the tiles do.
    Tile,
    /// A suggestion.
    Hint,
    /// The whole log.
    Log,
    /// Spread the tokens.
    Spread,
    /// One token more.
    More,
    /// One token less.
    Less,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// A page back.
    PageUp,
    /// A page on.
    PageDown,
    /// Play or pause.
    Space,
    /// Leave.
    Quit,
}

/// What a key event asks for, if anything.
pub fn command(key: KeyEvent) -> Option<Command> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let shift = key.modifiers.contains(KeyModifiers::SHIFT);
    let moved = |way| {
        Some(if shift {
            Command::MoveAny(way)
        } else {
            Command::Move(way)
        })
    };
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(Command::Quit);
    }
    Some(match key.code {
        KeyCode::Left => return moved(Way::Left),
        KeyCode::Up => return moved(Way::Up),
        KeyCode::Down => return moved(Way::Down),
        KeyCode::Right => return moved(Way::Right),
        KeyCode::Tab => Command::Next,
        KeyCode::BackTab => Command::Previous,
        KeyCode::Enter => Command::Enter,
        KeyCode::Esc => Command::No,
        KeyCode::Home => Command::First,
        KeyCode::End => Command::Last,
        KeyCode::PageUp => Command::PageUp,
        KeyCode::PageDown => Command::PageDown,
        KeyCode::Char(letter) => return of_letter(letter),
        _ => return None,
    })
}

fn of_letter(letter: char) -> Option<Command> {
    Some(match letter {
        'h' => Command::Move(Way::Left),
        'k' => Command::Move(Way::Up),
        'j' => Command::Move(Way::Down),
        'l' => Command::Move(Way::Right),
        'y' | 'o' => Command::Yes,
        'n' => Command::No,
        'd' => Command::Decline,
        'a' => Command::Abandon,
        'e' => Command::End,
        'r' => Command::Roll,
        'p' => Command::Pick,
        '1'..='9' => Command::Number(letter as u8 - b'0'),
        'u' => Command::Undo,
        '?' => Command::Help,
        'i' => Command::Info,
        't' => Command::Tile,
        'H' => Command::Hint,
        'L' => Command::Log,
        's' => Command::Spread,
        '+' | '=' => Command::More,
        '-' => Command::Less,
        ' ' => Command::Space,
        'q' => Command::Quit,
        letter if letter.is_ascii_lowercase() => Command::Deed(letter),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::tile::{GameBox, VERB, Window};
    use elbowroom_rules::{Game, Setup};

    #[test]
    fn shift_reaches_every_region() {
        let key = |modifiers| command(KeyEvent::new(KeyCode::Left, modifiers));
        assert_eq!(key(KeyModifiers::NONE), Some(Command::Move(Way::Left)));
        assert_eq!(key(KeyModifiers::SHIFT), Some(Command::MoveAny(Way::Left)));
    }

    #[test]
    fn no_key_of_a_tile_means_something_else() {
        for from in GameBox::ALL {
            let boxes = if GameBox::MIXING.contains(&from) {
                vec![GameBox::Base, from]
            } else {
                vec![from]
            };
            let setup = Setup::with(3, boxes).expect("a board");
            let game = Game::new(setup).expect("a sound set-up");
            let deeds = game.deeds_in_play();
            for verb in deeds.filter(|verb| verb.window != Window::Start) {
                let asked = verb.window == Window::Asked && verb.key == VERB.key;
                let free = [Some(Command::Deed(verb.key)), Some(Command::Roll)];
                let found = of_letter(verb.key);
                assert!(asked || free.contains(&found), "{verb:?}: {found:?}");
            }
        }
    }

    #[test]
    fn capital_letters_mean_something_else() {
        assert_eq!(of_letter('h'), Some(Command::Move(Way::Left)));
        assert_eq!(of_letter('H'), Some(Command::Hint));
        assert_eq!(of_letter('é'), None);
    }
}
