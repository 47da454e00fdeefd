//! Tree Game (AtCoder ABC398 E): edges are added that close no odd cycle.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::fixtures::{ascending, ascending_tree, every_tree, neighbours, path, star, Tree};
use problem::prelude::*;

use self::rules::AddEdge;

fn row((n, edges): &Tree) -> Vec<u64> {
    rules::graph(*n, edges.iter().map(|&(u, v)| [u, v]).collect())
}

/// Without sides: an edge closes an odd cycle if its ends are at an even distance, so the moves are
/// the pairs at the distances 3, 5 and so on. Distances from a vertex by walking from it.
fn wins_by_distances((n, edges): &Tree) -> bool {
    let beside = neighbours(*n, edges);
    let far_from = |start: u64| {
        let (mut waiting, mut far) = (vec![(start, 0, 0)], 0);
        while let Some((here, before, distance)) = waiting.pop() {
            far += u64::from(distance % 2 == 1 && distance > 1);
            let next = beside[here as usize].iter().filter(|&&next| next != before);
            waiting.extend(next.map(|&next| (next, here, distance + 1)));
        }
        far
    };
    (1..=*n).map(far_from).sum::<u64>() / 2 % 2 == 1
}

/// Two vertices that are joined, with leaves on both.
fn double_star(left: u64, right: u64) -> Tree {
    let n = 2 + left + right;
    let leaves = (3..=n).map(|leaf| if leaf < 3 + left { (1, leaf) } else { (2, leaf) });
    (n, [(1, 2)].into_iter().chain(leaves).collect())
}

fn main() {
    let problem = Problem::new(single(ascending_tree(int("N", 2..=100))))
        .winner("First", "Second")
        .played(interactor::play)
        .invalid("larger-end-first", "0\n3\n1 2\n3 2\n")
        .invalid("not-a-tree", "0\n4\n1 2\n2 3\n1 3\n")
        .solution(|(n, edges)| {
            let edges: Vec<(i64, i64)> = edges.iter().map(|&(u, v)| (u as i64, v as i64)).collect();
            solution::solve(*n as usize, &edges)
        })
        .studied(3345)
        .rules(by_play(AddEdge, row))
        .every_small(|(n, _)| *n <= 6, || (2..=6).flat_map(every_tree).map(ascending).collect())
        .formula(wins_by_distances)
        .law("a star leaves no move", || (2..=100).map(|n| (star(n, 1), false)).collect())
        .law("of a path every second vertex is on the same side", || {
            (2..=100).map(|n| (path(n), (n / 2 * (n - n / 2) - (n - 1)) % 2 == 1)).collect()
        })
        .law("each leaf of one centre can be joined to each of the other's", || {
            let stars = (0..=49).flat_map(|left| [1, 2, 49].map(|right| (left, right)));
            stars.map(|(left, right)| (double_star(left, right), left * right % 2 == 1)).collect()
        })
        .study(study::study(), |tree| vec![row(tree)], study::pictures);
    run(this_problem!(), problem);
}
