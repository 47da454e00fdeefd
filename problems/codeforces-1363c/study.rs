//! Game On Leaves, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::TakeLeaf;

/// A position is n, for the vertices 2 to n the number of a smaller neighbour, and the vertices that
/// have been taken, in ascending order. Vertex 1 is the special one.
struct Leaves;

/// The smaller neighbours, and the vertices that have been taken.
fn parts(position: &[u64]) -> (&[u64], &[u64]) {
    position[1..].split_at(position[0] as usize - 1)
}

/// The position of a judge's tree: the special vertex comes first, and then its neighbours, and then
/// theirs.
pub fn row(n: u64, special: u64, edges: &[(u64, u64)]) -> Row {
    let mut beside = vec![Vec::new(); n as usize + 1];
    for &(x, y) in edges {
        beside[x as usize].push(y);
        beside[y as usize].push(x);
    }
    let (mut order, mut row) = (vec![(special, 0)], vec![n]);
    for place in 0..n as usize {
        let (vertex, before) = order[place];
        for &next in beside[vertex as usize].iter().filter(|&&next| next != before) {
            order.push((next, vertex));
            row.push(place as u64 + 1);
        }
    }
    row
}

/// Which vertices are there, counted from 0.
fn there(position: &[u64]) -> Vec<bool> {
    let taken = parts(position).1;
    (1..=position[0]).map(|vertex| !taken.contains(&vertex)).collect()
}

fn vertices(position: &[u64]) -> usize {
    there(position).iter().filter(|&&is_there| is_there).count()
}

/// How many neighbours the special vertex has; if it has been taken, there are none.
fn neighbours(position: &[u64]) -> Option<usize> {
    let there = there(position);
    let upper = there[1..].iter().zip(parts(position).0);
    let count = upper.filter(|&(&is_there, &smaller)| is_there && smaller == 1).count();
    Some(count).filter(|_| there[0])
}

fn wins(position: &[u64]) -> bool {
    matches!(neighbours(position), Some(count) if count <= 1 || vertices(position) % 2 == 0)
}

impl Study for Leaves {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take a vertex that has at most one neighbour."
                "每次删去一个至多有一个相邻顶点的顶点。"
                "The player who takes vertex 1 wins."
                "删去 1 号顶点的人获胜。"
                "On the board, vertex 1 is at the top, and an apple lies on each vertex that is still there."
                "棋盘上，1 号顶点在最上面；还没有删去的顶点上各有一个苹果。"
            },
            numbers: sentences! {
                "the number n of vertices, for each of the vertices 2 to n a neighbour with a smaller number, then the vertices that have been taken, in ascending order"
                "顶点数 n，然后是从 2 到 n 的每个顶点的一个编号较小的相邻顶点，最后从小到大列出已删去的顶点"
            },
            answers: ["Ayush", "Ashish"],
            starts: &[
                &[8, 1, 1, 2, 2, 3, 6, 3],
                &[5, 1, 1, 2, 3],
                &[4, 1, 1, 2],
                &[7, 1, 1, 1, 2, 3, 3],
                &[5, 1, 2, 2, 3],
                &[6, 1, 1, 1, 1, 1],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let n = position.first().copied().unwrap_or(0);
        refuse!(
            n == 0 || (position.len() as u64) < n,
            "not a number and as many neighbours",
            "应为顶点数以及各顶点的相邻顶点"
        );
        let (smaller, taken) = parts(position);
        if let Some((at, up)) = (2..).zip(smaller).find(|(at, &up)| up == 0 || up >= *at) {
            return Err(said!("{up} is not a vertex before {at}", "{up} 不是 {at} 之前的顶点"));
        }
        refuse!(
            taken.windows(2).any(|pair| pair[0] >= pair[1]) || taken.iter().any(|&at| at > n),
            "taken vertices out of order",
            "删去的顶点没有按顺序给出"
        );
        let there = there(position);
        let is_cut_off = |(at, &up): (usize, &u64)| there[at - 1] && !there[up as usize - 1];
        let cut_off: Vec<(usize, &u64)> = (2..).zip(smaller).filter(|&it| is_cut_off(it)).collect();
        // Only one vertex may have lost the one before it: the special vertex was a leaf then.
        match cut_off[..] {
            [] | [(_, 1)] if !taken.contains(&0) => Ok(()),
            _ => Err(said!("not what leaves are taken from", "不是逐个删叶子所能剩下的")),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 16
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (smaller, _) = parts(position);
        let edges = (1..).zip(smaller).map(|(upper, &smaller)| (upper, smaller as usize - 1));
        let rules = TakeLeaf { edges: edges.collect(), special: 0 };
        let row = |there: Vec<bool>| {
            let taken = (1..=position[0]).filter(|&vertex| !there[vertex as usize - 1]);
            position[..position[0] as usize].iter().copied().chain(taken).collect()
        };
        tried(true, Options::at(rules, there(position), row), wins, position)
    }

    fn reason(&self, position: &[u64]) -> String {
        let n = vertices(position);
        match neighbours(position) {
            None => said!("vertex 1 has been taken", "1 号顶点已被删去"),
            Some(0) => said!("vertex 1 is alone", "只剩下 1 号顶点"),
            Some(1) => said!("vertex 1 is a leaf", "1 号顶点是叶子"),
            Some(_) => said!(
                "vertex 1 is not a leaf, and the number of vertices, {n}, is {}",
                "1 号顶点不是叶子，顶点数 {n} 是{}",
                parity(n as u64)
            ),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let taken = added(parts(from).1, parts(to).1)[0];
        said!("take vertex {taken}", "删去顶点 {taken}")
    }

    fn board(&self, position: &[u64]) -> Board {
        let there = there(position);
        let node = |index: usize| Node {
            parent: index.checked_sub(1).map(|upper| parts(position).0[upper] as usize),
            apples: u64::from(there[index]),
            marked: index == 0 && there[0],
            ..Node::default()
        };
        Board::Tree(Tree { nodes: (0..there.len()).map(node).collect(), task: String::new() })
    }

    fn name(&self, position: &[u64]) -> String {
        let n = vertices(position);
        match neighbours(position) {
            Some(count) => {
                said!("{n} vertices, {count} beside vertex 1", "{n} 个顶点，{count} 个与 1 号相邻")
            }
            None => said!("{n} vertices, vertex 1 is taken", "{n} 个顶点，1 号已删去"),
        }
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(5..=9);
        let others: Row = (4..=n).map(|vertex| random.int(1..=vertex - 1)).collect();
        [vec![n, 1, 1], others].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Leaves)
}

/// A game with four vertices.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![4, 1, 1, 2];
    let after = |taken: &[u64]| [&start[..], taken].concat();
    let positions = [start.clone(), after(&[4]), after(&[2, 4]), after(&[1, 2, 4])];
    let title = "With four vertices, a leaf that is not beside vertex 1 is taken";
    let note = |position: &[u64]| if wins(position) { "won" } else { "lost" }.to_string();
    vec![("play", line::picture(&Leaves, title, &positions, note, Drawing::sequence))]
}
