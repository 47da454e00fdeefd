use crate::game::{lowered, Game, MisereGame, Outcome, Take, Takes};

/// Wythoff's game: from two heaps, take any positive number of stones from one of them, or
/// equally many from both.
///
/// A position is the two heaps, in either order; in a move they have the indices 0 and 1. The
/// player who cannot move loses.
///
/// The k-th P-position, counted from 0, is (floor(k phi), floor(k phi) + k), where phi = (1 + sqrt
/// 5) / 2 (Wythoff, 1907; the proof is in the source). There are at most three winning moves: one
/// that takes from both heaps, and one for each heap alone. Every method takes O(1), and is exact
/// for every `u64`: it needs no square root and no floating point.
///
/// ```
/// use gamecore::{Game, Outcome, Take, Wythoff};
///
/// assert_eq!(Wythoff.outcome(&(4, 7)), Outcome::P);
/// assert_eq!(Wythoff.outcome(&(8, 4)), Outcome::N);
///
/// let take = |heap, stones| Take { heap, stones };
/// let moves = Wythoff.winning_moves(&(5, 8));
/// assert_eq!(moves, [vec![take(0, 1), take(1, 1)], vec![take(1, 5)]]);
/// assert_eq!(Wythoff.after(&(5, 8), &moves[0]), (4, 7));
/// assert_eq!(Wythoff.after(&(5, 8), &moves[1]), (5, 3));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wythoff;

// Proof of the P-positions. Write A(k) = floor(k phi) and
// B(k) = A(k) + k = floor(k phi^2). Since 1/phi + 1/phi^2 = 1, the A(k) and
// B(k) with k >= 1 run through every positive integer exactly once
// (Rayleigh, 1894; Beatty, 1926). Hence every number of stones is in exactly
// one of these pairs, and every difference k belongs to exactly one.
// - No move joins two of them: one heap kept would put a number in two pairs,
//   equal taking would put a difference in two pairs.
// - From any other (a, b) with a <= b, some move leads to one of them.
//   Let k = b - a. If A(k) < a, take equally many from both. Otherwise
//   A(k) > a. If the partner c of a is below b, take from b. It cannot be
//   above b: then a = A(j) with j = c - a > k, although A(j) = a < A(k).

impl Game for Wythoff {
    type Position = (u64, u64);
    type Move = Takes;

    fn outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(Wythoff::p_position(a.abs_diff(b)).0 != u128::from(a.min(b)))
    }

    fn winning_moves(&self, &heaps: &(u64, u64)) -> Vec<Takes> {
        moves(heaps, |k| Wythoff::p_position(k).0, Wythoff::partner)
    }

    fn after(&self, &(a, b): &(u64, u64), takes: &Takes) -> (u64, u64) {
        let is_equal = takes.windows(2).all(|pair| pair[0].stones == pair[1].stones);
        assert!(is_equal, "not equally many from both heaps: {:?}", takes);
        let left = lowered(&[a, b], takes);
        (left[0], left[1])
    }
}

/// The P-positions are those of normal play, but (0, 1) and (2, 2) take the place of (0, 0) and
/// (1, 2).
///
/// The proof is in the source, and the costs are those of normal play.
///
/// ```
/// use gamecore::{MisereGame, Outcome, Take, Wythoff};
///
/// assert_eq!(Wythoff.misere_outcome(&(2, 2)), Outcome::P);
/// assert_eq!(Wythoff.misere_outcome(&(3, 5)), Outcome::P);
/// // Leave the last stone.
/// let moves = Wythoff.misere_winning_moves(&(0, 4));
/// assert_eq!(moves, [[Take { heap: 1, stones: 3 }]]);
/// ```
// The proof above holds for these pairs as well, since they have the same numbers 0, 1 and 2, each
// in one pair, and the same differences 0 and 1. Only its last step needs A(j) >= A(k) for j > k,
// which now fails for j = 1 and k = 0. There a = A(1) = 0 and b = a + k = 0: from (0, 0) no move
// is left, and the next player wins.
impl MisereGame for Wythoff {
    fn misere_outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(misere_smaller(a.abs_diff(b)) != u128::from(a.min(b)))
    }

    fn misere_winning_moves(&self, &heaps: &(u64, u64)) -> Vec<Takes> {
        moves(heaps, misere_smaller, |heap| match heap {
            0 => 1,
            1 => 0,
            2 => 2,
            _ => Wythoff::partner(heap),
        })
    }
}

impl Wythoff {
    /// The `k`-th P-position (floor(k phi), floor(k phi) + k), counted from
    /// (0, 0): the one in which the heaps differ by `k`.
    ///
    /// Exact for every `k`; the result can be as large as 2.62 * 2^64. O(1).
    /// Source: Wythoff, 1907.
    ///
    /// ```
    /// use gamecore::Wythoff;
    ///
    /// assert_eq!(Wythoff::p_position(1), (1, 2));
    /// assert_eq!(Wythoff::p_position(4), (6, 10));
    /// // The first k for which 64-bit floating point goes wrong.
    /// assert_eq!(Wythoff::p_position(102_334_155), (165_580_140, 267_914_295));
    /// ```
    pub fn p_position(k: u64) -> (u128, u128) {
        let difference = u128::from(k);
        let smaller = difference + u128::from(floor_over_phi(k));
        (smaller, smaller + difference)
    }

