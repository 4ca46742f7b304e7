//! What the words of a tile come to, in both languages, with what each effect declares (K-06).

use super::CustomTile;
use crate::board::{Symbol, Terrain};
use crate::tile::{Against, Kind, Per, Piece, Placed, Rule, When, Where, Window, Words, words};

/// The part of the game an effect belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Picking or passing over a combo.
    Column,
    /// Conquests.
    Conquest,
    /// A region is lost.
    Loss,
    /// Redeployment.
    Redeployment,
    /// The end of the turn.
    EndOfTurn,
    /// Scoring.
    Scoring,
    /// Going in decline, and what follows from it.
    Decline,
}

impl Phase {
    /// Its name.
    pub const fn name(self) -> Words<'static> {
        match self {
            Self::Column => words("column", "colonne"),
            Self::Conquest => words("conquest", "conquête"),
            Self::Loss => words("loss", "perte"),
            Self::Redeployment => words("redeployment", "redéploiement"),
            Self::EndOfTurn => words("end of turn", "fin de tour"),
            Self::Scoring => words("scoring", "décompte"),
            Self::Decline => words("decline", "déclin"),
        }
    }
}

/// What an effect declares, so that the principles decide how it meets others (K-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declares {
    /// When it happens.
    pub phase: Phase,
    /// Whether it works while the race is active.
    pub active: bool,
    /// Whether it works in decline.
    pub declined: bool,
    /// How often in a turn; none: as often as its occasion comes.
    pub per_turn: Option<u8>,
    /// Whether it is an attack and a conquest (P-08, P-09).
    pub attack: bool,
}

/// One effect of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// What it declares.
    pub declares: Declares,
}

impl CustomTile {
    /// Every effect of the tile in words: rules, then pieces, then the deed it lends.
    pub fn lines(&self) -> Vec<Line> {
        let rules = self.rules.iter().map(rule);
        let pieces = self.pieces().map(|kind| piece(&kind));
        let deeds = self.hooks().verbs.iter().map(|verb| Line {
            en: format!("once per turn or target: {}", verb.name.en),
            fr: format!("une fois par tour ou par cible : {}", verb.name.fr),
            declares: Declares {
                phase: match verb.window {
                    Window::Conquest => Phase::Conquest,
                    Window::EndOfTurn => Phase::EndOfTurn,
                },
                active: true,
                declined: false,
                per_turn: Some(1),
                attack: verb.window == Window::Conquest,
            },
        });
        rules.chain(pieces).chain(deeds).collect()
    }

    /// Hints for a fair value (K-08).
    pub fn hints(&self) -> Vec<Words<'static>> {
        let mut hints = Vec::new();
        let pays_regions = self.rules.iter().any(|rule| {
            matches!(
                rule,
                Rule::Score {
                    per: Per::Region(Where::Any | Where::Land),
                    ..
                }
            )
        });
        let effects = self.lines().len();
        let (low, high) = if pays_regions {
            (2, 3)
        } else if effects <= 1 {
            if self.kind == Kind::Race {
                (5, 6)
            } else {
                (4, 5)
            }
        } else {
            return hints;
        };
        if self.tokens > high {
            hints.push(if pays_regions {
                words(
                    "a coin for every region is strong: a value of 2 to 3 is usual",
                    "un jeton par région est fort : une valeur de 2 à 3 est habituelle",
                )
            } else {
                words(
                    "more tokens than usual: 5 to 6 for a race with a weak ability, 4 to 5 for a power; each more is worth half a region per turn",
                    "plus de pions que d'habitude : 5 à 6 pour un peuple à capacité faible, 4 à 5 pour un pouvoir ; chacun de plus vaut une demi-région par tour",
                )
            });
        } else if self.tokens < low {
            hints.push(words(
                "fewer tokens than usual for what it does",
                "moins de pions que d'habitude pour ce qu'elle fait",
            ));
        }
        hints
    }
}

fn declares(phase: Phase, when: When) -> Declares {
    Declares {
        phase,
        active: true,
        declined: when == When::Always,
        per_turn: None,
        attack: false,
    }
}

fn rule(rule: &Rule) -> Line {
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
                "{tokens} pion(s) de plus, pour l'attaque seulement, retirés après le redéploiement"
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
            format!("{tokens} token(s) join it each time it is passed over"),
            format!("{tokens} pion(s) s'ajoutent chaque fois qu'elle est laissée"),
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

fn piece(kind: &Piece) -> Line {
    let (phase, en, fr) = match kind.placed {
        Placed::OnConquest => (
            Phase::Conquest,
            "one in each region as it is conquered".to_owned(),
            "une dans chaque région conquise".to_owned(),
        ),
        Placed::FirstConquests(n) => (
            Phase::Conquest,
            format!("one in each of its first {n} conquests"),
            format!("une dans chacune de ses {n} premières conquêtes"),
        ),
        Placed::EachTurn(n) => (
            Phase::Redeployment,
            format!("up to {n} placed each turn"),
            format!("jusqu'à {n} posée(s) par tour"),
        ),
        Placed::Redeployed => (
            Phase::Redeployment,
            "placed anew with the tokens".to_owned(),
            "reposées avec les pions".to_owned(),
        ),
        Placed::EndOfTurn => (
            Phase::EndOfTurn,
            "placed anew at the end of each turn".to_owned(),
            "reposées à la fin de chaque tour".to_owned(),
        ),
        Placed::ByVerb | Placed::AsToken => (
            Phase::Conquest,
            "brought by its deed".to_owned(),
            "amenée par son action".to_owned(),
        ),
    };
    let (supply, defence, coins) = (kind.supply, kind.defence, kind.coins);
    let mut english = vec![format!("{} ×{supply}: {en}", kind.name.en)];
    let mut french = vec![format!("{} ×{supply} : {fr}", kind.name.fr)];
    let mut add = |does: bool, en: String, fr: String| {
        if does {
            english.push(en);
            french.push(fr);
        }
    };
    add(
        kind.per_region > 1,
        "they stack".into(),
        "elles s'empilent".into(),
    );
    add(
        defence > 0,
        format!("+{defence} defence"),
        format!("+{defence} en défense"),
    );
    add(
        kind.immune,
        "its region is immune".into(),
        "sa région est imprenable".into(),
    );
    add(
        kind.company,
        "no token beside it is alone".into(),
        "aucun pion n'est seul à côté d'elle".into(),
    );
    add(
        coins > 0,
        format!("{coins} coin(s) at scoring"),
        format!("{coins} jeton(s) au décompte"),
    );
    add(
        kind.ripens > 0,
        format!(
            "{} coin(s) as the next turn begins, and it is used up",
            kind.ripens
        ),
        format!(
            "{} jeton(s) au début du tour suivant, puis épuisée",
            kind.ripens
        ),
    );
    add(
        kind.taken > 0,
        "a conqueror takes it for a coin".into(),
        "un conquérant la prend pour un jeton".into(),
    );
    add(
        kind.stays_in_decline,
        "stays in decline".into(),
        "reste en déclin".into(),
    );
    Line {
        en: english.join(", "),
        fr: french.join(", "),
        declares: Declares {
            phase,
            active: true,
            declined: kind.stays_in_decline,
            per_turn: match kind.placed {
                Placed::EachTurn(n) => Some(n),
                _ => None,
            },
            attack: false,
        },
    }
}
