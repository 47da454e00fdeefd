//! The rules of the games that more than one problem plays, by definition.
//!
//! A game of heaps is given by the rules of one heap; [`Sum`] plays it with many.

mod hackenbush;
mod northcott;
mod octal;
mod take_and_spread;
mod take_neighbours;

pub use self::hackenbush::Hackenbush;
pub use self::northcott::{Back, Northcott, Pieces};
pub use self::octal::OctalHeaps;
pub use self::take_and_spread::TakeAndSpread;
pub use self::take_neighbours::{Elements, TakeNeighbours};

use super::positions::{products, replacing_one};
use super::Ruleset;

/// Several positions of one game side by side: a move is a move in one of them.
///
/// The position is the row of their positions; it does not matter which is which.
///
/// ```
/// use oracle::games::{NimHeap, Sum};
/// use oracle::Ruleset;
///
/// let nim = Sum(NimHeap);
/// assert_eq!(nim.options(&vec![2, 1]), [vec![0, 1], vec![1, 1], vec![2, 0]]);
/// assert_eq!(nim.representative(&vec![2, 1]), [1, 2]);
/// ```
pub struct Sum<R>(pub R);

impl<R: Ruleset> Ruleset for Sum<R>
where
    R::Position: Ord,
{
    type Position = Vec<R::Position>;

    fn options(&self, sum: &Self::Position) -> Vec<Self::Position> {
        replacing_one(sum, |component| self.0.options(component))
    }

    fn representative(&self, sum: &Self::Position) -> Self::Position {
        ascending(sum)
    }
}

fn ascending<T: Clone + Ord>(row: &[T]) -> Vec<T> {
    let mut row = row.to_vec();
    row.sort_unstable();
    row
}

/// The heaps after any positive number of stones has been taken from one of them.
fn taking_from(heaps: &[u64], index: usize) -> Vec<Vec<u64>> {
    let rest = 0..heaps[index];
    rest.map(|rest| [&heaps[..index], &[rest], &heaps[index + 1..]].concat()).collect()
}

/// A heap of Nim: take any positive number of stones. `Sum(NimHeap)` is Nim.
///
/// The position is the number of stones.
///
/// ```
/// use oracle::games::{NimHeap, Sum};
/// use oracle::Oracle;
///
/// let nim = Oracle::new(Sum(NimHeap));
/// assert!(!nim.next_wins(&vec![1, 2, 3]));
/// assert_eq!(nim.winning_options(&vec![1, 3, 5]), [[1, 3, 2]]);
/// ```
pub struct NimHeap;

impl Ruleset for NimHeap {
    type Position = u64;

    fn options(&self, stones: &u64) -> Vec<u64> {
        (0..*stones).collect()
    }
}

/// Take any positive number of stones from a heap, up to the heap's cap.
///
/// The position is `(stones, cap)`.
///
/// ```
/// use oracle::games::CappedHeap;
/// use oracle::Oracle;
///
/// // The race to a hundred, by steps of at most ten: begin with one.
/// let race = Oracle::new(CappedHeap);
/// assert_eq!(race.winning_options(&(100, 10)), [(99, 10)]);
/// ```
pub struct CappedHeap;

impl Ruleset for CappedHeap {
    type Position = (u64, u64);

    fn options(&self, &(stones, cap): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=cap.min(stones)).map(|take| (stones - take, cap)).collect()
    }
}

/// Take one of these numbers of stones from a heap.
///
/// The position is the number of stones.
///
/// ```
/// use oracle::games::{Subtraction, Sum};
/// use oracle::Oracle;
///
/// let two_or_five = Oracle::new(Sum(Subtraction(vec![2, 5])));
/// assert!(!two_or_five.next_wins(&vec![5, 12]));
/// assert!(two_or_five.next_wins(&vec![2, 4, 7]));
/// ```
pub struct Subtraction(pub Vec<u64>);

impl Ruleset for Subtraction {
    type Position = u64;

    fn options(&self, stones: &u64) -> Vec<u64> {
        self.0.iter().filter_map(|take| stones.checked_sub(*take)).collect()
    }
}

