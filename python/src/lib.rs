//! Elbowroom in Python: games, states, bots, statistics, and many games at once for learning.
//!
//! Nothing here knows a rule or a tile: it is a front of the rules, the players and the simulations. What is wrong
//! with what Python says is an exception with the words of the rules.

mod action;
mod best;
mod bot;
mod errors;
mod game;
mod luck;
mod observe;
mod pool;
mod replay;
mod setup;
mod space;
mod state;
mod study;
mod sum;
mod table;
mod vec_env;
mod view;

use pyo3::prelude::*;

/// The compiled half of the package.
#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Error", py.get_type::<errors::Error>())?;
    module.add("Refused", py.get_type::<errors::Refused>())?;
    module.add("BadSetup", py.get_type::<errors::BadSetup>())?;
    module.add("BadFile", py.get_type::<errors::BadFile>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<state::PyState>()?;
    module.add_class::<action::PyAction>()?;
    module.add_class::<action::PyExplanation>()?;
    module.add_class::<action::PyOutcome>()?;
    module.add_class::<view::PyView>()?;
    module.add_class::<replay::PyReplay>()?;
    module.add_class::<luck::PyLuck>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<best::PyBest>()?;
    module.add_class::<best::PyCandidate>()?;
    module.add_class::<sum::PySum>()?;
    module.add_class::<vec_env::PyVecEnv>()?;
    module.add_class::<table::PyTable>()?;
    module.add_class::<study::PyRun>()?;
    module.add_class::<study::PyStatistics>()?;
    module.add_function(wrap_pyfunction!(study::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(study::statistics, module)?)?;
    module.add_function(wrap_pyfunction!(game::boards, module)?)?;
    module.add_function(wrap_pyfunction!(game::boxes, module)?)?;
    module.add_function(wrap_pyfunction!(bot::bots, module)?)?;
    Ok(())
}
