//! What the screen says about the game: the status line, the region under the cursor, whole pages.

use super::app::App;
use super::target::{key_of, region_of};
use super::words;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::state::{NO_DIE, Stage};
use elbowroom_rules::tile::{Deed, Tile};
use elbowroom_rules::{Action, Game, Language, RegionId, Seat, State};

/// The letter of each kind of piece on the map: the first of its identifier that is still free.
pub fn piece_letters(game: &Game) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for (_, piece) in game.pieces() {
        let free = piece
            .id
            .chars()
            .filter(char::is_ascii_alphabetic)
            .map(|letter| letter.to_ascii_uppercase())
            .find(|letter| !letters.contains(letter));
        letters.push(free.unwrap_or('?'));
    }
    letters
}

/// A region in one line: ground, symbols, who stands there.
pub fn region_line(
    game: &Game,
    state: &State,
    speaker: &Speaker,
    language: Language,
    region: RegionId,
) -> String {
    let Some(printed) = game.board().region(region) else {
        return String::new();
    };
    let say = |words: elbowroom_rules::tile::Words| words.text(language);
    let mut parts = vec![format!("{region} {}", say(words::terrain(printed.terrain)))];
    parts.extend(
        printed
            .symbols
            .iter()
            .map(|symbol| say(words::symbol(*symbol)).to_owned()),
    );
    if printed.edge {
        parts.push(say(words::EDGE).to_owned());
    }
    if state.tribes().has(region) {
        parts.push(say(words::LOST_TRIBE).to_owned());
    }
    let holder = state.holder(region);
    if holder.is_some() {
        let people = state.people(holder);
        let mut told = format!(
            "{} ({}): {}",
            speaker.race(people.race),
            holder.seat(),
            state.tokens(region)
        );
        if !holder.is_active() {
            told += &format!(", {}", say(words::DECLINED));
        }
        parts.push(told);
    }
    for (id, _) in game.pieces() {
        match game.pieces_at(state, id, region) {
            0 => {}
            1 => parts.push(speaker.piece(id).to_owned()),
            count => parts.push(format!("{} x{count}", speaker.piece(id))),
        }
    }
    parts.join(" · ")
}

