//! Game on Tree (AtCoder AGC 017 D): green Hackenbush on a tree.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::iter::once;

use problem::fixtures::{degrees_and_ends, every_tree, from_0, tree, wins_hackenbush, Tree};
use problem::prelude::*;

const MOST: u64 = 100_000;

/// Takes leaf by leaf away, but never vertex 1: a leaf with something worth v on it is a string
/// of v edges on its only edge, together one of v + 1, which balances another such string.
///
/// Returns what is left on vertex 1.
fn without_leaves(tree: &Tree) -> u64 {
    let vertices = tree.0 as usize + 1;
    let (mut degree, mut ends) = degrees_and_ends(tree);
    let mut carried = vec![0; vertices];
    let mut leaves: Vec<usize> = (2..vertices).filter(|&vertex| degree[vertex] == 1).collect();
    while let Some(leaf) = leaves.pop() {
        if degree[leaf] == 0 {
            continue;
        }
        let below = ends[leaf];
        carried[below] ^= carried[leaf] + 1;
        degree[leaf] = 0;
        degree[below] -= 1;
        ends[below] ^= leaf;
        if below > 1 && degree[below] == 1 {
            leaves.push(below);
        }
    }
    carried[1]
}

/// Strings on the ground.
fn strings(lengths: &[u64]) -> Tree {
    let mut edges = Vec::new();
    let mut top = 1;
    for &length in lengths {
        let below = once(1).chain(top + 1..top + length);
        edges.extend(below.take(length as usize).zip(top + 1..));
        top += length;
    }
    (top, edges)
}

/// A string of this many edges with leaves on top, and a string beside it.
fn broom(handle: u64, leaves: u64, beside: u64) -> Tree {
    let (top, mut edges) = strings(&[beside, handle]);
    edges.extend((1..=leaves).map(|leaf| (top + leaf, top)));
    (top + leaves, edges)
}

/// A tree twice on the same ground: whatever is cut in one is cut in the other.
fn twins(half: u64, random: &mut Random) -> Tree {
    let edges = (2..=half).flat_map(|vertex| {
        let below = random.int(1..=vertex - 1);
        let other = |vertex: u64| if vertex == 1 { 1 } else { half + vertex - 1 };
        [(vertex, below), (other(below), other(vertex))]
    });
    (2 * half - 1, edges.collect())
}

/// Every vertex v is joined to v / 2.
fn heap_order(n: u64) -> Tree {
    (n, (2..=n).map(|vertex| (vertex / 2, vertex)).collect())
}

fn main() {
    let problem = Problem::new(single(tree(int("N", 2..=MOST).beyond(1..=MOST))))
        .winner("Alice", "Bob")
        .invalid("no-such-vertex", "5\n1 2\n2 3\n2 4\n4 6\n")
        .invalid("no-tree", "5\n1 2\n3 4\n4 5\n5 3\n")
        .solution(|tree| solution::solve(&from_0(tree)))
        .studied(3764)
        .rules(|tree| wins_hackenbush(tree, 1))
        .every_small(|(n, _)| *n <= 9, || (1..=6).flat_map(every_tree).collect())
        .formula(|tree| without_leaves(tree) > 0)
        .law("strings on the ground are heaps of Nim", || {
            vec![
                (strings(&[MOST - 1]), true),
                (strings(&[40_000, 12_345, 40_000 ^ 12_345]), false),
                (strings(&[1; 99_998]), false),
            ]
        })
        .law("of two strings each digit decides alone", || {
            (0..17).rev().map(|digit| (strings(&[(1 << digit) + 1, 1]), true)).collect()
        })
        .law("with an odd number of edges the first player wins", || {
            let mut random = Random::new(17);
            let mut any =
                |n: u64| (n, (2..=n).map(|vertex| (random.int(1..=vertex - 1), vertex)).collect());
            vec![(any(MOST), true), (heap_order(MOST - 2), true)]
        })
        .law("leaves on a string make it longer by one if their number is odd", || {
            vec![
                (broom(30_000, 30_001, 30_001), false),
                (broom(30_000, 30_001, 30_000), true),
                (broom(999, 1_000, 999), false),
                (broom(999, 1_000, 1_001), true),
            ]
        })
        .law("a tree and its twin on the same ground cancel out", || {
            vec![(twins(50_000, &mut Random::new(1)), false), (heap_order(65_535), false)]
        })
        .refuses("a circuit", "4  1 2  2 3  3 1", "not all vertices are joined to vertex 1")
        .refuses("a circuit apart", "4  1 2  3 4  4 3", "not all vertices are joined to vertex 1")
        .refuses("a loop", "2  2 2", "not all vertices are joined to vertex 1")
        .refuses("a doubled edge", "3  1 2  1 2", "not all vertices are joined to vertex 1")
        .refuses("an edge to no vertex", "2  1 3", "vertex 3 of 2")
        .refuses("a vertex 0", "2  1 0", "the value 0")
        .study(
            study::study(),
            |(n, edges)| vec![once(*n).chain(edges.iter().flat_map(|&(x, y)| [x, y])).collect()],
            study::pictures,
        );
    run(this_problem!(), problem);
}
