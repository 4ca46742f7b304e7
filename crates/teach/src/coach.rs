//! A coach for a first game: says something where it comes up for the first time, and is silent once all was said.

use crate::text::Both;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Action, Game, Language, RegionId, Seat, State, market};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Something the coach has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// What it is about: said once, it need not be said again.
    pub key: &'static str,
    /// In words.
    pub text: String,
}

/// Everything the coach can speak of.
pub const KEYS: [&str; 22] = [
    "pick", "bargain", "enter", "land", "ship", "monsters", "river", "tribe", "murloc", "hidden",
    "dear", "foe", "declined", "enemy", "die", "redeploy", "struck", "piece", "asked", "tired",
    "resting", "last",
];

/// The piece that shows where something lies face down.
const FACE_DOWN: &str = "hidden-marker";

fn words() -> &'static BTreeMap<String, Both> {
    static WORDS: LazyLock<BTreeMap<String, Both>> =
        LazyLock::new(|| toml::from_str(include_str!("../coach.toml")).unwrap_or_default());
    &WORDS
}

/// The first thing worth saying to the seat that must decide, beside what it has heard.
pub fn remark(
    game: &Game,
    state: &State,
    seat: Seat,
    heard: &[String],
    language: Language,
) -> Option<Remark> {
    let now = game.now(state);
    let sight = Sight::new(&now, state, seat);
    let new = |key: &&str| !heard.iter().any(|known| known == key);
    KEYS.into_iter().filter(new).find_map(|key| {
        let numbers = sight.sees(key)?;
        let mut text = words().get(key)?.text(language).to_owned();
        for (name, number) in numbers {
            text = text.replace(&format!("{{{name}}}"), &number.to_string());
        }
        Some(Remark { key, text })
    })
}

/// What the deciding seat has before it.
struct Sight<'g> {
    game: &'g Game,
    state: &'g State,
    seat: Seat,
    /// Regions it may attack now, at whatever price.
    targets: Vec<RegionId>,
    rolls: bool,
    conquers: bool,
    picks: bool,
    declines: bool,
    places: bool,
}

