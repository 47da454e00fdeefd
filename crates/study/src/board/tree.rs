//! A rooted tree with apples on its nodes, the root at the top.

use super::canvas::{length, lines_of, text_width, Canvas};
use super::{listed, rooted, Board, Kind, Node, Tree};
use crate::said;

/// A larger tree is not drawn.
const NODES: usize = 60;
/// How many nodes are written.
const WRITTEN: usize = 40;
/// The most apples that are drawn one by one.
const APPLES: u64 = 6;

const RADIUS: i64 = 17;
/// From one layer to the next.
const LAYER: i64 = 62;
/// The width of a number.
const NUMBER: i64 = 18;
/// From one leaf to the next where there are many.
const NARROW: i64 = 2 * RADIUS + 4;

type Point = (i64, i64);

impl Kind for Tree {
    fn name(&self) -> &'static str {
        "tree"
    }

    fn draw(&self, canvas: &mut Canvas) {
        if self.nodes.is_empty() || self.nodes.len() > NODES {
            let text = match self.nodes.len() {
                0 => no_nodes(),
                n => said!("{} nodes: too many to draw", "共 {} 个结点，太多，不画出", n),
            };
            return canvas.say(&text);
        }
        let (mut places, pitch) = places(self, canvas);
        let right = |(node, place): (&Node, &Point)| place.0 + RADIUS + 10 + text_width(&node.note);
        let right = self.nodes.iter().zip(&places).map(right).max().unwrap_or(0).max(160);
        let task = lines_of(&self.task(), canvas.text_limit() - 16);
        canvas.width = task.iter().map(|line| text_width(line) + 16).max().unwrap_or(0).max(right);
        // In a picture several trees stand one below another, and nodes below nodes.
        let left = if canvas.is_board() { (canvas.width - right) / 2 } else { 0 };
        places.iter_mut().for_each(|place| place.0 += left);
        let below = below(self);
        for (node, &(x, y)) in self.nodes.iter().zip(&places) {
            if let Some(&parent) = node.parent.and_then(|parent| places.get(parent - 1)) {
                canvas.line("edge", parent, (x, y));
            }
        }
        for (index, (node, &place)) in self.nodes.iter().zip(&places).enumerate() {
            // Below a leaf there is room.
            let is_below = below[index].is_empty() && pitch < 2 * RADIUS + NUMBER;
            draw_node(node, index + 1, place, is_below, canvas);
        }
        canvas.height = places.iter().map(|place| place.1).max().unwrap_or(0) + RADIUS + 34;
        for line in task {
            canvas.text("dim", (canvas.width / 2, canvas.height + 10), &line);
            canvas.height += 18;
        }
    }

    fn text(&self) -> String {
        let below = below(self);
        if self.nodes.is_empty() {
            return no_nodes() + "\n";
        }
        let mut text = String::new();
        let mut rest: Vec<(usize, usize)> = vec![(0, 0)];
        let mut written = 0;
        while let Some((index, depth)) = rest.pop() {
            let node = &self.nodes[index];
            rest.extend(below[index].iter().rev().map(|&child| (child, depth + 1)));
            written += 1;
            if written > WRITTEN {
                continue;
            }
            let name = said!("node {}", "结点 {}", index + 1);
            let mark = if node.marked { '*' } else { ' ' };
            let apples = "o".repeat(node.apples.min(24) as usize);
            let indent = 2 * depth.min(12);
            let line =
                format!("{:indent$}{name}  {} {mark} {apples}  {}", "", node.apples, node.note);
            text += line.trim_end();
            text += "\n";
        }
        if written > WRITTEN {
            let more = written - WRITTEN;
            text += &said!("and {} more nodes\n", "还有 {} 个结点\n", more);
        }
        match self.task() {
            task if task.is_empty() => text,
            task => text + &task + "\n",
        }
    }

    fn label(&self) -> String {
        let node = |(index, node): (usize, &Node)| match node.parent {
            None => said!("node {}, the root: {}", "结点 {}（根）：{}", index + 1, node.apples),
            Some(parent) => said!(
                "node {} under {}: {}",
                "结点 {}（在 {} 下）：{}",
                index + 1,
                parent,
                node.apples
            ),
        };
        let nodes = self.nodes.iter().enumerate().map(node);
        said!("apples on a tree: {}", "树上的苹果：{}", listed(nodes))
    }

    fn clicks(&self, to: &Board) -> Vec<String> {
        let to = match to {
            Board::Tree(to) => to,
            _ => return Vec::new(),
        };
        let apples =
            |tree: &Tree, index: usize| tree.nodes.get(index).map_or(0, |node| node.apples);
        let all = 0..self.nodes.len();
        // From the node that loses apples to the one that gets them.
        let fewer = all.clone().filter(|&index| apples(to, index) < apples(self, index));
        let more = all.clone().filter(|&index| apples(to, index) > apples(self, index));
        let changed: Vec<String> = fewer.chain(more).map(click).collect();
        if !changed.is_empty() || !self.is_exchange {
            return changed;
        }
        // An exchange that changes nothing is one of nodes with equally many apples.
        let same = |&index: &usize| {
            let equal = |other| other != index && apples(self, other) == apples(self, index);
            (0..self.nodes.len()).any(equal)
        };
        all.filter(same).map(click).collect()
    }

    fn plain(&self) -> Board {
        let plain = |node: &Node| Node { note: String::new(), marked: false, ..node.clone() };
        Board::Tree(Tree { nodes: self.nodes.iter().map(plain).collect(), ..self.clone() })
    }
}

