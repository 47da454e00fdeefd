//! Game On Leaves (Codeforces 1363C): leaves are taken until the special vertex is one.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BinaryHeap;

use oracle::Oracle;
use problem::fixtures::{
    every_tree, from_0, neighbours, path, star, tree_and_vertex, Tree, TreeAndVertex,
};
use problem::prelude::*;

use self::rules::TakeLeaf;

const MOST: u64 = 100_000;

fn wins_by_play((n, special, edges): &TreeAndVertex) -> bool {
    let edges = from_0(&(*n, edges.clone()));
    let rules = TakeLeaf { edges, special: *special as usize - 1 };
    Oracle::new(rules).next_wins(&vec![true; *n as usize])
}

/// Plays one game on the branches at the special vertex, whose shapes do not matter: each move takes
/// a vertex from a largest one, until there is one branch, or two of one vertex each.
fn wins_on_branches(&(n, special, ref edges): &TreeAndVertex) -> bool {
    let mut branches = branches(n, special, edges);
    let mut wins = true;
    while branches.len() > 1 {
        match branches.pop().unwrap_or(0) {
            1 if branches.len() == 1 => return !wins,
            1 => {}
            vertices => branches.push(vertices - 1),
        }
        wins = !wins;
    }
    wins
}

/// How many vertices the branches at the special vertex have.
fn branches(n: u64, special: u64, edges: &[(u64, u64)]) -> BinaryHeap<u64> {
    let beside = neighbours(n, edges);
    let size = |&first: &u64| {
        let (mut walk, mut count) = (vec![(first, special)], 0);
        while let Some((vertex, before)) = walk.pop() {
            count += 1;
            let next = beside[vertex as usize].iter().filter(|&&next| next != before);
            walk.extend(next.map(|&next| (next, vertex)));
        }
        count
    };
    beside[special as usize].iter().map(size).collect()
}

/// Every tree of n vertices, with each of its vertices as the special one.
fn every(n: u64) -> Vec<TreeAndVertex> {
    let trees = every_tree(n).into_iter();
    trees.flat_map(|(n, edges)| (1..=n).map(move |x| (n, x, edges.clone()))).collect()
}

/// A tree with this vertex as the special one.
fn with_special((n, edges): Tree, special: u64) -> TreeAndVertex {
    (n, special, edges)
}

fn main() {
    let cases = int("t", 1..=10).beyond(0..=u64::MAX);
    let n = int("n", 1..=1000).beyond(1..=MOST);
    let problem = Problem::new(counted(cases, tree_and_vertex(n, "special")))
        .winner("Ayush", "Ashish")
        .invalid("no-such-vertex", "1\n3 4\n1 2\n1 3\n")
        .invalid("no-tree", "1\n4 1\n1 2\n2 3\n3 1\n")
        .solution(|(n, special, edges)| {
            let edges: Vec<(usize, usize)> =
                edges.iter().map(|&(u, v)| (u as usize, v as usize)).collect();
            solution::solve(*n as usize, *special as usize, &edges)
        })
        .studied(403)
        .rules(wins_by_play)
        .every_small(|(n, _, _)| *n <= 8, || (1..=5).flat_map(every).collect())
        .formula(wins_on_branches)
        .law("the end of a path is taken at once", || {
            let ends = |n: u64| [1, n].map(|end| (with_special(path(n), end), true));
            (1..=60).chain(990..=1000).flat_map(ends).collect()
        })
        .law("in a path of an odd length an inner vertex is lost", || {
            let odd = [3, 5, 99, 999, MOST - 1].iter();
            let inner = |&n: &u64| {
                [2, n / 2 + 1, n - 1].map(|special| (with_special(path(n), special), false))
            };
            odd.flat_map(inner).collect()
        })
        .law("the centre of a star is won if and only if its leaves are odd in number", || {
            let centre = |n: u64| (with_special(star(n, 1), 1), (n - 1) % 2 == 1);
            [4, 5, 6, 999, 1000, MOST - 1, MOST].map(centre).to_vec()
        })
        .law("a leaf of a star is taken at once", || {
            let leaf = |n: u64| (with_special(star(n, 1), n), true);
            [3, 4, 999, 1000, MOST - 1].map(leaf).to_vec()
        })
        .refuses("a special vertex that is not there", "1  3 4  1 2  1 3", "vertex 4 of 3")
        .refuses("no vertices", "1  0 0", "vertex 0 of 0")
        .study(
            study::study(),
            |(n, special, edges)| vec![study::row(*n, *special, edges)],
            study::pictures,
        )
        .not_studied("all leaves of a large tree are tried", |(n, _, _)| *n > 200);
    run(this_problem!(), problem);
}
