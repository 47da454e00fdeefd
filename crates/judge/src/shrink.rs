//! Making an input smaller that knows nothing of it but its numbers.
//!
//! Formats are lists within lists, each with its length before it, so leaving
//! something out means to lower a number that stands earlier. Which one, nobody
//! needs to know: the strict reader refuses the wrong guesses.

use std::collections::HashMap;
use std::ops::Range;

use anyhow::Result;

/// What became of a smaller list of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    /// They are not an input.
    Invalid,
    /// They are an input, but not what is looked for.
    Refused,
    /// They will do.
    Accepted,
    /// There is no time left to find out.
    OutOfTime,
}

/// The numbers made fewer and smaller for as long as `trial` accepts them, until
/// no single edit is accepted any more.
///
/// # Errors
///
/// Those of `trial`.
pub fn shrink(
    mut numbers: Vec<u64>,
    mut trial: impl FnMut(&[u64]) -> Result<Trial>,
) -> Result<Vec<u64>> {
    loop {
        let before = numbers.clone();
        for edit in edits(&numbers) {
            loop {
                match first_accepted(edit, &numbers, &mut trial)? {
                    (Trial::Accepted, smaller) => numbers = smaller,
                    (Trial::OutOfTime, _) => return Ok(numbers),
                    _ => break,
                }
            }
        }
        if numbers == before {
            return Ok(numbers);
        }
    }
}

/// The first result of an edit that is accepted, or that time is up.
fn first_accepted(
    edit: Edit,
    numbers: &[u64],
    trial: &mut impl FnMut(&[u64]) -> Result<Trial>,
) -> Result<(Trial, Vec<u64>)> {
    for smaller in edit.results(numbers) {
        match trial(&smaller)? {
            Trial::Invalid => {}
            // The count is guessed right, so all other guesses are wrong.
            Trial::Refused if edit.guesses() => break,
            Trial::Refused => {}
            outcome => return Ok((outcome, smaller)),
        }
    }
    Ok((Trial::Refused, Vec::new()))
}

/// One step towards a smaller input.
#[derive(Clone, Copy, Debug)]
enum Edit {
    /// Leave out so many numbers from this place on.
    Remove { start: usize, length: usize },
    /// Leave out two numbers: where twins cancel, neither can go alone.
    RemoveBoth { first: usize, second: usize },
    /// Lower a number by a part of it: all of it, a half, a quarter.
    Lower { index: usize },
    /// The same to all its equals that follow, too.
    LowerAlike { index: usize },
    /// Halve this number and all that follow.
    Halve { start: usize },
}

/// All edits, the boldest first.
fn edits(numbers: &[u64]) -> Vec<Edit> {
    let count = numbers.len();
    let lengths = std::iter::successors(Some(count / 2), |length| Some(length / 2));
    let removals = lengths.take_while(|&length| length > 0).chain([3]).flat_map(|length| {
        (0..count).step_by(length).map(move |start| Edit::Remove { start, length })
    });
    let twins = twins(numbers);
    let without_twins = twins.iter().map(|&(first, second)| Edit::RemoveBoth { first, second });
    let halves = (0..count).map(|start| Edit::Halve { start });
    let lower = (0..count).map(|index| Edit::Lower { index });
    let alike = twins.iter().map(|&(index, _)| Edit::LowerAlike { index });
    removals.chain(without_twins).chain(halves).chain(lower).chain(alike).collect()
}

/// The places of every number and of its next equal.
fn twins(numbers: &[u64]) -> Vec<(usize, usize)> {
    let mut next = HashMap::new();
    let places = numbers.iter().enumerate().rev();
    places.filter_map(|(place, number)| Some((place, next.insert(number, place)?))).collect()
}

impl Edit {
    /// Whether the results are guesses at the count of a list.
    fn guesses(self) -> bool {
        matches!(self, Edit::Remove { .. } | Edit::RemoveBoth { .. })
    }

    /// What the edit can make of the numbers; nothing if it does not apply.
    fn results(self, numbers: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>> + '_> {
        let count = numbers.len();
        match self {
            Edit::Remove { start, length } if start + length <= count => {
                let left_out = move |index: &usize| (start..start + length).contains(index);
                without(numbers, left_out, start, length)
            }
            Edit::RemoveBoth { first, second } if second < count => {
                let left_out = move |index: &usize| *index == first || *index == second;
                without(numbers, left_out, first, 2)
            }
            Edit::Lower { index } if index < count => {
                let shifts = 0..u64::BITS - numbers[index].leading_zeros();
                lowered(numbers, shifts, move |place, _| place == index)
            }
            Edit::LowerAlike { index } if index < count => {
                let value = numbers[index];
                let shifts = 0..u64::BITS - value.leading_zeros();
                lowered(numbers, shifts, move |place, number| place >= index && number == value)
            }
            Edit::Halve { start } => lowered(numbers, 1..2, move |place, _| place >= start),
            _ => Box::new(std::iter::empty()),
        }
    }
}

