//! What the moves show without a formula, and prove, as each of them is looked at.

use std::rc::Rc;

use gamecore::{nim_sum, octal_table};
use study::{said, words, Row};

use crate::table::{Fate, Table};

use super::evidence::MARGIN;
use super::found::Found;
use super::kinds::{GEOGRAPHY, OCTAL, PARITY};
use super::proofs::{octal_code, octal_of_runs};
use super::views::View;
use super::walks;

/// The theorems that the moves prove; of a game that need not end, none of them speaks.
pub fn strategies(table: &Table, has_end: bool, views: &[Rc<View>]) -> Vec<Found> {
    let lists = match &table.options {
        Some(lists) if has_end => lists,
        _ => return Vec::new(),
    };
    // Each choice is as good as the toss of a coin.
    let bits = lists.iter().filter(|list| list.len() > 1).count() as f64;
    if bits < MARGIN {
        return Vec::new();
    }
    let claim = |english: &str, chinese: &str, kind| Found {
        name: words(english, chinese).to_string(),
        kinds: vec![kind],
        ..Found::default()
    };
    let parity = claim(
        "the parity of the length of play: no choice changes it",
        "总步数的奇偶性：任何选择都不能改变它",
        PARITY,
    );
    let geography = claim(
        "undirected geography: some maximum matching of what is left does not cover the last vertex",
        "无向图地理游戏：剩余图中存在不覆盖当前顶点的最大匹配",
        GEOGRAPHY,
    );
    let claims =
        [(parity, lost_by_parity(table, lists)), (geography, walks::lost(&table.rows, lists))];
    let claims = claims.into_iter().filter_map(|(found, lost)| Some((found, lost?)));
    claims
        .chain(octal(table, lists, views))
        .filter(|(_, lost)| is_right(table, lost))
        .map(|(found, _)| proved(found, table, bits))
        .collect()
}

/// Whether these positions are lost, and all others won.
fn is_right(table: &Table, lost: &[bool]) -> bool {
    let fate = |is_lost: &bool| if *is_lost { Fate::Loss } else { Fate::Win };
    lost.iter().map(fate).eq(table.fates.iter().copied())
}

fn proved(found: Found, table: &Table, bits: f64) -> Found {
    let all = table.rows.len();
    Found {
        agrees: all,
        speaks: all,
        of: all,
        proof: Some(words("each of these moves was looked at", "已逐一检查这些走法").into()),
        score: bits,
        ..found
    }
}

/// An octal game on the runs of a row of cells, with the positions that it says are lost.
fn octal(table: &Table, lists: &[Vec<usize>], views: &[Rc<View>]) -> Option<(Found, Vec<bool>)> {
    table.values.as_ref()?;
    let mut of_cells = views.iter().filter(|view| view.is_of_cells());
    let (view, (digits, runs)) =
        of_cells.find_map(|view| Some((view, octal_of_runs(&table.rows, lists, view)?)))?;
    let values = octal_table(&digits, runs.iter().flatten().max().copied().unwrap_or(0));
    let nim_sum = |row: &Row| nim_sum(row.iter().map(|run| u64::from(values[*run as usize])));
    let game = octal_code(&digits);
    let found = Found {
        name: said!("the octal game {}, of {}", "八进制游戏 {}（{}）", game, view.words()),
        kinds: vec![OCTAL],
        values: true,
        game: Some(game),
        ..Found::default()
    };
    Some((found, runs.iter().map(|row| nim_sum(row) == 0).collect()))
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
