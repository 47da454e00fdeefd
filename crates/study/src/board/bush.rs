//! A graph that stands on the ground, drawn in layers by the distance from it.

use std::collections::BTreeMap;

use super::canvas::{length, text_width, Canvas};
use super::{folded, listed, rooted, Board, Bush, Kind, Stem};
use crate::language::said;

const RADIUS: i64 = 14;
const LAYER: i64 = 66;
/// The least height of a layer: between two vertices there is room for an edge to be cut.
const LOW: i64 = 46;
const BEND: i64 = 34;

/// The radius of a vertex, and how far it is from one to the next: up, and across without notes.
fn sizes(canvas: &Canvas) -> (i64, i64, i64) {
    match canvas.is_small() {
        true => (7, 34, 34),
        false => (RADIUS, LAYER, 58),
    }
}

type Point = (i64, i64);

impl Kind for Bush {
    fn draw(&self, canvas: &mut Canvas) {
        let (layout, (radius, ..)) = (Layout::new(self, canvas), sizes(canvas));
        let (width, height) = layout.size;
        let margin = if canvas.is_small() { BEND } else { 8 };
        canvas.line("band", (margin, height - 10), (width - margin, height - 10));
        for edge in 0..self.edges.len() {
            if let Some(path) = layout.path(self, edge) {
                let is_marked = self.edges[edge].marked && canvas.shows_theorem();
                let class = if is_marked { "token decides" } else { "cross" };
                canvas.clickable(&click(edge), |canvas| {
                    canvas.path("edge hit", &path);
                    canvas.path(class, &path);
                });
            }
        }
        for (&vertex, &(x, y)) in &layout.places {
            if self.ground.iter().skip(1).any(|&pinned| pinned == vertex) {
                canvas.line("band", (x - radius, y + radius + 2), (x + radius, y + radius + 2));
            }
            canvas.circle("vertex", (x, y), radius);
            canvas.text("small", (x, y + 4), &vertex.to_string());
            canvas.note("note start halo", (x + RADIUS + 6, y + 4), note(self, vertex));
        }
        canvas.width = width;
        canvas.height = height;
    }

    fn text(&self) -> String {
        let tree = Tree::new(self);
        let width = tree.order.iter().map(|vertex| vertex.to_string().len()).max().unwrap_or(1);
        let mut text = String::new();
        let mut told = vec![false; self.edges.len()];
        for &vertex in &tree.order {
            let mut to = Vec::new();
            for (edge, stem) in self.edges.iter().enumerate() {
                let (one, other) = stem.ends;
                if !told[edge] && (one == vertex || other == vertex) {
                    told[edge] = true;
                    let mark = if stem.marked { "*" } else { "" };
                    to.push(format!("{}{mark}", if one == vertex { other } else { one }));
                }
            }
            let mut line = match to.is_empty() {
                true => format!("{vertex:>width$}"),
                false => format!("{vertex:>width$} - {}", to.join(" ")),
            };
            match note(self, vertex) {
                "" => {}
                note => line += &format!("   ({note})"),
            }
            if self.ground.contains(&vertex) {
                line += &said!("   [ground]", "   [地面]");
            }
            text += &folded(&line, width + 3);
        }
        text
    }

    fn label(&self) -> String {
        let edges = self.edges.iter().map(|stem| format!("{}-{}", stem.ends.0, stem.ends.1));
        let ground = listed(self.ground.iter().map(u64::to_string));
        let ground = match self.ground.len() {
            1 => said!("vertex {ground}", "顶点 {ground}"),
            _ => said!("vertices {ground}", "顶点 {ground}"),
        };
        match self.edges.len() {
            0 => said!("nothing stands on the ground, {ground}", "地面（{ground}）上什么也没有"),
            _ => said!(
                "a graph on the ground, {ground}: edges {}",
                "立在地面（{ground}）上的图：边 {}",
                listed(edges)
            ),
        }
    }

    fn plain(&self) -> Board {
        let plain = |edge: &Stem| Stem { marked: false, ..edge.clone() };
        let edges = self.edges.iter().map(plain).collect();
        Board::Bush(Bush { edges, notes: Vec::new(), ..self.clone() })
    }
}

/// The click for a move from bush to bush: the edge that is cut, and not one that falls with it.
pub(super) fn clicks(from: &Bush, to: &Bush) -> Vec<String> {
    let mut rest: Vec<(u64, u64)> = to.edges.iter().map(|stem| ordered(stem.ends)).collect();
    let left = Tree::new(to).order;
    let mut gone = Vec::new();
    for (edge, stem) in from.edges.iter().enumerate() {
        match rest.iter().position(|&ends| ends == ordered(stem.ends)) {
            Some(at) => drop(rest.swap_remove(at)),
            None => gone.push(edge),
        }
    }
    let is_cut = |edge: &usize| {
        let (one, other) = from.edges[*edge].ends;
        left.contains(&one) || left.contains(&other)
    };
    gone.into_iter().find(is_cut).map(click).into_iter().collect()
}

