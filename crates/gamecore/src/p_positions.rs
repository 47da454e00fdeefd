//! For each game the positions in which the player to move loses.
//!
//! Play is normal unless it says misere; phi is (1 + sqrt 5) / 2.
//!
//! | Game | P-position if and only if | For example |
//! |---|---|---|
//! | Bachet's game, take 1 to m | m + 1 divides the heap | 1000 with m = 1 |
//! | [`Nim`](crate::Nim) | the nim-sum is 0 | 1 2 3 |
//! | [`BoundedNim`](crate::BoundedNim) | the nim-sum of the heaps mod (cap + 1) is 0 | 5 6 3 with the cap 3 |
//! | Misere [`Nim`](crate::Nim) | no heap above 1: the ones are odd in number; otherwise as in Nim | 1 1 1, and 2 2 |
//! | [`Moore`](crate::Moore)'s Nim_k | each binary digit is 1 in a multiple of k + 1 heaps | 2 2 2 with k = 2 |
//! | Misere [`Moore`](crate::Moore) | no heap above 1: the ones are 1 mod (k + 1); otherwise as in Nim_k | 1 1 1 1, and 2 2 2, with k = 2 |
//! | [`Wythoff`](crate::Wythoff) | the heaps are floor(k phi), floor(k phi) + k | 4 7 |
//! | Misere [`Wythoff`](crate::Wythoff) | the same, with 0 1 and 2 2 in place of 0 0 and 1 2 | 2 2 |
//! | [`FibonacciNim`](crate::FibonacciNim) | the heap is a Fibonacci number 1, 2, 3, 5, ... | 13 |
//! | [`SubtractionGame`](crate::SubtractionGame) of 1, 3, 4 | the nim-sum of the values is 0; one heap: 0 or 2 mod 7 | 9, and 5 12 |
//! | [`ForbiddenTakes`](crate::ForbiddenTakes) | the nim-sum of the values is 0: n less the number of repeats below n, unless n is one | 2 5 4 where 1 1, 2 1, 3 1, 3 3 are forbidden |
//! | [`TakeAndSpread`](crate::TakeAndSpread) | the heaps can be paired off, each with an equal one | 2 3 2 3 |
//! | [`Kayles`](crate::Kayles) 0.77 | the nim-sum of the values is 0; one row: it is empty | 5 9 |
//! | Dawson's Kayles 0.07, an [`Octal`](crate::Octal) game | the nim-sum of the values is 0 | 5 |
//! | [`GrundyGame`](crate::GrundyGame) | the nim-sum of the values is 0 | 7, and 1222 |
//! | [`Chains`](crate::Chains), cycles | the nim-sum of the values is 0: n / l, rounded down, below l + r, and 0 from there on if l < r | a cycle of 5 with takes of 2 or 3 |
//! | [`Tokens`](crate::Tokens) | the nim-sum of the vertices' values is 0 | two tokens on one vertex |
//! | [`VertexGeography`](crate::VertexGeography) | some maximum matching leaves out the token's vertex | the end of a path of three |
//! | [`SequentialNim`](crate::SequentialNim) | the ones in front of the first larger heap are odd in number; without a larger heap, the ones are even in number | 1 2 3, and 1 1 |
//! | [`EndNim`](crate::EndNim) | the first heap is the only one that makes a P-position on the left of the others | 3 1 9 4 |
//! | [`Euclid`](crate::Euclid) | there is a 0, or they differ and the larger is less than phi times the smaller | 15 24 |
//! | [`Welter`](crate::Welter) | the nim-sum of the cells, and of 2^(v + 1) - 1 for pairs whose difference 2^v divides, is 0 | cells 4 5 |
//! | Green [`Hackenbush`](crate::Hackenbush) | the nim-value is 0: fuse circuits, and a stalk is worth 1 more than the part above it | a ring of four edges |
//! | [`Loopy`](crate::Loopy) games | its remoteness is even; without a remoteness it is a draw | a vertex without edges |
//! | [`DivisorGame`](crate::DivisorGame) | the nim-sum of the numbers of prime factors is 0 | 4 6 |
//! | [`MockTurtles`](crate::MockTurtles) | the heads are even in number, and the nim-sum of their places is 0 | coins 1 2 4 7 |
//! | [`TurningCorners`](crate::TurningCorners) | the nim-sum of the nim-products is 0 | (2, 2) and (1, 3) |
//!
//! Some games are others in disguise:
//!
//! | Game | A move | It is | A P-position |
//! |---|---|---|---|
//! | Northcott, [`NimWithIncreases`](crate::NimWithIncreases) | slide your piece in its row, not past the other | Nim on the gaps: a retreat is followed | gaps 2 2 |
//! | [`Staircase`](crate::Staircase) | any number one step down | Nim on the odd steps: stones that come down from an even step go on down | 2 7 2 5 on steps 1 to 4 |
//! | Ring | take m neighbours of a ring of n >= m | P if the row of n - m that is left is N | n = 4, m = 2 |
//! | Treblecross | cross out one of n >= 3 cells in a row; three neighbours win | a heap of n + 2 in the octal game 0.007 | n = 6 |
//!
//! Every position of the two tables, in order:
//!
//! ```
//! use gamecore::Outcome::{N, P};
//! use gamecore::*;
//!
//! assert_eq!(BoundedNim.outcome(&[(1000, 1)]), P);
//! assert_eq!(Nim.outcome(&[1, 2, 3]), P);
//! assert_eq!(BoundedNim.outcome(&[(5, 3), (6, 3), (3, 3)]), P);
//! assert_eq!(Nim.misere_outcome(&[1, 1, 1]), P);
//! assert_eq!(Nim.misere_outcome(&[2, 2]), P);
//! assert_eq!(Moore::new(2).outcome(&[2, 2, 2]), P);
//! assert_eq!(Moore::new(2).misere_outcome(&[1, 1, 1, 1]), P);
//! assert_eq!(Moore::new(2).misere_outcome(&[2, 2, 2]), P);
//! assert_eq!(Wythoff.outcome(&(4, 7)), P);
//! assert_eq!(Wythoff.misere_outcome(&(2, 2)), P);
//! assert_eq!(FibonacciNim.outcome(&FibonacciNim::start(13)), P);
//!
//! let game = SubtractionGame::new([1, 3, 4])?.up_to(14);
//! assert_eq!(game.outcome(&[9]), P);
//! assert_eq!(game.outcome(&[5, 12]), P);
//! assert!((0..=14).all(|heap| (game.value(heap) == 0) == (heap % 7 == 0 || heap % 7 == 2)));
//! let forbidden = ForbiddenTakes::new([(1, 1), (2, 1), (3, 1), (3, 3)]);
//! assert_eq!(forbidden.outcome(&[2, 5, 4]), P);
//! assert_eq!(TakeAndSpread.outcome(&[2, 3, 2, 3]), P);
//! assert_eq!(Kayles.outcome(&[5, 9]), P);
//! assert_eq!(Octal::DAWSONS_KAYLES.up_to(5).outcome(&[5]), P);
//! assert_eq!(GrundyGame.up_to(7).outcome(&[7]), P);
//! assert_eq!(GrundyGame::heap_outcome(1222), Some(P));
//! assert_eq!(Chains::new(2, 3).outcome(&[Chain::Cycle(5)]), P);
//! assert_eq!(Tokens::new(Digraph::new([vec![1], vec![]])?)?.outcome(&[0, 0]), P);
//! assert_eq!(VertexGeography::new(3, &[(0, 1), (1, 2)])?.outcome(&[0]), P);
//! assert_eq!(SequentialNim.outcome(&[1, 2, 3]), P);
//! assert_eq!(SequentialNim.outcome(&[1, 1]), P);
//! assert_eq!(EndNim.outcome(&[3, 1, 9, 4]), P);
//! assert_eq!(Euclid.outcome(&(15, 24)), P);
//! assert_eq!(Welter.outcome(&[4, 5]), P);
//! let ring = [(0, 1), (1, 2), (2, 3), (3, 0)];
//! assert_eq!(Hackenbush.outcome(&GroundedGraph::new(4, ring)?), P);
//! assert_eq!(Loopy::new(Digraph::new([vec![]])?).outcome(0), LoopyOutcome::P);
//! assert_eq!(DivisorGame.outcome(&[4, 6]), P);
//! assert_eq!(MockTurtles.outcome(&[1, 2, 4, 7]), P);
//! assert_eq!(TurningCorners.outcome(&[(2, 2), (1, 3)]), P);
//!
//! // In disguise: Northcott's gaps, the odd steps of a staircase,
//! assert_eq!(NimWithIncreases.outcome(&[(2, 0), (2, 0)]), P);
//! assert_eq!(Staircase.outcome(&[2, 7, 2, 5]), P);
//! // the ring, a P-position because the row that the first take leaves is an
//! // N-position, and treblecross.
//! assert_eq!(Octal::take_contiguous(2).up_to(2).outcome(&[4 - 2]), N);
//! assert_eq!(Octal::TREBLECROSS.up_to(8).outcome(&[6 + 2]), P);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
