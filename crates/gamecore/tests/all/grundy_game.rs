//! Grundy's game, by its rules and by the definition.

use gamecore::grundy_game::{
    heap_outcome, moves, nim_values, winning_moves, COMPUTED, P_POSITIONS,
};
use gamecore::{NimValues, Outcome};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

struct Heaps;

impl Ruleset for Heaps {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for index in 0..heaps.len() {
            for part in 1..heaps[index] {
                if 2 * part != heaps[index] {
                    let mut option = heaps.clone();
                    option[index] -= part;
                    option.push(part);
                    options.push(option);
                }
            }
        }
        options
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        super::sorted(heaps.clone())
    }
}

#[test]
fn small_positions() {
    let (oracle, values) = (Oracle::new(Heaps), nim_values(12));
    for heaps in multisets_of(0..=3, 0..=7).into_iter().chain(multisets_of(1..=1, 8..=12)) {
        let sum = values.nim_sum(heaps.iter().copied());
        assert_eq!(sum, oracle.nim_value(&heaps), "{heaps:?}");
        let afters = |moves: Vec<gamecore::Division>| -> Vec<Vec<u64>> {
            let afters = moves.iter().map(|division| super::sorted(division.after(&heaps)));
            let mut afters = super::sorted(afters.collect());
            afters.dedup();
            afters
        };
        let results = |positions: Vec<Vec<u64>>| {
            let mut results = super::sorted(positions.into_iter().map(super::sorted).collect());
            results.dedup();
            results
        };
        assert_eq!(afters(moves(&heaps)), results(Heaps.options(&heaps)), "{heaps:?}");
        let winning = results(oracle.winning_options(&heaps));
        assert_eq!(afters(winning_moves(&heaps, &values)), winning, "{heaps:?}");
    }
}

/// The table by sparse space is that by the definition, whatever its length.
#[test]
fn sparse_space() {
    let table = NimValues::tabulate(9000, 9000, |smaller, marks| {
        let heap = smaller.len();
        for part in (1..heap).take_while(|&part| part < heap - part) {
            marks.mark(u64::from(smaller[part] ^ smaller[heap - part]));
        }
    });
    assert_eq!(nim_values(9000), table);
    for last in 0..=300 {
        assert_eq!(nim_values(last).table(), &table.table()[..=last as usize]);
    }
}

/// What is computed: the P-positions, and for every larger heap two different parts of the same
/// value. The parts of a heap can be chosen to differ by at most 7664.
#[test]
fn the_last_p_position_is_1222() {
    let most_apart = 7664;
    let values = nim_values((COMPUTED + most_apart) / 2);
    let table = values.table();
    let zeros: Vec<u64> = (0..=1222).filter(|&heap| table[heap as usize] == 0).collect();
    assert_eq!(zeros, P_POSITIONS);
    assert!(table[1223..].iter().all(|&value| value > 0));
    for heap in 1223..=COMPUTED as usize {
        let mut parts = (1..=(heap - 1) / 2).rev().take(most_apart as usize / 2 + 1);
        assert!(parts.any(|part| table[part] == table[heap - part]), "{heap}");
    }
    for heap in 0..=2000 {
        let outcome = Outcome::from_nim_value(values.value(heap));
        assert_eq!(heap_outcome(heap), Some(outcome), "{heap}");
    }
}
