//! The mex and the outcome classes against their definitions.

use gamecore::mex::mex;
use gamecore::outcome::Outcome::{self, N, P};
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

#[test]
fn only_the_nim_value_0_is_lost() {
    assert_eq!([0, 1, u64::MAX].map(Outcome::of_nim_value), [P, N, N]);
    assert_eq!([true, false].map(Outcome::n_if), [N, P]);
    assert_eq!([N, P].map(|outcome| outcome.word("next", "previous")), ["next", "previous"]);
}
