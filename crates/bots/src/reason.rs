//! Why an action was chosen, in one sentence.

use crate::worth::{income, potential};
use elbowroom_rules::ids::PeopleId;
use elbowroom_rules::notation::agree;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::tile::{Deed, Rule};
use elbowroom_rules::{Action, Game, Language, Odds, RegionId, Seat, State};

/// The main reason of a choice, with its numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Reason {
    /// Nothing was chosen yet, or nothing else was possible.
    #[default]
    Only,
    /// A combo with many tokens for its price.
    Combo { tokens: u8, price: u8, coins: u8 },
    /// A region that pays.
    Gain {
        region: RegionId,
        coins: f32,
        tokens: u8,
    },
    /// A region that costs an opponent.
    Hurt { region: RegionId, coins: f32 },
    /// A die worth rolling.
    Die { chance: u8 },
    /// Few tokens are free.
    Stretched { free: u8 },
    /// Many tokens are free, and a fresh race beside them earns more all the same.
    Fresh { free: u8 },
    /// A race that goes on conquering in decline.
    Restless,
    /// Nothing worth the tokens is in reach.
    Enough,
    /// Troops where they are needed.
    Guard { region: RegionId },
    /// The region that is missed least.
    Spare { region: RegionId },
    /// A pact with the strongest.
    Peace,
    /// The next tokens go further elsewhere.
    Room { region: RegionId },
    /// What is paid for earns more than it costs.
    Worth,
    /// The region least in danger.
    Safe { region: RegionId },
    /// A ghost or a power for the rest of the game.
    Invest { price: u8 },
    /// The board is better with this hex moved or laid, or left where it lies.
    Board,
}

/// What a whole turn leads to, as it was foreseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Afterwards {
    /// Coins that the regions would pay turn after turn.
    income: u8,
    /// Regions that an opponent could take with few tokens.
    easy: u8,
}

/// What an opponent pays without a second thought.
const FEW: u8 = 3;

impl Afterwards {
    /// What a seat has at the end of its turn.
    pub fn of(game: &Game, end: &State, seat: Seat) -> Self {
        let held = end.regions_of(seat);
        let mut easy = RegionSet::EMPTY;
        for other in game.seats().filter(|&other| !game.is_with(seat, other)) {
            let active = PeopleId::active(other);
            if !end.people(active).exists() {
                continue;
            }
            let outlook = game.outlook(end, active);
            let within = (outlook.targets & held).into_iter();
            easy |= within
                .filter(|&region| outlook.price(region) <= FEW)
                .collect();
        }
        Self {
            income: income(game, end, seat) as u8,
            easy: easy.len(),
        }
    }

    /// The sentence, which comes after another.
    pub fn text(&self, language: Language) -> String {
        let Self { income, easy } = self;
        let said = match (language, easy) {
            (Language::French, 0) => {
                format!(
                    " Ensuite : {income} jeton(s) par tour, et rien que l'on vous prenne sans peine."
                )
            }
            (Language::French, _) => format!(
                " Ensuite : {income} jeton(s) par tour, dont {easy} région(s) à prendre avec {FEW} pions ou moins."
            ),
            (_, 0) => format!(" Then {income} coin(s) a turn, and nothing that is easily taken."),
            (_, _) => format!(
                " Then {income} coin(s) a turn, with {easy} region(s) that {FEW} tokens or fewer could take."
            ),
        };
        agree(language, &said)
    }
}

