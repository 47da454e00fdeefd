//! The ground floor: theorems as plain functions and small structures.
//!
//! Each module is a page that can be read alone: the rules, the theorem with its source, the cost
//! and an example. Nothing here needs a trait of this crate, and every name stands at the crate's
//! root as well. The games of the other modules answer by these functions; a solution pastes them.
//! A name that ends in `_value` gives a nim-value, `_table` the nim-values of the heaps from 0 on,
//! and `is_..._p` tells whether a position is a P-position.
//!
//! # Why this is so
//!
//! **P-positions.** The definition is a recursion that starts where nobody can move. So a
//! rule for the P-positions is proved by checking that no move joins two of them, and that
//! every other position has a move to one.
//!
//! **Sums** (Sprague, 1935; Grundy, 1939). Let the values have the nim-sum s. A move changes
//! exactly one of them, so it never leads to s. Every t < s is reached: the highest binary digit of
//! s xor t is 1 in s, hence in the value v of some game; v xor s xor t is less than v, so that game
//! has an option of this value. So s is the mex. A heap of n stones of which any number may be
//! taken has the nim-value n: in a sum, every game of value n can be replaced by that heap, and
//! every sum is Nim.
//!
//! **Misere play.** The recursion starts the other way round, and the theorem on sums does not
//! hold: the heaps 1, 1 and the heaps 2, 2 both have the nim-sum 0, but in misere play the first
//! are an N-position and the second a P-position. Nim itself can be mastered: play as in normal
//! play until your move would leave no heap above 1, and then leave an odd number of ones (Bouton,
//! 1901). Where a game has no such theorem, a finite monoid can take the place of the nim-values:
//! see [`MisereQuotient`](crate::MisereQuotient).
//!
//! ```
//! use gamecore::{mex, nim_sum};
//!
//! assert_eq!(mex([0, 1, 3]), 2);
//! assert_eq!(nim_sum([3, 5]), 6);
//! ```

mod bits;
pub mod bounded_nim;
pub mod coins;
pub mod dense_subtraction;
pub mod digraph;
pub mod digraph_values;
pub mod divisors;
mod edges;
pub mod euclid;
pub mod factoring;
pub mod fibonacci;
pub mod grundy;
pub mod hackenbush;
pub mod independent_part;
pub mod kayles;
pub mod long_octal;
pub mod loopy;
pub mod marks;
pub mod matching;
pub mod mex;
pub mod moore;
pub mod nim;
pub mod nim_multiplier;
pub mod nim_sum;
pub mod nimber;
pub mod nimber_field;
pub mod octal;
pub(crate) mod parts;
pub mod period;
pub mod ranged_nim;
pub mod remoteness;
pub(crate) mod room;
pub mod sequential_nim;
pub mod staircase;
pub mod strange_nim;
pub mod subtraction;
pub mod take_neighbours;
pub mod turning_corners;
pub mod welter;
pub mod wythoff;
pub mod xor_basis;
