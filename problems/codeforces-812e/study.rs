//! Apples on a tree, to be explained, drawn and played.

use std::collections::{BTreeSet, HashMap};

use gamecore::{Game, NimValued, NotStairs, Stairs};
use games::digraph::{row_of_edges, GraphPosition};
use games::increases;
use study::prelude::*;

use super::rules;

/// A position is that of [`rules::AppleTree`].
struct AppleTree;

/// A position, taken apart; nodes are counted from 0.
struct Apples<'a> {
    is_exchanged: bool,
    apples: &'a [u64],
    parents: &'a [u64],
    stairs: Stairs,
}

impl<'a> Apples<'a> {
    fn read(position: &'a [u64]) -> Result<Apples<'a>, String> {
        let layout = words(
            "0 or 1, n, n numbers of apples and n - 1 parents",
            "应依次写 0 或 1、n、n 个苹果数和 n - 1 个父亲",
        );
        let n = match position {
            [0..=1, n, rest @ ..] if *n > 0 && rest.len() as u64 == n.saturating_mul(2) - 1 => *n,
            _ => return Err(layout.to_string()),
        };
        let (apples, parents) = position[2..].split_at(n as usize);
        for parent in parents {
            refuse!(
                !(1..=n).contains(parent),
                "there is no node {parent} of {n}",
                "没有结点 {parent}，共 {n} 个"
            );
        }
        let digraph = GraphPosition::checked(&graph(parents)).digraph();
        let stairs = Stairs::new(digraph).map_err(not_stairs)?;
        Ok(Apples { is_exchanged: position[0] == 0, apples, parents, stairs })
    }

    fn checked(position: &'a [u64]) -> Apples<'a> {
        Apples::read(position).expect("a position that was checked")
    }

    /// The position with other apples, after the exchange.
    fn with(&self, apples: &[u64]) -> Row {
        [&[0, apples.len() as u64], apples, self.parents].concat()
    }

    /// How many exchanges of the apples of two nodes win.
    fn winning_exchanges(&self) -> u64 {
        let nim_sum = self.stairs.nim_value(self.apples);
        let (counting, others): (Vec<usize>, Vec<usize>) =
            (0..self.apples.len()).partition(|&node| self.stairs.counts(node));
        // Between nodes of one kind an exchange changes nothing.
        let pairs = |nodes: &[usize]| (0..nodes.len() as u64).sum::<u64>();
        let alike = if nim_sum == 0 { pairs(&counting) + pairs(&others) } else { 0 };
        let mut with_apples = HashMap::new();
        for node in others {
            *with_apples.entry(self.apples[node]).or_insert(0) += 1;
        }
        let wanted = counting.iter().map(|&node| self.apples[node] ^ nim_sum);
        alike + wanted.filter_map(|apples| with_apples.get(&apples)).sum::<u64>()
    }

    fn exchanged(&self, one: usize, other: usize) -> Row {
        let mut apples = self.apples.to_vec();
        apples.swap(one, other);
        self.with(&apples)
    }
}

fn not_stairs(error: NotStairs) -> String {
    let (vertex, defect) = match error {
        NotStairs::Cycle(cycle) => (cycle.vertex, words("is on a cycle", "在一个环上")),
        NotStairs::Uneven { vertex } => (
            vertex,
            words("is at odd and at even distances from leaves", "到各个叶子的距离奇偶性不同"),
        ),
        _ => return error.to_string(),
    };
    said!("node {} {defect}", "结点 {} {defect}", vertex + 1)
}

/// The tree as a digraph, a row as of [`GraphPosition`].
fn graph(parents: &[u64]) -> Row {
    let edges: Vec<(u64, u64)> = parents.iter().copied().zip(2..).collect();
    row_of_edges(parents.len() as u64 + 1, &edges, &[])
}

impl Study for AppleTree {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "First, exchange the apples of two nodes."
                "先交换两个结点上的苹果。"
                "Then the players take turns, and the other player begins: carry any number of apples, at least one, from a node to one of its children, or eat them if the node is a leaf."
                "然后双方轮流操作，由另一名玩家先走：每次从一个结点取任意多个苹果，至少一个，移到它的某一个儿子上；如果该结点是叶子，就把它们吃掉。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "1 before the exchange and 0 after it; the number n of nodes; the apples on each of them; the parents of the nodes 2 to n"
                "交换之前为 1，交换之后为 0；结点数 n；各结点上的苹果数；结点 2 到 n 的父亲"
            },
            answers: ["", ""],
            starts: &[
                &[1, 3, 2, 2, 3, 1, 1],
                &[1, 8, 1, 1, 0, 2, 0, 1, 0, 1, 1, 1, 1, 4, 4, 5, 6],
                &[0, 6, 1, 2, 1, 1, 0, 2, 1, 1, 2, 3, 3],
                &[1, 3, 1, 2, 3, 1, 1],
                &[0, 3, 3, 2, 2, 1, 1],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        Apples::read(position).map(|_| ())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let apples = Apples::checked(position).apples;
        apples.len() <= 10 && apples.iter().map(|&apples| u128::from(apples)).sum::<u128>() <= 30
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        Play::new(
            Options::of(rules::AppleTree, position),
            move || match Apples::checked(position) {
                Apples { is_exchanged: true, apples, stairs, .. } => stairs.outcome(apples).is_n(),
                before => before.winning_exchanges() > 0,
            },
            move || {
                let tree = Apples::checked(position);
                if tree.is_exchanged {
                    let carries = tree.stairs.winning_moves(tree.apples).into_iter();
                    let after = move |carry| tree.with(&tree.stairs.after(tree.apples, &carry));
                    return Winning::all(carries.map(after));
                }
                if !self.is_playable(position) {
                    // There are too many exchanges to try them all.
                    return Winning::some(None);
                }
                let exchanges = (0..tree.apples.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
                let left = exchanges.map(|(a, b)| tree.exchanged(a, b));
                // All exchanges that change nothing are one move.
                Winning::all(left.filter(|left| !self.wins(left)).collect::<BTreeSet<Row>>())
            },
        )
    }

    fn answer(&self, position: &[u64]) -> String {
        let tree = Apples::checked(position);
        match tree.is_exchanged {
            true => String::new(),
            false => tree.winning_exchanges().to_string(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        let tree = Apples::checked(position);
        let nim_sum = tree.stairs.nim_value(tree.apples);
        let reason = said!(
            "the nim-sum of the nodes that count is {nim_sum}",
            "有效结点上苹果数的异或和是 {nim_sum}"
        );
        if tree.is_exchanged {
            return reason;
        }
        let n = tree.apples.len() as u64;
        let exchanges = counted(n * (n - 1) / 2, "exchange");
        said!(
            "{reason}, and it is 0 after {} of {exchanges}",
            "{reason}，{exchanges} 种交换中有 {} 种使它变为 0",
            self.answer(position)
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let tree = Apples::checked(position);
        let name = |node: usize| vec![said!("node {}", "结点 {}", node + 1)];
        let heads = ["", words("apples", "苹果")];
        increases::columns(&heads, tree.apples, |node| tree.stairs.counts(node), name)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (before, after) = (Apples::checked(from), Apples::checked(to).apples);
        let changed = differing(before.apples, after).into_iter();
        if before.is_exchanged {
            let change = |node: usize| {
                let (had, has) = (before.apples[node], after[node]);
                said!("node {}: {had} to {has}", "结点 {}：{had} 变为 {has}", node + 1)
            };
            return series(changed.map(change), words(", ", "，"));
        }
        match &series(changed.map(|node| node + 1), words(" and ", " 和 "))[..] {
            "" => said!("exchange two nodes with equally many apples", "交换两个苹果数相同的结点"),
            nodes => said!("exchange nodes {nodes}", "交换结点 {nodes}"),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let tree = Apples::checked(position);
        let node = |(node, &apples): (usize, &u64)| Node {
            parent: node.checked_sub(1).map(|child| tree.parents[child] as usize),
            apples,
            note: if tree.stairs.counts(node) { format!("{:b}", apples) } else { String::new() },
            marked: tree.stairs.counts(node),
        };
        let nodes = tree.apples.iter().enumerate().map(node).collect();
        let task = match tree.is_exchanged {
            true => "",
            false => words("to be exchanged: the apples of two nodes", "这一步交换两个结点的苹果"),
        };
        Board::Tree(Tree { nodes, task: task.to_string() })
    }

    fn name(&self, position: &[u64]) -> String {
        let tree = Apples::checked(position);
        let (n, apples) = (tree.apples.len(), tree.apples.iter().sum::<u64>());
        let task =
            if tree.is_exchanged { "" } else { words(", an exchange first", "，先交换") };
        said!("{n} nodes, {apples} apples{task}", "{n} 个结点，{apples} 个苹果{task}")
    }

    fn random(&self, random: &mut Random) -> Row {
        // Paths of two nodes below the root.
        let paths = random.int(1..=3);
        let apples = random.list(1 + 2 * paths, 1..=3);
        let parents = [vec![1; paths as usize], (2..=1 + paths).collect()].concat();
        [vec![random.int(0..=1), 1 + 2 * paths], apples, parents].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(AppleTree)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = [1, 8, 7, 2, 2, 5, 4, 3, 1, 1, 1, 1, 1, 4, 4, 5, 6];
    let after = Apples::checked(&start).exchanged(4, 6);
    let title = "The tree of the third sample, before and after an exchange";
    let description = "The nodes at an even distance from the leaves are marked.";
    let drawn =
        |position: &[u64], caption| Drawing::from_board(&AppleTree.board(position), caption);
    let before = drawn(&start, "2 xor 2 xor 5 xor 1 xor 1 = 5");
    let after = drawn(&after, "exchange nodes 5 and 7; 2 xor 2 xor 5 xor 4 xor 1 = 0");
    vec![("exchange", Drawing::below(vec![before, after]).document(title, description))]
}
