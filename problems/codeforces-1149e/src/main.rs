//! Cities with taxes on an acyclic digraph: a move lowers the tax of one city, and sets the taxes of
//! those to which a road leads from it to anything. The player who cannot move loses. Which first
//! move wins?
//!
//! Theorem: let the level of a city be the least number that is not the level of a city to which a
//! road leads from it. The player to move loses if and only if the nim-sum of the taxes is 0 on every
//! level.

use gamecore::Digraph;
use itertools::Itertools;
use proconio::marker::Usize1;
use proconio::{input, read_value};

/// A move leaves its own level except for one tax, so it disturbs a nim-sum that is 0. The highest
/// level that is not balanced has a tax that can be lowered to balance it, and roads lead from that
/// city to every lower level, where one tax each is set as is needed.
pub fn solve(taxes: &[u64], successors: &[Vec<usize>]) -> Option<Vec<u64>> {
    let successors_of = successors.iter().map(|list| list.iter().copied());
    let graph = Digraph::new(successors_of).expect("a road leads to no city");
    let levels = graph.nim_values().expect("the roads have a cycle");
    let level = |city: usize| levels[city] as usize;
    let mut sums = vec![0; taxes.len()];
    for (city, tax) in taxes.iter().enumerate() {
        // The theorem:
        sums[level(city)] ^= tax;
    }
    let highest = sums.iter().rposition(|&sum| sum != 0)?;
    let is_lowered =
        |&city: &usize| level(city) == highest && taxes[city] ^ sums[highest] < taxes[city];
    let city = (0..taxes.len()).find(is_lowered)?;
    let mut left = taxes.to_vec();
    for &changed in [city].iter().chain(&successors[city]) {
        // After the first city of a level its nim-sum is 0, so the others keep their taxes.
        left[changed] ^= std::mem::take(&mut sums[level(changed)]);
    }
    Some(left)
}

fn main() {
    input! { n: usize, m: usize }
    assert!(n.max(m) <= 10_000_000, "{} cities or roads are too many", n.max(m));
    let taxes = read_value!([u64; n]);
    let mut successors = vec![Vec::new(); n];
    for (from, to) in read_value!([(Usize1, Usize1); m]) {
        assert!(from.max(to) < n, "a road at city {} of {}", from.max(to) + 1, n);
        successors[from].push(to);
    }
    match solve(&taxes, &successors) {
        Some(left) => println!("WIN\n{}", left.iter().join(" ")),
        None => println!("LOSE"),
    }
}
