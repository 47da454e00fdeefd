//! Stone Game (Timus 1180): take a power of two from a heap of up to 10^250 stones.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Subtraction;
use oracle::Oracle;
use problem::prelude::*;

/// The remainder by 3, by long division as at school.
fn remainder(digits: &[u64]) -> u64 {
    digits.iter().fold(0, |carried, digit| (10 * carried + digit) % 3)
}

/// The digits of 2^`exponent`, by doubling.
fn power_of_two(exponent: u64) -> Vec<u64> {
    let double = |digits: Vec<u64>| {
        let mut carried = 0;
        let mut doubled = Vec::new();
        for digit in digits {
            doubled.push((2 * digit + carried) % 10);
            carried = (2 * digit + carried) / 10;
        }
        doubled.extend(Some(carried).filter(|&carried| carried > 0));
        doubled
    };
    (0..exponent).fold(vec![1], |digits, _| double(digits)).into_iter().rev().collect()
}

fn by_solution(digits: &[u64]) -> Option<u64> {
    let stones: String = digits.iter().map(u64::to_string).collect();
    Some(u64::from(solution::solve(&stones))).filter(|&take| take > 0)
}

/// The least winning take, if there is one.
fn by_playing(oracle: &Oracle<Subtraction>, stones: u64) -> Option<u64> {
    oracle.winning_options(&stones).iter().map(|left| stones - left).min()
}

const TAKE: &str = "\
IF(MATCH(\"1\"))
    STRING(\"1\") NEWLINE
    INT(1, 2) NEWLINE
ELSE
    STRING(\"2\") NEWLINE
END";

fn main() {
    let oracle = Oracle::new(Subtraction((0..64).map(|exponent| 1 << exponent).collect()));
    let problem = Problem::new(single(decimal("N", 250)))
        .printing(Form::lines(TAKE), |take: &Option<u64>| match take {
            Some(take) => format!("1\n{take}"),
            None => "2".to_string(),
        })
        .invalid("exponent", "1e250\n")
        .solution(|digits| by_solution(digits))
        .studied(61)
        .rules(move |digits| number_of(digits).and_then(|stones| by_playing(&oracle, stones)))
        .every_small(
            |digits| number_of(digits).is_some_and(|stones| stones <= 1000),
            || (1..=1000).map(digits_of).collect(),
        )
        .formula(|digits| Some(remainder(digits)).filter(|&rest| rest > 0))
        .law("of a power of two, 1 or 2 is the least winning take, in turn", || {
            (0..830)
                .rev()
                .map(|exponent| (power_of_two(exponent), Some(1 + exponent % 2)))
                .collect()
        })
        .law("nines are lost, and won with one stone more or one less", || {
            let nines = |n: usize| vec![9; n];
            let less = |n: usize| [nines(n - 1), vec![8]].concat();
            let more = |n: usize| [vec![1], vec![0; n]].concat();
            let around = |n| [(nines(n), None), (less(n), Some(2)), (more(n), Some(1))];
            [250, 249, 20, 19, 2, 100_000].map(around).concat()
        })
        .study(
            study::study(),
            |digits| vec![number_of(digits).into_iter().collect()],
            study::pictures,
        )
        .not_studied(
            "a heap on the board has at most 2^64 - 1 stones, and this one has more",
            |digits| number_of(digits).is_none(),
        );
    run(this_problem!(), problem);
}
