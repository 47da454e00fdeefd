//! Apples on a tree, to be explained, drawn and played.

use gamecore::{Carry, Digraph, Stairs};
use oracle::games;
use oracle::Ruleset;
use study::families::increases;
use study::picture::Drawing;
use study::prelude::*;

/// A position is how many exchanges come before play, 1 or 0; the number n of nodes; the apples
/// on each node; and the parents of the nodes 2 to n.
struct AppleTree;

/// A position, taken apart.
struct Tree<'a> {
    exchanges: u64,
    apples: &'a [u64],
    children: Vec<Vec<usize>>,
    stairs: Stairs,
}

/// Where the apples begin in a position.
const APPLES: usize = 2;

impl<'a> Tree<'a> {
    fn read(position: &'a [u64]) -> Result<Tree<'a>, String> {
        let (exchanges, n, rest) = match position {
            [exchanges, n, rest @ ..] if *exchanges <= 1 && *n > 0 => (*exchanges, *n, rest),
            _ => return Err("0 or 1, and the number of nodes come first".to_string()),
        };
        if rest.len() as u64 != n.saturating_mul(2) - 1 {
            return Err(format!(
                "{} nodes have as many numbers of apples, and {} parents",
                n,
                n - 1
            ));
        }
        let (apples, parents) = rest.split_at(n as usize);
        let mut children = vec![Vec::new(); apples.len()];
        for (child, &parent) in (1..).zip(parents) {
            if !(1..=n).contains(&parent) {
                return Err(format!("there is no node {} of {}", parent, n));
            }
            children[parent as usize - 1].push(child);
        }
        let digraph = Digraph::new(children.clone()).expect("children are nodes");
        let stairs = Stairs::new(digraph).map_err(|error| error.to_string())?;
        Ok(Tree { exchanges, apples, children, stairs })
    }

    fn of(position: &'a [u64]) -> Tree<'a> {
        Tree::read(position).expect("a position that was checked")
    }

    fn counts(&self, node: usize) -> bool {
        self.stairs.counts(node)
    }

    /// The number of pairs of nodes.
    fn pairs(&self) -> u64 {
        let n = self.apples.len() as u64;
        n * (n - 1) / 2
    }
}

/// The position with other apples.
fn with(position: &[u64], exchanges: u64, apples: &[u64]) -> Row {
    let parents = &position[APPLES + apples.len()..];
    [&[exchanges, apples.len() as u64], apples, parents].concat()
}

fn exchanged(position: &[u64], (one, other): (usize, usize)) -> Row {
    let mut apples = Tree::of(position).apples.to_vec();
    apples.swap(one, other);
    with(position, 0, &apples)
}

/// More winning exchanges than these are not looked for.
const MOST: usize = 100;

/// Exchanges that leave a lost position, each another one: at most one that changes nothing, and
/// those that change something, by the smaller number of apples.
fn winning_exchanges(tree: &Tree<'_>) -> Vec<(usize, usize)> {
    let apples = tree.apples;
    let sum = tree.stairs.nim_value(apples);
    let mut nodes: Vec<usize> = (0..apples.len()).collect();
    nodes.sort_by_key(|&node| apples[node]);
    // Nodes that follow in a row sorted by apples and have this number.
    let having = |nodes: &[usize], wanted: u64| -> Vec<usize> {
        let fewer = nodes.partition_point(|&node| apples[node] < wanted);
        nodes[fewer..].iter().copied().take_while(|&node| apples[node] == wanted).collect()
    };
    let kind = |counts: bool| -> Vec<usize> {
        nodes.iter().copied().filter(|&node| tree.counts(node) == counts).collect()
    };
    let (counting, others) = (kind(true), kind(false));
    if sum != 0 {
        let across = counting.iter().flat_map(|&one| {
            having(&others, apples[one] ^ sum).into_iter().map(move |other| (one, other))
        });
        return across.take(MOST).collect();
    }
    let equal = nodes.windows(2).find(|pair| apples[pair[0]] == apples[pair[1]]);
    let equal = equal.map(|pair| (pair[0], pair[1])).into_iter();
    let alike = [&counting, &others].into_iter().flat_map(|nodes| {
        nodes.iter().flat_map(move |&one| {
            let more = nodes.partition_point(|&node| apples[node] <= apples[one]);
            nodes[more..].iter().map(move |&other| (one, other))
        })
    });
    equal.chain(alike).take(MOST).collect()
}

/// The position after apples have been carried, or eaten on a leaf.
fn carried(position: &[u64], carry: &Carry) -> Row {
    with(position, 0, &carry.after(Tree::of(position).apples))
}

impl Study for AppleTree {
    fn rules(&self) -> &'static str {
        "First, exchange the apples of two nodes. Then the players take turns, and the other player begins: carry any number of apples, at least one, from a node to one of its children, or eat them if the node is a leaf. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "1 before the exchange and 0 after it; the number n of nodes; the apples on each of them; the parents of the nodes 2 to n"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        Tree::read(position).map(|_| ())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let apples = Tree::of(position).apples;
        let sum = apples.iter().fold(0, |sum: u64, &apples| sum.saturating_add(apples));
        apples.len() <= 10 && sum <= 30
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let tree = Tree::of(position);
        if tree.exchanges > 0 {
            let pairs = (1..tree.apples.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
            return pairs.map(|pair| exchanged(position, pair)).collect();
        }
        let options = games::Stairs(tree.children).options(&tree.apples.to_vec());
        options.into_iter().map(|apples| with(position, 0, &apples)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let tree = Tree::of(position);
        match tree.exchanges {
            0 => tree.stairs.outcome(tree.apples),
            _ => Outcome::n_if(tree.stairs.balancing_swaps(tree.apples) > 0),
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let tree = Tree::of(position);
        if tree.exchanges == 0 {
            let moves = tree.stairs.winning_moves(tree.apples).into_iter();
            return Winning::all(moves.map(move |carry| carried(position, &carry)));
        }
        let pairs = winning_exchanges(&tree);
        let all = pairs.len() < MOST;
        let moves = pairs.into_iter().map(move |pair| exchanged(position, pair));
        if all {
            Winning::all(moves)
        } else {
            Winning::some(moves)
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        let tree = Tree::of(position);
        match tree.exchanges {
            0 => String::new(),
            _ => tree.stairs.balancing_swaps(tree.apples).to_string(),
        }
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let tree = Tree::of(position);
        let sum = tree.stairs.nim_value(tree.apples);
        let wins = self.outcome(position).choose("wins", "loses");
        let heaps = "the nim-sum of the nodes that count";
        let headline = match tree.exchanges {
            0 => format!("{} is {}, so the player to move {}.", heaps.replacen('t', "T", 1), sum, wins),
            _ => format!(
                "{}: {} is {}, and of {} it becomes or stays 0 after {}, so the player who exchanges {}.",
                self.answer(position),
                heaps,
                sum,
                counted(tree.pairs(), "exchange"),
                self.answer(position),
                wins,
            ),
        };
        let counting = |(node, &apples): (usize, &u64)| tree.counts(node).then_some(apples);
        let counting: Vec<Option<u64>> = tree.apples.iter().enumerate().map(counting).collect();
        let parents = &position[APPLES + tree.apples.len()..];
        let words = |node: usize| {
            let parent = if node == 0 { "".to_string() } else { parents[node - 1].to_string() };
            vec![format!("node {}", node + 1), parent, tree.apples[node].to_string()]
        };
        let heads = ["", "parent", "apples", "counts"];
        Explanation { headline, lines: increases::columns(&heads, &counting, words) }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let tree = Tree::of(position);
        let n = tree.apples.len();
        if tree.exchanges > 0 {
            let pairs = [(0, n - 1), (0, 1)];
            let pairs = pairs.into_iter().filter(|&(one, other)| one < other && other < n);
            return pairs.map(|pair| exchanged(position, pair)).collect();
        }
        // What comes to a node must be a number that can be written.
        let carry = |node: usize| {
            let to = tree.children[node].first().copied();
            let room = to.map_or(u64::MAX, |to| u64::MAX - tree.apples[to]);
            Carry { from: node, to, stones: tree.apples[node].min(room) }
        };
        let mut open = (0..n).map(carry).filter(|carry| carry.stones > 0);
        let ends = open.next().into_iter().chain(open.next_back());
        ends.map(|carry| carried(position, &carry)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (before, after) = (Tree::of(from).apples, Tree::of(to).apples);
        let changed: Vec<usize> =
            (0..before.len()).filter(|&node| before[node] != after[node]).collect();
        let lowered = changed.iter().copied().find(|&node| after[node] < before[node]);
        match (from[0], &changed[..], lowered) {
            (1, [one, other], _) => format!("exchange nodes {} and {}", one + 1, other + 1),
            (1, ..) => "exchange two nodes with equally many apples".to_string(),
            (_, _, Some(node)) => {
                let apples = counted(before[node] - after[node], "apple");
                match changed.iter().find(|&&other| other != node) {
                    Some(to) => format!("node {}: {} to node {}", node + 1, apples, to + 1),
                    None => format!("node {}: eat {}", node + 1, apples),
                }
            }
            _ => String::new(),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let tree = Tree::of(position);
        let parents = &position[APPLES + tree.apples.len()..];
        let heap = |(node, &stones): (usize, &u64)| {
            let counts = theorem && tree.counts(node);
            Heap {
                stones,
                name: format!("node {}", node + 1),
                caption: match node {
                    0 => "1, the root".to_string(),
                    _ => format!("{} under {}", node + 1, parents[node - 1]),
                },
                note: if counts { format!("{:b}", stones) } else { String::new() },
                marked: counts,
                ..Heap::default()
            }
        };
        let mut heaps: Vec<Heap> = tree.apples.iter().enumerate().map(heap).collect();
        if tree.exchanges > 0 {
            // It is what one clicks for an exchange that changes nothing.
            let name = "exchanges left".to_string();
            heaps.push(Heap { stones: tree.exchanges, name, ..Heap::default() });
        }
        Board::Heaps(heaps)
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[
            &[1, 3, 2, 2, 3, 1, 1],
            &[1, 8, 1, 1, 0, 2, 0, 1, 0, 1, 1, 1, 1, 4, 4, 5, 6],
            &[0, 6, 1, 2, 1, 1, 0, 2, 1, 1, 2, 3, 3],
            &[1, 3, 1, 2, 3, 1, 1],
            &[0, 3, 3, 2, 2, 1, 1],
        ])
    }

    fn random(&self, random: &mut Random) -> Row {
        // Leaves at distance 2 from the root, each below a node of its own or another's.
        let (inner, leaves) = (random.int(1..=3), random.int(0..=2));
        let n = 1 + 2 * inner + leaves;
        let apples = random.list(n, 1..=3);
        let mut row = vec![random.int(0..=1), n];
        row.extend(apples);
        row.extend((0..inner).map(|_| 1));
        row.extend(2..=1 + inner);
        row.extend((0..leaves).map(|_| random.int(2..=1 + inner)));
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(AppleTree)
}

/// The tree with the apples at its nodes; those that count are marked.
fn drawn(position: &[u64], caption: &str) -> Drawing {
    let tree = Tree::of(position);
    let vertex = |(node, &apples): (usize, &u64)| Vertex {
        note: counted(apples, "apple"),
        marked: tree.counts(node),
    };
    let lists = tree.children.iter().enumerate();
    let graph = Graph {
        vertices: tree.apples.iter().enumerate().map(vertex).collect(),
        edges: lists
            .flat_map(|(node, list)| list.iter().map(move |to| (node + 1, to + 1)))
            .collect(),
        tokens: Vec::new(),
    };
    Drawing::from_board(&Board::Graph(graph), caption)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = [1, 8, 7, 2, 2, 5, 4, 3, 1, 1, 1, 1, 1, 4, 4, 5, 6];
    let sum = |position: &[u64]| {
        let tree = Tree::of(position);
        let counting = (0..tree.apples.len()).filter(|&node| tree.counts(node));
        increases::sum(&counting.map(|node| tree.apples[node]).collect::<Row>())
    };
    let winning = winning_exchanges(&Tree::of(&start))[0];
    let after = exchanged(&start, winning);
    let move_words = AppleTree.describe(&start, &after);
    let drawings = vec![
        drawn(&start, &sum(&start)),
        drawn(&after, &format!("{}; {}", move_words, sum(&after))),
    ];
    let title = "The tree of the third sample, before and after an exchange";
    let description = "The nodes at an even distance from the leaves are marked.";
    vec![("exchange", Drawing::below(drawings).document(title, description))]
}
