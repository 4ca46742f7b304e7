//! Each piece in words.

use super::{Declares, Line, Phase};
use crate::tile::{Piece, Placed};

pub(super) fn piece(kind: &Piece) -> Line {
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
