//! Lists the files of lessons and of the rule book, so that a new one needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let package = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = std::env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let mut code = String::new();
    for (name, folder) in [("LESSONS", "lessons")] {
        let folder = Path::new(&package).join(folder);
        println!("cargo:rerun-if-changed={}", folder.display());
        let rows = files(&folder).iter().fold(String::new(), |mut rows, path| {
            let id = path.file_stem().unwrap_or_default().to_string_lossy();
            let _ = writeln!(rows, "    ({id:?}, include_str!({path:?})),");
            rows
        });
        let _ = writeln!(
            code,
            "/// Identifier and text of each file, in their order.\nstatic {name}: &[(&str, &str)] = &[\n{rows}];"
        );
    }
    std::fs::write(Path::new(&out).join("files.rs"), code)
        .expect("the output folder can be written");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.retain(|path| path.is_file());
    files.sort_by_cached_key(|path| (number(path), path.clone()));
    files
}

/// The number before the name, so that 2 comes before 10.
fn number(path: &Path) -> u32 {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let digits = name.split_once('-').map_or("", |(number, _)| number);
    digits.parse().unwrap_or(u32::MAX)
}
