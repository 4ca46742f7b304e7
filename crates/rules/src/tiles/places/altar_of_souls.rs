//! An altar on which old tokens are worth coins.

use crate::cx::Cx;
use crate::deeds::tool::{ONCE, USED};
use crate::effect::{By, Hands};
use crate::event::{Event, Tale, TaleOf};
use crate::ids::RegionId;
use crate::losses;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{Deed, GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};

/// Altar of Souls.
pub static TILE: Tile = Tile {
    icon: "sword-altar",
    help: words(
        "After scoring whoever holds it, in decline too, may discard one of his declined tokens anywhere for three coins.",
        "Après le décompte, qui l'occupe, même en déclin, peut défausser un de ses pions en déclin, où qu'il soit, pour trois jetons.",
    ),
    rulings: &["U-14", "U-71", "U-102", "X-15"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "sacrifice",
            name: words(
                "sacrifice a declined token for 3 coins",
                "sacrifier un pion en déclin pour 3 jetons",
            ),
            short: words("sacrifice", "sacrifier"),
            key: 'z',
            icon: "sword-altar",
            asks_first: true,
            window: Window::AfterScore,
            deed: Deed::Region {
                candidates: declined,
                refuse,
                act,
            },
            once: Some(&ONCE),
            ..VERB
        }],
        ..NONE
    },
    ..other(
        Kind::Place,
        "altar-of-souls",
        words("Altar of Souls", "L'Autel des Âmes"),
    )
    .of(GameBox::Underground)
};

const COINS: u8 = 3;

static NOT_DECLINED: Reason = Reason {
    ruling: "U-71",
    words: words(
        "only one of your declined tokens can be sacrificed",
        "seul un de vos pions en déclin peut être sacrifié",
    ),
};

static SACRIFICED: Tale = Tale {
    kind: "sacrificed",
    words: words(
        "Seat {seat} sacrifices one of the {race} for {amount} coin(s).",
        "Le siège {seat} sacrifie un pion ({race}) pour {amount} jeton(s).",
    ),
    moves_coins: true,
};

/// Regions of the declined races of this seat.
fn declined(cx: &Cx) -> RegionSet {
    let peoples = cx.state.peoples(cx.seat());
    peoples
        .filter(|(id, _)| !id.is_active())
        .fold(RegionSet::EMPTY, |all, (_, people)| all | people.regions)
}

fn refuse(_: &Cx, region: RegionId, declined: RegionSet) -> Option<Refusal> {
    (!declined.has(region)).then_some(Refusal::Tile(&NOT_DECLINED))
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    hands.remember(by, USED);
    let (seat, people) = (by.seat(), hands.state().holder(region));
    let race = hands.people(people).race;
    hands.lift(people, region, 1);
    hands.discard(people, 1);
    if hands.state().tokens(region) == 0 {
        losses::strip(hands, people, region);
    }
    hands.gain(seat, u16::from(COINS));
    hands.tell(Event::Tale {
        tale: &SACRIFICED,
        who: TaleOf {
            race,
            amount: COINS,
            ..TaleOf::seat(seat)
        },
    });
    losses::vanish_if_gone(hands, people);
}
