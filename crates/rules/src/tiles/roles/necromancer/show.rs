//! What clients show of the Necromancer.

use super::shop::FIRST_POWER;
use super::{his_seat, home, price, shop, souls};
use crate::action::Action;
use crate::belongings::{Belonging, Good, Mark, Sale};
use crate::ids::{PeopleId, RegionId, Seat};
use crate::notation::agree;
use crate::notation::speech::Speaker;
use crate::state::State;
use crate::tile::{Words, words};

pub(super) fn belongings<'g>(
    speaker: &Speaker<'g>,
    state: &State,
    seat: Seat,
) -> Vec<Belonging<'g>> {
    let game = speaker.game();
    let Some(home) = home(game).filter(|home| home.seat == seat) else {
        return Vec::new();
    };
    let language = speaker.language();
    let counted = |icon, number: u8, name: Words, short: Words, help: Words| Belonging {
        icon,
        text: agree(language, &format!("{number} {}", name.text(language))),
        short: short.text(language).to_owned(),
        help: help.text(language).to_owned(),
        number: Some(number),
        piece: None,
        tile: None,
    };
    let mut all = vec![
        counted(
            "well",
            state.tray(home.race),
            words("ghost(s) in reserve", "fantôme(s) en réserve"),
            words("reserve", "réserve"),
            words(
                "With none left here and in the well, the Necromancer wins.",
                "Quand il n'en reste ni ici ni dans le puits, le Nécromant gagne.",
            ),
        ),
        counted(
            "soul",
            souls(game, state),
            words("soul(s)", "âme(s)"),
            words("souls", "âmes"),
            words("Four souls make a ghost.", "Quatre âmes font un fantôme."),
        ),
    ];
    let owned = shop(game, state).filter(|(_, owned)| *owned);
    all.extend(owned.filter_map(|(power, _)| {
        let tile = game.power_tile(power)?;
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

pub(super) fn island<'g>(speaker: &Speaker<'g>, state: &State, region: RegionId) -> Vec<Mark<'g>> {
    the_island(speaker, state, region).into_iter().collect()
}

fn the_island<'g>(speaker: &Speaker<'g>, state: &State, region: RegionId) -> Option<Mark<'g>> {
    let game = speaker.game();
    let home = home(game).filter(|home| home.closed.has(region))?;
    let number = state.people(PeopleId::active(home.seat)).aside;
    let text = speaker.pick(
        format!("Necromancer's island with {number} ghost(s)"),
        format!("île du Nécromant avec {number} fantôme(s)"),
    );
    Some(Mark {
        icon: game.role(home.seat)?.icon,
        text: agree(speaker.language(), &text),
        short: words("island", "île").text(speaker.language()),
        help: String::new(),
        tile: None,
        seat: home.seat,
        token: game.race_tile(home.race)?.icon,
        number,
        between: false,
    })
}

pub(super) fn sale<'g>(speaker: &Speaker<'g>, state: &State) -> Option<Sale<'g>> {
    let game = speaker.game();
    let (home, language) = (home(game)?, speaker.language());
    let buy = game.verb_named("buy")?;
    // The first power is free, and no ghost is sold before it is chosen (N-03).
    let free = game
        .question(state)
        .is_some_and(|question| question.id == FIRST_POWER);
    let price = if free { 0 } else { price(game, state) };
    let ghost = Good {
        icon: game.race_tile(home.race)?.icon,
        name: speaker.pick("A ghost", "Un fantôme"),
        help: speaker.pick(
            "Rises on the island and attacks this turn.",
            "Se lève sur l'île et attaque dès ce tour.",
        ),
        tile: None,
        owned: false,
        price,
        action: Action::Do(buy, 0, 0),
    };
    let powers = shop(game, state).zip(1..);
    let powers = powers.filter_map(|((power, owned), place)| {
        let tile = game.power_tile(power)?;
        Some(Good {
            icon: tile.icon,
            name: tile.name.text(language).to_owned(),
            help: tile.help.text(language).to_owned(),
            tile: Some(tile.id),
            owned,
            price,
            action: Action::Do(buy, place, 0),
        })
    });
    let help = speaker.pick(
        format!("Next purchase: {price} coin(s). Ghosts and powers owned add up to the price."),
        format!("Prochain achat : {price} jeton(s). Fantômes et pouvoirs possédés font le prix."),
    );
    Some(Sale {
        seat: home.seat,
        title: speaker.pick("The Necromancer's shop", "L'échoppe du Nécromant"),
        help: if free {
            String::new()
        } else {
            agree(language, &help)
        },
        goods: (!free).then_some(ghost).into_iter().chain(powers).collect(),
    })
}

/// What buying something says, and its picture.
pub(super) fn ware<'g>(
    speaker: &Speaker<'g>,
    state: &State,
    what: u8,
) -> (String, Option<&'g str>) {
    let game = speaker.game();
    let Some(place) = usize::from(what).checked_sub(1) else {
        let icon = home(game).and_then(|home| Some(game.race_tile(home.race)?.icon));
        return (speaker.pick("Buy a ghost", "Acheter un fantôme"), icon);
    };
    let power = shop(game, state).nth(place).map(|(power, _)| power);
    let tile = power.and_then(|power| game.power_tile(power));
    tile.map_or_else(Default::default, |tile| {
        (
            tile.name.text(speaker.language()).to_owned(),
            Some(tile.icon),
        )
    })
}

pub(super) fn ending(speaker: &Speaker, state: &State) -> Option<String> {
    let won = state.winner().is_some() && state.winner() == his_seat(speaker.game());
    won.then(|| {
        speaker.pick(
            "No ghost is left in reserve: the Necromancer wins at once (N-21).",
            "Plus aucun fantôme en réserve : le Nécromant gagne aussitôt (N-21).",
        )
    })
}

pub(super) fn purchases(speaker: &Speaker, _: &State) -> String {
    speaker.pick(
        "Buy ghosts and powers; each makes the next one dearer.",
        "Achetez des fantômes et des pouvoirs ; chaque achat rend le suivant plus cher.",
    )
}

pub(super) fn purchases_in_full(
    speaker: &Speaker,
    state: &State,
    _: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let price = price(speaker.game(), state);
    Some(speaker.pick(
        format!("The Necromancer buys. Each ghost or power costs {price} now: as many coins as he has ghosts and powers (N-13). New ghosts attack this turn from the island."),
        format!("Le Nécromant achète. Chaque fantôme ou pouvoir coûte {price} à présent : autant de jetons que de fantômes et de pouvoirs possédés (N-13). Les nouveaux fantômes attaquent ce tour-ci depuis l'île."),
    ))
}

pub(super) fn first_power(speaker: &Speaker, _: &State) -> String {
    speaker.pick(
        "Choose the power that you own from the start. The others wait in your shop.",
        "Choisissez le pouvoir que vous possédez dès le départ. Les autres attendent dans votre échoppe.",
    )
}

pub(super) fn first_power_in_full(
    speaker: &Speaker,
    _: &State,
    _: &dyn Fn(Seat) -> String,
) -> Option<String> {
    Some(speaker.pick(
        "The Necromancer owns one of these powers from the start, for nothing. The others stay on sale to him alone: each ghost or power costs as many coins as he has ghosts and powers (N-03, N-13).",
        "Le Nécromant possède un de ces pouvoirs dès le départ, gratuitement. Les autres restent en vente pour lui seul : chaque fantôme ou pouvoir coûte autant de jetons qu'il a de fantômes et de pouvoirs (N-03, N-13).",
    ))
}
