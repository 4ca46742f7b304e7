//! The files of `deploy/` work as written, as far as this machine can try them: the unit is checked by systemd, the site by
//! nginx, and the server is started with the very arguments that unit and container give it.

mod served;

use served::{Served, awake, free_address, health};
use std::path::Path;
use std::process::{Command, Stdio};

fn deployed(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    std::fs::read_to_string(path.join(file)).expect("the file is there")
}

/// The arguments of the unit after the program.
fn of_unit() -> Vec<String> {
    let unit = deployed("elbowroom.service");
    let line = unit
        .lines()
        .find_map(|line| line.strip_prefix("ExecStart="));
    let words = line.expect("a line that starts it").split(' ');
    words.skip(1).map(str::to_owned).collect()
}

/// The arguments of the container after the program, entry point and usual command.
fn of_container() -> Vec<String> {
    let file = deployed("Containerfile");
    let list = |word: &str| -> Vec<String> {
        let line = file.lines().find_map(|line| line.strip_prefix(word));
        serde_json::from_str(line.expect("it is said")).expect("a list")
    };
    let mut words = list("ENTRYPOINT ");
    words.extend(list("CMD "));
    words.split_off(1)
}

/// Starts the server with these arguments, at an address and in a folder of the test.
fn starts(words: &[String]) {
    let folder = tempfile::tempdir().expect("a folder");
    let address = free_address();
    let own = |word: &String| match word.as_str() {
        "127.0.0.1:8080" | "0.0.0.0:8080" => address.to_string(),
        word => word.replace("/var/lib/elbowroom", &folder.path().display().to_string()),
    };
    let child = Command::new(env!("CARGO_BIN_EXE_elbowroom"))
        .args(words.iter().map(own))
        .env("ELBOWROOM_LOG", "off")
        .stdout(Stdio::null())
        .spawn();
    let mut served = Served(child.expect("it starts"));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let status = runtime.block_on(async {
        awake(address).await;
        health(address).await
    });
    assert_eq!(status, Some(200), "{words:?}");
    assert!(folder.path().join("games.db").is_file());
    assert!(served.terminate().success(), "SIGTERM ends it well");
}

#[test]
fn the_server_starts_as_unit_and_container_say() {
    starts(&of_unit());
    starts(&of_container());
}

/// A program of the machine, or word that it is not there.
fn found(program: &str) -> Option<Command> {
    let there = Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let version = there.or_else(|_| Command::new(program).arg("-v").status());
    if version.is_err() {
        eprintln!("{program} is not there: not tested");
        return None;
    }
    Some(Command::new(program))
}

#[test]
fn systemd_understands_the_unit() {
    let Some(mut systemd) = found("systemd-analyze") else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let program = env!("CARGO_BIN_EXE_elbowroom");
    let unit = deployed("elbowroom.service").replace("/usr/local/bin/elbowroom", program);
    let path = folder.path().join("elbowroom.service");
    std::fs::write(&path, unit).expect("written");
    let said = systemd.arg("verify").arg(&path).output().expect("it runs");
    let words = String::from_utf8_lossy(&said.stderr).into_owned();
    // It tells of other units of the machine too.
    let ours: Vec<&str> = words
        .lines()
        .filter(|line| line.contains("elbowroom.service"))
        .collect();
    assert!(said.status.success() && ours.is_empty(), "{words}");
}

#[test]
fn nginx_understands_the_site() {
    let (Some(mut nginx), Some(mut openssl)) = (found("nginx"), found("openssl")) else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let made = openssl
        .args([
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-subj",
            "/CN=play.example.org",
        ])
        .args(["-keyout", &at("privkey.pem"), "-out", &at("fullchain.pem")])
        .stderr(Stdio::null())
        .status();
    assert!(made.expect("it runs").success());
    let site =
        deployed("nginx.conf").replace("/etc/ssl/elbowroom", &folder.path().display().to_string());
    let whole = format!(
        "pid {};\nevents {{}}\nhttp {{\n{site}\n}}\n",
        at("nginx.pid")
    );
    std::fs::write(at("nginx.conf"), whole).expect("written");
    let said = nginx.args(["-t", "-q", "-c", &at("nginx.conf")]).output();
    let said = said.expect("it runs");
    let words = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{words}");
}
