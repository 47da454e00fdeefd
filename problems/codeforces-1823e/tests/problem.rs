//! Removing Graph (Codeforces 1823E): neighbours out of several cycles.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;

use oracle::Oracle;
use problem::fixtures::{is_balanced, values_of_rows};
use problem::prelude::*;

use self::rules::Removing;

/// n, l and r, and the edges.
type Case = ((u64, u64, u64), Vec<(u64, u64)>);

const MOST: u64 = 200_000;

/// `n l r`, then n edges of a graph in which every vertex has two neighbours.
fn graph() -> Shape<Case> {
    let l = int("l", 1..=MOST - 1).beyond(1..=u64::MAX);
    let r = int("r", 2..=MOST).beyond(2..=u64::MAX);
    let numbers = (int("n", 3..=MOST), l, r);
    let vertex = |name| int(name, between(1, named("n")));
    let edges = column(named("n"), (vertex("u"), vertex("v")));
    let graph = (numbers, edges)
        .such_that("l is less than r", "ASSERT(l < r)", |((_, l, r), _)| l < r)
        .for_judge("r is at most n", "ASSERT(r <= n)", |((n, _, r), _)| r <= n)
        .such_that("two different neighbours of each vertex", TWO_NEIGHBOURS, |case| {
            neighbours(case).iter().all(|both| both.len() == 2)
        });
    let graph = graph.generated_by(|size| {
        let most = size.length.max(3);
        (0..=u64::MAX).prop_map(move |seed| random_case(most, size.full, seed)).boxed()
    });
    graph.always_with(|scope| match scope {
        Scope::Judge => cycles(MOST),
        Scope::Beyond => Vec::new(),
    })
}

/// A cycle, its edges given one after the other: from either end, and either end of an edge first.
/// Parts that are joined edge by edge may grow into a single long way.
fn cycles(n: u64) -> Vec<Case> {
    let forwards: Vec<(u64, u64)> = (1..n).map(|u| (u, u + 1)).chain([(n, 1)]).collect();
    let backwards: Vec<(u64, u64)> = (2..=n).rev().map(|u| (u, u - 1)).chain([(1, n)]).collect();
    let with_ends_exchanged = backwards.iter().map(|&(u, v)| (v, u)).collect();
    let cycles = [forwards, backwards, with_ends_exchanged];
    cycles.map(|edges| ((n, 1, n), edges)).to_vec()
}

/// In checktestdata.
const TWO_NEIGHBOURS: &str = "\
REPI(i, n) SET(degree[i + 1] = 0, other[i + 1] = 0) END
REPI(i, n)
    SET(a = u[i], b = v[i])
    ASSERT(a != b)
    ASSERT(other[a] != b)
    SET(degree[a] = degree[a] + 1, other[a] = b)
    SET(degree[b] = degree[b] + 1, other[b] = a)
    ASSERT(degree[a] <= 2)
    ASSERT(degree[b] <= 2)
END";

/// The neighbours of each vertex from 1 on, other than itself.
fn neighbours(((n, ..), edges): &Case) -> Vec<BTreeSet<usize>> {
    let mut neighbours = vec![BTreeSet::new(); *n as usize];
    for (u, v) in edges.iter().map(|&(u, v)| (u as usize - 1, v as usize - 1)) {
        if u != v {
            neighbours[u].insert(v);
            neighbours[v].insert(u);
        }
    }
    neighbours
}

/// The lengths of the cycles: edge by edge, the smaller part gets the name of the larger one.
fn lengths(((n, ..), edges): &Case) -> Vec<u64> {
    let mut name: Vec<usize> = (0..=*n as usize).collect();
    let mut parts: Vec<Vec<usize>> = name.iter().map(|&vertex| vec![vertex]).collect();
    for &(u, v) in edges {
        let (mut large, mut small) = (name[u as usize], name[v as usize]);
        if parts[large].len() < parts[small].len() {
            std::mem::swap(&mut large, &mut small);
        }
        if large != small {
            let moved = std::mem::take(&mut parts[small]);
            moved.iter().for_each(|&vertex| name[vertex] = large);
            parts[large].extend(moved);
        }
    }
    parts[1..].iter().map(|part| part.len() as u64).filter(|&length| length > 0).collect()
}