/// Moore's Nim: take any positive number of stones from each of one to k heaps.
///
/// The position is `(k, heaps)`; it does not matter which heap is which.
///
/// ```
/// use oracle::games::MooreNim;
/// use oracle::Oracle;
///
/// let moore = Oracle::new(MooreNim);
/// assert!(!moore.next_wins(&(2, vec![5, 5, 5])));
/// assert!(moore.next_wins(&(2, vec![1, 2, 3])));
/// ```
pub struct MooreNim;

impl Ruleset for MooreNim {
    type Position = (u64, Vec<u64>);

    fn options(&self, (k, heaps): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        let left = products(heaps.iter().map(|&heap| 0..=heap));
        let allowed = left.into_iter().filter(|left| {
            let lowered = heaps.iter().zip(left).filter(|(heap, left)| left < heap);
            (1..=*k).contains(&(lowered.count() as u64))
        });
        allowed.map(|left| (*k, left)).collect()
    }

    fn representative(&self, (k, heaps): &(u64, Vec<u64>)) -> (u64, Vec<u64>) {
        (*k, ascending(heaps))
    }
}

/// Wythoff's game: take any positive number of stones from one of two heaps, or equally many
/// from both.
///
/// The position is the two heaps; it does not matter which is which.
/// First come the moves that take from both, then those that keep the first heap, then those
/// that keep the second.
///
/// ```
/// use oracle::games::Wythoff;
/// use oracle::Oracle;
///
/// let wythoff = Oracle::new(Wythoff);
/// assert!(!wythoff.next_wins(&(3, 5)));
/// assert_eq!(wythoff.winning_options(&(5, 8)), [(4, 7), (5, 3)]);
/// ```
pub struct Wythoff;

impl Ruleset for Wythoff {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        let from_both = (1..=a.min(b)).map(|take| (a - take, b - take));
        let keep_first = (0..b).map(|rest| (a, rest));
        let keep_second = (0..a).map(|rest| (rest, b));
        from_both.chain(keep_first).chain(keep_second).collect()
    }

    fn representative(&self, &(a, b): &(u64, u64)) -> (u64, u64) {
        (a.min(b), a.max(b))
    }
}

/// Fibonacci Nim: take from the heap any positive number of stones up to the quota, which
/// becomes twice this number.
///
/// The position is `(stones, quota)`; a fresh heap's quota is all stones but one.
///
/// ```
/// use oracle::games::FibonacciNim;
/// use oracle::Oracle;
///
/// let fibonacci_nim = Oracle::new(FibonacciNim);
/// assert!(!fibonacci_nim.next_wins(&(13, 12)));
/// assert_eq!(fibonacci_nim.winning_options(&(12, 11)), [(11, 2)]);
/// ```
pub struct FibonacciNim;

impl Ruleset for FibonacciNim {
    type Position = (u64, u64);

    fn options(&self, &(stones, quota): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=quota.min(stones)).map(|take| (stones - take, 2 * take)).collect()
    }
}

/// Replace a number by a divisor other than itself.
///
/// The position is the number, which is positive.
///
/// ```
/// use oracle::games::{Divisors, Sum};
/// use oracle::Oracle;
///
/// let divisors = Oracle::new(Sum(Divisors));
/// assert!(!divisors.next_wins(&vec![4, 9]));
/// assert_eq!(divisors.winning_options(&vec![7, 12]), [[7, 2], [7, 3]]);
/// ```
pub struct Divisors;

impl Ruleset for Divisors {
    type Position = u64;

    fn options(&self, number: &u64) -> Vec<u64> {
        (1..*number).filter(|&divisor| number % divisor == 0).collect()
    }
}

/// Pieces on a strip of cells 1, 2, 3, ...: slide one to the left over any positive number of
/// free cells.
///
/// The position is the cells of the pieces; it does not matter which is which.
///
/// ```
/// use oracle::games::Strip;
/// use oracle::Oracle;
///
/// let strip = Oracle::new(Strip);
/// assert!(!strip.next_wins(&vec![1, 2, 3]));
/// assert!(strip.next_wins(&vec![1, 5, 6, 7, 9, 12, 14, 17]));
/// ```
pub struct Strip;

impl Ruleset for Strip {
    type Position = Vec<u64>;

    fn options(&self, pieces: &Vec<u64>) -> Vec<Vec<u64>> {
        let is_free = |cell: &u64| !pieces.contains(cell);
        replacing_one(pieces, |&piece| (1..piece).rev().take_while(is_free).collect())
    }

