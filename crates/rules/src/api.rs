//! The questions a table can be asked, and the two ways to move it on.

use crate::action::{Action, ActionList, Step};
use crate::check;
use crate::cx::Cx;
use crate::event::Sink;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, RegionId, Seat};
use crate::legal;
use crate::market;
use crate::price::Prices;
use crate::reach;
use crate::redeploy;
use crate::refusal::Refusal;
use crate::region_set::{RegionSet, TileSet};
use crate::score::{self, Tally};
use crate::state::{Chance, Stage, State};
use crate::tile::{Deed, Drawn};
use crate::turn;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// A seat must decide.
    Decision(Seat),
    /// Fate must answer.
    Chance(Odds),
    /// Nothing: the game is over.
    Over,
}

/// What fate can answer, and how likely each answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odds {
    /// One of these banners, each as likely.
    Race(TileSet),
    /// One of these badges, each as likely.
    Power(TileSet),
    /// One of these tiles that are neither, by their places, each as likely.
    Other(TileSet),
    /// One of these coins that lie face down, each as likely.
    Coin(Purse),
    /// The reinforcement die: 0 on three faces, 1, 2 and 3 on one each (B-43).
    Die,
}

/// Up to twelve coins that lie face down, each with what it is worth; 0 where there is none.
pub type Purse = [u8; 12];

impl Odds {
    /// The faces of the reinforcement die.
    pub const FACES: [u8; 6] = [0, 0, 0, 1, 2, 3];

    /// In how many of six cases the die makes good what is short.
    pub fn sixths(short: u8) -> u8 {
        Self::FACES.iter().filter(|&&face| face >= short).count() as u8
    }

    /// How many equally likely cases there are.
    #[inline]
    pub fn cases(&self) -> u8 {
        match self {
            Self::Race(tiles) | Self::Power(tiles) | Self::Other(tiles) => tiles.len(),
            Self::Coin(purse) => purse.iter().filter(|coin| **coin > 0).count() as u8,
            Self::Die => 6,
        }
    }

    /// The answer in one of the equally likely cases, counted from 0.
    #[inline]
    pub fn case(&self, case: u8) -> u8 {
        match self {
            Self::Race(tiles) | Self::Power(tiles) | Self::Other(tiles) => {
                tiles.nth(case).unwrap_or_default()
            }
            Self::Coin(purse) => {
                let mut coins = purse.iter().filter(|coin| **coin > 0);
                coins.nth(case.into()).copied().unwrap_or_default()
            }
            Self::Die => Self::FACES[usize::from(case % 6)],
        }
    }

    /// Whether fate can give this answer.
    #[inline]
    pub fn allows(&self, answer: u8) -> bool {
        match self {
            Self::Race(tiles) | Self::Power(tiles) | Self::Other(tiles) => {
                usize::from(answer) < TileSet::WIDTH && tiles.has(answer)
            }
            Self::Coin(purse) => answer > 0 && purse.contains(&answer),
            Self::Die => answer <= 3,
        }
    }
}

/// An answer that fate cannot give now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchAnswer {
    /// What was answered.
    pub answer: u8,
    /// What was asked, if anything.
    pub odds: Option<Odds>,
}

impl std::fmt::Display for NoSuchAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.odds {
            None => write!(f, "nothing is drawn or rolled now (P-22)"),
            Some(Odds::Die) => write!(
                f,
                "a die face from 0 to 3 expected, found {} (B-43)",
                self.answer
            ),
            Some(Odds::Coin(_)) => write!(f, "a coin that can still lie there expected (P-22)"),
            Some(Odds::Race(_)) => write!(f, "a race that is still in the stack expected (P-22)"),
            Some(Odds::Other(_)) => write!(f, "a tile that is still hidden expected (P-22)"),
            Some(Odds::Power(_)) => write!(f, "a power that is still in the stack expected (P-22)"),
        }
    }
}

impl std::error::Error for NoSuchAnswer {}

impl Game {
    /// What the game waits for.
    #[inline]
    pub fn pending(&self, state: &State) -> Pending {
        let odds = match state.turn.chance {
            Chance::None if state.turn.stage == Stage::Over => return Pending::Over,
            Chance::None => return Pending::Decision(state.decides().seat()),
            Chance::Race => Odds::Race(market::races(self, state)),
            Chance::Power => Odds::Power(market::powers(self, state)),
            Chance::Die => Odds::Die,
            Chance::Due => self.odds_due(state),
        };
        Pending::Chance(odds)
    }

