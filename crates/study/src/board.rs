//! The picture of a position: data that is drawn as SVG or as text.
//!
//! A board is drawn with marks and notes on the parts that the theorem looks at;
//! [`Board::plain`] is the same without them.

mod bush;
pub(crate) mod canvas;
mod cells;
mod graph;
mod grid;
pub(crate) mod heaps;
mod rooted;
mod stairs;
mod strips;
#[cfg(test)]
pub(crate) mod tests;
mod tree;

use std::cmp::Ordering;

use self::canvas::Canvas;
pub use self::canvas::Room;
use self::heaps::own;
use crate::language::{said, words};

/// A position to be drawn, which can be played: there is no limit to what is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Heaps of stones side by side.
    Heaps(Vec<Heap>),
    /// Strips of cells, one below another, with pieces on them.
    Strips(Vec<Strip>),
    /// A grid with one piece, its corner (0, 0) at the bottom left.
    Grid(Grid),
    /// Cells in rows or in a ring, each filled or not.
    Cells(Cells),
    /// A digraph with tokens on its vertices.
    Graph(Graph),
    /// A graph that stands on the ground, whose edges are clicked.
    Bush(Bush),
    /// Heaps of stones on the steps of a staircase.
    Stairs(Stairs),
    /// A rooted tree with numbers, such as apples, on its nodes.
    Tree(Tree),
}

/// The methods of every kind of board.
trait Kind {
    /// Draws the board, its top left corner at (0, 0), and says how large it is.
    fn draw(&self, canvas: &mut Canvas);

    /// The board in plain characters, every line ended.
    fn text(&self) -> String;

    /// A description of the board, in a sentence, for those who cannot see it.
    fn label(&self) -> String;

    /// The board without marks and notes.
    fn plain(&self) -> Board;
}

impl Board {
    fn of_kind(&self) -> &dyn Kind {
        match self {
            Board::Heaps(heaps) => heaps,
            Board::Strips(strips) => strips,
            Board::Grid(grid) => grid,
            Board::Cells(cells) => cells,
            Board::Graph(graph) => graph,
            Board::Bush(bush) => bush,
            Board::Stairs(stairs) => stairs,
            Board::Tree(tree) => tree,
        }
    }

    /// The same board without marks and notes: as it looks to a player who knows no theorem.
    pub fn plain(&self) -> Board {
        self.of_kind().plain()
    }

    /// The board as SVG, to be put into a page.
    ///
    /// A part that can be clicked has an attribute `data-click` with one of these names:
    /// `h<heap>-<stones then>`, `s<strip>-<cell>`, `g<column>-<row>`, `c<cell>`, `v<vertex>`,
    /// `e<edge>`, where heaps, strips, cells, vertices and edges are counted from 1. A step is a
    /// heap, and a node is a vertex. A heap as a whole has an attribute `data-place`: `h<heap>`.
    ///
    /// The theorem is not shown, but there is room for what it says: what
    /// [`explained_svg`](Board::explained_svg) draws lies in the same places.
    ///
    /// It is drawn for its place on the page, and in a game as broad and as high as the board with
    /// which it has `begun`, so that what is not moved stays where it is.
    pub fn svg(&self, room: Room, begun: Option<&Board>) -> String {
        self.on(Canvas::board(false, room), begun)
    }

    /// The board as a small SVG file: its shapes without marks and words.
    pub fn thumbnail(&self) -> String {
        self.small().stamp()
    }

    /// The same, unless it would be specks or hide a number that belongs to the position.
    pub fn legible_thumbnail(&self) -> Option<String> {
        Some(self.small()).filter(Canvas::is_legible).map(|canvas| canvas.stamp())
    }

    fn small(&self) -> Canvas {
        let mut canvas = Canvas::thumbnail();
        self.plain().draw(&mut canvas);
        canvas
    }

    /// The board as SVG, with what the theorem says.
    pub fn explained_svg(&self, room: Room, begun: Option<&Board>) -> String {
        self.on(Canvas::board(true, room), begun)
    }

    fn on(&self, mut canvas: Canvas, begun: Option<&Board>) -> String {
        canvas.begun = begun.cloned();
        self.draw(&mut canvas);
        canvas.inline(&self.label())
    }

