use std::error::Error;
use std::fmt;

use crate::game::SumGame;
use crate::theorems::nim_sum::from_gray_code;
use crate::theorems::parts::{check_index, has_room};

/// The prefix-free game: add a word of zeros and ones to a set, so that no word is a prefix of
/// another.
///
/// A word has at least one letter, and at most a given number. Words are nodes of a binary tree.
/// The nodes that can still be chosen form full subtrees, and a position is the heights of these,
/// the numbers of their levels. A move is a [`WordChoice`]: to choose a node at some depth below
/// the root of a free subtree of height h leaves subtrees of the heights h - 1, h - 2, ..., one for
/// each step down. The player who cannot move loses.
///
/// The nim-value of a free subtree is the greatest power of two that divides its height, and 0 for
/// the height 0; a subtree has at most one depth that wins (AtCoder Regular Contest 087, problem E;
/// the proof is in the source). O(n) for the outcome and the winning moves with n subtrees; the
/// position after a move takes O(n + depth) time and space.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{PrefixFree, WordChoice};
///
/// let values: Vec<u64> = (0..=8).map(|height| PrefixFree.nim_value(&[height])).collect();
/// assert_eq!(values, [0, 1, 2, 1, 4, 1, 2, 1, 8]);
/// assert_eq!(PrefixFree.outcome(&[2, 6]), Outcome::P);
/// assert_eq!(PrefixFree.winning_moves(&[4, 1]), [WordChoice { tree: 0, depth: 1 }]);
/// assert_eq!(PrefixFree.after(&[4, 2], &WordChoice { tree: 0, depth: 3 }), [1, 2, 3, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrefixFree;

/// A move: add a word that is this many letters longer than the shortest one in a free subtree.
///
/// All words of this length in the subtree leave the same heights. Choices are ordered by subtree
/// first.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{PrefixFree, WordChoice};
///
/// // The brothers of the word and of those above it are free: subtrees of the heights 3 and 2.
/// assert_eq!(PrefixFree.after(&[4], &WordChoice { tree: 0, depth: 2 }), [2, 3]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WordChoice {
    /// The index of the subtree, from 0.
    pub tree: usize,
    /// How far below its root the word is, less than its height.
    pub depth: u64,
}

impl SumGame for PrefixFree {
    type Component = u64;
    type Move = WordChoice;

    fn component_value(&self, &height: &u64) -> u64 {
        // The nim-sum of the values of 1, 2, ..., n is the Gray code of n, n xor floor(n / 2). So
        // the options of h have the values gray(h - 1) xor gray(m) = gray((h - 1) xor m) for m < h.
        // If 2^j divides h, then h - 1 ends in j ones, and any u < 2^j only lowers it: so all
        // values below 2^j are reached. If 2^(j+1) does not divide h, the value 2^j, which is the
        // Gray code of 2^(j+1) - 1, would need an m >= h.
        height & height.wrapping_neg()
    }

    fn component_moves(&self, tree: usize, &height: &u64, nim_value: u64) -> Vec<WordChoice> {
        let depth = height.checked_sub(1).and_then(|last| {
            let left = last ^ from_gray_code(nim_value);
            last.checked_sub(left)
        });
        depth.into_iter().map(|depth| WordChoice { tree, depth }).collect()
    }

    // The lowest of the new subtrees stands in the place of the old one, or 0 if there is none; the
    // others, from the highest on, stand at the end.
    fn make_move(&self, heights: &mut Vec<u64>, chosen: &WordChoice) {
        check_index("subtree", chosen.tree, heights.len());
        let (height, depth) = (heights[chosen.tree], chosen.depth);
        assert!(depth < height, "a subtree of height {} has no depth {}", height, depth);
        assert!(has_room(heights, depth), "too many subtrees are left: {}", depth);
        heights[chosen.tree] = if depth == 0 { 0 } else { height - depth };
        heights.extend((1..depth).map(|step| height - step));
    }
}

impl PrefixFree {
    /// The heights of the free subtrees beside these words, where a word has at most `longest`
    /// letters.
    ///
    /// O(l) time and space for l letters in all.
    ///
    /// # Errors
    /// [`NotPrefixFree`] if a word is empty, too long or not made of zeros and ones, or a prefix
    /// of another.
    ///
    /// ```
    /// use gamecore::{NotPrefixFree, PrefixFree};
    ///
    /// assert_eq!(PrefixFree::free_heights(&["101", "11"], 3), Ok(vec![3, 1]));
    /// let error = NotPrefixFree::Prefix { prefix: 1, of: 0 };
    /// assert_eq!(PrefixFree::free_heights(&["101", "10"], 3), Err(error));
    /// ```
    pub fn free_heights<W: AsRef<str>>(
        words: &[W],
        longest: u64,
    ) -> Result<Vec<u64>, NotPrefixFree> {
        let mut nodes = vec![Node::default()];
        for (word, letters) in words.iter().map(AsRef::as_ref).enumerate() {
            let length = letters.chars().count() as u64;
            if !(1..=longest).contains(&length) {
                return Err(NotPrefixFree::Length { word, length, longest });
            }
            add_word(&mut nodes, word, letters)?;
        }
        let inner = nodes.iter().filter(|node| node.word.is_none());
        let heights = inner.flat_map(|node| {
            let free = node.children.iter().filter(|&&child| child == 0).count();
            (0..free).map(move |_| longest - node.depth)
        });
        Ok(heights.collect())
    }
}

// A node of the tree of all words; the first node is the root.
#[derive(Default)]
struct Node {
    depth: u64,
    // 0 for none.
    children: [usize; 2],
    // The word that ends here.
    word: Option<usize>,
}

