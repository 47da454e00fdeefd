//! Making an input smaller by its numbers and letters alone.
//!
//! Formats are lists within lists, each with its length before it, and words are lists of letters.
//! So leaving something out means to lower a number that stands earlier. Which one is guessed:
//! the strict reader refuses the wrong guesses.
//!
//! Guesses are cheap and runs are expensive, so smaller inputs are handed over many
//! at a time: all of them may share one run.

use std::collections::HashSet;

use anyhow::Result;

mod edit;
mod unit;

use crate::disk::files::hash;
use edit::{edits, Edit};
pub use unit::{Alphabet, Unit};

/// Answers about smaller lists of numbers and letters.
pub trait Trials {
    /// What the numbers mean.
    type Input;

    /// The input that they form, if any.
    fn read(&self, numbers: &[Unit]) -> Option<Self::Input>;

    /// The first of these inputs that will do.
    ///
    /// # Errors
    ///
    /// If an input cannot be tried.
    fn first(&mut self, inputs: &[Self::Input]) -> Result<Option<usize>>;

    /// Whether there is no time left to try more.
    fn over(&self) -> bool;
}

/// The numbers made fewer and smaller, until no single edit will do any more or
/// time is up.
///
/// # Errors
///
/// Those of `trials`.
pub fn shrink(mut numbers: Vec<Unit>, trials: &mut impl Trials) -> Result<Vec<Unit>> {
    let mut refused = HashSet::new();
    loop {
        let before = numbers.clone();
        let edits = edits(&numbers);
        let (mut done, mut most) = (0, 1);
        loop {
            let smaller = results(&edits[done..], &numbers, trials, &refused);
            let (mut guesses, inputs): (Vec<_>, Vec<_>) = smaller.take(most).unzip();
            let Some(&(last, _)) = guesses.last() else { break };
            let found = trials.first(&inputs)?;
            let count = found.unwrap_or(guesses.len());
            refused.extend(guesses[..count].iter().map(|(_, numbers)| hash(numbers)));
            match found {
                // An edit that has helped may help again.
                Some(found) => {
                    let (place, smaller) = guesses.swap_remove(found);
                    (done, most, numbers) = (done + place, 1, smaller);
                }
                // Refusals come in long rows.
                None => (done, most) = (done + last, (2 * most).min(at_a_time(&numbers))),
            }
        }
        if numbers == before || trials.over() {
            return Ok(numbers);
        }
    }
}

/// How many smaller inputs are tried at a time, so that they fit into one.
fn at_a_time(numbers: &[Unit]) -> usize {
    ((1 << 20) / (numbers.len() + 1)).clamp(1, 500)
}

/// The number of guesses at the count of a list that are tried.
const GUESSES: usize = 3;

/// The place of an edit, and the numbers that it has made.
type Guess = (usize, Vec<Unit>);

