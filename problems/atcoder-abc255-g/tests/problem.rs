//! Constrained Nim: for some pairs (x, y), y stones may not be taken from a heap of x.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::iter::once;

use oracle::games::Sum;
use oracle::positions::multisets_of;
use oracle::Oracle;
use problem::fixtures::{
    heaps_one_to, is_balanced, large_twins, mirrored_heaps, pairs_that_differ_in, subsets_to,
};
use problem::prelude::*;

use self::rules::HeapWithForbiddenTakes;

/// A heap, and a number of stones that may not be taken from it.
type Forbidden = (u64, u64);

type Pairs = Vec<(u64, u64)>;

/// How many takes are forbidden, and the heaps; and the forbidden takes.
type Case = ((u64, Vec<u64>), Vec<Forbidden>);

const MOST: u64 = 200_000;

fn case(forbidden: &[Forbidden], heaps: Vec<u64>) -> Case {
    ((forbidden.len() as u64, heaps), forbidden.to_vec())
}

/// The case as a row of numbers.
fn row(((count, heaps), forbidden): &Case) -> Vec<u64> {
    let takes = forbidden.iter().flat_map(|&(heap, stones)| [heap, stones]);
    once(*count).chain(takes).chain(heaps.iter().copied()).collect()
}

fn heap(name: &'static str) -> Int {
    int(name, 1..=LARGEST).beyond(1..=u64::MAX)
}

/// `N M`, the heaps, and M lines with a forbidden take.
fn constrained_heaps() -> Shape<Case> {
    let count = int("M", 1..=MOST).beyond(0..=MOST);
    let heaps = headed_list(int("N", 1..=MOST), count, heap("A"));
    let take = (heap("X"), int("Y", between(1, named("X"))));
    let distinct = |case: &Case| case.1.iter().collect::<HashSet<_>>().len() == case.1.len();
    (heaps, column(named("M"), take))
        .for_judge("no take that is forbidden twice", "ASSERT(UNIQUE(x, y))", distinct)
        .generated_by(random_cases)
}

/// Heaps near each other, and takes that lead from one of them to another.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    // Many takes show no more than some hundred.
    let size = Size { length: if size.full { size.length } else { size.length.min(300) }, ..size };
    let points = list(int("points", 1..=200), (heap("X"), int("more", 0..=2)));
    let takes = list(int("takes", 1..=MOST), (int("from", 0..=199), int("to", 0..=199)));
    let heaps = list(int("N", 1..=MOST), (int("which", 0..=199), int("more", 0..=2)));
    let most = size.value.min(*heap("X").range(size.scope).end());
    let parts = (points.strategy(size), takes.strategy(size), heaps.strategy(size));
    let case = move |(points, takes, heaps): (Pairs, Pairs, Pairs)| {
        let above = |(point, more): (u64, u64)| point.saturating_add(more).min(most);
        let mut points: Vec<u64> = points.into_iter().map(above).collect();
        points.sort_unstable();
        points.dedup();
        let point = |index: u64| points[index as usize % points.len()];
        let take = |&(from, to): &(u64, u64)| {
            let place = from as usize % points.len();
            let to = (to as usize % (place + 1)).checked_sub(1).map_or(0, |to| points[to]);
            (points[place], points[place] - to)
        };
        let mut takes: Vec<Forbidden> = takes.iter().map(take).collect();
        takes.sort_unstable();
        takes.dedup();
        case(&takes, heaps.into_iter().map(|(which, more)| above((point(which), more))).collect())
    };
    parts.prop_map(case).boxed()
}

/// The nim-values of all heaps, found from heap to heap; stretches of heaps without forbidden
/// takes are passed in one step.
struct Walk {
    /// First heaps of stretches with their values; no value there is found before.
    stretches: Vec<(u64, u64)>,
    /// Heaps with a value that was found before.
    again: BTreeMap<u64, u64>,
}

