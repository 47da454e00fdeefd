//! The theorems as plain functions and small structures: what a solution pastes.
//!
//! Each module is a page that can be read alone: the rules, the theorem with its source, the cost
//! and an example. No function here needs a trait of this crate, and every name stands at the
//! crate's root as well. The games of the other modules answer by these functions.

mod bits;
pub mod bounded_nim;
pub mod digraph;
pub mod euclid;
pub mod factoring;
pub mod fibonacci;
pub mod loopy;
pub mod mark;
pub mod mex;
pub mod moore;
pub mod nim;
pub mod nim_sum;
pub mod nimber;
pub mod octal;
pub mod ranged_nim;
pub mod sequential_nim;
pub mod staircase;
pub mod strange_nim;
pub mod subtraction;
pub mod take_neighbours;
pub mod wythoff;
pub mod xor_basis;
