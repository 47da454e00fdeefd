//! Tokens on a digraph as a row of numbers, for the studies of such games.

use std::collections::BTreeMap;

use gamecore::{Digraph, Loopy, LoopyOutcome};
use oracle::games::Slide;
use study::prelude::*;
use study::text::SHOWN;

/// A position, taken apart: the row is `n`, the n lists `k x1 .. xk`, and `m` with the vertices
/// of m tokens, in ascending order after a move.
pub struct GraphPosition<'a> {
    /// The successors of each vertex.
    pub successors: Vec<&'a [u64]>,
    /// The vertices of the tokens.
    pub tokens: &'a [u64],
}

/// Takes a number and this many numbers after it from the front of a row.
fn counted_list<'a>(row: &mut &'a [u64]) -> Result<&'a [u64], String> {
    let (&count, rest) =
        row.split_first().ok_or(words("a number is missing at the end", "末尾缺少一个数"))?;
    if count > rest.len() as u64 {
        return Err(said!(
            "expected {count} more numbers, found {}",
            "应有 {count} 个数，后面只有 {} 个",
            rest.len()
        ));
    }
    let (list, rest) = rest.split_at(count as usize);
    *row = rest;
    Ok(list)
}

impl<'a> GraphPosition<'a> {
    /// The parts of a row.
    ///
    /// # Errors
    /// The mistake in it; a cycle is not looked for.
    pub fn read(position: &'a [u64]) -> Result<GraphPosition<'a>, String> {
        let (&n, mut rest) =
            position.split_first().ok_or(words("there is no number of vertices", "缺少顶点数"))?;
        let successors =
            (0..n).map(|_| counted_list(&mut rest)).collect::<Result<Vec<&[u64]>, String>>()?;
        let tokens = counted_list(&mut rest)?;
        if !rest.is_empty() {
            return Err(said!("there are numbers after the tokens", "棋子之后还有多余的数"));
        }
        check_vertices(successors.iter().copied().flatten().chain(tokens), n)?;
        Ok(GraphPosition { successors, tokens })
    }

    /// The parts of a row that is a position.
    ///
    /// # Panics
    /// If it is not.
    pub fn checked(position: &'a [u64]) -> GraphPosition<'a> {
        GraphPosition::read(position).expect("a position that was checked")
    }

    /// Tokens on a digraph, whose vertices are counted from 1.
    pub fn on(successors: &'a [Vec<u64>], tokens: &'a [u64]) -> GraphPosition<'a> {
        GraphPosition { successors: successors.iter().map(Vec::as_slice).collect(), tokens }
    }

    /// A short name of it, by its size and its tokens.
    pub fn name(&self) -> String {
        said!(
            "{} vertices, {} edges; on {}",
            "{} 个顶点，{} 条边；棋子在 {}",
            self.successors.len(),
            self.successors.iter().map(|list| list.len()).sum::<usize>(),
            study::write(self.tokens)
        )
    }

    /// The rules for a token.
    pub fn rules(&self) -> Slide {
        Slide(self.successors.iter().map(|list| list.to_vec()).collect())
    }

    /// The digraph of the theorem, its vertices counted from 0.
    pub fn digraph(&self) -> Digraph {
        let lists = self.successors.iter().map(|list| list.iter().map(|&to| to as usize - 1));
        Digraph::new(lists).expect("edges in range")
    }

    /// How many tokens there are on each vertex that has some.
    pub fn counts(&self) -> BTreeMap<u64, usize> {
        let mut counts = BTreeMap::new();
        for &vertex in self.tokens {
            *counts.entry(vertex).or_insert(0) += 1;
        }
        counts
    }
}

/// The position with these edges between n vertices, and with these tokens.
pub fn row_of_edges(n: u64, edges: &[(u64, u64)], tokens: &[u64]) -> Row {
    let mut lists = vec![vec![0]; n as usize];
    for &(from, to) in edges {
        let list = &mut lists[from as usize - 1];
        list[0] += 1;
        list.push(to);
    }
    [vec![n], lists.concat(), vec![tokens.len() as u64], tokens.to_vec()].concat()
}

/// Whether the digraph is small enough to be drawn, and to list the tokens' moves.
pub fn is_playable(position: &[u64]) -> bool {
    let parts = GraphPosition::checked(position);
    parts.successors.len() <= 16 && parts.tokens.len() <= 8 && position.len() <= 80
}

/// Whether a digraph with which no position begins is small enough to be drawn.
pub(crate) fn is_drawn(successors: &[Vec<u64>]) -> bool {
    successors.len() <= 16 && successors.iter().map(Vec::len).sum::<usize>() <= 40
}

/// Whether all of these are vertices of a digraph that has so many.
pub(crate) fn check_vertices<'a>(
    vertices: impl IntoIterator<Item = &'a u64>,
    last: u64,
) -> Result<(), String> {
    match vertices.into_iter().find(|&vertex| !(1..=last).contains(vertex)) {
        Some(vertex) => Err(said!(
            "there is no vertex {vertex} of {last}",
            "没有顶点 {vertex}，顶点一共有 {last} 个"
        )),
        None => Ok(()),
    }
}