impl Walk {
    fn over(forbidden: &[Forbidden]) -> Walk {
        let mut by_heap: BTreeMap<u64, HashSet<u64>> = BTreeMap::new();
        for &(heap, stones) in forbidden {
            by_heap.entry(heap).or_default().insert(heap - stones);
        }
        let mut walk = Walk { stretches: vec![(0, 0)], again: BTreeMap::new() };
        let mut again: HashMap<u64, Vec<u64>> = HashMap::new();
        for (&heap, out_of_reach) in &by_heap {
            let mut values: Vec<u64> = out_of_reach.iter().map(|&to| walk.value(to)).collect();
            values.sort_unstable();
            let unreachable = values.iter().find(|value| {
                let first = out_of_reach.contains(&walk.first_of_value(**value));
                let others = again.get(value).map_or(&[][..], |others| others);
                first && others.iter().all(|other| out_of_reach.contains(other))
            });
            if let Some(&value) = unreachable {
                let (start, next) = *walk.stretches.last().expect("the first stretch");
                if start == heap {
                    walk.stretches.pop();
                }
                again.entry(value).or_default().push(heap);
                walk.again.insert(heap, value);
                if heap < u64::MAX {
                    walk.stretches.push((heap + 1, next + (heap - start)));
                }
            }
        }
        walk
    }

    /// The first heap of a value.
    fn first_of_value(&self, value: u64) -> u64 {
        let after = self.stretches.partition_point(|stretch| stretch.1 <= value);
        let (start, first) = self.stretches[after - 1];
        start + (value - first)
    }

    fn value(&self, heap: u64) -> u64 {
        self.again.get(&heap).copied().unwrap_or_else(|| {
            let after = self.stretches.partition_point(|stretch| stretch.0 <= heap);
            let (start, first) = self.stretches[after - 1];
            first + (heap - start)
        })
    }
}

fn wins_by_walking(((_, heaps), forbidden): &Case) -> bool {
    let walk = Walk::over(forbidden);
    !is_balanced(heaps.iter().map(|&heap| walk.value(heap)))
}

fn is_small(((_, heaps), forbidden): &Case) -> bool {
    forbidden.len() <= 100 && heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 12)
}

/// Every way to forbid takes from these heaps.
fn ways_to_forbid(heaps: std::ops::RangeInclusive<u64>) -> Vec<Vec<Forbidden>> {
    let takes = heaps.flat_map(|heap| (1..=heap).map(move |stones| (heap, stones)));
    let takes: Vec<Forbidden> = takes.collect();
    let chosen = |way: Vec<u64>| way.iter().map(|&number| takes[number as usize - 1]).collect();
    subsets_to(takes.len() as u64).into_iter().map(chosen).collect()
}

fn small() -> Vec<Case> {
    let few = [vec![4], vec![5], vec![3, 4], vec![4, 6], vec![1, 4]];
    let with = |heaps: Vec<Vec<u64>>| {
        move |way: Vec<Forbidden>| {
            heaps.iter().map(|heaps| case(&way, heaps.clone())).collect::<Vec<_>>()
        }
    };
    let every = ways_to_forbid(1..=3).into_iter().flat_map(with(multisets_of(1..=3, 1..=5)));
    every.chain(ways_to_forbid(2..=4).into_iter().flat_map(with(few.to_vec()))).collect()
}

/// Three heaps with these values, and whether the player to move wins: not if the third value
/// is the nim-sum of the others.
fn balanced_and_not(forbidden: &[Forbidden], heap: impl Fn(u64) -> u64) -> Vec<(Case, bool)> {
    let (a, b) = (0x0dea_dbee_fcaf_e123, 0x0bad_c0ff_ee15_dead_u64);
    let heaps = |third: u64| [a, b, third].map(&heap).to_vec();
    vec![(case(forbidden, heaps(a ^ b)), false), (case(forbidden, heaps(a ^ b ^ 1)), true)]
}

/// No heap of these positions is as large as the only one from which a take is forbidden, so
/// they are Nim.
fn nim_below(heap: u64, positions: Vec<(Vec<u64>, bool)>) -> Vec<(Case, bool)> {
    let forbidden = [(heap, heap)];
    positions.into_iter().map(|(heaps, wins)| (case(&forbidden, heaps), wins)).collect()
}

/// The largest heap of the judge.
const LARGEST: u64 = 1_000_000_000_000_000_000;

/// From this many heaps nothing may be taken.
const DEAD: u64 = 200;

