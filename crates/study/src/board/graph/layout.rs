//! Where the vertices of a digraph are drawn, and how its edges run.

use super::super::canvas::{length, on_circle, text_width, Canvas};
use super::super::{Board, Graph};
use super::{distinct_edges, Point, RADIUS};

/// From one layer to the next: as far as there is room, within these bounds.
const LAYER: i64 = 74;
const CLOSE: i64 = 52;

/// A drawing in layers is shown at less than this size, in thousandths, only if one in a circle would
/// be smaller still.
const LEGIBLE: i64 = 850;

/// Where everything is.
pub(super) struct Layout {
    pub(super) places: Vec<Point>,
    pub(super) edges: Vec<Vec<Point>>,
    pub(super) size: Point,
    /// The top of the circle; there is none in layers.
    pub(super) top: Point,
}

impl Layout {
    /// In layers, so that every edge goes down, or to the right where there is room; in a circle if
    /// there is a cycle, or if the layers are too many for the place when the game begins.
    pub(super) fn choose(graph: &Graph, edges: &[(usize, usize)], canvas: &Canvas) -> Self {
        let size = |layout: &Layout| canvas.room().scale(layout.size);
        let is_round = |graph: &Graph, edges: &[(usize, usize)]| {
            !layers_are_apart(&longest_paths(graph.vertices.len(), edges), edges) || {
                let [layered, round] = [Layout::layered, Layout::round];
                let (layered, round) = (layered(graph, edges, canvas), round(graph, edges, canvas));
                size(&layered) < LEGIBLE && size(&layered) < size(&round)
            }
        };
        let has_begun_round = match &canvas.begun {
            Some(Board::Graph(begun)) => is_round(begun, &distinct_edges(begun)),
            _ => false,
        };
        match has_begun_round || is_round(graph, edges) {
            true => Layout::round(graph, edges, canvas),
            false => Layout::layered(graph, edges, canvas),
        }
    }

    fn layered(graph: &Graph, edges: &[(usize, usize)], canvas: &Canvas) -> Self {
        let mut layers = Layers::new(graph.vertices.len(), edges);
        layers.untangle();
        let note = widest_note(graph);
        let pitch = 56 + note;
        let across = layers.across(pitch);
        let top = 12 + RADIUS + 8;
        let last = layers.order.len() - 1;
        let widest = across.iter().max().unwrap_or(&0);
        let fit = |room: i64| match canvas.is_board() {
            true => (room / length(last).max(1)).clamp(CLOSE, LAYER),
            false => LAYER,
        };
        let room = canvas.room();
        let (high, wide) = (
            fit(room.height - top - RADIUS - 12),
            note + fit(room.width - 68 - note * length(last + 1)),
        );
        let down = (widest + 68 + note, top + high * length(last) + RADIUS + 12);
        let aside = (68 + wide * length(last) + note, widest + 2 * top);
        let is_wide = match canvas.is_board() {
            true => room.scale(aside) > room.scale(down),
            false => canvas.is_small() && down.0 < down.1 && aside.0 <= room.width,
        };
        let place = |node: usize| {
            let layer = length(last - layers.layer[node]);
            match is_wide {
                true => (34 + wide * layer, top + across[node]),
                false => (34 + across[node], top + high * layer),
            }
        };
        Layout {
            places: (0..graph.vertices.len()).map(place).collect(),
            edges: layers.paths.iter().map(|p| p.iter().map(|&n| place(n)).collect()).collect(),
            size: if is_wide { aside } else { down },
            top: (0, 0),
        }
    }
}

/// How far a loop reaches from the middle of its vertex.
const LOOP: i64 = 52;

