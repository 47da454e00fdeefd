//! Kiki and Cici (HDU 1847): the format, the rules, the positions.

use judge::prelude::*;
use oracle::games::Subtraction;
use oracle::Oracle;

/// The remainder by 3, without dividing by 3: four is one more than three, so a
/// number leaves the same remainder as the sum of its digits in base four.
fn remainder_by_digits(mut cards: u64) -> u64 {
    while cards > 3 {
        cards = cards / 4 + cards % 4;
    }
    cards % 3
}

fn main() {
    let powers_of_two = (0..64).map(|exponent| 1 << exponent).collect();
    let oracle = Oracle::new(Subtraction(powers_of_two));
    let winning = oracle.clone();
    let answer = |kiki_wins| word(kiki_wins, "Kiki", "Cici");
    let problem = Problem::new(to_eof(int("n", 1..=1000).beyond(1..=u64::MAX)))
        .rules(move |cards| answer(oracle.next_wins(cards)))
        .every_small(|cards| *cards <= 1000, || (1..=1000).collect())
        .formula(move |cards| answer(remainder_by_digits(*cards) != 0))
        .winning(move |cards| winning.winning_results(cards))
        .law("only multiples of 3 are lost, to the end of u64", move || {
            (u64::MAX - 6..=u64::MAX).zip([0, 1, 2, 0, 1, 2, 0].map(|n| answer(n != 0))).collect()
        })
        .workload("packs", 1_000_000, |packs, random| random.list(packs, 1..=1000));
    run(this_problem!(), problem);
}
