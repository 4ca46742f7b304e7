//! What lies before a seat besides its peoples, what stands on the map besides tokens and pieces, and what is for
//! sale: as lists of pictures and words, so that a client need not know what any of it is.

use crate::action::Action;
use crate::extras::TROOP;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, RegionId, Seat};
use crate::notation::agree;
use crate::notation::speech::Speaker;
use crate::refusal::Language;
use crate::state::{Ask, State};
use crate::tile::{Piece, Role, Tile, Words, words};

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
    pub short: &'static str,
    /// Whose it is.
    pub seat: Seat,
    /// The picture of the tokens that wait on it.
    pub token: &'g str,
    /// How many of them.
    pub number: u8,
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

/// Pictures of what is no tile and no piece.
const CAPTIVE: &str = "imprisoned";
const SOUL: &str = "soul";
const WELL: &str = "well";
pub(crate) const ICONS: [&str; 3] = [CAPTIVE, SOUL, WELL];

const SOULS_HELP: Words = words("Four souls make a ghost.", "Quatre âmes font un fantôme.");
const RESERVE_HELP: Words = words(
    "With none left here and in the well, the Necromancer wins.",
    "Quand il n'en reste ni ici ni dans le puits, le Nécromant gagne.",
);
const LEADER_HELP: Words = words(
    "One more token until the race declines. Who conquers his region captures him.",
    "Un pion de plus jusqu'au déclin. Qui conquiert sa région le capture.",
);
const CAPTIVE_HELP: Words = words(
    "Worth two coins at the end, unless he is ransomed.",
    "Vaut deux jetons à la fin, s'il n'est pas racheté.",
);
const GHOST: Words = words("A ghost", "Un fantôme");
const GHOST_HELP: Words = words(
    "Rises on the island and attacks this turn.",
    "Se lève sur l'île et attaque dès ce tour.",
);
const SALE: Words = words("The Necromancer's shop", "L'échoppe du Nécromant");

impl Game {
    /// The role that a seat plays, if it plays one.
    pub fn role(&self, seat: Seat) -> Option<Role> {
        let mut roles = self.setup.boxes.iter().filter_map(|from| from.facts().role);
        roles.find(|_| self.necromancer() == Some(seat))
    }

    /// The kinds of pieces that can come onto the board.
    pub fn pieces_in_play(&self) -> impl Iterator<Item = (PieceId, Piece<'_>)> {
        let in_play = |id: &PieceId| self.pieces[id.index()].planes > 0;
        self.pieces().filter(move |(id, _)| in_play(id))
    }