    fn representative(&self, pieces: &Vec<u64>) -> Vec<u64> {
        ascending(pieces)
    }
}

/// Staircase Nim: carry any positive number of stones from one step down to the next, and from
/// the lowest step out of play.
///
/// The position is the stones on each step, the lowest first.
///
/// ```
/// use oracle::games::Staircase;
/// use oracle::Oracle;
///
/// let staircase = Oracle::new(Staircase);
/// assert!(!staircase.next_wins(&vec![0, 3]));
/// assert_eq!(staircase.winning_options(&vec![1, 3]), [[0, 3]]);
/// ```
pub struct Staircase;

impl Ruleset for Staircase {
    type Position = Vec<u64>;

    fn options(&self, steps: &Vec<u64>) -> Vec<Vec<u64>> {
        let below = |step: usize| if step == 0 { Vec::new() } else { vec![step - 1] };
        Stairs((0..steps.len()).map(below).collect()).options(steps)
    }
}

/// Staircase Nim on stairs that branch: for each step the steps that stones can be carried to;
/// if there is none, they are carried out of play.
///
/// The position is the stones on each step.
///
/// ```
/// use oracle::games::Stairs;
/// use oracle::Oracle;
///
/// let root_with_two_leaves = Oracle::new(Stairs(vec![vec![1, 2], vec![], vec![]]));
/// assert!(!root_with_two_leaves.next_wins(&vec![3, 2, 2]));
/// ```
pub struct Stairs(pub Vec<Vec<usize>>);

impl Ruleset for Stairs {
    type Position = Vec<u64>;

    fn options(&self, steps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (from, ways) in self.0.iter().enumerate() {
            for stones in 1..=steps[from] {
                let mut left = steps.to_vec();
                left[from] -= stones;
                options.extend(ways.iter().map(|&to| {
                    let mut carried = left.to_vec();
                    carried[to] += stones;
                    carried
                }));
                if ways.is_empty() {
                    options.push(left);
                }
            }
        }
        options
    }
}

/// A token on a digraph, which is given by the successors of each vertex: slide it along an edge.
/// `Sum(Slide(...))` is a game with several tokens.
///
/// The position is the token's vertex; vertices are counted from 1.
///
/// ```
/// use oracle::games::Slide;
/// use oracle::Oracle;
///
/// let triangle = Oracle::new(Slide(vec![vec![2, 3], vec![3], vec![]]));
/// assert_eq!(triangle.winning_options(&1), [3]);
/// assert_eq!(triangle.nim_value(&1), 2);
/// ```
pub struct Slide(pub Vec<Vec<u64>>);

impl Ruleset for Slide {
    type Position = u64;

    fn options(&self, vertex: &u64) -> Vec<u64> {
        self.0[*vertex as usize - 1].to_vec()
    }
}

/// Sequential Nim: take any positive number of stones from the first heap that has any.
///
/// The position is the heaps.
///
/// ```
/// use oracle::games::SequentialNim;
/// use oracle::Oracle;
///
/// let sequential = Oracle::new(SequentialNim);
/// assert_eq!(sequential.winning_options(&vec![3, 2]), [[1, 2]]);
/// ```
pub struct SequentialNim;

impl Ruleset for SequentialNim {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let first = heaps.iter().position(|&heap| heap > 0);
        first.map_or(Vec::new(), |first| taking_from(heaps, first))
    }
}

/// Turn over the coins of one of these sets, the last of them from heads to tails.
///
/// A set is a number with a binary digit 1 for each of its coins; the highest digit is the last
/// coin. The position is such a number, too: the coins that show heads.
///
/// ```
/// use oracle::games::CoinTurning;
/// use oracle::Oracle;
///
/// // Two neighbours of three coins.
/// let pairs = Oracle::new(CoinTurning(vec![0b011, 0b110]));
/// assert!(!pairs.next_wins(&0b101));
/// assert_eq!(pairs.winning_options(&0b110), [0b101, 0b000]);
/// ```
pub struct CoinTurning(pub Vec<u64>);

impl Ruleset for CoinTurning {
    type Position = u64;

    fn options(&self, heads: &u64) -> Vec<u64> {
        let shows_heads = |set: &&u64| heads >> (63 - set.leading_zeros()) & 1 == 1;
        self.0.iter().filter(shows_heads).map(|set| heads ^ set).collect()
    }
}

