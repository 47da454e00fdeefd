//! Octal games against the figures that others have published.

use gamecore::{GrundyGame, Octal, Period};
use octal::{Kind, LongTable, SparseSpace, TableJob};

fn table(code: &str, last: usize) -> LongTable {
    let game: Octal = code.parse().unwrap();
    let mut table = LongTable::new(&game, Vec::new(), 8);
    while table.values().len() <= last {
        table.extend(|jobs| jobs.iter_mut().for_each(TableJob::run));
    }
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
        let expected = Period { preperiod: last_exception + 1, period: period.parse().unwrap() };
        let game: Octal = code.parse().unwrap();
        assert_eq!(game.proved_period(found.values()), Some(expected), "{line}");
    }
}

/// A071436 has the period 144, too, but 326637 as its last exception. The heaps 326638 and 326639
/// are others; Gangolli and Plambeck (1989) have the preperiod 326640.
#[test]
fn the_last_exception_of_0_56() {
    let first =
        [1, 0, 2, 2, 4, 1, 1, 3, 2, 4, 4, 6, 6, 2, 1, 1, 7, 6, 8, 4, 1, 1, 6, 5, 4, 8, 1, 1, 12, 4];
    let found = table("0.56", 660_000);
    assert_eq!(found.values()[1..=first.len()], first);
    let period = "0.56".parse::<Octal>().unwrap().proved_period(found.values());
    assert_eq!(period, Some(Period { preperiod: 326_640, period: 144 }));
}

/// The rare heaps of a sparse space, heap 0 included.
fn rare(table: &LongTable, space: &SparseSpace) -> Vec<usize> {
    let values = table.values();
    (0..values.len()).filter(|&heap| !space.is_common(heap, values[heap])).collect()
}

/// Flammenkamp's other kind of sparse space: 0.051 has seven rare heaps, and the period is as long
/// as the preperiod.
#[test]
fn a_sparse_space_in_the_domain() {
    let found = table("0.051", 20_000);
    let space = found.sparse_space().unwrap();
    assert_eq!(space.kind(), Kind::Domain(0));
    assert_eq!(rare(&found, &space), [0, 3, 7, 13, 17, 27, 37]);
    let period = "0.051".parse::<Octal>().unwrap().proved_period(found.values());
    assert_eq!(period, Some(Period { preperiod: 48, period: 48 }));
}

/// The largest of these values, and the first heap that has it.
fn largest(values: &[u16]) -> (u16, usize) {
    let most = *values.iter().max().unwrap();
    (most, values.iter().position(|&value| value == most).unwrap())
}

/// The figures of <https://github.com/tczajka/octal-games>, 2025, for games without a known period:
/// up to which heap, the largest value and its first heap, and where there is a sparse space, its
/// mask, the number of rare heaps and the last of them.
type Unsolved = (&'static str, usize, (u16, usize), Option<(u16, usize, usize)>);

fn check(&(code, end, most, sparse): &Unsolved) {
    let mut found = table(code, end - 1);
    let values = found.values()[..end].to_vec();
    assert_eq!(largest(&values), most, "{code}");
    found = LongTable::new(&code.parse().unwrap(), values, 1);
    let space = found.sparse_space().map(|space| {
        let rare = rare(&found, &space);
        (space.mask(), rare.len(), rare[rare.len() - 1])
    });
    assert_eq!(space, sparse, "{code}");
}

#[test]
fn unsolved_games_to_2_to_the_17() {
    check(&("0.04", 1 << 17, (1024, 109_363), Some((0x7b8, 18_860, 131_003))));
    // Two of five heaps are rare by the best mask, which does not pay.
    check(&("0.06", 1 << 17, (1045, 127_083), None));
}

#[test]
#[ignore = "about a minute"]
fn officers_to_2_to_the_21() {
    check(&("0.6", 1 << 21, (319, 1_274_955), Some((0x1ee, 1584, 20_627))));
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
