//! The theory of impartial games on one page, and as a library.
//!
//! # Positions
//!
//! Two players move by turns.
//! A game is **impartial** if both have the same moves: all that matters is the position, and which positions, its **options**, one move leads to.
//! Play must end.
//! In **normal play** whoever cannot move has lost; so where stones are taken, the taker of the last one wins.
//!
//! # N and P
//!
//! Every position is won for one of the two ([`Outcome`](outcome::Outcome)): an **N**-position for the next player, whose turn it is, a **P**-position for the previous one.
//! The definition is a recursion that starts where nobody can move:
//!
//! - a position is N if some option is P: move there;
//! - a position is P if every option is N, for example if there is none.
//!
//! Since play ends, a rule for the P-positions is proved by checking that no move joins two of them, and that every other position has a move to one.
//!
//! ```
//! use gamecore::outcome::Outcome;
//!
//! // One heap; a move takes one, three or four stones.
//! let mut outcomes = Vec::new();
//! for heap in 0..=8_usize {
//!     let options = [1, 3, 4].iter().filter_map(|&take| heap.checked_sub(take));
//!     outcomes.push(Outcome::n_if(options.map(|option| outcomes[option]).any(|o| o == Outcome::P)));
//! }
//! let lost: Vec<usize> = (0..=8).filter(|&heap| outcomes[heap] == Outcome::P).collect();
//! assert_eq!(lost, [0, 2, 7]);
//! ```
//!
//! # Nim-values
//!
//! N and P say too little to play two games at once.
//! The **nim-value** of a position is the **mex** of its options' nim-values, the least non-negative integer that is none of them ([`mex`]).
//! It is 0 exactly for a P-position.
//!
//! ```
//! use gamecore::mex::mex;
//! use gamecore::subtraction::SubtractionGame;
//!
//! let mut values: Vec<u64> = Vec::new();
//! for heap in 0..=8_usize {
//!     let options = [1, 3, 4].iter().filter_map(|&take| heap.checked_sub(take));
//!     values.push(mex(options.map(|option| values[option])));
//! }
//! assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
//! assert_eq!(SubtractionGame::new([1, 3, 4]).nim_values(8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
//! ```
//!
//! # Sums
//!
//! In a **sum** of games a move is a move in one of them, so a row of heaps is a sum.
//! **Theorem** (Sprague, 1935; Grundy, 1939): the nim-value of a sum is the **nim-sum** of the nim-values, their exclusive or.
//!
//! Why: let the values have the nim-sum s.
//! A move changes exactly one of them, so it never leads to s.
//! Every t < s is reached: the highest binary digit of s xor t is 1 in s, hence in the value v of some game; v xor s xor t is less than v, so that game has an option of this value.
//! So s is the mex.
//!
//! A heap of n stones of which any number may be taken has the nim-value n.
//! Hence in a sum every game of value n can be replaced by that heap, and every sum is Nim.
//!
//! ```
//! use gamecore::nim::{self, nim_sum, Take};
//! use gamecore::octal::Octal;
//! use gamecore::outcome::Outcome;
//!
//! // A row of 5 skittles (knock down one or two neighbours) is worth 4:
//! // beside a Nim heap of 4 it is lost.
//! let row = u64::from(Octal::KAYLES.nim_values(5)[5]);
//! assert_eq!(Outcome::of_nim_value(nim_sum([row, 4])), Outcome::P);
//!
//! // To win is to make the nim-sum 0. In 3, 5, 7 it is 1.
//! assert_eq!(nim::outcome([3, 5, 7]), Outcome::N);
//! let takes: Vec<Take> = (0..3).map(|heap| Take { heap, stones: 1 }).collect();
//! assert_eq!(nim::winning_moves(&[3, 5, 7]), takes);
//! ```
//!
//! # Misere play
//!
//! In **misere play** whoever cannot move has won.
//! The recursion starts the other way round, and the theorem above is lost with it: the heaps 1, 1 and the heaps 2, 2 both have the nim-sum 0, but now the first are won and the second lost.
//! Nim is an exception that can be mastered: play as in normal play until your move would leave no heap above 1, and then leave an odd number of ones (Bouton, 1901).
//!
//! ```
//! use gamecore::nim::{misere_outcome, misere_winning_moves, outcome, Take};
//! use gamecore::outcome::Outcome;
//!
//! assert_eq!((outcome([1, 1]), misere_outcome([1, 1])), (Outcome::P, Outcome::N));
//! assert_eq!((outcome([2, 2]), misere_outcome([2, 2])), (Outcome::P, Outcome::P));
//! // From 5, 1 leave a single one, not two.
//! assert_eq!(misere_winning_moves(&[5, 1]), [Take { heap: 0, stones: 5 }]);
//! ```
//!
//! # Where to find what
//!
//! - The foundations: [`outcome`], [`mex`], and [`nim`] with the nim-sum.
//! - Nim and its relatives, without a table and for all of `u64`: [`nim`], [`bounded_nim`], [`moore`], [`wythoff`], [`fibonacci_nim`], [`prime_omega`].
//! - Games by a table of nim-values: [`subtraction`], [`octal`], [`digraph`]; and [`periodicity`], by which a finite table can speak for all heaps.
//! - Linear algebra: [`xor_basis`], for rows of heaps in which no part has the nim-sum 0.
//!
//! Nothing here reads, prints, looks at a clock or draws lots.
//!
//! # Who loses when
//!
//! The player to move has lost exactly in these cases.
//! Play is normal unless it says misere; phi is (1 + sqrt 5) / 2.
//!
//! | Game | A move | Lost exactly if | Lost, for example |
//! |---|---|---|---|
//! | Bash game | take 1 to m | m + 1 divides the heap | 1000 with m = 1 |
//! | [Nim](nim) | take any number from one heap | the nim-sum is 0 | 1 2 3 |
//! | [Bounded Nim](bounded_nim) | take 1 to m from one heap | the nim-sum of the heaps mod (m + 1) is 0 | 5 6 3 with m = 3 |
//! | [Misere Nim](nim::misere_outcome) | as in Nim | no heap above 1: the ones are odd in number; otherwise as in Nim | 1 1 1, and 2 2 |
//! | [Moore's Nim_k](moore) | take from each of 1 to k heaps | each binary digit is 1 in a multiple of k + 1 heaps | 2 2 2 with k = 2 |
//! | [Misere Moore](moore::misere_outcome) | as in Nim_k | no heap above 1: the ones are 1 mod (k + 1); otherwise as in Nim_k | 1 1 1 1, and 2 2 2, with k = 2 |
//! | [Wythoff](wythoff) | take from one heap, or equally from both | the heaps are floor(k phi), floor(k phi) + k | 4 7 |
//! | [Fibonacci Nim](fibonacci_nim) | take at most twice the last take; at first, not all | the heap is a Fibonacci number | 13 |
//! | [Subtraction](subtraction) of 1, 3, 4 | take 1, 3 or 4 | the nim-sum by the table is 0; one heap: 0 or 2 mod 7 | 9, and 5 12 |
//! | [Kayles](octal) 0.77 | take 1 or 2 neighbours of a row | the nim-sum by the table is 0; one row: it is empty | 5 9 |
//! | [Dawson's Kayles](octal) 0.07 | take 2 neighbours of a row | the nim-sum by the table is 0 | 5 |
//! | [Token games](digraph) | slide a token along an edge | the nim-sum of the vertices' values is 0 | two tokens on one vertex |
//! | [Divisor game](prime_omega) | replace a number by a proper divisor | the nim-sum of the numbers of prime factors is 0 | 4 6 |
//!
//! Some games are others in disguise:
//!
//! | Game | A move | It is | Lost, for example |
//! |---|---|---|---|
//! | Northcott | slide your piece in its row, not past the other | Nim on the gaps: a retreat is followed | gaps 2 2 |
//! | Staircase | any number one step down | Nim on the odd steps: what comes down from an even step goes on down | 2 7 2 5 on steps 1 to 4 |
//! | Ring | take m neighbours of a ring of n >= m | lost if the row of n - m that is left is won | n = 4, m = 2 |
//! | Treblecross | cross out one of n >= 3 cells in a row; three neighbours win | a heap of n + 2 in the octal game 0.007 | n = 6 |
//!
//! Every position of the two tables, in order:
//!
//! ```
//! use gamecore::digraph::{self, Digraph};
//! use gamecore::octal::Octal;
//! use gamecore::outcome::Outcome::{self, N, P};
//! use gamecore::prime_omega::prime_omega;
//! use gamecore::subtraction::SubtractionGame;
//! use gamecore::{bounded_nim, fibonacci_nim, moore, nim, wythoff};
//!
//! assert_eq!(bounded_nim::outcome([1000], 1), P);
//! assert_eq!(nim::outcome([1, 2, 3]), P);
//! assert_eq!(bounded_nim::outcome([5, 6, 3], 3), P);
//! assert_eq!(nim::misere_outcome([1, 1, 1]), P);
//! assert_eq!(nim::misere_outcome([2, 2]), P);
//! assert_eq!(moore::outcome([2, 2, 2], 2), P);
//! assert_eq!(moore::misere_outcome([1, 1, 1, 1], 2), P);
//! assert_eq!(moore::misere_outcome([2, 2, 2], 2), P);
//! assert_eq!(wythoff::outcome(4, 7), P);
//! assert_eq!(fibonacci_nim::outcome(13), P);
//!
//! fn by_table(nim_values: &[u16], heaps: &[usize]) -> Outcome {
//!     Outcome::of_nim_value(nim::nim_sum(heaps.iter().map(|&heap| u64::from(nim_values[heap]))))
//! }
//!
//! let table = SubtractionGame::new([1, 3, 4]).nim_values(14);
//! assert_eq!(by_table(&table, &[9]), P);
//! assert_eq!(by_table(&table, &[5, 12]), P);
//! assert!((0..=14).all(|heap| (table[heap] == 0) == (heap % 7 == 0 || heap % 7 == 2)));
//! assert_eq!(by_table(&Octal::KAYLES.nim_values(9), &[5, 9]), P);
//! assert_eq!(by_table(&Octal::DAWSONS_KAYLES.nim_values(5), &[5]), P);
//!
//! let path = Digraph::new([vec![1], vec![]]).unwrap();
//! assert_eq!(digraph::outcome(&path.nim_values().unwrap(), &[0, 0]), Ok(P));
//! assert_eq!(nim::nim_sum([4, 6].map(|number| u64::from(prime_omega(number)))), 0);
//!
//! // In disguise: Northcott's gaps, the odd steps of a staircase,
//! assert_eq!(nim::outcome([2, 2]), P);
//! assert_eq!(nim::outcome([2, 7, 2, 5].into_iter().step_by(2)), P);
//! // the ring, lost because the row that the first take leaves is won, and treblecross.
//! assert_eq!(by_table(&Octal::take_contiguous(2).nim_values(2), &[4 - 2]), N);
//! assert_eq!(by_table(&Octal::TREBLECROSS.nim_values(8), &[6 + 2]), P);
//! ```

pub mod bounded_nim;
pub mod digraph;
pub mod fibonacci_nim;
pub mod mex;
pub mod moore;
pub mod nim;
pub mod octal;
pub mod outcome;
pub mod periodicity;
pub mod prime_omega;
mod sparse_space;
pub mod subtraction;
pub mod wythoff;
pub mod xor_basis;
