//! Sagheer and Apple Tree (Codeforces 812E): exchanges on a tree, after which it is lost.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashMap;

use oracle::games::Stairs;
use oracle::positions::rows;
use oracle::Oracle;
use problem::fixtures::{nim_sum_by_counting, pairs_that_differ_in};
use problem::prelude::*;

/// The apples on the nodes, and the parents of the nodes from the second one on.
type Case = (Vec<u64>, Vec<u64>);

/// The children of each node; nodes are counted from 0.
fn children(parents: &[u64]) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); parents.len() + 1];
    for (child, parent) in (1..).zip(parents) {
        children[*parent as usize - 1].push(child);
    }
    children
}

/// How far each node is from the root; `None` for those that do not hang from it.
fn depths(children: &[Vec<usize>]) -> Vec<Option<u64>> {
    let mut depths = vec![None; children.len()];
    depths[0] = Some(0);
    let mut reached = vec![0];
    while let Some(node) = reached.pop() {
        for &child in &children[node] {
            depths[child] = depths[node].map(|depth| depth + 1);
            reached.push(child);
        }
    }
    depths
}

/// Whether it is a tree, with leaves at distances of one parity from the root.
fn is_even(parents: &[u64]) -> bool {
    let children = children(parents);
    let depths = depths(&children);
    let mut leaves = (0..children.len()).filter(|&node| children[node].is_empty());
    let parity = |node: usize| depths[node].map(|depth| depth % 2);
    let first = leaves.next().and_then(parity);
    depths.iter().all(Option::is_some) && leaves.all(|leaf| parity(leaf) == first)
}

