//! The single steps towards a smaller input.

use std::collections::HashMap;

use super::unit::Unit;

/// One step towards a smaller input.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Leave out `length` numbers from this place on, which are items of one number or of two each.
    Remove { start: usize, length: usize },
    /// Leave out two numbers: where twins cancel, neither can go alone.
    RemoveBoth { first: usize, second: usize },
    /// Put a single number for `length` of them from this place on: their nim-sum.
    Merge { start: usize, length: usize },
    /// Lower the numbers in these places by the same amount: twins stay twins,
    /// and neighbours keep their distance.
    Lower { places: Vec<usize> },
    /// Leave out `length` binary digits, from this one on, of all numbers from this
    /// place on. Numbers that cancel digit by digit still do.
    Squeeze { start: usize, digit: u32, length: u32 },
    /// Lower all numbers from this place on to the least of them.
    Level { start: usize },
    /// Lower a number to a power of two.
    Round { place: usize },
}

/// The length of a list above which there is no time for every number.
const LONG: usize = 2500;

/// The length of a list below which there is time for every pair of numbers.
const SHORT: usize = 16;

/// The number of places at the beginning at one of which the only list of an input begins.
const HEADER: usize = 4;

/// All edits, the boldest first.
pub fn edits(numbers: &[Unit]) -> Vec<Edit> {
    let headers = 0..numbers.len().min(HEADER);
    let mut edits = Vec::from_iter(headers.clone().map(|start| Edit::Level { start }));
    edits.extend(headers.flat_map(|start| squeezes(start, numbers)));
    for (start, length) in blocks(numbers.len()) {
        edits.push(Edit::Remove { start, length });
        edits.extend((length > 2).then_some(Edit::Merge { start, length }));
    }
    if numbers.len() <= LONG {
        edits.extend(small_edits(numbers));
    }
    edits
}

/// Those of single numbers and of pairs.
fn small_edits(numbers: &[Unit]) -> Vec<Edit> {
    let count = numbers.len();
    let twins = twins(numbers);
    let mut edits = Vec::from_iter((0..count).map(|start| Edit::Merge { start, length: 2 }));
    edits.extend(twins.iter().map(|&(first, second)| Edit::RemoveBoth { first, second }));
    edits.extend((HEADER..count).map(|start| Edit::Squeeze { start, digit: 0, length: 1 }));
    edits.extend((0..count).map(|place| Edit::Round { place }));
    let alone = (0..count).map(|place| vec![place]);
    let firsts = twins.iter().filter(|&&(first, _)| !numbers[..first].contains(&numbers[first]));
    let alike = firsts.map(|&(first, _)| equals(numbers, first));
    let ends = (0..count.min(HEADER)).map(|start| (start..count).collect());
    let lowered = alone.chain(alike).chain(ends).chain(pairs(count));
    edits.extend(lowered.map(|places| Edit::Lower { places }));
    edits
}

/// The places where blocks begin, and how long they are: halves, quarters, and so on.
fn blocks(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let halves = std::iter::successors(Some(count / 2), |length| Some(length / 2));
    let lengths = halves.take_while(move |&length| length > count / LONG).chain([3]);
    lengths.flat_map(move |length| (0..count).step_by(length).map(move |start| (start, length)))
}

/// The places of two numbers: any, or neighbours where these are too many.
fn pairs(count: usize) -> impl Iterator<Item = Vec<usize>> {
    let near = if count <= SHORT { count } else { 2 };
    let seconds = move |first: usize| first + 1..count.min(first + near);
    (0..count).flat_map(move |first| seconds(first).map(move |second| vec![first, second]))
}

/// Half of the digits left out of all numbers from `start` on, then a quarter, then each.
fn squeezes(start: usize, numbers: &[Unit]) -> impl Iterator<Item = Edit> {
    let most = numbers[start..].iter().map(|number| number.value).max();
    let digits = u64::BITS - most.map_or(0, u64::leading_zeros);
    let lengths = std::iter::successors(Some(digits / 2), |length| Some(length / 2));
    lengths.take_while(|&length| length > 0).flat_map(move |length| {
        let digits = (0..digits).step_by(length as usize);
        digits.map(move |digit| Edit::Squeeze { start, digit, length })
    })
}

/// The places of every number and of its next equal.
fn twins(numbers: &[Unit]) -> Vec<(usize, usize)> {
    let mut next = HashMap::new();
    let places = numbers.iter().enumerate().rev();
    places.filter_map(|(place, number)| Some((place, next.insert(number, place)?))).collect()
}

/// The place of a number, and those of its equals that follow.
fn equals(numbers: &[Unit], first: usize) -> Vec<usize> {
    (first..numbers.len()).filter(|&place| numbers[place] == numbers[first]).collect()
}

