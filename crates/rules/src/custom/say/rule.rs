//! Each rule in words.

use super::{Declares, Line, Phase, declares};
use crate::board::{Symbol, Terrain};
use crate::tile::{Against, Per, Rule, When, Where};

pub(super) fn rule(rule: &Rule) -> Line {
    use Phase::{Column, Conquest, Decline, Loss, Redeployment};
    let line = |phase: Phase, en: String, fr: String| Line {
        en,
        fr,
        declares: declares(phase, When::Active),
    };
    let plain = |phase, en: &str, fr: &str| line(phase, en.to_owned(), fr.to_owned());
    let in_decline = |en: &str, fr: &str| {
        let mut line = plain(Decline, en, fr);
        line.declares.active = false;
        line.declares.declined = true;
        line
    };
    match *rule {
        Rule::Score { coins, per, when } => score(coins, per, when),
        Rule::Price(price) => {
            let (more, amount) = (price.amount > 0, price.amount.unsigned_abs());
            let at = place(price.at);
            let mut en = format!(
                "{amount} token(s) {} {}",
                if more { "more" } else { "fewer" },
                at.0
            );
            let mut fr = format!(
                "{amount} pion(s) {} {}",
                if more { "de plus" } else { "de moins" },
                at.1
            );
            if let Some(beside) = price.beside {
                let beside = place(beside);
                en += &format!(", next to regions it holds {}", beside.0);
                fr += &format!(", à côté de ses régions {}", beside.1);
            }
            if price.against == Against::Declined {
                en += ", against declined tokens and lost tribes";
                fr += ", contre les pions en déclin et les tribus oubliées";
            }
            time(price.when, &mut en, &mut fr);
            line(Conquest, format!("price: {en}"), format!("prix : {fr}"))
        }
        Rule::Entry(at) => line(
            Conquest,
            format!("first conquests also {}", place(at).0),
            format!("premières conquêtes aussi {}", place(at).1),
        ),
        Rule::Reach(at) => line(
            Conquest,
            format!("conquests {}, bordering or not", place(at).0),
            format!("conquêtes {}, voisines ou non", place(at).1),
        ),
        Rule::Link(at) => line(
            Conquest,
            format!("regions {} count as bordering each other", place(at).0),
            format!("les régions {} sont voisines entre elles", place(at).1),
        ),
        Rule::Access(at) => line(
            Conquest,
            format!("may hold regions {}", place(at).0),
            format!("peut occuper les régions {}", place(at).1),
        ),
        Rule::NoCasualties => plain(
            Loss,
            "no token is lost when a region is conquered",
            "aucun pion n'est perdu quand une région est conquise",
        ),
        Rule::DieBeforeEach => plain(
            Conquest,
            "the die may be rolled before each conquest; no final die",
            "le dé peut être lancé avant chaque conquête ; pas de dé final",
        ),
        Rule::Lent(tokens) => line(
            Redeployment,
            format!("{tokens} more token(s) that only attack and leave after redeployment"),
            format!(
                "{tokens} pion(s) de plus, pour l'attaque seulement, retiré(s) après le redéploiement"
            ),
        ),
        Rule::RecruitPer(conquests) => line(
            Redeployment,
            format!("a new token for every {conquests} non-empty region(s) conquered this turn"),
            format!("un nouveau pion toutes les {conquests} régions non vides conquises ce tour"),
        ),
        Rule::StandsInDecline => in_decline(
            "in decline every token stays and defends",
            "en déclin, tous les pions restent et défendent",
        ),
        Rule::ActsInDecline => {
            let mut line = in_decline(
                "in decline it goes on conquering",
                "en déclin, il continue à conquérir",
            );
            line.declares.phase = Conquest;
            line.declares.attack = true;
            line
        }
        Rule::OwnDeclineSlot => in_decline(
            "in decline it keeps a place of its own beside another declined race",
            "en déclin, il garde sa place à côté d'un autre peuple en déclin",
        ),
        Rule::DeclineAfterTurn => plain(
            Decline,
            "may decline after scoring a turn of conquests",
            "peut passer en déclin après le décompte d'un tour de conquêtes",
        ),
        Rule::StaysInDecline => {
            in_decline("the badge stays in decline", "le badge reste en déclin")
        }
        Rule::Least(tokens) => line(
            Conquest,
            format!("at least {tokens} tokens conquer and hold a region"),
            format!("au moins {tokens} pions prennent et tiennent une région"),
        ),
        Rule::PassedCoins(coins) => line(
            Column,
            format!("whoever passes it over lays {coins} coins on it"),
            format!("qui la laisse y pose {coins} jetons"),
        ),
        Rule::PassedTokens(tokens) => line(
            Column,
            format!("{tokens} token(s) more each time it is passed over"),
            format!("{tokens} pion(s) s'ajoute(nt) chaque fois qu'elle est laissée"),
        ),
        Rule::Garrison(tokens) => line(
            Redeployment,
            format!("at most {tokens} token(s) in a region after redeployment, the others wait"),
            format!(
                "au plus {tokens} pion(s) par région après le redéploiement, les autres attendent"
            ),
        ),
        Rule::StaysPut => plain(
            Redeployment,
            "no redeployment; conquers with as many tokens as it likes",
            "pas de redéploiement ; conquiert avec autant de pions qu'il veut",
        ),
        Rule::ImmuneInDecline => in_decline(
            "in decline its regions are immune",
            "en déclin, ses régions sont imprenables",
        ),
        Rule::ShunsAbandoned => plain(
            Conquest,
            "regions abandoned this turn may not be attacked in it",
            "les régions abandonnées ce tour ne peuvent y être attaquées",
        ),
        Rule::Tower => in_decline(
            "in decline one token for each region gathers in one of them and scores a coin each",
            "en déclin, un pion par région se réunit dans l'une d'elles et rapporte un jeton chacun",
        ),
        Rule::Loot(coins) => line(
            Conquest,
            format!("{coins} coin(s) from the owner for each region taken from an active race"),
            format!("{coins} jeton(s) du propriétaire par région prise à un peuple actif"),
        ),
        Rule::Levy(coins) => line(
            Loss,
            format!("an opponent gives {coins} coin(s) for each region he takes from it"),
            format!("un adversaire donne {coins} jeton(s) par région qu'il lui prend"),
        ),
        Rule::RollsForLosses => plain(
            Loss,
            "a die for each token lost: so many new ones come",
            "un dé par pion perdu : autant de nouveaux arrivent",
        ),
        Rule::PaidDiscount { coins, tokens } => line(
            Conquest,
            format!("each conquest may cost {tokens} token(s) fewer for {coins} coin(s)"),
            format!("chaque conquête peut coûter {tokens} pion(s) de moins pour {coins} jeton(s)"),
        ),
        Rule::CoinsPerDeclinedRace(coins) => line(
            Column,
            format!("{coins} coin(s) for each declined race on the map as it is picked"),
            format!("{coins} jeton(s) par peuple en déclin sur la carte quand on la prend"),
        ),
        Rule::CoinsPerDecline(coins) => line(
            Decline,
            format!("{coins} coin(s) each time a race goes in decline"),
            format!("{coins} jeton(s) à chaque déclin d'un peuple"),
        ),
    }
}

