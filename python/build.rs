//! An extension finds the names of Python when Python loads it; some systems must be told so when it is linked.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
