//! Grundy's game, by its rules and by the definition.

use gamecore::{Division, Game, GrundyGame, HeapRules, Heaps, NimValued, Outcome};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::shape::{keeps, keeps_nim_values};

struct Dividing;

impl Ruleset for Dividing {
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
    let (oracle, game) = (Oracle::new(Dividing), GrundyGame.up_to(12));
    for heaps in multisets_of(0..=3, 0..=7).into_iter().chain(multisets_of(1..=1, 8..=12)) {
        assert_eq!(game.nim_value(&heaps), oracle.nim_value(&heaps), "{heaps:?}");
        let afters = |moves: Vec<Division>| -> Vec<Vec<u64>> {
            let afters = moves.iter().map(|division| super::sorted(game.after(&heaps, division)));
            let mut afters = super::sorted(afters.collect());
            afters.dedup();
            afters
        };
        let results = |positions: Vec<Vec<u64>>| {
            let mut results = super::sorted(positions.into_iter().map(super::sorted).collect());
            results.dedup();
            results
        };
        assert_eq!(
            afters(GrundyGame.moves(&heaps)),
            results(Dividing.options(&heaps)),
            "{heaps:?}"
        );
        let winning = results(oracle.winning_options(&heaps));
        assert_eq!(afters(game.winning_moves(&heaps)), winning, "{heaps:?}");
        keeps(&game, &heaps);
        keeps_nim_values(&game, &heaps);
    }
}

/// The table by sparse space is that by the definition, whatever its length.
#[test]
fn sparse_space() {
    let table = Heaps::up_to(GrundyGame, 9000);
    assert_eq!(GrundyGame.up_to(9000), table);
    for last in 0..=300 {
        assert_eq!(GrundyGame.up_to(last).table(), &table.table()[..=last as usize]);
    }
}

/// What is computed: the P-positions, and for every larger heap two different parts of the same
/// value. The parts of a heap can be chosen to differ by at most 7664.
fn the_last_p_position_is_1222(computed: u64) {
    let most_apart = 7664;
    let game = GrundyGame.up_to((computed + most_apart) / 2);
    let table = game.table();
    let zeros: Vec<u64> = (0..=1222).filter(|&heap| table[heap as usize] == 0).collect();
    assert_eq!(zeros, GrundyGame::P_POSITIONS);
    assert!(table[1223..].iter().all(|&value| value > 0));
    for heap in 1223..=computed as usize {
        let mut parts = (1..=(heap - 1) / 2).rev().take(most_apart as usize / 2 + 1);
        assert!(parts.any(|part| table[part] == table[heap - part]), "{heap}");
    }
}

#[test]
fn the_last_p_position_up_to_a_hundred_thousand() {
    the_last_p_position_is_1222(100_000);
}

#[test]
#[ignore = "twenty seconds"]
fn the_last_p_position_of_all() {
    the_last_p_position_is_1222(GrundyGame::COMPUTED);
}

#[test]
fn the_outcome_of_one_heap() {
    let game = GrundyGame.up_to(2000);
    for heap in 0..=2000 {
        let outcome = Outcome::from_nim_value(game.value(heap));
        assert_eq!(GrundyGame::heap_outcome(heap), Some(outcome), "{heap}");
    }
}
