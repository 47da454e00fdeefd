//! Green Hackenbush, on trees and on graphs with circuits.

use std::collections::BTreeSet;

use gamecore::{Cut, Game, GroundedGraph, Hackenbush as Theory, NimValued};
use oracle::games::Hackenbush as Rules;
use study::picture::Drawing;
use study::prelude::*;

/// Green Hackenbush on vertex 1; a position is the number of vertices, and the two ends of each
/// edge that stands.
pub struct Hackenbush {
    /// The judge's words: where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// The branches of a tree above a vertex, written in the same way if they look alike.
fn branches(edges: &[(u64, u64)], vertex: u64, below: u64) -> Vec<String> {
    let other_end = |&(x, y): &(u64, u64)| match vertex {
        _ if x == vertex => Some(y),
        _ if y == vertex => Some(x),
        _ => None,
    };
    let above = edges.iter().filter_map(other_end).filter(|&vertex| vertex != below);
    let shape = |above: u64| format!("({})", branches(edges, above, vertex).concat());
    let mut shapes: Vec<String> = above.map(shape).collect();
    shapes.sort();
    shapes
}

/// How a position is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// The number of vertices, of which the first is the ground, and the two ends of each edge.
    OneGround,
    /// The number of vertices, the number k of those on the ground, which are the first ones, and
    /// the two ends of each edge.
    Pinned,
}

/// The greatest number of vertices of a position that is read.
const MOST: u64 = 1_000_000;

impl Layout {
    /// How many numbers come before the edges.
    fn header(self) -> usize {
        match self {
            Layout::OneGround => 1,
            Layout::Pinned => 2,
        }
    }

    /// How many vertices are on the ground.
    fn grounded(self, position: &[u64]) -> u64 {
        match self {
            Layout::OneGround => 1,
            Layout::Pinned => position[1],
        }
    }

    /// The ends of each edge, counted from 1.
    pub fn edges(self, position: &[u64]) -> Vec<(u64, u64)> {
        position[self.header()..].chunks(2).map(|ends| (ends[0], ends[1])).collect()
    }

    /// The same, counted from 0.
    fn edges_from_0(self, position: &[u64]) -> Vec<(usize, usize)> {
        let ends = |(x, y)| (x as usize - 1, y as usize - 1);
        self.edges(position).into_iter().map(ends).collect()
    }

    /// The graph of a position that was checked.
    pub fn graph(self, position: &[u64]) -> GroundedGraph {
        let (edges, grounded) = (self.edges_from_0(position), self.grounded(position));
        GroundedGraph::with_ground(position[0] as usize, edges, 0..grounded as usize)
            .expect("a position that was checked")
    }

    /// Whether a row is a position.
    ///
    /// # Errors
    /// The mistake, in a few words without a full stop.
    pub fn check(self, position: &[u64]) -> Result<(), String> {
        let (n, grounded) = match (self, position) {
            (Layout::OneGround, &[n, ..]) => (n, 1),
            (Layout::Pinned, &[n, pinned, ..]) => (n, pinned),
            _ => return Err(said!("numbers are missing before the edges", "边的前面缺少数据")),
        };
        if !(1..=MOST).contains(&n) || !(1..=n).contains(&grounded) {
            return Err(said!("there are 1 to {MOST} vertices, one of them at least on the ground: not {n}, with {grounded}", "顶点应有 1 到 {MOST} 个，其中至少一个在地面上；这里是 {n} 个，有 {grounded} 个在地面上"));
        }
        let ends = &position[self.header()..];
        if ends.len() % 2 == 1 {
            return Err(said!("an edge lacks its second end", "有一条边只有一端"));
        }
        if let Some(vertex) = ends.iter().find(|vertex| !(1..=n).contains(vertex)) {
            return Err(said!(
                "there is no vertex {vertex} of {n}",
                "没有顶点 {vertex}，共 {n} 个"
            ));
        }
        let fused = self.graph(position).fused();
        match self.edges(position).iter().find(|(x, _)| fused[*x as usize - 1].is_none()) {
            Some((x, y)) => Err(said!(
                "the edge {x}-{y} is not joined to the ground",
                "边 {x}-{y} 不与地面相连"
            )),
            None => Ok(()),
        }
    }

    /// Whether the position is small enough to be drawn, and to list its options.
    pub fn is_playable(self, position: &[u64]) -> bool {
        position[0] <= 99 && position.len() <= 50 + self.header()
    }

