//! 有向图走棋子: slide tokens along the edges of an acyclic digraph.

use judge::prelude::*;
use oracle::games::Sum;
use oracle::positions::multisets;
use oracle::{Oracle, Ruleset};

/// The successors of each vertex; vertices are counted from 0.
type Graph = Vec<Vec<usize>>;

/// So many vertices, edges and tokens there can be.
const MILLION: usize = 1_000_000;
const MOST: u64 = MILLION as u64;

/// One token on a graph.
struct Slide(Graph);

impl Ruleset for Slide {
    type Position = usize;

    fn options(&self, vertex: &usize) -> Vec<usize> {
        self.0[*vertex].clone()
    }
}

#[derive(Clone, Debug)]
struct Case {
    graph: Graph,
    tokens: Vec<usize>,
}

/// `n`, n lines `k x1 .. xk`, and `m` with the vertices of m tokens.
struct TokensOnGraph;

impl Shape for TokensOnGraph {
    type Value = Case;

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<Case, Offence> {
        let place = tokens.place();
        let n = count("n").read(tokens)?;
        let vertex = || int("a vertex", 1..=n);
        let mut edges = 0;
        let mut graph = Graph::new();
        for _ in 0..n {
            let successors = list(int("k", 0..=MOST - edges), vertex()).read(tokens)?;
            edges += successors.len() as u64;
            graph.push(from_zero(successors));
        }
        if let Err(vertex) = successors_first(&graph) {
            let expected = format!("a digraph in which vertex {} is on no cycle", vertex + 1);
            return Err(tokens.offence(place, Fault::Broken, expected));
        }
        let tokens = list(count("m"), vertex()).read(tokens)?;
        Ok(Case { graph, tokens: from_zero(tokens) })
    }

    fn write(&self, case: &Case, layout: &mut Layout) {
        layout.token(case.graph.len());
        layout.end_line();
        for vertices in case.graph.iter().chain([&case.tokens]) {
            layout.token(vertices.len());
            vertices.iter().for_each(|vertex| layout.token(vertex + 1));
            layout.end_line();
        }
    }

    /// Digraphs whose edges all lead backwards in some order of the vertices.
    fn strategy(&self, size: Size) -> BoxedStrategy<Case> {
        let most = size.length.min(MOST);
        let n = if size.full {
            Just(most).boxed()
        } else {
            count("n").strategy(Size { value: most, ..size })
        };
        n.prop_flat_map(move |n| on_vertices(n, size)).boxed()
    }
}

/// A number of vertices or of tokens: there need not be any.
fn count(name: &'static str) -> Int {
    int(name, 1..=MOST).beyond(0..=MOST)
}

/// Random acyclic digraphs on `n` vertices with random tokens.
fn on_vertices(n: u64, size: Size) -> BoxedStrategy<Case> {
    let order = Just((0..n as usize).collect::<Vec<_>>()).prop_shuffle();
    let vertex = |name| int(name, 0..=n.saturating_sub(1));
    let edges = list(int("edges", 0..=3 * n), (vertex("from"), vertex("to")));
    let tokens = list(int("m", *count("m").range(size.scope).start()..=n), vertex("a vertex"));
    let edges = edges.strategy(Size { value: MOST, length: 3 * size.length, ..size });
    let tokens = tokens.strategy(Size { value: MOST, ..size });
    let case = move |(order, edges, tokens): (Vec<usize>, Vec<(u64, u64)>, Vec<u64>)| {
        let mut graph = vec![Vec::new(); order.len()];
        for (a, b) in edges.into_iter().filter(|(a, b)| a != b) {
            graph[order[a.max(b) as usize]].push(order[a.min(b) as usize]);
        }
        Case { graph, tokens: tokens.into_iter().map(|vertex| vertex as usize).collect() }
    };
    (order, edges, tokens).prop_map(case).boxed()
}

fn from_zero(vertices: Vec<u64>) -> Vec<usize> {
    vertices.into_iter().map(|vertex| vertex as usize - 1).collect()
}

