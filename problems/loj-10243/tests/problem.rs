//! 移棋子游戏 (LOJ 10243): tokens on an acyclic digraph, given as a list of edges.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;

use games::digraph::row_of_edges;
use oracle::games::{Slide, Sum};
use oracle::positions::multisets;
use oracle::Oracle;
use problem::fixtures::{every_digraph, is_balanced, successors, successors_first, Edge};
use problem::prelude::*;

/// The number of vertices, the number of tokens and the edges, and the vertices of the tokens.
type Case = (u64, ((u64, Vec<Edge>), Vec<u64>));

/// `N M K`, M lines `X Y`, and a line with K vertices.
fn tokens_on_graph() -> Shape<Case> {
    let vertex = |name| int(name, between(1, named("N")));
    let edge = (vertex("X"), vertex("Y"));
    let edges = headed_list(int("M", 0..=6000).beyond(0..=MOST), tokens(), edge).column();
    let case = (vertices(), (edges, row(named("K"), vertex("a token"))));
    let acyclic = rules::no_cycle(&["REPI(i, m)"], "x[i]", "y[i]");
    let acyclic = case.such_that("an acyclic digraph", acyclic, |(n, ((_, edges), _))| {
        successors_first(&successors(*n, edges)).is_ok()
    });
    let promised = acyclic.for_judge(
        "at most as many tokens as vertices",
        "ASSERT(k <= n)",
        |(n, ((k, _), _))| k <= n,
    );
    promised.generated_by(random_cases)
}

const MOST: u64 = 1_000_000;

fn vertices() -> Int {
    int("N", 1..=2000).beyond(1..=MOST)
}

fn tokens() -> Int {
    int("K", 1..=2000).beyond(0..=MOST)
}

fn case(n: u64, edges: Vec<Edge>, tokens: Vec<u64>) -> Case {
    (n, ((tokens.len() as u64, edges), tokens))
}

/// Digraphs whose edges all lead backwards in some order of the vertices; not the largest, which
/// take long to make.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    let most = size.length.min(2000);
    let n = if size.full { Just(most).boxed() } else { (1..=most).boxed() };
    n.prop_flat_map(move |n| {
        let order = Just((1..=n).collect::<Vec<_>>()).prop_shuffle();
        let place = || int("a place", 0..=n - 1);
        let places = list(int("edges", 0..=3 * n), (place(), place()));
        let places = places.strategy(Size { value: MOST, length: 3 * n, ..size });
        let tokens = list(int("K", 1..=n), int("a token", 1..=n));
        let tokens = tokens.strategy(Size { value: MOST, ..size });
        (order, places, tokens).prop_map(move |(order, places, tokens)| {
            let places = places.into_iter().filter(|(a, b)| a != b);
            let edges = places.map(|(a, b)| (order[a.max(b) as usize], order[a.min(b) as usize]));
            let edges = edges.collect();
            case(n, edges, tokens)
        })
    })
    .boxed()
}

/// With a set of the successors' nim-values for each vertex.
fn wins_by_sets((n, ((_, edges), tokens)): &Case) -> bool {
    let successors = successors(*n, edges);
    let mut values = vec![0; *n as usize + 1];
    for vertex in successors_first(&successors).expect("an acyclic digraph") {
        let of = |&to: &u64| values[to as usize];
        let reached: BTreeSet<u64> = successors[vertex as usize - 1].iter().map(of).collect();
        let in_order = (0..).zip(&reached).take_while(|(place, value)| place == *value);
        values[vertex as usize] = in_order.count() as u64;
    }
    !is_balanced(tokens.iter().map(|&vertex| values[vertex as usize]))
}

fn wins_by_rules((n, ((_, edges), tokens)): &Case) -> bool {
    Oracle::new(Sum(Slide(successors(*n, edges)))).next_wins(tokens)
}

