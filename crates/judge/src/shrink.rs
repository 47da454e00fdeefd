//! Making an input smaller that knows nothing of it but its numbers.
//!
//! Formats are lists within lists, each with its length before it, so leaving
//! something out means to lower a number that stands earlier. Which one, nobody
//! needs to know: the strict reader refuses the wrong guesses.
//!
//! Guesses are cheap and runs are dear, so smaller inputs are handed over many
//! at a time: whoever tries them may put them all into one run.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use anyhow::Result;

/// What can be found out about smaller lists of numbers.
pub trait Trials {
    /// Whether they are an input at all.
    fn is_input(&self, numbers: &[u64]) -> bool;

    /// The first of these inputs that will do.
    ///
    /// # Errors
    ///
    /// If it cannot be found out.
    fn first(&mut self, inputs: &[Vec<u64>]) -> Result<Option<usize>>;

    /// Whether there is no time left to find out more.
    fn over(&self) -> bool;
}

/// The numbers made fewer and smaller, until no single edit will do any more or
/// time is up.
///
/// # Errors
///
/// Those of `trials`.
pub fn shrink(mut numbers: Vec<u64>, trials: &mut impl Trials) -> Result<Vec<u64>> {
    let mut refused = HashSet::new();
    loop {
        let before = numbers.clone();
        let edits = edits(&numbers);
        let (mut done, mut most) = (0, 1);
        loop {
            let smaller = results(&edits[done..], &numbers, trials, &refused);
            let (places, inputs): (Vec<usize>, Vec<_>) = smaller.take(most).unzip();
            let Some(last) = places.last() else { break };
            let found = trials.first(&inputs)?;
            refused
                .extend(inputs.iter().take(found.unwrap_or(inputs.len())).map(|input| hash(input)));
            // An edit that has done may do again; refusals come in long rows.
            done += found.map_or(*last, |found| places[found]);
            most = found.map_or((2 * most).min(at_a_time(&numbers)), |_| 1);
            numbers = found.map_or(numbers, |found| inputs[found].clone());
        }
        if numbers == before || trials.over() {
            return Ok(numbers);
        }
    }
}

/// How many smaller inputs are tried at a time, so that they fit into one.
fn at_a_time(numbers: &[u64]) -> usize {
    ((1 << 20) / (numbers.len() + 1)).clamp(1, 500)
}

/// How many guesses at the count of a list are tried.
const GUESSES: usize = 3;

/// The inputs that the edits make, each with the place of its edit, but for those
/// that have been `refused` before.
fn results<'a>(
    edits: &'a [Edit],
    numbers: &'a [u64],
    trials: &'a impl Trials,
    refused: &'a HashSet<u64>,
) -> impl Iterator<Item = (usize, Vec<u64>)> + 'a {
    let edits = edits.iter().enumerate().take_while(|_| !trials.over());
    let inputs = edits.flat_map(move |(place, edit)| {
        let inputs = edit.results(numbers).take_while(|_| !trials.over());
        let inputs = inputs.filter(|numbers| trials.is_input(numbers));
        // Hardly ever is a wrong guess at the count of a list an input, too.
        let most = if edit.guesses() { GUESSES } else { usize::MAX };
        inputs.take(most).map(move |input| (place, input))
    });
    inputs.filter(move |(_, input)| !refused.contains(&hash(input)))
}

fn hash(numbers: &[u64]) -> u64 {
    let mut hasher = DefaultHasher::new();
    numbers.hash(&mut hasher);
    hasher.finish()
}

/// One step towards a smaller input.
#[derive(Clone, Debug)]
enum Edit {
    /// Leave out so many numbers from this place on.
    Remove { start: usize, length: usize },
    /// Leave out two numbers: where twins cancel, neither can go alone.
    RemoveBoth { first: usize, second: usize },
    /// Put a single number for so many from this place on: what they make together,
    /// digit by digit.
    Merge { start: usize, length: usize },
    /// Lower the numbers in these places by the same amount: twins stay twins,
    /// and what stands beside each other keeps its distance.
    Lower { places: Vec<usize> },
    /// Leave out so many binary digits, from this one on, of all numbers from this
    /// place on. What cancels digit by digit still does.
    Squeeze { start: usize, digit: u32, length: u32 },
    /// Lower all numbers from this place on to the least of them.
    Level { start: usize },
    /// Lower a number to a power of two.
    Round { place: usize },
}

/// In a longer list there is no time for every number.
const LONG: usize = 2500;

/// In a shorter list there is time for every pair of numbers.
const SHORT: usize = 16;

/// A list begins within so many numbers, if there is but one.
const HEADER: usize = 4;