    /// What the rules and the theorem say of a position.
    pub fn play(self, position: &[u64]) -> Play<'_> {
        let row = move |edges: &[(usize, usize)]| {
            let ends = edges.iter().flat_map(|&(x, y)| vec![x as u64 + 1, y as u64 + 1]);
            position[..self.header()].iter().copied().chain(ends).collect::<Row>()
        };
        Play::new(
            Options::by(
                move || {
                    let edges = self.edges_from_0(position);
                    let all = (1 << edges.len()) - 1;
                    let grounded = (0..self.grounded(position) as usize).collect();
                    (Rules { edges, grounded }, all)
                },
                move |set: u64| {
                    let edges = self.edges_from_0(position).into_iter().enumerate();
                    let stand = edges.filter(|(edge, _)| set >> edge & 1 == 1);
                    row(&stand.map(|(_, ends)| ends).collect::<Vec<_>>())
                },
            ),
            move || Theory.outcome(&self.graph(position)).is_n(),
            move || {
                let (graph, mut seen) = (self.graph(position), BTreeSet::new());
                let mut cuts = Theory.winning_moves(&graph);
                // It does not matter which of several edges with the same ends is cut.
                cuts.retain(|cut| {
                    let (x, y) = graph.edges()[cut.edge];
                    seen.insert((x.min(y), x.max(y)))
                });
                Winning::all(
                    cuts.into_iter().map(move |cut| row(Theory.after(&graph, &cut).edges())),
                )
            },
        )
    }

    /// A move in words: the edge that was cut, and not those that fell with it.
    pub fn describe(self, from: &[u64], to: &[u64]) -> String {
        let stands = self.graph(to).fused();
        let is_joined = |vertex: u64| stands[vertex as usize - 1].is_some();
        // The edges that are left are in the same order.
        let mut left = self.edges(to).into_iter().peekable();
        let edges = self.edges(from).into_iter();
        let mut gone = edges.filter(|edge| left.next_if_eq(edge).is_none());
        let cut = gone.find(|&(x, y)| is_joined(x) || is_joined(y));
        cut.map_or(String::new(), |(x, y)| said!("cut {x}-{y}", "删去 {x}-{y}"))
    }

    /// The bush with the nim-value of what stands on each vertex; the edges that win are marked.
    pub fn bush(self, position: &[u64]) -> Bush {
        let graph = self.graph(position);
        let cuts = Theory.winning_moves(&graph);
        let stem = |(edge, ends)| Stem { ends, marked: cuts.contains(&Cut { edge }) };
        let values = graph.nim_values().into_iter().zip(1..);
        Bush {
            ground: (1..=self.grounded(position)).collect(),
            edges: self.edges(position).into_iter().enumerate().map(stem).collect(),
            notes: values.map(|(value, vertex)| (vertex, value.to_string())).collect(),
        }
    }

    /// A picture of the values alone: the moves are another matter.
    pub fn picture(self, position: &[u64], caption: &str) -> Drawing {
        let bush = self.bush(position);
        let plain = bush.edges.into_iter().map(|stem| Stem { marked: false, ..stem });
        Drawing::from_board(&Board::Bush(Bush { edges: plain.collect(), ..bush }), caption)
    }
}

/// The stalks on the vertices that are fused with this one, and how many loops are on them.
fn stalks_and_loops(graph: &GroundedGraph, part: usize) -> (Vec<u64>, usize) {
    let (fused, values) = (graph.fused(), graph.nim_values());
    let on_part = graph.bridges().into_iter().filter(|&(_, below)| fused[below] == Some(part));
    let stalks = on_part.map(|(above, _)| values[above] + 1).collect();
    let inside = |&&(x, y): &&(usize, usize)| fused[x] == Some(part) && fused[y] == Some(part);
    (stalks, graph.edges().iter().filter(inside).count())
}

fn graph(position: &[u64]) -> GroundedGraph {
    Layout::OneGround.graph(position)
}

impl Study for Hackenbush {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Cut one edge. Whatever is then no longer joined to vertex 1, the ground, falls and is gone."
                "每次删去一条边；不再与顶点 1（地面）相连的部分也随之掉落。"
                "A player who cannot cut loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the number of vertices, and the two ends of each edge; circuits are allowed"
                "顶点数，然后是每条边的两端；图中可以有环"
            },
            answers: self.answers,
            starts: self.starts,
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        Layout::OneGround.check(position)
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        Layout::OneGround.is_playable(position)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        Layout::OneGround.play(position)
    }

    fn reason(&self, position: &[u64]) -> String {
        let value = Theory.nim_value(&graph(position));
        said!(
            "the nim-value of what stands on vertex 1 is {value}",
            "顶点 1 的上部的 SG 值是 {value}"
        )
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

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let is_tree = |edges: &[(u64, u64)]| {
            let ends = edges.iter().flat_map(|&(x, y)| vec![x, y]).chain(Some(1));
            ends.collect::<BTreeSet<u64>>().len() == edges.len() + 1
        };
        let holds = move |position: &[u64]| {
            let edges = Layout::OneGround.edges(position);
            is_tree(&edges) && twins(branches(&edges, 1, 0))
        };
        Kept::so(position, holds, || {
            said!(
                "the branches on the ground are alike in pairs, and a cut in one can be copied in its twin",
                "地面上的树枝两两形状相同，你在一枝上怎么剪，对方都能在相同的那一枝上照样剪"
            )
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        Layout::OneGround.describe(from, to)
    }

    fn board(&self, position: &[u64]) -> Board {
        Board::Bush(Layout::OneGround.bush(position))
    }

    fn name(&self, position: &[u64]) -> String {
        let (graph, edges) = (graph(position), position.len() / 2);
        let on_ground = graph.fused()[0].map_or(0, |ground| stalks_and_loops(&graph, ground).1);
        match on_ground {
            _ if edges as u64 + 1 == position[0] => {
                said!("a tree of {edges} edges", "{edges} 条边的树")
            }
            0 => said!("{edges} edges, a circuit on a stalk", "{edges} 条边，环在上面的部分中"),
            _ => said!("{edges} edges, a circuit on the ground", "{edges} 条边，环在地面上"),
        }
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(6..=10);
        let mut row = vec![n];
        for vertex in 2..=n {
            row.extend([random.int(vertex.saturating_sub(4).max(1)..=vertex - 1), vertex]);
        }
        row
    }
}