/// All vertices, each after its successors; or else one that is on a cycle.
///
/// Vertices whose successors have all been taken away are taken away. If some
/// are left for ever, each of them has a successor that is left: after as many
/// steps as there are vertices, a walk on those must be on a cycle.
fn successors_first(graph: &Graph) -> Result<Vec<usize>, usize> {
    let mut predecessors = vec![Vec::new(); graph.len()];
    for (vertex, successors) in graph.iter().enumerate() {
        successors.iter().for_each(|&successor| predecessors[successor].push(vertex));
    }
    let mut left: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut order: Vec<usize> = (0..graph.len()).filter(|&vertex| left[vertex] == 0).collect();
    let mut taken = 0;
    while let Some(&vertex) = order.get(taken) {
        taken += 1;
        for &predecessor in &predecessors[vertex] {
            left[predecessor] -= 1;
            if left[predecessor] == 0 {
                order.push(predecessor);
            }
        }
    }
    let step = |&from: &usize| graph[from].iter().copied().find(|&to| left[to] > 0);
    let stuck = (0..graph.len()).find(|&vertex| left[vertex] > 0);
    match std::iter::successors(stuck, step).nth(graph.len()) {
        Some(vertex) => Err(vertex),
        None => Ok(order),
    }
}

/// The nim-values, one by one: the lost vertices are those from which no edge
/// leads to a lost one. Without them there is another game; what is lost there
/// has the nim-value 1, and so on.
fn values_by_kernels(graph: &Graph) -> Vec<usize> {
    let mut order = successors_first(graph).expect("an acyclic digraph");
    let mut values = vec![usize::MAX; graph.len()];
    for value in 0.. {
        if order.is_empty() {
            break;
        }
        order.retain(|&vertex| {
            let won = graph[vertex].iter().any(|&successor| values[successor] == value);
            if !won {
                values[vertex] = value;
            }
            won
        });
    }
    values
}

fn first(wins: bool) -> String {
    word(wins, "1", "2")
}

fn wins_by_rules(case: &Case) -> bool {
    Oracle::new(Sum(Slide(case.graph.clone()))).next_wins(&case.tokens)
}

/// The vertices on which the winning moves leave the tokens, counted from 1 as in the input.
fn winning_tokens(case: &Case) -> Vec<Vec<usize>> {
    let oracle = Oracle::new(Sum(Slide(case.graph.clone())));
    let results = oracle.winning_results(&case.tokens).into_iter();
    results.map(|tokens| tokens.iter().map(|vertex| vertex + 1).collect()).collect()
}

fn wins_by_kernels(case: &Case) -> bool {
    let values = values_by_kernels(&case.graph);
    case.tokens.iter().fold(0, |sum, &vertex| sum ^ values[vertex]) != 0
}

/// Every acyclic digraph on `n` vertices: an adjacency matrix, bit by bit.
fn acyclic(n: usize) -> impl Iterator<Item = Graph> {
    let edge = move |bits: u32, from, to| bits >> (from * n + to) & 1 == 1;
    let successors = move |bits, from| (0..n).filter(|&to| edge(bits, from, to)).collect();
    let graphs =
        (0..1 << (n * n)).map(move |bits| (0..n).map(|from| successors(bits, from)).collect());
    graphs.filter(|graph| successors_first(graph).is_ok())
}

/// Up to three tokens on a graph, in every way.
fn with_tokens(graph: Graph) -> impl Iterator<Item = Case> {
    let vertices = graph.len() as u64;
    let sizes = if vertices == 0 { 0..=0 } else { 0..=3 };
    let tokens = sizes.flat_map(move |size| multisets(size, 1..=vertices));
    tokens.map(move |tokens| Case { graph: graph.clone(), tokens: from_zero(tokens) })
}

fn on(graph: &Graph, tokens: &[usize], wins: bool) -> (Case, String) {
    let (graph, tokens) = (graph.clone(), tokens.to_vec());
    (Case { graph, tokens }, first(wins))
}

/// On a path the nim-values are 0 and 1 by turns, from its end.
fn paths() -> Vec<(Case, String)> {
    let down: Graph = (0..MILLION).map(|v| (0..v).rev().take(1).collect()).collect();
    let up: Graph = (0..MILLION).map(|v| (v + 1..MILLION).take(1).collect()).collect();
    vec![on(&down, &[MILLION - 1], true), on(&up, &[1], false)]
}