fn note(bush: &Bush, vertex: u64) -> &str {
    bush.notes.iter().find(|(of, _)| *of == vertex).map_or("", |(_, note)| note)
}

/// The vertices joined to the ground with those on them, as a search in width finds them.
struct Tree {
    /// Each vertex comes after the one on which it stands.
    order: Vec<u64>,
    /// The edges along which vertices were found.
    found: Vec<usize>,
    /// The vertices that were not found along an edge, and those that stand on each vertex, all by
    /// their places in the order.
    roots: Vec<usize>,
    above: Vec<Vec<usize>>,
}

impl Tree {
    fn new(bush: &Bush) -> Self {
        let (mut order, mut found, mut roots, mut above) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut next = 0;
        for &root in &bush.ground {
            // A vertex on the ground may stand on another one.
            if order.contains(&root) {
                continue;
            }
            roots.push(order.len());
            order.push(root);
            above.push(Vec::new());
            while let Some(&from) = order.get(next) {
                for (edge, stem) in bush.edges.iter().enumerate() {
                    let to = match stem.ends {
                        (one, other) if one == from => other,
                        (one, other) if other == from => one,
                        _ => continue,
                    };
                    if !order.contains(&to) {
                        above[next].push(order.len());
                        order.push(to);
                        found.push(edge);
                        above.push(Vec::new());
                    }
                }
                next += 1;
            }
        }
        Tree { order, found, roots, above }
    }

    /// How far each is to the right of the first leaf, and in which layer, the ground being the first:
    /// all roots stand on one below it, which is not drawn.
    fn places(&self, pitch: i64) -> Vec<Point> {
        let after_it = |places: &Vec<usize>| places.iter().map(|place| place + 1).collect();
        let carried: Vec<_> =
            Some(&self.roots).into_iter().chain(&self.above).map(after_it).collect();
        rooted::places(&carried, pitch).split_off(1)
    }

    fn layers(&self) -> i64 {
        self.places(1).iter().map(|place| place.1).max().unwrap_or(1)
    }
}

/// Where everything is.
struct Layout {
    places: BTreeMap<u64, Point>,
    /// The edges that are drawn as straight lines.
    straight: Vec<usize>,
    size: Point,
}

impl Layout {
    fn new(bush: &Bush, canvas: &Canvas) -> Self {
        let tree = Tree::new(bush);
        let (radius, up, across) = sizes(canvas);
        let (top, left) = (radius + 16, radius + BEND + 8);
        let notes = bush.notes.iter().map(|(_, note)| text_width(note)).max().unwrap_or(0);
        let places = tree.places(across + notes);
        let highest = tree.layers();
        let right = places.iter().map(|place| place.0).max().unwrap_or(0);
        // A board that is too high for its place has lower layers, from the beginning to the end.
        let layers = match &canvas.begun {
            Some(Board::Bush(begun)) => Tree::new(begun).layers().max(highest),
            _ => highest,
        };
        let fits = (canvas.room().height - top - radius - 20) / (layers - 1).max(1);
        let up = if canvas.is_board() { fits.clamp(LOW.min(up), up) } else { up };
        let place = |(x, layer): (i64, i64)| (left + x, top + up * (highest - layer));
        Layout {
            places: tree.order.into_iter().zip(places.into_iter().map(place)).collect(),
            straight: tree.found,
            size: (2 * left + right + notes, top + up * (highest - 1) + radius + 20),
        }
    }

    /// The line of an edge, if it stands.
    fn path(&self, bush: &Bush, edge: usize) -> Option<String> {
        let (one, other) = bush.edges[edge].ends;
        let (&(x1, y1), &(x2, y2)) = (self.places.get(&one)?, self.places.get(&other)?);
        // The others between the same vertices are bent, each more than the one before.
        let same = |at: &usize| matches!(bush.edges[*at].ends, ends if ends == (one, other) || ends == (other, one));
        let before = (0..edge).filter(same).filter(|at| !self.straight.contains(at)).count();
        let bend = BEND * length(before + 1) / 2 + 8;
        if one == other {
            let (wide, high) = (BEND / 2 + bend, RADIUS + bend);
            return Some(format!(
                "M{x1} {y1}C{} {} {} {} {x1} {y1}",
                (x1 - wide).max(0),
                (y1 - high).max(0),
                x1 + wide,
                (y1 - high).max(0)
            ));
        }
        if self.straight.contains(&edge) {
            return Some(format!("M{x1} {y1}L{x2} {y2}"));
        }
        let (middle, level) = (((x1 + x2) / 2, (y1 + y2) / 2), y1 == y2);
        let (x, y) = if level { (middle.0, middle.1 - bend) } else { (middle.0 - bend, middle.1) };
        Some(format!("M{x1} {y1}Q{} {} {x2} {y2}", x.max(0), y.max(0)))
    }
}

/// The click on an edge.
fn click(edge: usize) -> String {
    format!("e{}", edge + 1)
}

fn ordered((one, other): (u64, u64)) -> (u64, u64) {
    (one.min(other), one.max(other))
}
