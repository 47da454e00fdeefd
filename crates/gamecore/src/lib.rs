//! The theory of impartial games: who wins, and by which moves.
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::{nim_sum, subtraction_table, Nim, Take, Wythoff};
//!
//! // Nim: the player to move loses if and only if the nim-sum of the heaps is 0.
//! assert_eq!(nim_sum([3, 4, 2]), 3 ^ 4 ^ 2);
//! assert_eq!(Nim.outcome(&[3, 4, 2]), Outcome::N);
//! assert_eq!(Nim.winning_moves(&[3, 4, 2]), [Take { heap: 1, stones: 3 }]);
//!
//! // Nim-values of the heaps 0 to 8, of which 1, 3 or 4 stones may be taken.
//! assert_eq!(subtraction_table(&[1, 3, 4], 8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
//!
//! // Wythoff's game: one may also take equally many from both heaps.
//! assert_eq!(Wythoff.outcome(&(4, 7)), Outcome::P);
//! ```
//!
//! A library in its own right, on std alone, with two floors:
//!
//! - [`theorems`]: plain functions such as [`nim_sum`], without a trait. A submission to an online
//!   judge states a formula itself, such as n mod (m + 1), and pastes an algorithm from here.
//! - The games: values such as [`Nim`], which tell outcomes and winning moves by these functions
//!   and make moves.
//!
//! # Vocabulary
//!
//! Two players take turns. A game is **impartial** if both have the same moves: all
//! that matters is the **position**, and its **options**, the positions after one
//! move. Play must end, except in [`Loopy`] games.
//! In **normal play** the player who cannot move loses; so where stones are taken,
//! the player who takes the last one wins. In **misere play** it is the other way round.
//!
//! An [`Outcome`] says who wins a position if both play as well as possible:
//!
//! - **N**, the next player, whose turn it is: some option is a P-position;
//! - **P**, the previous player: every option is an N-position, for example if there
//!   is none. (Elsewhere a P-position is also called lost, or cold.)
//!
//! A **heap** is a number of stones, a `u64`. A [`Take`] is a move: the index of a heap
//! and the number of stones taken.
//! The **nim-value** of a position (also Grundy value, SG value) is the **mex** of its
//! options' nim-values, the least non-negative integer that is none of them. It is 0 if
//! and only if the position is a P-position in normal play.
//! In a **sum** of games a move is a move in one of them; several heaps are a sum. Its
//! nim-value is the **nim-sum** of the nim-values, their exclusive or.
//!
//! # Map
//!
//! | Module | |
//! |---|---|
//! | [`theorems`] | the ground floor: a page of plain functions for each theorem, and why nim-values work |
//! | [`prelude`] | the traits, to be imported with `use gamecore::prelude::*` |
//! | [`game`] | what all games share: the traits, outcomes, takes, sums, the solver |
//! | [`heaps`] | Nim and its relatives: who wins is read from the heaps |
//! | [`tables`] | heaps whose nim-values are computed: subtraction and octal games, their periods, and misere quotients |
//! | [`rows`] | rows of cells, pieces or numbers |
//! | [`graphs`] | tokens, stairs and edges of graphs |
//! | [`coins`] | coins that are turned over |
//! | [`numbers`] | games of numbers |
//! | [`p_positions`] | for each game, which positions are P-positions |
//!
//! Every name of the other modules, except for [`prelude`], stands at the root as well, to be
//! imported one by one. `use gamecore::*` brings all of them, among which [`Take`], [`Sum`],
//! [`Chain`] and [`Cycle`] may be names of yours; `use gamecore::prelude::*` brings only the traits
//! and [`Outcome`].
//!
//! # One shape for all games
//!
//! A game is a value: its rules, with all that they depend on, such as the most stones that may be
//! taken, a graph, or a table. A position is what lies on the table, and is borrowed; where it has
//! parts, it is a slice of them. What can be asked is said by four traits:
//!
//! - [`Game`]: `outcome`, `winning_moves` (all of them, in order), `winning_moves_iter` (one after
//!   another, where they are very many), `winning_move` (one of them, often much faster), and
//!   `after`, the position after a move;
//! - [`MisereGame`]: the same for misere play, where there is a theorem;
//! - [`NimValued`]: `nim_value`, and `moves_to` positions of a nim-value. Such games can be played
//!   beside each other, in a [`Sum`];
//! - [`SumGame`]: games whose positions are slices of components that do not touch each other,
//!   such as heaps or tokens, by the nim-value and the moves of a single one. It gives [`Game`] and
//!   [`NimValued`]. Implement it for a theorem of your own.
//!
//! Games that are given by data bring their nim-values along: a table, a table that repeats, or a
//! closed formula, all with the same methods, those of [`Heaps`].
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::{Moore, MoveInSum, Nim, Octal, Sum, Take};
//!
//! // Moore's Nim with k = 2, and Nim in misere play.
//! assert_eq!(Moore::new(2).outcome(&[2, 2, 2]), Outcome::P);
//! assert_eq!(Nim.misere_outcome(&[1, 1, 1]), Outcome::P);
//!
//! // Kayles, a row of skittles: knock down one or two neighbours.
//! let kayles = Octal::KAYLES.periodic(1000)?;
//! assert_eq!(kayles.value(1_000_000_000_000), 1);
//!
//! // Rows of skittles beside Nim heaps.
//! let game = Sum(kayles, Nim);
//! assert_eq!(game.outcome(&(vec![5], vec![4])), Outcome::P);
//! let take = MoveInSum::Second(Take { heap: 0, stones: 3 });
//! assert_eq!(game.winning_moves(&(vec![5], vec![7])), [take]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! For a game of heaps of your own there are [`HeapRules`]; for any other game say what the options
//! are, and ask a [`Solver`]. It answers with a `Result`, because under your [`Rules`] play may
//! never end, or there may be too many positions. From some 10^6 positions on, number them, if you
//! can, and ask a [`Digraph`], which takes a quarter of the time.
//!
//! A graph is a number of vertices, which are 0, 1, 2, ..., and its edges, pairs of vertices:
//! `Digraph::from_edges(n, &edges)`, `GroundedGraph::new(n, &edges)`, `maximum_matching(n, &edges)`.
//! Lists of numbers may be owned or borrowed: `nim_sum(&heaps)` is `nim_sum(heaps)`.
//!
//! **Errors.** What a game is made of may come from input: then its constructor gives a `Result`,
//! whose error says what is wrong and where. A parameter that stands in the program, such as the k
//! of Moore's Nim, panics if it makes no sense, and so does a position or a move that the game does
//! not have: each says so under `Panics`.
//!
//! # The games
//!
//! For each the documentation has the rules, the theorem with its source, and the cost; the proof
//! is on the theorem's page, in the source code, or in the work that is named. A star in the last
//! column: misere play is covered, too.
//!
//! | Game | A move | A position | A move is a | |
//! |---|---|---|---|---|
//! | [`Nim`] | take any number from one heap | heaps | [`Take`] | * |
//! | [`BoundedNim`] | take 1 to cap from one heap | heaps and caps | [`Take`] | * |
//! | [`ForbiddenTakes`] | take any number from one heap except for the forbidden ones | heaps | [`Take`] | |
//! | [`SequentialNim`] | take any number from the first heap that is left | heaps | [`Take`] | * |
//! | [`NimWithIncreases`] | take any number from one heap, or add some | heaps and rooms | [`Change`] | |
//! | [`Staircase`] | carry any number from one step down to the next | steps | [`Carry`] | |
//! | [`Moore`] | take from each of 1 to k heaps | heaps | [`Takes`] | * |
//! | [`Wythoff`] | take from one of two heaps, or equally from both | a pair | [`Takes`] | * |
//! | [`Euclid`] | subtract a multiple of the smaller of two numbers from the larger | a pair | [`Take`] | * |
//! | [`FibonacciNim`] | take at most twice the last take; at first, not all | a heap and a limit | [`Take`] | * |
//! | [`TakeAndSpread`] | take from one heap, and spread any of its stones over others | heaps | [`Spread`] | |
//! | [`SubtractionGame`] | take one of the allowed amounts from one heap | heaps | [`Take`] | |
//! | [`Octal`] | take stones from one heap, and perhaps split the rest | heaps | [`OctalMove`] | |
//! | [`Kayles`] | knock down one or two neighbours of a row | rows | [`OctalMove`] | * |
//! | [`TakeNeighbours`] | take m neighbours of a row | rows | [`OctalMove`] | |
//! | [`Chains`] | take l to r neighbours of a row or a cycle | [`Chain`]s | [`OctalMove`] | |
//! | [`GrundyGame`] | divide a heap into two unequal ones | heaps | [`Division`] | |
//! | [`MisereHeaps`] of [`HeapRules`] | that of the rules | heaps | that of the rules | * |
//! | [`Welter`] | take a piece to any free lower cell | cells of pieces | [`Jump`] | |
//! | [`EndNim`] | take from the first or the last heap of a row | heaps | [`Take`] | * |
//! | [`Tokens`] | slide a token along an edge | vertices | [`Slide`] | |
//! | [`Stairs`] | carry any number along an edge, from steps without edges out of play | stones on the vertices | [`Carry`] | |
//! | [`VertexGeography`] | move a token to a vertex where it has not been | the walk so far | the vertex | |
//! | [`Hackenbush`] | cut an edge of a graph that stands on the ground | [`GroundedGraph`] | [`Cut`] | |
//! | [`Loopy`] | slide the token along an edge; draws by endless play | a vertex | the vertex | |
//! | [`TurningTurtles`] | turn over one or two coins | coins that show heads | the coins | |
//! | [`Twins`] | turn over two coins | coins that show heads | the coins | |
//! | [`MockTurtles`] | turn over one, two or three coins | coins that show heads | the coins | |
//! | [`Ruler`] | turn over neighbouring coins | coins that show heads | [`Run`] | |
//! | [`CoinTurning`] | turn over the coins of an allowed set | coins that show heads | the coins | |
//! | [`TurningCorners`] | turn over the corners of a rectangle of coins | coins that show heads | [`Turn`] | |
//! | [`DivisorGame`] | replace a number by a proper divisor | numbers | [`Replacement`] | * |
//! | [`Sum`] of two games | a move in one of them | a pair | [`MoveInSum`] | |
//! | [`SolvedGame`] of [`Rules`] of your own | that of the rules | that of the rules | the position after it | * |
//!
//! # Other names
//!
//! | Known as | It is |
//! |---|---|
//! | Bachet's game, Bash game | [`BoundedNim`] with one heap |
//! | Subtract a square; take a prime or 1 | [`SubtractionGame`] |
//! | Take from a least to a most number of stones | [`SubtractionGame`] with its closed form; [`ranged_nim_value`] |
//! | Lasker's Nim | an example of [`HeapRules`] |
//! | Dawson's Kayles, Treblecross | [`Octal::DAWSONS_KAYLES`], [`Octal::TREBLECROSS`] |
//! | Nimble | [`Nim`] with the coins' squares as heaps; [`Tokens`] in general |
//! | Poker Nim, Northcott's game | [`NimWithIncreases`] |
//! | Silver Dollar game | [`Staircase`] of the gaps; [`silver_dollar_value`] |
//! | Slither, undirected vertex geography | [`VertexGeography`] |
//! | Nim_k | [`Moore`] |