/// From the handle of a fan one comes to its ribs, and from these to the edge: three
/// moves. Among many tokens the last one may decide.
fn many_ways_and_tokens() -> Vec<(Case, String)> {
    const RIBS: usize = 300_000;
    let mut fan: Graph = vec![vec![RIBS + 2]; RIBS + 3];
    fan[0] = vec![1];
    fan[1] = (2..RIBS + 2).collect();
    fan[RIBS + 2] = Vec::new();
    let edge: Graph = vec![vec![1], vec![]];
    let mut last_decides = vec![1; MILLION];
    last_decides[MILLION - 1] = 0;
    vec![on(&fan, &[0], true), on(&edge, &last_decides, true)]
}

/// Whatever can move has the nim-value 1.
fn one_move_each() -> Vec<(Case, String)> {
    let mut out: Graph = vec![Vec::new(); MILLION];
    out[0] = (1..MILLION).collect();
    let into: Graph = (0..MILLION).map(|v| (0..v.min(1)).collect()).collect();
    let alike: Graph = vec![vec![1; MILLION], vec![]];
    let everywhere: Vec<usize> = (0..MILLION).collect();
    vec![
        on(&out, &everywhere, true),
        on(&into, &everywhere[1..MILLION - 1], false),
        on(&alike, &[0, 1, 0, 0], true),
    ]
}

/// With an edge to each lower vertex, the vertices are the heaps of Nim.
fn nim() -> Vec<(Case, String)> {
    let heaps: Graph = (0..1414).map(|v| (0..v).collect()).collect();
    vec![
        on(&heaps, &[1413], true),
        on(&heaps, &[1413, 1300, 1413 ^ 1300], false),
        on(&heaps, &[1413, 1300, 1413 ^ 1300, 0, 7, 7], false),
        on(&heaps, &[1413, 1300, 1413 ^ 1300, 1], true),
    ]
}

/// The second player does to the one token what was done to the other.
fn pairs() -> Vec<(Case, String)> {
    let graph: Graph = (0..300).map(|v| (v / 3..v / 2).collect()).collect();
    let twice = |v| on(&graph, &[v, 299 - v, 299 - v, v], false);
    (0..100).map(twice).collect()
}

/// So many edges, each from a vertex to a lower one.
fn random_graph(vertices: usize, edges: u64, random: &mut Random) -> Graph {
    let mut graph = vec![Vec::new(); vertices];
    for _ in 0..edges {
        let from = random.int(1..=vertices as u64 - 1);
        graph[from as usize].push(random.int(0..=from - 1) as usize);
    }
    graph
}

fn main() {
    let problem = Problem::new(to_eof(TokensOnGraph))
        .rules(|case| first(wins_by_rules(case)))
        .every_small(
            |case| case.graph.len() <= 8 && case.tokens.len() <= 4,
            || (0..=4).flat_map(acyclic).flat_map(with_tokens).collect(),
        )
        .formula(|case| first(wins_by_kernels(case)))
        .winning(winning_tokens)
        .law("a path of a million vertices: the parity of the way left", paths)
        .law("a million edges, out of one vertex, into one, or all alike", one_move_each)
        .law("300,000 ways to go on, and a million tokens", many_ways_and_tokens)
        .law("an edge to each lower vertex makes heaps of Nim", nim)
        .law("two tokens on one vertex cancel out", pairs)
        .refuses("a cycle", "3  1 2  1 3  1 2  1 1", "vertex 2 is on a cycle")
        .refuses("a loop", "2  0  1 2  1 1", "vertex 2 is on a cycle")
        .refuses("a cycle out of reach", "3  0  1 3  1 2  1 1", "vertex 2 is on a cycle")
        .refuses("an edge to no vertex", "2  1 7  0  0", "vertex 7 of 2")
        .refuses("a token on no vertex", "2  0  0  1 3", "vertex 3 of 2")
        .refuses("a token without a graph", "0  1 1", "vertex 1 of 0")
        .refuses("a vertex 0", "2  1 0  0  0", "the value 0")
        .workload("edges between random vertices", 1_000_000, |edges, random| {
            let graph = random_graph((edges / 4 + 2) as usize, edges, random);
            let tokens = random.list(edges / 4 + 1, 0..=edges / 4 + 1);
            vec![Case { graph, tokens: tokens.into_iter().map(|vertex| vertex as usize).collect() }]
        })
        .workload("vertices on a path", 1_000_000, |vertices, _| {
            let vertices = vertices as usize;
            let path = (1..=vertices).map(|next| (next..vertices).take(1).collect()).collect();
            vec![Case { graph: path, tokens: vec![0] }]
        });
    run(this_problem!(), problem);
}
