//! A rooted tree with a number on each node, as so many apples, the root at the top.

use super::canvas::{length, lines_of, text_width, Canvas};
use super::{changed, listed, rooted, Board, Kind, Node, Tree};
use crate::language::said;

const RADIUS: i64 = 17;
/// From one layer to the next.
const LAYER: i64 = 62;
/// The width of a number.
const NUMBER: i64 = 18;
/// From one leaf to the next where there are many.
const NARROW: i64 = 2 * RADIUS + 4;

type Point = (i64, i64);

/// Where apples are, up to six of them, as on a die; more are a number.
const PIPS: [&[Point]; 7] = [
    &[],
    &[(0, 0)],
    &[(-6, 0), (6, 0)],
    &[(-6, 5), (6, 5), (0, -6)],
    &[(-6, -6), (6, -6), (-6, 6), (6, 6)],
    &[(-7, -7), (7, -7), (-7, 7), (7, 7), (0, 0)],
    &[(-6, -9), (6, -9), (-6, 0), (6, 0), (-6, 9), (6, 9)],
];

impl Kind for Tree {
    fn draw(&self, canvas: &mut Canvas) {
        let below = below(self);
        let (mut places, pitch) = places(self, &below, canvas);
        let ends = self.nodes.iter().zip(&places);
        let ends = ends.map(|(node, place)| place.0 + RADIUS + 10 + text_width(&node.note));
        let right = ends.max().unwrap_or(0).max(160);
        let task = lines_of(&self.task, canvas.text_limit() - 16);
        canvas.width = task.iter().map(|line| text_width(line) + 16).max().unwrap_or(0).max(right);
        // In a picture several trees stand one below another, and nodes below nodes.
        if canvas.is_board() {
            places.iter_mut().for_each(|place| place.0 += (canvas.width - right) / 2);
        }
        for (node, &place) in self.nodes.iter().zip(&places) {
            if let Some(parent) = node.parent {
                canvas.line("edge", places[parent - 1], place);
            }
        }
        for (index, &place) in places.iter().enumerate() {
            // Below a leaf there is room.
            let is_below = below[index].is_empty() && pitch < 2 * RADIUS + NUMBER;
            draw_node(self, index, place, is_below, canvas);
        }
        canvas.height = places.iter().map(|place| place.1).max().unwrap_or(0) + RADIUS + 34;
        for line in task {
            canvas.text("dim", (canvas.width / 2, canvas.height + 10), &line);
            canvas.height += 18;
        }
    }

    fn text(&self) -> String {
        let below = below(self);
        let mut text = String::new();
        let mut rest = vec![(0, 0)];
        while let Some((index, depth)) = rest.pop() {
            let node = &self.nodes[index];
            rest.extend(below[index].iter().rev().map(|&child| (child, depth + 1)));
            let name = said!("node {}", "结点 {}", index + 1);
            let mark = if node.marked { '*' } else { ' ' };
            let apples = "o".repeat(node.apples as usize);
            let indent = 2 * depth;
            let line =
                format!("{:indent$}{name}  {} {mark} {apples}  {}", "", node.apples, node.note);
            text += &(line.trim_end().to_string() + "\n");
        }
        match self.task.is_empty() {
            true => text,
            false => text + &self.task + "\n",
        }
    }

    fn label(&self) -> String {
        let node = |(index, node): (usize, &Node)| match node.parent {
            None => said!("node {}, the root: {}", "结点 {}（根）：{}", index + 1, node.apples),
            Some(parent) => said!(
                "node {} under {parent}: {}",
                "结点 {}（在 {parent} 下）：{}",
                index + 1,
                node.apples
            ),
        };
        let nodes = self.nodes.iter().enumerate().map(node);
        said!("numbers on a tree: {}", "树上的数：{}", listed(nodes))
    }

    fn plain(&self) -> Board {
        let plain = |node: &Node| Node { note: String::new(), marked: false, ..node.clone() };
        Board::Tree(Tree { nodes: self.nodes.iter().map(plain).collect(), ..self.clone() })
    }
}

