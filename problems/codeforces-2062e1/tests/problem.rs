//! The Game, easy version (Codeforces 2062E1): a winning first move on a tree with weights.

#[path = "../checker.rs"]
mod checker;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::rows;
use oracle::{Oracle, Ruleset};
use problem::fixtures::{every_tree, from_0, neighbours, numbered_tree, tree, NumberedTree, Tree};
use problem::prelude::*;

use self::checker::Rooted;
use self::rules::Heavier;

/// The weights are the numbers on the vertices.
type Case = NumberedTree;

/// For each vertex the one above it, which is 0 for vertex 1; there is no vertex 0.
fn parents((n, _, edges): &Case) -> Vec<usize> {
    let mut neighbours = neighbours(*n, edges);
    let (mut parents, mut waiting) = (vec![0; neighbours.len()], vec![1]);
    while let Some(vertex) = waiting.pop() {
        neighbours[vertex].retain(|&next| next as usize != parents[vertex]);
        for &next in &neighbours[vertex] {
            parents[next as usize] = vertex;
            waiting.push(next as usize);
        }
    }
    parents
}

/// The start as the rules and the study have it.
fn position(case: &Case) -> Vec<u64> {
    let parents = parents(case).into_iter().skip(2).map(|parent| parent as u64);
    [vec![0, case.0], case.1.clone(), parents.collect()].concat()
}

/// The first winning move by play; the checker must know all of them.
fn by_playing(oracle: &Oracle<Heavier>, case: &Case) -> u64 {
    let options = oracle.rules().options(&position(case));
    let wins = (1..).zip(&options).filter(|(_, left)| !oracle.next_wins_misere(left));
    let wins: Vec<usize> = wins.map(|(vertex, _)| vertex).collect();
    let rooted = Rooted::new(&case.1, &case.2);
    let accepted = (1..=options.len()).filter(|&vertex| rooted.refutation(vertex).is_none());
    assert_eq!(accepted.collect::<Vec<_>>(), wins, "what the checker accepts, and what wins");
    assert_eq!(rooted.winning().is_some(), !wins.is_empty(), "whether the checker accepts 0");
    wins.first().map_or(0, |&vertex| vertex as u64)
}

/// By falling weight: all heavier vertices are in the subtree of v if and only if their lowest common
/// ancestor is.
fn by_common_ancestor(case: &Case) -> u64 {
    let (n, weights, _) = case;
    let parents = parents(case);
    let mut vertices: Vec<usize> = (1..=*n as usize).collect();
    vertices.sort_by_key(|&vertex| std::cmp::Reverse(weights[vertex - 1]));
    // Vertices that were climbed from; and those from the common ancestor up to the root.
    let (mut met, mut above) = (vec![false; parents.len()], vec![false; parents.len()]);
    let mut common = 0;
    for equal in vertices.chunk_by(|&one, &other| weights[one - 1] == weights[other - 1]) {
        if let Some(&vertex) = equal.iter().find(|&&vertex| common > 0 && !above[vertex]) {
            return vertex as u64;
        }
        for &vertex in equal {
            let mut top = vertex;
            while top > 0 && !met[top] {
                (met[top], above[top]) = (true, common == 0 || above[top]);
                top = parents[top];
            }
            if common == 0 {
                common = vertex;
            }
            while above[top] && common != top {
                above[common] = false;
                common = parents[common];
            }
        }
    }
    0
}

fn weighted_tree() -> Shape<Case> {
    let count = || int("n", 1..=400_000).beyond(1..=1_000_000);
    let weight = int("w", between(1, named("n")));
    numbered_tree(count(), weight).generated_by(move |size| {
        let choices = list(int("", 0..=400_000), int("", 0..=1_000_000));
        let choices = choices.strategy(Size { value: u64::MAX, ..size });
        let tree = tree(count()).strategy(size);
        (tree, choices, 0..4_u64).prop_map(weighted).boxed()
    })
}

