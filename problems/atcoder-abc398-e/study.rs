//! The Tree Game, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::{edges, graph, AddEdge};

/// A position is the number of vertices, and the two ends of each edge.
struct Joining;

/// Of larger graphs the moves are not listed.
const LISTED: u64 = 20;

/// The side of each vertex, from vertex 1 on; `None` if the graph is in parts, or has an odd cycle.
fn sides(row: &[u64]) -> Option<Vec<bool>> {
    let mut sides = vec![None; row[0] as usize];
    sides[0] = Some(false);
    for _ in 0..row[0] {
        for edge in edges(row) {
            let [u, v] = edge.map(|end| end as usize - 1);
            sides[u] = sides[u].or(sides[v].map(|side: bool| !side));
            sides[v] = sides[v].or(sides[u].map(|side: bool| !side));
        }
    }
    let sides: Option<Vec<bool>> = sides.into_iter().collect();
    sides.filter(|sides| edges(row).iter().all(|edge| is_across(sides, *edge)))
}

fn is_across(sides: &[bool], [u, v]: [u64; 2]) -> bool {
    sides[u as usize - 1] != sides[v as usize - 1]
}

/// The pairs from different sides that are not joined.
fn missing(row: &[u64]) -> Vec<[u64; 2]> {
    let (sides, there) = (sides(row).unwrap_or_default(), edges(row));
    let pairs = (1..=row[0]).flat_map(|u| (u + 1..=row[0]).map(move |v| [u, v]));
    pairs.filter(|pair| is_across(&sides, *pair) && !there.contains(pair)).collect()
}

fn is_edge(n: u64, [u, v]: [u64; 2]) -> bool {
    1 <= u && u < v && v <= n
}

impl Study for Joining {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Join two vertices that are not joined yet, so that no cycle with an odd number of edges arises."
                "每次在两个还没有连边的点之间连一条边，不能出现边数为奇数的环。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, the strip of a vertex has a cell for each vertex with a greater number, and a piece for each of these that it is joined to."
                "棋盘上，每个点有一行，行中的各格是编号更大的各个点，有棋子的格就是与它连了边的点。"
            },
            numbers: sentences! {
                "the number of vertices, and the two ends of each edge, the smaller first, in ascending order"
                "点数，以及各条边的两个端点，小的在前，各边从小到大"
            },
            answers: ["First", "Second"],
            starts: &[
                &[8, 1, 3, 1, 4, 1, 5, 1, 6, 2, 6, 2, 7, 2, 8],
                &[5, 1, 2, 2, 3, 3, 4, 4, 5],
                &[4, 1, 2, 2, 3, 3, 4],
                &[6, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
                &[6, 1, 3, 2, 3, 3, 4, 4, 5, 4, 6],
                &[7, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
            ],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        refuse!(
            row.len() % 2 == 0 || row[0] == 0 || row[0] > 1000,
            "it is not a number of vertices from 1 to 1000 and pairs",
            "应为 1 到 1000 的点数和各条边的端点"
        );
        let edges = edges(row);
        if let Some([u, v]) = edges.iter().find(|edge| !is_edge(row[0], **edge)) {
            return Err(said!("{u} {v} is not an edge", "{u} {v} 不是一条边"));
        }
        let is_mixed = edges.windows(2).any(|pair| pair[0] >= pair[1]);
        refuse!(is_mixed, "the edges are not in ascending order", "各边不是从小到大");
        let is_odd = sides(row).is_none();
        refuse!(is_odd, "it is in parts, or has an odd cycle", "图不连通，或者有奇环");
        Ok(())
    }

    fn is_playable(&self, row: &[u64]) -> bool {
        row[0] <= 10
    }

    fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
        let options = Options::of(AddEdge, row);
        tried(row[0] <= LISTED, options, |row| missing(row).len() % 2 == 1, row)
    }

    fn reason(&self, row: &[u64]) -> String {
        let missing = missing(row).len();
        said!(
            "the number of edges that can still be added is {missing}, which is {}",
            "还能连的边有 {missing} 条，是{}",
            parity(missing as u64)
        )
    }

    fn figures(&self, row: &[u64]) -> Vec<String> {
        let sides = sides(row).unwrap_or_default();
        let other = sides.iter().filter(|&&side| side).count();
        let one = sides.len() - other;
        let (pairs, there) = (one * other, edges(row).len());
        vec![
            said!("sides    {one} and {other} vertices", "两侧    {one} 个点和 {other} 个点"),
            said!("pairs    {pairs}", "点对    {pairs} 个"),
            said!("joined   {there}", "已连边  {there} 条"),
            said!("missing  {}", "还能连  {} 条", pairs - there),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let [u, v] = added(&edges(from), &edges(to))[0];
        said!("join {u} and {v}", "连接 {u} 和 {v}")
    }

    /// The edges that can be added are marked.
    fn board(&self, row: &[u64]) -> Board {
        let (there, missing) = (edges(row), missing(row));
        let ends = |edges: &[[u64; 2]], vertex: u64| -> Vec<u64> {
            edges.iter().filter(|edge| edge[0] == vertex).map(|edge| edge[1]).collect()
        };
        let strip = |vertex: u64| {
            let marked = ends(&missing, vertex);
            Strip {
                note: said!("missing: {}", "还能连：{} 条", marked.len()),
                marked,
                name: vertex.to_string(),
                ..Strip::dark(vertex + 1, row[0] - vertex, ends(&there, vertex))
            }
        };
        Board::Strips((1..row[0]).map(strip).collect())
    }

    /// Its edges.
    fn name(&self, row: &[u64]) -> String {
        series(edges(row).iter().map(|[u, v]| format!("{u}-{v}")), " ")
    }

    fn random(&self, random: &mut Random) -> Row {
        loop {
            let n = random.int(5..=8);
            let edges: Vec<[u64; 2]> = (2..=n).map(|v| [random.int(1..=v - 1), v]).collect();
            let row = graph(n, edges);
            if missing(&row).len() > 1 {
                return row;
            }
        }
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Joining)
}

/// A path of six vertices with its two sides, and the edges that can be added to it.
pub fn pictures() -> Vec<(&'static str, String)> {
    let row = graph(6, vec![[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]);
    let stem = |marked: bool| move |[u, v]: [u64; 2]| Stem { ends: (u, v), marked };
    let there = edges(&row).into_iter().map(stem(false));
    let notes = (1..=6).map(|vertex| (vertex, ["B", "A"][vertex as usize % 2].to_string()));
    let bush = Bush {
        ground: vec![1],
        edges: there.chain(missing(&row).into_iter().map(stem(true))).collect(),
        notes: notes.collect(),
    };
    let board = Drawing::from_board(&Board::Bush(bush), "all pairs of A and B");
    let title = "A path of six vertices and the edges that can be added";
    let description =
        "The vertices are on the sides A and B in turn; four edges are marked, from 1 \
                       to 4, from 1 to 6, from 2 to 5 and from 3 to 6.";
    vec![("sides", board.document(title, description))]
}
