//! The checker: whether a board is lost, and one legal move away.
//!
//! There are endlessly many moves, so the theorem says which boards are lost; the tests hold it to
//! play with small taxes.

use problem::checked::Words;

/// The greatest tax that may be printed.
const MOST: u64 = 2_000_000_000_000_000_000;

/// The cities after each city, which is counted from 0.
pub fn successors((n, _): (u64, u64), roads: &[(u64, u64)]) -> Vec<Vec<usize>> {
    let mut successors = vec![Vec::new(); n as usize];
    roads.iter().for_each(|&(from, to)| successors[from as usize - 1].push(to as usize - 1));
    successors
}

/// The level of each city: the least number that none of the cities after it has.
pub fn levels(successors: &[Vec<usize>]) -> Vec<usize> {
    let mut predecessors = vec![Vec::new(); successors.len()];
    for (from, list) in successors.iter().enumerate() {
        list.iter().for_each(|&to| predecessors[to].push(from));
    }
    let mut open: Vec<usize> = successors.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..open.len()).filter(|&city| open[city] == 0).collect();
    let mut levels = vec![0; successors.len()];
    while let Some(city) = ready.pop() {
        let mut taken: Vec<usize> = successors[city].iter().map(|&to| levels[to]).collect();
        taken.sort_unstable();
        taken.dedup();
        let gap = taken.iter().enumerate().find(|&(least, &level)| least != level);
        levels[city] = gap.map_or(taken.len(), |(least, _)| least);
        for &from in &predecessors[city] {
            open[from] -= 1;
            if open[from] == 0 {
                ready.push(from);
            }
        }
    }
    levels
}

/// Whether the player to move loses.
pub fn is_lost(levels: &[usize], taxes: &[u64]) -> bool {
    let mut sums = vec![0; levels.len()];
    levels.iter().zip(taxes).for_each(|(&level, tax)| sums[level] ^= tax);
    sums.iter().all(|&sum| sum == 0)
}

/// Whether one move leads from the taxes to others: some city has less, and all others that differ
/// are after it.
pub fn is_move(successors: &[Vec<usize>], before: &[u64], after: &[u64]) -> bool {
    let differs = |city: usize| before[city] != after[city];
    let changed = (0..before.len()).filter(|&city| differs(city)).count();
    let mut lowered = (0..before.len()).filter(|&city| after[city] < before[city]);
    lowered
        .any(|city| 1 + successors[city].iter().filter(|&&after| differs(after)).count() == changed)
}

pub fn check(case: &super::Case, words: &mut Words<'_>) -> Result<(), String> {
    let (size, taxes, roads) = case;
    let successors = successors(*size, roads);
    let levels = levels(&successors);
    match (words.word("WIN or LOSE")?, is_lost(&levels, taxes)) {
        ("LOSE", true) => return Ok(()),
        ("LOSE", false) => return Err("LOSE, but a move wins".to_string()),
        ("WIN", true) => return Err("WIN, but every move loses".to_string()),
        ("WIN", false) => {}
        (other, _) => return Err(format!("expected WIN or LOSE, found `{other:.20}`")),
    }
    let mut left = Vec::new();
    for _ in taxes {
        left.push(words.number("a tax", 0..=MOST)?);
    }
    if !is_move(&successors, taxes, &left) {
        return Err("no single move leads to these taxes".to_string());
    }
    match is_lost(&levels, &left) {
        true => Ok(()),
        false => Err("the opponent wins with these taxes".to_string()),
    }
}
