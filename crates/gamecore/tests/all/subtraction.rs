//! Subtraction games, held against the bare rules and against each other.

use std::collections::HashSet;

use gamecore::{subtraction_period, Game, HeapRules, Outcome, Period, SubtractionGame};
use oracle::games::{Subtraction, Sum};
use oracle::positions::multisets;
use oracle::{Oracle, Ruleset};
use proptest::prelude::*;

use crate::shape::{keeps, keeps_nim_values};
use crate::{sorted, widened};

fn game<I: IntoIterator<Item = u64>>(amounts: I) -> SubtractionGame {
    SubtractionGame::new(amounts).unwrap()
}

/// Every set of amounts from 1 to `most`, the empty one included.
fn sets_up_to(most: u64) -> Vec<Vec<u64>> {
    let chosen = |set: u64| (1..=most).filter(|amount| set >> (amount - 1) & 1 == 1).collect();
    (0..1 << most).map(chosen).collect()
}

/// Every set whose largest amount is `most`.
fn sets_with_largest(most: u64) -> Vec<Vec<u64>> {
    let mut sets = sets_up_to(most);
    sets.retain(|amounts| amounts.last() == Some(&most));
    sets
}

/// The smallest period, by trying all up to half the length of the table.
fn period_by_trial(values: &[u16]) -> Period {
    let trial = |period: usize| {
        let differs = (0..values.len() - period).rev().find(|&n| values[n] != values[n + period]);
        let preperiod = differs.map_or(0, |n| n + 1) as u64;
        Period::new(preperiod, period as u64)
    };
    let shown = |found: &Period| found.preperiod() + found.period() <= values.len() as u64 / 2;
    (1..=values.len() / 2).map(trial).find(shown).expect("the table is long enough")
}

fn periods(sets: &[Vec<u64>]) -> Vec<(Vec<u64>, Period)> {
    let period =
        |amounts: &Vec<u64>| game(amounts.clone()).periodic(10_000).unwrap().period().unwrap();
    sets.iter().map(|amounts| (amounts.clone(), period(amounts))).collect()
}

#[test]
fn nim_values_follow_the_rules() {
    for amounts in sets_up_to(8) {
        let table = game(amounts.clone()).up_to(40);
        let oracle = Oracle::new(Subtraction(amounts.clone()));
        let ruled: Vec<u64> = (0..=40).map(|heap| oracle.nim_value(&heap)).collect();
        assert_eq!(widened(table.table()), ruled, "{amounts:?}");
        let long = game(amounts.clone()).up_to(600);
        let proved = subtraction_period(&amounts, long.table());
        assert_eq!(proved, Some(period_by_trial(long.table())), "{amounts:?}");
    }
}

