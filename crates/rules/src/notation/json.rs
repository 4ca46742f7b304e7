//! Reading JSON, and telling what is wrong with it in words of the game, not of the program.

use super::position::PositionError;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Why a text is not what was expected.
pub(super) struct Fault {
    /// The field, like `seats[0].active.race`; empty where no field is at fault.
    pub field: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub what: String,
}

/// Reads one value and nothing after it; `kind` names it.
pub(super) fn read<T: DeserializeOwned>(kind: &str, text: &str) -> Result<T, Fault> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = error.path().to_string();
        let inner = error.into_inner();
        Fault {
            field: if field == "." { String::new() } else { field },
            line: inner.line(),
            what: plainly(&inner.to_string()),
        }
    })?;
    reader.end().map_err(|error| Fault {
        field: String::new(),
        line: error.line(),
        what: format!("nothing expected after {kind}"),
    })?;
    Ok(value)
}

/// Reads a value that was read as JSON already; told where it stands.
pub(crate) fn read_value<T: DeserializeOwned>(at: &str, value: &Value) -> Result<T, PositionError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let field = match path.as_str() {
            "." => at.to_owned(),
            path if path.starts_with('[') => format!("{at}{path}"),
            path => format!("{at}.{path}"),
        };
        PositionError::at(field, plainly(&error.into_inner().to_string()))
    })
}

/// A message of the reader without its place and without names of types.
pub(crate) fn plainly(message: &str) -> String {
    let message = message.split(" at line ").next().unwrap_or(message);
    let wrong = ["invalid type: ", "invalid value: "]
        .into_iter()
        .find_map(|start| message.strip_prefix(start));
    match wrong.and_then(|rest| rest.rsplit_once(", expected ")) {
        Some((found, kind)) => format!("{} expected, found {}", meant(kind), shown(found)),
        None => message.to_owned(),
    }
}

/// What is meant by the name of a type.
fn meant(kind: &str) -> String {
    let number = |least: i64, most: u64| format!("a number from {least} to {most}");
    match kind {
        "u8" => number(0, u8::MAX.into()),
        "u16" => number(0, u16::MAX.into()),
        "u32" => number(0, u32::MAX.into()),
        "u64" | "usize" => number(0, u64::MAX),
        "i8" => number(i8::MIN.into(), i8::MAX as u64),
        "a string" => "a text".into(),
        "a boolean" => "true or false".into(),
        "a sequence" => "a list".into(),
        "a map" => "an object".into(),
        "string or map" => "a text or an object".into(),
        kind if kind.starts_with("struct ") || kind.starts_with("enum ") => "an object".into(),
        kind => kind.to_owned(),
    }
}

/// What was found, as it stands in the text.
fn shown(found: &str) -> String {
    match found {
        "map" => "an object".into(),
        "sequence" => "a list".into(),
        found => match found.split_once(['`', '"']) {
            Some((_, value)) => format!("`{}`", value.trim_end_matches(['`', '"'])),
            None => found.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_become_what_is_meant_by_them() {
        for (message, told) in [
            (
                "invalid value: integer `70000`, expected u16 at line 3 column 9",
                "a number from 0 to 65535 expected, found `70000`",
            ),
            (
                "invalid type: string \"two\", expected u8 at line 1 column 2",
                "a number from 0 to 255 expected, found `two`",
            ),
            (
                "invalid type: null, expected a boolean",
                "true or false expected, found null",
            ),
            (
                "invalid type: sequence, expected a string",
                "a text expected, found a list",
            ),
            (
                "invalid type: floating point `1.5`, expected struct SetupText",
                "an object expected, found `1.5`",
            ),
            (
                "invalid type: map, expected a sequence",
                "a list expected, found an object",
            ),
            (
                "unknown field `tokns`, expected one of `region`, `tokens` at line 1 column 2",
                "unknown field `tokns`, expected one of `region`, `tokens`",
            ),
        ] {
            assert_eq!(plainly(message), told);
        }
    }
}