impl Edit {
    /// Whether the results are guesses at the count of a list.
    pub fn guesses(&self) -> bool {
        matches!(self, Edit::Remove { .. } | Edit::RemoveBoth { .. } | Edit::Merge { .. })
    }

    /// The numbers that the edit can make of these; none if it does not apply any more.
    pub fn results<'a>(&'a self, numbers: &'a [Unit]) -> Box<dyn Iterator<Item = Vec<Unit>> + 'a> {
        let count = numbers.len();
        match *self {
            Edit::Remove { start, length } if start + length <= count => {
                let left_out = move |index: &usize| (start..start + length).contains(index);
                without(numbers, left_out, start, [length, length / 2, 1])
            }
            Edit::RemoveBoth { first, second } if second < count => {
                let left_out = move |index: &usize| *index == first || *index == second;
                without(numbers, left_out, first, [2, 1, 1])
            }
            Edit::Merge { start, length } if start + length <= count => {
                Box::new(merged(numbers, start, length))
            }
            Edit::Round { place } if place < count => {
                let number = numbers[place].value;
                let powers = (0..u64::BITS).map(|exponent| 1 << exponent);
                let smaller = powers.take_while(move |&power| power < number);
                Box::new(smaller.map(move |power| lowered(numbers, &[place], number - power)))
            }
            Edit::Lower { ref places } if places.last().is_some_and(|&last| last < count) => {
                let least = places.iter().map(|&place| numbers[place].value).min().unwrap_or(0);
                Box::new(amounts(least).map(|amount| lowered(numbers, places, amount)))
            }
            Edit::Squeeze { start, digit, length } => {
                let low = (1 << digit) - 1;
                let squeezed = |number| number >> length & !low | number & low;
                Box::new(changed(numbers, start, squeezed).into_iter())
            }
            Edit::Level { start } if start < count => {
                let least = numbers[start..].iter().map(|number| number.value).min().unwrap_or(0);
                Box::new(changed(numbers, start, |_| least).into_iter())
            }
            _ => Box::new(std::iter::empty()),
        }
    }
}

/// The numbers without some of them; one number shortly before `start`, or near the
/// beginning, is lowered by as many `items` as these may have been.
fn without<'a>(
    numbers: &'a [Unit],
    left_out: impl Fn(&usize) -> bool + 'a,
    start: usize,
    items: [usize; 3],
) -> Box<dyn Iterator<Item = Vec<Unit>> + 'a> {
    let rest = move |count: Option<(usize, u64)>| -> Vec<Unit> {
        let kept = (0..numbers.len()).filter(|index| !left_out(index));
        kept.map(|index| match count {
            Some((place, items)) if place == index => numbers[index].less(items),
            _ => numbers[index],
        })
        .collect()
    };
    let near = (30_000 / numbers.len()).max(HEADER);
    let places = (0..start).filter(move |&place| {
        (place < HEADER || place + near >= start) && numbers[place].may_count()
    });
    let counts = places.flat_map(move |place| {
        let enough = move |&items: &u64| items > 0 && numbers[place].value >= items;
        let items = items.into_iter().map(|items| items as u64).filter(enough);
        items.map(move |items| Some((place, items)))
    });
    Box::new(counts.chain([None]).map(rest))
}

/// The numbers with the nim-sum of some in their place.
fn merged(numbers: &[Unit], start: usize, length: usize) -> impl Iterator<Item = Vec<Unit>> + '_ {
    let left_out = move |index: &usize| (start + 1..start + length).contains(index);
    let merged = numbers[start..start + length].iter().fold(0, |sum, number| sum ^ number.value);
    without(numbers, left_out, start, [length - 1, (length - 1) / 2, 1]).map(move |mut rest| {
        rest[start] = rest[start].with_value(merged);
        rest
    })
}

/// The amounts by which a number may be lowered: to almost nothing, to a half, by a power
/// of two, by a little.
fn amounts(number: u64) -> impl Iterator<Item = u64> {
    let bold = [number, number.saturating_sub(1), number.saturating_sub(2), number / 2];
    let powers = (3..u64::BITS).rev().map(|exponent| 1 << exponent);
    let amounts = bold.into_iter().chain(powers).chain((1..8).rev());
    amounts.filter(move |&amount| 0 < amount && amount <= number)
}

fn lowered(numbers: &[Unit], places: &[usize], amount: u64) -> Vec<Unit> {
    let mut numbers = numbers.to_vec();
    for &place in places {
        numbers[place] = numbers[place].less(amount);
    }
    numbers
}

/// The numbers with all from `start` on changed, unless that changes none.
fn changed(numbers: &[Unit], start: usize, change: impl Fn(u64) -> u64) -> Option<Vec<Unit>> {
    let mut smaller = numbers.to_vec();
    let places = start.min(numbers.len())..;
    smaller[places].iter_mut().for_each(|number| *number = number.with_value(change(number.value)));
    Some(smaller).filter(|smaller| smaller != numbers)
}
