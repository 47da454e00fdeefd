//! The theory of impartial games: who wins, and by which moves.
//!
//! A library in its own right, on std alone. The solutions in this workspace use
//! the parts they need, and only those are pasted into a submission.
//!
//! # Vocabulary
//!
//! Two players take turns. A game is **impartial** if both have the same moves: all
//! that matters is the **position**, and its **options**, the positions after one
//! move. Play must end, except in [`loopy`] games.
//! In **normal play** the player who cannot move loses; so where stones are taken,
//! the player who takes the last one wins. In **misere play** it is the other way round.
//!
//! An [`Outcome`] says who wins a position if both play as well as possible:
//!
//! - **N**, the next player, whose turn it is: some option is a P-position;
//! - **P**, the previous player: every option is an N-position, for example if there
//!   is none. (A P-position is also called lost for the player to move, or cold.)
//!
//! A **heap** is a number of stones, a `u64`. A [`Take`] is a move: the index of a heap
//! and the number of stones taken.
//! The **nim-value** of a position (also Grundy value, SG value) is the **mex** of its
//! options' nim-values, the least non-negative integer that is none of them. It is 0 if
//! and only if the position is a P-position in normal play.
//! In a **sum** of games a move is a move in one of them; several heaps are a sum. Its
//! nim-value is the **nim-sum** of the nim-values, their exclusive or.
//!
//! # Common features of the families
//!
//! - `outcome` takes the components of a sum, from anything that can be iterated over;
//!   [`wythoff`] takes its two heaps, and [`fibonacci_nim`] its one. For a
//!   [`SubtractionGame`], an [`Octal`] or [`grundy_game`] it is a method of their [`NimValues`].
//! - `winning_moves` takes a slice of the components, and for games with a table also its
//!   [`NimValues`]. It returns all winning moves, in order; there is none if and only if the
//!   position is a P-position. A move has a method `after`, which gives the heaps, numbers
//!   or tokens after it; for takes from several heaps it is [`take::after`].
//!   A [`Solver`] has `winning_options` instead, which are positions, and so has [`Loopy`],
//!   whose outcome may be a draw.
//! - `misere_outcome` and `misere_winning_moves` are the same for misere play, where there
//!   is a theorem.
//! - `nim_value` gives the nim-value of one component where there is a formula; `nim_values`
//!   those of all heaps up to a last one, or of all vertices, as [`NimValues`].
//!
//! | Game | A move | A component | A winning move | Misere? |
//! |---|---|---|---|---|
//! | [`nim`] | take any number from one heap | heap | [`Take`] | yes |
//! | [`bounded_nim`] | take 1 to cap from one heap | `(heap, cap)` | [`Take`] | yes |
//! | [`increases`] | take any number from one heap, or add some | `(heap, room)` | [`Change`] | no |
//! | [`staircase`], [`Stairs`] | carry any number from one step down to the next | step | [`Carry`] | no |
//! | [`sequential_nim`] | take any number from the first heap that is left | heap | [`Take`] | yes |
//! | [`ranged_nim`] | take a number of stones in a range from one heap | heap, and the range | [`Take`] | no |
//! | [`strange_nim`] | take at most a k-th of one heap | `(heap, k)` | [`Take`] | no |
//! | [`moore`] | take from each of 1 to k heaps | heap, and k | [`Takes`] | yes |
//! | [`wythoff`] | take from one of two heaps, or equally from both | two heaps | [`Takes`] | no |
//! | [`fibonacci_nim`] | take at most twice the last take; at first, not all | one heap | [`Take`] | no |
//! | [`divisor_game`] | replace a number by a proper divisor | number | [`Replacement`] | yes |
//! | [`euclid`] | subtract a multiple of the smaller of two numbers from the larger | two numbers | [`Take`] | no |
//! | [`one_from_each`] | take one stone from each of any heaps | heap | [`Takes`] | no |
//! | [`candy_piles`] | eat a largest pile, or one candy of each | pile | [`Meal`](candy_piles::Meal) | yes |
//! | [`distinct_numbers`] | replace the greatest by a smaller number that is not there | number | the number | no |
//! | [`PrimePowers`] | divide all numbers that a prime power divides by it | number | [`PrimePower`] | no |
//! | [`SubtractionGame`] | take one of the allowed amounts from one heap | heap | [`Take`] | no |
//! | [`ForbiddenTakes`] | take any number from one heap but the forbidden ones | heap | [`Take`] | no |
//! | [`take_or_split`] | take one stone, or split an even heap into k equal ones | heap, and k | [`TakeOrSplit`] | no |
//! | [`prefix_free`] | add a word, so that none is a prefix of another | height of a free subtree | [`Choice`](prefix_free::Choice) | no |
//! | [`Octal`] | take stones from one heap, and perhaps split the rest | heap | [`OctalMove`] | no |
//! | [`IntervalGame`] | choose an interval that overlaps none of those chosen before | gap | [`Choice`](interval_game::Choice) | no |
//! | [`CoprimeTakes`] | take from one heap a number that is coprime to it | heap | [`Take`] | no |
//! | [`grundy_game`] | divide a heap into two unequal ones | heap | [`Division`] | no |
//! | [`ColouringGame`] | paint two neighbouring cells white, one of them of your colour | a row of cells | index of the left cell | no |
//! | [`Digraph`] | slide a token along an edge | vertex | [`Slide`] | no |
//! | [`Hackenbush`] | cut an edge of a graph that stands on the ground | the graph | [`Cut`] | no |
//! | [`Loopy`] | slide the token along an edge; draws by endless play | vertex | vertex | no |
//! | [`turning_corners`] | turn over the corners of a rectangle of coins | coin `(x, y)` | [`Turn`](turning_corners::Turn) | no |
//! | [`turning_blocks`] | turn over a connected block of coins in a rectangle | coin, by row and column | the coins to turn | no |
//! | [`tartan`] | turn over coins of rows and columns that two other games allow | coin | [`Patch`](tartan::Patch) | no |
//! | [`Solver`] of a [`Game`] | whatever your game allows | position | position | yes |
//!
//! ```
//! use gamecore::{bounded_nim, moore, nim, wythoff, Outcome, Take};
//!
//! assert_eq!(nim::outcome([3, 5, 7]), Outcome::N);
//! assert_eq!(nim::winning_moves(&[3, 4, 2]), [Take { heap: 1, stones: 3 }]);
//! assert_eq!(Take { heap: 1, stones: 3 }.after(&[3, 4, 2]), [3, 1, 2]);
//! assert_eq!(nim::misere_outcome([1, 1, 1]), Outcome::P);
//!
//! // Bachet's game (Bash game) is Bounded Nim with one heap.
//! assert_eq!(bounded_nim::outcome([(1000, 1)]), Outcome::P);
//! assert_eq!(bounded_nim::winning_moves(&[(10, 3)]), [Take { heap: 0, stones: 2 }]);
//!
//! // Moore's Nim with k = 2, and Wythoff's game.
//! assert_eq!(moore::outcome([2, 2, 2], 2), Outcome::P);
//! assert_eq!(wythoff::outcome(4, 7), Outcome::P);
//! assert_eq!(wythoff::winning_options(5, 8), [(4, 7), (3, 5)]);
//! ```
//!
//! Games that are given by data are values that give their [`NimValues`]: a table, a table that
//! repeats, or a closed formula, all with the same methods.
//!
//! ```
//! use gamecore::{nim_sum, Octal, Outcome, SubtractionGame, Take};
//!
//! let game = SubtractionGame::new([1, 3, 4]);
//! let values = game.nim_values(100);
//! assert_eq!(values.table()[..9], [0, 1, 0, 1, 2, 3, 2, 0, 1]);
//! assert_eq!(values.outcome([5, 12]), Outcome::P);
//! assert_eq!(game.winning_moves(&[10], &values)[0], Take { heap: 0, stones: 1 });
//!
//! // Kayles, a row of skittles: knock down one or two neighbours.
//! let kayles = Octal::KAYLES.periodic(1000).unwrap();
//! assert_eq!(kayles.value(1_000_000_000_000), 1);
//!
//! // A sum of different games: a row of 5 skittles beside a Nim heap of 4.
//! assert_eq!(Outcome::from_nim_value(nim_sum([kayles.value(5), 4])), Outcome::P);
//! ```
//!
//! For a game of your own, say what the options are, and ask a [`Solver`]:
//!
//! ```
//! use gamecore::{Game, Outcome, Solver};
//!
//! /// Euclid's game: subtract a positive multiple of the smaller number from the
//! /// larger one; the player who makes 0 wins.
//! struct Euclid;
//!
//! impl Game for Euclid {
//!     type Position = (u64, u64);
//!
//!     fn options(&self, &(small, large): &(u64, u64)) -> Vec<(u64, u64)> {
//!         let times = large.checked_div(small).unwrap_or(0);
//!         let rests = (1..=times).map(|factor| large - factor * small);
//!         rests.map(|rest| (rest.min(small), rest.max(small))).collect()
//!     }
//! }
//!
//! let mut solver = Solver::new(Euclid);
//! assert_eq!(solver.outcome(&(5, 8)), Ok(Outcome::P));
//! assert_eq!(solver.winning_options(&(3, 7)), Ok(vec![(3, 4)]));
//! ```
//!
//! The building blocks are public, too: [`mex()`](mex::mex) and [`Marks`], [`nim_sum`],
//! [`Period`], [`factoring`], [`nimber`] for nim multiplication, and [`xor_basis`] for heaps of
//! which no nonempty part has the nim-sum 0.
//!
//! # Why this is so
//!
//! **P-positions.** The definition is a recursion that starts where nobody can move. So a
//! rule for the P-positions is proved by checking that no move joins two of them, and that
//! every other position has a move to one.
//!
//! **Sums** (Sprague, 1935; Grundy, 1939). Let the values have the nim-sum s.
//! A move changes exactly one of them, so it never leads to s.
//! Every t < s is reached: the highest binary digit of s xor t is 1 in s, hence in the
//! value v of some game; v xor s xor t is less than v, so that game has an option of this
//! value. So s is the mex.
//! A heap of n stones of which any number may be taken has the nim-value n: in a sum, every
//! game of value n can be replaced by that heap, and every sum is Nim.
//!
//! **Misere play.** The recursion starts the other way round, and the theorem on sums does
//! not hold: the heaps 1, 1 and the heaps 2, 2 both have the nim-sum 0, but in misere play
//! the first are an N-position and the second a P-position.
//! Nim itself can be mastered: play as in normal play until your move would leave no heap
//! above 1, and then leave an odd number of ones (Bouton, 1901).
//!
//! # The P-positions
//!
//! Play is normal unless it says misere; phi is (1 + sqrt 5) / 2.
//!
//! | Game | P-position if and only if | For example |
//! |---|---|---|
//! | Bachet's game, take 1 to m | m + 1 divides the heap | 1000 with m = 1 |
//! | [Nim](nim) | the nim-sum is 0 | 1 2 3 |
//! | [Bounded Nim](bounded_nim) | the nim-sum of the heaps mod (cap + 1) is 0 | 5 6 3 with the cap 3 |
//! | [Ranged Nim](ranged_nim) | the nim-sum of the (heaps mod (least + most)) / least, rounded down, is 0 | 6 13 with takes from 2 to 5 |
//! | [Strange Nim](strange_nim) | the nim-sum of the values is 0: n / k for multiples of k | 5 with k = 2 and 3 with k = 3 |
//! | [Misere Nim](nim::misere_outcome) | no heap above 1: the ones are odd in number; otherwise as in Nim | 1 1 1, and 2 2 |
//! | [Moore's Nim_k](moore) | each binary digit is 1 in a multiple of k + 1 heaps | 2 2 2 with k = 2 |
//! | [Misere Moore](moore::misere_outcome) | no heap above 1: the ones are 1 mod (k + 1); otherwise as in Nim_k | 1 1 1 1, and 2 2 2, with k = 2 |
//! | [Wythoff](wythoff) | the heaps are floor(k phi), floor(k phi) + k | 4 7 |
//! | [Fibonacci Nim](fibonacci_nim) | the heap is a Fibonacci number 1, 2, 3, 5, ... | 13 |
//! | [Subtraction](subtraction) of 1, 3, 4 | the nim-sum of the values is 0; one heap: 0 or 2 mod 7 | 9, and 5 12 |
//! | [Forbidden takes](forbidden_takes) | the nim-sum of the values is 0: n less the number of repeats below n | 2 5 4 where 1 1, 2 1, 3 1, 3 3 are forbidden |
//! | [Take or split](take_or_split) | the nim-sum of the values is 0; one heap: it is odd and at least 5, or empty, or 3 (k even) or 2 (k odd) | 3 with k = 2 |
//! | [Prefix-free words](prefix_free) | the nim-sum of the greatest powers of two in the heights is 0 | heights 2 6 |
//! | [Kayles](Octal::KAYLES) 0.77 | the nim-sum of the values is 0; one row: it is empty | 5 9 |
//! | [Dawson's Kayles](Octal::DAWSONS_KAYLES) 0.07 | the nim-sum of the values is 0 | 5 |
//! | [Grundy's game](grundy_game) | the nim-sum of the values is 0 | 7, and 1222 |
//! | [Prime powers](prime_powers) | the nim-sum of the values of the primes' exponents is 0 | 17 289 |
//! | [Coprime takes](coprime_takes) | the nim-sum of the indices of the least primes is 0; 1 counts 1, and even heaps nothing | 3 2 9 |
//! | [Colouring game](colouring) | the other has more cells; or equally many, and the nim-sum of the stretches in Dawson's Kayles is 0 | red blue blue red |
//! | [Token games](digraph) | the nim-sum of the vertices' values is 0 | two tokens on one vertex |
//! | [Sequential Nim](sequential_nim) | ones in front: odd in number before a larger heap, even if there is none | 1 2 3, and 1 1 |
//! | [Euclid](euclid) | there is a 0, or they differ and the larger is less than phi times the smaller | 15 24 |
//! | [One from each](one_from_each) | all heaps are even | 2 2 |
//! | [Misere candy piles](candy_piles) | the ways left at the end of the diagonal, up and to the right, are even | 1 2 3 |
//! | [Distinct numbers](distinct_numbers) | the greatest two are neighbours, and the free numbers below even in number | 0 1 2 |
//! | [Intervals](interval_game) | the nim-sum of the gaps' values is 0 | [1, 3), [2, 4) and [4, 6) |
//! | [Green Hackenbush](hackenbush) | the nim-value is 0: fuse circuits, and a stalk is worth 1 more than the part above it | a ring of four edges |
//! | [Loopy games](loopy) | its remoteness is even; without a remoteness it is a draw | a vertex without edges |
//! | [Divisor game](divisor_game) | the nim-sum of the numbers of prime factors is 0 | 4 6 |
//!
//! Some games are others in disguise:
//!
//! | Game | A move | It is | A P-position |
//! |---|---|---|---|
//! | [Northcott](increases) | slide your piece in its row, not past the other | Nim on the gaps: a retreat is followed | gaps 2 2 |
//! | [Staircase](staircase) | any number one step down | Nim on the odd steps: stones that come down from an even step go on down | 2 7 2 5 on steps 1 to 4 |
//! | Ring | take m neighbours of a ring of n >= m | P if the row of n - m that is left is N | n = 4, m = 2 |
//! | Treblecross | cross out one of n >= 3 cells in a row; three neighbours win | a heap of n + 2 in the octal game 0.007 | n = 6 |
//!
//! Every position of the two tables, in order:
//!
//! ```
//! use gamecore::Outcome::{N, P};
//! use gamecore::colouring::{Colour, ColouringGame};
//! use gamecore::{bounded_nim, candy_piles, distinct_numbers, divisor_game, euclid, fibonacci_nim};
//! use gamecore::{grundy_game, increases, moore, nim, one_from_each, prefix_free, ranged_nim};
//! use gamecore::{sequential_nim, staircase, strange_nim, take_or_split, wythoff, CoprimeTakes};
//! use gamecore::{Digraph, ForbiddenTakes, Hackenbush, Loopy, LoopyOutcome, Octal, PrimePowers};
//! use gamecore::{IntervalGame, SubtractionGame};
//!
//! assert_eq!(bounded_nim::outcome([(1000, 1)]), P);
//! assert_eq!(nim::outcome([1, 2, 3]), P);
//! assert_eq!(bounded_nim::outcome([(5, 3), (6, 3), (3, 3)]), P);
//! assert_eq!(ranged_nim::outcome([6, 13], 2, 5), P);
//! assert_eq!(strange_nim::outcome([(5, 2), (3, 3)]), P);
//! assert_eq!(nim::misere_outcome([1, 1, 1]), P);
//! assert_eq!(nim::misere_outcome([2, 2]), P);
//! assert_eq!(moore::outcome([2, 2, 2], 2), P);
//! assert_eq!(moore::misere_outcome([1, 1, 1, 1], 2), P);
//! assert_eq!(moore::misere_outcome([2, 2, 2], 2), P);
//! assert_eq!(wythoff::outcome(4, 7), P);
//! assert_eq!(fibonacci_nim::outcome(13), P);
//!
//! let values = SubtractionGame::new([1, 3, 4]).nim_values(14);
//! assert_eq!(values.outcome([9]), P);
//! assert_eq!(values.outcome([5, 12]), P);
//! assert!((0..=14).all(|heap| (values.value(heap) == 0) == (heap % 7 == 0 || heap % 7 == 2)));
//! let forbidden_takes = ForbiddenTakes::new([(1, 1), (2, 1), (3, 1), (3, 3)]);
//! assert_eq!(forbidden_takes.outcome([2, 5, 4]), P);
//! assert_eq!(take_or_split::outcome([3], 2), P);
//! assert_eq!(prefix_free::outcome([2, 6]), P);
//! assert_eq!(Octal::KAYLES.nim_values(9).outcome([5, 9]), P);
//! assert_eq!(Octal::DAWSONS_KAYLES.nim_values(5).outcome([5]), P);
//! assert_eq!(grundy_game::nim_values(7).outcome([7]), P);
//! assert_eq!(CoprimeTakes::up_to(9).outcome([3, 2, 9]), P);
//! assert_eq!(PrimePowers::new().outcome(&[17, 289]), P);
//! let (red, blue) = (Some(Colour::Red), Some(Colour::Blue));
//! assert_eq!(ColouringGame::new().outcome(&[red, blue, blue, red], Colour::Red), P);
//! assert_eq!(Digraph::new([vec![1], vec![]]).unwrap().outcome([0, 0]), Ok(P));
//! assert_eq!(sequential_nim::outcome([1, 2, 3]), P);
//! assert_eq!(sequential_nim::outcome([1, 1]), P);
//! assert_eq!(euclid::outcome(15, 24), P);
//! assert_eq!(one_from_each::outcome([2, 2]), P);
//! assert_eq!(candy_piles::misere_outcome([1, 2, 3]), P);
//! assert_eq!(distinct_numbers::outcome(&[0, 1, 2]), P);
//! let intervals = IntervalGame::new([(1, 3), (2, 4), (4, 6)]);
//! assert_eq!(intervals.outcome([(1, 6)]), P);
//! let ring = [(0, 1), (1, 2), (2, 3), (3, 0)];
//! assert_eq!(Hackenbush::new(4, ring).unwrap().outcome(), P);
//! assert_eq!(Loopy::new(Digraph::new([vec![]]).unwrap()).outcome(0), LoopyOutcome::P);
//! assert_eq!(divisor_game::outcome([4, 6]), P);
//!
//! // In disguise: Northcott's gaps, the odd steps of a staircase,
//! assert_eq!(increases::outcome([2, 2]), P);
//! assert_eq!(staircase::outcome([2, 7, 2, 5]), P);
//! // the ring, a P-position because the row that the first take leaves is an
//! // N-position, and treblecross.
//! assert_eq!(Octal::take_contiguous(2).nim_values(2).outcome([4 - 2]), N);
//! assert_eq!(Octal::TREBLECROSS.nim_values(8).outcome([6 + 2]), P);
//! ```

pub mod coins;
pub mod game;
pub mod graphs;
pub mod heaps;
pub mod numbers;
pub mod rows;
pub mod tables;

pub use self::coins::*;
pub use self::game::*;
pub use self::graphs::*;
pub use self::heaps::*;
pub use self::numbers::*;
pub use self::rows::*;
pub use self::tables::*;
