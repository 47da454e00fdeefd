//! Tables of octal games by sparse spaces, against the definition.

use gamecore::Octal;
use octal::LongTable;
use proptest::prelude::*;

/// The table of a game to the heap `last` is that of the definition, from the beginning and if it
/// begins with what is `known`.
fn agrees(code: &str, last: usize, known: &[usize]) {
    let game: Octal = code.parse().unwrap();
    let defined = game.up_to(last as u64);
    for &known in known.iter().chain(&[0]) {
        let mut table = LongTable::new(&game, defined.table()[..known].to_vec());
        (known..=last).for_each(|_| table.extend());
        assert_eq!(table.values(), defined.table(), "{code} from {known} on");
    }
}

#[test]
fn codes_of_up_to_four_digits() {
    for (first, places) in [0, 4].into_iter().flat_map(|first| (1..=4).map(move |it| (first, it))) {
        for number in 0..8u32.pow(places as u32) {
            agrees(&format!("{first}.{number:0places$o}"), 260, &[]);
        }
    }
}

#[test]
fn games_of_the_literature() {
    let codes = [
        "0.77", "0.07", "0.137", "0.15", "0.6", "0.007", "0.0007", "0.000007", "0.04", "0.06",
        "0.14", "0.156", "0.16", "0.36", "0.356", "0.64", "0.74", "0.76", "0.005", "0.127",
        "0.376", "4.0", "4.007", "4.3", "4.56",
    ];
    codes.into_iter().for_each(|code| agrees(code, 9000, &[]));
}

#[test]
fn a_split_leaves_two_heaps() {
    // Where it must, a heap of rare value with none beside it is not an option.
    ["0.1354", "0.14004"].into_iter().for_each(|code| agrees(code, 700, &[]));
}

#[test]
fn a_table_can_be_resumed_anywhere() {
    for code in ["0.007", "0.156", "0.16"] {
        agrees(code, 5000, &[1, 7, 40, 100, 1000, 4000, 4999]);
    }
}

proptest! {
    #[test]
    fn random_codes(code in "[04]\\.[0-7]{1,8}", last in 0..700usize) {
        agrees(&code, last, &[]);
    }
}