    /// The classes of shapes that have a meaning where the theorem is shown, and their meanings.
    pub fn legend(&self) -> Vec<(&'static str, &'static str)> {
        let mut canvas = Canvas::board(true, Room::TELEPHONE);
        self.draw(&mut canvas);
        let all = [
            ("mark", words("what the theorem looks at", "定理所依据的部分")),
            ("paired", words("what pairs off", "成对抵消的部分")),
            ("reach", words("where the piece can go", "棋子可以到达之处")),
            ("target", words("both", "两者都是")),
            ("gone", words("no stone there", "那里没有石子")),
            ("decides", words("the edge that the theorem looks at", "起关键作用的边")),
        ];
        all.iter().filter(|(class, _)| canvas.has_class(class)).copied().collect()
    }

    /// The board in plain characters, every line ended.
    pub fn text(&self) -> String {
        self.of_kind().text()
    }

    /// The text, with a line about the marks if it shows the theorem.
    pub fn explained_text(&self) -> String {
        let text = self.text();
        // A grid has a legend of its own.
        let is_told =
            matches!(self, Board::Grid(_)) || !text.contains('*') || *self == self.plain();
        match is_told {
            true => text,
            false => text + words("* what the theorem looks at\n", "* 定理所依据的部分\n"),
        }
    }

    /// What to click, in this order, for the move from this board to that one.
    ///
    /// There is nothing to click if they are not of one kind.
    pub fn clicks(&self, after: &Board) -> Vec<String> {
        match (self, after) {
            (Board::Heaps(from), Board::Heaps(to)) => heaps::clicks(&own(from), &own(to)),
            (Board::Strips(from), Board::Strips(to)) => strips::clicks(from, to),
            (Board::Grid(_), Board::Grid(to)) => vec![grid::click(to.piece)],
            (Board::Cells(from), Board::Cells(to)) => cells::clicks(from, to),
            (Board::Graph(from), Board::Graph(to)) => graph::clicks(from, to),
            (Board::Bush(from), Board::Bush(to)) => bush::clicks(from, to),
            (Board::Stairs(from), Board::Stairs(to)) => heaps::clicks(&from.steps, &to.steps),
            (Board::Tree(from), Board::Tree(to)) => tree::clicks(from, to),
            _ => Vec::new(),
        }
    }

    /// Where to look for the move from this board to that one, in words, such as `heap 2`; there
    /// are none where there is only one such place.
    pub fn place(&self, after: &Board) -> Option<String> {
        let clicks = self.clicks(after);
        let numbers = clicks.iter().map(|click| numbers_of(click));
        let numbers: Vec<(usize, u64)> = numbers.collect::<Option<_>>()?;
        let &(first, second) = numbers.first()?;
        match self {
            Board::Heaps(heaps) if heaps.len() > 1 => Some(heaps_at(heaps, &numbers)),
            Board::Stairs(stairs) => Some(heaps_at(&stairs.steps, &numbers)),
            Board::Strips(strips) if strips.len() > 1 => {
                let row = strips.get(first - 1).map_or("", |strip| &strip.name);
                let row = if row.is_empty() { first.to_string() } else { row.to_string() };
                Some(said!("cell {second} in row {row}", "第 {row} 行第 {second} 格"))
            }
            Board::Strips(strips) if strips.iter().any(|strip| strip.pieces.len() > 1) => {
                Some(said!("cell {second}", "第 {second} 格"))
            }
            Board::Cells(_) => Some(said!("cell {first}", "第 {first} 格")),
            Board::Graph(graph) if graph.tokens.len() > 1 => {
                Some(said!("vertex {first}", "顶点 {first}"))
            }
            Board::Tree(_) => Some(said!("node {first}", "结点 {first}")),
            Board::Bush(bush) => {
                let (one, other) = bush.edges.get(first - 1)?.ends;
                Some(said!("the edge {one}-{other}", "边 {one}-{other}"))
            }
            _ => None,
        }
    }

    /// Draws it, its top left corner at (0, 0), and says how large it is.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        self.of_kind().draw(canvas);
    }

    /// A description, in a sentence, for those who cannot see it.
    pub(crate) fn label(&self) -> String {
        self.of_kind().label()
    }
}

/// The places at which numbers get smaller, and then those at which they get greater.
fn changed<T: Ord>(from: &[T], to: &[T]) -> Vec<usize> {
    let all = 0..from.len().min(to.len());
    let those = |change| all.clone().filter(move |&place| to[place].cmp(&from[place]) == change);
    those(Ordering::Less).chain(those(Ordering::Greater)).collect()
}

/// The numbers in the name of a part that can be clicked; the second one is 0 if there is only one.
fn numbers_of(click: &str) -> Option<(usize, u64)> {
    let (first, second) = click.get(1..)?.split_once('-').unwrap_or((&click[1..], "0"));
    Some((first.parse().ok()?, second.parse().ok()?))
}

