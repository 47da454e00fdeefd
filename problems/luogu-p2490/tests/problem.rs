//! 黑白棋 (Luogu P2490): Moore's Nim between pieces, and how many placements are won.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::Oracle;
use problem::prelude::*;

use self::rules::{placements, BlackAndWhite, Pieces};

/// n, k and d.
type Case = (u64, u64, u64);

const MODULUS: u64 = 1_000_000_007;
const MOST: u64 = 10_000;

/// A binomial coefficient, if its product does not get too long.
fn binomial(a: u64, b: u64) -> u128 {
    (0..u128::from(b)).fold(1, |product, i| product * (u128::from(a) - i) / (i + 1))
}

/// An exact count, as the judge prints it.
fn printed(count: u128) -> u64 {
    (count % u128::from(MODULUS)) as u64
}

/// Sum by sum, all gaps without the lost ones, which are counted from the lowest digit on: without
/// it, the gaps are halved. The binomial coefficients are made of factorials and their inverses.
fn by_sums(&(n, k, d): &Case) -> u64 {
    let (n, pairs) = (n as usize, k as usize / 2);
    let (mut factorials, mut inverses, mut inverse) = (vec![1_u64], vec![1_u64], vec![0, 1_u64]);
    for number in 1..=n as u64 {
        if number > 1 {
            // MODULUS = q * number + r, so 1 / number = -q / r.
            let (q, r) = (MODULUS / number, MODULUS % number);
            inverse.push((MODULUS - q) * inverse[r as usize] % MODULUS);
        }
        let before = number as usize - 1;
        factorials.push(factorials[before] * number % MODULUS);
        inverses.push(inverses[before] * inverse[number as usize] % MODULUS);
    }
    let choose =
        |a: usize, b: usize| factorials[a] * inverses[b] % MODULUS * inverses[a - b] % MODULUS;
    let mut lost = vec![1_u64];
    let mut won = 0;
    for sum in 0..=n - 2 * pairs {
        if sum > 0 {
            let odd = (0..=pairs.min(sum)).step_by(d as usize + 1).filter(|odd| odd % 2 == sum % 2);
            let ways = odd.map(|odd| choose(pairs, odd) * lost[(sum - odd) / 2] % MODULUS);
            let ways = ways.sum::<u64>() % MODULUS;
            lost.push(ways);
        }
        let all = choose(sum + pairs - 1, pairs - 1);
        won += (all + MODULUS - lost[sum]) % MODULUS * choose(n - pairs - sum, pairs) % MODULUS;
    }
    won % MODULUS
}

/// `n k d`.
fn numbers() -> Shape<Case> {
    let n = int("n", 2..=MOST);
    let k = int("k", between(2, named("n").at_most(100)));
    let d = int("d", between(1, named("k")));
    (n, k, d).repaired_by(|(n, k, d)| (n, k - k % 2, d.min(k - k % 2))).such_that(
        "an even k",
        "ASSERT(k % 2 == 0)",
        |(_, k, _)| k % 2 == 0,
    )
}

/// Every case with these numbers of cells.
fn up_to(most: u64) -> Vec<Case> {
    let of = |n: u64| (2..=n).step_by(2).flat_map(move |k| (1..=k).map(move |d| (n, k, d)));
    (2..=most).flat_map(of).collect()
}

fn main() {
    let oracle = Oracle::new(BlackAndWhite);
    let problem = Problem::new(single(numbers()))
        .printing(Form::number(0..=1_000_000_006), u64::to_string)
        .solution(|&(n, k, d)| solution::solve(n as usize, k as usize, d as usize))
        .studied(4655)
        .rules(move |&(n, k, d): &Case| {
            let wins =
                |cells: &Vec<u64>| oracle.next_wins(&Pieces { d, mover: 0, cells: cells.clone() });
            placements(n, k).iter().filter(|cells| wins(cells)).count() as u64
        })
        .every_small(|(n, ..)| *n <= 10, || up_to(9))
        .formula(by_sums)
        .law("a pair is lost if and only if nothing is between its pieces", || {
            let case = |n: u64| ((n, 2, n % 2 + 1), printed(binomial(n - 1, 2)));
            [2, 3, 4, 1000, 9_999, MOST].map(case).to_vec()
        })
        .law("without free cells nobody can move", || {
            [2, 4, 50, 100].map(|k| ((k, k, k / 2), 0)).to_vec()
        })
        .law("if all pairs may be shifted at once, only closed pairs are lost", || {
            let won = |n, k| printed(binomial(n, k) - binomial(n - k / 2, k / 2));
            let case = |(n, k)| [k / 2, k].map(|d| ((n, k, d), won(n, k)));
            [(10, 4), (11, 4), (MOST, 4), (9_999, 6), (MOST, 8)].map(case).concat()
        })
        .law("if all pairs but one may be shifted at once, only equal gaps are lost", || {
            let won = |n, k: u64| {
                let half = k / 2;
                let gaps = (0..).take_while(|gap| half * gap + k <= n);
                let lost: u128 = gaps.map(|gap| binomial(n - half * (gap + 1), half)).sum();
                printed(binomial(n, k) - lost)
            };
            let case = |(n, k)| ((n, k, k / 2 - 1), won(n, k));
            [(10, 4), (12, 6), (MOST, 4), (9_999, 6), (MOST, 8)].map(case).to_vec()
        })
        .refuses("an odd k", "10 3 2", "k is odd: 3")
        .refuses("more pieces than cells", "4 6 2", "k is above n: 6")
        .refuses("too many cells for a table", "10000000 2 1", "n times k is above 10^7")
        .study(study::study(), |&(n, k, d)| vec![vec![n, k, d]], study::pictures)
        .not_studied("there are too many placements to list them", |&(n, k, _)| {
            !study::is_listed(n, k)
        });
    run(this_problem!(), problem);
}
