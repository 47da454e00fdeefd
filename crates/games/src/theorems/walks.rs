//! Walks that do not return: undirected geography, whose graph is read off the moves.

use std::collections::{BTreeMap, BTreeSet};

use gamecore::inessential_vertices;
use study::Row;

/// Whether each position is lost, if a row is a walk in a graph, and a move its next vertex, any
/// neighbour where the walk has not been: by a matching (Fraenkel, Scheinerman and Ullman, 1993).
///
/// O(E log V) steps and a maximum matching for each position.
pub fn lost(rows: &[Row], lists: &[Vec<usize>]) -> Option<Vec<bool>> {
    let rows: Vec<Row> = rows.iter().map(on_its_board).collect::<Option<_>>()?;
    let graph = graph(&rows, lists)?;
    let is_walk = |(row, list): (&Row, &Vec<usize>)| {
        let next: BTreeSet<u64> = list.iter().filter_map(|&to| rows[to].last().copied()).collect();
        let free = |vertex: &&u64| !row.contains(vertex);
        graph.get(row.last()?)?.iter().filter(free).copied().eq(next).then_some(())
    };
    rows.iter().zip(lists).map(is_walk).collect::<Option<Vec<()>>>()?;
    rows.iter().map(|row| is_uncovered(&graph, row)).collect()
}

/// The walk in a graph that only walks with the same first number share: this may be the place where
/// they begin, or the size of the board.
fn on_its_board(row: &Row) -> Option<Row> {
    let (first, others) = row.split_first()?;
    let board = first.checked_mul(1 << 32)?;
    let vertex = |number: u64| Some(board + u64::from(u32::try_from(number).ok()?));
    let others = others.iter().map(|number| vertex(*number));
    Some(vertex(u32::MAX.into())).into_iter().chain(others).collect()
}

/// The neighbours of each vertex.
type Graph = BTreeMap<u64, BTreeSet<u64>>;

/// The edges along which a walk goes on; `None` if a move does anything else.
fn graph(rows: &[Row], lists: &[Vec<usize>]) -> Option<Graph> {
    let mut graph = Graph::new();
    for (row, list) in rows.iter().zip(lists) {
        let here = *row.last()?;
        graph.entry(here).or_default();
        for &to in list {
            let (next, walk) = rows[to].split_last()?;
            if walk != &row[..] {
                return None;
            }
            graph.entry(here).or_default().insert(*next);
            graph.entry(*next).or_default().insert(here);
        }
    }
    Some(graph)
}

/// Whether some maximum matching of what is left of the graph does not cover the last vertex.
fn is_uncovered(graph: &Graph, row: &Row) -> Option<bool> {
    let (last, been) = row.split_last()?;
    let left: BTreeMap<u64, usize> =
        graph.keys().copied().filter(|vertex| !been.contains(vertex)).zip(0..).collect();
    let edges: Vec<(usize, usize)> = graph
        .iter()
        .flat_map(|(one, others)| others.iter().map(move |other| (one, other)))
        .filter_map(|(one, other)| Some((*left.get(one)?, *left.get(other)?)))
        .collect();
    Some(inessential_vertices(left.len(), &edges)[*left.get(last)?])
}
