//! Undirected vertex geography against its rules, and by its laws on large graphs.

use gamecore::{Game, Outcome, VertexGeography};
use oracle::{games, Oracle, Ruleset};
use proptest::prelude::*;

use crate::shape;

fn edges(vertices: usize, has: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let pairs = (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to)));
    pairs.enumerate().filter(|&(index, _)| has(index)).map(|(_, edge)| edge).collect()
}

/// The outcome and the winning moves of the walks, and of all that can come of them in a few moves.
fn check(vertices: usize, edges: &[(usize, usize)], moves: usize) {
    let game = VertexGeography::new(vertices, edges).unwrap();
    let rules: Vec<Vec<usize>> = (0..vertices).map(|of| game.neighbours(of).to_vec()).collect();
    let oracle = Oracle::new(games::VertexGeography(rules));
    let mut walks = vec![vec![]];
    for _ in 0..=moves {
        for walk in &walks {
            let expected = Outcome::n_if(oracle.next_wins(walk));
            assert_eq!(game.outcome(walk), expected, "{edges:?} {walk:?}");
            let moves = game.winning_moves(walk);
            let after: Vec<Vec<usize>> = moves.iter().map(|next| game.after(walk, next)).collect();
            assert_eq!(after, oracle.winning_options(walk), "{edges:?} {walk:?}");
            shape::keeps(&game, walk.as_slice());
        }
        walks = walks.iter().flat_map(|walk| oracle.rules().options(walk)).collect();
    }
}

#[test]
fn every_graph_of_up_to_five_vertices() {
    for vertices in 0..=5 {
        for graph in 0..1_u32 << (vertices * (vertices.max(1) - 1) / 2) {
            check(vertices, &edges(vertices, |index| graph >> index & 1 == 1), vertices);
        }
    }
}

proptest! {
    /// Graphs with few edges more than a tree have the deepest blossoms.
    #[test]
    fn graphs_of_up_to_eleven_vertices(
        vertices in 6_usize..=11,
        seed in proptest::collection::vec(0_usize..1000, 55),
        density in 150_usize..500,
    ) {
        check(vertices, &edges(vertices, |index| seed[index] < density), 1);
    }
}

/// The size of a maximum matching, by taking one edge after another or leaving it out.
fn matching_number(edges: &[(usize, usize)], covered: u32) -> u32 {
    match edges {
        [] => 0,
        [(one, other), rest @ ..] => {
            let without = matching_number(rest, covered);
            let both = 1 << one | 1 << other;
            if covered & both == 0 {
                without.max(1 + matching_number(rest, covered | both))
            } else {
                without
            }
        }
    }
}

proptest! {
    /// A vertex is a winning start if and only if the graph without it has as large a matching.
    #[test]
    fn starts_are_the_vertices_that_a_matching_can_spare(
        list in proptest::collection::vec((0_usize..14, 0_usize..14), 0..20),
    ) {
        let list: Vec<_> = list.into_iter().filter(|(one, other)| one != other).collect();
        let game = VertexGeography::new(14, &list).unwrap();
        let most = matching_number(&list, 0);
        let spared = (0..14).filter(|&vertex| matching_number(&list, 1 << vertex) == most);
        prop_assert_eq!(game.winning_moves(&[]), spared.collect::<Vec<_>>());
    }
}

/// A square of n * n cells, from its corner.
fn square(n: usize) -> VertexGeography {
    let right = (0..n * n).filter(|cell| cell % n > 0).map(|cell| (cell, cell - 1));
    let down = (n..n * n).map(|cell| (cell, cell - n));
    VertexGeography::new(n * n, &right.chain(down).collect::<Vec<_>>()).unwrap()
}

/// Dominoes cover a square with an even side. They cover one with an odd side without any of the
/// cells that have the colour of the corners.
#[test]
fn squares() {
    for n in 2..=40 {
        let game = square(n);
        assert_eq!(game.outcome(&[0]), Outcome::n_if(n % 2 == 0), "n = {n}");
        let starts: Vec<usize> = (0..n * n).filter(|cell| n % 2 == 1 && cell % 2 == 0).collect();
        assert_eq!(game.winning_moves(&[]), starts, "n = {n}");
    }
}

/// An odd cycle is a blossom; a chain of them has one in another. Complete graphs of odd order
/// spare any vertex.
#[test]
fn cycles_and_complete_graphs() {
    for n in 3..=60 {
        let cycle: Vec<(usize, usize)> = (0..n).map(|vertex| (vertex, (vertex + 1) % n)).collect();
        let complete = edges(n, |_| true);
        for list in [cycle, complete] {
            let game = VertexGeography::new(n, &list).unwrap();
            let all: Vec<usize> = (0..n).filter(|_| n % 2 == 1).collect();
            assert_eq!(game.winning_moves(&[]), all, "n = {n}");
            shape::keeps(&game, &[0][..]);
        }
    }
}

/// Long paths are decided by their parity. Of an odd number of triangles in a row, every second one
/// can spare only its middle vertex, the others any.
#[test]
fn large_graphs() {
    let path: Vec<(usize, usize)> = (1..100_000).map(|vertex| (vertex - 1, vertex)).collect();
    let game = VertexGeography::new(100_000, &path).unwrap();
    assert_eq!(game.outcome(&[]), Outcome::P);
    assert_eq!(game.winning_moves(&[1]), [0]);
    assert_eq!(game.outcome(&[2]), Outcome::N);
    let longer = VertexGeography::new(100_001, &[path, vec![(99_999, 100_000)]].concat()).unwrap();
    assert_eq!(longer.winning_moves(&[]).len(), 50_001);

    let sides = |first| [(first, first + 1), (first + 1, first + 2), (first, first + 2)];
    let joints = (1..30_001).map(|triangle| (3 * triangle - 1, 3 * triangle));
    let row: Vec<(usize, usize)> =
        (0..30_001).flat_map(|triangle| sides(3 * triangle)).chain(joints).collect();
    let game = VertexGeography::new(90_003, &row).unwrap();
    assert_eq!(game.winning_moves(&[]).len(), 90_003 - 30_000);
}

#[test]
fn loops_and_repeated_edges_make_no_difference() {
    let game = VertexGeography::new(3, &[(0, 1), (1, 1), (1, 0), (1, 2), (1, 0)]).unwrap();
    assert_eq!(game, VertexGeography::new(3, &[(2, 1), (0, 1)]).unwrap());
    assert_eq!(game.neighbours(1), [0, 2]);
    assert_eq!(game.winning_moves(&[1]), [0, 2]);
}

#[test]
fn an_edge_to_nowhere() {
    let error = VertexGeography::new(2, &[(0, 1), (2, 1)]).unwrap_err();
    assert_eq!(error.to_string(), "no vertex 2 of 2, counted from 0");
}

#[test]
#[should_panic(expected = "the walk visits vertex 0 twice")]
fn a_walk_that_returns() {
    square(2).outcome(&[0, 1, 0]);
}

#[test]
#[should_panic(expected = "no edge joins 0 and 3")]
fn a_walk_that_leaps() {
    square(2).outcome(&[0, 3]);
}