impl Reason {
    /// The reason that speaks for an action.
    pub fn of(game: &Game, state: &State, action: Action) -> Self {
        match action {
            Action::Pick(place) => {
                let Some(combo) = state.column().get(usize::from(place)) else {
                    return Self::Only;
                };
                let tokens = game.race_tile(combo.race).map_or(0, |tile| tile.tokens)
                    + game.power_tile(combo.power).map_or(0, |tile| tile.tokens);
                Self::Combo {
                    tokens,
                    price: elbowroom_rules::market::price(game, state, place),
                    coins: combo.coins,
                }
            }
            Action::Conquer(region) | Action::ConquerWith(region, _) => {
                Self::attack(game, state, action, region)
            }
            Action::Roll(region) => {
                let short = game
                    .price(state, region)
                    .unwrap_or(0)
                    .saturating_sub(game.force(state));
                let sixths = f32::from(Odds::sixths(short));
                Self::Die {
                    chance: (sixths * 100.0 / 6.0).round() as u8,
                }
            }
            Action::RollFirst => Self::Die { chance: 50 },
            Action::Decline => {
                let people = state.people(PeopleId::active(state.turn().seat));
                let standing: u8 = people
                    .regions
                    .into_iter()
                    .map(|region| state.tokens(region))
                    .sum();
                let free = (standing + people.hand).saturating_sub(people.regions.len());
                let race = game.race_tile(people.race);
                let restless = race.is_some_and(|tile| tile.rules.contains(&Rule::ActsInDecline));
                match free {
                    0..=3 => Self::Stretched { free },
                    _ if restless => Self::Restless,
                    _ => Self::Fresh { free },
                }
            }
            Action::End => Self::Enough,
            Action::Place(region, _) | Action::Put(_, region, _) => Self::Guard { region },
            Action::Vacate(region) => Self::Spare { region },
            Action::Abandon(region) => Self::Room { region },
            Action::Ready | Action::TakeUp(..) => Self::Only,
            Action::Do(verb, target, _) => {
                let deed = game.deed_of(state, verb, target);
                let region = RegionId(target);
                match deed.map(|verb| verb.deed) {
                    Some(Deed::Seat { .. }) => Self::Peace,
                    Some(Deed::Offer { .. }) => Self::Worth,
                    Some(Deed::Token { .. }) => Self::Only,
                    Some(Deed::Ware { .. }) if deed.is_some_and(|deed| deed.preview.is_some()) => {
                        Self::Board
                    }
                    Some(Deed::Ware { .. }) => Self::Invest {
                        price: game.coins_for(state, action).unwrap_or(0),
                    },
                    Some(Deed::Now { .. }) if deed.is_some_and(|deed| deed.coins.is_some()) => {
                        Self::Worth
                    }
                    Some(Deed::Attack { .. }) => Self::attack(game, state, action, region),
                    Some(Deed::Region { .. }) if state.due().is_some() => Self::Safe { region },
                    _ => Self::Hurt { region, coins: 1.0 },
                }
            }
        }
    }

    /// What a conquest brings, or takes from another.
    fn attack(game: &Game, state: &State, action: Action, region: RegionId) -> Self {
        let seat = state.decides().seat();
        let mut after = *state;
        let Ok(step) = game.check(state, action) else {
            return Self::Only;
        };
        game.apply(&mut after, step, &mut ());
        let coins = potential(game, &after, seat) - potential(game, state, seat);
        let victim = state.holder(region);
        let hurt = if victim.is_some() && victim.seat() != seat {
            income(game, state, victim.seat()) - income(game, &after, victim.seat())
        } else {
            0.0
        };
        if hurt > coins {
            return Self::Hurt {
                region,
                coins: hurt,
            };
        }
        Self::Gain {
            region,
            coins,
            tokens: game.tokens_for(state, action).unwrap_or(0),
        }
    }

