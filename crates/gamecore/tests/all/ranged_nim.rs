//! Takes from a range.

use gamecore::ranged_nim::{self, TakeRange};
use oracle::games::{Subtraction, Sum};
use oracle::positions::multisets_of;
use oracle::Oracle;

#[test]
fn all_winning_moves_of_small_positions_are_found() {
    for (least, most) in (1..=4).flat_map(|least| (least..=7).map(move |most| (least, most))) {
        let oracle = Oracle::new(Sum(Subtraction((least..=most).collect())));
        let sizes = [multisets_of(0..=1, 0..=40), multisets_of(2..=2, 0..=12)].concat();
        for heaps in [sizes, multisets_of(3..=3, 0..=5)].concat() {
            let moves = ranged_nim::winning_moves(&heaps, least, most);
            let results: Vec<_> = moves.iter().map(|take| take.after(&heaps)).collect();
            assert_eq!(
                super::sorted(results),
                super::sorted(oracle.winning_options(&heaps)),
                "{least} to {most} from {heaps:?}"
            );
            assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "{moves:?} are in order");
            let outcome = ranged_nim::outcome(heaps.iter().copied(), least, most);
            assert_eq!(outcome.choose(true, false), oracle.next_wins(&heaps), "{heaps:?}");
        }
    }
}

#[test]
fn nim_values_of_small_heaps_are_right() {
    for (least, most) in (1..=6).flat_map(|least| (least..=12).map(move |most| (least, most))) {
        let oracle = Oracle::new(Subtraction((least..=most).collect()));
        for heap in 0..=60 {
            let value = ranged_nim::nim_value(heap, least, most);
            assert_eq!(value, oracle.nim_value(&heap), "{least} to {most} from {heap}");
        }
    }
}

#[test]
fn nothing_overflows() {
    const END: u64 = u64::MAX;
    let takes = |fewest, greatest| TakeRange { heap: 0, fewest, greatest };
    assert_eq!(ranged_nim::nim_value(END, 1, END), END);
    assert_eq!(ranged_nim::nim_value(END, END, END), 1);
    assert_eq!(ranged_nim::nim_value(END - 1, END, END), 0);
    assert_eq!(ranged_nim::winning_ranges(&[END], 1, END), [takes(END, END)]);
    assert_eq!(ranged_nim::winning_ranges(&[END, END - 1], END, END), [takes(END, END)]);
    assert_eq!(ranged_nim::winning_ranges(&[END, END], 1, 2), []);
    // Fewer than 2^62 stones must be left, but 2^61 at least.
    let (least, most) = (1 << 62, END - (1 << 62));
    let ranges = ranged_nim::winning_ranges(&[END - (1 << 61)], least, most);
    assert_eq!(ranges, [takes(most - (1 << 61) + 1, most)]);
}

#[test]
#[should_panic(expected = "at least 3 and at most 2 stones")]
fn an_empty_range_is_refused() {
    ranged_nim::nim_value(5, 3, 2);
}

#[test]
#[should_panic(expected = "a move that takes 0 stones")]
fn a_take_of_nothing_is_refused() {
    ranged_nim::outcome([5], 0, 2);
}