/// The apples of every pair of nodes are exchanged, and then the game is played.
fn by_playing((apples, parents): &Case) -> u64 {
    let oracle = Oracle::new(Stairs(children(parents)));
    let pairs = (0..apples.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    let lost = pairs.filter(|&(a, b)| {
        let mut exchanged = apples.clone();
        exchanged.swap(a, b);
        !oracle.next_wins(&exchanged)
    });
    lost.count() as u64
}

/// By distances from the root, and by how often each number of apples occurs off the heaps.
fn by_counting((apples, parents): &Case) -> u64 {
    let children = children(parents);
    let depths: Vec<u64> = depths(&children).into_iter().flatten().collect();
    let leaf = children.iter().position(Vec::is_empty).expect("a tree has a leaf");
    let counts = |node: &usize| depths[*node] % 2 == depths[leaf] % 2;
    let (heaps, others): (Vec<usize>, Vec<usize>) = (0..apples.len()).partition(counts);
    // What is missing in the digits that are set in an odd number of heaps.
    let unbalanced = nim_sum_by_counting(heaps.iter().map(|&node| apples[node]));
    let mut often: HashMap<u64, u64> = HashMap::new();
    others.iter().for_each(|&node| *often.entry(apples[node]).or_default() += 1);
    let wanted = heaps.iter().map(|&node| apples[node] ^ unbalanced);
    let across: u64 = wanted.map(|wanted| often.get(&wanted).copied().unwrap_or(0)).sum();
    let pairs = |nodes: usize| (0..nodes as u64).sum::<u64>();
    across + if unbalanced == 0 { pairs(heaps.len()) + pairs(others.len()) } else { 0 }
}

/// A tree of `n` nodes whose leaves are at odd distances from the root, or all at even ones; it
/// grows at the nodes that are chosen, a path of one or two nodes at a time.
fn tree(n: usize, odd: bool, choices: &[u64]) -> Vec<u64> {
    let mut parents = Vec::new();
    // The nodes where a leaf may hang, and the others; the root is node 1.
    let (mut above, mut leaves) = (Vec::new(), Vec::new());
    if odd || n == 2 {
        above.push(1);
    } else {
        leaves.push(1);
    }
    for choice in choices.iter().cycle() {
        let (left, place) =
            (n - 1 - parents.len(), *choice as usize % (above.len() + leaves.len()));
        let next = parents.len() as u64 + 2;
        match (left, above.get(place)) {
            (0, _) => break,
            (_, Some(&parent)) => {
                parents.push(parent);
                leaves.push(next);
            }
            (1, None) => {
                parents.push(above[0]);
                leaves.push(next);
            }
            (_, None) => {
                parents.extend([leaves[place - above.len()], next]);
                above.push(next);
                leaves.push(next + 1);
            }
        }
    }
    parents
}

/// The same tree, its nodes but the root numbered otherwise.
fn renumbered(parents: &[u64], order: &[u64]) -> Vec<u64> {
    let number = |node: u64| if node == 1 { 1 } else { order[node as usize - 2] };
    let mut renumbered = vec![0; parents.len()];
    for (child, &parent) in (2..).zip(parents) {
        renumbered[number(child) as usize - 2] = number(parent);
    }
    renumbered
}

/// In checktestdata: from the root down, every node is met, and no two leaves differ.
const EVEN_TREE: &str = "\
# the children of v are a list: first[v], next[first[v]], ...
REPI(i, n) SET(first[i + 1] = 0) END
REPI(i, n - 1) SET(next[i + 2] = first[p[i]], first[p[i]] = i + 2) END
# from the root down, the leaves are at distances of one parity
SET(found = 1, order[1] = 1, odd[1] = 0, leaves = -1, taken = 0)
WHILE(taken < found)
    SET(taken = taken + 1, node = order[taken], child = first[node])
    IF(child == 0)
        IF(leaves < 0) SET(leaves = odd[node]) END
        ASSERT(odd[node] == leaves)
    END
    WHILE(child > 0)
        SET(found = found + 1, order[found] = child)
        SET(odd[child] = 1 - odd[node], child = next[child])
    END
END
# every node is below the root
ASSERT(found == n)";

/// `n`, the apples, and the parents.
fn apple_tree() -> Shape<Case> {
    let apple = int("a", 1..=10_000_000).beyond(0..=u64::MAX);
    let apples = list(int("n", 2..=100_000).beyond(1..=1_000_000), apple);
    let random = apples.clone();
    let parents = row(named("n") - 1, int("p", between(1, named("n")))).such_that(
        "a tree with leaves at distances of one parity",
        EVEN_TREE,
        |parents| is_even(parents),
    );
    (apples, parents).generated_by(move |size| {
        let case = move |apples: Vec<u64>| {
            let n = apples.len() as u64;
            let choices = list(int("n", 1..=n), int("a choice", 0..=u64::MAX));
            let choices = choices.strategy(Size { value: u64::MAX, length: n, full: true, ..size });
            let order = Just((2..=n).collect::<Vec<u64>>()).prop_shuffle();
            (Just(apples), choices, order, 0..8_u64)
        };
        random.clone().strategy(size).prop_flat_map(case).prop_map(grown).boxed()
    })
}

/// Apples on a tree that grows as the choices say; its nodes are numbered in some order.
///
/// Often with few different numbers of apples, as others hardly ever leave a nim-sum of 0.
fn grown((mut apples, choices, order, kind): (Vec<u64>, Vec<u64>, Vec<u64>, u64)) -> Case {
    let parents = tree(apples.len(), kind % 2 == 1, &choices);
    if kind > 1 {
        apples.iter_mut().for_each(|apples| *apples = *apples % kind + 1);
    }
    (apples, renumbered(&parents, &order))
}

/// A path from the root.
fn path(n: u64) -> Vec<u64> {
    (1..n).collect()
}

/// Every tree on n nodes with leaves at distances of one parity.
fn trees(n: usize) -> Vec<Vec<u64>> {
    rows(n - 1, 1..=n as u64).into_iter().filter(|parents| is_even(parents)).collect()
}

fn with_apples(most: u64) -> impl Fn(Vec<u64>) -> Vec<Case> {
    move |parents| {
        let apples = rows(parents.len() + 1, 0..=most);
        apples.into_iter().map(|apples| (apples, parents.clone())).collect()
    }
}

fn small() -> Vec<Case> {
    let few = (1..=3).flat_map(trees).flat_map(with_apples(3));
    few.chain(trees(4).into_iter().flat_map(with_apples(1))).collect()
}

fn row_of((apples, parents): &Case) -> Vec<u64> {
    [&[1, apples.len() as u64], &apples[..], &parents[..]].concat()
}

fn main() {
    let problem = Problem::new(single(apple_tree()))
        .printing(Form::number(0..=4_999_950_000), u64::to_string)
        .invalid("no-tree", "3\n2 2 3\n3 2\n")
        .invalid("uneven-leaves", "4\n2 2 3 1\n1 1 3\n")
        .solution(|(apples, parents)| {
            let parents: Vec<usize> = parents.iter().map(|&parent| parent as usize - 1).collect();
            solution::solve(apples, &parents) as u64
        })
        .studied(3087)
        .rules(by_playing)
        .every_small(
            |(apples, _)| {
                let sum = apples.iter().fold(0, |sum: u64, &apples| sum.saturating_add(apples));
                apples.len() <= 5 && sum <= 9
            },
            small,
        )
        .formula(by_counting)
        .law("equal numbers: all exchanges, or none", || {
            let star = |leaves: u64| {
                let all = leaves * (leaves + 1) / 2;
                // A large star has small numbers, so that its input is less than a megabyte.
                let apples = if leaves > 12 { 7 } else { 10_000_000 };
                let case = (vec![apples; leaves as usize + 1], vec![1; leaves as usize]);
                (case, if leaves % 2 == 0 { all } else { 0 })
            };
            (1..=12).chain(99_998..=99_999).map(star).collect()
        })
        .law("a path with one number on the nodes that count and another on the others", || {
            let case = |pairs: u64| {
                let apples = (0..2 * pairs).map(|node| 5 + node % 2).collect();
                let alike = pairs * (pairs - 1);
                ((apples, path(2 * pairs)), if pairs % 2 == 0 { alike } else { 0 })
            };
            [1, 2, 3, 4, 5, 24_999, 25_000, 49_999, 50_000].map(case).to_vec()
        })
        .law("only what completes the nim-sum may come from the other nodes", || {
            // On the nodes of a path that count 9, and 3 an even number of times; on the others
            // 10, which is 3 xor 9, and 7.
            let case = |threes: u64, tens: u64| {
                let counting = [vec![9], vec![3; threes as usize]].concat();
                let others = (0..=threes).map(|place| if place < tens { 10 } else { 7 });
                let apples = others.zip(counting).flat_map(|(other, heap)| [other, heap]);
                ((apples.collect(), path(2 * threes + 2)), threes * tens)
            };
            [(2, 0), (2, 1), (4, 5), (40_000, 1), (49_998, 49_999)]
                .map(|(a, b)| case(a, b))
                .to_vec()
        })
        .law("on three nodes in a row, an exchange with the end makes both ends equal", || {
            let row = |ends: Vec<u64>| ((vec![ends[0], ends[0], ends[1]], path(3)), 1);
            let pairs = pairs_that_differ_in(0..24, 23).into_iter().map(|(ends, _)| ends);
            pairs.chain([vec![10_000_000, 9_999_999]]).map(row).collect()
        })
        .refuses("a cycle", "3  1 1 1  3 2", "a cycle")
        .refuses("leaves at distances 1 and 2", "4  1 1 1 1  1 1 3", "leaves of both parities")
        .refuses("a parent that is not a node", "3  1 1 1  1 7", "node 7 of 3")
        .study(study::study(), |case| vec![row_of(case)], study::pictures);
    run(this_problem!(), problem);
}
