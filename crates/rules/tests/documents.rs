//! What documents count is what there is.

use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::tiles;

fn read(document: &str) -> String {
    let path = format!("{}/../../{document}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_readme_names_the_boxes_and_the_number_of_players() {
    let text = read("README.md");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let players = format!("2 to {MAX_SEATS} players");
    assert!(text.contains(&players), "README.md does not say: {players}");
    for game_box in GameBox::FAMILY {
        let name = game_box.name().en;
        assert!(text.contains(name), "README.md does not name {name}");
    }
}

/// A table of `docs/walk.md`: its rows, cell by cell, without the head.
fn table(section: &str) -> Vec<Vec<&str>> {
    let rows = section.lines().filter(|line| line.starts_with('|'));
    rows.skip(2)
        .map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// The sections of `docs/walk.md` that walk through a box: its name, its id, and the rows of its tiles.
fn walked(text: &str) -> Vec<(&str, &str, Vec<Vec<&str>>)> {
    text.split("\n## ")
        .filter_map(|section| {
            let (name, rest) = section.lines().next()?.split_once(" (`")?;
            Some((name, rest.strip_suffix("`)")?, table(section)))
        })
        .collect()
}

/// What the columns of the counts sum up.
const STATUS: [&[&str]; 5] = [
    &["fits", "in play"],
    &["new word"],
    &["new piece property"],
    &["new hook"],
    &["new mechanism"],
];

#[test]
fn the_walk_counts_its_own_rows() {
    let text = read("docs/walk.md");
    let counts = text
        .split("\n## ")
        .find(|section| section.starts_with("Counts"));
    let mut counts = table(counts.expect("a section of counts"));
    let all = counts.pop().expect("a last row");
    let boxes = walked(&text);
    assert_eq!(counts.len(), boxes.len(), "a row for each box");
    let mut sums = [0; 7];
    for (row, (name, _, tiles)) in counts.iter().zip(&boxes) {
        assert_eq!(row[0], *name);
        let (total, kinds) = row[1].split_once(": ").expect("tiles: their kinds");
        let number = |text: &str| -> usize { text.parse().expect("a number") };
        let first = |part: &str| number(part.split(' ').next().unwrap_or_default());
        assert_eq!(number(total), tiles.len(), "tiles of {name}");
        assert_eq!(
            kinds.split(", ").map(first).sum::<usize>(),
            tiles.len(),
            "{name}"
        );
        for (cell, status) in row[2..].iter().zip(STATUS) {
            let found = tiles
                .iter()
                .filter(|tile| status.contains(&tile[3]))
                .count();
            assert_eq!(number(cell), found, "{name}: {status:?}");
        }
        for (sum, cell) in sums.iter_mut().zip([total].iter().chain(&row[2..])) {
            *sum += number(cell);
        }
    }
    let bold = |cell: &str| cell.split("**").nth(1).map(str::to_owned);
    let told = [all[1]]
        .into_iter()
        .chain(all[2..].iter().copied())
        .map(bold);
    let sums: Vec<Option<String>> = sums.iter().map(|sum| Some(sum.to_string())).collect();
    assert_eq!(told.collect::<Vec<_>>(), sums, "the row of all boxes");
}

/// A module is in play and no tile of the catalogue.
const MODULES: [&str; 2] = ["leader", "necromancer"];

#[test]
fn the_walk_tells_which_tiles_are_in_play() {
    let text = read("docs/walk.md");
    let mut in_play = 0;
    for (_, from, row) in walked(&text)
        .into_iter()
        .flat_map(|(name, from, rows)| rows.into_iter().map(move |row| (name, from, row)))
    {
        let id = row[0].trim_matches('`');
        let known = tiles::find(id).filter(|tile| tile.from.id() == from);
        let expected = known.is_some() || MODULES.contains(&id);
        assert_eq!(row[3] == "in play", expected, "the row of {id}");
        in_play += usize::from(known.is_some());
    }
    assert!(in_play > 50, "only {in_play} tiles have a row");
}