/// Take any positive number of stones from a heap, but none twice.
///
/// The position is the number of stones and the numbers that have been taken, in ascending order.
///
/// ```
/// use oracle::games::DistinctTakes;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(DistinctTakes);
/// assert_eq!(oracle.nim_value(&(5, vec![])), 2);
/// assert!(!oracle.next_wins(&(3, vec![3])));
/// ```
pub struct DistinctTakes;

impl Ruleset for DistinctTakes {
    type Position = (u64, Vec<u64>);

    fn options(&self, (stones, taken): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        let takes = (1..=*stones).filter(|take| !taken.contains(take));
        let after = takes.map(|take| {
            let mut taken = [&taken[..], &[take]].concat();
            taken.sort_unstable();
            (stones - take, taken)
        });
        after.collect()
    }
}

/// Take any positive number of stones from the first or from the last heap of a row that has any.
///
/// The position is the heaps.
///
/// ```
/// use oracle::games::EndNim;
/// use oracle::Oracle;
///
/// let end_nim = Oracle::new(EndNim);
/// assert!(!end_nim.next_wins(&vec![2, 5, 2]));
/// assert_eq!(end_nim.winning_options(&vec![2, 5, 3]), [[2, 5, 2]]);
/// ```
pub struct EndNim;

impl Ruleset for EndNim {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let first = heaps.iter().position(|&heap| heap > 0);
        let last = heaps.iter().rposition(|&heap| heap > 0);
        let mut ends: Vec<usize> = first.into_iter().chain(last).collect();
        ends.dedup();
        ends.iter().flat_map(|&end| taking_from(heaps, end)).collect()
    }
}

/// Move a token along an edge of a graph, given by the neighbours of each vertex, to a vertex where
/// it has not been.
///
/// The position is the walk so far; before the first vertex any can be chosen.
///
/// ```
/// use oracle::games::VertexGeography;
/// use oracle::Oracle;
///
/// let path = Oracle::new(VertexGeography(vec![vec![1], vec![0, 2], vec![1]]));
/// assert!(!path.next_wins(&vec![0]));
/// assert_eq!(path.winning_options(&vec![]), [[0], [2]]);
/// ```
pub struct VertexGeography(pub Vec<Vec<usize>>);

impl Ruleset for VertexGeography {
    type Position = Vec<usize>;

    fn options(&self, walk: &Vec<usize>) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.0.len()).collect();
        let next = walk.last().map_or(&all, |&token| &self.0[token]).iter();
        let unvisited = next.filter(|vertex| !walk.contains(vertex));
        unvisited.map(|&vertex| [&walk[..], &[vertex]].concat()).collect()
    }

    /// Of the vertices before the last one, only which they are matters.
    fn representative(&self, walk: &Vec<usize>) -> Vec<usize> {
        let mut walk = walk.clone();
        if let Some((_, visited)) = walk.split_last_mut() {
            visited.sort_unstable();
        }
        walk
    }
}

/// Take any positive number of stones from each of exactly half of the heaps.
///
/// The position is the heaps, an even number of them.
///
/// ```
/// use oracle::games::HalfOfHeaps;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(HalfOfHeaps);
/// assert!(!oracle.next_wins(&vec![8, 8]));
/// assert!(oracle.next_wins(&vec![3, 1, 4, 1]));
/// ```
pub struct HalfOfHeaps;

impl Ruleset for HalfOfHeaps {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let left = products(heaps.iter().map(|&heap| 0..=heap));
        let is_half = |left: &Vec<u64>| {
            let lowered = heaps.iter().zip(left).filter(|(heap, left)| left < heap).count();
            lowered > 0 && 2 * lowered == heaps.len()
        };
        left.into_iter().filter(is_half).collect()
    }
}

/// Take any positive number of stones from the chosen heap, and choose any heap with stones for the
/// opponent.
///
/// The position is the heaps and the chosen one; as long as none is chosen, a move only chooses.
///
/// ```
/// use oracle::games::OpponentChooses;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(OpponentChooses);
/// assert!(!oracle.next_wins(&(vec![1, 2], Some(0))));
/// let wins = oracle.winning_options(&(vec![1, 2], Some(1)));
/// assert_eq!(wins, [(vec![1, 1], Some(0)), (vec![1, 1], Some(1))]);
/// ```
pub struct OpponentChooses;

