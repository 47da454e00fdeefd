//! The mex and the outcome classes against their definitions.

use gamecore::Outcome::{self, N, P};
use gamecore::{mex, Marks};
use oracle::positions::rows_of;

#[test]
fn mex_is_the_least_number_left_out() {
    for values in rows_of(0..=4, 0..=6) {
        let least = (0..).find(|number| !values.contains(number)).unwrap();
        assert_eq!(mex(values.clone()), least, "{values:?}");
    }
}

#[test]
fn mex_takes_any_number() {
    assert_eq!(mex(vec![u64::MAX, 0, u64::MAX, 1]), 2);
    assert_eq!(mex((0..1000).rev()), 1000);
}

/// With the numbers that fit into a word and with others.
#[test]
fn mex_of_long_lists() {
    for length in [1, 62, 63, 64, 65, 66, 127, 128, 129, 200] {
        let all: Vec<u64> = (0..length).rev().collect();
        assert_eq!(mex(all.clone()), length);
        for missing in 0..length {
            let values = all.iter().copied().filter(|&value| value != missing);
            let with_others = values.chain([length + 1, 1 << 40, u64::MAX, 0, 64, missing / 2]);
            let rest: Vec<u64> = with_others.clone().collect();
            let expected = (0..).find(|number| !rest.contains(number)).unwrap();
            assert_eq!(mex(with_others), expected, "{length} without {missing}");
        }
    }
}

#[test]
fn only_the_nim_value_0_is_lost() {
    assert_eq!([0, 1, u64::MAX].map(Outcome::from_nim_value), [P, N, N]);
    assert_eq!([true, false].map(Outcome::n_if), [N, P]);
    assert_eq!([N, P].map(|outcome| outcome.choose("next", "previous")), ["next", "previous"]);
    assert_eq!([N, P].map(Outcome::is_n), [true, false]);
    assert_eq!(format!("{N} {P:>3}"), "N   P");
}

#[test]
fn marks_are_those_of_the_current_position() {
    let mut marks = Marks::for_options(6);
    for values in rows_of(0..=4, 0..=6) {
        marks.mark_all(values.iter().copied());
        assert_eq!(marks.mex(), mex(values.clone()), "{values:?}");
        for least in 0..=2 {
            let expected = (least..).find(|value| !values.contains(value)).unwrap();
            assert_eq!(marks.mex_from(least), expected, "{values:?} from {least}");
        }
        marks.clear();
    }
}

#[test]
fn values_that_no_mex_reaches_change_nothing() {
    let mut marks = Marks::for_options(1);
    marks.mark_all([1, 7, u64::MAX]);
    assert_eq!(marks.mex(), 0);
    marks.mark(0);
    assert_eq!(marks.mex(), 1);
}
