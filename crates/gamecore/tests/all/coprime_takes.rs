//! Coprime takes, by the rules and at the far end of a table.

use gamecore::{prime_factors, CoprimeTakes, Game, Outcome, Take};
use oracle::games::Sum;
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::shape;

struct Heap;

impl Ruleset for Heap {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        let common = |take: u64| (2..=take).any(|factor| heap % factor == 0 && take % factor == 0);
        (1..=heap).filter(|&take| !common(take)).map(|take| heap - take).collect()
    }
}

#[test]
fn small_positions() {
    let (single, oracle) = (Oracle::new(Heap), Oracle::new(Sum(Heap)));
    for last in 0..=200 {
        let game = CoprimeTakes::up_to(last);
        assert_eq!(game.value(last), single.nim_value(&last), "{last}");
    }
    let game = CoprimeTakes::up_to(20);
    for heaps in multisets_of(0..=3, 0..=9) {
        let outcome = Outcome::n_if(oracle.next_wins(&heaps));
        assert_eq!(game.outcome(&heaps), outcome, "{heaps:?}");
        let afters: Vec<Vec<u64>> =
            game.winning_moves(&heaps).iter().map(|take| game.after(&heaps, take)).collect();
        let winning = super::sorted(oracle.winning_options(&heaps));
        assert_eq!(super::sorted(afters), winning, "{heaps:?}");
        shape::keeps(&game, &heaps);
        shape::keeps_nim_values(&game, &heaps);
    }
}

/// There are 664579 primes up to 10^7, and 9999991 is the last of them.
#[test]
fn ten_million_heaps() {
    let game = CoprimeTakes::up_to(10_000_000);
    assert_eq!(game.value(9_999_991), 664_579);
    assert_eq!(game.value(10_000_000), 0);
    for heap in (9_990_001..10_000_000).step_by(2) {
        assert_eq!(game.value(heap), game.value(prime_factors(heap)[0]), "{heap}");
    }
}

#[test]
#[should_panic(expected = "4 stones may not be taken from 6")]
fn a_take_with_a_common_factor() {
    CoprimeTakes::up_to(6).after(&[6], &Take { heap: 0, stones: 4 });
}

#[test]
#[should_panic(expected = "0 stones may not be taken from 1")]
fn a_take_of_nothing() {
    CoprimeTakes::up_to(6).after(&[1], &Take { heap: 0, stones: 0 });
}

#[test]
#[should_panic(expected = "heap 7 is beyond the table, which ends at 6")]
fn a_heap_beyond_the_table() {
    CoprimeTakes::up_to(6).outcome(&[2, 7]);
}
