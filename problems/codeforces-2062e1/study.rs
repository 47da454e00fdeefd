//! The Game on a tree with weights, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::Heavier;

/// A position is that of [`Heavier`].
struct TheGame;

/// A position, taken apart; vertices are counted from 0.
struct Weighted<'a> {
    last: u64,
    weights: &'a [u64],
    parents: &'a [u64],
    /// The place of each vertex in an order in which every subtree is an interval, and its end.
    intervals: Vec<(usize, usize)>,
}

impl<'a> Weighted<'a> {
    fn read(position: &'a [u64]) -> Result<Weighted<'a>, String> {
        let layout = words(
            "a weight, n, n weights and n - 1 parents",
            "应依次写一个权值、n、n 个权值和 n - 1 个父亲",
        );
        let n = match position {
            [_, n, rest @ ..] if *n > 0 && rest.len() as u64 == n.saturating_mul(2) - 1 => *n,
            _ => return Err(layout.to_string()),
        };
        let (weights, parents) = position[2..].split_at(n as usize);
        for (node, &parent) in (2..).zip(parents) {
            refuse!(
                !(1..=n).contains(&parent),
                "there is no node {parent} of {n}",
                "没有结点 {parent}，共 {n} 个"
            );
            refuse!(
                weights[node - 1] > 0 && weights[parent as usize - 1] == 0,
                "node {node} is there, and its parent {parent} is not",
                "结点 {node} 还在，它的父亲 {parent} 却没有了"
            );
        }
        let apart = words("not all nodes are below node 1", "并非所有结点都在结点 1 之下");
        let intervals = intervals(parents).ok_or(apart)?;
        Ok(Weighted { last: position[0], weights, parents, intervals })
    }

    fn checked(position: &'a [u64]) -> Weighted<'a> {
        Weighted::read(position).expect("a position that was checked")
    }

    /// The vertices that may be picked.
    fn picks(&self) -> Vec<usize> {
        (0..self.weights.len()).filter(|&vertex| self.weights[vertex] > self.last).collect()
    }

    /// Those of them that have a heavier one outside their subtree, the heaviest first: that is the
    /// winning move of the theorem.
    fn answered(&self) -> Vec<usize> {
        let picks = self.picks();
        let is_outside = |top: usize, vertex: usize| {
            let (start, end) = self.intervals[top];
            !(start..end).contains(&self.intervals[vertex].0)
        };
        let is_answered = |&top: &usize| {
            let mut heavier =
                picks.iter().filter(|&&vertex| self.weights[vertex] > self.weights[top]);
            heavier.any(|&vertex| is_outside(top, vertex))
        };
        let mut answered: Vec<usize> = picks.iter().copied().filter(is_answered).collect();
        answered.sort_by_key(|&vertex| std::cmp::Reverse(self.weights[vertex]));
        answered
    }

    fn choice(&self) -> Option<usize> {
        self.answered().first().copied()
    }
}

/// The interval of each subtree, if all vertices are below vertex 0.
fn intervals(parents: &[u64]) -> Option<Vec<(usize, usize)>> {
    let mut below = vec![Vec::new(); parents.len() + 1];
    for (child, &parent) in (1..).zip(parents) {
        below[parent as usize - 1].push(child);
    }
    let (mut intervals, mut entered) = (vec![(0, 0); below.len()], 0);
    let mut path = vec![(0, false)];
    while let Some((vertex, is_done)) = path.pop() {
        if is_done {
            intervals[vertex].1 = entered;
            continue;
        }
        intervals[vertex].0 = entered;
        entered += 1;
        path.push((vertex, true));
        path.extend(below[vertex].iter().map(|&child| (child, false)));
    }
    Some(intervals).filter(|_| entered == below.len())
}

impl Study for TheGame {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Pick a node that is heavier than the one picked last, if one was; it is taken away with everything below it."
                "每次选一个比上一次选的更重的结点，第一次可以任选；它和它下面的所有结点一起删去。"
                "A player who cannot move wins."
                "无法操作者胜。"
            },
            numbers: sentences! {
                "the weight of the node picked last, 0 at the start; the number n of nodes; the weight of each, 0 for those that are gone; the parents of the nodes 2 to n"
                "上一次选的结点的权值，开局为 0；结点数 n；各结点的权值，已删去的为 0；结点 2 到 n 的父亲"
            },
            answers: ["", ""],
            starts: &[
                &[0, 7, 2, 4, 3, 6, 1, 5, 6, 1, 1, 2, 2, 3, 3],
                &[0, 4, 2, 2, 4, 3, 1, 1, 2],
                &[0, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4],
                &[0, 6, 1, 2, 6, 6, 6, 6, 1, 1, 2, 2, 2],
                &[0, 6, 3, 2, 4, 1, 5, 6, 1, 1, 2, 2, 4],
            ],
        }
    }

    fn is_misere(&self) -> bool {
        true
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        Weighted::read(position).map(|_| ())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let weights = Weighted::checked(position).weights;
        weights.len() <= 10 && weights.iter().all(|&weight| weight <= 30)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let wins = |position: &[u64]| {
            let tree = Weighted::checked(position);
            tree.picks().is_empty() || tree.choice().is_some()
        };
        tried(self.is_playable(position), Options::of(Heavier, position), wins, position)
    }

    fn answer(&self, position: &[u64]) -> String {
        Weighted::checked(position).choice().map_or(0, |vertex| vertex + 1).to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        let tree = Weighted::checked(position);
        match tree.choice() {
            _ if tree.picks().is_empty() => said!("no node can be picked", "没有可选的结点"),
            Some(vertex) => said!(
                "node {} is the heaviest that has a heavier one outside its subtree",
                "在子树之外还有更重结点的结点中，最重的是结点 {}",
                vertex + 1
            ),
            None => said!(
                "no node has a heavier one outside its subtree",
                "每个可选的结点，子树之外都没有更重的结点"
            ),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let tree = Weighted::checked(position);
        let (picks, answered) = (tree.picks(), tree.answered());
        let heads =
            words(["node", "weight", "heavier ones outside"], ["结点", "权值", "子树外更重的"]);
        figures(&heads, picks.len(), |at| {
            let vertex = picks[at];
            let is_answered = answered.contains(&vertex);
            let outside = if is_answered { words("some", "有") } else { words("none", "无") };
            vec![(vertex + 1).to_string(), tree.weights[vertex].to_string(), outside.to_string()]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (before, after) = (Weighted::checked(from), Weighted::checked(to));
        let gone = differing(before.weights, after.weights).into_iter();
        // Of what is gone, the first of the order is the top.
        let top = gone.min_by_key(|&it| before.intervals[it].0).map_or(0, |it| it + 1);
        said!("pick node {top}, of weight {}", "选结点 {top}，权值 {}", after.last)
    }

    fn board(&self, position: &[u64]) -> Board {
        let tree = Weighted::checked(position);
        let (answered, choice) = (tree.answered(), tree.choice());
        let note =
            |vertex| if choice == Some(vertex) { words("the heaviest", "最重") } else { "" };
        let node = |(vertex, &weight): (usize, &u64)| Node {
            parent: vertex.checked_sub(1).map(|child| tree.parents[child] as usize),
            apples: weight,
            note: note(vertex).to_string(),
            marked: answered.contains(&vertex),
        };
        let task = match tree.last {
            0 => String::new(),
            last => said!("to be picked: a node heavier than {last}", "要选的结点须重于 {last}"),
        };
        Board::Tree(Tree { nodes: tree.weights.iter().enumerate().map(node).collect(), task })
    }

    fn name(&self, position: &[u64]) -> String {
        let weights = series(Weighted::checked(position).weights, " ");
        said!("weights {weights}", "权值 {weights}")
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(5..=8);
        let weights = random.list(n, 1..=n.min(6));
        let parents: Vec<u64> = (2..=n).map(|vertex| random.int(1..=vertex - 1)).collect();
        [vec![0, n], weights, parents].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(TheGame)
}

/// The winning move on the tree of the first start, and the answers to it.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![0, 4, 2, 2, 4, 3, 1, 1, 2];
    let picked = vec![3, 4, 2, 2, 4, 0, 1, 1, 2];
    let answered = vec![4, 4, 2, 2, 0, 0, 1, 1, 2];
    let title = "The first tree of the sample: pick the weight 3, and the opponent must take the 4";
    let positions = [start, picked, answered];
    vec![("play", line::picture(&TheGame, title, &positions, |_| String::new(), Drawing::below))]
}
