//! Runs the program as its users do.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs it with an input; what it remembers stays in the folder of the tests.
pub fn elbowroom(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_elbowroom"))
        .args(arguments)
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments may not read at all.
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// What the program prints.
pub fn said(arguments: &[&str], input: &str) -> String {
    let output = elbowroom(arguments, input);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

/// The same as JSON.
pub fn json(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&said(arguments, input)).expect("JSON")
}

/// One line on the standard error, nothing on the standard output, code 2.
pub fn refused(arguments: &[&str], input: &str) -> String {
    let output = elbowroom(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}
