//! What the moves show without a formula.

use study::words;

use crate::table::{Fate, Table};

use super::evidence::MARGIN;
use super::kinds::{Kind, PARITY, STEALING};
use super::Found;

/// The strategies that no choice can spoil.
pub fn strategies(table: &Table) -> Vec<Found> {
    let mut found = Vec::new();
    let options = match &table.options {
        Some(options) if options.len() >= MARGIN as usize => options,
        _ => return found,
    };
    let mut add = |name: &str, kind: &'static Kind, score: f64| {
        found.push(Found {
            name: name.to_string(),
            kinds: vec![kind],
            agrees: options.len(),
            of: options.len(),
            proof: Some(words("each of these moves was looked at", "已逐一检查这些走法").into()),
            score,
            ..Found::default()
        });
    };
    let several = options.iter().filter(|options| options.len() > 1).count();
    if several as f64 >= MARGIN && length_has_parity(options) {
        let name = words(
            "the parity of the length of play: no choice changes it",
            "总步数的奇偶性：任何选择都不能改变它",
        );
        add(name, PARITY, several as f64);
    }
    let moving = options.iter().zip(&table.fates).filter(|(options, _)| !options.is_empty());
    if moving.clone().count() as f64 >= MARGIN && moving.clone().all(|(_, fate)| *fate == Fate::Win)
    {
        let name = words("the player to move wins wherever there is a move", "只要能走，先手必胜");
        add(name, STEALING, moving.count() as f64 / 2.0);
    }
    found
}

/// Whether all plays from a position have the same parity.
fn length_has_parity(lists: &[Vec<usize>]) -> bool {
    let mut before = vec![Vec::new(); lists.len()];
    for (from, list) in lists.iter().enumerate() {
        list.iter().for_each(|&to| before[to].push(from));
    }
    let ends = (0..lists.len()).filter(|&place| lists[place].is_empty());
    let mut parity: Vec<Option<bool>> = vec![None; lists.len()];
    let mut waiting: Vec<usize> = ends.collect();
    waiting.iter().for_each(|&end| parity[end] = Some(false));
    while let Some(place) = waiting.pop() {
        for &from in &before[place] {
            if parity[from].is_none() {
                parity[from] = parity[place].map(|odd| !odd);
                waiting.push(from);
            }
        }
    }
    let differs = |from: usize, to: usize| parity[from].is_some() && parity[from] != parity[to];
    (0..lists.len()).all(|from| lists[from].iter().all(|&to| differs(from, to)))
}
