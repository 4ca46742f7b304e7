//! Puts the browser client's files into the program: everything in `web/dist`, or one page that says
//! that the client was not built.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write;
use std::io::Write as _;
use std::path::{Path, PathBuf};

const PLACEHOLDER: &str = "<!doctype html><meta charset=\"utf-8\"><title>Elbowroom</title>\
    <p>The server is running, but the browser client was not built into it: \
    build <code>web/dist</code> first, then the server.</p>";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../web/dist");
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets the folder");
    let mut dist = Path::new(&here).join("../../web/dist");
    if !dist.join("index.html").is_file() {
        dist = out.join("placeholder");
        std::fs::create_dir_all(&dist).expect("the build folder can be written");
        std::fs::write(dist.join("index.html"), PLACEHOLDER).expect("and files in it");
    }
    let mut files = Vec::new();
    gather(&dist, &dist, &mut files);
    files.sort();
    let mut text = String::from("/// Every file, by its path.\nstatic FILES: &[File] = &[\n");
    // Copies, so that a client that is built anew meanwhile does not pull the files away.
    let copies = out.join("files");
    let _ = std::fs::remove_dir_all(&copies);
    std::fs::create_dir_all(&copies).expect("the build folder can be written");
    for (i, (name, path)) in files.into_iter().enumerate() {
        let Ok(bytes) = std::fs::read(&path) else {
            continue;
        };
        let hash = fnv(&bytes);
        let form = |kind: &str, bytes: &[u8]| {
            let copy = copies.join(format!("{i}{kind}"));
            std::fs::write(&copy, bytes).expect("the build folder can be written");
            let tag = format!("\"{hash:016x}{kind}\"");
            format!("Form {{ bytes: include_bytes!({copy:?}), tag: {tag:?} }}")
        };
        let plain = form("", &bytes);
        let packed = packed(&bytes).map(|bytes| form("-gzip", &bytes));
        let packed = packed.map_or("None".to_owned(), |form| format!("Some({form})"));
        let _ = writeln!(
            text,
            "File {{ path: {name:?}, plain: {plain}, packed: {packed} }},"
        );
    }
    text.push_str("];\n");
    std::fs::write(out.join("files.rs"), text).expect("the build folder can be written");
}

fn gather(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(root, &path, files);
        } else if let Ok(name) = path.strip_prefix(root) {
            let name = name.to_string_lossy().replace('\\', "/");
            files.push((name, path));
        }
    }
}

/// A file compressed with gzip, if that saves something worth saving: pictures and sounds are compressed already.
fn packed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory can be written");
    let packed = encoder.finish().expect("memory can be written");
    (bytes.len() >= 1_024 && packed.len() < bytes.len() / 10 * 9).then_some(packed)
}

/// FNV-1a.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