/// The nim-values of cycles of 0 to `most` vertices, by the mex of what moves leave.
fn values_by_mex(l: u64, r: u64, most: u64) -> Vec<u64> {
    let rows = values_of_rows(l..=r, most);
    let mex = |reached: BTreeSet<u64>| (0..).find(|v| !reached.contains(v)).expect("a mex");
    let takes = |n: u64| l..=r.min(n);
    (0..=most).map(|n| mex(takes(n).map(|take| rows[(n - take) as usize]).collect())).collect()
}

/// By mex where the cycles are short, and else by how often l goes into a cycle.
fn wins(case: &Case) -> bool {
    let ((_, l, r), lengths) = (case.0, lengths(case));
    match lengths.iter().max() {
        Some(&most) if most <= 24 => {
            let values = values_by_mex(l, r, most);
            !is_balanced(lengths.iter().map(|&length| values[length as usize]))
        }
        _ => {
            let short = lengths.iter().filter(|&&n| u128::from(n) < u128::from(l) + u128::from(r));
            !is_balanced(short.map(|&n| (1..=n).filter(|v| v % l == 0).count() as u64))
        }
    }
}

fn shuffled<T>(mut items: Vec<T>, random: &mut Random) -> Vec<T> {
    for place in (1..items.len()).rev() {
        items.swap(place, random.int(0..=place as u64) as usize);
    }
    items
}

/// Cycles of these lengths, their vertices and edges in any order.
fn case(l: u64, r: u64, lengths: &[u64], random: &mut Random) -> Case {
    let n = lengths.iter().sum();
    let vertices = shuffled((1..=n).collect(), random);
    let (mut edges, mut rest) = (Vec::new(), &vertices[..]);
    for &length in lengths {
        let (cycle, others) = rest.split_at(length as usize);
        let next = cycle.iter().cycle().skip(1);
        edges.extend(cycle.iter().zip(next).map(|(&u, &v)| match random.int(0..=1) {
            0 => (u, v),
            _ => (v, u),
        }));
        rest = others;
    }
    ((n, l, r), shuffled(edges, random))
}

/// Cycles of up to `most` vertices together, or exactly as many; often each cycle occurs twice.
fn random_case(most: u64, full: bool, seed: u64) -> Case {
    let random = &mut Random::new(seed);
    let n = if full { most } else { random.int(3..=most) };
    let times = if n >= 6 { random.int(1..=2) } else { 1 };
    let longest = random.int(3..=n / times);
    let longest = random.int(3..=longest);
    let mut lengths = Vec::new();
    let mut rest = n / times;
    while rest >= 3 {
        let length = random.int(3..=longest.min(rest));
        lengths.push(length);
        rest -= length;
    }
    let mut lengths = lengths.repeat(times as usize);
    lengths[0] += n - lengths.iter().sum::<u64>();
    let l = random.int(1..=longest.min(n - 1));
    let r = random.int(l + 1..=n.min(l + longest));
    case(l, r, &lengths, random)
}

/// Cases with known answers, their vertices in any order.
fn known(cases: &[(u64, u64, Vec<u64>, bool)]) -> Vec<(Case, bool)> {
    let random = &mut Random::new(1823);
    cases.iter().map(|(l, r, lengths, wins)| (case(*l, *r, lengths, random), *wins)).collect()
}

/// All l and r for up to 8 vertices, and for 9 the smaller ones.
fn small() -> Vec<Case> {
    let lengths: [&[u64]; 13] = [
        &[3],
        &[4],
        &[5],
        &[6],
        &[7],
        &[8],
        &[3, 3],
        &[3, 4],
        &[3, 5],
        &[4, 4],
        &[9],
        &[4, 5],
        &[3, 3, 3],
    ];
    let random = &mut Random::new(23);
    let mut cases = Vec::new();
    for lengths in lengths {
        let n = lengths.iter().sum::<u64>();
        for r in 2..=if n == 9 { 4 } else { n } {
            cases.extend((1..r).map(|l| case(l, r, lengths, random)));
        }
    }
    cases
}

