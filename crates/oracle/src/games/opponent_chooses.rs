//! A game in which each player chooses the heap for the other.

use super::super::Ruleset;

/// Take any positive number of stones from the chosen heap, and choose any heap with stones for the
/// opponent.
///
/// The position is the heaps and the chosen one, `None` if no stones are left.
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
        let mut options = Vec::new();
        let index = chosen.unwrap_or(0);
        for rest in 0..chosen.map_or(0, |index| heaps[index]) {
            let mut left = heaps.clone();
            left[index] = rest;
            let next: Vec<usize> = (0..left.len()).filter(|&next| left[next] > 0).collect();
            options.extend(next.iter().map(|&next| (left.clone(), Some(next))));
            if next.is_empty() {
                options.push((left, None));
            }
        }
        options
    }
}
