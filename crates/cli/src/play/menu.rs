//! A choice between a few things that are no regions: an answer to a question, a purchase.

use super::app::{App, Overlay};
use super::keys::{Command, Way};
use super::words::{self, asks};
use elbowroom_rules::realm::Preview;
use elbowroom_rules::tile::{Deed, Verb};
use elbowroom_rules::{Action, Game, Language, Seat, View};

impl App<'_> {
    /// What can be chosen.
    pub(super) fn options(&self) -> Vec<Action> {
        let legal = self.game.legal(self.state());
        let shown = |&action: &Action| match (self.choosing, action) {
            (Some(verb), Action::Do(id, ..)) => id == verb,
            (Some(_), _) => false,
            (None, _) => true,
        };
        legal.iter().copied().filter(shown).collect()
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
            Command::Yes if self.offer().is_some() => return self.choose(self.offer()),
            Command::Deed(letter) if self.option_of(letter).is_some() => {
                return self.choose(self.option_of(letter));
            }
            Command::End if options.contains(&Action::End) => {
                return self.choose(Some(Action::End));
            }
            Command::No => {
                self.choosing = None;
                self.overlay = Overlay::None;
                return;
            }
            Command::Decline | Command::Abandon | Command::Spread | Command::Yes => return,
            // Everything else is no choice: a look at the table, a hint, leaving.
            other => {
                self.choosing = None;
                self.overlay = Overlay::None;
                return self.play(other);
            }
        };
        self.overlay = Overlay::Menu(next);
    }

    /// Whether hexes are chosen from.
    pub(super) fn offers_hexes(&self) -> bool {
        let shown = |action| !self.game.preview(self.state(), action).is_empty();
        self.game.moves() && self.options().into_iter().any(shown)
    }

    /// How the hex would lie that is under the cursor of the choice.
    pub(super) fn shapes(&self) -> Vec<Preview> {
        match self.overlay {
            Overlay::Menu(at) if self.game.moves() => {
                let chosen = self.options().get(at).copied();
                let shapes = chosen.map(|action| self.game.preview(self.state(), action));
                shapes.unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// What yes says to an offer.
    fn offer(&self) -> Option<Action> {
        let offers = |verb: &Verb| matches!(verb.deed, Deed::Offer { .. });
        self.option_with(offers)
    }

    /// What can be chosen with a key of its own.
    fn option_of(&self, letter: char) -> Option<Action> {
        self.option_with(|verb| verb.key == letter)
    }

    fn option_with(&self, fits: impl Fn(&Verb) -> bool) -> Option<Action> {
        let mut options = self.options().into_iter();
        options.find(|&action| match action {
            Action::Do(id, target, _) => {
                let deed = self.game.deed_of(self.state(), id, target);
                deed.is_some_and(&fits)
            }
            _ => false,
        })
    }

    fn choose(&mut self, action: Option<Action>) {
        if let Some(action) = action {
            self.choosing = None;
            self.overlay = Overlay::None;
            self.act(&[action]);
        }
    }

    /// The title of the choice.
    pub(super) fn menu_title(&self) -> String {
        if let Some(verb) = self.choosing.and_then(|verb| self.game.verb(verb)) {
            return verb.name.text(self.language).to_owned();
        }
        let title = self.speaker().title(self.state());
        title.unwrap_or_else(|| self.speaker().moment(self.state()).to_owned())
    }

    /// The choice as a page: what is asked, what can be chosen, and what the one under the cursor does.
    pub(super) fn menu_page(&self, at: usize) -> String {
        let options = self.options();
        let mut lines = vec![self.asked_or_offered(), String::new()];
        for (i, &action) in options.iter().enumerate() {
            let pointer = if i == at { '▶' } else { ' ' };
            let name = self.name_of(action);
            let coins = match self.game.coins_for(self.state(), action) {
                Some(coins) => format!("   {coins}¢"),
                None => String::new(),
            };
            lines.push(format!(" {pointer} {} {name}{coins}", i + 1));
        }
        let view = self.game.view(self.state(), self.eyes());
        let sale = self.now.sale(view.table(), self.language);
        let sale = sale.filter(|sale| Some(sale.seat) == self.decider());
        if let Some(sale) = sale {
            let good = sale.goods.iter();
            let good = good.filter(|good| options.get(at) == Some(&good.action));
            for good in good {
                let told = words::told(self.language, &good.name, &good.help);
                lines.extend([String::new(), told]);
            }
            let has = belongings(&view, &self.now, sale.seat, self.language);
            lines.extend([String::new(), has]);
        }
        lines.join("\n")
    }

    /// What is asked, and what follows from the answers.
    pub(super) fn asked(&self) -> Option<String> {
        let name = |seat| self.name(seat).to_owned();
        self.speaker().task_in_full(self.state(), name)
    }

    /// The same, or what tiles offer without asking.
    pub(super) fn asked_or_offered(&self) -> String {
        let asked = self.asked().or_else(|| self.speaker().task(self.state()));
        asked.unwrap_or_default()
    }
}

/// What a seat has besides its peoples, in one line; its coins only where they may be known.
pub fn belongings(view: &View, game: &Game, seat: Seat, language: Language) -> String {
    let coins = view.coins(seat).map(|coins| asks::purse(language, coins));
    let has = game.belongings(view.table(), seat, language);
    let has = has.into_iter().map(|one| one.text);
    let all: Vec<String> = coins.into_iter().chain(has).collect();
    format!("{}.", all.join("; "))
}
