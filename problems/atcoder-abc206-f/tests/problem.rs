//! Interval Game 2 (AtCoder ABC 206 F): choose intervals that do not meet.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashMap;

use problem::prelude::*;

use self::rules::DisjointIntervals;

/// The ends of each interval.
type Intervals = Vec<(u64, u64)>;

/// The position in which no interval has been chosen.
fn row(intervals: &Intervals) -> Vec<u64> {
    intervals.iter().flat_map(|&(left, right)| [left, right, 0]).collect()
}

/// `N`, then N lines with the two ends of an interval.
fn intervals() -> Shape<Intervals> {
    let ends = || (int("L", 1..=99), int("R", 2..=100));
    let interval = ends().such_that("L < R", "ASSERT(l < r)", |(left, right)| left < right);
    let interval = interval.generated_by(move |size| {
        let ordered = |(one, other): (u64, u64)| match one == other {
            true => (one - 1, other),
            false => (one.min(other), one.max(other)),
        };
        // R is 2 at least, so there is room below.
        ends().strategy(size).prop_map(ordered).boxed()
    });
    list(int("N", 1..=100).beyond(0..=100), interval).column()
}

/// The value of a set of intervals that can be chosen: sets as bits, without any gaps.
struct Sets {
    intervals: Intervals,
    before: Vec<u128>,
    behind: Vec<u128>,
    known: HashMap<u128, u64>,
}

impl Sets {
    fn new(intervals: &Intervals) -> Sets {
        let set = |of: &dyn Fn(&(u64, u64)) -> bool| {
            let places = (0..intervals.len()).filter(|&place| of(&intervals[place]));
            places.fold(0_u128, |set, place| set | 1 << place)
        };
        Sets {
            before: intervals.iter().map(|&(left, _)| set(&|other| other.1 <= left)).collect(),
            behind: intervals.iter().map(|&(_, right)| set(&|other| other.0 >= right)).collect(),
            intervals: intervals.clone(),
            known: HashMap::from([(0, 0)]),
        }
    }

    fn value(&mut self, set: u128) -> u64 {
        if let Some(&value) = self.known.get(&set) {
            return value;
        }
        let chosen: Vec<usize> =
            (0..self.intervals.len()).filter(|&place| set >> place & 1 == 1).collect();
        let mut reached = vec![false; chosen.len() + 1];
        for place in chosen {
            let (before, behind) = (set & self.before[place], set & self.behind[place]);
            let value = self.value(before) ^ self.value(behind);
            if let Some(entry) = reached.get_mut(value as usize) {
                *entry = true;
            }
        }
        let value = reached.iter().position(|&reached| !reached).unwrap_or(0) as u64;
        self.known.insert(set, value);
        value
    }
}

fn wins_by_sets(intervals: &Intervals) -> bool {
    let all = (0..intervals.len()).fold(0, |set, place| set | 1 << place);
    Sets::new(intervals).value(all) > 0
}

/// Every interval of these lengths between the two ends.
fn of_lengths(lengths: &[u64], left: u64, right: u64) -> Intervals {
    let all =
        (left..right).flat_map(|from| lengths.iter().map(move |length| (from, from + length)));
    all.filter(|interval| interval.1 <= right).collect()
}

/// Every set of some of the intervals between 1 and `last`, and some with equal intervals.
fn every_set(last: u64) -> Vec<Intervals> {
    let all = of_lengths(&[1, 2, 3], 1, last);
    let set = |chosen: u64| {
        let places = (0..all.len()).filter(move |place| chosen >> place & 1 == 1);
        places.map(|place| all[place]).collect::<Intervals>()
    };
    let twice = |intervals: Intervals| [&intervals[..], &intervals[..1]].concat();
    let sets = (1..1 << all.len()).map(set);
    sets.clone().chain(sets.step_by(7).map(twice)).collect()
}