impl Layout {
    /// In a circle no three vertices are on a line: an edge passes no vertex but its own.
    fn round(graph: &Graph, edges: &[(usize, usize)], canvas: &Canvas) -> Self {
        let n = graph.vertices.len();
        let margin = if canvas.is_board() { 28 } else { 34 };
        // Far enough outside the line that joins its neighbours, until the circle is too large.
        let room = canvas.room();
        let wide = room.width / 2 - margin - widest_note(graph);
        let most =
            if canvas.is_board() { wide.min(room.height / 2 - LOOP - 4).max(80) } else { 400 };
        let radius = if n == 1 { 0 } else { (length(n * n) * 5 / 4).clamp(80, most) };
        let centre = (radius + margin + widest_note(graph), radius + LOOP + 4);
        let places: Vec<Point> = (0..n)
            .map(|vertex| {
                let (x, y) = on_circle(vertex, n, radius);
                (centre.0 + x, centre.1 + y)
            })
            .collect();
        let path = |&(from, to): &(usize, usize)| {
            let (start, end) = (places[from], places[to]);
            if from == to {
                let away = if start.1 > centre.1 { LOOP } else { -LOOP };
                vec![start, (start.0 - 24, start.1 + away), (start.0 + 24, start.1 + away), end]
            } else if edges.contains(&(to, from)) {
                vec![start, beside(start, end), end]
            } else {
                vec![start, end]
            }
        };
        let size = (2 * centre.0, 2 * centre.1);
        Layout { edges: edges.iter().map(path).collect(), top: places[0], places, size }
    }
}

/// A point to the right of the middle between two points, for edges in both directions.
fn beside(from: Point, to: Point) -> Point {
    const ASIDE: i64 = 18;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let distance = square_root(dx * dx + dy * dy).max(1);
    ((from.0 + to.0) / 2 - dy * ASIDE / distance, (from.1 + to.1) / 2 + dx * ASIDE / distance)
}

/// The width of the widest note.
fn widest_note(graph: &Graph) -> i64 {
    graph.vertices.iter().map(|vertex| text_width(&vertex.note)).max().unwrap_or(0)
}

/// Whether every edge leads to a lower layer, as it does if and only if there is no cycle.
fn layers_are_apart(layers: &[usize], edges: &[(usize, usize)]) -> bool {
    edges.iter().all(|&(from, to)| layers[from] > layers[to])
}

pub(super) fn square_root(square: i64) -> i64 {
    let mut root = 0;
    for bit in (0..31).rev() {
        let next = root | 1 << bit;
        if next * next <= square {
            root = next;
        }
    }
    root
}

/// Vertices in layers, by their longest paths to a sink; an edge that passes a layer has
/// a bend there. Vertices and bends are the nodes.
struct Layers {
    layer: Vec<usize>,
    /// The nodes of each layer, from left to right.
    order: Vec<Vec<usize>>,
    /// The nodes of each edge.
    paths: Vec<Vec<usize>>,
}

impl Layers {
    fn new(vertices: usize, edges: &[(usize, usize)]) -> Self {
        let mut layer = longest_paths(vertices, edges);
        let mut paths = Vec::new();
        for &(from, to) in edges {
            let mut path = vec![from];
            for between in (layer[to] + 1..layer[from]).rev() {
                path.push(layer.len());
                layer.push(between);
            }
            path.push(to);
            paths.push(path);
        }
        let mut order = vec![Vec::new(); layer.iter().max().map_or(0, |last| last + 1)];
        for (node, &layer) in layer.iter().enumerate() {
            order[layer].push(node);
        }
        Layers { layer, order, paths }
    }

    /// The nodes that each node is joined to, in the layers next to its own.
    fn neighbours(&self) -> Vec<Vec<usize>> {
        let mut neighbours = vec![Vec::new(); self.layer.len()];
        for path in &self.paths {
            for step in path.windows(2) {
                neighbours[step[0]].push(step[1]);
                neighbours[step[1]].push(step[0]);
            }
        }
        neighbours
    }

    /// Puts nodes near those that they are joined to, so that fewer edges cross.
    fn untangle(&mut self) {
        let neighbours = self.neighbours();
        let count = self.order.len();
        let mut best = (self.crossings(), self.order.clone());
        for round in 0..8 {
            for step in 1..count {
                let (layer, other) = if round % 2 == 0 {
                    (step, step - 1)
                } else {
                    (count - 1 - step, count - step)
                };
                let place = self.places_in(other);
                let mut nodes = self.order[layer].clone();
                nodes.sort_by_key(|&node| {
                    let near = neighbours[node].iter().filter(|&&n| self.layer[n] == other);
                    mean(near.map(|&n| 1000 * length(place[n]))).unwrap_or(0)
                });
                self.order[layer] = nodes;
            }
            let crossings = self.crossings();
            if crossings < best.0 {
                best = (crossings, self.order.clone());
            }
        }
        self.order = best.1;
    }

