//! 高僧斗法: monks go up the stairs; the winning move of the lowest one.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::Oracle;
use problem::fixtures::{in_ascending_order, nim_sum_by_counting, subsets_to};
use problem::prelude::rules::ascending;
use problem::prelude::*;

use self::rules::Monks;

/// From where to where, if there is a winning move.
type Answer = Option<(u64, u64)>;

/// The rules are played as far as this stair.
const SMALL: u64 = 12;

fn line(answer: &Answer) -> String {
    answer.map_or("-1".to_string(), |(from, to)| format!("{from} {to}"))
}

/// The winning option in which the lowest monk has moved.
fn by_playing(oracle: &Oracle<Monks>, monks: &Vec<u64>) -> Answer {
    let moves = oracle.winning_options(monks).into_iter().filter_map(|option| {
        monks.iter().copied().zip(option).find(|(before, after)| before != after)
    });
    moves.min()
}

/// The free stairs between two monks.
fn free(below: u64, above: u64) -> u64 {
    above - below - 1
}

/// Monk by monk: what must be left between a pair, so that the pairs are balanced.
fn by_pairs(monks: &[u64]) -> Answer {
    let pairs = monks.chunks_exact(2).map(|pair| free(pair[0], pair[1]));
    let unbalanced = nim_sum_by_counting(pairs);
    if unbalanced == 0 {
        return None;
    }
    let moved = |monk: usize| {
        let (below, above) = (monk & !1, monk | 1);
        let gap = free(monks[below], *monks.get(above)?);
        // The upper one, too, only goes up.
        let wanted = gap ^ unbalanced;
        let up = if monk == below { gap.checked_sub(wanted)? } else { wanted.checked_sub(gap)? };
        let room = free(monks[monk], *monks.get(monk + 1)?);
        (1..=room).contains(&up).then_some((monks[monk], monks[monk] + up))
    };
    (0..monks.len()).find_map(moved)
}

/// Different stairs in ascending order.
fn stairs() -> Shape<Vec<u64>> {
    let count = int("N", 1..=99).beyond(0..=u64::MAX);
    let monks = rest(count, int("a stair", 1..=999).beyond(1..=u64::MAX));
    let lines = ascending("a stair", "<", "N");
    let rise = |monks: &Vec<u64>| monks.windows(2).all(|pair| pair[0] < pair[1]);
    let monks = monks.repaired_by(in_ascending_order);
    monks.such_that("stairs in ascending order", lines, rise)
}

const MOVE: &str = "\
IF(MATCH(\"-\"))
    STRING(\"-1\") NEWLINE
ELSE
    INT(1, 997) SPACE INT(2, 998) NEWLINE
END";

fn main() {
    let oracle = Oracle::new(Monks);
    let problem = Problem::new(single(stairs()))
        .printing(Form::lines(MOVE), line)
        .invalid("no-monks", "\n")
        .invalid("not-in-order", "1 8 5\n")
        .solution(|monks| solution::solve(monks))
        .studied(357)
        .rules(move |monks| by_playing(&oracle, monks))
        .every_small(
            |monks| monks.iter().all(|&stair| stair <= SMALL),
            || subsets_to(7).into_iter().filter(|monks| !monks.is_empty()).collect(),
        )
        .formula(|monks| by_pairs(monks))
        .law("two monks: the lower one goes up to the other", || {
            let pairs = [(1, 2), (1, 3), (1, u64::MAX), (u64::MAX - 2, u64::MAX)];
            let answer = |(a, b): (u64, u64)| (b - a > 1).then_some((a, b - 1));
            pairs.map(|(a, b)| (vec![a, b], answer((a, b)))).to_vec()
        })
        .law("without a free stair above the lowest monk nobody can move", || {
            [1, 99, 100_000].map(|monks| ((901..=900 + monks).collect(), None)).to_vec()
        })
        .law("equal gaps are lost, however far the monk above the first one may climb", || {
            let lost = [vec![1, 2, 999], vec![1, 8, 700, 707], vec![1, 2, 400, 401]];
            lost.map(|monks| (monks, None)).to_vec()
        })
        .law(
            "equal gaps in pairs are lost; with one of them larger, the lowest can match it",
            || {
                let paired = |pairs: u64| -> Vec<u64> {
                    (0..pairs).flat_map(|k| [20 * k + 2, 20 * k + 7]).collect()
                };
                let opened = |pairs: u64, pair: usize| {
                    let mut monks = paired(pairs);
                    monks[2 * pair] -= 1;
                    monks
                };
                // The gaps are 4, even in number, and then one of them is 5: it becomes 4, or the
                // first gap becomes 5, too.
                vec![
                    (paired(48), None),
                    (paired(50_000), None),
                    (opened(48, 0), Some((1, 2))),
                    (opened(2, 1), Some((7, 8))),
                    (opened(50_000, 0), Some((1, 2))),
                ]
            },
        )
        .refuses("two monks on one stair", "1 5 5 9", "stair 5 does not come after 5")
        .refuses("not in ascending order", "1 5 9 700 8", "stair 8 does not come after 700")
        .study(study::study(), |monks| vec![monks.clone()], study::pictures);
    run(this_problem!(), problem);
}