/// A table with a row for every vertex if there are few, and for some vertices if there are many.
pub fn vertex_table(
    parts: &GraphPosition<'_>,
    some: Vec<u64>,
    heads: &[&str],
    row: impl Fn(u64) -> Vec<String>,
) -> Vec<String> {
    let all: Vec<u64> = (1..=parts.successors.len() as u64).collect();
    let shown = if all.len() <= SHOWN { all } else { some };
    figures(heads, shown.len(), |place| row(shown[place]))
}

/// The board; vertices are counted from 1.
pub fn board(parts: &GraphPosition<'_>, vertex: impl Fn(u64) -> Vertex) -> Board {
    let lists = (1..).zip(&parts.successors);
    let edges = lists.flat_map(|(from, list)| list.iter().map(move |&to| (from, to as usize)));
    Board::Graph(Graph {
        vertices: (1..=parts.successors.len() as u64).map(vertex).collect(),
        edges: edges.collect(),
        tokens: parts.tokens.iter().map(|&token| token as usize).collect(),
    })
}

/// The outcome of a vertex, counted from 1, and how soon play can end: `won in 3`.
pub fn verdict(game: &Loopy, vertex: u64) -> String {
    let vertex = vertex as usize - 1;
    verdict_in(game.outcome(vertex), game.remoteness(vertex))
}

/// An outcome, and the number of moves to the end: `won in 3`.
pub fn verdict_in(outcome: LoopyOutcome, moves: Option<u64>) -> String {
    let word = outcome.choose(words("won", "必胜"), words("lost", "必败"), words("drawn", "平局"));
    moves.map_or(word.to_string(), |moves| said!("{word} in {moves}", "{moves} 步后{word}"))
}

/// Why an outcome is what it is, by the number of moves to the end, if play ends.
pub fn reason(moves: Option<u64>) -> String {
    match moves {
        None => words("neither player can force a win", "双方都没有必胜策略").to_string(),
        Some(moves) => said!(
            "the number of moves to the end is {moves} if both play well",
            "双方都采取最优策略时，还有 {moves} 步结束"
        ),
    }
}

/// The board of a token on a digraph that may have cycles, with the best moves marked.
pub fn board_with_verdicts(parts: &GraphPosition<'_>, game: &Loopy) -> Board {
    let token = parts.tokens[0] as usize - 1;
    let best = [game.winning_moves(token), game.drawing_moves(token)].concat();
    board(parts, |vertex| Vertex {
        note: verdict(game, vertex),
        marked: best.contains(&(vertex as usize - 1)),
    })
}

/// The position in which one of so many tokens has gone from one vertex to another.
///
/// # Panics
/// If there is no token on that vertex.
pub fn after(position: &[u64], tokens: usize, from: u64, to: u64) -> Row {
    let (graph, tokens) = position.split_at(position.len() - tokens);
    let mut tokens = tokens.to_vec();
    let moved = tokens.iter_mut().find(|token| **token == from);
    *moved.expect("a token on the vertex") = to;
    tokens.sort_unstable();
    [graph, &tokens].concat()
}
