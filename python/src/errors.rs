//! Everything that can be wrong with what Python says, as exceptions with the words of the rules.

use pyo3::PyErr;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use std::fmt::Display;

create_exception!(
    elbowroom,
    Error,
    PyValueError,
    "Whatever this package objects to."
);
create_exception!(
    elbowroom,
    Refused,
    Error,
    "The rules refuse an action, a price or an answer of fate; the words cite the ruling."
);
create_exception!(
    elbowroom,
    BadSetup,
    Error,
    "Boxes, board, seats, tiles or switches that make no game."
);
create_exception!(
    elbowroom,
    BadFile,
    Error,
    "A position, a replay or a pickle that cannot be read; the words name line or field."
);

pub fn error(what: impl Display) -> PyErr {
    Error::new_err(what.to_string())
}

pub fn refused(what: impl Display) -> PyErr {
    Refused::new_err(what.to_string())
}

pub fn bad_setup(what: impl Display) -> PyErr {
    BadSetup::new_err(what.to_string())
}

pub fn bad_file(what: impl Display) -> PyErr {
    BadFile::new_err(what.to_string())
}
