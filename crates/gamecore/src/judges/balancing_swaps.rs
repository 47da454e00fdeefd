use crate::game::NimValued;
use crate::graphs::Stairs;

/// The number of pairs of steps that make the position a P-position by exchanging their
/// stones.
///
/// A pair counts even if both steps have equally many stones (Codeforces, problem 812E). O(n log n)
/// for n steps.
///
/// # Panics
/// If there are not as many numbers as steps.
///
/// ```
/// use gamecore::judges::balancing_swaps;
/// use gamecore::{Digraph, Stairs};
///
/// // A root with two leaves: the leaves must have equally many stones.
/// let stairs = Stairs::new(Digraph::new([vec![1, 2], vec![], vec![]])?)?;
/// assert_eq!(balancing_swaps(&stairs, &[2, 2, 3]), 1);
/// assert_eq!(balancing_swaps(&stairs, &[3, 2, 2]), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn balancing_swaps(stairs: &Stairs, stones: &[u64]) -> u64 {
    let sum = stairs.nim_value(stones);
    let (counting, mut others): (Vec<usize>, Vec<usize>) =
        (0..stairs.digraph().vertices()).partition(|&step| stairs.counts(step));
    // Between steps of one kind an exchange changes nothing.
    let pairs = |steps: &[usize]| (0..steps.len() as u64).sum::<u64>();
    let alike = if sum == 0 { pairs(&counting) + pairs(&others) } else { 0 };
    others.sort_by_key(|&step| stones[step]);
    let across = counting.iter().map(|&step| {
        // The number of stones that this step must have.
        let wanted = stones[step] ^ sum;
        let fewer = others.partition_point(|&other| stones[other] < wanted);
        let more = others[fewer..].partition_point(|&other| stones[other] == wanted);
        more as u64
    });
    alike + across.sum::<u64>()
}
