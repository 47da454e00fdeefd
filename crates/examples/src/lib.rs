//! The examples in the documentation of the crates that old compilers must understand.
//!
//! An example is compiled by itself, against the real crate: the lines here only tell rustdoc
//! where to find it.

#[cfg(doctest)]
#[path = "../../gamecore/src/lib.rs"]
pub mod gamecore;

#[cfg(doctest)]
#[path = "../../oracle/src/lib.rs"]
pub mod oracle;

// In the library's own files paths begin at its root.
#[cfg(doctest)]
pub use self::gamecore::*;
