//! Buttons (Timus 1023): the cap with which Bachet's game is lost.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::Oracle;
use problem::prelude::*;

use self::rules::ChosenLimit;

/// The least L with which the player who chooses it wins.
fn by_playing(oracle: &Oracle<ChosenLimit>, buttons: u64) -> u64 {
    oracle.winning_options(&vec![buttons]).first().map_or(0, |chosen| chosen[1])
}

/// The least divisor above 2 is 4 or an odd prime: the least odd divisor of what is left when
/// all twos are divided out, if that is more than 1.
fn by_odd_divisors(buttons: u64) -> u64 {
    let odd = buttons >> buttons.trailing_zeros();
    let mut small = (3..).step_by(2).take_while(|divisor| divisor * divisor <= odd);
    let prime = small.find(|divisor| odd % divisor == 0).unwrap_or(odd);
    match buttons % 4 {
        0 if prime != 3 => 3,
        _ => prime - 1,
    }
}

fn main() {
    let oracle = Oracle::new(ChosenLimit);
    let buttons = int("K", 3..=100_000_000).beyond(3..=1_000_000_000_000);
    let problem = Problem::new(single(buttons))
        .printing(Form::number(2..=99_999_999), u64::to_string)
        .solution(|&buttons| solution::solve(buttons))
        .studied(572)
        .rules(move |&buttons| by_playing(&oracle, buttons))
        .every_small(|&buttons| buttons <= 100, || (3..=100).collect())
        .formula(|&buttons| by_odd_divisors(buttons))
        .law("of a few buttons, as on a list made by hand", || {
            [(6, 2), (4, 3), (8, 3), (9, 2), (10, 4), (12, 2), (14, 6), (15, 2), (16, 3), (20, 3)]
                .to_vec()
        })
        .law("of a prime, all but one button", || {
            let primes = [99999989, 3, 5, 7, 97, 999983, 999999999989];
            primes.map(|prime| (prime, prime - 1)).to_vec()
        })
        .law("of twice an odd prime, as of the prime, and of four times, 3 from five on", || {
            let primes = [49999991, 5, 7, 97, 999983, 499999999979];
            let multiples = |prime: u64| [(2 * prime, prime - 1), (4 * prime, 3)];
            let mut cases = primes.map(multiples).concat();
            cases.retain(|&(buttons, _)| buttons <= 1_000_000_000_000);
            cases
        })
        .law("of the square of an odd prime, one less than the prime", || {
            [9973, 3, 5, 7, 97, 999983].map(|prime| (prime * prime, prime - 1)).to_vec()
        })
        .law("of a power of two, 3; of three times that, 2", || {
            (2..38).rev().flat_map(|e| [(1 << e, 3), (3 << e, 2)]).collect()
        })
        .study(study::study(), |&buttons| vec![vec![buttons]], study::pictures)
        .ends_soon("with L one less than the buttons, the heap is a single round: the choice, a take and the rest")
        .refuses("two buttons", "2\n", "at least 3 buttons");
    run(this_problem!(), problem);
}
