//! Game (Codeforces 630R): a square board is painted.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::prelude::*;

use self::rules::Painting;

/// Whether the number of cells is odd: only then one of them is its own mirror image.
fn is_alone(n: u64) -> bool {
    u128::from(n) * u128::from(n) % 2 == 1
}

fn main() {
    let n = int("n", 1..=1_000_000_000_000_000_000).beyond(1..=u64::MAX);
    let problem = Problem::new(single(n))
        .winner("1", "2")
        .solution(|&n| solution::solve(n))
        .studied(1307)
        .unreached("answer that needs more than 16 bits of n", "only the parity of n counts")
        .rules(by_play(Painting, |&n| (n, 0)))
        .every_small(|&n| n <= 5, || (1..=5).collect())
        .formula(|&n| is_alone(n))
        .law("an even board has a mirror image for every cell", || {
            let powers = (1..64).map(|digit| (1 << digit, false));
            powers.chain([(1_000_000_000_000_000_000, false), (u64::MAX - 1, false)]).collect()
        })
        .law("an odd board has a centre, past 32 bits and past 53", || {
            let odd = (1..64).map(|digit| ((1 << digit) + 1, true));
            odd.chain([(999_999_999_999_999_999, true), (u64::MAX, true)]).collect()
        })
        .study(study::study(), |&n| vec![vec![n]], study::pictures);
    run(this_problem!(), problem);
}