    /// What fate is asked by a tile.
    #[cold]
    fn odds_due(&self, state: &State) -> Odds {
        let deed = state.due().and_then(|due| self.deed(due.deed));
        match deed.map(|deed| deed.verb.deed) {
            Some(Deed::Draw { what, from, .. }) => match what {
                Drawn::Races => Odds::Race(from(self, state)),
                Drawn::Powers => Odds::Power(from(self, state)),
                Drawn::Others => Odds::Other(from(self, state)),
            },
            Some(Deed::Coin { from, .. }) => Odds::Coin(from(self, state)),
            _ => Odds::Die,
        }
    }

    /// Every legal action of the seat that must decide, in a new list.
    pub fn legal(&self, state: &State) -> ActionList {
        let mut list = ActionList::new();
        self.list(state, &mut list);
        list
    }

    /// Every legal action, in a list that is used again and again.
    #[inline]
    pub fn list(&self, state: &State, list: &mut ActionList) {
        legal::list(&self.now(state), state, list);
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The refusal with its ruling and its numbers.
    pub fn check(&self, state: &State, action: Action) -> Result<Step, Refusal> {
        check::check(&self.now(state), state, action)
    }

    /// How many pieces of the kind being placed can still go to the map.
    pub fn pieces_to_place(&self, state: &State) -> u8 {
        let game = &*self.now(state);
        let placing = redeploy::placing(game, state);
        placing.map_or(0, |placing| placing.most_in_all(game, state))
    }

    /// Applies a legal action and everything that follows from it without a choice.
    #[inline]
    pub fn apply<S: Sink>(&self, state: &mut State, step: Step, sink: &mut S) {
        if self.moves() {
            let now = self.now(state);
            turn::apply(&now, state, step, sink);
            now.catch_up(state, sink);
        } else {
            turn::apply(self, state, step, sink);
        }
    }

    /// Takes the answer of fate and everything that follows from it without a choice.
    ///
    /// # Errors
    /// When fate was not asked or cannot give this answer; the state is as before.
    #[inline]
    pub fn answer<S: Sink>(
        &self,
        state: &mut State,
        answer: u8,
        sink: &mut S,
    ) -> Result<(), NoSuchAnswer> {
        match self.pending(state) {
            Pending::Chance(odds) if odds.allows(answer) => {
                if self.moves() {
                    let now = self.now(state);
                    turn::answer(&now, state, answer, sink);
                    now.catch_up(state, sink);
                } else {
                    turn::answer(self, state, answer, sink);
                }
                Ok(())
            }
            Pending::Chance(odds) => Err(NoSuchAnswer {
                answer,
                odds: Some(odds),
            }),
            _ => Err(NoSuchAnswer { answer, odds: None }),
        }
    }

    /// The price of a region for the people that acts now, whether or not it has the tokens.
    ///
    /// # Errors
    /// Why the region cannot be attacked at any price.
    pub fn price(&self, state: &State, region: RegionId) -> Result<u8, Refusal> {
        let game = &*self.now(state);
        let last = RegionId((game.board().len() as u8).saturating_sub(1));
        if region > last {
            return Err(Refusal::NoSuchRegion { region, last });
        }
        if !matches!(state.turn.stage, Stage::Choice | Stage::Conquest) {
            return Err(if state.turn.stage == Stage::Over {
                Refusal::Over
            } else {
                Refusal::NotNow(state.turn.stage)
            });
        }
        let cx = Cx::acting(game, state);
        match reach::refuse(&cx, region, reach::targets(&cx)) {
            Some(refusal) => Err(refusal),
            None => Ok(Prices::new(cx).of(region)),
        }
    }

    /// The regions that the people that acts now may attack, with their prices.
    pub fn prices(&self, state: &State) -> Vec<(RegionId, u8)> {
        if !matches!(state.turn.stage, Stage::Choice | Stage::Conquest) {
            return Vec::new();
        }
        let game = &*self.now(state);
        let cx = Cx::acting(game, state);
        let prices = Prices::new(cx);
        reach::targets(&cx)
            .into_iter()
            .map(|region| (region, prices.of(region)))
            .collect()
    }

    /// What a seat would be paid if its turn were scored now, by source.
    pub fn score(&self, state: &State, seat: Seat) -> Tally {
        score::tally(&self.now(state), state, seat)
    }

    /// How many regions the acting people would have to give up if it redeployed now (B-85).
    pub fn shortfall(&self, state: &State) -> u8 {
        redeploy::shortfall(&Cx::acting(&self.now(state), state))
    }

    /// Tokens the acting people can attack with now (B-23).
    pub fn force(&self, state: &State) -> u8 {
        Cx::acting(&self.now(state), state).force()
    }

    /// The active people of a seat.
    pub fn active(&self, seat: Seat) -> PeopleId {
        PeopleId::active(seat)
    }

    /// The region an action names, whether or not the board has it.
    pub fn region_of(&self, action: Action) -> Option<RegionId> {
        match action {
            Action::Abandon(region)
            | Action::Conquer(region)
            | Action::Roll(region)
            | Action::Vacate(region)
            | Action::Place(region, _)
            | Action::ConquerWith(region, _)
            | Action::TakeUp(region, _)
            | Action::Put(_, region, _) => Some(region),
            Action::Do(verb, target, _) => {
                let deed = self.verb(verb)?.deed;
                let region = matches!(deed, Deed::Region { .. } | Deed::Attack { .. });
                region.then_some(RegionId(target))
            }
            Action::Pick(_) | Action::Decline | Action::End | Action::Ready | Action::RollFirst => {
                None
            }
        }
    }

    /// Every action that could ever be said on this board, legal or not: for tests and encoders.
    pub fn universe(&self) -> Vec<Action> {
        self.universe_on(self.board().all())
    }

    /// What of it the tiles in play can bring, for these regions: where hexes move, there can be others than at the
    /// start.
    pub fn sayable(&self, regions: RegionSet) -> Vec<Action> {
        let words = self.words_in_play();
        let mut all = self.universe_on(regions);
        all.retain(|action| match action {
            Action::ConquerWith(..) | Action::TakeUp(..) => self.brings.stays_put,
            Action::Put(id, ..) => self.pieces_in_play().any(|(known, _)| known == *id),
            Action::Do(word, ..) => words.contains(word),
            _ => true,
        });
        all
    }

    fn universe_on(&self, regions: RegionSet) -> Vec<Action> {
        let regions: Vec<RegionId> = regions.into_iter().collect();
        let most = self.most_in_a_region();
        let mut all = vec![
            Action::Decline,
            Action::End,
            Action::Ready,
            Action::RollFirst,
        ];
        all.extend((0..crate::state::COLUMN as u8).map(Action::Pick));
        for &region in &regions {
            all.extend([
                Action::Abandon(region),
                Action::Conquer(region),
                Action::Roll(region),
                Action::Vacate(region),
            ]);
            all.extend((1..=most).map(|tokens| Action::ConquerWith(region, tokens)));
            all.extend((1..=most).map(|tokens| Action::TakeUp(region, tokens)));
            all.extend((1..=most).map(|tokens| Action::Place(region, tokens)));
            for (id, piece) in self.pieces().filter(|(_, piece)| piece.is_placed_by_hand()) {
                all.extend((1..=piece.per_region).map(|count| Action::Put(id, region, count)));
            }
        }
        for (id, verb) in self.verbs() {
            let say = |target: u8| Action::Do(id, target, 0);
            match verb.deed {
                Deed::Region { .. } => all.extend(regions.iter().map(|region| say(region.0))),
                Deed::Attack { .. } => {
                    for region in &regions {
                        all.extend((0..=most).map(|tokens| Action::Do(id, region.0, tokens)));
                    }
                }
                Deed::Now { .. } | Deed::Offer { .. } => all.push(say(0)),
                Deed::Seat { .. } => all.extend(self.seats().map(|seat| say(seat.0))),
                Deed::Token { .. } => {
                    let kinds = self.extras.iter().map(|extra| extra.piece);
                    all.extend(
                        std::iter::once(PieceId::NONE)
                            .chain(kinds)
                            .map(|kind| say(kind.0)),
                    );
                }
                Deed::Tokens { .. } => {
                    for extra in &self.extras {
                        let counts = 0..=extra.most;
                        all.extend(counts.map(|count| Action::Do(id, extra.piece.0, count)));
                    }
                }
                Deed::Ware { most, .. } => all.extend((0..most).map(say)),
                Deed::Die { .. } | Deed::Coin { .. } | Deed::Draw { .. } => {}
            }
        }
        all
    }
}