fn dead_heaps() -> Vec<(Case, bool)> {
    let all: Vec<Forbidden> =
        (1..=DEAD).flat_map(|heap| (1..=heap).map(move |stones| (heap, stones))).collect();
    let mut cases = balanced_and_not(&all, |value| value + DEAD);
    cases.push((case(&all, (1..=DEAD).collect()), false));
    cases.push((case(&all, vec![DEAD, DEAD + 1, 7]), true));
    cases
}

fn never_the_whole_heap() -> Vec<(Case, bool)> {
    let whole: Vec<Forbidden> = (1..=50_000).map(|heap| (heap, heap)).collect();
    let mut cases = balanced_and_not(&whole, |value| value + 1);
    cases.push((case(&whole, vec![1; MOST as usize]), false));
    cases.push((case(&whole, (1..=50_000).collect()), heaps_one_to(50_000 - 1).1));
    cases
}

/// One heap cannot be taken whole, and so is worth nothing; the heaps after it are worth one less
/// than their size.
fn one_of_no_value() -> Vec<(Case, bool)> {
    let around = |exponent: u32| {
        let heap = 1 << exponent;
        let takes = [(heap, heap)];
        [
            (case(&takes, vec![heap]), false),
            (case(&takes, vec![heap, heap + 2, heap + 1, 1]), false),
        ]
    };
    [1, 2, 8, 16, 24, 31, 32, 33, 40, 52, 53, 54, 58, 59].map(around).concat()
}

fn never_one_stone() -> Vec<(Case, bool)> {
    let ones: Vec<Forbidden> = (1..=MOST).rev().map(|heap| (heap, 1)).collect();
    let pairs = vec![150_001, 140_000, 2 * (75_000 ^ 70_000)];
    let beyond = [0x0dea_dbee, 0x0bad_c0ff, 0x0dea_dbee ^ 0x0bad_c0ff];
    let beyond = beyond.map(|value| value + MOST / 2).to_vec();
    vec![(case(&ones, pairs), false), (case(&ones, beyond), false)]
}

fn main() {
    let next_wins = |((_, heaps), takes): &Case| {
        Oracle::new(Sum(HeapWithForbiddenTakes(takes.clone()))).next_wins(heaps)
    };
    let problem = Problem::new(single(constrained_heaps()))
        .winner("Takahashi", "Aoki")
        .solution(|((_, heaps), takes)| {
            solution::solve(heaps, &takes.iter().copied().collect::<BTreeSet<_>>())
        })
        .studied(4516)
        .unreached("answer that needs more than 16 bits of Y", "Y is at most X, so both are large together, as in the law of a heap that may not be taken whole")
        .rules(next_wins)
        .every_small(is_small, small)
        .formula(wins_by_walking)
        .law("heaps from which nothing may be taken only shift the others", dead_heaps)
        .law("where the whole heap may not be taken, a stone of it is out of play", || {
            never_the_whole_heap()
        })
        .law("where one stone may not be taken, two stones count as one", never_one_stone)
        .law("a heap that may not be taken whole counts for nothing", one_of_no_value)
        .law("with nothing forbidden it is Nim", || {
            let [twins, changed] = large_twins(MOST);
            let heaps = [twins, changed, heaps_one_to(MOST)];
            heaps.into_iter().map(|(heaps, wins)| (case(&[], heaps), wins)).collect()
        })
        .law("below all forbidden takes, a list and its mirror image cancel", || {
            nim_below(LARGEST, mirrored_heaps(MOST, LARGEST - 1))
        })
        .law("below all forbidden takes, each of the lower thirty digits decides alone", || {
            nim_below(LARGEST, pairs_that_differ_in(0..30, 60))
        })
        .law("below all forbidden takes, each of the upper thirty digits decides alone", || {
            nim_below(LARGEST, pairs_that_differ_in(30..60, 60))
        })
        .refuses("more stones than the heap has", "1 1  5  3 4", "4 stones cannot be taken from 3")
        .refuses("no stones", "1 1  5  3 0", "0 stones cannot be taken from 3")
        .study(study::study(), |case| vec![row(case)], study::pictures);
    run(this_problem!(), problem);
}
