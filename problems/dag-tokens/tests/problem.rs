//! 有向图走棋子: slide tokens along the edges of an acyclic digraph.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::iter::once;

use oracle::games::{Slide, Sum};
use oracle::positions::multisets;
use oracle::Oracle;
use problem::fixtures::{
    every_digraph, is_balanced, successors, successors_first, values_by_kernels,
};
use problem::prelude::*;

/// The successors of each vertex; vertices are counted from 1.
type Graph = Vec<Vec<u64>>;

/// The graph, and the vertices of the tokens.
type Case = (Graph, Vec<u64>);

/// There can be this many vertices, edges and tokens.
const MOST: u64 = 1_000_000;
const MILLION: usize = MOST as usize;

/// The case as a row of numbers.
fn row((graph, tokens): &Case) -> Vec<u64> {
    let lists = graph.iter().chain(once(tokens));
    let lists = lists.flat_map(|list| once(list.len() as u64).chain(list.iter().copied()));
    once(graph.len() as u64).chain(lists).collect()
}

/// The rules for several tokens on a graph.
fn oracle(graph: &Graph) -> Oracle<Sum<Slide>> {
    Oracle::new(Sum(Slide(graph.clone())))
}

/// `n`, n lines `k x1 .. xk`, and `m` with the vertices of m tokens.
fn tokens_on_graph() -> Shape<Case> {
    let vertex = || int("a vertex", between(1, named("n")));
    let row = list(int("k", 0..=MOST), vertex()).inline();
    let played = rules::no_cycle(&["REPI(i, n)", "REPI(j, k[i])"], "i + 1", "vertex[i, j]")
        + "\nASSERT(edges <= 1000000)";
    let graph = list(count("n"), row).column().checked(played, can_be_played);
    let tokens = list(count("m"), vertex()).inline();
    (graph, tokens).generated_by(random_cases)
}

/// A number of vertices or of tokens: there need not be any.
fn count(name: &'static str) -> Int {
    int(name, 1..=MOST).beyond(0..=MOST)
}

fn can_be_played(graph: &Graph) -> Result<(), String> {
    if graph.iter().map(Vec::len).sum::<usize>() > MILLION {
        return Err(format!("a digraph of at most {MOST} edges"));
    }
    let on_no_cycle = |vertex| format!("a digraph in which vertex {vertex} is on no cycle");
    successors_first(graph).map(drop).map_err(on_no_cycle)
}

/// Digraphs whose edges all lead backwards in some order of the vertices.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    let most = size.length.min(MOST);
    let n = if size.full {
        Just(most).boxed()
    } else {
        count("n").strategy(Size { value: most, ..size })
    };
    n.prop_flat_map(move |n| on_vertices(n, size)).boxed()
}

/// Random acyclic digraphs on `n` vertices with random tokens.
fn on_vertices(n: u64, size: Size) -> BoxedStrategy<Case> {
    let order = Just((1..=n).collect::<Vec<_>>()).prop_shuffle();
    // Edge a n + b joins the vertices at the places a and b of the order.
    let edges = list(int("edges", 0..=3 * n), int("an edge", 0..=(n * n).saturating_sub(1)));
    let least = *count("m").range(size.scope).start();
    let tokens = list(int("m", least..=n), int("a vertex", 1..=n.max(1)));
    let edges = edges.strategy(Size { value: u64::MAX, length: 3 * size.length, ..size });
    let tokens = tokens.strategy(Size { value: MOST, ..size });
    let case = |(order, edges, tokens): (Vec<u64>, Vec<u64>, Vec<u64>)| {
        let mut graph = vec![Vec::new(); order.len()];
        let n = order.len();
        let places = edges.into_iter().map(|edge| (edge as usize / n, edge as usize % n));
        for (a, b) in places.filter(|(a, b)| a != b) {
            graph[order[a.max(b)] as usize - 1].push(order[a.min(b)]);
        }
        (graph, tokens)
    };
    (order, edges, tokens).prop_map(case).boxed()
}

fn by_solution((graph, tokens): &Case) -> bool {
    let from_zero = |vertices: &Vec<u64>| vertices.iter().map(|v| *v as usize - 1).collect();
    let successors: Vec<Vec<usize>> = graph.iter().map(from_zero).collect();
    solution::solve(&successors, &from_zero(tokens))
}

fn wins_by_kernels((graph, tokens): &Case) -> bool {
    let values = values_by_kernels(graph);
    !is_balanced(tokens.iter().map(|&vertex| values[vertex as usize - 1]))
}

/// Every acyclic digraph on `n` vertices.
fn acyclic(n: u64) -> impl Iterator<Item = Graph> {
    let graphs = every_digraph(n, 1).map(move |edges| successors(n, &edges));
    graphs.filter(|graph| successors_first(graph).is_ok())
}

/// Up to three tokens on a graph, in every way.
fn with_tokens(graph: Graph) -> impl Iterator<Item = Case> {
    let vertices = graph.len() as u64;
    let sizes = if vertices == 0 { 0..=0 } else { 0..=3 };
    let tokens = sizes.flat_map(move |size| multisets(size, 1..=vertices));
    tokens.map(move |tokens| (graph.clone(), tokens))
}

/// The path that leads from each of a number of vertices to the next.
fn path(vertices: u64) -> Graph {
    (2..=vertices + 1).map(|next| (next..=vertices).take(1).collect()).collect()
}

/// More than 16 bits count.
const PAST_SIXTEEN_BITS: u64 = 66_000;

/// A path on which recursion overflows a stack of 8 MB, in an input of less than 1 MB.
const DEEP: u64 = 120_000;

/// The path that leads from each of a number of vertices to the one below.
fn path_down(vertices: u64) -> Graph {
    (1..=vertices).map(|vertex| (1..vertex).rev().take(1).collect()).collect()
}

