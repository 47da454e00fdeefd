//! Green Hackenbush against the bare rules.

use gamecore::{Cut, Game, GroundedGraph, Hackenbush, MoveInSum, Nim, NimValued, Outcome, Sum};
use oracle::{games, Oracle};

use super::shape;

type Edges = Vec<(usize, usize)>;

/// Plays with every set of the edges.
fn check(vertices: usize, edges: &Edges, grounded: &[usize]) {
    let rules = games::Hackenbush { edges: edges.clone(), grounded: grounded.to_vec() };
    let oracle = Oracle::new(rules);
    for set in 0..1_u64 << edges.len() {
        let stands = oracle.rules().standing(set);
        let kept: Vec<usize> = (0..edges.len()).filter(|edge| set >> edge & 1 == 1).collect();
        let ends = kept.iter().map(|&edge| edges[edge]);
        let graph = GroundedGraph::with_ground(vertices, ends, grounded.iter().copied()).unwrap();
        let value = oracle.nim_value(&stands);
        assert_eq!(Hackenbush.nim_value(&graph), value, "{kept:?} of {edges:?}, {grounded:?}");
        assert_eq!(Hackenbush.outcome(&graph), Outcome::n_if(oracle.next_wins(&stands)));
        let wins = Hackenbush.winning_moves(&graph).into_iter().map(|cut| kept[cut.edge]);
        let wins = wins.map(|edge| oracle.rules().standing(stands & !(1 << edge)));
        assert_eq!(wins.collect::<Vec<u64>>(), oracle.winning_options(&stands), "{kept:?}");
        let values = graph.nim_values();
        assert!(grounded.iter().all(|&vertex| values[vertex] == value), "{values:?}");
        if set % 3 == 0 {
            shape::keeps(&Hackenbush, &graph);
            shape::keeps_nim_values(&Hackenbush, &graph);
        }
    }
}

fn every_pair(vertices: usize) -> Edges {
    (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other))).collect()
}

/// Circuits, loops and an edge twice.
fn tangle() -> Edges {
    vec![(0, 1), (1, 2), (2, 0), (0, 1), (2, 2), (2, 3), (3, 1), (0, 0), (3, 3)]
}

#[test]
fn small_graphs_are_as_played() {
    check(5, &every_pair(5), &[0]);
    check(4, &tangle(), &[0]);
}

#[test]
fn several_vertices_on_the_ground_are_as_played() {
    check(5, &every_pair(5), &[2, 4]);
    check(4, &tangle(), &[1, 3]);
    check(4, &tangle(), &[0, 1, 2, 3]);
    // A tree and a ring, of which every set of vertices is on the ground.
    let tree = vec![(0, 1), (1, 2), (1, 3), (3, 4), (3, 5)];
    let ring = vec![(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (2, 5)];
    for set in 0..1_usize << 6 {
        let grounded: Vec<usize> = (0..6).filter(|vertex| set >> vertex & 1 == 1).collect();
        check(6, &tree, &grounded);
        check(6, &ring, &grounded);
    }
}

/// A string on a vertex is worth its edges, and one edge more is worth one more. What joins the
/// vertices on the ground is worth 1 an edge.
fn value_of_tree(edges: &[(usize, usize)], grounded: &[usize]) -> u64 {
    fn below(at: usize, from: usize, edges: &[(usize, usize)], grounded: &[usize]) -> (bool, u64) {
        let (mut joins, mut value) = (grounded.contains(&at), 0);
        for &(one, other) in edges {
            let to = if one == at { other } else { one };
            if (one == at || other == at) && to != from {
                let (joined, stalk) = below(to, at, edges, grounded);
                joins |= joined;
                value ^= if joined { 1 ^ stalk } else { stalk + 1 };
            }
        }
        (joins, value)
    }
    below(grounded[0], usize::MAX, edges, grounded).1
}

#[test]
fn on_a_tree_the_edges_between_grounded_vertices_are_worth_one() {
    // The sample of Codeforces 1610I, where the vertices 1 to k are on the ground.
    let sample: [(usize, usize); 4] = [(0, 1), (1, 2), (1, 3), (3, 4)];
    let winners = (1..=5).map(|k| {
        let graph = GroundedGraph::with_ground(5, sample, 0..k).unwrap();
        Hackenbush.outcome(&graph).choose('1', '2')
    });
    assert_eq!(winners.collect::<String>(), "11122");

    for seed in 0..200_usize {
        // Any numbers do for the lower ends and for the ground.
        let edges: Edges = (1..12).map(|vertex| (vertex, seed * vertex * 7 / 3 % vertex)).collect();
        let grounded: Vec<usize> =
            (0..=seed % 4).map(|index| (seed / 3 + index * 5) % 12).collect();
        let graph = GroundedGraph::with_ground(12, edges.clone(), grounded.clone()).unwrap();
        let value = value_of_tree(&edges, &grounded);
        assert_eq!(Hackenbush.nim_value(&graph), value, "{edges:?}, {grounded:?}");
    }
}

#[test]
fn a_deep_string_on_an_arch() {
    const DEEP: usize = 100_000;
    let edges: Edges = (1..DEEP).map(|vertex| (vertex - 1, vertex)).collect();
    // The first nine edges are fused, and the others are a string.
    let graph = GroundedGraph::with_ground(DEEP, edges, [9, 0]).unwrap();
    assert_eq!(Hackenbush.nim_value(&graph), (DEEP as u64 - 10) ^ 1);
    assert_eq!(Hackenbush.winning_moves(&graph), [Cut { edge: 10 }]);
}

#[test]
fn a_string_beside_heaps() {
    let string = GroundedGraph::new(4, [(0, 1), (1, 2), (2, 3)]).unwrap();
    let position = (string, vec![1]);
    shape::keeps_nim_values(&Sum(Hackenbush, Nim), &position);
    let moves = Sum(Hackenbush, Nim).winning_moves(&position);
    assert_eq!(moves, [MoveInSum::First(Cut { edge: 1 })]);
}

#[test]
fn the_ground_is_a_set_of_vertices() {
    let of = |grounded: &[usize]| {
        GroundedGraph::with_ground(3, [(0, 1), (1, 2)], grounded.iter().copied())
    };
    assert_eq!(of(&[2, 0, 2]), of(&[0, 2]));
    assert_eq!(of(&[2, 0, 2]).unwrap().grounded(), [0, 2]);
    assert_eq!(of(&[1, 3]).unwrap_err().to_string(), "no vertex 3 of 3, counted from 0");
    let fallen = of(&[]).unwrap();
    assert_eq!((fallen.first_fallen(), fallen.nim_values()), (Some(0), vec![0; 3]));
    assert_eq!(Hackenbush.outcome(&fallen), Outcome::P);
    assert_eq!(Hackenbush.winning_moves(&fallen), []);
}
