//! The prefix-free game: add a word of zeros and ones to a set, of at most a given length, so
//! that no word of the set is a prefix of another.
//!
//! Words are nodes of a binary tree. The nodes that can still be chosen form full subtrees; a
//! component is the height of one, the number of its levels. To choose a node at some depth
//! below the root of a free subtree of height h leaves subtrees of the heights h - 1, h - 2, ...,
//! one for each step down. The player who cannot move loses.

use crate::game::nim_sum;
use crate::heaps::nim;
use crate::game::Outcome;

/// A move: add a word that is this many letters longer than the shortest one in a free subtree.
/// All of these words are equivalent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice {
    /// The index of the subtree, from 0.
    pub tree: usize,
    /// How far below its root the word is, less than its height.
    pub depth: u64,
}

impl Choice {
    /// The heights of the free subtrees after this move: the lowest of the new ones stands in
    /// the place of the old one, or 0 if there is none; the others, from the highest on, stand
    /// at the end.
    ///
    /// O(n + depth) time and space.
    ///
    /// # Panics
    /// If there is no such subtree, or if it is not as high.
    ///
    /// ```
    /// use gamecore::prefix_free::Choice;
    ///
    /// assert_eq!(Choice { tree: 0, depth: 3 }.after(&[4, 2]), [1, 2, 3, 2]);
    /// assert_eq!(Choice { tree: 1, depth: 0 }.after(&[4, 2]), [4, 0]);
    /// ```
    pub fn after(self, heights: &[u64]) -> Vec<u64> {
        let mut left = heights.to_vec();
        let height = left[self.tree];
        assert!(self.depth < height, "a subtree of height {} has no such depth", height);
        left[self.tree] = if self.depth == 0 { 0 } else { height - self.depth };
        left.extend((1..self.depth).map(|step| height - step));
        left
    }
}

/// The nim-value of a free subtree of this height: the greatest power of two that divides it,
/// and 0 for 0.
///
/// O(1). Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::prefix_free;
///
/// let values: Vec<u64> = (0..=8).map(prefix_free::nim_value).collect();
/// assert_eq!(values, [0, 1, 2, 1, 4, 1, 2, 1, 8]);
/// ```
pub fn nim_value(height: u64) -> u64 {
    // The nim-sum of the values of 1, 2, ..., n is the Gray code of n, n xor floor(n / 2). So
    // the options of h have the values gray(h - 1) xor gray(m) = gray((h - 1) xor m) for m < h.
    // If 2^j divides h, then h - 1 ends in j ones, and any u < 2^j only lowers it: so all values
    // below 2^j are reached. If 2^(j+1) does not divide h, the value 2^j, which is the Gray code
    // of 2^(j+1) - 1, would need an m >= h.
    height & height.wrapping_neg()
}

/// The outcome in normal play of free subtrees of these heights.
///
/// O(n). Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::{prefix_free, Outcome};
///
/// assert_eq!(prefix_free::outcome([2, 6]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(heights: I) -> Outcome {
    nim::outcome(heights.into_iter().map(nim_value))
}

/// All winning moves in normal play, by subtree; empty if and only if the position is a
/// P-position.
///
/// A subtree has at most one depth that wins. O(n). Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::prefix_free::{winning_moves, Choice};
///
/// assert_eq!(winning_moves(&[4, 1]), [Choice { tree: 0, depth: 1 }]);
/// ```
pub fn winning_moves(heights: &[u64]) -> Vec<Choice> {
    let sum = nim_sum(heights.iter().cloned().map(nim_value));
    let choices = heights.iter().enumerate().filter_map(|(tree, &height)| {
        let last = height.checked_sub(1)?;
        let left = last ^ inverse_gray(sum ^ nim_value(height));
        last.checked_sub(left).map(|depth| Choice { tree, depth })
    });
    choices.collect()
}

// The number whose Gray code this is.
fn inverse_gray(mut code: u64) -> u64 {
    for &shift in &[1, 2, 4, 8, 16, 32] {
        code ^= code >> shift;
    }
    code
}

