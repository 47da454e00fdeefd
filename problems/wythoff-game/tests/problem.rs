//! Wythoff Game: the table of P-positions.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Wythoff;
use oracle::Oracle;
use problem::fixtures::wythoff_lost_positions;
use problem::prelude::*;

/// The first n + 1 lost positions, by playing them all in order of the smaller heap.
fn by_rules(oracle: &Oracle<Wythoff>, n: u64) -> Vec<(u64, u64)> {
    let mut lost: Vec<(u64, u64)> = Vec::new();
    for a in 0.. {
        // Where a is the larger heap of a lost position, taking down to that wins.
        if a > 0 && lost.iter().any(|&(_, larger)| larger == a) {
            continue;
        }
        let b = (a..).find(|&b| !oracle.next_wins(&(a, b)));
        lost.push((a, b.expect("the search has no end")));
        if lost.len() as u64 > n {
            break;
        }
    }
    lost
}

/// The first n + 1 lost positions: the smaller heaps grow by 2 or 1, in the order of the
/// Fibonacci word 2 1 2 2 1 ..., which remains itself when every 2 is replaced with 2 1 and
/// every 1 with 2.
fn by_fibonacci_word(n: usize) -> Vec<(u64, u64)> {
    let mut word: Vec<u64> = vec![2];
    while word.len() < n {
        word = word.iter().flat_map(|&step| if step == 2 { vec![2, 1] } else { vec![2] }).collect();
    }
    let later = word.into_iter().scan(1, |smaller, step| {
        *smaller += step;
        Some(*smaller)
    });
    let smaller = [0, 1].into_iter().chain(later);
    smaller.zip(0..).map(|(smaller, k)| (smaller, smaller + k)).take(n + 1).collect()
}

const POSITIONS: &str = "\
STRING(\"(0,0)\") SET(n = 0)
WHILE(MATCH(\"(\"))
    SET(n = n + 1)
    # the smaller heap of position n is at most 2 * n, the other is larger by n
    STRING(\"(\") INT(n, 2 * n) STRING(\",\") INT(2 * n, 3 * n) STRING(\")\")
END
NEWLINE
ASSERT(n <= 100000)";

fn main() {
    let oracle = Oracle::new(Wythoff);
    let number = int("n", 0..=100_000);
    // Long lines are for the laws: most random ones stay short.
    let short =
        |size: Size| int("n", 0..=100_000).strategy(Size { value: size.value.min(5000), ..size });
    let problem = Problem::new(to_eof(number.generated_by(short)))
        .printing(Form::lines(POSITIONS), |lost: &Vec<(u64, u64)>| {
            lost.iter().map(|(a, b)| format!("({a},{b})")).collect()
        })
        .solution(|&n| solution::solve(n).into_iter().map(|(a, b)| (a as u64, b as u64)).collect())
        .studied(645)
        .rules(move |&n| by_rules(&oracle, n))
        .every_small(|&n| n <= 60, || (0..=60).collect())
        .formula(|&n| wythoff_lost_positions().take(n as usize + 1).collect())
        .law("the smaller heaps grow by the Fibonacci word", || {
            [0, 1, 4181, 6765, 99_999, 100_000].map(|n| (n, by_fibonacci_word(n as usize))).to_vec()
        })
        .refuses("a table that is too long", "18446744073709551615", "18446744073709551615")
        .study(
            study::study(),
            |&n| wythoff_lost_positions().take(n as usize + 1).map(|(a, b)| vec![a, b]).collect(),
            study::pictures,
        );
    run(this_problem!(), problem);
}