/// All edits, the boldest first.
fn edits(numbers: &[u64]) -> Vec<Edit> {
    let count = numbers.len();
    let headers = 0..count.min(HEADER);
    let level = headers.clone().map(|start| Edit::Level { start });
    let mut edits: Vec<Edit> = level.collect();
    edits.extend(headers.clone().flat_map(|start| squeezes(start, numbers)));
    for (start, length) in blocks(count) {
        edits.push(Edit::Remove { start, length });
        if length > 2 {
            edits.push(Edit::Merge { start, length });
        }
    }
    if count > LONG {
        return edits;
    }
    edits.extend((0..count).map(|start| Edit::Merge { start, length: 2 }));
    let twins = twins(numbers);
    edits.extend(twins.iter().map(|&(first, second)| Edit::RemoveBoth { first, second }));
    edits.extend((HEADER..count).map(|start| Edit::Squeeze { start, digit: 0, length: 1 }));
    edits.extend((0..count).map(|place| Edit::Round { place }));
    let alone = (0..count).map(|place| vec![place]);
    let firsts = twins.iter().filter(|&&(first, _)| !numbers[..first].contains(&numbers[first]));
    let alike = firsts.map(|&(first, _)| equals(numbers, first));
    let ends = headers.map(|start| (start..count).collect());
    let lowered = alone.chain(alike).chain(ends).chain(pairs(count));
    edits.extend(lowered.map(|places| Edit::Lower { places }));
    edits
}

/// The places where blocks begin, and how long they are: halves, quarters, and so on.
fn blocks(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let lengths = std::iter::successors(Some(count / 2), |length| Some(length / 2));
    let lengths = lengths.take_while(move |&length| length > count / LONG).chain([3]);
    lengths.flat_map(move |length| (0..count).step_by(length).map(move |start| (start, length)))
}

/// The places of two numbers: any, or neighbours where these are too many.
fn pairs(count: usize) -> impl Iterator<Item = Vec<usize>> {
    let near = if count <= SHORT { count } else { 2 };
    let seconds = move |first: usize| first + 1..count.min(first + near);
    (0..count).flat_map(move |first| seconds(first).map(move |second| vec![first, second]))
}

/// Half of the digits left out of all numbers from `start` on, then a quarter, then each.
fn squeezes(start: usize, numbers: &[u64]) -> impl Iterator<Item = Edit> {
    let digits = u64::BITS - numbers[start..].iter().max().map_or(0, |most| most.leading_zeros());
    let lengths = std::iter::successors(Some(digits / 2), |length| Some(length / 2));
    lengths.take_while(|&length| length > 0).flat_map(move |length| {
        let digits = (0..digits).step_by(length as usize);
        digits.map(move |digit| Edit::Squeeze { start, digit, length })
    })
}

/// The places of every number and of its next equal.
fn twins(numbers: &[u64]) -> Vec<(usize, usize)> {
    let mut next = HashMap::new();
    let places = numbers.iter().enumerate().rev();
    places.filter_map(|(place, number)| Some((place, next.insert(number, place)?))).collect()
}

/// The place of a number, and those of its equals that follow.
fn equals(numbers: &[u64], first: usize) -> Vec<usize> {
    (first..numbers.len()).filter(|&place| numbers[place] == numbers[first]).collect()
}

impl Edit {
    /// Whether the results are guesses at the count of a list.
    fn guesses(&self) -> bool {
        matches!(self, Edit::Remove { .. } | Edit::RemoveBoth { .. } | Edit::Merge { .. })
    }

    /// What the edit can make of the numbers; nothing if it does not apply any more.
    fn results<'a>(&'a self, numbers: &'a [u64]) -> Box<dyn Iterator<Item = Vec<u64>> + 'a> {
        let count = numbers.len();
        match *self {
            Edit::Remove { start, length } if start + length <= count => {
                let left_out = move |index: &usize| (start..start + length).contains(index);
                without(numbers, left_out, start, length)
            }
            Edit::RemoveBoth { first, second } if second < count => {
                let left_out = move |index: &usize| *index == first || *index == second;
                without(numbers, left_out, first, 2)
            }
            Edit::Merge { start, length } if start + length <= count => {
                let left_out = move |index: &usize| (start + 1..start + length).contains(index);
                let merged = numbers[start..start + length].iter().fold(0, |sum, n| sum ^ n);
                let rest = without(numbers, left_out, start, length - 1);
                Box::new(rest.map(move |mut rest| {
                    rest[start] = merged;
                    rest
                }))
            }
            Edit::Round { place } if place < count => {
                let powers = (0..u64::BITS).map(|exponent| 1 << exponent);
                let smaller = powers.take_while(move |&power| power < numbers[place]);
                Box::new(
                    smaller.map(move |power| lowered(numbers, &[place], numbers[place] - power)),
                )
            }
            Edit::Lower { ref places } if places.last().is_some_and(|&last| last < count) => {
                let least = places.iter().map(|&place| numbers[place]).min().unwrap_or(0);
                Box::new(amounts(least).map(|amount| lowered(numbers, places, amount)))
            }
            Edit::Squeeze { start, digit, length } => changed(numbers, start, move |number| {
                let low = (1 << digit) - 1;
                number >> length & !low | number & low
            }),
            Edit::Level { start } if start < count => {
                let least = numbers[start..].iter().min().copied().unwrap_or(0);
                changed(numbers, start, move |_| least)
            }
            _ => Box::new(std::iter::empty()),
        }
    }
}

