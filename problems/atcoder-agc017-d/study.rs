//! Green Hackenbush, on trees and on graphs with circuits, to be explained, drawn and played.

use std::collections::BTreeSet;

use gamecore::{Cut, Game, GroundedGraph, Hackenbush, NimValued};
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;

use super::rules::{CutEdge, Edge};

/// A position is the number of vertices, and the two ends of each edge that stands.
struct Bushes;

fn edges(position: &[u64]) -> Vec<Edge> {
    position[1..].chunks(2).map(|ends| (ends[0], ends[1])).collect()
}

/// The same edges, each with its lower end first, in order.
fn in_order(edges: impl IntoIterator<Item = Edge>) -> Vec<Edge> {
    let mut edges: Vec<Edge> = edges.into_iter().map(|(x, y)| (x.min(y), x.max(y))).collect();
    edges.sort_unstable();
    edges
}

fn row(n: u64, edges: impl IntoIterator<Item = Edge>) -> Row {
    std::iter::once(n).chain(edges.into_iter().flat_map(|(x, y)| [x, y])).collect()
}

fn graph(position: &[u64]) -> GroundedGraph {
    let from_0 = edges(position).into_iter().map(|(x, y)| (x as usize - 1, y as usize - 1));
    GroundedGraph::new(position[0] as usize, from_0).expect("a position that was checked")
}

/// The stalks on the vertices that are fused with this one, and how many loops are on them.
fn stalks_and_loops(graph: &GroundedGraph, part: usize) -> (Vec<u64>, usize) {
    let (fused, values) = (graph.fused(), graph.nim_values());
    let on_part = graph.bridges().into_iter().filter(|&(_, below)| fused[below] == Some(part));
    let stalks = on_part.map(|(above, _)| values[above] + 1).collect();
    let inside = |&&(x, y): &&(usize, usize)| fused[x] == Some(part) && fused[y] == Some(part);
    (stalks, graph.edges().iter().filter(inside).count())
}