#[test]
fn amounts_come_in_any_order_and_may_repeat() {
    let rules = game(vec![4, 1, 3, 1, 4, u64::MAX]);
    assert_eq!(rules.amounts(), [1, 3, 4, u64::MAX]);
    assert_eq!(rules.up_to(8).table(), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    assert_eq!(game(vec![]).up_to(2).table(), [0, 0, 0]);
    assert_eq!(game(1..=100).up_to(201).table()[99..=101], [99, 100, 0]);
}

#[test]
fn nothing_cannot_be_taken() {
    let error = SubtractionGame::new([2, 0]).unwrap_err();
    assert_eq!(error.to_string(), "an amount of a subtraction game is 0");
}

#[test]
fn a_set_without_room_for_its_values() {
    for last in [0, 1, 63, 64, 65, 127, 128] {
        let rules = game([1, 2, 64, 65, 127, 128, 129, u64::MAX]);
        assert_eq!(rules.dense_up_to(last), rules.up_to(last), "{last}");
    }
    let all = game(1..=1000);
    assert_eq!(all.dense_up_to(3000), all.up_to(3000));
}

#[test]
fn periods_are_the_smallest() {
    for amounts in sets_up_to(10) {
        let rules = game(amounts.clone());
        let table = rules.up_to(1000);
        let values = rules.periodic(2000).unwrap();
        assert_eq!(values.period(), Some(period_by_trial(table.table())), "{amounts:?}");
        for (heap, &value) in table.table().iter().enumerate() {
            assert_eq!(values.value(heap as u64), u64::from(value), "{amounts:?}, heap {heap}");
        }
    }
}

#[test]
fn a_period_is_found_as_soon_as_it_is_proved() {
    // 22 values, and the largest amount, 7, of them again: the heaps 0 to 28.
    let rules = game(vec![2, 5, 7]);
    assert_eq!(rules.periodic(27).unwrap_err().limit, 27);
    assert_eq!(rules.periodic(28).unwrap().period(), Some(Period::new(0, 22)));
    assert_eq!(rules.periodic(0).unwrap_err().limit, 0);
    let far = game(vec![1, u64::MAX]);
    assert_eq!(far.periodic(1000).unwrap_err().limit, 1000);
}

#[test]
fn which_sets_are_periodic_from_the_beginning() {
    for most in 1..=6 {
        let periods = periods(&sets_with_largest(most));
        assert!(periods.iter().all(|(_, found)| found.preperiod() == 0), "largest amount {most}");
        let longest = periods.iter().map(|(_, found)| found.period()).max();
        assert_eq!(longest, Some(2 * most), "largest amount {most}");
    }
    let mut late = periods(&sets_with_largest(7));
    late.retain(|(_, found)| found.preperiod() > 0);
    assert_eq!(late, [(vec![2, 4, 7], Period::new(8, 3))]);
}

#[test]
fn the_sets_with_largest_amount_ten() {
    let periods = periods(&sets_with_largest(10));
    let early = periods.iter().filter(|(_, found)| found.preperiod() == 0).count();
    assert_eq!((early, periods.len()), (483, 512));
    let slowest = periods.iter().max_by_key(|(_, found)| found.period()).unwrap();
    assert_eq!((&slowest.0[..], slowest.1.period()), (&[2, 3, 6, 7, 9, 10][..], 58));
    let latest = periods.iter().max_by_key(|(_, found)| found.preperiod()).unwrap();
    assert_eq!((&latest.0[..], latest.1.preperiod()), (&[3, 7, 8, 10][..], 30));
}

#[test]
fn long_periods_of_larger_sets() {
    let rules = game(vec![2, 3, 5, 7, 8, 9, 11, 13, 15, 18, 20]);
    assert_eq!(rules.periodic(10_000).unwrap().period().unwrap().period(), 1178);
    let rules = game(vec![2, 3, 5, 6, 9, 13, 16, 17, 19, 20, 22]);
    assert_eq!(rules.periodic(10_000).unwrap().period().unwrap().period(), 4464);
}

#[test]
fn formulas_agree_with_tables() {
    for amounts in sets_up_to(10) {
        for unit in 1..=3 {
            let rules = game(amounts.iter().map(|amount| amount * unit));
            let Some(formula) = rules.closed_form() else {
                continue;
            };
            for (heap, &value) in rules.up_to(150).table().iter().enumerate() {
                let value = u64::from(value);
                assert_eq!(formula.value(heap as u64), value, "{amounts:?} * {unit}, heap {heap}");
            }
        }
    }
}

#[test]
fn which_sets_have_a_formula() {
    let families = [
        (1..=7).collect(),
        vec![1, 3, 9, 11],
        vec![1, 2, 4, 8, 16],
        vec![1, 2, 3, 5, 10, 15],
        (3..=8).collect(),
        vec![3, 8],
        vec![5],
        vec![],
    ];
    for unit in 1..=3u64 {
        for amounts in &families {
            let rules = game(amounts.iter().map(|amount: &u64| amount * unit));
            assert!(rules.closed_form().is_some(), "{amounts:?} * {unit}");
        }
    }
    for amounts in [vec![1, 3, 4], vec![1, 2, 6], vec![2, 3, 5], vec![2, 4, 7]] {
        assert_eq!(game(amounts.clone()).closed_form(), None, "{amounts:?}");
    }
}

#[test]
fn formulas_have_no_upper_end() {
    let value =
        |amounts: Vec<u64>, heap| game(amounts).closed_form().expect("a formula").value(heap);
    assert_eq!(value(vec![], u64::MAX), 0);
    assert_eq!(value(vec![1], u64::MAX), 1);
    assert_eq!(value(vec![u64::MAX], u64::MAX), 1);
    assert_eq!(value(vec![u64::MAX], u64::MAX - 1), 0);
    assert_eq!(value(vec![1, u64::MAX - 1], u64::MAX), 0);
    assert_eq!(value(vec![1, u64::MAX - 1], u64::MAX - 1), 2);
    assert_eq!(value(vec![u64::MAX - 1, u64::MAX], u64::MAX), 1);
}

#[test]
fn formulas_and_periods_agree_on_huge_heaps() {
    for amounts in sets_up_to(10) {
        let rules = game(amounts.clone());
        let values = rules.periodic(2000).unwrap();
        for heap in (0..100).map(|below| 1_000_000_000_000_000_000 - below) {
            if let Some(formula) = rules.closed_form() {
                assert_eq!(formula.value(heap), values.value(heap), "{amounts:?}, heap {heap}");
            }
        }
    }
}

#[test]
fn a_huge_heap_is_reduced_by_the_period() {
    let rules = game(vec![2, 4, 7]);
    let table = rules.up_to(1000);
    let values = rules.periodic(1000).unwrap();
    for heap in 1_000_000_000_000_000_000..1_000_000_000_000_000_100u64 {
        let small = 100 + (heap - 100) % 3;
        assert_eq!(values.value(heap), table.value(small), "heap {heap}");
    }
}

#[test]
fn winning_moves_are_all_and_only_those() {
    for amounts in [vec![1, 2, 3], vec![1, 3, 4], vec![2, 4, 7], vec![2, 3, 6], vec![]] {
        let game = game(amounts.clone()).up_to(12);
        let oracle = Oracle::new(Sum(Subtraction(amounts.clone())));
        for heaps in (0..=3).flat_map(|size| multisets(size, 0..=12)) {
            let expected = Outcome::n_if(oracle.next_wins(&heaps));
            assert_eq!(game.outcome(&heaps), expected, "{amounts:?}, {heaps:?}");
            let legal = oracle.rules().options(&heaps);
            let moves = game.rules().moves(&heaps);
            let all = moves.iter().map(|take| game.after(&heaps, take)).collect();
            assert_eq!(sorted(all), sorted(legal), "{amounts:?}, {heaps:?}");
            let moves = game.winning_moves(&heaps);
            assert_eq!(sorted(moves.clone()), moves, "{amounts:?}, {heaps:?}: in order");
            let reached: HashSet<_> = moves.iter().map(|take| game.after(&heaps, take)).collect();
            let wins: HashSet<_> = oracle.winning_options(&heaps).into_iter().collect();
            assert_eq!(reached, wins, "{amounts:?}, {heaps:?}");
            assert_eq!(moves.len(), wins.len(), "{amounts:?}, {heaps:?}: none twice");
            keeps(&game, &heaps);
            keeps_nim_values(&game, &heaps);
        }
    }
}

proptest! {
    #[test]
    fn random_sets_follow_the_rules(amounts in prop::collection::vec(1..40u64, 0..12)) {
        let table = game(amounts.clone()).up_to(150);
        let oracle = Oracle::new(Subtraction(amounts));
        for (heap, &value) in table.table().iter().enumerate() {
            prop_assert_eq!(u64::from(value), oracle.nim_value(&(heap as u64)));
        }
    }

    #[test]
    fn bits_give_the_same_table(
        amounts in prop::collection::vec(1..300u64, 0..200),
        last in 0..400u64,
    ) {
        let rules = game(amounts);
        prop_assert_eq!(rules.dense_up_to(last), rules.up_to(last));
    }

    #[test]
    fn a_proved_period_holds_far_beyond_the_proof(amounts in prop::collection::vec(1..16u64, 1..8)) {
        let rules = game(amounts);
        let values = rules.periodic(5000).unwrap();
        for (heap, &value) in rules.up_to(20_000).table().iter().enumerate() {
            prop_assert_eq!(values.value(heap as u64), u64::from(value));
        }
    }
}
