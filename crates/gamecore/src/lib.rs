//! The theory of impartial games: who wins, and by which moves.
//!
//! A library in its own right, on std alone. The solutions in its workspace use
//! the parts that they need, and only those are pasted into a submission.
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
//! # One shape for all games
//!
//! A game is a value: its rules, with all that they depend on, such as the most stones that may be
//! taken, a graph, or a table. A position is what lies on the table, and is borrowed; where it has
//! parts, it is a slice of them. What can be asked is said by four traits:
//!
//! - [`Game`]: `outcome`, `winning_moves` (all of them, in order), `winning_move` (one of them,
//!   often much faster), and `after`, the position after a move;
//! - [`MisereGame`]: the same for misere play, where there is a theorem;
//! - [`NimValued`]: `nim_value`, and `moves_to` positions of a nim-value. Such games can be played
//!   beside each other, in a [`Sum`];
//! - [`SumGame`]: games whose positions are slices of components that do not touch each other,
//!   such as heaps or tokens, by the nim-value and the moves of a single one. It gives [`Game`] and
//!   [`NimValued`], so import these to play; its `outcome_of` takes components one after another,
//!   so that they need not be stored. Implement it for a theorem of your own.
//!
//! ```
//! use gamecore::{BoundedNim, Game, MisereGame, Moore, Nim, Outcome, Take, Wythoff};
//!
//! assert_eq!(Nim.outcome(&[3, 5, 7]), Outcome::N);
//! assert_eq!(Nim.winning_moves(&[3, 4, 2]), [Take { heap: 1, stones: 3 }]);
//! assert_eq!(Nim.after(&[3, 4, 2], &Take { heap: 1, stones: 3 }), [3, 1, 2]);
//! assert_eq!(Nim.misere_outcome(&[1, 1, 1]), Outcome::P);
//!
//! // Bachet's game (Bash game) is Bounded Nim with one heap, which comes with its cap.
//! assert_eq!(BoundedNim.outcome(&[(1000, 1)]), Outcome::P);
//! assert_eq!(BoundedNim.winning_moves(&[(10, 3)]), [Take { heap: 0, stones: 2 }]);
//!
//! // Moore's Nim with k = 2, and Wythoff's game, whose positions are pairs.
//! assert_eq!(Moore::new(2).outcome(&[2, 2, 2]), Outcome::P);
//! assert_eq!(Wythoff.outcome(&(4, 7)), Outcome::P);
//! ```
//!
//! Two kinds of games are asked differently, because they answer differently: [`Loopy`] games have
//! a third outcome, the draw, and a [`Solver`] answers with a `Result`, because under the [`Rules`]
//! of a game of your own play may never end, or there may be too many positions.
//!
//! **Errors.** What a game is made of may come from input: then its constructor gives a `Result`,
//! whose error says what is wrong and where. A parameter that stands in the program, such as the k
//! of Moore's Nim, panics if it makes no sense, and so does a position or a move that is none of the
//! game: each says so under `Panics`.
//!
//! # Map
//!
//! Every name stands at the root as well.
//!
//! | Module | |
//! |---|---|
//! | [`game`] | what all games share: the traits, outcomes, takes, mex and nim-sum, sums, the solver |
//! | [`heaps`] | Nim and its relatives: who wins is read from the heaps |
//! | [`tables`] | heaps whose nim-values are computed: subtraction and octal games, their periods, and misere quotients |
//! | [`rows`] | rows of cells, pieces or numbers |
//! | [`graphs`] | tokens, stairs and edges of graphs; trees of words |
//! | [`coins`] | coins that are turned over |
//! | [`numbers`] | games of numbers, and the arithmetic: factoring, nim multiplication, linear independence |
//!
//! Games that are given by data bring their nim-values along: a table, a table that repeats, or a
//! closed formula, all with the same methods, those of [`Heaps`].
//!
//! ```
//! use gamecore::{Game, MoveInSum, Nim, Octal, Outcome, SubtractionGame, Sum, Take};
//!
//! let game = SubtractionGame::new([1, 3, 4])?.up_to(100);
//! assert_eq!(game.table()[..9], [0, 1, 0, 1, 2, 3, 2, 0, 1]);
//! assert_eq!(game.outcome(&[5, 12]), Outcome::P);
//! assert_eq!(game.winning_moves(&[10])[0], Take { heap: 0, stones: 1 });
//!
//! // Kayles, a row of skittles: knock down one or two neighbours.
//! let kayles = Octal::KAYLES.periodic(1000)?;
//! assert_eq!(kayles.value(1_000_000_000_000), 1);
//!
//! // A sum of different games: rows of skittles beside Nim heaps.
//! let game = Sum(kayles, Nim);
//! assert_eq!(game.outcome(&(vec![5], vec![4])), Outcome::P);
//! let take = MoveInSum::Second(Take { heap: 0, stones: 3 });
//! assert_eq!(game.winning_moves(&(vec![5], vec![7])), [take]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! For a game of heaps of your own there are [`HeapRules`]; for any other game, say what the options
//! are, and ask a [`Solver`]:
//!
//! ```
//! use gamecore::{Outcome, Rules, Solver};
//!
//! /// Euclid's game: subtract a positive multiple of the smaller number from the
//! /// larger one; the player who makes 0 wins.
//! struct Euclid;
//!
//! impl Rules for Euclid {
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
//! # The games
//!
//! For each the documentation has the rules, the theorem with its source, and the cost; the proof
//! is in the source code, or in the work that is named. A star in the last column: misere play is
//! covered, too.
//!
//! | Game | A move | A position | A move is a | |
//! |---|---|---|---|---|
//! | [`Nim`] | take any number from one heap | heaps | [`Take`] | * |
//! | [`BoundedNim`] | take 1 to cap from one heap | heaps and caps | [`Take`] | * |
//! | [`RangedNim`] | take a number of stones in a range from one heap | heaps | [`Take`] | |
//! | [`StrangeNim`] | take at most a k-th of one heap | heaps and ks | [`Take`] | |
//! | [`ForbiddenTakes`] | take any number from one heap but the forbidden ones | heaps | [`Take`] | |
//! | [`DistinctTakes`] | take a number from one heap that has not been taken from it before | heaps and what was taken | [`Take`] | |
//! | [`SequentialNim`] | take any number from the first heap that is left | heaps | [`Take`] | * |
//! | [`NimWithIncreases`] | take any number from one heap, or add some | heaps and rooms | [`Change`] | |
//! | [`Staircase`] | carry any number from one step down to the next | steps | [`Carry`] | |
//! | [`Moore`] | take from each of 1 to k heaps | heaps | [`Takes`] | * |
//! | [`OneFromEach`] | take one stone from each of any heaps | heaps | [`Takes`] | * |
//! | [`Wythoff`] | take from one of two heaps, or equally from both | a pair | [`Takes`] | * |
//! | [`Euclid`] | subtract a multiple of the smaller of two numbers from the larger | a pair | [`Take`] | * |
//! | [`FibonacciNim`] | take at most twice the last take; at first, not all | a heap and a limit | [`Take`] | * |
//! | [`Mark`] | take one stone, or leave half of a heap, rounded down | heaps | [`Take`] | |
//! | [`TakeOrSplit`] | take one stone, or split an even heap into k equal ones | heaps | [`TakeOrSplitMove`] | |
//! | [`TakeAndSpread`] | take from one heap, and spread any of its stones over others | heaps | [`Spread`] | |
//! | [`HalfOfHeaps`] | take from exactly half of the heaps | heaps | [`Takes`] | |
//! | [`OpponentChooses`] | take from the heap that the opponent has chosen | heaps and a choice | [`TakeAndChoose`] | |
//! | [`NewNim`] | first remove whole heaps, once each; then play Nim | heaps and the part of the game | [`NewNimMove`] | |
//! | [`CandyPiles`] | eat a largest pile, or one candy of each | piles | [`Meal`] | * |
//! | [`SubtractionGame`] | take one of the allowed amounts from one heap | heaps | [`Take`] | |
//! | [`Octal`] | take stones from one heap, and perhaps split the rest | heaps | [`OctalMove`] | |
//! | [`Kayles`] | knock down one or two neighbours of a row | rows | [`OctalMove`] | * |
//! | [`TakeNeighbours`] | take m neighbours of a row | rows | [`OctalMove`] | |
//! | [`Chains`] | take l to r neighbours of a row or a cycle | [`Chain`]s | [`OctalMove`] | |
//! | [`GrundyGame`] | divide a heap into two unequal ones | heaps | [`Division`] | |
//! | [`CoprimeTakes`] | take from one heap a number that is coprime to it | heaps | [`Take`] | |
//! | [`MisereHeaps`] of [`HeapRules`] | that of the rules | heaps | that of the rules | * |
//! | [`IntervalGame`] | choose an interval that overlaps none of those chosen before | gaps | [`IntervalChoice`] | |
//! | [`Welter`] | take a piece to any free lower cell | cells of pieces | [`Jump`] | |
//! | [`EndNim`] | take from the first or the last heap of a row | heaps | [`Take`] | * |
//! | [`DistinctNumbers`] | replace the greatest by a smaller number that is not there | numbers | the number | |
//! | [`ZeroOne`] | write 0 or 1 into a cell, but not the digit of a neighbour | [`Blanks`] | [`Writing`] | |
//! | [`ColouringGame`] | paint two neighbouring cells white, one of them of your colour | a row and a player | index of the left cell | |
//! | [`Tokens`] | slide a token along an edge | vertices | [`Slide`] | |
//! | [`Stairs`] | carry any number along an edge, from steps without edges out of play | stones on the vertices | [`Carry`] | |
//! | [`LexicographicNim`] | lower a vertex's number, and change its successors' at will | numbers of the vertices | [`Lowering`] | |
//! | [`VertexGeography`] | move a token to a vertex where it has not been | the walk so far | the vertex | |
//! | [`Hackenbush`] | cut an edge of a graph that stands on the ground | [`GroundedGraph`] | [`Cut`] | |
//! | [`PrefixFree`] | add a word, so that none is a prefix of another | heights of free subtrees | [`WordChoice`] | |
//! | [`Loopy`] | slide the token along an edge; draws by endless play | a vertex | the vertex | |
//! | [`TurningTurtles`] | turn over one or two coins | coins that show heads | the coins | |
//! | [`Twins`] | turn over two coins | coins that show heads | the coins | |
//! | [`MockTurtles`] | turn over one, two or three coins | coins that show heads | the coins | |
//! | [`Ruler`] | turn over neighbouring coins | coins that show heads | [`Run`] | |
//! | [`CoinTurning`] | turn over the coins of an allowed set | coins that show heads | the coins | |
//! | [`TurningCorners`] | turn over the corners of a rectangle of coins | coins that show heads | [`Turn`] | |
//! | [`TurningBlocks`] | turn over a connected block of coins in a rectangle | coins that show heads | the coins | |
//! | [`Tartan`] | turn over coins of rows and columns that two other games allow | coins that show heads | [`Patch`] | |
//! | [`DivisorGame`] | replace a number by a proper divisor | numbers | [`Replacement`] | * |
//! | [`PrimePowers`] | divide all numbers that a prime power divides by it | numbers | [`PrimePower`] | |
//! | [`Sum`] of two games | a move in one of them | a pair | [`MoveInSum`] | |
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
//! above 1, and then leave an odd number of ones (Bouton, 1901). Where a game has no such theorem, a
//! finite monoid can take the place of the nim-values: see [`MisereQuotient`].
//!
//! # The P-positions
//!
//! Play is normal unless it says misere; phi is (1 + sqrt 5) / 2.
//!
//! | Game | P-position if and only if | For example |
//! |---|---|---|
//! | Bachet's game, take 1 to m | m + 1 divides the heap | 1000 with m = 1 |
//! | [`Nim`] | the nim-sum is 0 | 1 2 3 |
//! | [`BoundedNim`] | the nim-sum of the heaps mod (cap + 1) is 0 | 5 6 3 with the cap 3 |
//! | [`RangedNim`] | the nim-sum of the (heaps mod (least + most)) / least, rounded down, is 0 | 6 13 with takes from 2 to 5 |
//! | [`StrangeNim`] | the nim-sum of the values is 0: n / k for multiples of k | 5 with k = 2 and 3 with k = 3 |
//! | Misere [`Nim`] | no heap above 1: the ones are odd in number; otherwise as in Nim | 1 1 1, and 2 2 |
//! | [`Moore`]'s Nim_k | each binary digit is 1 in a multiple of k + 1 heaps | 2 2 2 with k = 2 |
//! | Misere [`Moore`] | no heap above 1: the ones are 1 mod (k + 1); otherwise as in Nim_k | 1 1 1 1, and 2 2 2, with k = 2 |
//! | [`Wythoff`] | the heaps are floor(k phi), floor(k phi) + k | 4 7 |
//! | Misere [`Wythoff`] | the same, but 0 1 and 2 2 in place of 0 0 and 1 2 | 2 2 |
//! | [`FibonacciNim`] | the heap is a Fibonacci number 1, 2, 3, 5, ... | 13 |
//! | [`SubtractionGame`] of 1, 3, 4 | the nim-sum of the values is 0; one heap: 0 or 2 mod 7 | 9, and 5 12 |
//! | [`ForbiddenTakes`] | the nim-sum of the values is 0: n less the number of repeats below n, unless n is one | 2 5 4 where 1 1, 2 1, 3 1, 3 3 are forbidden |
//! | [`DistinctTakes`], fresh heaps | the nim-sum of the greatest k with k (k + 1) / 2 <= n is 0 | 1 2 |
//! | [`Mark`] | the nim-sum of the values is 0; one heap: it is 0, or ends in an odd number of binary zeros | 6 |
//! | [`TakeOrSplit`] | the nim-sum of the values is 0; one heap: it is odd and at least 5, or empty, or 3 (k even) or 2 (k odd) | 3 with k = 2 |
//! | [`TakeAndSpread`] | the heaps can be paired off, each with an equal one | 2 3 2 3 |
//! | [`HalfOfHeaps`] | more than half of the heaps are as small as the least one | 8 8 |
//! | [`OpponentChooses`], before a choice | the ones are odd in number, but even where there are no larger heaps | 1 2 3 |
//! | [`PrefixFree`] | the nim-sum of the greatest powers of two in the heights is 0 | heights 2 6 |
//! | [`Kayles`] 0.77 | the nim-sum of the values is 0; one row: it is empty | 5 9 |
//! | Dawson's Kayles 0.07, an [`Octal`] game | the nim-sum of the values is 0 | 5 |
//! | [`GrundyGame`] | the nim-sum of the values is 0 | 7, and 1222 |
//! | [`Chains`], cycles | the nim-sum of the values is 0: n / l, rounded down, below l + r, and 0 from there on if l < r | a cycle of 5 with takes of 2 or 3 |
//! | [`PrimePowers`] | the nim-sum of the values of the primes' exponents is 0 | 17 289 |
//! | [`CoprimeTakes`] | the nim-sum of the indices of the least primes is 0; 1 counts 1, and even heaps nothing | 3 2 9 |
//! | [`ColouringGame`], two cells or more | the other has more cells; or equally many, and the nim-sum of the stretches in Dawson's Kayles is 0 | red blue blue red |
//! | [`Tokens`] | the nim-sum of the vertices' values is 0 | two tokens on one vertex |
//! | [`LexicographicNim`] | in each class of vertices of one value the nim-sum of the numbers is 0 | 0 7 7 on a root and two leaves |
//! | [`VertexGeography`] | some maximum matching leaves out the token's vertex | the end of a path of three |
//! | [`SequentialNim`] | ones in front: odd in number before a larger heap, even if there is none | 1 2 3, and 1 1 |
//! | [`EndNim`] | the first heap is the only one that makes a P-position on the left of the others | 3 1 9 4 |
//! | [`Euclid`] | there is a 0, or they differ and the larger is less than phi times the smaller | 15 24 |
//! | [`OneFromEach`] | all heaps are even | 2 2 |
//! | Misere [`CandyPiles`] | the ways left at the end of the diagonal, up and to the right, are even | 1 2 3 |
//! | [`Welter`] | the nim-sum of the cells, and of 2^(v + 1) - 1 for pairs whose difference 2^v divides, is 0 | cells 4 5 |
//! | [`DistinctNumbers`] | the greatest two are neighbours, and the free numbers below even in number; or it is 0 alone | 0 1 2 |
//! | [`ZeroOne`] | the nim-sum of the blanks is 0: their length at an end, 1 between equal digits | one cell at each end |
//! | [`IntervalGame`] | the nim-sum of the gaps' values is 0 | \[1, 3), \[2, 4) and \[4, 6) |
//! | Green [`Hackenbush`] | the nim-value is 0: fuse circuits, and a stalk is worth 1 more than the part above it | a ring of four edges |
//! | [`Loopy`] games | its remoteness is even; without a remoteness it is a draw | a vertex without edges |
//! | [`DivisorGame`] | the nim-sum of the numbers of prime factors is 0 | 4 6 |
//! | [`MockTurtles`] | the heads are even in number, and the nim-sum of their places is 0 | coins 1 2 4 7 |
//! | [`TurningCorners`] | the nim-sum of the nim-products is 0 | (2, 2) and (1, 3) |
//!
//! Some games are others in disguise:
//!
//! | Game | A move | It is | A P-position |
//! |---|---|---|---|
//! | Northcott, [`NimWithIncreases`] | slide your piece in its row, not past the other | Nim on the gaps: a retreat is followed | gaps 2 2 |
//! | [`Staircase`] | any number one step down | Nim on the odd steps: stones that come down from an even step go on down | 2 7 2 5 on steps 1 to 4 |
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
//! assert_eq!(RangedNim::new(2, 5).outcome(&[6, 13]), P);
//! assert_eq!(StrangeNim.outcome(&[(5, 2), (3, 3)]), P);
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
//! assert_eq!(DistinctTakes.outcome(&[UsedHeap::fresh(1), UsedHeap::fresh(2)]), P);
//! assert_eq!(Mark.outcome(&[6]), P);
//! assert_eq!(TakeOrSplit::new(2).outcome(&[3]), P);
//! assert_eq!(TakeAndSpread.outcome(&[2, 3, 2, 3]), P);
//! assert_eq!(HalfOfHeaps.outcome(&[8, 8]), P);
//! assert_eq!(OpponentChooses.outcome_before_choice(&[1, 2, 3]), P);
//! assert_eq!(PrefixFree.outcome(&[2, 6]), P);
//! assert_eq!(Kayles.outcome(&[5, 9]), P);
//! assert_eq!(Octal::DAWSONS_KAYLES.up_to(5).outcome(&[5]), P);
//! assert_eq!(GrundyGame.up_to(7).outcome(&[7]), P);
//! assert_eq!(GrundyGame::heap_outcome(1222), Some(P));
//! assert_eq!(Chains::new(2, 3).outcome(&[Chain::Cycle(5)]), P);
//! assert_eq!(PrimePowers.outcome(&[17, 289]), P);
//! assert_eq!(CoprimeTakes::up_to(9).outcome(&[3, 2, 9]), P);
//! let (red, blue) = (Some(Colour::Red), Some(Colour::Blue));
//! let row = vec![red, blue, blue, red];
//! assert_eq!(ColouringGame::new().outcome(&(row, Colour::Red)), P);
//! assert_eq!(Tokens::new(Digraph::new([vec![1], vec![]])?)?.outcome(&[0, 0]), P);
//! let root_and_leaves = Digraph::new([vec![1, 2], vec![], vec![]])?;
//! assert_eq!(LexicographicNim::new(root_and_leaves)?.outcome(&[0, 7, 7]), P);
//! assert_eq!(VertexGeography::new(3, &[(0, 1), (1, 2)])?.outcome(&[0]), P);
//! assert_eq!(SequentialNim.outcome(&[1, 2, 3]), P);
//! assert_eq!(SequentialNim.outcome(&[1, 1]), P);
//! assert_eq!(EndNim.outcome(&[3, 1, 9, 4]), P);
//! assert_eq!(Euclid.outcome(&(15, 24)), P);
//! assert_eq!(OneFromEach.outcome(&[2, 2]), P);
//! assert_eq!(CandyPiles.misere_outcome(&[1, 2, 3]), P);
//! assert_eq!(Welter.outcome(&[4, 5]), P);
//! assert_eq!(DistinctNumbers.outcome(&[0, 1, 2]), P);
//! let end = Blanks { cells: 1, left: None, right: Some(false) };
//! assert_eq!(ZeroOne.outcome(&[end, end]), P);
//! let intervals = IntervalGame::new([(1, 3), (2, 4), (4, 6)])?;
//! assert_eq!(intervals.outcome(&[(1, 6)]), P);
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

pub mod coins;
pub mod game;
pub mod graphs;
pub mod heaps;
pub mod judges;
pub mod numbers;
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
pub use self::theorems::digraph::*;
pub use self::theorems::euclid::*;
pub use self::theorems::factoring::*;
pub use self::theorems::fibonacci::*;
pub use self::theorems::loopy::*;
pub use self::theorems::mark::*;
pub use self::theorems::mex::*;
pub use self::theorems::moore::*;
pub use self::theorems::nim::*;
pub use self::theorems::nim_sum::*;
pub use self::theorems::nimber::*;
pub use self::theorems::octal::*;
pub use self::theorems::ranged_nim::*;
pub use self::theorems::sequential_nim::*;
pub use self::theorems::staircase::*;
pub use self::theorems::strange_nim::*;
pub use self::theorems::subtraction::*;
pub use self::theorems::take_neighbours::*;
pub use self::theorems::wythoff::*;
pub use self::theorems::xor_basis::*;