fn score(coins: u8, per: Per, when: When) -> Line {
    let (mut en, mut fr) = match per {
        Per::Region(at) => (
            format!("for each region {}", place(at).0),
            format!("par région {}", place(at).1),
        ),
        Per::Turn => ("each turn".into(), "chaque tour".into()),
        Per::FirstTurn => ("in its first turn".into(), "au premier tour".into()),
        Per::NonEmptyConquest => (
            "for each non-empty region conquered this turn".into(),
            "par région non vide conquise ce tour".into(),
        ),
        Per::Beyond(regions) => (
            format!("for each region beyond {regions}"),
            format!("par région au-delà de {regions}"),
        ),
        Per::UpTo(regions) => (
            format!("with 1 to {regions} region(s)"),
            format!("avec 1 à {regions} région(s)"),
        ),
        Per::NoAttack => (
            "if no active race was attacked this turn".into(),
            "si aucun peuple actif n'a été attaqué ce tour".into(),
        ),
        Per::Abandoned => (
            "for each region abandoned this turn".into(),
            "par région abandonnée ce tour".into(),
        ),
    };
    time(when, &mut en, &mut fr);
    Line {
        en: format!("{coins} coin(s) {en}"),
        fr: format!("{coins} jeton(s) {fr}"),
        declares: Declares {
            // Scoring comes once a turn.
            per_turn: Some(1),
            ..declares(Phase::Scoring, when)
        },
    }
}

fn time(when: When, en: &mut String, fr: &mut String) {
    let (english, french) = match when {
        When::Active => return,
        When::Always => (", even in decline", ", même en déclin"),
        When::EvenRounds => (", in even rounds", ", aux manches paires"),
        When::Armed => (
            ", for the conquest its deed prepared",
            ", pour la conquête préparée",
        ),
    };
    *en += english;
    *fr += french;
}

/// Where, with its preposition.
fn place(at: Where) -> (String, String) {
    let both = |en: &str, fr: &str| (en.to_owned(), fr.to_owned());
    match at {
        Where::Any => both("anywhere", "partout"),
        Where::Land => both("on land", "sur terre"),
        Where::Water => both("on water", "sur l'eau"),
        Where::Coastal => both("on the coast", "sur la côte"),
        Where::Symbol(symbol) => {
            let (en, fr) = match symbol {
                Symbol::Cavern => ("with a cavern", "avec une caverne"),
                Symbol::Mine => ("with a mine", "avec une mine"),
                Symbol::Magic => ("with a magic source", "avec une source magique"),
            };
            both(en, fr)
        }
        Where::Terrain(terrains) => {
            let french = |terrain: Terrain| match terrain {
                Terrain::Farmland => "champ",
                Terrain::Forest => "forêt",
                Terrain::Hill => "colline",
                Terrain::Swamp => "marais",
                Terrain::Mountain => "montagne",
                Terrain::Sea => "mer",
                Terrain::Lake => "lac",
            };
            let en: Vec<&str> = terrains.iter().map(Terrain::id).collect();
            let fr: Vec<&str> = terrains.iter().map(french).collect();
            (
                format!("of {}", en.join(" or ")),
                format!("de type {}", fr.join(" ou ")),
            )
        }
    }
}
