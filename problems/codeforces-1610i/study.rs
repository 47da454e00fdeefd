//! Green Hackenbush with pinned vertices, to be explained, drawn and played.

use std::collections::BTreeSet;

use gamecore::{Cut, Game, GroundedGraph, NimValued};
use oracle::games;
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;
use study::text::nim_sum_of;

/// A position is the number of vertices, how many of them are pinned, and the two ends of each edge
/// that stands.
struct Pinned;

pub fn row<'a>(n: u64, pinned: u64, edges: impl IntoIterator<Item = &'a (u64, u64)>) -> Row {
    [n, pinned].iter().copied().chain(edges.into_iter().flat_map(|&(x, y)| [x, y])).collect()
}

fn edges(position: &[u64]) -> Vec<(u64, u64)> {
    position[2..].chunks(2).map(|ends| (ends[0], ends[1])).collect()
}

fn from_0(position: &[u64]) -> Vec<(usize, usize)> {
    edges(position).into_iter().map(|(x, y)| (x as usize - 1, y as usize - 1)).collect()
}

fn graph(position: &[u64]) -> GroundedGraph {
    GroundedGraph::with_ground(position[0] as usize, from_0(position), 0..position[1] as usize)
        .expect("a position that was checked")
}

/// The parts of the graph that stand on the ground, with their nim-values: each edge that is a loop
/// when the pinned vertices are fused, and each stalk.
fn parts(position: &[u64]) -> Vec<(String, u64)> {
    let graph = graph(position);
    let (fused, values) = (graph.fused(), graph.nim_values());
    let on_ground = |vertex: usize| fused[vertex] == fused[0];
    let part = |(x, y): (usize, usize)| match (on_ground(x), on_ground(y)) {
        (true, true) => Some((said!("{}-{}, a loop", "{}-{}，自环", x + 1, y + 1), 1)),
        (true, false) => {
            Some((said!("{}-{} and above", "{}-{} 及其上部", x + 1, y + 1), values[y] + 1))
        }
        (false, true) => {
            Some((said!("{}-{} and above", "{}-{} 及其上部", y + 1, x + 1), values[x] + 1))
        }
        (false, false) => None,
    };
    graph.edges().iter().copied().filter_map(part).collect()
}