impl Tree {
    /// What the next move does, if it is not a usual one.
    fn task(&self) -> String {
        match self.is_exchange {
            true => said!("to be exchanged: the apples of two nodes", "这一步交换两个结点的苹果"),
            false => String::new(),
        }
    }
}

fn no_nodes() -> String {
    said!("no nodes", "没有结点")
}

/// The indices of the nodes below each node.
fn below(tree: &Tree) -> Vec<Vec<usize>> {
    let mut below = vec![Vec::new(); tree.nodes.len()];
    for (index, node) in tree.nodes.iter().enumerate() {
        if let Some(children) = node.parent.and_then(|parent| below.get_mut(parent - 1)) {
            children.push(index);
        }
    }
    below
}

/// Where the nodes are: the leaves side by side, the others in the middle above their children; and
/// how far it is from a leaf to the next.
fn places(tree: &Tree, canvas: &Canvas) -> (Vec<Point>, i64) {
    let below = below(tree);
    let note = tree.nodes.iter().map(|node| text_width(&node.note)).max().unwrap_or(0);
    let leaves = below.iter().filter(|children| children.is_empty()).count();
    let room = (canvas.limit() - 2 * RADIUS - NUMBER - 20 - note) / (length(leaves) - 1).max(1);
    let pitch = room.min(2 * RADIUS + NUMBER + note + 14).max(NARROW);
    let place = |(x, layer): (i64, i64)| (RADIUS + NUMBER + 6 + x, RADIUS + 8 + LAYER * layer);
    (rooted::places(&below, pitch).into_iter().map(place).collect(), pitch)
}

/// Draws a node with its number and its note, which are beside it or below it.
fn draw_node(node: &Node, number: usize, (x, y): Point, is_below: bool, canvas: &mut Canvas) {
    let is_marked = node.marked && canvas.shows_theorem();
    let (circle, apple) = if is_marked { ("mark", "on-mark") } else { ("vertex", "badge") };
    canvas.clickable(&click(number - 1), |canvas| {
        canvas.circle(circle, (x, y), RADIUS);
        match node.apples {
            0..=APPLES => {
                for (right, down) in pips(node.apples) {
                    canvas.circle(apple, (x + right, y + down), 4);
                }
            }
            many => {
                let class = if is_marked { "on-mark strong" } else { "strong" };
                canvas.text(class, (x, y + 5), &many.to_string());
            }
        }
    });
    let number = number.to_string();
    if is_below {
        canvas.text("dim small", (x, y + RADIUS + 13), &number);
        canvas.note("note", (x, y + RADIUS + 28), &node.note);
    } else {
        canvas.text("dim small end halo", (x - RADIUS - 3, y - 6), &number);
        canvas.note("note start halo", (x + RADIUS + 4, y + 4), &node.note);
    }
}

/// Where the apples are, as on a die.
fn pips(apples: u64) -> Vec<Point> {
    let all: [&[Point]; 7] = [
        &[],
        &[(0, 0)],
        &[(-6, 0), (6, 0)],
        &[(-6, 5), (6, 5), (0, -6)],
        &[(-6, -6), (6, -6), (-6, 6), (6, 6)],
        &[(-7, -7), (7, -7), (-7, 7), (7, 7), (0, 0)],
        &[(-6, -9), (6, -9), (-6, 0), (6, 0), (-6, 9), (6, 9)],
    ];
    all[apples as usize].to_vec()
}

/// The click on the node with this index.
fn click(index: usize) -> String {
    format!("v{}", index + 1)
}
