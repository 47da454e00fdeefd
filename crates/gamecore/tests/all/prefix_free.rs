//! Words none of which is a prefix of another, against the bare rules.

use gamecore::{Game, Outcome, PrefixFree, SumGame};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::{shape, sorted};

/// Words of up to this many letters, each 0 or 1: add one that is not a prefix of another, and of
/// which no other is a prefix.
struct Words(usize);

impl Ruleset for Words {
    type Position = Vec<String>;

    fn options(&self, words: &Vec<String>) -> Vec<Vec<String>> {
        let all = (1..=self.0).flat_map(|length| {
            (0..1_usize << length).map(move |letters| format!("{letters:0length$b}"))
        });
        let apart = |new: &String| {
            words.iter().all(|word| !word.starts_with(&new[..]) && !new.starts_with(&word[..]))
        };
        all.filter(apart).map(|new| [&words[..], &[new]].concat()).collect()
    }

    fn representative(&self, words: &Vec<String>) -> Vec<String> {
        sorted(words.clone())
    }
}

#[test]
fn every_set_of_short_words_is_as_played() {
    for longest in 1..=3 {
        let oracle = Oracle::new(Words(longest));
        let mut sets = vec![vec![]];
        while let Some(words) = sets.pop() {
            let heights = PrefixFree::free_heights(&words, longest as u64).unwrap();
            let outcome = PrefixFree.outcome(&heights);
            assert_eq!(outcome, Outcome::n_if(oracle.next_wins(&words)), "{words:?}");
            let options = oracle.rules().options(&words).into_iter();
            // Each set in one order only.
            sets.extend(options.filter(|words| words.windows(2).all(|pair| pair[0] < pair[1])));
        }
    }
}

/// A free subtree of some height: a word at some depth leaves one subtree of each lesser height.
struct Subtrees;

impl Ruleset for Subtrees {
    type Position = Vec<u64>;

    fn options(&self, heights: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (index, &height) in heights.iter().enumerate() {
            let rest = [&heights[..index], &heights[index + 1..]].concat();
            let left = (1..=height).map(|least| (least..height).collect());
            options.extend(left.map(|left: Vec<u64>| [&rest[..], &left].concat()));
        }
        options
    }

    fn representative(&self, heights: &Vec<u64>) -> Vec<u64> {
        free(heights)
    }
}

/// The subtrees that have room for a word, in order.
fn free(heights: &[u64]) -> Vec<u64> {
    sorted(heights.iter().copied().filter(|&height| height > 0).collect())
}

#[test]
fn small_subtrees_are_as_played() {
    let oracle = Oracle::new(Subtrees);
    for height in 0..=5 {
        let value = PrefixFree.component_value(&height);
        assert_eq!(value, oracle.nim_value(&vec![height]), "{height}");
        assert_eq!(PrefixFree.component_moves(0, &height, value), [], "{height}");
    }
    for heights in multisets_of(0..=2, 0..=4) {
        let wins = PrefixFree.winning_moves(&heights).into_iter();
        let after = wins.map(|choice| free(&PrefixFree.after(&heights, &choice)));
        let options = oracle.winning_options(&heights);
        let options = options.iter().map(|option| free(option));
        assert_eq!(sorted(after.collect()), sorted(options.collect()), "{heights:?}");
        shape::keeps(&PrefixFree, &heights);
        shape::keeps_nim_values(&PrefixFree, &heights);
    }
}
