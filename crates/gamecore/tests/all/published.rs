//! Octal games against the figures that others have published.

use gamecore::{sparsest_mask, GrundyGame, Octal, OctalTable, Period};

fn octal(code: &str) -> Octal {
    code.parse().unwrap()
}

fn table(code: &str, last: usize) -> OctalTable {
    let mut table = OctalTable::new(octal(code).digits(), Vec::new());
    (0..=last).for_each(|_| table.extend());
    table
}

#[test]
fn values_and_periods_of_the_encyclopedia() {
    let lines = include_str!("published.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let (game, values) = line.split_once(": ").unwrap();
        let [_, code, period, last_exception] = game.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let values: Vec<u16> = values.split(' ').map(|value| value.parse().unwrap()).collect();
        let last_exception: u64 = last_exception.parse().unwrap();
        let found = table(code, 2 * last_exception as usize + 2000);
        assert_eq!(found.values()[1..=values.len()], values, "{game}");
        let expected = Period::new(last_exception + 1, period.parse().unwrap());
        assert_eq!(octal(code).proved_period(found.values()), Some(expected), "{line}");
    }
}

/// The largest nim-value and the first heap that has it.
fn largest(values: &[u16]) -> (u16, usize) {
    let largest = *values.iter().max().unwrap();
    (largest, values.iter().position(|&value| value == largest).unwrap())
}

/// Gangolli and Plambeck (1989). In the encyclopedia A071436, which is 0.56, has 326637 as its last
/// exception, but the heaps 326638 and 326639 are others.
#[test]
fn periods_that_only_long_tables_show() {
    for (code, period, preperiod, expected) in [
        ("0.127", 4, 46_578, (56, 24_734)),
        ("0.16", 149_459, 105_351, (23, 229_790)),
        ("0.56", 144, 326_640, (64, 22_778)),
    ] {
        let found = table(code, 700_000);
        let proved = octal(code).proved_period(found.values());
        assert_eq!(proved, Some(Period::new(preperiod, period)), "{code}");
        assert_eq!(largest(found.values()), expected, "{code}");
    }
}

#[test]
fn lost_heaps_of_treblecross() {
    let known = [
        0, 1, 2, 8, 14, 24, 32, 34, 46, 56, 66, 78, 88, 100, 112, 120, 132, 134, 164, 172, 186,
        196, 204, 284, 292, 304, 358, 1048, 2504, 2754, 2914, 3054, 3078, 7252, 7358, 7868, 16170,
    ];
    let found = table("0.007", 50_000);
    let zeros = (0..=50_000).filter(|&heap| found.values()[heap] == 0);
    assert_eq!(zeros.collect::<Vec<usize>>(), known);
}

/// The figures of <https://github.com/tczajka/octal-games>, 2025, for a game without a known
/// period: up to which heap, the largest value and its first heap, and where there is a sparse
/// space, its mask, the number of rare heaps and the last of them.
fn check(code: &str, end: usize, most: (u16, usize), sparse: Option<(u16, usize, usize)>) {
    let found = table(code, end - 1);
    assert_eq!(largest(found.values()), most, "{code}");
    let mask = sparsest_mask(found.values());
    let is_rare = |heap: &usize| (found.values()[*heap] & mask).count_ones() % 2 == 0;
    let rare = (0..end).filter(is_rare);
    let space = (mask, rare.clone().count(), rare.max().unwrap());
    // A mask pays if at most one of four heaps is rare.
    assert_eq!(Some(space).filter(|(_, rare, _)| *rare <= end / 4), sparse, "{code}");
}

#[test]
fn a_game_with_a_sparse_space_to_2_to_the_17() {
    check("0.04", 1 << 17, (1024, 109_363), Some((0x7b8, 18_860, 131_003)));
}

#[test]
fn a_game_without_a_sparse_space_to_2_to_the_17() {
    // Two of five heaps are rare by the best mask, which does not pay.
    check("0.06", 1 << 17, (1045, 127_083), None);
}

#[test]
#[ignore = "about a minute"]
fn officers_to_2_to_the_21() {
    check("0.6", 1 << 21, (319, 1_274_955), Some((0x1ee, 1584, 20_627)));
}

#[test]
#[ignore = "about a minute"]
fn grundys_game_to_2_to_the_21() {
    let game = GrundyGame.up_to((1 << 21) - 1);
    let values = game.table();
    assert_eq!(largest(values), (231, 763_622));
    let is_rare = |&heap: &usize| (values[heap] & 0xfe).count_ones() % 2 == 0;
    assert_eq!((0..values.len()).filter(is_rare).count(), 1274);
    assert_eq!((0..values.len()).rev().find(is_rare), Some(82_860));
}