impl Study for Bushes {
    fn about(&self) -> About {
        About {
            rules: words("Cut one edge. Whatever is then no longer joined to vertex 1, the ground, falls and is gone. A player who cannot cut loses.", "每次删去一条边；不再与顶点 1（地面）相连的部分也随之掉落。无法操作者输。"),
            numbers: words("the number of vertices, and the two ends of each edge; circuits are allowed", "顶点数，然后是每条边的两端；图中可以有环"),
            answers: ["Alice", "Bob"],
            starts: &[
                &[9, 1, 2, 2, 3, 2, 4, 4, 5, 1, 6, 6, 7, 7, 8, 7, 9],
                &[7, 1, 2, 3, 7, 4, 6, 2, 3, 2, 4, 1, 5],
                &[5, 1, 2, 2, 3, 2, 4, 4, 5],
                // With circuits: a triangle on the ground, and a triangle on a stalk.
                &[6, 1, 2, 2, 3, 1, 3, 2, 4, 3, 5, 5, 6],
                &[6, 1, 2, 2, 3, 3, 4, 2, 4, 1, 5, 5, 6],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let &n = position.first().ok_or(words("there is no number of vertices", "缺少顶点数"))?;
        if !(1..=1_000_000).contains(&n) {
            return Err(said!(
                "there are 1 to 1000000 vertices, not {}",
                "顶点应有 1 到 1000000 个，而不是 {} 个",
                n
            ));
        }
        if position.len() % 2 == 0 {
            return Err(said!("an edge lacks its second end", "有一条边只有一端"));
        }
        if let Some(vertex) = position[1..].iter().find(|vertex| !(1..=n).contains(vertex)) {
            return Err(said!(
                "there is no vertex {} of {}",
                "没有顶点 {}，顶点一共有 {} 个",
                vertex,
                n
            ));
        }
        let fused = graph(position).fused();
        match edges(position).iter().find(|(x, _)| fused[*x as usize - 1].is_none()) {
            Some((x, y)) => Err(said!(
                "the edge {}-{} is not joined to vertex 1",
                "边 {}-{} 不与顶点 1 相连",
                x,
                y
            )),
            None => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 99 && position.len() <= 51
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        Play::new(
            move || {
                let options = CutEdge.options(&edges(position)).into_iter();
                options.map(|left| row(position[0], left)).collect()
            },
            move || Hackenbush.outcome(&graph(position)).is_n(),
            move || {
                let (graph, edges, mut seen) = (graph(position), edges(position), BTreeSet::new());
                let mut cuts = Hackenbush.winning_moves(&graph);
                // It does not matter which of several edges with the same ends is cut.
                cuts.retain(|cut| seen.insert(in_order(Some(edges[cut.edge]))));
                Winning::all(cuts.into_iter().map(move |cut| {
                    let left = Hackenbush.after(&graph, &cut);
                    let from_1 = left.edges().iter().map(|&(x, y)| (x as u64 + 1, y as u64 + 1));
                    row(position[0], in_order(from_1))
                }))
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        let value = Hackenbush.nim_value(&graph(position));
        said!("the nim-value of what stands on vertex 1 is {}", "顶点 1 的上部的 SG 值是 {}", value)
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let graph = graph(position);
        let (fused, values) = (graph.fused(), graph.nim_values());
        let parts: BTreeSet<usize> = fused.iter().copied().flatten().collect();
        let parts: Vec<usize> = parts.into_iter().collect();
        let heads = words(
            ["vertex", "stalks on it", "loops", "nim-value"],
            ["顶点", "上面的部分", "自环", "SG 值"],
        );
        figures(&heads, parts.len(), |place| {
            let part = parts[place];
            let members = (0..fused.len()).filter(|&vertex| fused[vertex] == Some(part));
            let members = series(members.map(|vertex| vertex + 1), " = ");
            let (stalks, loops) = stalks_and_loops(&graph, part);
            let stalks =
                if stalks.is_empty() { said!("none", "无") } else { series(stalks, " xor ") };
            vec![members, stalks, loops.to_string(), values[part].to_string()]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let stands = graph(to).fused();
        let is_joined = |vertex: u64| stands[vertex as usize - 1].is_some();
        let (from, to) = (in_order(edges(from)), in_order(edges(to)));
        let mut left = to.into_iter().peekable();
        // Both are in order: the edges that are left are passed over.
        let is_gone = |edge: &&Edge| left.next_if_eq(edge).is_none();
        let mut gone = from.iter().filter(is_gone);
        let cut = gone.find(|&&(x, y)| is_joined(x) || is_joined(y));
        cut.map_or(String::new(), |(x, y)| said!("cut {}-{}", "删去 {}-{}", x, y))
    }

    fn board(&self, position: &[u64]) -> Board {
        let graph = graph(position);
        let cuts = Hackenbush.winning_moves(&graph);
        let stem = |(edge, ends)| Stem { ends, marked: cuts.contains(&Cut { edge }) };
        let values = graph.nim_values().into_iter().zip(1..);
        Board::Bush(Bush {
            ground: vec![1],
            edges: edges(position).into_iter().enumerate().map(stem).collect(),
            notes: values.map(|(value, vertex)| (vertex, value.to_string())).collect(),
        })
    }

    fn name(&self, position: &[u64]) -> String {
        let (graph, edges) = (graph(position), edges(position).len());
        let on_ground = graph.fused()[0].map_or(0, |ground| stalks_and_loops(&graph, ground).1);
        match on_ground {
            _ if edges as u64 + 1 == position[0] => {
                said!("a tree of {} edges", "{} 条边的树", edges)
            }
            0 => said!("{} edges, a circuit on a stalk", "{} 条边，环在上面的部分中", edges),
            _ => said!("{} edges, a circuit on the ground", "{} 条边，环在地面上", edges),
        }
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(6..=10);
        let below = |vertex: u64| random.int(vertex.saturating_sub(4).max(1)..=vertex - 1);
        row(n, (2..=n).map(below).zip(2..=n))
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Bushes)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    // Only the values: the moves are another matter.
    let drawn = |position: &[u64], caption: &str| {
        let board = match Bushes.board(position) {
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
    let value = |position: &[u64]| Hackenbush.nim_value(&graph(position));
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
