//! Gathers which rulings the tests cite, so that `elbowroom rules --coverage` can tell.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn main() {
    let package = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let root = Path::new(&package).join("../..");
    let tests = root.join("crates/rules/tests");
    println!("cargo:rerun-if-changed={}", tests.display());
    println!(
        "cargo:rerun-if-changed={}",
        root.join("docs/rulings.md").display()
    );
    let rulings = read(&root.join("docs/rulings.md"));
    let mut known: Vec<String> = Vec::new();
    for bold in rulings.split("**").skip(1).step_by(2) {
        if is_ruling(bold) && !known.iter().any(|id| id == bold) {
            known.push(bold.to_owned());
        }
    }
    let mut cited: BTreeSet<String> = BTreeSet::new();
    let mut excused: BTreeMap<String, String> = BTreeMap::new();
    for path in files(&tests) {
        let text = read(&path);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        match path.extension().and_then(|extension| extension.to_str()) {
            // The title of a case cites its rulings.
            Some("txt") => text
                .lines()
                .filter(|line| line.starts_with("== "))
                .for_each(|line| cite(line, &mut cited)),
            // A test in Rust cites them in a line of its documentation.
            Some("rs") => text
                .lines()
                .filter(|line| line.contains("/// Proves "))
                .for_each(|line| cite(line, &mut cited)),
            // Files that excuse rulings, by ruling: "B-01" = "why it cannot be observed".
            Some("toml") if name.starts_with("not_observable") => {
                for line in text.lines().filter(|line| line.starts_with('"')) {
                    let parts: Vec<&str> = line.splitn(5, '"').collect();
                    if let [_, id, _, reason, _] = parts[..] {
                        excused.insert(id.to_owned(), reason.to_owned());
                    }
                }
            }
            _ => {}
        }
    }
    let rows: Vec<String> = known
        .iter()
        .map(|id| {
            let reason = excused.get(id).filter(|_| !cited.contains(id));
            format!(
                "    ({id:?}, {}, {:?}),\n",
                cited.contains(id),
                reason.map_or("", String::as_str)
            )
        })
        .collect();
    let unknown: Vec<&String> = cited
        .iter()
        .chain(excused.keys())
        .filter(|id| !known.contains(id))
        .collect();
    assert!(
        unknown.is_empty(),
        "the tests cite rulings that do not exist: {unknown:?}"
    );
    let out = Path::new(&std::env::var("OUT_DIR").expect("cargo sets OUT_DIR")).join("coverage.rs");
    let text = format!(
        "/// Every ruling: whether a test cites it, and why it cannot be observed.\nstatic RULINGS: &[(&str, bool, &str)] = &[\n{}];\n",
        rows.concat()
    );
    std::fs::write(out, text).expect("the build folder can be written");
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .flatten()
    {
        let path = entry.path();
        if path.is_dir() {
            all.extend(files(&path))
        } else {
            all.push(path)
        }
    }
    all
}

/// Takes every `B-37` out of a line.
fn cite(line: &str, cited: &mut BTreeSet<String>) {
    let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    cited.extend(words.filter(|word| is_ruling(word)).map(str::to_owned));
}

fn is_ruling(word: &str) -> bool {
    let Some((series, number)) = word.split_once('-') else {
        return false;
    };
    series.len() == 1
        && series.chars().all(|c| c.is_ascii_uppercase())
        && (2..=3).contains(&number.len())
        && number.chars().all(|c| c.is_ascii_digit())
}
