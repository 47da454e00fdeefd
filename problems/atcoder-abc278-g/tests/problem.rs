//! Generalized Subtraction Game (ABC278 G): neighbours are taken from a row.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::fixtures::values_of_rows;
use problem::prelude::*;

use self::rules::TakeFromRow;

/// N, L and R.
type Case = (u64, u64, u64);

/// The first player wins by leaving two equal rows; where that is impossible, all moves are of one
/// length, and a row has the least value that no move leaves.
fn wins_by_equal_rows(&(n, least, most): &Case) -> bool {
    let mut rests = (least..=most).map(|count| n - count);
    if rests.any(|rest| (0..=rest).any(|before| before == rest - before)) {
        return true;
    }
    values_of_rows(least..=least, n)[n as usize] != 0
}

/// Half of the random moves are of one length, and of these half are short: only then the first
/// player does not always win.
fn cases() -> Shape<Case> {
    let n = int("N", 1..=2000);
    let least = int("L", between(1, named("N")));
    let case = (n, least, int("R", between(named("L"), named("N")))).into_shape();
    case.clone().generated_by(move |size| {
        let any = case.clone().strategy(size);
        let of_one_length = any.clone().prop_map(|(n, least, most)| match most % 2 {
            0 => (n, least, least),
            _ => (n, 1 + least % 9 % n, 1 + least % 9 % n),
        });
        any.prop_union(of_one_length.boxed()).boxed()
    })
}

/// The rows that are lost if exactly two cards are taken, as published in Winning Ways (1982).
fn is_lost_in_dawsons_kayles(n: u64) -> bool {
    matches!(n, 15 | 35) || matches!(n % 34, 5 | 9 | 21 | 25 | 29)
}

fn every_case(longest: u64) -> Vec<Case> {
    let of_length =
        |n| (1..=n).flat_map(move |least| (least..=n).map(move |most| (n, least, most)));
    (1..=longest).flat_map(of_length).collect()
}

fn main() {
    let problem = Problem::new(single(cases()))
        .winner("First", "Second")
        .played(interactor::play)
        .invalid("least-above-most", "0\n5 3 2\n")
        .invalid("most-above-the-number-of-cards", "0\n5 2 6\n")
        .solution(|&(n, least, most)| solution::solve(n as usize, least as usize, most as usize))
        .studied(4063)
        .rules(by_play(TakeFromRow, |&(n, least, most): &Case| {
            (least, most, vec![true; n as usize])
        }))
        .every_small(|&(n, ..)| n <= 11, || every_case(9))
        .formula(wins_by_equal_rows)
        .law("rows of two cards that are lost are published", || {
            (2..=2000).map(|n| ((n, 2, 2), !is_lost_in_dawsons_kayles(n))).collect()
        })
        .law("single cards are won if they are odd in number", || {
            (1..=2000).map(|n| ((n, 1, 1), n % 2 == 1)).collect()
        })
        .law("of rows up to 3L exactly that of 3L - 1 is lost", || {
            let rows =
                |take: u64| (take..=3 * take).map(move |n| ((n, take, take), n != 3 * take - 1));
            [2, 3, 10, 599, 666].into_iter().flat_map(rows).collect()
        })
        .refuses("R above N", "5 2 6", "1 <= L <= R <= N")
        .refuses("R below L", "5 3 2", "1 <= L <= R <= N")
        .refuses("L of 0", "5 0 2", "1 <= L <= R <= N")
        .study(study::study(), |&(n, least, most)| vec![vec![n, least, most]], study::pictures);
    run(this_problem!(), problem);
}
