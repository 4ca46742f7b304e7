//! The slow twin looks on at games on islands: ships, the war of the factions, murlocs, bombs, artifacts and places. See
//! `twin.rs`.

#[path = "twin_islands/seldom.rs"]
mod seldom;
#[path = "twin/mod.rs"]
mod twin;

use elbowroom_rules::islands::Islands;
use elbowroom_rules::notation::read_position;
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Game, RegionId, Setup, State};
use twin::isles::onlooker::Onlooker;
use twin::knows::ids;
use twin::seen::{Seen, expect};

/// Sets of islands for each number of players, and random games on each. One in two begins with a column that was laid by
/// hand.
const SETS: u64 = 6;
const GAMES: u64 = 4;

/// Combos that lie on top of the column in games laid by hand: those whose texts meet.
const MEETINGS: [(&str, &str); 16] = [
    ("pandaren", "beastmasters"),
    ("goblins-wow", "terrifying"),
    ("draenei", "beastmasters"),
    ("tauren", "champion"),
    ("forsaken", "enraged"),
    ("pandaren", "marshland"),
    ("ethereals", "portal-masters"),
    ("humans-wow", "terrifying"),
    ("night-elves", "entrenched"),
    ("tauren", "beastmasters"),
    ("gnomes-wow", "champion"),
    ("naga", "portal-masters"),
    ("draenei", "champion"),
    ("forsaken", "terrifying"),
    ("goblins-wow", "defensive"),
    ("kobolds-wow", "champion"),
];

/// What must come up in the games of every number of players, or they prove little; what is rarer is in `seldom.rs`.
const SIGHTS: [&str; 64] = [
    // How races come to regions, and what makes them cheaper.
    "ship",
    "assault takes",
    "final die takes",
    "blacksmiths' discount",
    "dwarves' discount",
    "frostmourne's discount",
    "night elves' discount",
    "trolls' discount",
    "wolves' discount",
    // What may be said.
    "say aegis",
    "say ashes",
    "say assault",
    "say bomb",
    "say champion",
    "say decline",
    "say flee",
    "say frighten",
    "say frostmourne",
    "say heart",
    "say objective",
    "say portal",
    "say portal-to",
    "say raise",
    "say relic-hunt",
    "say side",
    "say wolf",
    // What happens to others.
    "beasts",
    "bomb goes off",
    "bomb under an active race",
    "chapel spares",
    "declined stack lost",
    "draenei spared",
    "dud",
    "enraged paid",
    "forsaken raised",
    "frightened away",
    "frightened empty",
    "harmony paid",
    "held by a beast alone",
    "humans",
    "marshland paid",
    "murloc discarded",
    "murloc frightened",
    "objective taken",
    "portal",
    "portal to a foe",
    "soul-keeper brings one",
    "tower",
    "wall raised",
    "wolves",
    // What is paid as a turn is scored.
    "coins: archaeologists",
    "coins: blood-elves",
    "coins: dark-portal",
    "coins: explorers",
    "coins: faction-bonus",
    "coins: farmers",
    "coins: fishermen",
    "coins: foresters",
    "coins: herbalists",
    "coins: miners",
    "coins: mountaineers",
    "coins: orcs-wow",
    "coins: swamp-wow",
    "coins: warlords",
];

#[test]
fn the_twin_agrees_on_islands_with_two_players() {
    agree(2);
}

#[test]
fn the_twin_agrees_on_islands_with_three_players() {
    agree(3);
}

#[test]
fn the_twin_agrees_on_islands_with_four_players() {
    agree(4);
}

#[test]
fn the_twin_agrees_on_islands_with_five_players() {
    agree(5);
}

/// Looks on at games for a number of players.
fn agree(players: u8) {
    let mut seen = Seen::new();
    for set in 0..SETS {
        let mut luck = 31 * set as usize + usize::from(players);
        let islands = Islands::draw(players, |below| {
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (luck >> 33) % below
        });
        let islands = islands.expect("islands for so many");
        let setup = Setup {
            board: islands.board(),
            ..Setup::with(players, vec![GameBox::Warcraft]).expect("islands")
        };
        let onlooker = Onlooker::new(Game::new(setup).expect("the set-up fits"));
        let games = twin::games(GAMES);
        for seed in (set * games)..(set + 1) * games {
            if seed % 2 == 0 {
                onlooker.watch(seed, &mut seen);
            } else {
                let (game, state) = laid(players, &islands.name(), seed / 2);
                Onlooker::new(game).watch_from(state, seed, &mut seen);
            }
        }
    }
    let games = format!("on islands with {players} players");
    for kind in [Kind::Race, Kind::Power] {
        expect(&seen, &ids(kind, &[GameBox::Warcraft]), &games);
    }
    expect(&seen, &SIGHTS, &games);
}

/// A game whose first six combos go through all races and powers as the numbers grow, so that many pairs of tiles meet.
fn laid(players: u8, islands: &str, number: u64) -> (Game, State) {
    let number = number as usize;
    let first = MEETINGS[number % MEETINGS.len()];
    let all = |kind| ids(kind, &[GameBox::Warcraft]).into_iter();
    let races: Vec<_> = all(Kind::Race).filter(|race| *race != first.0).collect();
    let powers: Vec<_> = all(Kind::Power).filter(|power| *power != first.1).collect();
    let races = races.iter().cycle().skip(5 * number);
    let powers = powers.iter().cycle().skip(5 * number + number / 4);
    let others = races.copied().zip(powers.copied());
    let combos = [first].into_iter().chain(others).take(6);
    let combo = |(race, power)| format!(r#"{{"race": "{race}", "power": "{power}"}}"#);
    let column: Vec<String> = combos.map(combo).collect();
    let board = Islands::parse(islands).expect("a set").board();
    let marked = |marks: &dyn Fn(u8) -> bool| -> Vec<u8> {
        (0..board.len() as u8)
            .filter(|region| marks(*region))
            .collect()
    };
    let murlocs = board.murlocs();
    let legends = board.legendary();
    let regions = marked(&|at| murlocs.has(RegionId(at)) || legends.has(RegionId(at)));
    let regions = regions.into_iter().map(|at| {
        let murloc = murlocs.has(RegionId(at));
        let pieces = match legends.has(RegionId(at)) {
            true => r#", "pieces": {"hidden-marker": 1}"#,
            false => "",
        };
        format!(r#"{{"region": {at}, "lost_tribe": {murloc}{pieces}}}"#)
    });
    let regions: Vec<String> = regions.collect();
    let seats = vec![r#"{"coins": 9}"#; players.into()];
    let json = format!(
        r#"{{"board": "{islands}", "boxes": ["warcraft"], "seats": [{}], "column": [{}], "regions": [{}]}}"#,
        seats.join(", "),
        column.join(", "),
        regions.join(", ")
    );
    read_position(&json).unwrap_or_else(|error| panic!("{error}\n{json}"))
}
