//! Takes from a range.

use gamecore::{Game, NimValued, RangedNim, SumGame, Take, TakeRange};
use oracle::games::{Subtraction, Sum};
use oracle::positions::multisets_of;
use oracle::Oracle;

use crate::{results, shape, sorted};

#[test]
fn all_winning_moves_of_small_positions_are_found() {
    for (least, most) in (1..=4).flat_map(|least| (least..=7).map(move |most| (least, most))) {
        let game = RangedNim::new(least, most);
        let oracle = Oracle::new(Sum(Subtraction((least..=most).collect())));
        let sizes = [multisets_of(0..=1, 0..=40), multisets_of(2..=2, 0..=12)].concat();
        for heaps in [sizes, multisets_of(3..=3, 0..=5)].concat() {
            let moves = game.winning_moves(&heaps);
            let wins = sorted(oracle.winning_options(&heaps));
            assert_eq!(results(&game, &heaps, &moves), wins, "{least} to {most} from {heaps:?}");
            assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "{moves:?} are in order");
            assert_eq!(game.outcome(&heaps).is_n(), oracle.next_wins(&heaps), "{heaps:?}");
            let ranges = game.winning_ranges(&heaps);
            let in_ranges: Vec<Take> = ranges.iter().flat_map(TakeRange::iter).collect();
            assert_eq!(in_ranges, moves, "{least} to {most} from {heaps:?}");
            shape::keeps(&game, &heaps);
            shape::keeps_nim_values(&game, &heaps);
        }
    }
}

#[test]
fn nim_values_of_small_heaps_are_right() {
    for (least, most) in (1..=6).flat_map(|least| (least..=12).map(move |most| (least, most))) {
        let game = RangedNim::new(least, most);
        let oracle = Oracle::new(Subtraction((least..=most).collect()));
        for heap in 0..=60 {
            let value = game.nim_value(&[heap]);
            assert_eq!(value, oracle.nim_value(&heap), "{least} to {most} from {heap}");
            assert_eq!(game.component_moves(0, &heap, value), []);
        }
    }
}

#[test]
fn nothing_overflows() {
    const END: u64 = u64::MAX;
    let takes = |fewest, greatest| TakeRange { heap: 0, fewest, greatest };
    assert_eq!(RangedNim::new(1, END).nim_value(&[END]), END);
    assert_eq!(RangedNim::new(END, END).nim_value(&[END]), 1);
    assert_eq!(RangedNim::new(END, END).nim_value(&[END - 1]), 0);
    assert_eq!(RangedNim::new(1, END).winning_ranges(&[END]), [takes(END, END)]);
    assert_eq!(RangedNim::new(END, END).winning_ranges(&[END, END - 1]), [takes(END, END)]);
    assert_eq!(RangedNim::new(1, 2).winning_ranges(&[END, END]), []);
    // Fewer than 2^62 stones must be left, but 2^61 at least.
    let (least, most) = (1 << 62, END - (1 << 62));
    let ranges = RangedNim::new(least, most).winning_ranges(&[END - (1 << 61)]);
    assert_eq!(ranges, [takes(most - (1 << 61) + 1, most)]);
}

#[test]
#[should_panic(expected = "at least 3 and at most 2 stones")]
fn an_empty_range_is_refused() {
    let _ = RangedNim::new(3, 2);
}

#[test]
#[should_panic(expected = "a move that takes 0 stones")]
fn a_take_of_nothing_is_refused() {
    let _ = RangedNim::new(0, 2);
}

#[test]
#[should_panic(expected = "6 stones may not be taken")]
fn a_take_outside_the_range_is_refused() {
    RangedNim::new(2, 5).after(&[9], &Take { heap: 0, stones: 6 });
}
