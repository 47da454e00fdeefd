//! A digraph with tokens: in layers, so that every edge goes down, or in a circle if there is a
//! cycle.

mod layout;

use std::collections::BTreeSet;

use self::layout::{square_root, Layout};
use super::canvas::{tenths, Canvas};
use super::{changed, listed, Board, Graph, Kind, Vertex};
use crate::language::said;

const RADIUS: i64 = 16;

type Point = (i64, i64);

impl Kind for Graph {
    fn draw(&self, canvas: &mut Canvas) {
        if self.vertices.is_empty() {
            return canvas.say(&no_vertices());
        }
        let edges = distinct_edges(self);
        let layout = Layout::choose(self, &edges, canvas);
        for path in &layout.edges {
            draw_edge(path, canvas);
        }
        for vertex in 0..self.vertices.len() {
            draw_vertex(self, vertex, layout.places[vertex], canvas);
            draw_note(&self.vertices[vertex].note, layout.places[vertex], layout.top, canvas);
        }
        canvas.width = layout.size.0;
        canvas.height = layout.size.1;
    }

    fn text(&self) -> String {
        if self.vertices.is_empty() {
            return no_vertices() + "\n";
        }
        let width = self.vertices.len().to_string().len();
        let mut text = String::new();
        for (i, vertex) in self.vertices.iter().enumerate() {
            let edges = self.edges.iter().filter(|(from, _)| *from == i + 1);
            let mark = if vertex.marked { "*" } else { " " };
            text += &format!("{mark}{:>width$} ->", i + 1);
            text += &edges.map(|(_, to)| format!(" {to}")).collect::<String>();
            if !vertex.note.is_empty() {
                text += &format!("   ({})", vertex.note);
            }
            match tokens_on(self, i) {
                0 => {}
                1 => text += &said!("   [token]", "   [棋子]"),
                count => text += &said!("   [token x{count}]", "   [棋子 x{count}]"),
            }
            text += "\n";
        }
        text
    }

    fn label(&self) -> String {
        let tokens = listed(self.tokens.iter().map(usize::to_string));
        let edges =
            listed(distinct_edges(self).iter().map(|(a, b)| format!("{}-{}", a + 1, b + 1)));
        said!(
            "a digraph of {} vertices, tokens on {tokens}; edges {edges}",
            "有向图，{} 个顶点，棋子在 {tokens}；边 {edges}",
            self.vertices.len()
        )
    }

    fn plain(&self) -> Board {
        Board::Graph(Graph {
            vertices: vec![Vertex::default(); self.vertices.len()],
            ..self.clone()
        })
    }
}

/// The clicks for a move from graph to graph: the vertices that lose tokens, and then those that get
/// some.
pub(super) fn clicks(from: &Graph, to: &Graph) -> Vec<String> {
    let tokens = |graph: &Graph| -> Vec<usize> {
        (0..graph.vertices.len()).map(|vertex| tokens_on(graph, vertex)).collect()
    };
    let mut vertices = changed(&tokens(from), &tokens(to));
    if vertices.is_empty() {
        // A move that changes nothing goes around a loop.
        let is_on_loop = |&&token: &&usize| from.edges.contains(&(token, token));
        vertices.extend(from.tokens.iter().find(is_on_loop).map(|token| token - 1));
    }
    vertices.into_iter().map(click).collect()
}

fn no_vertices() -> String {
    said!("no vertices", "没有顶点")
}

/// The edges between vertices that exist, each once, vertices counted from 0.
fn distinct_edges(graph: &Graph) -> Vec<(usize, usize)> {
    let vertices = 1..=graph.vertices.len();
    let edges: BTreeSet<(usize, usize)> = graph
        .edges
        .iter()
        .filter(|(from, to)| vertices.contains(from) && vertices.contains(to))
        .map(|(from, to)| (from - 1, to - 1))
        .collect();
    edges.into_iter().collect()
}

/// How many tokens are on the vertex with this index.
fn tokens_on(graph: &Graph, vertex: usize) -> usize {
    graph.tokens.iter().filter(|&&token| token == vertex + 1).count()
}

fn draw_edge(path: &[Point], canvas: &mut Canvas) {
    let middle = |a: Point, b: Point| ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
    let (start, end) = (path[0], path[path.len() - 1]);
    let mut line = format!("M{} {}", start.0, start.1);
    for corner in path.windows(3) {
        let (before, after) = (middle(corner[0], corner[1]), middle(corner[1], corner[2]));
        let (x, y) = corner[1];
        line += &format!("L{} {}Q{x} {y} {} {}", before.0, before.1, after.0, after.1);
    }
    let (tip, left, right) = arrow_head(path[path.len() - 2], end);
    let base = ((left.0 + right.0) / 20, (left.1 + right.1) / 20);
    canvas.path("edge", &format!("{line}L{} {}", base.0, base.1));
    let points: Vec<String> = [tip, left, right].iter().map(|&point| tenths(point)).collect();
    canvas.path("head", &format!("M{}Z", points.join("L")));
}

/// Tip and corners of the head of an arrow that ends at a vertex, in tenths of a pixel.
fn arrow_head(from: Point, to: Point) -> (Point, Point, Point) {
    let (dx, dy) = (10 * (to.0 - from.0), 10 * (to.1 - from.1));
    let distance = square_root(dx * dx + dy * dy).max(1);
    let back = |along: i64, aside: i64| {
        let x = 10 * to.0 - (dx * along - dy * aside) / distance;
        let y = 10 * to.1 - (dy * along + dx * aside) / distance;
        (x, y)
    };
    let tip = 10 * RADIUS + 15;
    (back(tip, 0), back(tip + 95, 42), back(tip + 95, -42))
}

fn draw_vertex(graph: &Graph, vertex: usize, (x, y): Point, canvas: &mut Canvas) {
    let data = &graph.vertices[vertex];
    let number = (vertex + 1).to_string();
    let is_marked = data.marked && canvas.shows_theorem();
    let (circle, text) = if is_marked { ("mark", "on-mark") } else { ("vertex", "") };
    canvas.clickable(&click(vertex), |canvas| {
        canvas.circle(circle, (x, y), RADIUS);
        canvas.text(text, (x, y + 5), &number);
        match tokens_on(graph, vertex) {
            0 => {}
            1 => canvas.circle("token", (x, y), RADIUS + 2),
            count => {
                canvas.circle("token", (x, y), RADIUS + 2);
                canvas.circle("badge", (x - RADIUS - 4, y), 10);
                canvas.text("on-badge", (x - RADIUS - 4, y + 4), &count.to_string());
            }
        }
    });
}

/// The note beside a vertex: on its right, or on its left if it is left of the middle, or
/// above the top of a circle.
fn draw_note(note: &str, (x, y): Point, (middle, top): Point, canvas: &mut Canvas) {
    if (x, y) == (middle, top) {
        canvas.note("note halo", (x, y - RADIUS - 8), note);
    } else if x < middle {
        canvas.note("note end halo", (x - RADIUS - 7, y + 4), note);
    } else {
        canvas.note("note start halo", (x + RADIUS + 7, y + 4), note);
    }
}

/// The click on the vertex with this index.
fn click(vertex: usize) -> String {
    format!("v{}", vertex + 1)
}
