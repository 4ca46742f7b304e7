//! What a seat may see.

use crate::game::{PyGame, Ready};
use elbowroom_rules::notation::write_position;
use elbowroom_rules::{View, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use std::sync::Arc;

/// The game as one seat may see it, or somebody who only watches.
///
/// >>> import elbowroom
/// >>> view = elbowroom.Game().start().view(0)
/// >>> view, view.coins, view.observation().dtype
/// (<View of seat 0>, [5, None], dtype('uint8'))
#[pyclass(name = "View", module = "elbowroom", frozen)]
pub struct PyView {
    pub ready: Arc<Ready>,
    pub view: View,
}

#[pymethods]
impl PyView {
    /// The game it is a view of.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame {
            ready: self.ready.clone(),
        }
    }

    /// The seat that looks, from 0; nothing for somebody who only watches.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat.0),
            _ => None,
        }
    }

    /// The coins of each seat, nothing where they are a secret.
    #[getter]
    fn coins(&self) -> Vec<Option<u16>> {
        let seats = self.ready.game.seats();
        seats.map(|seat| self.view.coins(seat)).collect()
    }

    /// What is seen, as bytes.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let mut out = vec![0; self.ready.layout.size];
        self.ready
            .layout
            .write(&self.ready.game, &self.view, &mut out);
        PyArray1::from_vec(py, out)
    }

    /// The position as JSON, with `null` for coins that are a secret.
    fn position(&self) -> String {
        let game = &self.ready.game;
        let text = write_position(game, &self.view.imagine(|_| 0));
        let mut position: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        for (i, seat) in game.seats().enumerate() {
            if self.view.coins(seat).is_none()
                && let Some(row) = position["seats"].get_mut(i)
            {
                row["coins"] = serde_json::Value::Null;
            }
        }
        format!("{position:#}")
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| self.view == other.get().view && self.ready.is(&other.get().ready))
    }

    fn __repr__(&self) -> String {
        match self.seat() {
            Some(seat) => format!("<View of seat {seat}>"),
            None => "<View of a spectator>".to_owned(),
        }
    }
}
