//! What a game knows of deeds: their words, who does them now, what is asked.

use super::{DeedOnBoard, Game};
use crate::cx::Cx;
use crate::ids::{DeedId, PeopleId, PowerId, RaceId, TileId, VerbId};
use crate::notation::position::Notation;
use crate::state::{Stage, State};
use crate::tile::{Deed, Question, Verb, Window};

impl Game {
    /// The words of deeds with what they do, in the order of their numbers. A word that several tiles share stands
    /// once.
    pub fn verbs(&self) -> impl Iterator<Item = (VerbId, Verb<'_>)> {
        (0..self.words.len() as u8)
            .map(VerbId)
            .filter_map(|id| Some((id, self.verb(id)?)))
    }

    /// What a word does, for the first tile that has it.
    pub fn verb(&self, verb: VerbId) -> Option<Verb<'_>> {
        let deed = self.deeds.iter().find(|deed| deed.word == verb)?;
        Some(Verb {
            word: self.words.get(verb.index())?,
            ..*deed.verb
        })
    }

    /// The number of a word.
    pub fn verb_named(&self, word: &str) -> Option<VerbId> {
        let at = self.words.iter().position(|known| known == word)?;
        Some(VerbId(at as u8))
    }

    /// The deed that an action of this state names: an answer to what is due, or what a tile in force allows.
    pub fn deed_of(
        &self,
        state: &State,
        verb: VerbId,
        target: u8,
    ) -> Option<&'static Verb<'static>> {
        let deed = match state.due() {
            Some(due) => due.deed,
            None => {
                let game = self.now(state);
                Cx::acting(&game, state).who_can(verb, target, 0)?.1
            }
        };
        self.deed(deed)
            .filter(|deed| deed.word == verb)
            .map(|deed| deed.verb)
    }

    /// What is due, if anything is.
    pub fn due_deed(&self, state: &State) -> Option<Deed> {
        let deed = self.deed(state.due()?.deed)?;
        Some(deed.verb.deed)
    }

    /// What is asked of somebody before the turn goes on.
    pub fn question(&self, state: &State) -> Option<&'static Question> {
        let deed = self.deed(state.due()?.deed)?;
        deed.verb.question.as_ref()
    }

    /// The same, or what a tile offers as the turn begins.
    pub fn question_now(&self, state: &State) -> Option<&'static Question> {
        if state.turn.stage != Stage::Start || state.due().is_some() {
            return self.question(state);
        }
        self.start_question(state.turn.acting, state)
    }

    /// What a tile offers a people as its turn begins.
    pub(crate) fn start_question(
        &self,
        people: PeopleId,
        state: &State,
    ) -> Option<&'static Question> {
        let mut tiles = Cx::new(self, state, people).tiles();
        tiles.find_map(|(_, tile)| {
            let mut deeds = tile.deeds.iter();
            let deed = deeds.find(|deed| deed.window == Window::Start)?;
            deed.verb.question.as_ref()
        })
    }

    /// What positions say of the tiles that lie over the table.
    pub(crate) fn notations(&self) -> impl Iterator<Item = &'static Notation> {
        let races = (0..).map(RaceId).zip(&self.races);
        let powers = (0..).map(PowerId).zip(&self.powers);
        let races = races.map(|(id, tile)| (TileId::race(id), tile));
        let powers = powers.map(|(id, tile)| (TileId::power(id), tile));
        let combos = races.chain(powers).filter(|(id, tile)| {
            tile.hooks.table.says.is_some() && self.tile(*id).is_some_and(|tile| self.has(&tile))
        });
        let combos = combos.filter_map(|(_, tile)| tile.hooks.table.says);
        let table = self.table.iter();
        table
            .filter_map(|&tile| self.tile_on_board(tile).hooks.table.says)
            .chain(combos)
    }

    #[inline]
    pub(crate) fn deed(&self, deed: DeedId) -> Option<&DeedOnBoard> {
        self.deeds.get(deed.index())
    }

    /// The deed of a tile with a word, for whoever asks for it.
    pub(crate) fn deed_of_tile(&self, tile: TileId, question: &str) -> DeedId {
        let mut deeds = self.tile_on_board(tile).deeds.iter();
        let deed = deeds.find(|deed| deed.verb.question.is_some_and(|asked| asked.id == question));
        deed.map_or(DeedId::NONE, |deed| deed.id)
    }
}