/// The clicks for a move from tree to tree: the nodes that lose apples, and then those that get some.
/// Of a part that loses all of them, only the top is clicked.
pub(super) fn clicks(from: &Tree, to: &Tree) -> Vec<String> {
    let apples = |tree: &Tree| -> Vec<u64> { tree.nodes.iter().map(|node| node.apples).collect() };
    let (nodes, from, to) = (&from.nodes, apples(from), apples(to));
    let is_with_parent = |node: &usize| {
        nodes[*node].parent.map_or(false, |parent| to[parent - 1] < from[parent - 1])
    };
    let is_below = |node: &usize| to[*node] < from[*node] && is_with_parent(node);
    let mut nodes: Vec<usize> =
        changed(&from, &to).into_iter().filter(|node| !is_below(node)).collect();
    if nodes.is_empty() {
        // An exchange that changes nothing is one of nodes with equally many apples.
        let like = |&node: &usize| from.iter().filter(|&&apples| apples == from[node]).count();
        nodes.extend((0..from.len()).filter(|node| like(node) > 1));
    }
    nodes.into_iter().map(click).collect()
}

/// The indices of the nodes below each node.
fn below(tree: &Tree) -> Vec<Vec<usize>> {
    let mut below = vec![Vec::new(); tree.nodes.len()];
    for (index, node) in tree.nodes.iter().enumerate() {
        if let Some(parent) = node.parent {
            below[parent - 1].push(index);
        }
    }
    below
}

/// Where the nodes are: the leaves side by side, the others in the middle above their children; and
/// how far it is from a leaf to the next.
fn places(tree: &Tree, below: &[Vec<usize>], canvas: &Canvas) -> (Vec<Point>, i64) {
    let note = tree.nodes.iter().map(|node| text_width(&node.note)).max().unwrap_or(0);
    let leaves = below.iter().filter(|children| children.is_empty()).count();
    let room = (canvas.limit() - 2 * RADIUS - NUMBER - 20 - note) / (length(leaves) - 1).max(1);
    let (pitch, down) = match canvas.is_small() {
        true => (NARROW, NARROW + 4),
        false => (room.min(2 * RADIUS + NUMBER + note + 14).max(NARROW), LAYER),
    };
    let place = |(x, layer): (i64, i64)| (RADIUS + NUMBER + 6 + x, RADIUS + 8 + down * layer);
    (rooted::places(below, pitch).into_iter().map(place).collect(), pitch)
}

/// Draws a node with its number and its note, which are beside it or below it.
fn draw_node(tree: &Tree, index: usize, (x, y): Point, is_below: bool, canvas: &mut Canvas) {
    let node = &tree.nodes[index];
    let (circle, apple, number) = match node.marked && canvas.shows_theorem() {
        true => ("mark", "on-mark", "on-mark strong"),
        false => ("vertex", "badge", "strong"),
    };
    canvas.clickable(&click(index), |canvas| {
        canvas.circle(circle, (x, y), RADIUS);
        match PIPS.get(node.apples as usize) {
            Some(pips) => {
                pips.iter().for_each(|pip| canvas.circle(apple, (x + pip.0, y + pip.1), 4));
            }
            None => {
                canvas.text(number, (x, y + 5), &node.apples.to_string());
                canvas.unseen();
            }
        }
    });
    let number = (index + 1).to_string();
    if is_below {
        canvas.text("dim small", (x, y + RADIUS + 13), &number);
        canvas.note("note", (x, y + RADIUS + 28), &node.note);
    } else {
        canvas.text("dim small end halo", (x - RADIUS - 3, y - 6), &number);
        canvas.note("note start halo", (x + RADIUS + 4, y + 4), &node.note);
    }
}

/// The click on the node with this index.
fn click(index: usize) -> String {
    format!("v{}", index + 1)
}
