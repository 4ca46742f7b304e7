//! Questions that small boxes put to a person, and what follows from the answers.

use super::pick;
use elbowroom_rules::state::NO_DIE;
use elbowroom_rules::tile::{GameBox, Words, words};
use elbowroom_rules::{Language, RegionId};

pub const FIRST_POWER: Words = words(
    "The Necromancer owns one of these powers from the start, for nothing. The others stay on sale to him alone: each ghost or power costs as many coins as he has ghosts and powers (N-03, N-13).",
    "Le Nécromant possède un de ces pouvoirs dès le départ, gratuitement. Les autres restent en vente pour lui seul : chaque fantôme ou pouvoir coûte autant de jetons qu'il a de fantômes et de pouvoirs (N-03, N-13).",
);
pub const TOWER: Words = words(
    "Choose the region in which the tower rises; the others are left (D-07).",
    "Choisissez la région où s'élève la tour ; les autres sont quittées (D-07).",
);
pub const AIM: Words = words(
    "The catapult is set: only the lit regions can be attacked now (F-15). u takes it back.",
    "La catapulte est en place : seules les régions marquées sont attaquables (F-15). u la reprend.",
);
pub const OPEN_CHOICE: Words = words("Enter opens the choice again.", "Entrée rouvre le choix.");
pub const VICTORY: Words = words(
    "No ghost is left in reserve: the Necromancer wins at once (N-21).",
    "Plus aucun fantôme en réserve : le Nécromant gagne aussitôt (N-21).",
);

/// A leader is offered.
pub fn leader(language: Language, race: &str) -> String {
    pick(
        language,
        format!(
            "Does the leader of the {race} join them for 1 coin? He is one more token until they decline, and never stands in an immune region. Who conquers his region captures him; a captive not ransomed is worth 2 coins to his captor at the end (L-01, L-07)."
        ),
        format!(
            "{race} : leur Chef les rejoint-il pour 1 jeton ? C'est un pion de plus jusqu'au déclin, jamais dans une région imprenable. Qui conquiert sa région le capture ; un captif sans rançon vaut 2 jetons à son geôlier à la fin (L-01, L-07)."
        ),
    )
}

/// A leader was captured.
pub fn ransom(language: Language, race: &str, captor: &str) -> String {
    pick(
        language,
        format!(
            "The leader of the {race} was captured by {captor}. For 1 coin to {captor} he comes back to hand; otherwise he stays captive and brings {captor} 2 coins at the end (L-05, L-07)."
        ),
        format!(
            "{race} : leur Chef est capturé par {captor}. Pour 1 jeton donné à {captor}, il revient en main ; sinon il reste captif et rapporte 2 jetons à {captor} à la fin (L-05, L-07)."
        ),
    )
}

/// The die fell short.
pub fn hire(language: Language, region: RegionId, die: u8) -> String {
    let die = if die == NO_DIE { 0 } else { die };
    pick(
        language,
        format!(
            "The die shows {die}: too little for region {region}. With paid help it falls all the same (F-22)."
        ),
        format!(
            "Le dé montre {die} : trop peu pour la région {region}. Avec une aide payée, elle tombe quand même (F-22)."
        ),
    )
}

/// A token is lost.
pub fn loss(language: Language, race: &str) -> String {
    pick(
        language,
        format!(
            "The {race} lost a region. Which token do they lose: one of the race, or one of the horde, which is gone for good (C-07)?"
        ),
        format!(
            "{race} : une région est perdue. Quel pion disparaît : un du peuple, ou un de la horde, perdu pour de bon (C-07) ?"
        ),
    )
}

/// The Necromancer's purchases.
pub fn shop(language: Language, price: u8) -> String {
    pick(
        language,
        format!(
            "The Necromancer buys. Each ghost or power costs {price} now: as many coins as he has ghosts and powers (N-13). New ghosts attack this turn from the island."
        ),
        format!(
            "Le Nécromant achète. Chaque fantôme ou pouvoir coûte {price} à présent : autant de jetons que de fantômes et de pouvoirs possédés (N-13). Les nouveaux fantômes attaquent ce tour-ci depuis l'île."
        ),
    )
}