/// The names of some heaps, each once.
fn heaps_at(heaps: &[Heap], numbers: &[(usize, u64)]) -> String {
    let named = |&(number, _): &(usize, u64)| match heaps.get(number - 1) {
        Some(heap) if !heap.name.is_empty() => heap.name.clone(),
        _ => said!("heap {number}", "第 {number} 堆"),
    };
    let mut names: Vec<String> = numbers.iter().map(named).collect();
    names.dedup();
    let last = names.pop().unwrap_or_default();
    match names.is_empty() {
        true => last,
        false => said!("{} and {last}", "{}和{last}", listed(names)),
    }
}

/// Items in a sentence.
fn listed(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<String>>().join(words(", ", "、"))
}

/// A line of words in the columns of a terminal; what does not fit follows below, indented.
fn folded(line: &str, indent: usize) -> String {
    const COLUMNS: usize = 78;
    let mut lines = String::new();
    let mut rest: Vec<char> = line.chars().collect();
    while rest.len() > COLUMNS {
        let end = (indent + 1..COLUMNS).rev().find(|&at| rest[at] == ' ').unwrap_or(COLUMNS);
        lines += rest[..end].iter().collect::<String>().trim_end();
        lines += "\n";
        let below = rest[end..].iter().collect::<String>();
        rest = format!("{:indent$}{}", "", below.trim_start()).chars().collect();
    }
    lines + rest.iter().collect::<String>().trim_end() + "\n"
}

/// A caption, and the theorem's note on it.
fn with_note(caption: &str, note: &str) -> String {
    let is_single = caption.is_empty() || note.is_empty();
    let separator = if is_single { "" } else { words("; ", "；") };
    format!("{caption}{separator}{note}")
}

/// Lines, and no words in those that follow.
fn padded(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().chain(std::iter::repeat(String::new()))
}

/// A heap of stones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heap {
    /// The number of stones.
    pub stones: u64,
    /// Its name, such as `step 2`; if empty, it is a heap with a number.
    pub name: String,
    /// A text below it, besides the number of stones and in place of the heap's own number, such
    /// as `at most 3`; may be empty.
    pub caption: String,
    /// The theorem's note on it, such as `7 mod 4 = 3`; may be empty.
    pub note: String,
    /// The parts into which the theorem divides it, from the bottom up; their sum is
    /// `stones`, or there are none.
    pub blocks: Vec<u64>,
    /// Whether the theorem looks at it, or at its topmost block if it has blocks.
    pub marked: bool,
    /// Those of the blocks that the theorem pairs off, if it does so: it looks at the others.
    pub paired: Option<Vec<u64>>,
    /// Whether it is the theorem's own column, such as the nim-sum, and no heap of the position.
    pub sum: bool,
    /// How many stones a move can add to it; their places are drawn, to be clicked.
    pub room: u64,
    /// The numbers that a move can put in its place, if it is drawn as a number and not as stones;
    /// 0 with such numbers is still to be chosen.
    pub choices: Option<Vec<u64>>,
}

/// A strip of cells with pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    /// The number of the first cell.
    pub first: u64,
    /// The number of cells.
    pub cells: u64,
    /// The pieces, in any order.
    pub pieces: Vec<Piece>,
    /// The text above it, which is about all strips from here on, such as `Black moves`; may be
    /// empty.
    pub heading: String,
    /// The text beside it before the note, such as `take 1, 3, 4`; may be empty.
    pub caption: String,
    /// The numbers of the cells that the theorem looks at.
    pub marked: Vec<u64>,
    /// The theorem's note beside it, such as `gap 3`; may be empty.
    pub note: String,
    /// Its name, such as `0`, in place of its number among the strips; may be empty.
    pub name: String,
    /// Whether it is a flight of stairs, every cell higher than the one before, if it is in one line.
    pub rising: bool,
    /// Whether the pieces are written as W and B even if all of them are of one colour, and not as
    /// the numbers of their cells.
    pub letters: bool,
}

/// A piece on a strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The number of its cell.
    pub cell: u64,
    /// Whether it is the other player's.
    pub dark: bool,
}

impl Strip {
    /// Cells from `first` on, with dark pieces on some of them.
    ///
    /// ```
    /// let strip = study::board::Strip::dark(1, 5, vec![2, 4]);
    /// assert_eq!(strip.pieces.len(), 2);
    /// ```
    pub fn dark(first: u64, cells: u64, pieces: impl IntoIterator<Item = u64>) -> Strip {
        let pieces = pieces.into_iter().map(|cell| Piece { cell, dark: true }).collect();
        Strip { first, cells, pieces, ..Strip::default() }
    }
}

