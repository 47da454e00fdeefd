//! TLE: builds a new table for every ring, and a set of numbers for every row of it.

use std::collections::HashSet;
use std::io::Read;

fn row_values(last: usize, m: usize) -> Vec<usize> {
    let mut values = vec![0; last + 1];
    for row in m..=last {
        let splits = (0..=row - m).map(|left| values[left] ^ values[row - m - left]);
        let seen: HashSet<usize> = splits.collect();
        values[row] = (0..).find(|value| !seen.contains(value)).unwrap();
    }
    values
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let first_wins = m <= n && row_values(n - m, m)[n - m] == 0;
        println!("{}", if first_wins { "xian shou sheng" } else { "hou shou sheng" });
    }
}