/// What the Necromancer has; his coins only where they may be known.
pub fn owned(
    language: Language,
    coins: Option<u16>,
    reserve: u8,
    souls: u8,
    powers: &str,
) -> String {
    let purse = match coins {
        Some(coins) => pick(
            language,
            format!("{coins} coin(s); "),
            format!("{coins} jeton(s) ; "),
        ),
        None => String::new(),
    };
    purse
        + &pick(
            language,
            format!("{reserve} ghosts in reserve; {souls} souls in the well. Owned: {powers}."),
            format!("{reserve} fantômes en réserve ; {souls} âmes au puits. Possédés : {powers}."),
        )
}

/// A decline that ends in a tower.
pub fn decline_to_tower(language: Language, race: &str, regions: u8) -> String {
    pick(
        language,
        format!(
            "Go in decline? The {race} gather {regions} token(s) in a tower in one region, which you choose next, and leave the others (D-07)."
        ),
        format!(
            "Passer en déclin ? {race} : {regions} pion(s) réuni(s) dans une tour, dans une région à choisir ensuite ; les autres sont quittées (D-07)."
        ),
    )
}

/// A region that is only affordable with help.
pub fn hire_region(
    language: Language,
    region: RegionId,
    coins: u8,
    cheaper: u8,
    price: u8,
) -> String {
    pick(
        language,
        format!(
            "Pay {coins} coin(s) to take region {region} for {cheaper} instead of {price} (F-21)?"
        ),
        format!(
            "Payer {coins} jeton(s) pour prendre la région {region} à {cheaper} au lieu de {price} (F-21) ?"
        ),
    )
}

/// More tokens than the price.
pub fn with_more(language: Language, tokens: u8) -> String {
    pick(
        language,
        format!("Attacks with {tokens} token(s) to stay there: + one more, - one less."),
        format!("Attaque avec {tokens} pion(s) qui y reste(nt) : + un de plus, - un de moins."),
    )
}

/// Regions left this turn.
pub fn left(language: Language, regions: &str) -> String {
    pick(
        language,
        format!("Abandoned this turn: {regions}."),
        format!("Abandonnées ce tour : {regions}."),
    )
}

/// The rest goes to the island.
pub fn rest_to_island(language: Language, left: u8) -> String {
    pick(
        language,
        format!(
            "{left} ghost(s) in hand: + puts one here, s spreads, e leaves the rest on the island."
        ),
        format!(
            "{left} fantôme(s) en main : + en met un ici, s répartit, e laisse le reste sur l'île."
        ),
    )
}

/// What a box changes beside its tiles; nothing for most.
pub const fn box_rules(from: GameBox) -> Option<Words<'static>> {
    match from {
        GameBox::Leaders => Some(words(
            "Whoever picks a combo may buy its leader for 1 coin: one more token until the race declines. Who conquers his region captures him; the owner may ransom him at once for 1 coin to the captor, or he is worth 2 coins to the captor at the end.",
            "Qui prend une combinaison peut acheter son Chef pour 1 jeton : un pion de plus jusqu'au déclin. Qui conquiert sa région le capture ; son propriétaire peut le racheter aussitôt 1 jeton au geôlier, sinon il lui vaut 2 jetons à la fin.",
        )),
        GameBox::Necromancer => Some(words(
            "The last seat plays the Necromancer. His ghosts come from the island in the lake. As his turn begins he buys ghosts and powers, each for as many coins as he has of both. Tokens lost in conquests become souls, each of his regions brings one more, and four souls make a ghost. He never declines; with no ghost left in reserve or in the well at the end of his turn he wins at once.",
            "Le dernier siège joue le Nécromant. Ses fantômes viennent de l'île du lac. Au début de son tour il achète fantômes et pouvoirs, chacun pour autant de jetons qu'il en a des deux. Les pions perdus au combat deviennent des âmes, chacune de ses régions en donne une, et quatre âmes font un fantôme. Il ne passe jamais en déclin ; sans fantôme en réserve ni dans le puits à la fin de son tour, il gagne aussitôt.",
        )),
        _ => None,
    }
}