/// A board of squares, as a strip for each row: some are painted, and the theorem looks at some.
/// Rows and columns are counted from 1.
///
/// ```
/// use study::board::squares;
///
/// let rows = squares((2, 3), |row, column| row == column, |_, column| column == 3);
/// assert_eq!(rows[1].pieces[0].cell, 2);
/// assert_eq!(rows[1].marked, [3]);
/// ```
pub fn squares(
    (rows, columns): (u64, u64),
    is_painted: impl Fn(u64, u64) -> bool,
    is_marked: impl Fn(u64, u64) -> bool,
) -> Vec<Strip> {
    let row = |row: u64| {
        let painted = (1..=columns).filter(|&column| is_painted(row, column));
        let marked = (1..=columns).filter(|&column| is_marked(row, column)).collect();
        Strip { marked, ..Strip::dark(1, columns, painted) }
    };
    (1..=rows).map(row).collect()
}

/// A grid with a piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// The number of columns, which are counted from 0.
    pub columns: u64,
    /// The number of rows, which are counted from 0, from the bottom.
    pub rows: u64,
    /// Column and row of the piece.
    pub piece: (u64, u64),
    /// The cells that the theorem looks at, such as the P-positions.
    pub marked: Vec<(u64, u64)>,
    /// The cells that the piece can reach.
    pub reach: Vec<(u64, u64)>,
    /// The cells where the piece has been, its own included, if it may not return to them; it is a
    /// token then, and otherwise a queen.
    pub visited: Vec<(u64, u64)>,
}

/// Cells in rows or in a ring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cells {
    /// Whether the last cell is the first one's neighbour.
    pub ring: bool,
    /// The contents of the cells.
    pub cells: Vec<Cell>,
    /// Whether they are painted in a row: free ones are white.
    pub painted: bool,
    /// The text below them before the note, such as `take 2`; may be empty.
    pub caption: String,
    /// The numbers of the cells that the theorem looks at, counted from 1.
    pub marked: Vec<u64>,
    /// The theorem's note on the parts, such as `rows 3 and 4: values 3 and 1`; may be empty.
    pub note: String,
}

/// The contents of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A stone that can still be taken.
    Stone,
    /// The place of a stone that has been taken.
    Gone,
    /// A free place.
    Free,
    /// A place with a cross.
    Cross,
    /// A place that is painted red.
    Red,
    /// A place that is painted blue.
    Blue,
}

/// A digraph with tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// The vertices, which are counted from 1.
    pub vertices: Vec<Vertex>,
    /// The edges: from, to.
    pub edges: Vec<(usize, usize)>,
    /// The vertices of the tokens; several may be on the same one.
    pub tokens: Vec<usize>,
}

/// A vertex of a digraph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vertex {
    /// The theorem's note on it, such as its nim-value; may be empty.
    pub note: String,
    /// Whether the theorem looks at it.
    pub marked: bool,
}

/// A graph that stands on one or more vertices, the ground; the parts that are not joined to it are
/// not drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bush {
    /// The numbers of the vertices that are on the ground; the first one is drawn lowest.
    pub ground: Vec<u64>,
    /// The edges; loops and repeated edges are allowed.
    pub edges: Vec<Stem>,
    /// The theorem's notes on some of the vertices, such as a nim-value.
    pub notes: Vec<(u64, String)>,
}

/// An edge of a graph that stands on the ground.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stem {
    /// The numbers of its two ends.
    pub ends: (u64, u64),
    /// Whether the theorem looks at it.
    pub marked: bool,
}

/// Heaps of stones on the steps of a staircase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stairs {
    /// The heaps with the names of their steps, the lowest first.
    pub steps: Vec<Heap>,
}

/// A rooted tree with a number on each node, drawn as so many apples.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The nodes, which are counted from 1; the first one is the root.
    pub nodes: Vec<Node>,
    /// What the next move must do, if it is not a usual one; may be empty.
    pub task: String,
}

/// A node of a rooted tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The number of the node above it; the root has none.
    pub parent: Option<usize>,
    /// The number on it; none is drawn if it is 0.
    pub apples: u64,
    /// The theorem's note on it; may be empty.
    pub note: String,
    /// Whether the theorem looks at it.
    pub marked: bool,
}
