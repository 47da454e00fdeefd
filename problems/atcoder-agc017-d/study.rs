//! Green Hackenbush, on trees and on graphs with circuits, to be explained, drawn and played.

use std::collections::BTreeSet;

use gamecore::{Cut, Hackenbush};
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;

/// An edge between two vertices, which are counted from 1.
pub type Edge = (u64, u64);

/// Cut an edge; what is no longer joined to vertex 1 falls. A position is the edges that stand,
/// each with its lower number first, in ascending order.
pub struct Rules;

impl Ruleset for Rules {
    type Position = Vec<Edge>;

    fn options(&self, edges: &Vec<Edge>) -> Vec<Vec<Edge>> {
        let without = |cut: usize| [&edges[..cut], &edges[cut + 1..]].concat();
        (0..edges.len()).map(|cut| standing(&without(cut))).collect()
    }
}

/// The edges that are joined to vertex 1, in order.
pub fn standing(edges: &[Edge]) -> Vec<Edge> {
    let mut reached = BTreeSet::from([1]);
    loop {
        let found = edges.iter().filter(|(x, y)| reached.contains(x) != reached.contains(y));
        let found: Vec<u64> = found.flat_map(|&(x, y)| [x, y]).collect();
        if found.is_empty() {
            break;
        }
        reached.extend(found);
    }
    let stands = edges.iter().filter(|(x, _)| reached.contains(x));
    let mut stands: Vec<Edge> = stands.map(|&(x, y)| (x.min(y), x.max(y))).collect();
    stands.sort_unstable();
    stands
}

/// A position is the number of vertices, and the two ends of each edge that stands.
struct Bushes;

/// The most vertices.
const MOST: u64 = 1_000_000;

fn edges(position: &[u64]) -> Vec<Edge> {
    position[1..].chunks(2).map(|ends| (ends[0], ends[1])).collect()
}

fn row(n: u64, edges: impl IntoIterator<Item = Edge>) -> Row {
    std::iter::once(n).chain(edges.into_iter().flat_map(|(x, y)| [x, y])).collect()
}

fn graph(position: &[u64]) -> Hackenbush {
    let from_0 = edges(position).into_iter().map(|(x, y)| (x as usize - 1, y as usize - 1));
    Hackenbush::new(position[0] as usize, from_0).expect("a position that was checked")
}

/// The edges in the order that a move leaves them in, so that the same edges are the same row.
fn after(position: &[u64], cut: Cut) -> Row {
    let left = cut.after(&graph(position));
    let from_1 = left.edges().iter().map(|&(x, y)| (x.min(y) as u64 + 1, x.max(y) as u64 + 1));
    let mut left: Vec<Edge> = from_1.collect();
    left.sort_unstable();
    row(position[0], left)
}

/// The stalks on the vertices that are fused with this one, and how many loops are on them.
fn stalks_and_loops(graph: &Hackenbush, part: usize) -> (Vec<u64>, usize) {
    let (fused, values) = (graph.fused(), graph.nim_values());
    let on_part = graph.bridges().into_iter().filter(|&(_, below)| fused[below] == Some(part));
    let stalks = on_part.map(|(above, _)| values[above] + 1).collect();
    let inside = |&&(x, y): &&(usize, usize)| fused[x] == Some(part) && fused[y] == Some(part);
    (stalks, graph.edges().iter().filter(inside).count())
}

