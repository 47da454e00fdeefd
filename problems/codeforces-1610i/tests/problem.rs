//! Mashtali vs AtCoder (Codeforces 1610I): green Hackenbush on a tree with more and more vertices
//! on the ground.

#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::fixtures::{degrees_and_ends, every_tree, from_0, star, tree, wins_hackenbush, Tree};
use problem::prelude::*;

const MOST: u64 = 300_000;

fn by_playing(tree: &Tree) -> Vec<bool> {
    (1..=tree.0).map(|pinned| wins_hackenbush(tree, pinned)).collect()
}

/// From k = n down to 1, without a root: a leaf that is not pinned is taken away, and with what
/// stands on it its edge is a string on the next vertex. What is left is joined by loops.
fn backwards(tree: &Tree) -> Vec<bool> {
    let vertices = tree.0 as usize + 1;
    let (mut degree, mut ends) = degrees_and_ends(tree);
    let mut carried = vec![0; vertices];
    let (mut loops, mut strings, mut wins) = (tree.1.len() as u64, 0, Vec::new());
    for pinned in (1..vertices).rev() {
        wins.push(loops % 2 != strings);
        let mut leaf = pinned;
        while leaf >= pinned && degree[leaf] == 1 {
            let next = ends[leaf];
            strings ^= carried[leaf] ^ (carried[leaf] + 1);
            carried[next] ^= carried[leaf] + 1;
            degree[leaf] = 0;
            degree[next] -= 1;
            ends[next] ^= leaf;
            loops -= 1;
            leaf = next;
        }
    }
    wins.reverse();
    wins
}

fn printed(wins: &[bool]) -> String {
    wins.iter().map(|&wins| if wins { '1' } else { '2' }).collect()
}

/// The path of these vertices.
fn path(vertices: impl Iterator<Item = u64> + Clone) -> Tree {
    let edges: Vec<(u64, u64)> = vertices.clone().zip(vertices.skip(1)).collect();
    (edges.len() as u64 + 1, edges)
}

/// Won for the first k, then lost.
fn won_up_to(k: u64, n: u64) -> Vec<bool> {
    (1..=n).map(|pinned| pinned <= k).collect()
}

fn main() {
    let problem = Problem::new(single(tree(int("n", 1..=MOST))))
        .printing(Form::line("[12]+"), |wins: &Vec<bool>| printed(wins))
        .solution(|tree| solution::solve(&from_0(tree)))
        .studied(5962)
        .rules(by_playing)
        .every_small(|(n, _)| *n <= 8, || (1..=6).flat_map(every_tree).collect())
        .formula(backwards)
        .law("with an odd number of edges the first player always wins", || {
            let mut random = Random::new(1610);
            let mut any =
                |n: u64| (n, (2..=n).map(|vertex| (vertex, random.int(1..=vertex - 1))).collect());
            [any(MOST), any(4), any(99_998)]
                .map(|tree| (tree.clone(), won_up_to(tree.0, tree.0)))
                .to_vec()
        })
        .law("on a path numbered in order, loops are below a string", || {
            // With 2m + 1 vertices the string is worth as much as the loops at the last two of them.
            [1, 3, 5, 101, 299_999].map(|n| (path(1..=n), won_up_to(n.max(2) - 2, n))).to_vec()
        })
        .law("between the ends of a path, both pinned, all edges are loops", || {
            let ends = |n: u64| path((1..=n).filter(|&vertex| vertex != 2).chain([2]));
            [3, 5, 77, 299_999].map(|n| (ends(n), won_up_to(1, n))).to_vec()
        })
        .law("on a star loops and stalks are worth the same", || {
            // At first all others stand on the stalk of vertex 1, if that is not the centre.
            let lost = [3, 9, 100_001].map(|n| (star(n, 1), won_up_to(0, n)));
            let stalk = [3, 9, 100_001].map(|n| (star(n, n), won_up_to(1, n)));
            [lost, stalk].concat()
        })
        .refuses("a circuit", "4  1 2  2 3  3 1", "not all vertices are joined to vertex 1")
        .refuses("a loop", "2  2 2", "not all vertices are joined to vertex 1")
        .refuses("an edge to no vertex", "2  1 3", "vertex 3 of 2")
        .refuses("a vertex 0", "2  1 0", "the value 0")
        .study(
            study::study(),
            |(n, edges)| (1..=*n).map(|pinned| study::row(*n, pinned, edges)).collect(),
            study::pictures,
        )
        .not_studied("all numbers of pinned vertices would be too many positions", |(n, _)| {
            *n > 200
        });
    run(this_problem!(), problem);
}