/// The numbers without some, `removed` of them, and with a number near before
/// `start` or near the beginning lowered by as many items as these may have been.
fn without<'a>(
    numbers: &'a [u64],
    left_out: impl Fn(&usize) -> bool + 'a,
    start: usize,
    removed: usize,
) -> Box<dyn Iterator<Item = Vec<u64>> + 'a> {
    let rest = move |count: Option<(usize, u64)>| -> Vec<u64> {
        let kept = (0..numbers.len()).filter(|index| !left_out(index));
        kept.map(|index| match count {
            Some((place, items)) if place == index => numbers[index] - items,
            _ => numbers[index],
        })
        .collect()
    };
    // Each number an item, each pair, or all together one.
    let items = [removed as u64, removed as u64 / 2, 1];
    let near = (30_000 / numbers.len()).max(HEADER);
    let places = (0..start).filter(move |place| *place < HEADER || *place + near >= start);
    let counts = places.flat_map(move |place| {
        let enough = move |&items: &u64| items > 0 && numbers[place] >= items;
        items.into_iter().filter(enough).map(move |items| Some((place, items)))
    });
    Box::new(counts.chain([None]).map(rest))
}

/// By how much a number may be lowered: to almost nothing, to a half, by a power
/// of two, by a little.
fn amounts(number: u64) -> impl Iterator<Item = u64> {
    let bold = [number, number.saturating_sub(1), number.saturating_sub(2), number / 2];
    let powers = (3..u64::BITS).rev().map(|exponent| 1 << exponent);
    let amounts = bold.into_iter().chain(powers).chain((1..8).rev());
    amounts.filter(move |&amount| 0 < amount && amount <= number)
}

fn lowered(numbers: &[u64], places: &[usize], amount: u64) -> Vec<u64> {
    let mut numbers = numbers.to_vec();
    for &place in places {
        numbers[place] -= amount;
    }
    numbers
}

/// The numbers with all from `start` on changed, unless that changes none.
fn changed<'a>(
    numbers: &'a [u64],
    start: usize,
    change: impl Fn(u64) -> u64,
) -> Box<dyn Iterator<Item = Vec<u64>> + 'a> {
    let mut smaller = numbers.to_vec();
    smaller[start.min(numbers.len())..].iter_mut().for_each(|number| *number = change(*number));
    Box::new(Some(smaller).filter(|smaller| smaller != numbers).into_iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is an input, and what is looked for; counts what is tried.
    struct Wanted<I, W> {
        is_input: I,
        wanted: W,
        tried: usize,
        most: usize,
    }

    impl<I: Fn(&[u64]) -> bool, W: Fn(&[u64]) -> bool> Trials for Wanted<I, W> {
        fn is_input(&self, numbers: &[u64]) -> bool {
            (self.is_input)(numbers)
        }

        fn first(&mut self, inputs: &[Vec<u64>]) -> Result<Option<usize>> {
            let found = inputs.iter().position(|input| (self.wanted)(input));
            self.tried += found.map_or(inputs.len(), |found| found + 1);
            Ok(found)
        }

        fn over(&self) -> bool {
            self.tried >= self.most
        }
    }

    /// The smallest input that is still `wanted`, and how many were tried.
    fn smallest(
        numbers: &[u64],
        is_input: impl Fn(&[u64]) -> bool,
        wanted: impl Fn(&[u64]) -> bool,
    ) -> (Vec<u64>, usize) {
        let mut trials = Wanted { is_input, wanted, tried: 0, most: usize::MAX };
        let smallest = shrink(numbers.to_vec(), &mut trials).unwrap();
        (smallest, trials.tried)
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
    fn what_cancels_shrinks_together() {
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
    fn what_is_far_below_may_be_hit_by_a_power_of_two() {
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
    fn the_best_so_far_is_kept_when_time_is_up() {
        let wanted = |numbers: &[u64]| numbers[0] > 9;
        let mut trials = Wanted { is_input: |_: &[u64]| true, wanted, tried: 0, most: 5 };
        let best = shrink(vec![1000], &mut trials).unwrap();
        assert!((10..1000).contains(&best[0]), "{best:?}");
    }
}