    /// What lies before a seat besides its peoples and coins.
    pub fn belongings(&self, state: &State, seat: Seat, language: Language) -> Vec<Belonging<'_>> {
        let speaker = Speaker::new(self, language);
        let counted = |icon, number: u8, name: Words, short: Words, help: Words| Belonging {
            icon,
            text: agree(language, &format!("{number} {}", name.text(language))),
            short: short.text(language).to_owned(),
            help: help.text(language).to_owned(),
            number: Some(number),
            piece: None,
            tile: None,
        };
        let mut all = Vec::new();
        let active = state.people(PeopleId::active(seat));
        if let Some(leader) = self.leader().filter(|_| active.has_leader()) {
            all.push(Belonging {
                icon: self.piece(leader).map_or("", |piece| piece.icon),
                text: speaker.piece(leader).to_owned(),
                short: speaker.piece(leader).to_owned(),
                help: LEADER_HELP.text(language).to_owned(),
                number: None,
                piece: Some(leader),
                tile: None,
            });
        }
        let troop = self.extras[TROOP];
        if let Some(piece) = self.piece(troop).filter(|_| active.troops() > 0) {
            let brings = |tile: &Tile| tile.pieces.iter().any(|one| one.id == piece.id);
            let mut tiles = self.powers_in_play().map(|(_, tile)| tile);
            all.push(Belonging {
                icon: piece.icon,
                text: format!("{} × {}", active.troops(), speaker.piece(troop)),
                short: speaker.piece(troop).to_owned(),
                help: tiles
                    .find(brings)
                    .map_or("", |tile| tile.help.text(language))
                    .to_owned(),
                number: Some(active.troops()),
                piece: Some(troop),
                tile: None,
            });
        }
        all.extend(state.captives(seat).map(|race| {
            let race = speaker.race(race);
            Belonging {
                icon: CAPTIVE,
                text: match language {
                    Language::English => format!("leader of the {race}, captive"),
                    Language::French => format!("Chef captif : {race}"),
                },
                short: "‡".chars().chain(race.chars().take(3)).collect(),
                help: CAPTIVE_HELP.text(language).to_owned(),
                number: None,
                piece: None,
                tile: None,
            }
        }));
        let Some((ghosts, _)) = self.ghosts().filter(|_| self.necromancer() == Some(seat)) else {
            return all;
        };
        let souls = words("soul(s)", "âme(s)");
        let reserve = words("ghost(s) in reserve", "fantôme(s) en réserve");
        all.push(counted(
            WELL,
            state.tray(ghosts),
            reserve,
            words("reserve", "réserve"),
            RESERVE_HELP,
        ));
        all.push(counted(
            SOUL,
            state.necromancer().souls(),
            souls,
            words("souls", "âmes"),
            SOULS_HELP,
        ));
        let owned = state.necromancer().shop().filter(|(_, owned)| *owned);
        all.extend(owned.filter_map(|(power, _)| {
            let tile = self.power_tile(power)?;
            Some(Belonging {
                icon: tile.icon,
                text: tile.name.text(language).to_owned(),
                short: tile.name.text(language).to_owned(),
                help: tile.help.text(language).to_owned(),
                number: None,
                piece: None,
                tile: Some(tile.id),
            })
        }));
        all
    }

    /// What stands in a region besides tokens and pieces.
    pub fn marks(&self, state: &State, region: RegionId, language: Language) -> Vec<Mark<'_>> {
        let (Some(seat), Some((_, ghosts))) = (self.necromancer(), self.ghosts()) else {
            return Vec::new();
        };
        let role = self
            .role(seat)
            .filter(|_| self.island_lake() == Some(region));
        let mark = role.map(|role| {
            let number = state.people(PeopleId::active(seat)).aside;
            let text = match language {
                Language::English => format!("Necromancer's island with {number} ghost(s)"),
                Language::French => format!("île du Nécromant avec {number} fantôme(s)"),
            };
            Mark {
                icon: role.icon,
                text: agree(language, &text),
                short: words("island", "île").text(language),
                seat,
                token: ghosts.icon,
                number,
            }
        });
        mark.into_iter().collect()
    }

    /// Where the tokens of a people that are neither on the map nor in hand wait; none where there are none.
    pub fn waiting(&self, state: &State, people: PeopleId, language: Language) -> Option<String> {
        let aside = state.people(people).aside;
        let at_home = self.necromancer() == Some(people.seat());
        let place = if at_home {
            words("on the island", "sur l'île")
        } else {
            words("beside the map", "à côté de la carte")
        };
        (aside > 0).then(|| format!("{aside} {}", place.text(language)))
    }

    /// What one seat alone can buy in this game, with what it has bought.
    pub fn sale(&self, state: &State, language: Language) -> Option<Sale<'_>> {
        let (seat, (_, ghosts)) = (self.necromancer()?, self.ghosts()?);
        // The first power is free, and no ghost is sold before it is chosen (N-03).
        let free = state.turn().ask == Ask::FirstPower;
        let price = if free { 0 } else { self.ghost_price(state) };
        let ghost = Good {
            icon: ghosts.icon,
            name: GHOST.text(language).to_owned(),
            help: GHOST_HELP.text(language).to_owned(),
            tile: None,
            owned: false,
            price,
            action: Action::Buy(0),
        };
        let powers = state.necromancer().shop().zip(1..);
        let powers = powers.filter_map(|((power, owned), place)| {
            let tile = self.power_tile(power)?;
            Some(Good {
                icon: tile.icon,
                name: tile.name.text(language).to_owned(),
                help: tile.help.text(language).to_owned(),
                tile: Some(tile.id),
                owned,
                price,
                action: Action::Buy(place),
            })
        });
        let help = match language {
            Language::English => format!(
                "Next purchase: {price} coin(s). Ghosts and powers owned add up to the price."
            ),
            Language::French => format!(
                "Prochain achat : {price} jeton(s). Fantômes et pouvoirs possédés font le prix."
            ),
        };
        Some(Sale {
            seat,
            title: SALE.text(language).to_owned(),
            help: if free {
                String::new()
            } else {
                agree(language, &help)
            },
            goods: (!free).then_some(ghost).into_iter().chain(powers).collect(),
        })
    }
}
