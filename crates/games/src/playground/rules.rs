//! The bare rules of the games that can be described. Nothing here knows a theorem.

use oracle::games::{CoinTurning, Subtraction};
use oracle::Ruleset;

use super::description::{Description, Turn};

/// The heaps after each move of a game of heaps; the larger part of a heap that is divided stays in
/// its place, and the smaller one goes to the end.
///
/// # Panics
/// If the description is not one of heaps.
pub fn heap_options(description: &Description, heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        for (left, split_off) in left_of(description, heap) {
            let mut option = heaps.to_vec();
            option[place] = left;
            option.extend(split_off);
            options.push(option);
        }
    }
    options
}

/// What each move may leave of a heap: a heap, which may be empty, and perhaps a second one.
fn left_of(description: &Description, heap: u64) -> Vec<(u64, Option<u64>)> {
    let whole = |left: u64| (left, None);
    match description {
        Description::Take(amounts) => {
            Subtraction(amounts.to_vec()).options(&heap).into_iter().map(whole).collect()
        }
        Description::TakeAnyBut(forbidden) => {
            let amounts = (1..=heap).filter(|amount| !forbidden.contains(amount));
            amounts.map(|amount| whole(heap - amount)).collect()
        }
        Description::Octal(digits) => {
            let takes = (0..=heap).zip(digits);
            takes.flat_map(|(stones, &digit)| by_digit(heap - stones, digit)).collect()
        }
        Description::Divide => {
            let smaller = (1..heap).take_while(|smaller| 2 * smaller < heap);
            smaller.map(|smaller| (heap - smaller, Some(smaller))).collect()
        }
        Description::Turn(_) | Description::Graph(_) => unreachable!("a game without heaps"),
    }
}

/// How a digit of an octal code allows to leave these stones.
fn by_digit(left: u64, digit: u8) -> Vec<(u64, Option<u64>)> {
    let mut ways = Vec::new();
    if digit & 1 != 0 && left == 0 {
        ways.push((0, None));
    }
    if digit & 2 != 0 && left > 0 {
        ways.push((left, None));
    }
    if digit & 4 != 0 {
        ways.extend((1..=left / 2).map(|smaller| (left - smaller, Some(smaller))));
    }
    ways
}

/// The heads after each move, in ascending order; coins are counted from 1, and the last one that
/// shows heads is at most 63.
pub fn coin_options(turn: &Turn, heads: &[u64]) -> Vec<Vec<u64>> {
    let last = heads.iter().max().copied().unwrap_or(0);
    let bits = |coins: &[u64]| coins.iter().fold(0, |bits, coin| bits | 1 << coin);
    let with_last = |coin: u64| {
        let others = turned_with(turn, coin).into_iter();
        others.map(move |others| bits(&others) | 1 << coin)
    };
    let rules = CoinTurning((1..=last).flat_map(with_last).collect());
    let row = |bits: u64| (1..64).filter(|coin| bits >> coin & 1 == 1).collect();
    rules.options(&bits(heads)).into_iter().map(row).collect()
}

/// The sets of coins that may be turned together with a coin, all of them to its left; coins are
/// counted from 1.
pub fn turned_with(turn: &Turn, coin: u64) -> Vec<Vec<u64>> {
    match turn {
        Turn::Any(counts) => {
            counts.iter().flat_map(|count| chosen(*count as usize - 1, coin)).collect()
        }
        Turn::Neighbours(counts) => {
            let fitting = counts.iter().take_while(|count| **count <= coin);
            fitting.map(|count| (coin - count + 1..coin).collect()).collect()
        }
        Turn::AllNeighbours => (1..=coin).map(|first| (first..coin).collect()).collect(),
        Turn::At(distances) => {
            let fitting = distances.iter().take_while(|distance| **distance < coin);
            let other = |distance: &u64| Some(coin - distance).filter(|_| *distance > 0);
            fitting.map(|distance| other(distance).into_iter().collect()).collect()
        }
    }
}

/// All sets of so many coins before this one.
fn chosen(count: usize, before: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: u64| {
        chosen(count - 1, last).into_iter().map(move |mut coins| {
            coins.push(last);
            coins
        })
    };
    (1..before).flat_map(with_last).collect()
}
