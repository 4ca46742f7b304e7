//! Which licences a dependency may have, read from `deny.toml`.

use crate::{Done, cargo, exists, root, run};
use serde::Deserialize;

#[derive(Deserialize)]
struct Deny {
    licenses: Licenses,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
}

pub fn check() -> Done {
    let text = std::fs::read_to_string(root().join("deny.toml"))
        .map_err(|error| format!("deny.toml: {error}"))?;
    let deny: Deny = toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))?;
    let output = cargo(["metadata", "--format-version", "1"])
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata: {error}"))?;
    for package in &metadata.packages {
        let name = format!("{} {}", package.name, package.version);
        let license = package
            .license
            .as_deref()
            .ok_or_else(|| format!("{name} names no licence"))?;
        let expression = spdx::Expression::parse_mode(license, spdx::ParseMode::LAX)
            .map_err(|error| format!("{name}: {error}"))?;
        let allowed = expression.evaluate(|wanted| {
            wanted
                .license
                .id()
                .is_some_and(|id| deny.licenses.allow.iter().any(|allowed| allowed == id.name))
        });
        if !allowed {
            return Err(format!(
                "{name}: {license} is not among the licences of deny.toml"
            ));
        }
    }
    println!(
        "   {} packages, every licence allowed",
        metadata.packages.len()
    );
    if exists(&mut cargo(["deny", "--version"])) {
        run(&mut cargo([
            "deny",
            "check",
            "advisories",
            "bans",
            "sources",
        ]))
    } else {
        println!("   advisories: not checked, cargo-deny is not installed");
        Ok(())
    }
}
