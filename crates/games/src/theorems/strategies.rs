//! What the moves show without a formula, and prove, as each of them is looked at.

use study::words;

use crate::table::{Fate, Table};

use super::evidence::MARGIN;
use super::found::Found;
use super::kinds::{Kind, GEOGRAPHY, PARITY};
use super::walks;

/// The theorems that the moves prove; of a game that need not end, none of them speaks.
pub fn strategies(table: &Table, has_end: bool) -> Vec<Found> {
    let lists = match &table.options {
        Some(lists) if has_end && lists.len() >= MARGIN as usize => lists,
        _ => return Vec::new(),
    };
    let several = lists.iter().filter(|list| list.len() > 1).count() as f64;
    let claims: [Claim; 2] = [
        Claim {
            name: words(
                "the parity of the length of play: no choice changes it",
                "总步数的奇偶性：任何选择都不能改变它",
            ),
            kind: PARITY,
            bits: several,
            lost: lost_by_parity(table, lists),
        },
        Claim {
            name: words(
                "undirected geography: some maximum matching of what is left does not cover the last vertex",
                "无向图地理游戏：剩余图中存在不覆盖当前顶点的最大匹配",
            ),
            kind: GEOGRAPHY,
            bits: several,
            lost: walks::lost(&table.rows, lists),
        },
    ];
    claims
        .iter()
        .filter(|claim| claim.bits >= MARGIN)
        .filter_map(|claim| claim.found(table))
        .collect()
}

/// A theorem on normal play, with the positions that it says are lost if its condition holds.
struct Claim {
    name: &'static str,
    kind: &'static Kind,
    /// The bits that it explains.
    bits: f64,
    lost: Option<Vec<bool>>,
}

impl Claim {
    /// The theorem, if it is right about every position.
    fn found(&self, table: &Table) -> Option<Found> {
        let says = self.lost.as_ref()?.iter().zip(&table.fates);
        let agrees =
            says.filter(|(lost, fate)| **fate == if **lost { Fate::Loss } else { Fate::Win });
        let all = table.rows.len();
        (agrees.count() == all).then(|| Found {
            name: self.name.to_string(),
            kinds: vec![self.kind],
            agrees: all,
            speaks: all,
            of: all,
            proof: Some(words("each of these moves was looked at", "已逐一检查这些走法").into()),
            score: self.bits,
            ..Found::default()
        })
    }
}

/// Whether each position is lost, if all plays from it have the same parity.
fn lost_by_parity(table: &Table, lists: &[Vec<usize>]) -> Option<Vec<bool>> {
    let mut before = vec![Vec::new(); lists.len()];
    for (from, list) in lists.iter().enumerate() {
        list.iter().for_each(|&to| before[to].push(from));
    }
    let mut waiting: Vec<usize> = (0..lists.len()).filter(|&end| lists[end].is_empty()).collect();
    // Who cannot move wins in misere play.
    let is_lost = table.fates[*waiting.first()?] == Fate::Loss;
    let mut lost: Vec<Option<bool>> = vec![None; lists.len()];
    waiting.iter().for_each(|&end| lost[end] = Some(is_lost));
    while let Some(place) = waiting.pop() {
        for &from in &before[place] {
            if lost[from].is_none() {
                lost[from] = lost[place].map(|is_lost| !is_lost);
                waiting.push(from);
            }
        }
    }
    let lost: Vec<bool> = lost.into_iter().collect::<Option<_>>()?;
    let has_parity =
        (0..lists.len()).all(|from| lists[from].iter().all(|&to| lost[from] != lost[to]));
    has_parity.then_some(lost)
}
