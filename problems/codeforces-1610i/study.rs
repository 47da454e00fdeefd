//! Green Hackenbush with pinned vertices, to be explained, drawn and played.

use gamecore::{Hackenbush, NimValued};
use games::hackenbush::Layout;
use study::prelude::*;

/// A position is the number of vertices, how many of them are pinned, and the two ends of each edge
/// that stands.
struct Pinned;

pub fn row<'a>(n: u64, pinned: u64, edges: impl IntoIterator<Item = &'a (u64, u64)>) -> Row {
    [n, pinned].iter().copied().chain(edges.into_iter().flat_map(|&(x, y)| [x, y])).collect()
}

/// The parts of the graph that stand on the ground, with their nim-values: each edge that is a loop
/// when the pinned vertices are fused, and each stalk.
fn parts(position: &[u64]) -> Vec<(String, u64)> {
    let graph = Layout::Pinned.graph(position);
    let (fused, values) = (graph.fused(), graph.nim_values());
    let on_ground = |vertex: usize| fused[vertex] == fused[0];
    let stalk = |x: usize, y: usize| {
        (said!("{}-{} and above", "{}-{} 及其上部", x + 1, y + 1), values[y] + 1)
    };
    let part = |(x, y): (usize, usize)| match (on_ground(x), on_ground(y)) {
        (true, true) => Some((said!("{}-{}, a loop", "{}-{}，自环", x + 1, y + 1), 1)),
        (true, false) => Some(stalk(x, y)),
        (false, true) => Some(stalk(y, x)),
        (false, false) => None,
    };
    graph.edges().iter().copied().filter_map(part).collect()
}

impl Study for Pinned {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Cut one edge. Whatever is then no longer joined to a pinned vertex falls and is gone."
                "每次删去一条边；不再与任何固定的顶点相连的部分也随之掉落。"
                "A player who cannot cut loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the number of vertices; k, for the vertices 1 to k, which are pinned; and the two ends of each edge"
                "顶点数；k，表示固定的顶点是 1 到 k；然后是每条边的两端"
            },
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
        Layout::Pinned.check(position)
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        Layout::Pinned.is_playable(position)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        Layout::Pinned.play(position)
    }

    fn reason(&self, position: &[u64]) -> String {
        let value = Hackenbush.nim_value(&Layout::Pinned.graph(position));
        said!(
            "the nim-value of what stands on the pinned vertices is {value}",
            "固定的顶点上的部分的 SG 值是 {value}"
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let parts = parts(position);
        let heads = words(["part", "nim-value"], ["部分", "SG 值"]);
        let values: Row = parts.iter().map(|&(_, value)| value).collect();
        figures_of_sum(&heads, &values, |at| vec![parts[at].0.clone()])
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        Layout::Pinned.describe(from, to)
    }

    fn board(&self, position: &[u64]) -> Board {
        Board::Bush(Layout::Pinned.bush(position))
    }

    fn name(&self, position: &[u64]) -> String {
        let edges = position.len() / 2 - 1;
        said!("{edges} edges, {} vertices pinned", "{edges} 条边，固定 {} 个顶点", position[1])
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
        let value = Hackenbush.nim_value(&Layout::Pinned.graph(&tree));
        Layout::Pinned.picture(&tree, &format!("k = {}: value {}", pinned, value))
    };
    let title = "The tree of the sample with 1, 2, 3 and 4 vertices pinned";
    let description = "Each vertex has the nim-value of what stands on it beside it; fused vertices have the same one.";
    let pair = |k: u64| Drawing::beside(vec![drawn(k), drawn(k + 1)]);
    vec![("pins", Drawing::below(vec![pair(1), pair(3)]).document(title, description))]
}
