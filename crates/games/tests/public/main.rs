//! Public games: what is said about each of them, and whether what is printed says the same.

// Only the library itself is compiled by old compilers.
#![allow(clippy::incompatible_msrv)]

mod explored;
mod games;
mod made_up;
mod named;
mod printed;
mod run;