fn add_word(nodes: &mut Vec<Node>, word: usize, letters: &str) -> Result<(), NotPrefixFree> {
    let mut node = 0;
    for letter in letters.chars() {
        let side = match letter {
            '0' => 0,
            '1' => 1,
            _ => return Err(NotPrefixFree::Letter { word, letter }),
        };
        if let Some(prefix) = nodes[node].word {
            return Err(NotPrefixFree::Prefix { prefix, of: word });
        }
        if nodes[node].children[side] == 0 {
            nodes[node].children[side] = nodes.len();
            let depth = nodes[node].depth + 1;
            nodes.push(Node { depth, ..Node::default() });
        }
        node = nodes[node].children[side];
    }
    // Below a node that is not new there is a word.
    let mut below = node;
    while nodes[below].children != [0, 0] {
        let children = nodes[below].children;
        below = children[0].max(children[1]);
    }
    if let Some(of) = nodes[below].word {
        return Err(NotPrefixFree::Prefix { prefix: word, of });
    }
    nodes[node].word = Some(word);
    Ok(())
}

/// Why some words are not a position of [`PrefixFree`]: the first one that is wrong.
///
/// Words are given by their indices, from 0.
///
/// ```
/// use gamecore::{NotPrefixFree, PrefixFree};
///
/// let error = PrefixFree::free_heights(&["0", "01"], 3).unwrap_err();
/// assert_eq!(error, NotPrefixFree::Prefix { prefix: 0, of: 1 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotPrefixFree {
    /// It is empty or too long.
    Length {
        /// The index of the word.
        word: usize,
        /// The number of its letters.
        length: u64,
        /// The most letters that it may have.
        longest: u64,
    },
    /// It has a letter that is not 0 or 1.
    Letter {
        /// The index of the word.
        word: usize,
        /// The letter.
        letter: char,
    },
    /// A word is a prefix of another, or equal to it.
    Prefix {
        /// The index of the prefix.
        prefix: usize,
        /// The index of the other word.
        of: usize,
    },
}

impl fmt::Display for NotPrefixFree {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            NotPrefixFree::Length { word, length, longest } => write!(
                formatter,
                "word {}, counted from 0, has {} letters, not from 1 to {}",
                word, length, longest
            ),
            NotPrefixFree::Letter { word, letter } => write!(
                formatter,
                "word {}, counted from 0, has a letter that is not 0 or 1: {:?}",
                word, letter
            ),
            NotPrefixFree::Prefix { prefix, of } => {
                write!(formatter, "word {} is a prefix of word {}, counted from 0", prefix, of)
            }
        }
    }
}

impl Error for NotPrefixFree {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, NimValued, Outcome};
    use crate::theorems::mex::mex;
    use crate::theorems::nim_sum::nim_sum;

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
        assert!((0..=300).all(|height| PrefixFree.nim_value(&[height]) == values[height as usize]));
        for (a, b) in (0..=20).flat_map(|a| (0..=20).map(move |b| (a, b))) {
            let heights = [a, b, 6];
            let all = (0..3)
                .flat_map(|tree| (0..heights[tree]).map(move |depth| WordChoice { tree, depth }));
            let outcome_after =
                |choice: &WordChoice| PrefixFree.outcome(&PrefixFree.after(&heights, choice));
            let wins: Vec<WordChoice> =
                all.filter(|choice| outcome_after(choice) == Outcome::P).collect();
            assert_eq!(PrefixFree.winning_moves(&heights), wins, "{:?}", heights);
            assert_eq!(PrefixFree.outcome(&heights), Outcome::n_if(!wins.is_empty()));
        }
    }

    #[test]
    fn subtrees_beside_words() {
        let heights =
            |words: &[&str], longest| PrefixFree::free_heights(words, longest).expect("they are");
        assert_eq!(heights(&[], u64::MAX), [u64::MAX, u64::MAX]);
        assert_eq!(heights(&["0", "1"], 1), []);
        assert_eq!(heights(&["00", "11"], 2), [1, 1]);
        assert_eq!(heights(&["0", "10", "110"], 3), [1]);
        let most = u64::MAX;
        assert_eq!(PrefixFree.winning_moves(&[most]), [WordChoice { tree: 0, depth: 0 }]);
        assert_eq!(PrefixFree.winning_moves(&[1 << 63, 1]), [WordChoice { tree: 0, depth: 1 }]);
    }

    #[test]
    fn words_that_do_not_fit_together() {
        let error = |words: &[&str]| PrefixFree::free_heights(words, 3).unwrap_err();
        assert_eq!(error(&["01", "010"]), NotPrefixFree::Prefix { prefix: 0, of: 1 });
        assert_eq!(error(&["1", "010", "01"]), NotPrefixFree::Prefix { prefix: 2, of: 1 });
        assert_eq!(error(&["00", "011", "01"]), NotPrefixFree::Prefix { prefix: 2, of: 1 });
        assert_eq!(error(&["01", "01"]), NotPrefixFree::Prefix { prefix: 1, of: 0 });
        let text = "word 0 is a prefix of word 1, counted from 0";
        assert_eq!(error(&["01", "010"]).to_string(), text);
        let text = "word 1, counted from 0, has 0 letters, not from 1 to 3";
        assert_eq!(error(&["01", ""]).to_string(), text);
        let text = "word 0, counted from 0, has 4 letters, not from 1 to 3";
        assert_eq!(error(&["0100"]).to_string(), text);
        let text = "word 0, counted from 0, has a letter that is not 0 or 1: 'o'";
        assert_eq!(error(&["o1"]).to_string(), text);
    }

    #[test]
    #[should_panic(expected = "a subtree of height 3 has no depth 3")]
    fn a_word_that_is_too_long() {
        PrefixFree.after(&[3], &WordChoice { tree: 0, depth: 3 });
    }
}
