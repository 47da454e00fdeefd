//! Takes from a range, against the bare rules.

use gamecore::ranged_nim_value;
use oracle::games::Subtraction;
use oracle::Oracle;

#[test]
fn nim_values_are_as_played() {
    for (least, most) in (1..=9).flat_map(|least| (least..=12).map(move |most| (least, most))) {
        let oracle = Oracle::new(Subtraction((least..=most).collect()));
        for heap in 0..=60 {
            let value = ranged_nim_value(heap, least, most);
            assert_eq!(value, oracle.nim_value(&heap), "{least} to {most} from {heap}");
        }
    }
}

#[test]
fn nothing_overflows() {
    const END: u64 = u64::MAX;
    assert_eq!(ranged_nim_value(END, 1, END), END);
    assert_eq!(ranged_nim_value(END, END, END), 1);
    assert_eq!(ranged_nim_value(END - 1, END, END), 0);
}

#[test]
#[should_panic(expected = "takes of 3 to 2 stones")]
fn an_empty_range_is_refused() {
    let _ = ranged_nim_value(9, 3, 2);
}

#[test]
#[should_panic(expected = "takes of 0 to 2 stones")]
fn a_take_of_nothing_is_refused() {
    let _ = ranged_nim_value(9, 0, 2);
}
