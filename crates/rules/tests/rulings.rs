//! Runs every plain-text case of `tests/rulings`: given, when, then.

#[path = "support/case.rs"]
mod case;
#[path = "../../teach/src/given.rs"]
mod given;
#[path = "support/then.rs"]
mod then;

use libtest_mimic::{Arguments, Trial};
use std::path::Path;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder of the cases can be read")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    let mut trials = Vec::new();
    for path in files {
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = std::fs::read_to_string(&path).expect("a case file can be read");
        match case::read(&text) {
            Ok(cases) => trials.extend(cases.into_iter().map(|case| {
                Trial::test(format!("{name}::{}", case.title), move || {
                    case.run().map_err(Into::into)
                })
            })),
            Err(what) => trials.push(Trial::test(name, move || Err(what.into()))),
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
