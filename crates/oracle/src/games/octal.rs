//! Octal games.

use super::super::Ruleset;

/// Take stones from a heap and divide the rest, as the digits of an octal code allow, of which the
/// one before the point comes first.
///
/// The position is the heaps, in ascending order after a move, and then none of them is empty.
///
/// ```
/// use oracle::games::OctalHeaps;
/// use oracle::Ruleset;
///
/// let kayles = OctalHeaps(vec![0, 7, 7]);
/// assert_eq!(kayles.options(&vec![3]), [vec![2], vec![1, 1], vec![1]]);
/// ```
pub struct OctalHeaps(pub Vec<u8>);

impl OctalHeaps {
    /// The heaps that each move may leave of one heap: none, one, or two, the larger one first.
    pub fn left_of(&self, heap: u64) -> Vec<Vec<u64>> {
        let mut ways = Vec::new();
        for (taken, digit) in (0..=heap).zip(&self.0) {
            let left = heap - taken;
            if digit & 1 != 0 && left == 0 {
                ways.push(vec![]);
            }
            if digit & 2 != 0 && left > 0 {
                ways.push(vec![left]);
            }
            if digit & 4 != 0 {
                ways.extend((1..=left / 2).map(|smaller| vec![left - smaller, smaller]));
            }
        }
        ways
    }
}

impl Ruleset for OctalHeaps {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let played = |index: usize| {
            let (before, behind) = (&heaps[..index], &heaps[index + 1..]);
            let ways = self.left_of(heaps[index]).into_iter();
            ways.map(move |left| {
                let mut option = [before, &left, behind].concat();
                option.sort_unstable();
                option
            })
        };
        (0..heaps.len()).flat_map(played).collect()
    }
}
