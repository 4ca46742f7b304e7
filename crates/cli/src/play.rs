//! tmp
use crate::input::Done;
/// Play in the terminal.
#[derive(clap::Args)]
pub struct Play {}
impl Play { pub fn run(self) -> Done { Ok(()) } }