// What is asked of a theorem is its answer.
#![warn(clippy::must_use_candidate, clippy::return_self_not_must_use)]

pub mod coins;
pub mod game;
pub mod graphs;
pub mod heaps;
pub mod numbers;
pub mod p_positions;
pub mod prelude;
pub mod rows;
pub mod tables;
pub mod theorems;

pub use self::coins::*;
pub use self::game::*;
pub use self::graphs::*;
pub use self::heaps::*;
pub use self::numbers::*;
pub use self::rows::*;
pub use self::tables::*;
pub use self::theorems::bounded_nim::*;
pub use self::theorems::coins::*;
pub use self::theorems::dense_subtraction::*;
pub use self::theorems::digraph::*;
pub use self::theorems::digraph_values::*;
pub use self::theorems::divisors::*;
pub use self::theorems::euclid::*;
pub use self::theorems::factoring::*;
pub use self::theorems::fibonacci::*;
pub use self::theorems::grundy::*;
pub use self::theorems::hackenbush::*;
pub use self::theorems::independent_part::*;
pub use self::theorems::kayles::*;
pub use self::theorems::long_octal::*;
pub use self::theorems::loopy::*;
pub use self::theorems::marks::*;
pub use self::theorems::matching::*;
pub use self::theorems::mex::*;
pub use self::theorems::moore::*;
pub use self::theorems::nim::*;
pub use self::theorems::nim_multiplier::*;
pub use self::theorems::nim_sum::*;
pub use self::theorems::nimber::*;
pub use self::theorems::nimber_field::*;
pub use self::theorems::octal::*;
pub use self::theorems::period::*;
pub use self::theorems::ranged_nim::*;
pub use self::theorems::remoteness::*;
pub use self::theorems::sequential_nim::*;
pub use self::theorems::staircase::*;
pub use self::theorems::strange_nim::*;
pub use self::theorems::subtraction::*;
pub use self::theorems::take_neighbours::*;
pub use self::theorems::turning_corners::*;
pub use self::theorems::welter::*;
pub use self::theorems::wythoff::*;
pub use self::theorems::xor_basis::*;
