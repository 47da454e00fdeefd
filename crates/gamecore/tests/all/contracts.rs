//! What is not an input of a theorem: a message that names it, at once.

use gamecore::{
    grundy_table, hackenbush_values, inessential_vertices, maximum_matching, Chains, CoinTurning,
    Digraph, GrundyGame, Heaps, KaylesRows, Marks, Octal, Period, Stairs, VertexGeography,
};

use crate::huge::message;

#[test]
fn tables_that_no_memory_holds_are_refused() {
    for last in [u64::from(u32::MAX), 1 << 45, u64::MAX - 1, u64::MAX] {
        let too_long = format!("a table of the heaps up to {last} is too long");
        assert_eq!(message(|| grundy_table(last)), too_long);
        assert_eq!(message(|| GrundyGame.up_to(last)), too_long);
        assert_eq!(message(|| Heaps::up_to(GrundyGame, last)), too_long);
        let too_long = format!("a table of the rows up to {last} is too long");
        assert_eq!(message(|| Chains::up_to(1, last, last)), too_long);
    }
    for m in [1 << 45, u64::MAX] {
        let too_long = format!("an octal code with {m} digits is too long");
        assert_eq!(message(|| Octal::take_contiguous(m)), too_long);
    }
    for most in [1 << 58, usize::MAX - 1, usize::MAX] {
        let too_many = format!("too many coins: {most}");
        assert_eq!(message(|| CoinTurning::twins(most)), too_many);
        let too_many = format!("too many options: {most}");
        assert_eq!(message(|| Marks::for_options(most)), too_many);
    }
}

#[test]
fn edges_have_their_ends_in_the_graph() {
    let missing = "no vertex 3 of 3, counted from 0";
    assert_eq!(message(|| maximum_matching(3, &[(0, 1), (3, 1)])), missing);
    assert_eq!(message(|| inessential_vertices(3, &[(0, 3)])), missing);
    assert_eq!(message(|| hackenbush_values(3, &[(0, 1), (3, 1)], &[0])), missing);
    assert_eq!(message(|| hackenbush_values(3, &[(0, 1)], &[3])), missing);
    for vertices in [1 << 32, 1 << 45, 1 << 60, usize::MAX] {
        let too_many = format!("too many vertices: {vertices}");
        assert_eq!(message(|| maximum_matching(vertices, &[])), too_many);
        assert_eq!(message(|| inessential_vertices(vertices, &[])), too_many);
        assert_eq!(message(|| VertexGeography::new(vertices, &[])), too_many);
    }
    let path = VertexGeography::new(2, &[(0, 1)]).unwrap();
    assert_eq!(message(|| path.neighbours(2).len()), "no vertex 2 of 2, counted from 0");
    let stairs = Stairs::new(Digraph::from_edges(2, &[(0, 1)]).unwrap()).unwrap();
    assert_eq!(message(|| stairs.counts(2)), "no step 2 of 2, counted from 0");
}

#[test]
fn rows_that_are_not_there_are_not_removed() {
    let without = |row| message(move || KaylesRows::of(&[5]).remove(row));
    assert_eq!(without(9), "no row of 9 is there");
    assert_eq!(message(|| KaylesRows::of(&[]).remove(2)), "no row of 2 is there");
}

#[test]
fn nothing_repeats_every_0_heaps() {
    assert_eq!(message(|| Period::new(3, 0)), "values do not repeat with the period 0");
}
