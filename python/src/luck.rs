//! A seeded source of luck.

use elbowroom_bots::Luck;
use pyo3::prelude::*;

/// A seeded source of luck: the same seed gives the same game on every machine.
///
/// >>> import elbowroom
/// >>> luck = elbowroom.Luck(7)
/// >>> [luck.below(6) for _ in range(5)] == [elbowroom.Luck(7).below(6)] * 5
/// False
#[pyclass(name = "Luck", module = "elbowroom")]
pub struct PyLuck(pub Luck);

#[pymethods]
impl PyLuck {
    #[new]
    pub fn new(seed: u64) -> Self {
        Self(Luck::new(seed))
    }

    /// A number from 0 to `n` - 1, each as likely.
    fn below(&mut self, n: u32) -> usize {
        self.0.below(n as usize)
    }

    fn __repr__(&self) -> &'static str {
        "<Luck>"
    }
}