    /// The P-positions in order: (0, 0), (1, 2), (3, 5), (4, 7), ...
    ///
    /// O(1) for each; the last is the one in which the heaps differ by 2^64 - 1.
    ///
    /// ```
    /// use gamecore::Wythoff;
    ///
    /// let first: Vec<(u128, u128)> = Wythoff::p_positions().take(4).collect();
    /// assert_eq!(first, [(0, 0), (1, 2), (3, 5), (4, 7)]);
    /// ```
    pub fn p_positions() -> impl Iterator<Item = (u128, u128)> {
        (0..=u64::MAX).map(Wythoff::p_position)
    }

    /// The one number `c` for which the heaps `a` and `c` are a P-position.
    ///
    /// It is smaller than `a`, larger, or (for 0 alone) equal; at most
    /// 1.62 * 2^64. O(1). That there is exactly one: Rayleigh, 1894; Beatty, 1926.
    ///
    /// ```
    /// use gamecore::Wythoff;
    ///
    /// assert_eq!(Wythoff::partner(4), 7);
    /// assert_eq!(Wythoff::partner(7), 4);
    /// ```
    pub fn partner(a: u64) -> u128 {
        // Let a >= 1 and t = 1/phi. The interval from a t to (a + 1) t is shorter
        // than 1, with irrational ends. If it has an integer k inside, then
        // floor(k phi) = a, so a is the smaller number of the k-th pair.
        // Otherwise a = floor(k phi^2) for some k, so k phi = k phi^2 t lies in
        // the interval; no integer comes between it and a t, so the smaller
        // number of that pair, floor(k phi), is floor(a t).
        // For a = 0 the second branch is taken, and right.
        let below = floor_over_phi(a);
        let (smaller, larger) = Wythoff::p_position(below + 1);
        if smaller == u128::from(a) {
            larger
        } else {
            u128::from(below)
        }
    }

    /// All P-positions that one move reaches from the heaps `a` and `b`, in either
    /// order; none if and only if they are a P-position themselves.
    ///
    /// The winning moves lead to them, and two moves may lead to the same one. Each is given
    /// once, as (smaller heap, larger heap), at most three in all: first the one by taking
    /// equally many from both heaps, then the one that keeps the smaller heap, then the one
    /// that keeps the larger heap. O(1).
    ///
    /// ```
    /// use gamecore::Wythoff;
    ///
    /// assert_eq!(Wythoff::winning_options(5, 8), [(4, 7), (3, 5)]);
    /// assert_eq!(Wythoff::winning_options(2, 2), [(0, 0), (1, 2)]);
    /// // Two moves lead to this one: take 1 from each heap, or 2 from the larger.
    /// assert_eq!(Wythoff::winning_options(2, 3), [(1, 2)]);
    /// ```
    pub fn winning_options(a: u64, b: u64) -> Vec<(u64, u64)> {
        let (a, b) = ascending(a, b);
        let (smaller, larger) = Wythoff::p_position(b - a);
        let mut options = Vec::new();
        if smaller < u128::from(a) {
            options.push((smaller as u64, larger as u64));
        }
        for &(kept, other) in &[(a, b), (b, a)] {
            let partner = Wythoff::partner(kept);
            if partner < u128::from(other) {
                let option = ascending(kept, partner as u64);
                if !options.contains(&option) {
                    options.push(option);
                }
            }
        }
        options
    }
}

// floor(k / phi) = floor(k (phi - 1)), for every `k`.
fn floor_over_phi(k: u64) -> u64 {
    // HIGH and LOW are the first 128 bits of t = phi - 1 after the point; the
    // rest of it is some e < 2^-131, so k times them falls short of k t by
    // less than 2^64 2^-131 = 2^-67. For k >= 1 that matters only if an integer m
    // is so close below k t. But t and -phi are the roots of x^2 + x - 1, so
    //     (k t - m) (k phi + m) = k^2 - k m - m^2
    // is an integer, positive since t is irrational, hence at least 1. The
    // second factor is at most k (phi + t) = k sqrt 5 < 2^66, which leaves
    // k t - m > 2^-66.
    const HIGH: u128 = 0x9E37_79B9_7F4A_7C15;
    const LOW: u128 = 0xF39C_C060_5CED_C834;
    let k = u128::from(k);
    // At most (2^64 - 1)^2 + (2^64 - 1): no overflow.
    ((k * HIGH + ((k * LOW) >> 64)) >> 64) as u64
}

// The smaller heap of the P-position of misere play in which the heaps differ by `k`.
fn misere_smaller(k: u64) -> u128 {
    match k {
        0 => 2,
        1 => 0,
        _ => Wythoff::p_position(k).0,
    }
}

// The moves to P-positions, in lexicographic order: `smaller` gives the smaller number of the pair
// with a difference, `partner` the number that is in a pair with another one.
fn moves<S, R>((a, b): (u64, u64), smaller: S, partner: R) -> Vec<Takes>
where
    S: Fn(u64) -> u128,
    R: Fn(u64) -> u128,
{
    let mut moves = Vec::new();
    if let Some(stones) = above(a.min(b), smaller(a.abs_diff(b))) {
        moves.push(vec![Take { heap: 0, stones }, Take { heap: 1, stones }]);
    }
    for &(kept, heap, other) in &[(b, 0, a), (a, 1, b)] {
        moves.extend(above(other, partner(kept)).map(|stones| vec![Take { heap, stones }]));
    }
    moves.sort();
    moves
}

// How many stones to take from `heap` to leave `rest`, which must be less.
fn above(heap: u64, rest: u128) -> Option<u64> {
    u128::from(heap).checked_sub(rest).filter(|&stones| stones > 0).map(|stones| stones as u64)
}

fn ascending(a: u64, b: u64) -> (u64, u64) {
    (a.min(b), a.max(b))
}