impl Study for Pinned {
    fn about(&self) -> About {
        About {
            rules: words("Cut one edge. Whatever is then no longer joined to a pinned vertex falls and is gone. A player who cannot cut loses.", "每次删去一条边；不再与任何固定的顶点相连的部分也随之掉落。无法操作者输。"),
            numbers: words("the number of vertices; k, for the vertices 1 to k, which are pinned; and the two ends of each edge", "顶点数；k，表示固定的顶点是 1 到 k；然后是每条边的两端"),
            answers: ["1", "2"],
            starts: &[
                &[7, 2, 1, 4, 4, 2, 4, 6, 2, 5, 5, 3, 3, 7],
                &[5, 2, 1, 2, 2, 3, 2, 4, 4, 5],
                &[5, 4, 1, 2, 2, 3, 2, 4, 4, 5],
                &[7, 3, 1, 4, 4, 2, 4, 6, 2, 5, 5, 3, 3, 7],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (n, pinned) = match position {
            [n, pinned, ..] => (*n, *pinned),
            _ => return Err(said!("the number of vertices and k are missing", "缺少顶点数和 k")),
        };
        if !(1..=1_000_000).contains(&n) || !(1..=n).contains(&pinned) {
            return Err(said!(
                "of 1 to 1000000 vertices, at least one is pinned: not {} of {}",
                "顶点应有 1 到 1000000 个，其中至少固定一个；这里是 {} 个，共 {} 个",
                pinned,
                n
            ));
        }
        if position.len() % 2 == 1 {
            return Err(said!("an edge lacks its second end", "有一条边只有一端"));
        }
        if let Some(vertex) = position[2..].iter().find(|vertex| !(1..=n).contains(vertex)) {
            return Err(said!("there is no vertex {} of {}", "没有顶点 {}，共 {} 个", vertex, n));
        }
        let fused = graph(position).fused();
        match edges(position).iter().find(|(x, _)| fused[*x as usize - 1].is_none()) {
            Some((x, y)) => Err(said!(
                "the edge {}-{} is not joined to a pinned vertex",
                "边 {}-{} 不与固定的顶点相连",
                x,
                y
            )),
            None => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 99 && position.len() <= 52
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        Play::new(
            move || {
                let grounded = (0..position[1] as usize).collect();
                let rules = games::Hackenbush { edges: from_0(position), grounded };
                let edges = edges(position);
                let options = rules.options(&((1 << edges.len()) - 1)).into_iter();
                let stand = |set: u64| (0..edges.len()).filter(move |edge| set >> edge & 1 == 1);
                let option =
                    |set| row(position[0], position[1], stand(set).map(|edge| &edges[edge]));
                options.map(option).collect()
            },
            move || gamecore::Hackenbush.outcome(&graph(position)).is_n(),
            move || {
                let graph = graph(position);
                let cuts = gamecore::Hackenbush.winning_moves(&graph).into_iter();
                Winning::all(cuts.map(move |cut| {
                    let left = gamecore::Hackenbush.after(&graph, &cut);
                    let left: Vec<(u64, u64)> =
                        left.edges().iter().map(|&(x, y)| (x as u64 + 1, y as u64 + 1)).collect();
                    row(position[0], position[1], &left)
                }))
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        let value = gamecore::Hackenbush.nim_value(&graph(position));
        said!(
            "the nim-value of what stands on the pinned vertices is {}",
            "固定的顶点上的部分的 SG 值是 {}",
            value
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let parts = parts(position);
        let heads = words(["part", "nim-value"], ["部分", "SG 值"]);
        let mut lines =
            figures(&heads, parts.len(), |at| vec![parts[at].0.clone(), parts[at].1.to_string()]);
        lines.push(nim_sum_of(parts.into_iter().map(|(_, value)| value)));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let stands = graph(to).fused();
        let left: BTreeSet<(u64, u64)> = edges(to).into_iter().collect();
        let is_cut = |(x, y): &&(u64, u64)| {
            let is_joined = |vertex: &u64| stands[*vertex as usize - 1].is_some();
            !left.contains(&(*x, *y)) && (is_joined(x) || is_joined(y))
        };
        let cut = edges(from).iter().find(is_cut).copied();
        cut.map_or(String::new(), |(x, y)| said!("cut {}-{}", "删去 {}-{}", x, y))
    }

    fn board(&self, position: &[u64]) -> Board {
        let graph = graph(position);
        let cuts = gamecore::Hackenbush.winning_moves(&graph);
        let stem = |(edge, ends)| Stem { ends, marked: cuts.contains(&Cut { edge }) };
        let values = graph.nim_values().into_iter().zip(1..);
        Board::Bush(Bush {
            ground: (1..=position[1]).collect(),
            edges: edges(position).into_iter().enumerate().map(stem).collect(),
            notes: values.map(|(value, vertex)| (vertex, value.to_string())).collect(),
        })
    }

    fn name(&self, position: &[u64]) -> String {
        let edges = edges(position).len();
        said!("{} edges, {} vertices pinned", "{} 条边，固定 {} 个顶点", edges, position[1])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let trees = [[1, 2, 2, 3, 2, 4, 4, 5], [1, 2, 2, 3, 3, 4, 4, 5], [1, 5, 5, 3, 5, 2, 2, 4]];
        let pinned = |tree: &[u64; 8]| (1..=5).map(|k| [&[5, k], &tree[..]].concat()).collect();
        trees.iter().map(pinned).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        // Vertex 1 keeps its number; the others are counted in steps of three.
        let number = |vertex: u64| vertex * 3 % 7 + 1;
        let mut edge = |vertex: u64| (number(random.int(0..=vertex - 1)), number(vertex));
        let edges: Vec<(u64, u64)> = (1..7).map(&mut edge).collect();
        row(7, random.int(1..=4), &edges)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Pinned)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let drawn = |pinned: u64| {
        let tree = [5, pinned, 1, 2, 2, 3, 2, 4, 4, 5];
        let board = match Pinned.board(&tree) {
            Board::Bush(bush) => {
                let plain = bush.edges.into_iter().map(|stem| Stem { marked: false, ..stem });
                Board::Bush(Bush { edges: plain.collect(), ..bush })
            }
            other => other,
        };
        let value = gamecore::Hackenbush.nim_value(&graph(&tree));
        Drawing::from_board(&board, &format!("k = {}: value {}", pinned, value))
    };
    let title = "The tree of the sample with 1, 2, 3 and 4 vertices pinned";
    let description = "Each vertex has the nim-value of what stands on it beside it; fused vertices have the same one.";
    let pair = |k: u64| Drawing::beside(vec![drawn(k), drawn(k + 1)]);
    vec![("pins", Drawing::below(vec![pair(1), pair(3)]).document(title, description))]
}