/// A tree with weights: any, or those with which nothing wins: heavier and heavier on the way to some
/// vertex, and elsewhere as heavy as can be; or these except for one.
fn weighted(((n, edges), choices, kind): (Tree, Vec<u64>, u64)) -> Case {
    let choice = |place: usize| choices.get(place % choices.len().max(1)).copied().unwrap_or(0);
    if kind < 2 {
        let most = if kind == 0 { n } else { n.min(3) };
        return (n, (0..n as usize).map(|place| choice(place) % most + 1).collect(), edges);
    }
    let case = (n, vec![n; n as usize], edges);
    let (parents, mut way) = (parents(&case), Vec::new());
    let mut vertex = parents[(choice(0) % n) as usize + 1];
    while vertex > 0 {
        way.push(vertex);
        vertex = parents[vertex];
    }
    let (n, mut weights, edges) = case;
    for (weight, vertex) in (1..).zip(way.into_iter().rev()) {
        weights[vertex - 1] = weight;
    }
    if kind == 3 {
        weights[(choice(1) % n) as usize] = choice(2) % n + 1;
    }
    (n, weights, edges)
}

/// A path from vertex 1 to vertex n.
fn path(weights: impl IntoIterator<Item = u64>) -> Case {
    let weights: Vec<u64> = weights.into_iter().collect();
    let n = weights.len() as u64;
    (n, weights, (1..n).map(|vertex| (vertex, vertex + 1)).collect())
}

/// Vertex 1 above all others.
fn star(weights: impl IntoIterator<Item = u64>) -> Case {
    let (n, weights, _) = path(weights);
    (n, weights, (2..=n).map(|vertex| (vertex, 1)).collect())
}

fn small() -> Vec<Case> {
    let trees = (1..=4).flat_map(every_tree);
    let all = trees.flat_map(|(n, edges)| {
        rows(n as usize, 1..=n).into_iter().map(move |weights| (n, weights, edges.clone()))
    });
    let larger = every_tree(6).into_iter().zip(rows(6, 1..=4).into_iter().cycle().step_by(97));
    let larger = larger.map(|((n, edges), weights)| (n, weights, edges));
    all.chain(larger).collect()
}

const LENGTHS: [u64; 5] = [2, 3, 10, 1001, 400_000];

fn main() {
    let oracle = Oracle::new(Heavier);
    let cases = int("t", 1..=10_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, weighted_tree()).with_total("n", 400_000))
        .printing(Form::number(0..=400_000), u64::to_string)
        .checked(checker::check)
        .invalid("no-tree", "1\n4\n1 2 3 4\n1 2\n2 3\n3 1\n")
        .invalid("a-weight-above-n", "1\n2\n1 3\n1 2\n")
        .solution(|(n, weights, edges)| {
            solution::solve(weights, &from_0(&(*n, edges.clone())))
                .map_or(0, |vertex| vertex as u64 + 1)
        })
        .rules(move |case| by_playing(&oracle, case))
        .every_small(|(n, ..)| *n <= 8, small)
        .formula(by_common_ancestor)
        .law("on a path that gets heavier downwards, nothing wins", || {
            LENGTHS.map(|n| (path(1..=n), 0)).to_vec()
        })
        .law("on a path that gets lighter downwards, all win that are second", || {
            LENGTHS.map(|n| (path((1..=n).rev()), 2)).to_vec()
        })
        .law("equal weights leave no answer", || {
            LENGTHS.map(|n| (star(vec![n / 2; n as usize]), 0)).to_vec()
        })
        .law("of the leaves of a star the second heaviest wins", || {
            LENGTHS[1..].iter().map(|&n| (star([1].into_iter().chain((2..=n).rev())), 3)).collect()
        })
        .refuses(
            "a circuit",
            "1 4  1 1 1 1  1 2  2 3  3 1",
            "not all vertices are joined to vertex 1",
        )
        .refuses(
            "a doubled edge",
            "1 3  1 1 1  1 2  1 2",
            "not all vertices are joined to vertex 1",
        )
        .refuses("an edge to no vertex", "1 2  1 1  1 3", "vertex 3 of 2")
        .refuses("no vertices", "1 0", "0 is not a number of vertices")
        .studied(7935)
        .study(study::study(), |case| vec![position(case)], study::pictures)
        .not_studied("a row of more than 1,000 vertices is long", |(n, ..)| *n > 1000);
    run(this_problem!(), problem);
}
