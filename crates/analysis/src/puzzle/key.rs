//! The decision that a puzzle asks for, and what kind of decision it is.

use elbowroom_bots::study::Way;
use elbowroom_rules::ids::PeopleId;
use elbowroom_rules::{Action, Game, Group, Language, RegionId, State};
use serde::{Deserialize, Serialize};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// To pick the combo in that place of the column.
    Pick(u8),
    /// To go in decline.
    Decline,
    /// To attack a region, in whatever way.
    Take(RegionId),
}

impl Key {
    /// The decision that an action takes, if it takes one.
    pub fn of(game: &Game, state: &State, action: Action) -> Option<Self> {
        match action {
            Action::Pick(place) => Some(Self::Pick(place)),
            Action::Decline => Some(Self::Decline),
            _ if game.group(state, action) == Group::Attack => {
                game.region_of(action).map(Self::Take)
            }
            _ => None,
        }
    }

    /// Whether an action takes this decision.
    pub fn is_in(self, game: &Game, state: &State, action: Action) -> bool {
        Self::of(game, state, action) == Some(self)
    }

    /// Whether a way takes it.
    pub fn is_on(self, game: &Game, way: &Way) -> bool {
        let mut steps = way.steps().iter();
        steps.any(|(state, action)| self.is_in(game, state, *action))
    }

    /// The action by which it is written.
    pub fn action(self) -> Action {
        match self {
            Self::Pick(place) => Action::Pick(place),
            Self::Decline => Action::Decline,
            Self::Take(region) => Action::Conquer(region),
        }
    }

    /// The decision that is written as an action.
    pub fn written(action: Action) -> Option<Self> {
        match action {
            Action::Pick(place) => Some(Self::Pick(place)),
            Action::Decline => Some(Self::Decline),
            Action::Conquer(region) => Some(Self::Take(region)),
            _ => None,
        }
    }

    /// What kind of decision it is, where this way takes it.
    pub fn theme(self, game: &Game, way: &Way) -> Theme {
        let Self::Take(region) = self else {
            return match self {
                Self::Decline => Theme::Decline,
                _ => Theme::Combo,
            };
        };
        let mut steps = way.steps().iter();
        let step = steps.find(|(state, action)| self.is_in(game, state, *action));
        let Some((state, action)) = step else {
            return Theme::Land;
        };
        let holder = state.holder(region);
        let enemy = holder.is_some() && !game.is_with(holder.seat(), state.turn().seat);
        if matches!(action, Action::Roll(_)) {
            Theme::Die
        } else if enemy && holder == PeopleId::active(holder.seat()) {
            Theme::Border
        } else {
            Theme::Land
        }
    }
}

/// What kind of decision a puzzle asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// The race has done its work.
    Decline,
    /// One combo of the column is worth its price.
    Combo,
    /// The last tokens go into the right region with the die.
    Die,
    /// A region of an active race of another seat must fall.
    Border,
    /// A region that nobody defends with an active race.
    Land,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 5] = [
        Self::Decline,
        Self::Combo,
        Self::Die,
        Self::Border,
        Self::Land,
    ];

    /// How it is named in files and options.
    pub fn id(self) -> &'static str {
        match self {
            Self::Decline => "decline",
            Self::Combo => "combo",
            Self::Die => "die",
            Self::Border => "border",
            Self::Land => "land",
        }
    }

    /// What is asked, when the puzzle is put; it does not give the kind of decision away where that is the puzzle.
    pub fn question(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::French, Self::Combo) => "Quel peuple choisir ?",
            (Language::French, _) => "Une décision vaut mieux que toutes les autres : laquelle ?",
            (_, Self::Combo) => "Which combo would you pick?",
            (_, _) => "One decision is better than all others: which?",
        }
    }

    /// Its name in words.
    pub fn title(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::French, Self::Decline) => "passer en déclin au bon moment",
            (Language::French, Self::Combo) => "acheter la bonne combinaison",
            (Language::French, Self::Die) => "jouer le dé au bon endroit",
            (Language::French, Self::Border) => "percer la frontière",
            (Language::French, Self::Land) => "prendre la bonne région",
            (_, Self::Decline) => "decline in time",
            (_, Self::Combo) => "buy the combo",
            (_, Self::Die) => "spend the die",
            (_, Self::Border) => "cut the border",
            (_, Self::Land) => "take the right region",
        }
    }
}
