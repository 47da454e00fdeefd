//! The opponent chooses the heap: against the rules, and with large heaps.

use gamecore::judges::{OpponentChooses, TakeAndChoose};
use gamecore::{Game, Outcome};
use oracle::positions::rows_of;
use oracle::{games, Oracle};

use crate::shape;

#[test]
fn small_heaps_are_as_played() {
    let oracle = Oracle::new(games::OpponentChooses);
    for heaps in rows_of(0..=4, 0..=4) {
        let filled: Vec<usize> = (0..heaps.len()).filter(|&index| heaps[index] > 0).collect();
        let choices: Vec<Option<usize>> = filled.iter().copied().map(Some).collect();
        let wins = |choice: &Option<usize>| oracle.next_wins(&(heaps.clone(), *choice));
        let expected = Outcome::n_if(!choices.is_empty() && choices.iter().all(wins));
        assert_eq!(OpponentChooses.outcome_before_choice(&heaps), expected, "{heaps:?}");
        let choices = if choices.is_empty() { vec![None] } else { choices };
        for choice in choices {
            let position = (heaps.clone(), choice);
            let expected = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(OpponentChooses.outcome(&position), expected, "{position:?}");
            let moves = OpponentChooses.winning_moves(&position);
            let mut after: Vec<_> =
                moves.iter().map(|chosen| OpponentChooses.after(&position, chosen)).collect();
            let mut options = oracle.winning_options(&position);
            after.sort();
            options.sort();
            assert_eq!(after, options, "{position:?}");
            assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "{position:?}");
            shape::keeps(&OpponentChooses, &position);
        }
    }
}

#[test]
fn large_heaps() {
    let most = u64::MAX;
    let mut heaps = vec![most; 100_000];
    let position = (heaps.clone(), Some(7));
    let chosen = OpponentChooses.winning_move(&position);
    assert_eq!(chosen, Some(TakeAndChoose { stones: most - 1, next: Some(7) }));
    heaps[9] = 1;
    assert_eq!(OpponentChooses.outcome_before_choice(&heaps), Outcome::P);
    assert_eq!(OpponentChooses.outcome(&(heaps.clone(), Some(9))), Outcome::P);
    let chosen = OpponentChooses.winning_move(&(heaps, Some(7)));
    assert_eq!(chosen, Some(TakeAndChoose { stones: most - 2, next: Some(9) }));
}

#[test]
#[should_panic(expected = "heap 1 is chosen and empty")]
fn an_empty_heap_is_chosen() {
    OpponentChooses.outcome(&(vec![2, 0], Some(1)));
}

#[test]
#[should_panic(expected = "no heap 2 of 2")]
fn a_heap_that_is_not_there_is_chosen() {
    OpponentChooses.outcome(&(vec![2, 1], Some(2)));
}

#[test]
#[should_panic(expected = "no heap is chosen")]
fn no_next_heap() {
    let chosen = TakeAndChoose { stones: 1, next: None };
    OpponentChooses.after(&(vec![2, 0], Some(0)), &chosen);
}

#[test]
#[should_panic(expected = "3 stones may not be taken of 2")]
fn too_many_stones() {
    let chosen = TakeAndChoose { stones: 3, next: None };
    OpponentChooses.after(&(vec![2, 0], Some(0)), &chosen);
}
