//! Sequential Nim against the bare rules, and at the end of `u64`.

use gamecore::sequential_nim::{
    misere_outcome, misere_winning_moves, nim_value, outcome, winning_moves,
};
use gamecore::{Outcome, Take};
use oracle::games::SequentialNim;
use oracle::positions::{rows, rows_of};
use oracle::Oracle;

#[test]
fn small_rows_are_as_played() {
    let oracle = Oracle::new(SequentialNim);
    let after = |heaps: &[u64], takes: Vec<Take>| -> Vec<Vec<u64>> {
        takes.iter().map(|take| take.after(heaps)).collect()
    };
    for heaps in rows_of(0..=4, 0..=4).into_iter().chain(rows(7, 0..=2)) {
        assert_eq!(nim_value(&heaps), oracle.nim_value(&heaps), "{heaps:?}");
        let normal = Outcome::n_if(oracle.next_wins(&heaps));
        let misere = Outcome::n_if(oracle.next_wins_misere(&heaps));
        assert_eq!(outcome(heaps.clone()), normal, "{heaps:?}");
        assert_eq!(misere_outcome(heaps.clone()), misere, "misere {heaps:?}");
        assert_eq!(after(&heaps, winning_moves(&heaps)), oracle.winning_options(&heaps));
        let misere = oracle.winning_options_misere(&heaps);
        assert_eq!(after(&heaps, misere_winning_moves(&heaps)), misere, "misere {heaps:?}");
    }
}

#[test]
fn large_heaps_do_not_overflow() {
    let most = u64::MAX;
    assert_eq!(nim_value(&[most, most, most]), most);
    assert_eq!(nim_value(&[most - 1, most]), most - 2);
    assert_eq!(winning_moves(&[most, most]), [Take { heap: 0, stones: most - 1 }]);
    assert_eq!(misere_winning_moves(&[most, 1]), [Take { heap: 0, stones: most }]);
    assert_eq!(outcome(vec![1; 100_001]), Outcome::N);
}