/// On a path the nim-values are 0 and 1 alternately, from its end.
fn path_upward() -> Vec<(Case, bool)> {
    vec![((path(DEEP), vec![2]), false)]
}

fn path_downward() -> Vec<(Case, bool)> {
    vec![((path_down(DEEP), vec![DEEP]), true)]
}

/// From the handle of a fan a token comes to its ribs, and from these to the edge: three
/// moves.
fn many_ways() -> Vec<(Case, bool)> {
    const RIBS: u64 = PAST_SIXTEEN_BITS;
    let handle = vec![vec![2], (3..=RIBS + 2).collect()];
    let fan = [handle, vec![vec![RIBS + 3]; RIBS as usize], vec![vec![]]].concat();
    vec![((fan, vec![1]), true)]
}

/// Every vertex from which a token can move has the nim-value 1.
fn one_move_each() -> Vec<(Case, bool)> {
    const MANY: u64 = PAST_SIXTEEN_BITS;
    let out = [vec![(2..=MANY).collect()], vec![vec![]; MANY as usize - 1]].concat();
    let into = (1..=MANY).map(|vertex| (1..vertex).take(1).collect()).collect();
    vec![((out, vec![1, 2]), true), ((into, vec![2, MANY]), false)]
}

/// With an edge to each lower vertex, vertex v is a heap of v - 1 stones.
fn heaps(most: u64, heaps: &[u64]) -> Case {
    let graph = (0..=most).map(|heap| (1..=heap).collect()).collect();
    (graph, heaps.iter().map(|heap| heap + 1).collect())
}

fn nim() -> Vec<(Case, bool)> {
    // With one digit alone, a sum that is kept in fewer digits is 0.
    let digits = (0..10).map(|digit| (heaps(1 << digit, &[1 << digit]), true));
    let sums = [
        (heaps(399, &[399]), true),
        (heaps(399, &[399, 300, 399 ^ 300, 0, 7, 7]), false),
        (heaps(399, &[399, 300, 399 ^ 300, 1]), true),
    ];
    digits.chain(sums).collect()
}

/// The second player does with the one token what was done with the other.
fn pairs() -> Vec<(Case, bool)> {
    let graph: Graph = (0..300).map(|v| (v / 3 + 1..=v / 2).collect()).collect();
    let twice = |v| ((graph.clone(), vec![v, 301 - v, 301 - v, v]), false);
    (1..=100).step_by(3).map(twice).collect()
}

/// As many vertices, edges and tokens as there can be, and the greatest nim-value.
/// All tokens except for the last one are on vertex 2, where no edge begins.
fn million_edges_and_tokens() -> Vec<(Case, bool)> {
    let edges = vec![vec![2; MILLION], vec![]];
    let mut tokens = vec![2; MILLION];
    tokens[MILLION - 1] = 1;
    vec![((edges, tokens), true)]
}

/// A path from vertex `MOST / 5` down to 1, and vertices that no edge touches: packages take the
/// smallest case of a million vertices, and a validator in Python needs hundreds of bytes for each edge.
fn million_vertices() -> Vec<(Case, bool)> {
    let mut graph = path_down(MOST / 5);
    graph.resize(MILLION, Vec::new());
    vec![((graph, vec![MOST / 5, MOST]), true)]
}

fn million_vertices_on_a_path() -> Vec<(Case, bool)> {
    vec![((path_down(MOST), vec![MOST]), true)]
}

fn greatest_nim_values() -> Vec<(Case, bool)> {
    vec![(heaps(1413, &[1413, 1300, 1413 ^ 1300]), false)]
}

fn main() {
    let problem = Problem::new(to_eof(tokens_on_graph()))
        .winner("1", "2")
        .invalid("cycle", "3\n1 2\n1 3\n1 1\n1\n1\n")
        .invalid("no-such-vertex", "2\n1 3\n0\n1\n1\n")
        .solution(by_solution)
        .studied(10491)
        .rules(|(graph, tokens)| oracle(graph).next_wins(tokens))
        .every_small(
            |(graph, tokens)| graph.len() <= 8 && tokens.len() <= 4,
            || (0..=4).flat_map(acyclic).flat_map(with_tokens).collect(),
        )
        .formula(wins_by_kernels)
        .law("on a path the parity of the way left decides", path_upward)
        .law("so it does where edges lead to lower numbers", path_downward)
        .law("wherever there is a move, its vertex has the nim-value 1", one_move_each)
        .law("three moves, and 66,000 ways to make the second", many_ways)
        .law("with an edge to each lower vertex, vertices are heaps of Nim", nim)
        .law("two tokens on one vertex cancel out", pairs)
        .law("a token among a million has a move, and a million of them", million_edges_and_tokens)
        .law("a million vertices, a fifth of them on a path", million_vertices)
        .law("a million vertices on a path", million_vertices_on_a_path)
        .law("the greatest nim-values", greatest_nim_values)
        .refuses("a cycle", "3  1 2  1 3  1 2  1 1", "the graph has a cycle")
        .refuses("a loop", "2  0  1 2  1 1", "the graph has a cycle")
        .refuses("a cycle out of reach", "3  0  1 3  1 2  1 1", "the graph has a cycle")
        .refuses("an edge to no vertex", "2  1 7  0  0", "an edge leads to no vertex")
        .refuses("a token on no vertex", "2  0  0  1 3", "a token is on no vertex")
        .refuses("a token without a graph", "0  1 1", "a token is on no vertex")
        .refuses("a vertex 0", "2  1 0  0  0", "the value 0")
        .study(study::study(), |case| vec![row(case)], study::pictures);
    run(this_problem!(), problem);
}