    /// The places of the nodes of a layer, by node.
    fn places_in(&self, layer: usize) -> Vec<usize> {
        let mut places = vec![0; self.layer.len()];
        for (place, &node) in self.order[layer].iter().enumerate() {
            places[node] = place;
        }
        places
    }

    /// How many pairs of edges cross.
    fn crossings(&self) -> usize {
        let mut crossings = 0;
        for layer in 1..self.order.len() {
            let (above, below) = (self.places_in(layer), self.places_in(layer - 1));
            let steps: Vec<(usize, usize)> = self
                .paths
                .iter()
                .flat_map(|path| path.windows(2))
                .filter(|step| self.layer[step[0]] == layer && self.layer[step[1]] == layer - 1)
                .map(|step| (above[step[0]], below[step[1]]))
                .collect();
            for (i, one) in steps.iter().enumerate() {
                let crosses = |two: &&(usize, usize)| {
                    (one.0 < two.0 && one.1 > two.1) || (one.0 > two.0 && one.1 < two.1)
                };
                crossings += steps[..i].iter().filter(crosses).count();
            }
        }
        crossings
    }

    /// The place of each node from left to right: near its neighbours, but at least `pitch`
    /// from the nodes beside it.
    fn across(&self, pitch: i64) -> Vec<i64> {
        let neighbours = self.neighbours();
        let widest = self.order.iter().map(|layer| layer.len()).max().unwrap_or(0);
        let mut across = vec![0; self.layer.len()];
        for layer in &self.order {
            for (i, &node) in layer.iter().enumerate() {
                across[node] = pitch * length(2 * i + widest - layer.len()) / 2;
            }
        }
        for _ in 0..12 {
            for layer in &self.order {
                let wanted: Vec<i64> = layer
                    .iter()
                    .map(|&n| mean(neighbours[n].iter().map(|&m| across[m])).unwrap_or(across[n]))
                    .collect();
                for (&node, place) in layer.iter().zip(spread(&wanted, pitch)) {
                    across[node] = place;
                }
            }
        }
        let least = across.iter().min().copied().unwrap_or(0);
        across.iter().map(|place| place - least).collect()
    }
}

/// Places near the wanted ones, at least `pitch` apart: the mean of the results from left to
/// right and from right to left.
fn spread(wanted: &[i64], pitch: i64) -> Vec<i64> {
    let mut from_left = wanted.to_vec();
    let mut from_right = wanted.to_vec();
    for i in 1..wanted.len() {
        from_left[i] = from_left[i].max(from_left[i - 1] + pitch);
        let j = wanted.len() - 1 - i;
        from_right[j] = from_right[j].min(from_right[j + 1] - pitch);
    }
    from_left.iter().zip(&from_right).map(|(left, right)| (left + right).div_euclid(2)).collect()
}

fn mean(numbers: impl Iterator<Item = i64>) -> Option<i64> {
    let (sum, count) = numbers.fold((0, 0), |(sum, count), number| (sum + number, count + 1));
    sum.checked_div(count)
}

/// The number of edges on the longest path from each vertex; 0 where it runs into a cycle.
fn longest_paths(vertices: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut into = vec![Vec::new(); vertices];
    let mut left = vec![0; vertices];
    for &(from, to) in edges {
        into[to].push(from);
        left[from] += 1;
    }
    let mut lengths = vec![0; vertices];
    let mut done: Vec<usize> = (0..vertices).filter(|&vertex| left[vertex] == 0).collect();
    let mut next = 0;
    while next < done.len() {
        let vertex = done[next];
        next += 1;
        for &from in &into[vertex] {
            lengths[from] = lengths[from].max(lengths[vertex] + 1);
            left[from] -= 1;
            if left[from] == 0 {
                done.push(from);
            }
        }
    }
    (0..vertices).map(|vertex| if left[vertex] == 0 { lengths[vertex] } else { 0 }).collect()
}