/// The numbers without some, `removed` of them, and with any number before
/// `start` lowered by as many items as these may have been.
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
    let counts = items.into_iter().flat_map(move |items| {
        let enough = move |&place: &usize| items > 0 && numbers[place] >= items;
        (0..start).filter(enough).map(move |place| Some((place, items)))
    });
    Box::new(counts.chain([None]).map(rest))
}

/// The numbers with those `chosen` by place and value lowered, by all of them, by
/// a half, by a quarter: as `shifts` say; nothing where that changes none.
fn lowered<'a>(
    numbers: &'a [u64],
    shifts: Range<u32>,
    chosen: impl Fn(usize, u64) -> bool + 'a,
) -> Box<dyn Iterator<Item = Vec<u64>> + 'a> {
    let at = move |shift: u32| -> Vec<u64> {
        let part = |place, number| if chosen(place, number) { number >> shift } else { 0 };
        numbers.iter().enumerate().map(|(place, &number)| number - part(place, number)).collect()
    };
    Box::new(shifts.map(at).filter(move |smaller| smaller != numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest `n` and n numbers for which `wanted` still holds.
    fn smallest(list: &[u64], wanted: impl Fn(&[u64]) -> bool) -> Vec<u64> {
        let trial = |numbers: &[u64]| {
            Ok(match numbers.split_first() {
                Some((&count, items)) if count == items.len() as u64 => {
                    if wanted(items) {
                        Trial::Accepted
                    } else {
                        Trial::Refused
                    }
                }
                _ => Trial::Invalid,
            })
        };
        shrink(list.to_vec(), trial).unwrap()
    }

    #[test]
    fn a_list_shrinks_to_the_one_item_that_matters() {
        let list = [7, 31, 4, 1000, 15, 92, 65, 35];
        assert_eq!(smallest(&list, |items| items.iter().any(|&item| item > 56)), [1, 57]);
        assert_eq!(smallest(&list, |items| items.len() > 3), [4, 0, 0, 0, 0]);
    }

    #[test]
    fn small_steps_do_not_use_up_the_time() {
        let mut runs = 0;
        let trial = |numbers: &[u64]| {
            runs += 1;
            let odd_and_large = numbers[0] % 2 == 1 && numbers[0] > 1 << 24;
            Ok(if odd_and_large { Trial::Accepted } else { Trial::Refused })
        };
        assert_eq!(shrink(vec![999_999_999], trial).unwrap(), [(1 << 24) + 1]);
        assert!(runs < 1000, "{runs}");
    }

    #[test]
    fn what_cancels_shrinks_together() {
        let balanced = |items: &[u64]| items.iter().fold(0, |sum, item| sum ^ item) == 0;
        let positive = |items: &[u64]| !items.is_empty() && !items.contains(&0);
        let list = [6, 900, 5, 44, 5, 900, 44];
        assert_eq!(smallest(&list, |items| balanced(items) && positive(items)), [2, 1, 1]);
    }

    #[test]
    fn rows_of_two_go_together() {
        let trial = |numbers: &[u64]| {
            let Some((&rows, cells)) = numbers.split_first() else { return Ok(Trial::Invalid) };
            let sorted = cells.chunks(2).all(|row| row.is_sorted());
            Ok(match cells.chunks_exact(2).any(|row| row[1] > row[0] + 2) {
                _ if !sorted || 2 * rows != cells.len() as u64 => Trial::Invalid,
                true => Trial::Accepted,
                false => Trial::Refused,
            })
        };
        assert_eq!(shrink(vec![3, 1, 2, 4, 9, 5, 5], trial).unwrap(), [1, 0, 3]);
    }

    #[test]
    fn the_best_so_far_is_kept_when_time_is_up() {
        let mut left = 3;
        let trial = |numbers: &[u64]| {
            left -= 1;
            Ok(match (left, numbers[0]) {
                (0, _) => Trial::OutOfTime,
                (_, 0..=9) => Trial::Refused,
                _ => Trial::Accepted,
            })
        };
        assert_eq!(shrink(vec![1000], trial).unwrap(), [250]);
    }
}
