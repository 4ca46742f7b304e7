//! A choice between a few things that are no regions: an answer to a question, the Necromancer's purchases.

use super::app::{App, Overlay};
use super::keys::{Command, Way};
use super::task::Task;
use super::words::{self, asks};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::state::{Ask, Stage};
use elbowroom_rules::tile::Tile;
use elbowroom_rules::{Action, Game, Language, State, View};

impl App<'_> {
    /// What can be chosen.
    fn options(&self) -> Vec<Action> {
        self.game.legal(self.state()).to_vec()
    }

    /// Does what a key asks for while the choice is open.
    pub(super) fn press_in_menu(&mut self, at: usize, command: Command) {
        let options = self.options();
        let last = options.len().saturating_sub(1);
        let next = match command {
            Command::Move(Way::Up | Way::Left) | Command::Previous => at.saturating_sub(1),
            Command::Move(Way::Down | Way::Right) | Command::Next => (at + 1).min(last),
            Command::First => 0,
            Command::Last => last,
            Command::Number(number) => usize::from(number - 1).min(last),
            Command::Enter => return self.choose(options.get(at).copied()),
            Command::Yes if options.contains(&Action::Pay) => {
                return self.choose(Some(Action::Pay));
            }
            Command::End if options.contains(&Action::End) => {
                return self.choose(Some(Action::End));
            }
            Command::No => {
                self.overlay = Overlay::None;
                return;
            }
            Command::Decline | Command::Abandon | Command::Spread | Command::Yes => return,
            // Everything else is no choice: a look at the table, a hint, leaving.
            other => {
                self.overlay = Overlay::None;
                return self.play(other);
            }
        };
        self.overlay = Overlay::Menu(next);
    }

    fn choose(&mut self, action: Option<Action>) {
        if let Some(action) = action {
            self.overlay = Overlay::None;
            self.act(&[action]);
        }
    }

    /// The title of the choice.
    pub(super) fn menu_title(&self) -> &'static str {
        self.text(match self.state().turn().ask {
            Ask::None => words::PURCHASES,
            Ask::Leader | Ask::Ransom => words::LEADER,
            Ask::Hire => words::HELPERS,
            Ask::Loss => words::LOSS,
            Ask::FirstPower | Ask::Tower => words::FIRST_POWER,
        })
    }

    /// The choice as a page: what is asked, what can be chosen, and what the one under the cursor does.
    pub(super) fn menu_page(&self, at: usize) -> String {
        let options = self.options();
        let captor = self.name(self.acting().seat());
        let (state, language) = (self.state(), self.language);
        let question = asked(self.game, state, &self.speaker, language, captor);
        let mut lines = vec![question, String::new()];
        for (i, &action) in options.iter().enumerate() {
            let pointer = if i == at { '▶' } else { ' ' };
            let name = self.speaker.action(self.state(), action);
            let coins = match self.game.coins_for(self.state(), action) {
                Some(coins) => format!("   {coins}¢"),
                None => String::new(),
            };
            lines.push(format!(" {pointer} {} {name}{coins}", i + 1));
        }
        if let Some(tile) = options
            .get(at)
            .and_then(|&action| self.tile_for_sale(action))
        {
            lines.extend([String::new(), self.tile_line(&tile)]);
        }
        if self.stage() == Stage::Shop && self.task() == Task::Choose {
            let view = self.game.view(state, self.eyes());
            let has = belongings(&view, self.game, &self.speaker, language);
            lines.extend([String::new(), has]);
        }
        lines.join("\n")
    }

    fn tile_for_sale(&self, action: Action) -> Option<Tile<'_>> {
        match action {
            Action::Buy(0) => self.game.ghosts().map(|(_, tile)| tile),
            Action::Buy(what) => {
                let place = usize::from(what) - 1;
                let (power, _) = self.state().necromancer().shop().nth(place)?;
                self.game.power_tile(power)
            }
            _ => None,
        }
    }
}

/// What is asked, and what follows from the answers.
pub fn asked(
    game: &Game,
    state: &State,
    speaker: &Speaker,
    language: Language,
    captor: &str,
) -> String {
    let turn = state.turn();
    let race = speaker.race(state.people(turn.decides()).race);
    match turn.ask {
        Ask::Leader => asks::leader(language, race),
        Ask::Ransom => asks::ransom(language, race, captor),
        Ask::Hire => asks::hire(language, turn.target, turn.die),
        Ask::Loss => asks::loss(language, race),
        Ask::FirstPower => asks::FIRST_POWER.text(language).to_owned(),
        Ask::Tower => asks::TOWER.text(language).to_owned(),
        Ask::None => asks::shop(language, game.ghost_price(state)),
    }
}

/// What the Necromancer has, in one line.
pub fn belongings(view: &View, game: &Game, speaker: &Speaker, language: Language) -> String {
    let table = view.table();
    let owned = table.necromancer().shop().filter(|(_, owned)| *owned);
    let owned: Vec<&str> = owned.map(|(power, _)| speaker.power(power)).collect();
    let coins = game.necromancer().and_then(|seat| view.coins(seat));
    let owned = match owned.is_empty() {
        true => "–".to_owned(),
        false => owned.join(", "),
    };
    asks::owned(
        language,
        coins,
        game.ghosts().map_or(0, |(race, _)| table.tray(race)),
        table.necromancer().souls(),
        &owned,
    )
}