/// The inputs that the edits make, each with how it was made, except for those that
/// have been `refused` before.
fn results<'a, T: Trials>(
    edits: &'a [Edit],
    numbers: &'a [Unit],
    trials: &'a T,
    refused: &'a HashSet<u64>,
) -> impl Iterator<Item = (Guess, T::Input)> + 'a {
    let edits = edits.iter().enumerate().take_while(|_| !trials.over());
    let inputs = edits.flat_map(move |(place, edit)| {
        let results = edit.results(numbers).take_while(|_| !trials.over());
        let inputs = results.filter_map(move |numbers| {
            let input = trials.read(&numbers)?;
            Some(((place, numbers), input))
        });
        // A wrong guess at the count of a list is hardly ever an input.
        inputs.take(if edit.guesses() { GUESSES } else { usize::MAX })
    });
    inputs.filter(move |((_, numbers), _)| !refused.contains(&hash(numbers)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Knows which units are an input and which inputs are wanted; counts the trials.
    struct Wanted<R, W> {
        read: R,
        wanted: W,
        tried: usize,
        most: usize,
    }

    impl<I, R: Fn(&[Unit]) -> Option<I>, W: Fn(&I) -> bool> Trials for Wanted<R, W> {
        type Input = I;

        fn read(&self, units: &[Unit]) -> Option<I> {
            (self.read)(units)
        }

        fn first(&mut self, inputs: &[I]) -> Result<Option<usize>> {
            let found = inputs.iter().position(&self.wanted);
            self.tried += found.map_or(inputs.len(), |found| found + 1);
            Ok(found)
        }

        fn over(&self) -> bool {
            self.tried >= self.most
        }
    }

    fn values(units: &[Unit]) -> Vec<u64> {
        units.iter().map(|unit| unit.value).collect()
    }

    fn units(numbers: &[u64]) -> Vec<Unit> {
        let tokens: Vec<String> = numbers.iter().map(u64::to_string).collect();
        Alphabet::read(&tokens.join(" ")).1
    }

    /// The smallest input that is still `wanted`, and how many were tried.
    fn smallest(
        numbers: &[u64],
        is_input: impl Fn(&[u64]) -> bool,
        wanted: impl Fn(&[u64]) -> bool,
    ) -> (Vec<u64>, usize) {
        let read = |units: &[Unit]| Some(values(units)).filter(|values| is_input(values));
        let wanted = |values: &Vec<u64>| wanted(values);
        let mut trials = Wanted { read, wanted, tried: 0, most: usize::MAX };
        let smallest = shrink(units(numbers), &mut trials).unwrap();
        (values(&smallest), trials.tried)
    }

    /// Whether `n` and n positive numbers follow each other.
    fn is_list(numbers: &[u64]) -> bool {
        numbers.split_first().is_some_and(|(&count, items)| {
            count == items.len() as u64 && count > 0 && !items.contains(&0)
        })
    }

    /// The smallest list of which this is wanted.
    fn smallest_list(items: &[u64], wanted: impl Fn(&[u64]) -> bool) -> Vec<u64> {
        let numbers = [&[items.len() as u64], items].concat();
        smallest(&numbers, is_list, |numbers| wanted(&numbers[1..])).0
    }

    fn nim_sum(items: &[u64]) -> u64 {
        items.iter().fold(0, |sum, item| sum ^ item)
    }

    #[test]
    fn a_list_shrinks_to_the_one_item_that_matters() {
        let list = [7, 31, 4, 1000, 15, 92, 65, 35];
        assert_eq!(smallest_list(&list, |items| items.iter().any(|&item| item > 56)), [1, 57]);
        assert_eq!(smallest_list(&list, |items| items.len() > 3), [4, 1, 1, 1, 1]);
    }

    #[test]
    fn small_steps_do_not_use_up_the_time() {
        let odd_and_large = |numbers: &[u64]| numbers[0] % 2 == 1 && numbers[0] > 1 << 24;
        let (numbers, tried) = smallest(&[999_999_999], |_| true, odd_and_large);
        assert_eq!(numbers, [(1 << 24) + 1]);
        assert!(tried < 300, "{tried}");
    }

    #[test]
    fn numbers_that_cancel_shrink_together() {
        let balanced = |items: &[u64]| nim_sum(items) == 0;
        assert_eq!(smallest_list(&[6, 900, 5, 44, 5, 900, 44, 6], balanced), [2, 1, 1]);
    }

    #[test]
    fn four_that_cancel_lose_their_needless_digits() {
        // Without twins, and no three of them.
        let circuit = |items: &[u64]| {
            let twins = items.iter().any(|a| items.iter().filter(|b| a == *b).count() > 1);
            items.len() == 4 && nim_sum(items) == 0 && !twins
        };
        let numbers = [4, 889_376_100, 748_555_535, 41_972, 429_679_519];
        let (found, tried) = smallest(&numbers, is_list, |numbers| circuit(&numbers[1..]));
        assert!(found.iter().all(|&number| number < 8), "{found:?}");
        assert!(tried < 300, "{tried}");
    }

    #[test]
    fn two_become_one_where_only_their_nim_sum_matters() {
        let digit = |items: &[u64]| nim_sum(items) == 1 << 29;
        assert_eq!(smallest_list(&[1_000_000_000, 463_129_088], digit), [1, 1 << 29]);
    }

    #[test]
    fn a_number_far_below_may_be_hit_by_a_power_of_two() {
        let powers = |items: &[u64]| items.iter().any(|&item| item % 128 == 0 || item == 78_125);
        assert_eq!(smallest_list(&[96, 78_125], powers), [1, 128]);
    }

    #[test]
    fn distances_are_kept_while_numbers_fall() {
        let apart = |items: &[u64]| items.len() == 3 && items[0] == items[2] + 5 && items[1] == 3;
        assert_eq!(smallest_list(&[1005, 3, 1000], apart), [3, 6, 3, 1]);
        let steps =
            |items: &[u64]| items.windows(2).map(|two| two[0].wrapping_sub(two[1])).eq([4, 1, 2]);
        assert_eq!(smallest_list(&[1007, 1003, 1002, 1000], steps), [4, 8, 4, 3, 1]);
    }

    #[test]
    fn many_equal_numbers_fall_together() {
        let alike = |items: &[u64]| {
            let mut pairs = items.chunks(2);
            items.len() == 20 && pairs.all(|pair| *pair == items[..2] && pair[1] == 5)
        };
        let smallest = smallest_list(&[777, 5].repeat(10), alike);
        assert_eq!(smallest, [&[20], &[1, 5].repeat(10)[..]].concat());
    }

    #[test]
    fn a_list_that_has_to_be_long_is_made_small_at_once() {
        let list: Vec<u64> = (0..300).map(|index| 1_000_000 - index * index).collect();
        let numbers = [&[300], &list[..]].concat();
        let (numbers, tried) = smallest(&numbers, is_list, |numbers| numbers[0] > 250);
        assert_eq!(numbers, [&[251], &[1; 251][..]].concat());
        assert!(tried < 1300, "{tried}");
    }

    #[test]
    fn rows_of_two_go_together() {
        let sorted = |numbers: &[u64]| {
            let Some((&rows, cells)) = numbers.split_first() else { return false };
            cells.chunks(2).all(|row| row.is_sorted()) && 2 * rows == cells.len() as u64
        };
        let far_apart = |numbers: &[u64]| numbers[1..].chunks(2).any(|row| row[1] > row[0] + 2);
        assert_eq!(smallest(&[3, 1, 2, 4, 9, 5, 5], sorted, far_apart).0, [1, 0, 3]);
    }

    #[test]
    fn a_word_shrinks_together_with_its_length() {
        let (alphabet, units) = Alphabet::read(&format!("20000 {}", "RB".repeat(10_000)));
        let read = |units: &[Unit]| {
            let input = alphabet.write(units)?;
            let (count, word) = input.split_once(' ')?;
            let is_word = word.chars().all(char::is_alphabetic);
            (is_word && count.parse() == Ok(word.len())).then_some(input)
        };
        let wanted = |input: &String| input.matches('R').count() > 99;
        let mut trials = Wanted { read, wanted, tried: 0, most: usize::MAX };
        let smallest = shrink(units, &mut trials).unwrap();
        assert_eq!(alphabet.write(&smallest), Some(format!("100 {}", "R".repeat(100))));
        assert!(trials.tried < 2000, "{}", trials.tried);
    }

    #[test]
    fn the_best_so_far_is_kept_when_time_is_up() {
        let (read, wanted) = (|units: &[Unit]| Some(values(units)), |it: &Vec<u64>| it[0] > 9);
        let mut trials = Wanted { read, wanted, tried: 0, most: 5 };
        let best = values(&shrink(units(&[1000]), &mut trials).unwrap());
        assert!((10..1000).contains(&best[0]), "{best:?}");
    }
}
