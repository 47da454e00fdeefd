//! Number Game (Codeforces 1370C): a number is divided by odd divisors, or falls by 1.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::prelude::*;

use self::rules::DivideOrSubtract;

const LARGEST: u64 = 10_000_000_000;

/// By the number of odd divisors greater than 1: an even number is lost if it has one of them, or
/// none if 4 divides it. No number is asked whether it is prime.
fn wins_by_divisors(n: u64) -> bool {
    let small = (1..).take_while(|divisor| divisor * divisor <= n);
    let odd = |small: u64| match n % small {
        0 if small * small == n => small % 2,
        0 => small % 2 + n / small % 2,
        _ => 0,
    };
    let above_1 = small.map(odd).sum::<u64>() - 1;
    match n % 4 {
        0 => above_1 != 0,
        2 => above_1 != 1,
        _ => n != 1,
    }
}

/// Half of the random numbers are twice a small multiple of a number, as otherwise few are lost.
fn numbers() -> Shape<u64> {
    let n = int("n", 1..=1_000_000_000).beyond(1..=LARGEST);
    let any = n.clone();
    n.generated_by(move |size| {
        let any = any.clone().strategy(size);
        let few_factors = any.clone().prop_map(|n| match n % 3 {
            0 => 1 << (n % 28),
            _ => 2 * (n % 100 * 2 + 1),
        });
        any.prop_union(few_factors.boxed()).boxed()
    })
}

fn main() {
    let problem = Problem::new(counted(int("t", 1..=100).beyond(0..=u64::MAX), numbers()))
        .winner("Ashishgup", "FastestFinger")
        .invalid("number-0", "1\n0\n")
        .solution(|&n| solution::solve(n))
        .studied(36)
        .rules(by_play(DivideOrSubtract, |&n| n))
        .every_small(|&n| n <= 5000, || (1..=2000).collect())
        .formula(|&n| wins_by_divisors(n))
        .law("of the powers of two only 2 is won", || {
            (0..34).map(|twos| (1 << twos, twos == 1)).collect()
        })
        .law("an odd number above 1 is divided by itself", || {
            (0..500)
                .flat_map(|k| [(999_999_999 - 2 * k, true), (LARGEST - 1 - 2 * k, true)])
                .collect()
        })
        .law("twice a known prime is lost, and four times is won", || {
            // Two Mersenne primes, and primes that are used as moduli.
            let primes = [524_287, 2_147_483_647, 998_244_353, 1_000_000_007, 1_000_000_009];
            primes.iter().flat_map(|prime| [(2 * prime, false), (4 * prime, true)]).collect()
        })
        .law("twice a square and twice a product of neighbours are won", || {
            let odd = (3..=22_359).step_by(2).chain(70_001..=70_001);
            odd.flat_map(|odd: u64| [(2 * odd * odd, true), (2 * odd * (odd - 2).max(3), true)])
                .collect()
        })
        .study(study::study(), |&n| vec![vec![n]], study::pictures)
        .ends_soon("from every won number the winner needs at most two moves")
        .refuses("the number 0", "1 0", "the number is 0");
    run(this_problem!(), problem);
}
