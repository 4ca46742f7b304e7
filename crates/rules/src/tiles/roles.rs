//! One file per seat that plays by rules of its own.

pub mod necromancer;
