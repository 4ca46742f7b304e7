//! tmp
mod bench; mod fate;
fn main() { bench::main() }
