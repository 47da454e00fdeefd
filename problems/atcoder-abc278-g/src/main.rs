//! Generalized Subtraction Game: the cards 1 to N lie in a row. A move takes neighbours, at least L
//! and at most R of them, and gaps do not close. The player who cannot move loses.
//!
//! Theorem. If some number from L to R has the parity of N, the first player takes that many cards
//! in the middle, and then the mirror image of every move. Otherwise L = R, and a row has the
//! nim-value of the octal game in which L neighbours are taken (Sprague, 1935; Grundy, 1939).

use gamecore::octal_table;
use proconio::input_interactive;

fn middle(n: usize, least: usize, most: usize) -> Option<usize> {
    assert!(1 <= least && least <= most && most <= n, "1 <= L <= R <= N does not hold");
    (least..=most).take(2).find(|count| (n - count) % 2 == 0)
}

fn nim_values(n: usize, take: usize) -> Vec<u16> {
    octal_table(&[vec![0; take], vec![7]].concat(), n as u64)
}

/// Whether the first player wins. L or L + 1 has the parity of N, unless R = L.
pub fn solve(n: usize, least: usize, most: usize) -> bool {
    // The theorem:
    middle(n, least, most).is_some() || nim_values(n, least)[n] != 0
}

/// The `count` cards after which the nim-sum of the rows is 0, if there are any.
fn to_nim_sum_0(is_left: &[bool], values: &[u16], count: usize) -> (usize, usize) {
    let rows = || is_left.split(|&is_left| !is_left).map(|row| row.len());
    let sum = rows().fold(0, |sum, length| sum ^ values[length]);
    let mut first = 0;
    for length in rows() {
        let after = |before: usize| values[before] ^ values[length - count - before];
        let mut places = 0..(length + 1).saturating_sub(count);
        if let Some(before) = places.find(|&before| after(before) == sum ^ values[length]) {
            return (first + before, count);
        }
        first += length + 1;
    }
    (0, 0)
}

/// The judge's move, unless the game is over.
fn hear() -> Option<(usize, usize)> {
    input_interactive! { first: i64, count: i64 }
    Some((first as usize, count as usize)).filter(|_| first > 0)
}

fn main() {
    input_interactive! { n: usize, least: usize, most: usize }
    let (middle, values) = (middle(n, least, most), nim_values(n, least));
    let mut is_left = [vec![false], vec![true; n]].concat();
    let is_first = solve(n, least, most);
    println!("{}", if is_first { "First" } else { "Second" });
    let mut reply = if is_first { Some((0, 0)) } else { hear() };
    while let Some((first, count)) = reply {
        is_left[first..first + count].fill(false);
        let (first, count) = match middle {
            Some(middle) if count == 0 => ((n - middle) / 2 + 1, middle),
            Some(_) => (n + 2 - first - count, count),
            None => to_nim_sum_0(&is_left, &values, least),
        };
        println!("{} {}", first, count);
        is_left[first..first + count].fill(false);
        reply = hear();
    }
}
