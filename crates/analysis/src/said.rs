//! A turn as a person would write it down.

use elbowroom_bots::study::Way;
use elbowroom_rules::notation::action_text;
use elbowroom_rules::{Action, Game};

/// The actions of a way as text; tokens that are placed one region after the other are one redeployment.
pub fn way_text(game: &Game, way: &Way) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut placing = false;
    for action in way.actions() {
        match (action, lines.last_mut()) {
            (Action::Place(region, tokens), Some(last)) if placing => {
                last.push_str(&format!(" {region}:{tokens}"));
            }
            (Action::Place(region, tokens), _) => {
                lines.push(format!("redeploy {region}:{tokens}"));
                placing = true;
            }
            _ => {
                lines.push(action_text(game, action));
                placing = false;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::RegionId;
    use elbowroom_rules::notation::parse_line;
    use elbowroom_rules::{Setup, State};

    /// Proves that what is written down can be typed again.
    #[test]
    fn a_written_turn_reads_as_it_was_played() {
        let game = Game::new(Setup::base(2).expect("a board")).expect("a sound set-up");
        let state: State = game.start();
        let place = |region, tokens| Action::Place(RegionId(region), tokens);
        let actions = [
            Action::Conquer(RegionId(8)),
            Action::End,
            place(8, 2),
            place(3, 1),
            Action::End,
            place(1, 1),
        ];
        let steps = actions.iter().map(|action| (state, *action)).collect();
        let written = way_text(&game, &Way::played(steps, state));
        assert_eq!(
            written,
            [
                "conquer 8",
                "end",
                "redeploy 8:2 3:1",
                "end",
                "redeploy 1:1"
            ]
        );
        let read = written
            .iter()
            .flat_map(|line| parse_line(&game, line).expect("a line"));
        assert_eq!(read.collect::<Vec<_>>(), actions);
    }
}
