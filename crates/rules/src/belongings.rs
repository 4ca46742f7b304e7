//! What lies before a seat besides its peoples, what stands on the map besides tokens and pieces, and what is for
//! sale: as lists of pictures and words, so that a client need not know what any of it is. Tiles tell their own.

use crate::action::Action;
use crate::cx::Cx;
use crate::game::{DeedOnBoard, Game};
use crate::ids::{PeopleId, PieceId, RegionId, Seat, VerbId};
use crate::markers;
use crate::notation::speech::Speaker;
use crate::refusal::Language;
use crate::state::State;
use crate::tile::{Piece, Role, Shows, Tile, Verb, words};

/// Something that lies before a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Belonging<'g> {
    /// Its picture.
    pub icon: &'g str,
    /// What it is, with its number.
    pub text: String,
    /// In a word or a sign, without its number, for narrow places.
    pub short: String,
    /// What it means.
    pub help: String,
    /// How many of it, where it is counted.
    pub number: Option<u8>,
    /// The kind of piece, if it is one.
    pub piece: Option<PieceId>,
    /// The tile, if it is one.
    pub tile: Option<&'g str>,
}

/// Something that stands in a region besides tokens and pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark<'g> {
    /// Its picture.
    pub icon: &'g str,
    /// What it is, with its number.
    pub text: String,
    /// In a word, without its number, for narrow places.
    pub short: &'g str,
    /// What it means; empty where that is said elsewhere.
    pub help: String,
    /// The tile or piece, if it is one.
    pub tile: Option<&'g str>,
    /// Whose it is; nobody's, where it belongs to whoever holds the region.
    pub seat: Seat,
    /// The picture of the tokens that wait on it.
    pub token: &'g str,
    /// How many of them.
    pub number: u8,
    /// Whether it lies between regions, and each of them tells of it.
    pub between: bool,
}

/// What one seat alone can buy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sale<'g> {
    /// Who can buy it.
    pub seat: Seat,
    /// What the sale is called.
    pub title: String,
    /// What makes the price.
    pub help: String,
    /// What is on sale, and what was bought of it.
    pub goods: Vec<Good<'g>>,
}

/// One thing on sale.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good<'g> {
    /// Its picture.
    pub icon: &'g str,
    /// Its name.
    pub name: String,
    /// What it does.
    pub help: String,
    /// The tile, if it is one.
    pub tile: Option<&'g str>,
    /// Whether it was bought.
    pub owned: bool,
    /// What it costs in coins.
    pub price: u8,
    /// How it is bought.
    pub action: Action,
}

impl Game {
    /// What the tiles that lie over the table show.
    pub(crate) fn shows(&self) -> impl Iterator<Item = Shows> {
        let combos = self.races.iter().chain(&self.powers);
        let combos = combos.filter(|tile| tile.hooks.table.says.is_some());
        let table = self.table.iter().map(|&tile| self.tile_on_board(tile));
        table.chain(combos).map(|tile| tile.hooks.table.shows)
    }

    /// The role that a seat plays, if it plays one.
    pub fn role(&self, seat: Seat) -> Option<Role> {
        let home = self.home(seat)?;
        let from = self.race_tile(home.race)?.from;
        from.facts().role
    }

    /// The kinds of pieces that can come onto the board.
    pub fn pieces_in_play(&self) -> impl Iterator<Item = (PieceId, Piece<'_>)> {
        let in_play = |id: &PieceId| self.pieces[id.index()].planes > 0;
        self.pieces().filter(move |(id, _)| in_play(id))
    }

    /// The deeds that tiles in play allow.
    pub fn deeds_in_play(&self) -> impl Iterator<Item = &'static Verb<'static>> {
        self.numbered_deeds_in_play().map(|deed| deed.verb)
    }

    fn numbered_deeds_in_play(&self) -> impl Iterator<Item = &DeedOnBoard> {
        let in_play = |tile: Tile| self.has(&tile);
        let deeds = self.deeds.iter();
        deeds.filter(move |deed| self.tile(deed.tile).is_some_and(in_play))
    }

    /// The words of these deeds.
    pub(crate) fn words_in_play(&self) -> Vec<VerbId> {
        self.numbered_deeds_in_play()
            .map(|deed| deed.word)
            .collect()
    }

