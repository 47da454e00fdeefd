//! Tables of octal games by sparse spaces, against the definition and the literature.

use gamecore::{Octal, Period};
use octal::{LongTable, TableJob};
use proptest::prelude::*;

fn octal(code: &str) -> Octal {
    code.parse().unwrap()
}

/// The nim-values of the heaps 0 to `last`, by a table that begins with `known`. The last job of
/// each block is done first.
fn continued(game: &Octal, known: &[u16], jobs: usize, last: usize) -> Vec<u16> {
    let mut table = LongTable::new(game, known.to_vec(), jobs);
    while table.values().len() <= last {
        table.extend(|jobs| jobs.iter_mut().rev().for_each(TableJob::run));
    }
    table.values()[..=last].to_vec()
}

fn nim_values(game: &Octal, last: usize) -> Vec<u16> {
    continued(game, &[], 1, last)
}

/// The same by the definition.
fn defined(game: &Octal, last: usize) -> Vec<u16> {
    game.up_to(last as u64).table().to_vec()
}

/// Every code with this many digits after the point.
fn codes(places: usize) -> impl Iterator<Item = String> {
    let code = move |first: u8, number: u32| format!("{first}.{number:0places$o}");
    [0, 4]
        .into_iter()
        .flat_map(move |first| (0..8u32.pow(places as u32)).map(move |n| code(first, n)))
}

#[test]
fn codes_of_up_to_four_digits() {
    for code in (1..=4).flat_map(codes) {
        let game = octal(&code);
        assert_eq!(nim_values(&game, 260), defined(&game, 260), "{code}");
    }
}

#[test]
fn games_of_the_literature() {
    let codes = [
        "0.77", "0.07", "0.137", "0.15", "0.6", "0.007", "0.0007", "0.000007", "0.04", "0.06",
        "0.14", "0.156", "0.16", "0.36", "0.356", "0.64", "0.74", "0.76", "0.005", "0.127",
        "0.376", "4.0", "4.007", "4.3", "4.56",
    ];
    for code in codes {
        let game = octal(code);
        assert_eq!(nim_values(&game, 9000), defined(&game, 9000), "{code}");
    }
}

#[test]
fn a_split_leaves_two_heaps() {
    // Where it must, a heap of rare value with none beside it is not an option.
    for code in ["0.1354", "0.14004"] {
        let game = octal(code);
        assert_eq!(nim_values(&game, 700), defined(&game, 700), "{code}");
    }
}

#[test]
fn the_length_of_the_table_changes_nothing() {
    for game in [Octal::KAYLES, Octal::TREBLECROSS, Octal::OFFICERS] {
        let table = defined(&game, 200);
        for last in 0..=200 {
            assert_eq!(nim_values(&game, last), table[..=last], "{game}");
        }
    }
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    for code in ["0.007", "0.156", "0.6", "4.3", "0.1354"] {
        let game = octal(code);
        let table = defined(&game, 3000);
        for jobs in [1, 2, 3, 8] {
            assert_eq!(continued(&game, &[], jobs, 3000), table, "{code}, {jobs} jobs");
        }
    }
}

#[test]
fn a_table_can_be_resumed_anywhere() {
    for code in ["0.007", "0.156", "0.16"] {
        let game = octal(code);
        let table = defined(&game, 5000);
        for known in [0, 1, 7, 40, 100, 1000, 4000, 4999] {
            let values = continued(&game, &table[..known], 2, 5000);
            assert_eq!(values, table, "{code}, {known} heaps");
        }
    }
}

/// The largest nim-value and the first heap that has it.
fn largest(values: &[u16]) -> (u16, usize) {
    let largest = *values.iter().max().unwrap();
    (largest, values.iter().position(|&value| value == largest).unwrap())
}

fn zeros(values: &[u16]) -> Vec<usize> {
    (0..values.len()).filter(|&heap| values[heap] == 0).collect()
}

#[test]
fn lost_heaps_of_treblecross() {
    let known = [
        0, 1, 2, 8, 14, 24, 32, 34, 46, 56, 66, 78, 88, 100, 112, 120, 132, 134, 164, 172, 186,
        196, 204, 284, 292, 304, 358, 1048, 2504, 2754, 2914, 3054, 3078, 7252, 7358, 7868, 16170,
    ];
    assert_eq!(zeros(&nim_values(&Octal::TREBLECROSS, 50_000)), known);
}

#[test]
fn games_without_a_known_period() {
    // Up to the heap 2^17 - 1: the largest value, the number of zeros, the last zero.
    let unsolved = [
        ("0.6", (285, 89_634), (14, 408)),
        ("0.36", (187, 13_841), (14, 429)),
        ("0.14", (67, 105_766), (172, 2199)),
    ];
    for (code, expected, lost) in unsolved {
        let values = nim_values(&octal(code), (1 << 17) - 1);
        let zeros = zeros(&values);
        assert_eq!(largest(&values), expected, "{code}");
        assert_eq!((zeros.len(), zeros[zeros.len() - 1]), lost, "{code}");
    }
}

#[test]
fn periods_that_only_long_tables_show() {
    // Gangolli and Plambeck (1989).
    let solved = [
        ("0.127", 4, 46_578, (56, 24_734)),
        ("0.16", 149_459, 105_351, (23, 229_790)),
        ("0.56", 144, 326_640, (64, 22_778)),
    ];
    for (code, period, preperiod, expected) in solved {
        let game = octal(code);
        let values = nim_values(&game, 700_000);
        assert_eq!(game.proved_period(&values), Some(Period { preperiod, period }), "{code}");
        assert_eq!(largest(&values), expected, "{code}");
    }
}

proptest! {
    #[test]
    fn random_codes(
        first in prop::sample::select(vec![0u8, 4]),
        rest in prop::collection::vec(0..8u8, 1..9),
        last in 0..700usize,
    ) {
        let digits: String = rest.iter().map(u8::to_string).collect();
        let game = octal(&format!("{first}.{digits}"));
        prop_assert_eq!(nim_values(&game, last), defined(&game, last));
    }
}
