use crate::theorems::nim_sum::nim_sum;

/// The greatest cap with which the player to move wins, if any.
///
/// ```
/// use gamecore::judges::{greatest_cap, GreatestCap};
///
/// assert_eq!(greatest_cap(&[7, 7]), GreatestCap::Never);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GreatestCap {
    /// The player to move wins with no cap.
    Never,
    /// The player to move wins with this cap, and with no greater one.
    At(u64),
    /// The player to move wins with every cap from the largest heap on, which forbids nothing.
    Unbounded,
}

/// The greatest cap for all heaps with which the player to move wins
/// [`BoundedNim`](crate::BoundedNim) in normal play (AtCoder Regular Contest 168, problem B).
///
/// O(n log n) time and O(n) space for n heaps.
///
/// ```
/// use gamecore::judges::{greatest_cap, GreatestCap};
///
/// assert_eq!(greatest_cap(&[1, 2, 3]), GreatestCap::At(2));
/// assert_eq!(greatest_cap(&[1, 2, 3, 4]), GreatestCap::Unbounded);
/// assert_eq!(greatest_cap(&[100, 100]), GreatestCap::Never);
/// ```
#[must_use]
pub fn greatest_cap(heaps: &[u64]) -> GreatestCap {
    if nim_sum(heaps.iter().copied()) != 0 {
        return GreatestCap::Unbounded;
    }
    // Equal heaps cancel out with every cap. While the cap is not below the largest of the
    // others, their values are their sizes, with the nim-sum 0; with a cap one less, that heap
    // has the value 0 while the other values are the same.
    let mut heaps = heaps.to_vec();
    heaps.sort_unstable();
    while let Some(heap) = heaps.pop() {
        if heaps.last() == Some(&heap) {
            heaps.pop();
        } else if heap > 0 {
            return GreatestCap::At(heap - 1);
        }
    }
    GreatestCap::Never
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Outcome};
    use crate::heaps::BoundedNim;

    #[test]
    fn the_greatest_cap_is_that_of_trying_all() {
        for number in 0..9_u64.pow(4) {
            let heaps: Vec<u64> = (0..4).map(|place| number / 9_u64.pow(place) % 9).collect();
            let capped = |cap: u64| heaps.iter().map(|&heap| (heap, cap)).collect::<Vec<_>>();
            let wins = |cap: &u64| BoundedNim.outcome(&capped(*cap)) == Outcome::N;
            let expected = match (1..=9).rev().find(wins) {
                None => GreatestCap::Never,
                Some(9) => GreatestCap::Unbounded,
                Some(cap) => GreatestCap::At(cap),
            };
            assert_eq!(greatest_cap(&heaps), expected, "{:?}", heaps);
        }
        assert_eq!(greatest_cap(&[]), GreatestCap::Never);
        let most = u64::MAX;
        let heaps = [most, 1, most - 1, 7, 0, 7];
        assert_eq!(greatest_cap(&heaps), GreatestCap::At(most - 1));
    }
}
