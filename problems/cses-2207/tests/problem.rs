//! Grundy's Game (CSES 2207): a heap is divided into two unequal ones.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::sync::OnceLock;

use problem::prelude::*;

use self::rules::Dividing;

/// As far as the formula has a table of its own. Beyond, it relies on what is computed: there is
/// no further P-position up to 10^6.
const TABLE: usize = 3000;

/// The nim-values by the definition, forwards: a pair of heaps marks its sum.
fn values() -> &'static [usize] {
    static VALUES: OnceLock<Vec<usize>> = OnceLock::new();
    VALUES.get_or_init(|| {
        let mut reached = vec![[0_u64; 4]; TABLE + 1];
        let mut values: Vec<usize> = vec![0];
        for heap in 1..=TABLE {
            let words = reached[heap];
            let full = words.iter().take_while(|&&word| word == u64::MAX).count();
            let value = 64 * full + words[full].trailing_ones() as usize;
            for other in (1..heap).take_while(|other| heap + other <= TABLE) {
                let sum = value ^ values[other];
                reached[heap + other][sum / 64] |= 1 << (sum % 64);
            }
            values.push(value);
        }
        values
    })
}

fn first_wins(heap: u64) -> bool {
    heap as usize > TABLE || values()[heap as usize] > 0
}

/// The lost heaps up to 10^6 that have coins.
const LOST: [u64; 41] = [
    1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
    362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];

/// Divide it into two parts of value 0 and different sizes.
fn sums_of_two_lost() -> Vec<(u64, bool)> {
    let pairs = LOST.iter().flat_map(|&a| LOST.iter().map(move |&b| (a, b)));
    pairs.filter(|(a, b)| a < b).map(|(a, b)| (a + b, true)).collect()
}

fn main() {
    let values = solution::nim_values();
    let heap = int("n", 1..=1_000_000).beyond(0..=1_000_000);
    let problem = Problem::new(counted(int("t", 1..=100_000).beyond(0..=u64::MAX), heap))
        .winner("first", "second")
        .solution(move |&heap| solution::solve(&values, heap))
        .studied(6925)
        .rules(by_play(Dividing, |&heap| vec![heap]))
        .every_small(|&heap| heap <= 26, || (1..=26).collect())
        .formula(|&heap| first_wins(heap))
        .law("the lost heaps up to 1300", || (1..=1300).map(|n| (n, !LOST.contains(&n))).collect())
        .law("the sum of two different lost heaps is won", sums_of_two_lost)
        .law("a power of two more than a lost heap is won from 1223 on", || {
            let powers = (11..20).map(|exponent| 1 << exponent);
            powers.flat_map(|power| LOST.map(|lost| (power + lost, true))).collect()
        })
        .law("no heap from 1223 to 10^6 is lost", || {
            let round = (2_000..=1_000_000).step_by(1000);
            (1223..=1_000_000).rev().step_by(37).chain(round).map(|heap| (heap, true)).collect()
        })
        .refuses("a heap for which nothing is computed", "1 1000001", "1000001")
        .study(study::study(), |&heap| vec![vec![heap]], study::pictures);
    run(this_problem!(), problem);
}
