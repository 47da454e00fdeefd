//! Rows from which neighbours are taken, against the octal games that they are.

use gamecore::{HeapRules, Octal, TakeNeighbours};

use crate::octal;

fn by_definition(m: u64, last: usize) -> Vec<u16> {
    octal::by_definition(Octal::take_contiguous(m).digits(), last)
}

#[test]
fn rows_are_heaps_of_octal_games() {
    for m in 1..=150 {
        assert_eq!(TakeNeighbours::new(m).up_to(500).table(), by_definition(m, 500), "m = {m}");
        let (octal, rows) = (Octal::take_contiguous(m), [7, 0, 160, 12]);
        assert_eq!(TakeNeighbours::new(m).moves(&rows), octal.moves(&rows), "m = {m}");
    }
    for m in [1, 2, 3, 13, 19, 20, 63, 64, 65, 127, 500, 999, 1000, 1001, 1999, 2000, 2001] {
        assert_eq!(TakeNeighbours::new(m).up_to(2000).table(), by_definition(m, 2000), "m = {m}");
    }
}

/// The last of the rows may be anywhere in a word of the table, and in a run.
#[test]
fn a_table_may_end_anywhere() {
    for m in [1, 2, 7, 19, 20, 31, 64] {
        let longest = by_definition(m, 200);
        for last in 0..=200 {
            let values = TakeNeighbours::new(m).up_to(last);
            assert_eq!(values.table(), &longest[..=last as usize], "m = {m}");
        }
    }
    assert_eq!(TakeNeighbours::new(u64::MAX).up_to(2).table(), [0, 0, 0]);
}

#[test]
fn a_large_m_makes_few_runs() {
    for m in 50..=2000 {
        let values = TakeNeighbours::new(m).up_to(2000);
        let changes = values.table().windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(changes + 1 < 100, "{changes} changes for m = {m}");
    }
}

#[test]
#[should_panic(expected = "a move takes 0 neighbours")]
fn no_neighbours_cannot_be_taken() {
    let _ = TakeNeighbours::new(0).up_to(10);
}