/// The heights of the free subtrees beside these words, where a word has at most `longest`
/// letters.
///
/// O(l) time and space for l letters in all.
///
/// # Panics
/// If a word is empty, too long or not made of zeros and ones, or a prefix of another.
///
/// ```
/// use gamecore::prefix_free;
///
/// assert_eq!(prefix_free::free_heights(&["101", "11"], 3), [3, 1]);
/// ```
pub fn free_heights<W: AsRef<str>>(words: &[W], longest: u64) -> Vec<u64> {
    // Each node: its depth, its children, 0 for none, and whether it is a word.
    let mut nodes: Vec<(u64, [usize; 2], bool)> = vec![(0, [0, 0], false)];
    for word in words.iter().map(AsRef::as_ref) {
        assert!(
            !word.is_empty() && word.len() as u64 <= longest,
            "a word of {} letters",
            word.len()
        );
        let mut node = 0;
        for letter in word.bytes() {
            let side = match letter {
                b'0' => 0,
                b'1' => 1,
                _ => panic!("a letter is not 0 or 1 in {}", word),
            };
            assert!(!nodes[node].2, "a word is a prefix of {}", word);
            if nodes[node].1[side] == 0 {
                nodes[node].1[side] = nodes.len();
                let depth = nodes[node].0 + 1;
                nodes.push((depth, [0, 0], false));
            }
            node = nodes[node].1[side];
        }
        assert!(
            nodes[node] == (word.len() as u64, [0, 0], false),
            "{} is a prefix of a word",
            word
        );
        nodes[node].2 = true;
    }
    let inner = nodes.iter().filter(|node| !node.2);
    let heights = inner.flat_map(|&(depth, children, _)| {
        let free = children.iter().filter(|&&child| child == 0).count();
        (0..free).map(move |_| longest - depth)
    });
    heights.collect()
}

#[cfg(test)]
mod tests {
    use crate::game::mex;
    use super::*;

    fn by_definition(last: usize) -> Vec<u64> {
        let mut values: Vec<u64> = vec![0];
        for height in 1..=last {
            let after = |depth: usize| nim_sum(values[height - depth..].iter().cloned());
            let value = mex((0..height).map(after));
            values.push(value);
        }
        values
    }

    #[test]
    fn values_and_moves_are_those_of_the_definition() {
        let values = by_definition(300);
        assert!((0..=300).all(|height| nim_value(height) == values[height as usize]));
        for (a, b) in (0..=20).flat_map(|a| (0..=20).map(move |b| (a, b))) {
            let heights = [a, b, 6];
            let all =
                (0..3).flat_map(|tree| (0..heights[tree]).map(move |depth| Choice { tree, depth }));
            let wins = all.filter(|choice| outcome(choice.after(&heights)) == Outcome::P);
            let wins: Vec<Choice> = wins.collect();
            assert_eq!(winning_moves(&heights), wins, "{:?}", heights);
            assert_eq!(outcome(heights.iter().cloned()), Outcome::n_if(!wins.is_empty()));
        }
    }

    #[test]
    fn subtrees_beside_words() {
        let none: [&str; 0] = [];
        assert_eq!(free_heights(&none, u64::MAX), [u64::MAX, u64::MAX]);
        assert_eq!(free_heights(&["0", "1"], 1), []);
        assert_eq!(free_heights(&["00", "11"], 2), [1, 1]);
        assert_eq!(free_heights(&["0", "10", "110"], 3), [1]);
        let most = u64::MAX;
        assert_eq!(winning_moves(&[most]), [Choice { tree: 0, depth: 0 }]);
        assert_eq!(winning_moves(&[1 << 63, 1]), [Choice { tree: 0, depth: 1 }]);
    }

    #[test]
    #[should_panic(expected = "a prefix of")]
    fn a_word_in_front_of_another() {
        free_heights(&["01", "010"], 5);
    }

    #[test]
    #[should_panic(expected = "is a prefix of a word")]
    fn a_word_behind_another() {
        free_heights(&["010", "01"], 5);
    }
}