fn main() {
    let problem = Problem::new(single(graph()))
        .winner("Alice", "Bob")
        .invalid("double-edge", "4 1 2\n1 2\n1 2\n3 4\n4 3\n")
        .invalid("l-equals-r", "3 2 2\n1 2\n2 3\n3 1\n")
        .invalid("loop", "4 1 2\n1 2\n2 3\n3 1\n4 4\n")
        .invalid("r-above-n", "3 1 4\n1 2\n2 3\n3 1\n")
        .invalid("three-edges-at-a-vertex", "4 1 2\n1 2\n2 3\n3 4\n2 4\n")
        .solution(|((n, l, r), edges)| {
            let edges: Vec<_> = edges.iter().map(|&(u, v)| (u as usize, v as usize)).collect();
            solution::solve(*l, *r, *n as usize, &edges)
        })
        .studied(2350)
        .rules(|case| {
            let bits = |both: &BTreeSet<usize>| both.iter().fold(0, |bits, v| bits | 1 << v);
            let neighbours = neighbours(case).iter().map(bits).collect();
            let removing = Removing { neighbours, takes: (case.0 .1, case.0 .2) };
            Oracle::new(removing).next_wins(&((1 << case.0 .0) - 1))
        })
        .every_small(|((n, ..), _)| *n <= 9, small)
        .formula(wins)
        .law("a single cycle is won if and only if it has at least l and less than l + r", || {
            let around = |(l, r): (u64, u64)| {
                let lengths = [3, l - 1, l, l + 1, r, l + r - 1, l + r, l + r + 1, 2 * (l + r)];
                let lengths = lengths.into_iter().filter(|&n| n >= 3);
                lengths.map(move |n| (l, r, vec![n], (l..l + r).contains(&n)))
            };
            let takes = [(1, 2), (2, 3), (3, 9), (10, 11), (2, 99), (1000, 5000)];
            known(&takes.into_iter().flat_map(around).collect::<Vec<_>>())
        })
        .law("equal cycles cancel out", || {
            let triangles = vec![3; 3_334];
            let many: Vec<u64> = (3..=100).flat_map(|n| [n, n]).collect();
            let more = [&many[..], &[9]].concat();
            known(&[
                (1, 3, triangles.clone(), false),
                (1, 3, triangles[1..].to_vec(), true),
                (2, 200, many, false),
                (2, 200, more, true),
            ])
        })
        .law("cycles of l, 2 l, 3 l, ... vertices are heaps of 1, 2, 3, ... if r is large", || {
            let nim = |l: u64, heaps: &[u64], wins: bool| {
                (l, 20 * l, heaps.iter().map(|heap| heap * l).collect(), wins)
            };
            known(&[
                nim(3, &[1, 2, 3], false),
                nim(3, &[1, 2, 4], true),
                nim(500, &[5, 9, 12], false),
                nim(500, &[5, 9, 13], true),
                nim(100, &[20, 19, 7], false),
            ])
        })
        .law("what does not complete another l changes nothing", || {
            let lengths = |more: u64| vec![7 + more, 14 + 6 - more, 21 + more / 2];
            known(&[0, 1, 3, 6].map(|more| (7, 30, lengths(more), false)))
        })
        // An input of more than a megabyte is not in a package, where a slow program must be caught
        // as well.
        .law("a cycle that one move takes is won, in whichever order its edges come", || {
            cycles(80_000).into_iter().map(|case| (case, true)).collect()
        })
        .refuses("takes of only one size", "3 2 2 1 2 2 3 3 1", "a move removes 2 to 2 vertices")
        .refuses("a vertex with one edge", "3 1 2 1 2 2 3 2 3", "vertex 1 has not two edges")
        .study(
            study::study(),
            |case| {
                let ((_, l, r), lengths) = (case.0, lengths(case));
                let cycles = lengths.into_iter().flat_map(|length| [length, 0]);
                vec![[l, r].into_iter().chain(cycles).collect()]
            },
            study::pictures,
        );
    run(this_problem!(), problem);
}