/// Every acyclic digraph on up to three vertices, and some on four, with up to three tokens.
fn small() -> Vec<Case> {
    let mut cases = Vec::new();
    for n in 1..=4 {
        for edges in every_digraph(n, if n == 4 { 37 } else { 1 }) {
            if successors_first(&successors(n, &edges)).is_ok() {
                let tokens = (0..=3).flat_map(|k| multisets(k, 1..=n));
                cases.extend(tokens.map(|tokens| case(n, edges.clone(), tokens)));
            }
        }
    }
    cases
}

fn path(n: u64) -> Vec<Edge> {
    (1..n).map(|vertex| (vertex, vertex + 1)).collect()
}

fn main() {
    let problem = Problem::new(single(tokens_on_graph()))
        .winner("win", "lose")
        .invalid("cycle", "3 3 1\n1 2\n2 3\n3 2\n1\n")
        .invalid("no-such-vertex", "3 2 2\n1 2\n2 4\n1 2\n")
        .solution(|(n, ((_, edges), tokens))| {
            let index = |vertex: u64| vertex as usize - 1;
            let edges: Vec<_> = edges.iter().map(|&(from, to)| (index(from), index(to))).collect();
            let tokens: Vec<usize> = tokens.iter().map(|&vertex| index(vertex)).collect();
            solution::solve(*n as usize, &edges, &tokens)
        })
        .studied(1232)
        .rules(wins_by_rules)
        .every_small(|(n, ((k, _), _))| *n <= 8 && *k <= 4, small)
        .formula(wins_by_sets)
        .law("on a path the parity of the way left decides", || {
            let on = |n: u64, vertex| (case(n, path(n), vec![vertex]), (n - vertex) % 2 == 1);
            [(1, 1), (2, 1), (1999, 1), (2000, 1), (2000, 2), (300_001, 1)]
                .map(|(n, vertex)| on(n, vertex))
                .to_vec()
        })
        .law("with an edge to each lower vertex, vertices are heaps of Nim", || {
            let edges: Vec<Edge> = (1..=110).flat_map(|a| (1..a).map(move |b| (a, b))).collect();
            let on = |heaps: &[u64]| {
                case(110, edges.clone(), heaps.iter().map(|heap| heap + 1).collect())
            };
            let (a, b) = (109, 77);
            vec![
                (on(&[109]), true),
                (on(&[a, b, a ^ b]), false),
                (on(&[a, b, a ^ b, 0, 63, 63]), false),
                (on(&[a, b, a ^ b, 1]), true),
            ]
        })
        .law("only the last of 2000 tokens can move, along the last of 6000 edges", || {
            let edges = [vec![(3, 2); 5999], vec![(2000, 1)]].concat();
            let tokens = [vec![1; 1999], vec![2000]].concat();
            vec![(case(2000, edges, tokens), true)]
        })
        .law("two tokens on one vertex cancel out", || {
            let edges: Vec<Edge> =
                (2..=300).flat_map(|v| (v / 3..=v / 2).map(move |to| (v, to.max(1)))).collect();
            let twice = |v| (case(300, edges.clone(), vec![v, 301 - v, 301 - v, v]), false);
            (1..=20).map(twice).collect()
        })
        .refuses("a cycle", "3 3 1  1 2  2 3  3 2  1", "has a cycle")
        .refuses("a loop out of reach", "2 1 1  2 2  1", "has a cycle")
        .refuses("a billion vertices", "1000000000 0 1  1", "1000000000 vertices are too many")
        .refuses("an edge to no vertex", "2 1 1  1 7  1", "no vertex")
        .refuses("an edge from no vertex", "2 1 1  7 1  1", "no vertex")
        .refuses("a token on no vertex", "2 0 1  3", "a token is on no vertex")
        .study(
            study::study(),
            |(n, ((_, edges), tokens))| vec![row_of_edges(*n, edges, tokens)],
            study::pictures,
        );
    run(this_problem!(), problem);
}