impl Study for Bushes {
    fn rules(&self) -> &'static str {
        "Cut one edge; whatever is then no longer joined to vertex 1, the ground, falls and is gone. A player who cannot cut loses."
    }

    fn numbers(&self) -> &'static str {
        "the number of vertices, and the two ends of each edge; circuits are allowed"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let &n = position.first().ok_or("there is no number of vertices")?;
        if n == 0 || n > MOST {
            return Err(format!("there are 1 to {} vertices, not {}", MOST, n));
        }
        if position.len() % 2 == 0 {
            return Err("an edge has only one end".to_string());
        }
        if let Some(vertex) = position[1..].iter().find(|vertex| !(1..=n).contains(vertex)) {
            return Err(format!("there is no vertex {} of {}", vertex, n));
        }
        let fused = graph(position).fused();
        match edges(position).iter().find(|(x, _)| fused[*x as usize - 1].is_none()) {
            Some((x, y)) => Err(format!("the edge {}-{} is not joined to vertex 1", x, y)),
            None => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 99 && position.len() <= 51
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Rules.options(&edges(position)).into_iter();
        options.map(|left| row(position[0], left)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        graph(position).outcome()
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let (edges, mut seen) = (edges(position), BTreeSet::new());
        let mut cuts = graph(position).winning_moves();
        // It does not matter which of several edges with the same ends is cut.
        cuts.retain(|cut| {
            let (x, y) = edges[cut.edge];
            seen.insert((x.min(y), x.max(y)))
        });
        Winning::all(cuts.into_iter().map(move |cut| after(position, cut)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Alice", "Bob").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let graph = graph(position);
        let (fused, values) = (graph.fused(), graph.nim_values());
        let mut parts: Vec<usize> = fused.iter().copied().flatten().collect();
        parts.sort_unstable();
        parts.dedup();
        let all = parts.len() <= 12;
        parts.truncate(if all { parts.len() } else { 1 });
        let titles = ["vertex", "stalks on it", "loops", "nim-value"];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        for part in parts {
            let members = (0..fused.len()).filter(|&vertex| fused[vertex] == Some(part));
            let (stalks, loops) = stalks_and_loops(&graph, part);
            let stalks =
                if stalks.is_empty() { "none".to_string() } else { series(stalks, " xor ") };
            let members = series(members.map(|vertex| vertex + 1), " = ");
            rows.push(vec![members, stalks, loops.to_string(), values[part].to_string()]);
        }
        let mut lines = table(&rows);
        if !all {
            lines.push(format!("... of {} vertices", position[0]));
        }
        let reason = format!("the nim-value of what stands on vertex 1 is {}", values[0]);
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines,
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let edges = edges(position).len();
        let ends = [0, edges.saturating_sub(1)];
        ends.iter()
            .filter(|&&edge| edge < edges)
            .map(|&edge| after(position, Cut { edge }))
            .collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (mut left, stands) = (edges(to), graph(to).fused());
        left.sort_unstable();
        let mut gone: Vec<Edge> =
            edges(from).into_iter().map(|(x, y)| (x.min(y), x.max(y))).collect();
        gone.sort_unstable();
        // Both are in order: what is left is passed over.
        let mut left = left.into_iter().peekable();
        gone.retain(|edge| match left.peek() {
            Some(next) if next == edge => {
                left.next();
                false
            }
            _ => true,
        });
        let is_cut =
            |&&(x, y): &&Edge| stands[x as usize - 1].is_some() || stands[y as usize - 1].is_some();
        gone.iter().find(is_cut).map_or(String::new(), |(x, y)| format!("cut {}-{}", x, y))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let graph = graph(position);
        let cuts = if theorem { graph.winning_moves() } else { Vec::new() };
        let stem = |(edge, ends)| Stem { ends, marked: cuts.contains(&Cut { edge }) };
        let values = graph.nim_values().into_iter().zip(1..);
        let notes = values.map(|(value, vertex)| (vertex, value.to_string()));
        Board::Bush(Bush {
            ground: 1,
            edges: edges(position).into_iter().enumerate().map(stem).collect(),
            notes: if theorem { notes.collect() } else { Vec::new() },
        })
    }

    fn starts(&self) -> Vec<Row> {
        let starts: [&[u64]; 5] = [
            &[5, 1, 2, 2, 3, 2, 4, 4, 5],
            &[7, 1, 2, 3, 7, 4, 6, 2, 3, 2, 4, 1, 5],
            &[9, 1, 2, 2, 3, 2, 4, 4, 5, 1, 6, 6, 7, 7, 8, 7, 9],
            // With circuits: a triangle on the ground, and a triangle on a stalk.
            &[6, 1, 2, 2, 3, 1, 3, 2, 4, 3, 5, 5, 6],
            &[6, 1, 2, 2, 3, 3, 4, 2, 4, 1, 5, 5, 6],
        ];
        rows(&starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(6..=10);
        row(
            n,
            (2..=n)
                .map(|vertex| (random.int(vertex.saturating_sub(4).max(1)..=vertex - 1), vertex)),
        )
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Bushes)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    // Only the values: the moves are another matter.
    let drawn = |position: &[u64], caption: &str| {
        let board = match Bushes.board(position, true) {
            Board::Bush(bush) => {
                let plain = bush.edges.into_iter().map(|stem| Stem { marked: false, ..stem });
                Board::Bush(Bush { edges: plain.collect(), ..bush })
            }
            other => other,
        };
        Drawing::from_board(&board, caption)
    };
    let string = |edges: u64| row(edges + 1, (1..=edges).map(|vertex| (vertex, vertex + 1)));
    let tree = [5, 1, 2, 2, 3, 2, 4, 4, 5];
    let ring = [6, 1, 2, 2, 3, 1, 3, 2, 4, 3, 5, 5, 6];
    let fused = [6, 1, 1, 1, 1, 1, 1, 1, 4, 1, 5, 5, 6];
    let value = |position: &[u64]| graph(position).nim_value();
    let colon = vec![
        drawn(&tree, &format!("1 + (1 xor (1 + 1)) = {}", value(&tree))),
        drawn(&string(value(&tree)), "a string"),
    ];
    let fusion = vec![
        drawn(&ring, "a triangle"),
        drawn(&fused, &format!("three loops: 1 xor 1 xor 1 xor 1 xor 2 = {}", value(&fused))),
        drawn(&string(value(&ring)), "a string"),
    ];
    let values = "Each vertex has the nim-value of what stands on it beside it.";
    vec![
        (
            "colon",
            Drawing::sequence(colon)
                .document("The tree of the sample is worth a string of 4 edges", values),
        ),
        (
            "fusion",
            Drawing::sequence(fusion).document("The vertices of a circuit are fused", values),
        ),
    ]
}