    /// The sentence.
    pub fn text(&self, language: Language) -> String {
        let fr = language == Language::French;
        let say = |en: String, french: String| agree(language, if fr { &french } else { &en });
        match *self {
            Self::Only => say(
                "Nothing else makes sense here.".into(),
                "Rien d'autre n'a de sens ici.".into(),
            ),
            Self::Combo {
                tokens,
                price,
                coins,
            } => say(
                format!(
                    "{tokens} token(s) for {price} coin(s), {coins} lying on it: the best start among those shown."
                ),
                format!(
                    "{tokens} pion(s) pour {price} jeton(s), {coins} posé(s) dessus : le meilleur départ de la colonne."
                ),
            ),
            Self::Gain {
                region,
                coins,
                tokens,
            } => say(
                format!(
                    "Region {region} brings {coins:.0} coin(s) this turn for {tokens} token(s)."
                ),
                format!(
                    "La région {region} rapporte {coins:.0} jeton(s) ce tour pour {tokens} pion(s)."
                ),
            ),
            Self::Hurt { region, coins } => say(
                format!("Region {region} costs its owner {coins:.0} coin(s) a turn."),
                format!("La région {region} coûte {coins:.0} jeton(s) par tour à son occupant."),
            ),
            Self::Die { chance } => say(
                format!("The last tokens can only gain by a roll: about {chance} in 100."),
                format!(
                    "Les derniers pions ne peuvent gagner qu'au dé : environ {chance} sur 100."
                ),
            ),
            Self::Stretched { free } => say(
                format!("Only {free} token(s) left to attack with: a fresh race will earn more."),
                format!("Seulement {free} pion(s) libre(s) : un nouveau peuple rapportera plus."),
            ),
            Self::Fresh { free } => say(
                format!(
                    "{free} token(s) could still attack, but a fresh race beside these regions will earn more."
                ),
                format!(
                    "{free} pion(s) pourraient encore attaquer, mais un nouveau peuple à côté de ces régions rapportera plus."
                ),
            ),
            Self::Restless => say(
                "They go on conquering in decline, and a fresh race comes besides.".into(),
                "Ils continuent à conquérir en déclin, et un nouveau peuple vient en plus.".into(),
            ),
            Self::Enough => say(
                "Nothing in reach is worth the tokens.".into(),
                "Rien à portée ne vaut les pions.".into(),
            ),
            Self::Guard { region } => say(
                format!("Region {region} is the one most in danger."),
                format!("La région {region} est la plus menacée."),
            ),
            Self::Spare { region } => say(
                format!("Region {region} will be missed least."),
                format!("La région {region} manquera le moins."),
            ),
            Self::Peace => say(
                "The strongest opponent should not attack.".into(),
                "L'adversaire le plus fort ne doit pas attaquer.".into(),
            ),
            Self::Worth => say(
                "A coin well spent: it brings back more.".into(),
                "Un jeton bien dépensé : il rapportera plus.".into(),
            ),
            Self::Safe { region } => say(
                format!("Region {region} is the one least in danger."),
                format!("La région {region} est la moins menacée."),
            ),
            Self::Invest { price } => say(
                format!("{price} coin(s) now will earn more over the rounds that are left."),
                format!("{price} jeton(s) maintenant rapporte(nt) plus sur les manches restantes."),
            ),
            Self::Board => say(
                "The board promises more like that.".into(),
                "Le plateau promet plus ainsi.".into(),
            ),
            Self::Room { region } => say(
                format!("The tokens of region {region} go further elsewhere."),
                format!("Les pions de la région {region} serviront mieux ailleurs."),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::notation::read_position;

    #[test]
    fn one_coin_is_one_coin() {
        let combo = |price| Reason::Combo {
            tokens: 9,
            price,
            coins: 0,
        };
        let said = |price, language| combo(price).text(language);
        assert!(said(1, Language::English).starts_with("9 tokens for 1 coin, "));
        assert!(said(2, Language::English).starts_with("9 tokens for 2 coins, "));
        assert!(said(1, Language::French).starts_with("9 pions pour 1 jeton, 0 posé dessus"));
        let gain = Reason::Gain {
            region: RegionId(12),
            coins: 1.2,
            tokens: 1,
        };
        assert_eq!(
            gain.text(Language::English),
            "Region 12 brings 1 coin this turn for 1 token."
        );
        let last = Reason::Invest { price: 1 }.text(Language::French);
        assert!(
            last.starts_with("1 jeton maintenant rapporte plus"),
            "{last}"
        );
    }

    fn why_decline(race: &str, tokens: u8) -> Reason {
        let position = format!(
            r#"{{"board":"base-2p","seats":[{{"active":{{"race":"{race}","power":"merchant"}}}},{{}}],"regions":[{{"region":5,"seat":1,"tokens":{tokens}}}]}}"#
        );
        let (game, state) = read_position(&position).expect("a position");
        Reason::of(&game, &state, Action::Decline)
    }

    #[test]
    fn a_decline_is_told_by_what_speaks_for_it() {
        assert_eq!(why_decline("giants", 2), Reason::Stretched { free: 1 });
        assert_eq!(why_decline("giants", 6), Reason::Fresh { free: 5 });
        assert_eq!(why_decline("ghouls", 6), Reason::Restless);
        for reason in [Reason::Fresh { free: 5 }, Reason::Restless] {
            for language in [Language::English, Language::French] {
                assert!(!reason.text(language).contains('('), "{reason:?}");
            }
        }
    }
}
