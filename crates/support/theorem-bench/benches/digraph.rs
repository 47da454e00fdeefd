//! Nim-values of digraphs with a million edges.

use divan::Bencher;
use gamecore::Digraph;
use theorem_bench::random;

const MILLION: usize = 1_000_000;

fn main() {
    divan::main();
}

/// 10^5 vertices, with ten edges each to any smaller ones, and none from the first.
fn many_edges() -> Digraph {
    let random = random(MILLION);
    let list = |vertex: usize| {
        let drawn = random[10 * vertex..10 * vertex + 10].iter();
        drawn.filter_map(move |&number| (number as usize).checked_rem(vertex))
    };
    Digraph::new((0..MILLION / 10).map(list)).unwrap()
}

/// From each vertex an edge to the next one, and none from the last.
fn long_path() -> Digraph {
    Digraph::new((1..=MILLION).map(|next| Some(next).filter(|&next| next < MILLION))).unwrap()
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn nim_values_of_a_million_edges(bencher: Bencher) {
    let graph = many_edges();
    bencher.bench(|| graph.nim_values());
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn nim_values_of_a_path_of_a_million(bencher: Bencher) {
    let graph = long_path();
    bencher.bench(|| graph.nim_values());
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn build_a_million_edges() -> Digraph {
    many_edges()
}
