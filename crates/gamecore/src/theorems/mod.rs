//! The theorems as plain functions and small structures: what a solution pastes.
//!
//! Each module is a page that can be read alone: the rules, the theorem with its source, the cost
//! and an example. No function here needs a trait of this crate, and every name stands at the
//! crate's root as well. The games of the other modules answer by these functions.

mod bits;
pub mod digraph;
pub mod factoring;
pub mod loopy;
pub mod mex;
pub mod nim_sum;
pub mod nimber;
pub mod octal;
pub mod subtraction;
pub mod take_neighbours;
pub mod wythoff;
pub mod xor_basis;