fn main() {
    let problem = Problem::new(counted(int("T", 1..=20).beyond(0..=u64::MAX), intervals()))
        .winner("Alice", "Bob")
        .invalid("empty-interval", "1\n3\n53 98\n8 8\n12 53\n")
        .invalid("right-to-left", "1\n3\n98 53\n8 43\n12 53\n")
        .solution(|intervals| {
            let ends = |&(left, right): &(u64, u64)| (left as usize, right as usize);
            solution::solve(&intervals.iter().map(ends).collect::<Vec<_>>())
        })
        .studied(6348)
        .rules(by_play(DisjointIntervals, row))
        .every_small(|intervals| intervals.len() <= 10, || every_set(5))
        .formula(wins_by_sets)
        .law("intervals that do not meet are all chosen", || {
            vec![
                (of_lengths(&[1], 1, 100), true),
                (of_lengths(&[1], 1, 99), false),
                (vec![(1, 50), (50, 100)], false),
                (vec![(1, 2), (2, 99), (99, 100)], true),
            ]
        })
        .law("intervals that all have a point in common make a single move", || {
            let around = |point: u64| (1..=point).map(move |left| (left, 101 - left));
            vec![(around(50).collect(), true), (vec![(1, 100); 100], true)]
        })
        .law("two neighbouring cells: Dawson's Kayles, lost for 89, 93 and 97 cells", || {
            (80..=99).map(|n| (of_lengths(&[2], 1, n + 1), ![89, 93, 97].contains(&n))).collect()
        })
        .law("one or two neighbouring cells: Kayles, never lost", || {
            (1..=50).map(|n| (of_lengths(&[1, 2], 1, n + 1), true)).collect()
        })
        .law("where every interval can be chosen, a row of n cells is a heap of n stones", || {
            let rows = |lengths: [u64; 3]| -> Intervals {
                let row = |place: usize| {
                    let left = 1 + lengths[..place].iter().sum::<u64>();
                    let all: Vec<u64> = (1..=lengths[place]).collect();
                    of_lengths(&all, left, left + lengths[place])
                };
                (0..3).flat_map(row).collect()
            };
            vec![
                (rows([8, 10, 2]), false),
                (rows([9, 8, 1]), false),
                (rows([8, 9, 2]), true),
                (rows([13, 2, 2]), true),
            ]
        })
        .law("rows of 12, 11, 8, 4, 3 and 1 cells are such heaps with up to five cells at a time, too", || {
            let rows = |lengths: [u64; 3]| -> Intervals {
                let row = |place: usize| {
                    let left = 1 + lengths[..place].iter().sum::<u64>();
                    of_lengths(&[1, 2, 3, 4, 5], left, left + lengths[place])
                };
                (0..3).flat_map(row).collect()
            };
            vec![
                (rows([12, 8, 4]), false),
                (rows([11, 8, 3]), false),
                (rows([12, 8, 3]), true),
                (rows([11, 8, 1]), true),
            ]
        })
        .law("what lies on both sides of a point, and not across it, cancels out", || {
            let mut random = Random::new(206);
            let mut mirrored = |n: u64| -> Intervals {
                let half: Intervals = (0..n)
                    .map(|_| {
                        let left = random.int(1..=49);
                        (left, random.int(left + 1..=50))
                    })
                    .collect();
                let shifted = half.iter().map(|(left, right)| (left + 50, right + 50));
                half.iter().copied().chain(shifted).collect()
            };
            vec![
                (mirrored(50), false),
                (mirrored(20), false),
                (mirrored(50), false),
            ]
        })
        .refuses("an empty interval", "1 1  5 5", "from 1 to 100: 5 5")
        .refuses("an interval from right to left", "1 1  9 5", "from 1 to 100: 9 5")
        .refuses("an interval that begins at 0", "1 1  0 5", "from 1 to 100: 0 5")
        .refuses("an interval that ends at 101", "1 1  5 101", "from 1 to 100: 5 101")
        .study(study::study(), |intervals| vec![row(intervals)], study::pictures);
    run(this_problem!(), problem);
}
