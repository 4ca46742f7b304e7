//! A pentacle that calls the Balrog.

use crate::belongings::Mark;
use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::game::Game;
use crate::ids::{PeopleId, RaceId, RegionId, Seat, TileId};
use crate::losses;
use crate::notation::position::{Notation, region_said};
use crate::notation::speech::Speaker;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{
    Closes, Deed, GameBox, Held, Hooks, Kind, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, QUESTION,
    Question, Shows, Table, Taking, Tile, VERB, Verb, Window, Words, other, words,
};
use crate::tiles::places::crypt_of_the_tomb_raider;
use crate::turn::moments;

/// Wickedest Pentacle.
pub static TILE: Tile = Tile {
    icon: "pentacle",
    help: words(
        "Who finds it must send the Balrog to a region next to it; later its active holder may move the Balrog on, one region a turn. Whoever is there loses two tokens; nobody can take the Balrog's region, and it pays nobody.",
        "Qui le découvre doit envoyer le Balrog dans une région voisine ; ensuite son occupant actif peut le déplacer, d'une région par tour. L'occupant y perd deux pions ; nul ne prend la région du Balrog, et elle ne rapporte rien.",
    ),
    short: words("It commands the Balrog.", "Il commande le Balrog."),
    rulings: &["U-15", "U-77", "U-78", "U-79", "U-80", "U-81", "U-101"],
    // The region of the Balrog, counted from 1.
    memory: &[Memory {
        region: true,
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[
            Verb {
                window: Window::Asked,
                question: Some(Question {
                    id: BALROG,
                    ruling: "U-77",
                    words: words("where the Balrog goes", "où va le Balrog"),
                    fits: |cx| balrog(cx.game, cx.state).is_none() && cx.here().is_some(),
                    title: words("The Balrog", "Le Balrog"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Send the Balrog to a region next to the Pentacle: whoever is there loses two tokens.",
                            "Envoyez le Balrog dans une région voisine du Pentacle : l'occupant y perd deux pions.",
                        )
                    },
                    ..QUESTION
                }),
                ..SEND
            },
            SEND,
        ],
        closes: Some(Closes {
            regions: |state, cell, _| {
                balrog_in(state, cell).map_or(RegionSet::EMPTY, RegionSet::one)
            },
            why: &CLOSED,
            blocks: true,
        }),
        held: Some(held),
        table: Table {
            moves: Some(NAME),
            shows: Shows {
                mark: Some(mark),
                stands: Some(("balrog", "daemon-skull")),
                icons: &["daemon-skull"],
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: BALROG,
                of_seats: false,
                write: |game, state, _| Some(balrog(game, state)?.0.into()),
                read: |hands, at, _, value| {
                    let region = region_said(hands.game, at, value)?;
                    set(hands, region);
                    Ok(())
                },
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Place,
        "wickedest-pentacle",
        words("Wickedest Pentacle", "Le Pentacle Pernicieux"),
    )
    .of(GameBox::Underground)
};

const SEND: Verb = Verb {
    word: BALROG,
    name: words("send the Balrog", "envoyer le Balrog"),
    short: words("Balrog", "Balrog"),
    key: 'g',
    icon: "daemon-skull",
    asks_first: true,
    window: Window::Anytime,
    deed: Deed::Region {
        candidates: open,
        refuse,
        act,
    },
    once: Some(&MOVED),
    not_now: Some(&NOT_YOURS),
    ..VERB
};

const BALROG: &str = "balrog";
const NAME: Words = words("Balrog", "Balrog");
/// What occupants of its region lose (U-78).
const LOSS: u8 = 2;

static CLOSED: Reason = Reason {
    ruling: "U-79",
    words: words(
        "region {region} is the Balrog's: nobody can take it",
        "la région {region} est au Balrog : personne ne peut la prendre",
    ),
};
static MOVED: Reason = Reason {
    ruling: "U-77",
    words: words(
        "the Balrog moves once a turn",
        "le Balrog bouge une fois par tour",
    ),
};
static NOT_YOURS: Reason = Reason {
    ruling: "U-77",
    words: words(
        "only an active race that holds the Pentacle sends the Balrog",
        "seul un peuple actif qui tient le Pentacle envoie le Balrog",
    ),
};
static TOO_FAR: Reason = Reason {
    ruling: "U-77",
    words: words(
        "the Balrog goes to a region next to its own, or to the Pentacle when it is called",
        "le Balrog va dans une région voisine de la sienne, ou du Pentacle quand on l'appelle",
    ),
};
static FORBIDDEN: Reason = Reason {
    ruling: "U-80",
    words: words(
        "the Balrog never enters region {region}: it is a chasm, immune, or of those no tile helps against",
        "le Balrog n'entre pas en région {region} : gouffre, imprenable, ou peuple contre qui rien n'aide",
    ),
};
static LOCKED: Reason = Reason {
    ruling: "U-101",
    words: words(
        "ghost and Balrog do not share a region",
        "fantôme et Balrog ne partagent pas une région",
    ),
};

fn cell(game: &Game) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.first().copied()
}

/// Where the Balrog is, if it was called.
pub(crate) fn balrog(game: &Game, state: &State) -> Option<RegionId> {
    balrog_in(state, cell(game)?)
}

fn balrog_in(state: &State, cell: usize) -> Option<RegionId> {
    state.cell(cell).checked_sub(1).map(RegionId)
}

fn set(hands: &mut Hands, region: RegionId) {
    if let Some(cell) = cell(hands.game) {
        hands.set_cell(cell, region.0 + 1);
    }
}

/// Regions next to the Balrog, or to the Pentacle when it is called.
fn ways(cx: &Cx) -> RegionSet {
    let from = balrog(cx.game, cx.state).or(cx.here());
    from.map_or(RegionSet::EMPTY, |from| cx.board().borders(from))
}

/// Where the Balrog may go: immunity is against opponents (P-24).
fn open(cx: &Cx) -> RegionSet {
    let ghost = crypt_of_the_tomb_raider::ghost(cx.game, cx.state);
    let ghost = ghost.map_or(RegionSet::EMPTY, |(at, _)| RegionSet::one(at));
    ways(cx) - ghost - cx.board().closed() - reach::immune(cx) - cx.plain()
}

fn refuse(cx: &Cx, region: RegionId, open: RegionSet) -> Option<Refusal> {
    if open.has(region) {
        return None;
    }
    if !ways(cx).has(region) {
        return Some(Refusal::Tile(&TOO_FAR));
    }
    let ghost = crypt_of_the_tomb_raider::ghost(cx.game, cx.state);
    if ghost.is_some_and(|(at, _)| at == region) {
        return Some(Refusal::Tile(&LOCKED));
    }
    let reason = &FORBIDDEN;
    Some(Refusal::TileAt { reason, region })
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    hands.remember(by, 1);
    let tile = hands.cx_by(by).asked_id();
    let victim = hands.state().holder(region);
    if victim.is_some() {
        conquest::note_grudge(hands, victim.seat());
    }
    set(hands, region);
    hands.tell(Event::Moved { tile, region });
    hands.disturb();
    let natives = losses::clear(hands, region, LOSS);
    if natives {
        let cleared = Taking {
            region,
            holder: PeopleId::NONE,
            race: RaceId::NONE,
            natives,
            defenders: 0,
            conquered: false,
        };
        moments::conquered(hands, &cleared);
    }
}

/// Whoever finds the Pentacle, or is the first to hold it, must call the Balrog (U-15, U-11).
fn held(hands: &mut Hands, tile: TileId, held: Held) {
    let (Held::Found(people, _) | Held::Taken(people, _)) = held else {
        return;
    };
    if balrog(hands.game, hands.state()).is_some() || people.is_none() {
        return;
    }
    let cx = hands.cx_of(people);
    let cx = cx.ask(cx.asked_as(tile));
    if !open(&cx).is_empty() {
        let deed = hands.game.deed_of_tile(tile, BALROG);
        hands.ask(deed, people, RegionId::NONE);
    }
}

fn mark<'g>(speaker: &Speaker<'g>, state: &State, region: RegionId) -> Vec<Mark<'g>> {
    if balrog(speaker.game(), state) != Some(region) {
        return Vec::new();
    }
    vec![Mark {
        icon: "daemon-skull",
        text: NAME.text(speaker.language()).to_owned(),
        short: NAME.text(speaker.language()),
        help: TILE.help.text(speaker.language()).to_owned(),
        seat: Seat::NONE,
        token: "",
        number: 0,
        between: false,
        tile: Some(BALROG),
    }]
}
