//! 分裂游戏 (Luogu P3185): a bean becomes two in later bottles; the winning moves.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;
use std::sync::LazyLock;

use oracle::positions::{rows, rows_of};
use oracle::Oracle;
use problem::fixtures::is_balanced;
use problem::prelude::*;

use self::rules::Beans;

/// The first winning move, if there is one, and how many there are.
type Answer = (Option<[usize; 3]>, usize);

/// The most bottles.
const MOST: usize = 60;

/// The nim-values of a bean with 0, 1, 2, ... bottles after its own, by the mex of all pairs.
static VALUES: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut values: Vec<u64> = Vec::new();
    for _ in 0..MOST {
        let pairs = values.iter().flat_map(|one| values.iter().map(move |other| one ^ other));
        let reached: BTreeSet<u64> = pairs.collect();
        values.extend((0..).find(|value| !reached.contains(value)));
    }
    values
});

/// The answer by trying all moves: those that leave a position that is `lost`.
fn by_trying(beans: &[u64], lost: impl Fn(&Vec<u64>) -> bool) -> Answer {
    let mut winning = Vec::new();
    for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
        for j in i + 1..beans.len() {
            for k in j..beans.len() {
                let mut left = beans.to_vec();
                left[i] -= 1;
                left[j] += 1;
                left[k] += 1;
                if lost(&left) {
                    winning.push([i, j, k]);
                }
            }
        }
    }
    (winning.first().copied(), winning.len())
}

fn by_values(beans: &[u64]) -> Answer {
    by_trying(beans, |left| {
        let odd = left.iter().rev().zip(VALUES.iter()).filter(|(&beans, _)| beans % 2 == 1);
        is_balanced(odd.map(|(_, &value)| value))
    })
}

fn lines((first, count): &Answer) -> String {
    match first {
        Some([i, j, k]) => format!("{i} {j} {k}\n{count}"),
        None => format!("-1 -1 -1\n{count}"),
    }
}

const MOVE: &str = "\
INT(-1, 19) SPACE INT(-1, 20) SPACE INT(-1, 20) NEWLINE
INT(0, 1540) NEWLINE";

fn main() {
    let oracle = Oracle::new(Beans);
    let count = int("n", 2..=21).beyond(1..=MOST as u64);
    let bottles = list(count, int("p", 0..=10_000).beyond(0..=1_000_000_000_000_000_000));
    let problem = Problem::new(counted(int("t", 1..=10).beyond(0..=u64::MAX), bottles))
        .printing(Form::lines(MOVE), lines)
        .solution(|beans| {
            let winning = solution::solve(beans);
            (winning.first().copied(), winning.len())
        })
        .studied(1842)
        .rules(move |beans: &Vec<u64>| by_trying(beans, |left| !oracle.next_wins(left)))
        .every_small(
            |beans| match beans.len() {
                1..=3 => beans.iter().all(|&beans| beans <= 12),
                4 | 5 => beans.iter().all(|&beans| beans <= 2),
                _ => false,
            },
            || [rows_of(1..=3, 0..=4), rows(4, 0..=2), rows(5, 0..=1)].concat(),
        )
        .formula(|beans| by_values(beans))
        .law("even numbers of beans in each bottle are lost", || {
            let rows =
                [vec![2, 4], vec![10_000; 21], vec![1_000_000_000_000_000_000; 60], vec![0; 21]];
            rows.map(|beans| (beans, (None, 0))).to_vec()
        })
        .law(
            "a single bean wins by going to two places of one bottle: as many as come after",
            || {
                // Values of two different bottles have no nim-sum of 0.
                let single = |n: usize| [vec![1], vec![0; n - 1]].concat();
                let answer = |n: usize| (Some([0, 1, 1]).filter(|_| n > 1), n - 1);
                [1, 2, 3, 4, 20, 21, 60].map(|n| (single(n), answer(n))).to_vec()
            },
        )
        .law("the last bottle makes no difference", || {
            let with_last = |beans: u64| (vec![1, 0, 1, beans], (Some([0, 2, 3]), 1));
            [0, 1, 2, 9_999, 10_000, 999_999_999_999_999_999].map(with_last).to_vec()
        })
        .law("two bottles: the beans of the first one go one by one", || {
            let answer = |beans: u64| if beans % 2 == 1 { (Some([0, 1, 1]), 1) } else { (None, 0) };
            [0, 1, 2, 3, 9_999, 10_000, 999_999_999_999_999_999]
                .map(|b| (vec![b, 7], answer(b)))
                .to_vec()
        })
        .study(study::study(), |beans| vec![beans.clone()], study::pictures);
    run(this_problem!(), problem);
}
