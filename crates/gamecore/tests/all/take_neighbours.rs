//! Rows from which neighbours are taken, against the octal games that they are.

use gamecore::{take_neighbours, Octal};

fn by_definition(m: u64, last: u64) -> Vec<u16> {
    Octal::take_contiguous(m).nim_values(last).table().to_vec()
}

#[test]
fn rows_are_heaps_of_octal_games() {
    for m in 1..=150 {
        assert_eq!(take_neighbours::nim_values(m, 500).table(), by_definition(m, 500), "m = {m}");
    }
    for m in [1, 2, 3, 13, 63, 64, 65, 127, 500, 999, 1000, 1001, 1999, 2000, 2001] {
        assert_eq!(take_neighbours::nim_values(m, 2000).table(), by_definition(m, 2000), "m = {m}");
    }
}

/// The last of the rows may be anywhere in a word of the table, and in a run.
#[test]
fn a_table_may_end_anywhere() {
    for m in [1, 2, 7, 31, 64] {
        let longest = by_definition(m, 200);
        for last in 0..=200 {
            let values = take_neighbours::nim_values(m, last);
            assert_eq!(values.table(), &longest[..=last as usize], "m = {m}");
        }
    }
    assert_eq!(take_neighbours::nim_values(u64::MAX, 2).table(), [0, 0, 0]);
}

#[test]
fn a_large_m_makes_few_runs() {
    for m in 50..=2000 {
        let values = take_neighbours::nim_values(m, 2000);
        let changes = values.table().windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(changes + 1 < 100, "{changes} changes for m = {m}");
    }
}

#[test]
#[should_panic(expected = "a move takes 0 neighbours")]
fn no_neighbours_cannot_be_taken() {
    take_neighbours::nim_values(0, 10);
}
