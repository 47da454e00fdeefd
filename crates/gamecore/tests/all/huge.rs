//! Huge parameters and wrong input: a clear answer or a clear message, and promptly.

use std::panic::{catch_unwind, UnwindSafe};

use gamecore::{
    dense_subtraction_table, long_octal_table, octal_table, subtraction_table,
    take_neighbours_table, Digraph, DivisorGame, Game, GroundedGraph, GrundyGame, Heaps, Marks,
    Octal, Replacement, Spread, SubtractionGame, Take, TakeAndSpread, TakeNeighbours,
};

// The message with which this panics.
pub fn message<T>(wrong: impl FnOnce() -> T + UnwindSafe) -> String {
    let panic = catch_unwind(|| drop(wrong())).expect_err("it should panic");
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap()
}

#[test]
fn tables_without_end_are_refused() {
    let too_long = "a table of the heaps up to 18446744073709551615 is too long";
    assert_eq!(message(|| Octal::KAYLES.up_to(u64::MAX)), too_long);
    assert_eq!(message(|| SubtractionGame::new([1]).unwrap().up_to(u64::MAX)), too_long);
    assert_eq!(message(|| SubtractionGame::new([1]).unwrap().dense_up_to(u64::MAX)), too_long);
    assert_eq!(message(|| TakeNeighbours::new(3).up_to(u64::MAX)), too_long);
    assert_eq!(message(|| GrundyGame.up_to(u64::MAX)), too_long);
    assert_eq!(message(|| Heaps::up_to(GrundyGame, u64::MAX)), too_long);
}

/// More than can be counted, and more than memory has room for.
#[test]
fn tables_that_are_too_long_are_named() {
    type Table = fn(u64) -> Vec<u16>;
    let tables: [(&str, Table); 6] = [
        ("octal", |last| octal_table(&[0, 7, 7], last)),
        ("long octal", |last| long_octal_table(&[0, 7, 7], last)),
        ("subtraction", |last| subtraction_table(&[1], last)),
        ("dense", |last| dense_subtraction_table(&[1], last)),
        ("neighbours", |last| take_neighbours_table(20, last)),
        ("many neighbours", |last| take_neighbours_table(u64::MAX, last)),
    ];
    for (name, table) in tables {
        for last in [u64::MAX, u64::MAX - 1, 1 << 62, 1 << 48] {
            let expected = format!("a table of the heaps up to {last} is too long");
            assert_eq!(message(|| table(last)), expected, "{name}");
        }
    }
}

#[test]
fn graphs_that_are_too_large_are_named() {
    for vertices in [usize::MAX, 1 << 45, u32::MAX as usize] {
        let expected = format!("too many vertices: {vertices}");
        assert_eq!(message(|| Digraph::from_edges(vertices, &[])), expected);
        let values = || GroundedGraph::new(vertices, [(0, 1)]).unwrap().nim_values();
        assert_eq!(message(values), expected);
    }
}

#[test]
fn a_heap_that_is_never_split_has_few_moves() {
    let game = "0.3".parse::<Octal>().unwrap().periodic(100).unwrap();
    assert_eq!(game.winning_moves(&[u64::MAX]).len(), 1);
}

#[test]
fn positions_and_moves_that_are_none_are_named() {
    let successors = || Digraph::from_edges(2, &[]).unwrap().successors(2).len();
    assert_eq!(message(successors), "no vertex 2 of 2, counted from 0");
    let from = || Marks::for_options(3).mex_from(4);
    assert_eq!(message(from), "the mex of 3 options is not 4 or more");
}

/// What is refused as a position is refused before a move, too.
#[test]
fn no_move_leads_from_what_is_not_a_position() {
    for gifts in [vec![(0, 1), (0, 1)], vec![(1, 1), (0, 1)]] {
        let spread = Spread { take: Take { heap: 2, stones: 1 }, gifts };
        assert!(catch_unwind(|| TakeAndSpread.after(&[3, 3, 3], &spread)).is_err());
    }
    let half = Replacement { index: 0, divisor: 2 };
    assert!(catch_unwind(|| DivisorGame.after(&[4, 0], &half)).is_err());
}
