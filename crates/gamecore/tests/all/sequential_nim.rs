//! Sequential Nim against the bare rules, and at the end of `u64`.

use gamecore::{Game, MisereGame, NimValued, Outcome, SequentialNim, Take};
use oracle::games;
use oracle::positions::{rows, rows_of};
use oracle::{Oracle, Ruleset};

use crate::{shape, sorted};

#[test]
fn small_rows_are_as_played() {
    let oracle = Oracle::new(games::SequentialNim);
    for heaps in rows_of(0..=4, 0..=4).into_iter().chain(rows(7, 0..=2)) {
        assert_eq!(SequentialNim.nim_value(&heaps), oracle.nim_value(&heaps), "{heaps:?}");
        shape::is_as_played(&SequentialNim, &oracle, &heaps);
        shape::is_as_played_misere(&SequentialNim, &oracle, &heaps);
        // Every move leads to some nim-value.
        let largest = heaps.iter().max().map_or(0, |&heap| heap);
        let moves = (0..=largest).flat_map(|value| SequentialNim.moves_to(&heaps, value));
        let after = moves.map(|take| SequentialNim.after(&heaps, &take)).collect();
        let options = sorted(games::SequentialNim.options(&heaps));
        assert_eq!(sorted(after), options, "{heaps:?}");
        shape::keeps(&SequentialNim, &heaps);
        shape::keeps_misere(&SequentialNim, &heaps);
        shape::keeps_nim_values(&SequentialNim, &heaps);
    }
}

#[test]
fn large_heaps_do_not_overflow() {
    let most = u64::MAX;
    let take = |stones| Take { heap: 0, stones };
    assert_eq!(SequentialNim.nim_value(&[most, most, most]), most);
    assert_eq!(SequentialNim.nim_value(&[most - 1, most]), most - 2);
    assert_eq!(SequentialNim.winning_moves(&[most, most]), [take(most - 1)]);
    assert_eq!(SequentialNim.misere_winning_moves(&[most, 1]), [take(most)]);
    assert_eq!(SequentialNim.moves_to(&[most, most], most), [take(most)]);
    assert_eq!(SequentialNim.moves_to(&[most, most - 1], most - 2), [take(1)]);
    assert_eq!(SequentialNim.outcome(&vec![1; 100_001]), Outcome::N);
}

#[test]
#[should_panic(expected = "a move takes at least one stone")]
fn a_take_of_nothing_is_refused() {
    SequentialNim.after(&[0, 2], &Take { heap: 1, stones: 0 });
}