type Numbers = Vec<(&'static str, u16)>;

impl<'g> Sight<'g> {
    fn new(game: &'g Game, state: &'g State, seat: Seat) -> Self {
        let legal = game.legal(state);
        let has = |test: fn(&Action) -> bool| legal.iter().any(test);
        let priced = game.prices(state);
        Self {
            targets: priced.into_iter().map(|(region, _)| region).collect(),
            rolls: has(|action| matches!(action, Action::Roll(_))),
            conquers: has(|action| matches!(action, Action::Conquer(..))),
            picks: has(|action| matches!(action, Action::Pick(_))),
            declines: has(|action| matches!(action, Action::Decline)),
            places: has(|action| matches!(action, Action::Place(..))),
            game,
            state,
            seat,
        }
    }

    /// Whether what a remark speaks of is there now, with the numbers it names.
    fn sees(&self, key: &str) -> Option<Numbers> {
        let (game, state) = (self.game, self.state);
        let attacks = self.conquers || self.rolls;
        let target = |test: &dyn Fn(RegionId) -> bool| {
            attacks && self.targets.iter().any(|&region| test(region))
        };
        let (board, own) = (game.board(), state.people(game.active(self.seat)).regions);
        let held = !own.is_empty();
        let declined = state
            .peoples(self.seat)
            .any(|(id, people)| !id.is_active() && !people.regions.is_empty());
        let last = state.turn().round == board.rounds();
        let stage = state.turn().stage;
        let yes = match key {
            "pick" => self.picks,
            "bargain" => return self.bargain(),
            "enter" => attacks && !held && !board.has_islands(),
            "land" => attacks && !held && board.has_islands(),
            "ship" => {
                let far = |region| board.anchors().has(region) && !board.borders(region).meets(own);
                held && target(&far)
            }
            "monsters" => target(&|region| (state.tribes() & game.setup().monsters()).has(region)),
            "river" => attacks && own.meets(board.emptied()),
            "tribe" => {
                let others = game.setup().monsters() | board.murlocs();
                target(&|region| (state.tribes() - others).has(region))
            }
            "murloc" => target(&|region| (state.tribes() & board.murlocs()).has(region)),
            "hidden" => target(&|region| self.is_face_down(region)),
            "dear" => target(&|region| self.is_dear(region)),
            "foe" => target(&|region| self.is_foes(region)),
            "declined" => {
                target(&|region| self.is_anothers(region) && !state.holder(region).is_active())
            }
            "enemy" => {
                target(&|region| self.is_anothers(region) && state.holder(region).is_active())
            }
            "die" => self.rolls && !self.conquers,
            "redeploy" => self.places && stage == Stage::Redeploy,
            "struck" => self.places && stage == Stage::Defence,
            "piece" => game.pieces_to_place(state) > 0 && !self.places,
            "asked" => game.question(state).is_some() && !self.picks,
            "tired" => {
                let force = game.force(state);
                let few = self.declines && held && force <= 2 && !last;
                return few.then(|| vec![("force", force.into())]);
            }
            "resting" => declined && attacks,
            "last" => last && (attacks || self.picks),
            _ => false,
        };
        yes.then(Vec::new)
    }

    /// A people in the row that brings at least what it costs.
    fn bargain(&self) -> Option<Numbers> {
        let row = self.state.column().iter().enumerate();
        let mut worth = row.filter_map(|(i, combo)| {
            let price = market::price(self.game, self.state, i as u8);
            let pays = combo.coins;
            (self.picks && pays > 0 && u16::from(pays) >= u16::from(price))
                .then(|| vec![("pays", u16::from(pays)), ("price", u16::from(price))])
        });
        worth.next()
    }

    fn is_dear(&self, region: RegionId) -> bool {
        let of = self.game.board().region(region);
        of.is_some_and(|of| of.terrain.facts().price > 0)
    }

    /// Whether a race of the other faction holds it, which may be one's own in decline.
    fn is_foes(&self, region: RegionId) -> bool {
        let side = |people| {
            let race = self.game.race_tile(self.state.people(people).race)?;
            race.faction
        };
        let holder = self.state.holder(region);
        let own = side(self.game.active(self.seat));
        holder.is_some() && own.is_some_and(|own| side(holder) == Some(own.foe()))
    }

    fn is_face_down(&self, region: RegionId) -> bool {
        let mut pieces = self.game.pieces();
        pieces.any(|(id, piece)| {
            piece.id == FACE_DOWN && self.game.pieces_at(self.state, id, region) > 0
        })
    }

    fn is_anothers(&self, region: RegionId) -> bool {
        let holder = self.state.holder(region);
        holder.is_some() && holder.seat() != self.seat
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Scene;

    fn first(given: &str, heard: &[&str]) -> Option<Remark> {
        let scene = Scene::set(given, &[]).expect("a position");
        let seat = scene.deciding().expect("a decision");
        let heard: Vec<String> = heard.iter().map(|&key| key.to_owned()).collect();
        remark(scene.game(), scene.state(), seat, &heard, Language::English)
    }

    #[test]
    fn everything_has_words_in_both_languages() {
        assert_eq!(words().len(), KEYS.len());
        for key in KEYS {
            let words = words().get(key);
            assert!(
                words.is_some_and(|words| !words.en.is_empty() && !words.fr.is_empty()),
                "{key}"
            );
        }
    }

    #[test]
    fn what_was_heard_is_not_said_again() {
        let start = "column giants merchant, elves flying +1";
        assert_eq!(first(start, &[]).map(|said| said.key), Some("pick"));
        let bargain = first(start, &["pick"]);
        assert_eq!(bargain.as_ref().map(|said| said.key), Some("bargain"));
        assert!(bargain.is_some_and(|said| said.text.contains("1 for 1")));
        assert_eq!(first(start, &KEYS), None);
    }

    #[test]
    fn it_speaks_of_what_lies_there() {
        let new = |given: &str, key: &str| {
            let others: Vec<&str> = KEYS.into_iter().filter(|other| *other != key).collect();
            first(given, &others).is_some()
        };
        let begin = "seat 1 plays giants merchant hand 6";
        assert!(new(begin, "enter"));
        assert!(!new(begin, "enemy"));
        assert!(new(
            "seat 1 plays giants merchant hand 6\ngiants hold 5\nseat 2 plays elves flying\nelves hold 6:2",
            "enemy"
        ));
        assert!(new(
            "seat 1 plays giants merchant\ngiants hold 5 1 6",
            "tired"
        ));
        assert!(!new(
            "seat 1 plays giants merchant hand 4\ngiants hold 5 1 6",
            "tired"
        ));
        assert!(new(
            "round 10\nseat 1 plays giants merchant hand 4\ngiants hold 5",
            "last"
        ));
    }
    #[test]
    fn it_speaks_of_islands_only_where_there_are_some() {
        let says = |given: &str, key: &str| {
            let others: Vec<&str> = KEYS.into_iter().filter(|other| *other != key).collect();
            first(given, &others).is_some()
        };
        let islands = "board islands-l1a-s1a\nboxes warcraft\nseat 2 plays draenei miners\n";
        let arrive = format!("{islands}seat 1 plays orcs-wow farmers hand 9");
        assert!(says(&arrive, "land") && !says(&arrive, "enter") && !says(&arrive, "ship"));
        assert!(!says("seat 1 plays giants merchant hand 6", "land"));
        let there = format!("{arrive}\norcs-wow hold 6");
        assert!(says(&there, "ship") && !says(&there, "land"));
        assert!(!says(&there, "murloc") && !says(&there, "hidden") && !says(&there, "foe"));
        // A mountain with a star, and a murloc: no lost tribe.
        let more = format!("{there}\nhidden-marker in 5\ntribe in 7\ndraenei hold 1:2");
        assert!(says(&more, "murloc") && says(&more, "hidden") && says(&more, "foe"));
        assert!(!says(&more, "tribe"));
        // Neutral races are nobody's foes.
        let neutral = more.replace("orcs-wow", "naga");
        assert!(!says(&neutral, "foe"));
    }
}