    /// What lies before a seat besides its peoples and coins.
    pub fn belongings(&self, state: &State, seat: Seat, language: Language) -> Vec<Belonging<'_>> {
        let speaker = Speaker::new(self, language);
        let mut all = self.tokens_of_no_tray(state, seat, &speaker);
        all.extend(self.tokens_that_only_attack(state, seat, &speaker));
        all.extend(self.grudges_against(state, seat, &speaker));
        for belongings in self.shows().filter_map(|shows| shows.belongings) {
            all.extend(belongings(&speaker, state, seat));
        }
        all
    }

    fn tokens_of_no_tray<'g>(
        &'g self,
        state: &State,
        seat: Seat,
        speaker: &Speaker<'g>,
    ) -> Vec<Belonging<'g>> {
        let language = speaker.language();
        let owned = self.extra_tokens(state, PeopleId::active(seat));
        let tell = |(id, count)| {
            let piece = self.piece(id)?;
            let kind = self.extra_kind(id)?;
            let several = self.extras[kind].most > 1;
            let brings = |tile: &Tile| tile.pieces.iter().any(|one| one.id == piece.id);
            let tile = self.tile(self.extras[kind].tile).filter(brings);
            let name = speaker.piece(id);
            Some(Belonging {
                icon: piece.icon,
                text: if several {
                    format!("{count} × {name}")
                } else {
                    name.to_owned()
                },
                short: name.to_owned(),
                help: tile.map_or("", |tile| tile.help.text(language)).to_owned(),
                number: several.then_some(count),
                piece: Some(id),
                tile: None,
            })
        };
        owned.into_iter().filter_map(tell).collect()
    }

    /// Tokens that only attack, got for regions (U-41).
    fn tokens_that_only_attack<'g>(
        &'g self,
        state: &State,
        seat: Seat,
        speaker: &Speaker<'g>,
    ) -> Option<Belonging<'g>> {
        let cx = Cx::new(self, state, PeopleId::active(seat));
        let count = cx.lent_for();
        if count == 0 {
            return None;
        }
        let tile = cx.tiles().find(|(_, tile)| !tile.lent_for.is_empty());
        let (asked, on_board) = tile?;
        let tile = self.tile(cx.ask(asked).asked_id())?;
        let (id, icon) = on_board
            .hooks
            .table
            .shows
            .stands
            .unwrap_or((tile.id, tile.icon));
        let short = speaker.pick("for attacks", "pour l'attaque");
        Some(Belonging {
            icon,
            text: format!("{count} × {short}"),
            short,
            help: tile.help.text(speaker.language()).to_owned(),
            number: Some(count),
            piece: None,
            tile: Some(id),
        })
    }

    /// Who remembers an attack of a seat (U-62).
    fn grudges_against<'g>(
        &'g self,
        state: &State,
        seat: Seat,
        speaker: &Speaker<'g>,
    ) -> Vec<Belonging<'g>> {
        let tell = |other: Seat| {
            let cx = Cx::new(self, state, PeopleId::active(other));
            if !self.brings.grudge || cx.grudges() >> seat.0 & 1 == 0 {
                return None;
            }
            let (asked, on_board) = cx.tiles().find(|(_, tile)| tile.grudge)?;
            let tile = self.tile(cx.ask(asked).asked_id())?;
            let (id, icon) = on_board
                .hooks
                .table
                .shows
                .stands
                .unwrap_or((tile.id, tile.icon));
            let short = tile.name.text(speaker.language()).to_owned();
            Some(Belonging {
                icon,
                text: speaker.pick(
                    format!("Seat {other} remembers your attack"),
                    format!("Le siège {other} se souvient de votre attaque"),
                ),
                short,
                help: tile.help.text(speaker.language()).to_owned(),
                number: None,
                piece: None,
                tile: Some(id),
            })
        };
        self.seats().filter_map(tell).collect()
    }

    /// What stands in a region besides tokens and pieces.
    pub fn marks(&self, state: &State, region: RegionId, language: Language) -> Vec<Mark<'_>> {
        let speaker = Speaker::new(self, language);
        let shows = self.shows().filter_map(|shows| shows.mark);
        let shown = shows.flat_map(|mark| mark(&speaker, state, region));
        let markers = self.markers_at(state, region, language).into_iter();
        markers.chain(shown).collect()
    }

    /// Relics, places and powers that lie in a region.
    fn markers_at(&self, state: &State, region: RegionId, language: Language) -> Vec<Mark<'_>> {
        let tell = |(_, id)| {
            let tile = self.tile(id)?;
            Some(Mark {
                icon: tile.icon,
                text: tile.name.text(language).to_owned(),
                short: tile.name.text(language),
                help: tile.help.text(language).to_owned(),
                seat: Seat::NONE,
                token: "",
                number: 0,
                between: false,
                tile: Some(tile.id),
            })
        };
        markers::at(state, region).filter_map(tell).collect()
    }

    /// Where the tokens of a people that are neither on the map nor in hand wait; none where there are none.
    pub fn waiting(&self, state: &State, people: PeopleId, language: Language) -> Option<String> {
        let aside = state.people(people).aside;
        let place = match self.home(people.seat()) {
            Some(home) => home.at_home,
            None => words("beside the map", "à côté de la carte"),
        };
        (aside > 0).then(|| format!("{aside} {}", place.text(language)))
    }

    /// What one seat alone can buy in this game, with what it has bought.
    pub fn sale(&self, state: &State, language: Language) -> Option<Sale<'_>> {
        let speaker = Speaker::new(self, language);
        let mut sales = self.shows().filter_map(|shows| shows.sale);
        sales.find_map(|sale| sale(&speaker, state))
    }
}
