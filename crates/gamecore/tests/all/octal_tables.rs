//! Tables of octal games by sparse spaces, against the definition and the literature.

use gamecore::{LongTable, Octal, Period, TableJob};
use proptest::prelude::*;

fn octal(code: &str) -> Octal {
    code.parse().unwrap()
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
        assert_eq!(game.nim_values_by_sparse_space(260), game.nim_values(260), "{code}");
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
        assert_eq!(game.nim_values_by_sparse_space(9000), game.nim_values(9000), "{code}");
    }
}

#[test]
fn a_split_leaves_two_heaps() {
    // Where it must, a heap of rare value and none beside it are no option.
    for code in ["0.1354", "0.14004"] {
        let game = octal(code);
        assert_eq!(game.nim_values_by_sparse_space(700), game.nim_values(700), "{code}");
    }
}

#[test]
fn the_length_of_the_table_changes_nothing() {
    for game in [Octal::KAYLES, Octal::TREBLECROSS, Octal::OFFICERS] {
        let table = game.nim_values(200);
        for last in 0..=200 {
            let values = game.nim_values_by_sparse_space(last);
            assert_eq!(values.table(), &table.table()[..=last as usize], "{game}");
        }
    }
}

/// Extends a table beyond `last`, the last job of each block first.
fn extended(mut table: LongTable, last: usize) -> Vec<u16> {
    while table.values().len() <= last {
        table.extend(|jobs| jobs.iter_mut().rev().for_each(TableJob::run));
    }
    table.values()[..=last].to_vec()
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    for code in ["0.007", "0.156", "0.6", "4.3", "0.1354"] {
        let table = octal(code).nim_values(3000);
        for jobs in [1, 2, 3, 8] {
            let long = octal(code).long_table(Vec::new(), jobs);
            assert_eq!(extended(long, 3000), table.table(), "{code}, {jobs} jobs");
        }
    }
}

#[test]
fn a_table_can_be_resumed_anywhere() {
    for code in ["0.007", "0.156", "0.16"] {
        let table = octal(code).nim_values(5000);
        for known in [0, 1, 7, 40, 100, 1000, 4000, 4999] {
            let long = octal(code).long_table(table.table()[..known].to_vec(), 2);
            assert_eq!(extended(long, 5000), table.table(), "{code}, {known} heaps");
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
    assert_eq!(zeros(Octal::TREBLECROSS.nim_values_by_sparse_space(50_000).table()), known);
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
        let values = octal(code).nim_values_by_sparse_space((1 << 17) - 1);
        let zeros = zeros(values.table());
        assert_eq!(largest(values.table()), expected, "{code}");
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
        let values = octal(code).periodic(700_000).unwrap();
        assert_eq!(values.period(), Some(Period { preperiod, period }), "{code}");
        assert_eq!(largest(values.table()), expected, "{code}");
    }
}

proptest! {
    #[test]
    fn random_codes(
        first in prop::sample::select(vec![0u8, 4]),
        rest in prop::collection::vec(0..8u8, 1..9),
        last in 0..700u64,
    ) {
        let digits: String = rest.iter().map(u8::to_string).collect();
        let game = octal(&format!("{first}.{digits}"));
        prop_assert_eq!(game.nim_values_by_sparse_space(last), game.nim_values(last));
    }
}
