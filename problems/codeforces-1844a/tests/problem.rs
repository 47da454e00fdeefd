//! Subtraction Game (Codeforces 1844A): a heap from which a or b stones are taken is to be chosen.

#[path = "../checker.rs"]
mod checker;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Subtraction;
use oracle::Oracle;
use problem::prelude::*;

type Case = (u64, u64);

fn amounts() -> Shape<Case> {
    let amounts = (int("a", 1..=99).beyond(1..=999), int("b", 2..=100).beyond(2..=1000));
    let ordered = amounts.repaired_by(|(a, b): Case| match a == b {
        true => (a - 1, b),
        false => (a.min(b), a.max(b)),
    });
    ordered.such_that("a < b", "ASSERT(a < b)", |(a, b)| a < b)
}

fn pairs(most: u64) -> Vec<Case> {
    (2..=most).flat_map(|b| (1..b).map(move |a| (a, b))).collect()
}

/// The least heap that is lost.
fn by_playing(&(a, b): &Case) -> u64 {
    let oracle = Oracle::new(Subtraction(vec![a, b]));
    (1..).find(|heap| !oracle.next_wins(heap)).expect("some heap is lost")
}

/// The least heap that is lost, by hand: one stone if it cannot be taken; two if they can only be
/// taken one by one; and else three, of which both takes leave a heap that can be taken.
fn least(&(a, b): &Case) -> u64 {
    match (a, b) {
        (1, 2) => 3,
        (1, _) => 2,
        _ => 1,
    }
}

fn main() {
    let cases = int("t", 1..=100).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, amounts()))
        .printing(Form::number(1..=1_000_000), u64::to_string)
        .checked(checker::check)
        .invalid("equal-amounts", "1\n7 7\n")
        .invalid("greater-amount-first", "1\n7 3\n")
        .solution(|&(a, b)| solution::solve(a, b))
        .studied(3188)
        .rules(by_playing)
        .every_small(|_| true, || pairs(100))
        .formula(least)
        .law("every multiple of a + b", || {
            let times = [1, 2, 3, 1000, 5000];
            let multiples = |(a, b): Case| times.map(|times| ((a, b), times * (a + b)));
            [(1, 2), (2, 5), (99, 100), (1, 100)].into_iter().flat_map(multiples).collect()
        })
        .law("between a + b and any multiple of it, as between 0 and that", || {
            pairs(20).into_iter().map(|(a, b)| ((a, b), least(&(a, b)) + 1000 * (a + b))).collect()
        })
        .law("every even heap, if only odd numbers can be taken", || {
            [(1, 3), (1, 99), (97, 99)].map(|amounts| (amounts, 1_000_000)).to_vec()
        })
        .law("the greatest even multiple of a below b, if b is a multiple of a, too", || {
            let multiple = |times: u64| ((10, 10 * times), 10 * times - 10 - 10 * (1 - times % 2));
            (3..=10).map(multiple).collect()
        })
        .study(study::study(), |&(a, b)| vec![vec![a, b, a + b]], study::pictures)
        .refuses("equal amounts", "1 7 7", "7 and 7 are not amounts in ascending order");
    run(this_problem!(), problem);
}