impl App<'_> {
    /// The line on top: round, seat, what is to be done.
    pub(super) fn status(&self) -> String {
        let state = self.state();
        let turn = state.turn();
        let mut parts = vec![format!(
            "{} {}/{}",
            self.text(words::ROUND),
            turn.round,
            self.game.board().rounds()
        )];
        if let Some(seat) = self.decider() {
            parts.push(format!("{seat} {}", self.name(seat)));
        }
        if self.decider().is_some() && !self.mine() {
            parts.push(self.text(words::THINKS).to_owned());
            return parts.join(" · ");
        }
        parts.push(self.text(turn.stage.words()).to_owned());
        let hand = match &self.staging {
            Some(staging) => Some(staging.left()),
            None if matches!(turn.stage, Stage::Choice | Stage::Conquest) => {
                Some(self.game.force(state))
            }
            None => None,
        };
        if let Some(hand) = hand {
            parts.push(format!("{} {hand}", self.text(words::HAND)));
        }
        if turn.die != NO_DIE {
            let die = words::pick(self.language, "die".into(), "dé".into());
            parts.push(format!("{die} {}", turn.die));
        }
        parts.join(" · ")
    }

    /// What is under the cursor, in one line.
    pub(super) fn selection(&self) -> String {
        if let Some(combo) = self.combo.and_then(|at| self.state().column().get(at)) {
            let power = self.game.power_tile(combo.power);
            return power.map_or(String::new(), |tile| self.tile_line(tile));
        }
        let view = self.game.view(self.state(), self.eyes());
        let mut line = region_line(
            self.game,
            view.table(),
            &self.speaker,
            self.language,
            self.cursor,
        );
        let conquering = matches!(self.stage(), Stage::Choice | Stage::Conquest);
        if conquering
            && self.mine()
            && let Ok(price) = self.game.price(self.state(), self.cursor)
        {
            let force = self.game.force(self.state());
            line += &format!(" · {} {price}/{force}", self.text(words::PRICE));
        }
        line
    }

    /// What the person is told: the last refusal, or what there is to know now.
    pub(super) fn notice(&self) -> String {
        if !self.message.is_empty() {
            return self.message.clone();
        }
        if let Some(combo) = self.combo.and_then(|at| self.state().column().get(at)) {
            let race = self.game.race_tile(combo.race);
            return race.map_or(String::new(), |tile| self.tile_line(tile));
        }
        if !self.mine() {
            return self.log.last().cloned().unwrap_or_default();
        }
        let turn = self.state().turn();
        let short = self.game.shortfall(self.state());
        match turn.stage {
            Stage::Choice | Stage::Conquest if short > 0 => words::shortfall(self.language, short),
            Stage::Redeploy if turn.owed > 0 => words::must_vacate(self.language, turn.owed),
            Stage::Redeploy | Stage::Defence if self.staging.is_some() => {
                let left = self.staging.as_ref().map_or(0, |staging| staging.left());
                if left > 0 {
                    words::still_to_place(self.language, left)
                } else {
                    String::new()
                }
            }
            Stage::Pieces | Stage::Defence => {
                words::to_place(self.language, self.speaker.piece(turn.piece))
            }
            Stage::EndOfTurn => {
                let seats: Vec<String> = self
                    .seats_for_pact()
                    .map(|seat| format!("{seat} {}", self.name(seat)))
                    .collect();
                words::allies(self.language, &seats.join(", "))
            }
            _ => String::new(),
        }
    }

    fn seats_for_pact(&self) -> impl Iterator<Item = Seat> {
        let list = self.game.legal(self.state());
        let seat_deeds: Vec<_> = self
            .game
            .verbs()
            .filter(|(_, verb)| matches!(verb.deed, Deed::Seat { .. }))
            .map(|(id, _)| id)
            .collect();
        let seats: Vec<Seat> = list
            .iter()
            .filter_map(|action| match action {
                Action::Do(id, seat) if seat_deeds.contains(id) => Some(Seat(*seat)),
                _ => None,
            })
            .collect();
        seats.into_iter()
    }

    /// What a tile does, in one line.
    fn tile_line(&self, tile: &Tile) -> String {
        let (name, help) = (self.text(tile.name), self.text(tile.help));
        words::pick(
            self.language,
            format!("{name}: {help}"),
            format!("{name} : {help}"),
        )
    }

    /// The keys that do something now, as many as fit; help is always among them.
    pub(super) fn keys(&self) -> String {
        let help = self.text(words::KEY_HELP);
        let all = self.all_keys();
        let room = usize::from(self.size.0).saturating_sub(help.chars().count() + 2);
        let mut line = String::new();
        for key in all.split("  ").filter(|key| *key != help) {
            if line.chars().count() + key.chars().count() + 2 <= room {
                line += &format!("{key}  ");
            }
        }
        line + help
    }

    fn all_keys(&self) -> String {
        if self.stage() == Stage::Over {
            return self.text(words::KEYS_OVER).to_owned();
        }
        if !self.mine() {
            return self.text(words::KEYS_WATCH).to_owned();
        }
        let legal = |action| self.game.check(self.state(), action).is_ok();
        let turn = self.state().turn();
        match turn.stage {
            Stage::Pick => self.text(words::KEYS_PICK).to_owned(),
            Stage::Choice | Stage::Conquest => {
                let mut keys = vec![self.text(words::KEYS_FIGHT)];
                let mut offer = |open: bool, words| {
                    if open {
                        keys.push(self.text(words));
                    }
                };
                offer(legal(Action::Decline), words::KEY_DECLINE);
                offer(legal(Action::Ready), words::KEY_READY);
                offer(legal(Action::RollFirst), words::KEY_ROLL);
                let deed = |letter| self.targets.iter().any(|t| t.deeds.contains(&Some(letter)));
                offer(deed(key_of("convert")), words::KEY_CONVERT);
                offer(deed(key_of("dragon")), words::KEY_DRAGON);
                offer(legal(Action::Abandon(self.cursor)), words::KEY_ABANDON);
                offer(self.table.can_undo() == self.viewer, words::KEY_UNDO);
                offer(true, words::KEY_INFO);
                offer(true, words::KEY_HINT);
                keys.join("  ")
            }
            Stage::Redeploy if turn.owed > 0 => self.text(words::KEYS_VACATE).to_owned(),
            Stage::Redeploy | Stage::Defence if self.staging.is_some() => {
                self.text(words::KEYS_PLACE).to_owned()
            }
            Stage::Pieces | Stage::Defence | Stage::Redeploy => {
                let mut keys = self.text(words::KEYS_PUT).to_owned();
                if legal(Action::End) {
                    keys = format!("{}  {keys}", self.text(words::KEY_SKIP));
                }
                keys
            }
            Stage::EndOfTurn | Stage::LateDecline | Stage::Over => {
                self.text(words::KEYS_ALLY).to_owned()
            }
        }
    }

    /// An action as it is told to a person.
    pub(super) fn told(&self, action: Action) -> String {
        let say = |english: String, french: String| words::pick(self.language, english, french);
        match action {
            Action::Pick(place) => {
                let combo = self.state().column().get(usize::from(place));
                let name = combo.map(|combo| self.speaker.combo(combo.race, combo.power));
                let name = name.unwrap_or_default();
                let place = place + 1;
                say(
                    format!("pick {name} (place {place})"),
                    format!("prendre {name} (place {place})"),
                )
            }
            Action::Decline => say("go in decline".into(), "passer en déclin".into()),
            Action::End => say("end".into(), "finir".into()),
            Action::Ready => say("take tokens up".into(), "rassembler les pions".into()),
            Action::RollFirst => say("roll first".into(), "lancer le dé d'abord".into()),
            Action::Abandon(region) => say(
                format!("abandon region {region}"),
                format!("abandonner la région {region}"),
            ),
            Action::Conquer(region) => say(
                format!("conquer region {region}"),
                format!("conquérir la région {region}"),
            ),
            Action::Roll(region) => say(
                format!("roll for region {region}"),
                format!("lancer le dé pour la région {region}"),
            ),
            Action::Vacate(region) => say(
                format!("give up region {region}"),
                format!("céder la région {region}"),
            ),
            Action::Place(region, count) => say(
                format!("put {count} in region {region}"),
                format!("placer {count} en région {region}"),
            ),
            Action::Put(piece, region, count) => {
                let piece = self.speaker.piece(piece);
                say(
                    format!("put {count} {piece} in region {region}"),
                    format!("placer {count} {piece} en région {region}"),
                )
            }
            Action::Do(id, target) => {
                let verb = self.game.verbs().find(|(known, _)| *known == id);
                let name = verb.map_or("", |(_, verb)| self.text(verb.name));
                match region_of(self.game, action) {
                    Some(region) => format!("{name}: {region}"),
                    None => format!("{name}: {}", Seat(target)),
                }
            }
        }
    }
}
