//! The examples in the documentation of the crates that old compilers must understand.
//!
//! An example is compiled by itself, against the real crate: the lines here only tell rustdoc
//! where to find it.

#[cfg(doctest)]
#[path = "../../../gamecore/src/lib.rs"]
pub mod gamecore;

// The paths of gamecore begin at its own root, which is not that of this crate.
#[cfg(doctest)]
pub use self::gamecore::*;

#[cfg(doctest)]
#[doc = include_str!("../../../gamecore/README.md")]
pub struct Readme;

#[cfg(doctest)]
#[path = "../../../oracle/src/lib.rs"]
pub mod oracle;