impl Ruleset for OpponentChooses {
    type Position = (Vec<u64>, Option<usize>);

    fn options(&self, (heaps, chosen): &Self::Position) -> Vec<Self::Position> {
        let choose = |heaps: Vec<u64>| -> Vec<Self::Position> {
            let filled = (0..heaps.len()).filter(|&next| heaps[next] > 0);
            filled.map(|next| (heaps.clone(), Some(next))).collect()
        };
        let after = |left: Vec<u64>| match left.iter().all(|&heap| heap == 0) {
            true => vec![(left, None)],
            false => choose(left),
        };
        match *chosen {
            None => choose(heaps.clone()),
            Some(index) => taking_from(heaps, index).into_iter().flat_map(after).collect(),
        }
    }
}

/// Pieces on cells 0, 1, 2, ...: take one to any free cell below its own.
///
/// The position is the cells of the pieces; it does not matter which is which.
///
/// ```
/// use oracle::games::Welter;
/// use oracle::Oracle;
///
/// let welter = Oracle::new(Welter);
/// assert!(!welter.next_wins(&vec![4, 5]));
/// assert_eq!(welter.winning_options(&vec![1, 3, 6]), [[1, 3, 5]]);
/// ```
pub struct Welter;

impl Ruleset for Welter {
    type Position = Vec<u64>;

    fn options(&self, pieces: &Vec<u64>) -> Vec<Vec<u64>> {
        let is_free = |cell: &u64| !pieces.contains(cell);
        replacing_one(pieces, |&piece| (0..piece).filter(is_free).collect())
    }

    fn representative(&self, pieces: &Vec<u64>) -> Vec<u64> {
        ascending(pieces)
    }
}

/// Write 0 or 1 into a blank cell of a row, but not the digit of a neighbour.
///
/// The position is the row.
///
/// ```
/// use oracle::games::ZeroOne;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(ZeroOne);
/// assert!(oracle.next_wins(&vec![Some(0), None, None]));
/// assert!(!oracle.next_wins(&vec![Some(0), None, Some(1)]));
/// ```
pub struct ZeroOne;

impl Ruleset for ZeroOne {
    type Position = Vec<Option<u8>>;

    fn options(&self, row: &Vec<Option<u8>>) -> Vec<Vec<Option<u8>>> {
        let cells = (0..row.len()).filter(|&cell| row[cell].is_none());
        let written = cells.flat_map(|cell| {
            [0, 1].map(|digit| {
                let mut row = row.to_vec();
                row[cell] = Some(digit);
                row
            })
        });
        let differ = |row: &Vec<Option<u8>>| {
            row.windows(2).all(|pair| pair[0].is_none() || pair[0] != pair[1])
        };
        written.filter(differ).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fmt::Debug;

    use super::super::positions::rows;
    use super::super::Oracle;
    use super::*;

    /// The same rules, with nothing to stand for another position.
    struct Literally<R>(R);

    impl<R: Ruleset> Ruleset for Literally<R> {
        type Position = R::Position;

        fn options(&self, position: &R::Position) -> Vec<R::Position> {
            self.0.options(position)
        }
    }

    /// The rules give the same results with representatives and without.
    fn check<R: Ruleset<Position: Debug>>(rules: fn() -> R, positions: Vec<R::Position>) {
        let (oracle, literal) = (Oracle::new(rules()), Oracle::new(Literally(rules())));
        for position in positions {
            assert_eq!(oracle.nim_value(&position), literal.nim_value(&position), "{position:?}");
            let misere = literal.next_wins_misere(&position);
            assert_eq!(oracle.next_wins_misere(&position), misere, "misere {position:?}");
        }
    }

    #[test]
    fn the_order_makes_no_difference() {
        check(|| Sum(NimHeap), rows(3, 0..=5));
        check(|| Sum(Subtraction(vec![1, 3, 4])), rows(3, 0..=7));
        check(|| MooreNim, rows(3, 0..=4).into_iter().map(|heaps| (2, heaps)).collect());
        check(|| Wythoff, rows(2, 0..=12).into_iter().map(|heaps| (heaps[0], heaps[1])).collect());
        let different = |pieces: &Vec<u64>| pieces.iter().collect::<HashSet<_>>().len() == 3;
        let strips = rows(3, 1..=8).into_iter().filter(different);
        check(|| Strip, strips.collect());
    }
}
