//! Lists the files of lessons and of the rule book, so that a new one needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The name of each list, its folder and the ending of its files.
const LISTS: [(&str, &str, &str); 5] = [
    ("LESSONS", "lessons", "toml"),
    ("CHAPTERS", "book", "toml"),
    ("PAGES", "book/tiles", "toml"),
    ("RULINGS", "rulings", "toml"),
    // Faces and pieces are drawn beside the tiles.
    ("DRAWINGS", "../rules/src/tiles", "svg"),
];

fn main() {
    let package = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = std::env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let mut code = String::new();
    for (name, folder, ending) in LISTS {
        let folder = Path::new(&package).join(folder);
        println!("cargo:rerun-if-changed={}", folder.display());
        let mut files = files(&folder, ending == "svg");
        files.retain(|path| path.extension().is_some_and(|found| found == ending));
        let rows = files.iter().fold(String::new(), |mut rows, path| {
            let id = path.file_stem().unwrap_or_default().to_string_lossy();
            let _ = writeln!(rows, "    ({id:?}, include_str!({path:?})),");
            rows
        });
        let _ = writeln!(
            code,
            "/// Name and text of each file, in their order.\npub(crate) static {name}: &[(&str, &str)] = &[\n{rows}];"
        );
    }
    std::fs::write(Path::new(&out).join("files.rs"), code)
        .expect("the output folder can be written");
}

fn files(folder: &Path, deep: bool) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    found.sort_by_key(|path| number(path));
    let below: Vec<PathBuf> = found
        .iter()
        .filter(|path| deep && path.is_dir())
        .cloned()
        .collect();
    found.retain(|path| path.is_file());
    for path in below {
        found.extend(files(&path, deep));
    }
    found
}

/// Files are in the order of the number they begin with, then of their names.
fn number(path: &Path) -> (u32, PathBuf) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let digits: String = name.chars().take_while(char::is_ascii_digit).collect();
    (digits.parse().unwrap_or(u32::MAX), path.to_owned())
}
