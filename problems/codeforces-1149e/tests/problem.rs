//! Election Promises (Codeforces 1149E): a winning board on an acyclic digraph.

#[path = "../checker.rs"]
mod checker;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::rows;
use oracle::{Oracle, Ruleset};
use problem::checktestdata::rules::no_cycle;
use problem::fixtures::{every_digraph, successors_first, values_by_kernels};
use problem::prelude::*;

use self::checker::successors;
use self::rules::Promises;

/// The numbers of cities and of roads, the taxes, and the roads.
type Case = ((u64, u64), Vec<u64>, Vec<(u64, u64)>);

/// The taxes that are left, if a move wins.
type Left = Option<Vec<u64>>;

/// A winning move by play with taxes below a power of two, which is what the moves of the theorem
/// need; the checker must know all moves and all lost boards.
fn by_playing(case: &Case) -> Left {
    let (size, taxes, roads) = case;
    let after = successors(*size, roads);
    let from_1 = after.iter().map(|list| list.iter().map(|&city| city as u64 + 1).collect());
    let most = taxes.iter().max().map_or(0, |most| (most + 1).next_power_of_two() - 1);
    let oracle = Oracle::new(Promises { successors: from_1.collect(), most });
    let options = oracle.rules().options(taxes);
    let levels = checker::levels(&after);
    for left in rows(taxes.len(), 0..=most) {
        let is_move = checker::is_move(&after, taxes, &left);
        assert_eq!(is_move, options.contains(&left), "a move to {left:?}, by the checker");
        let is_lost = checker::is_lost(&levels, &left);
        assert_eq!(is_lost, !oracle.next_wins(&left), "whether {left:?} is lost, by the checker");
    }
    options.into_iter().find(|left| !oracle.next_wins(left))
}

/// Where the roads of each city lead; cities are counted from 1, as in the input.
fn after_each((n, _): (u64, u64), roads: &[(u64, u64)]) -> Vec<Vec<u64>> {
    problem::fixtures::successors(n, roads)
}

/// The level of each city, the lowest level first: it has no road within itself, and from every
/// other city that is left some road leads to it.
fn levels_by_kernels(size: (u64, u64), roads: &[(u64, u64)]) -> Vec<usize> {
    let levels = values_by_kernels(&after_each(size, roads));
    levels.into_iter().map(|level| level as usize).collect()
}

/// Digit by digit: the last city with the highest digit of the highest level is lowered, and the last
/// city after it of every other level is changed.
fn by_digits(case: &Case) -> Left {
    let (size, taxes, roads) = case;
    let after = successors(*size, roads);
    let levels = levels_by_kernels(*size, roads);
    let mut odd = vec![0_u64; levels.iter().max()? + 1];
    for (&level, &tax) in levels.iter().zip(taxes) {
        odd[level] ^= tax;
    }
    let highest = (0..odd.len()).rev().find(|&level| odd[level] > 0)?;
    let top = odd[highest].ilog2();
    let lowered = (0..taxes.len())
        .rev()
        .find(|&city| levels[city] == highest && taxes[city] >> top & 1 == 1)?;
    let mut left = taxes.clone();
    left[lowered] ^= odd[highest];
    for (level, odd) in odd.into_iter().enumerate().take(highest) {
        let city = after[lowered].iter().rev().find(|&&city| levels[city] == level)?;
        left[*city] ^= odd;
    }
    Some(left)
}

fn promises() -> Shape<Case> {
    let count = int("n", 1..=200_000).beyond(1..=1_000_000);
    let roads = int("m", 0..=200_000).beyond(0..=1_000_000);
    let tax = int("h", 0..=1_000_000_000).beyond(0..=(1 << 60) - 1);
    let city = |name| int(name, between(1, named("n")));
    let rule = no_cycle(&["REPI(i, m)"], "u[i]", "v[i]") + "\nASSERT(UNIQUE(u, v))";
    let shape = ((count, roads), row(named("n"), tax), column(named("m"), (city("u"), city("v"))));
    shape
        .such_that("an acyclic digraph without repeated roads", rule, |(size, _, roads)| {
            let mut different = roads.clone();
            different.sort_unstable();
            different.dedup();
            different.len() == roads.len() && is_acyclic(*size, roads)
        })
        .generated_by(random_cases)
}

fn is_acyclic(size: (u64, u64), roads: &[(u64, u64)]) -> bool {
    successors_first(&after_each(size, roads)).is_ok()
}

/// Roads that lead backwards in some order of the cities, few cities among them with many roads; any
/// taxes, or a lost board, or a lost board of which one tax was changed.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    let most = size.length.clamp(1, 200_000);
    let n = if size.full { Just(most).boxed() } else { (1..=most).boxed() };
    let tax = size.value.min(1_000_000_000);
    n.prop_flat_map(move |n| {
        let order = Just((1..=n).collect::<Vec<u64>>()).prop_shuffle();
        let all = Size { value: u64::MAX, length: n, full: true, ..size };
        let taxes = list(int("", n..=n), int("", 0..=tax)).strategy(all);
        let twice = Size { length: n, full: false, ..all };
        let places = list(int("", 0..=n), int("", 0..=n * n - 1)).strategy(twice);
        (order, taxes, places, 1..=n, 0..4_u64)
    })
    .prop_map(case)
    .boxed()
}

type Choices = (Vec<u64>, Vec<u64>, Vec<u64>, u64, u64);

fn case((order, mut taxes, places, dense, kind): Choices) -> Case {
    let n = order.len() as u64;
    let ends = places.into_iter().map(|place| (place / n % dense.max(2), place % n));
    let roads = ends.filter(|(to, from)| to < from && *from < n);
    let mut roads: Vec<(u64, u64)> =
        roads.map(|(to, from)| (order[from as usize], order[to as usize])).collect();
    roads.sort_unstable();
    roads.dedup();
    let size = (n, roads.len() as u64);
    if kind > 0 {
        let levels = levels_by_kernels(size, &roads);
        let mut sums = vec![(0, 0); taxes.len()];
        for (city, tax) in taxes.iter_mut().enumerate() {
            *tax >>= 1;
            let (sum, _) = sums[levels[city]];
            sums[levels[city]] = (sum ^ *tax, city);
        }
        for (sum, last) in sums {
            taxes[last] ^= sum;
        }
    }
    if kind == 3 {
        taxes[dense as usize - 1] /= 2;
    }
    (size, taxes, roads)
}

/// Every acyclic digraph on up to three cities, and some on four, with taxes.
fn small() -> Vec<Case> {
    let mut cases = Vec::new();
    for n in 1..=4 {
        for roads in every_digraph(n, if n == 4 { 7 } else { 1 }) {
            let size = (n, roads.len() as u64);
            if is_acyclic(size, &roads) {
                let most = [3, 3, 3, 1][n as usize - 1];
                let all = rows(n as usize, 0..=most).into_iter();
                cases.extend(all.map(|taxes| (size, taxes, roads.clone())));
            }
        }
    }
    cases
}

/// The path from city 1 to city n.
fn path(taxes: Vec<u64>) -> Case {
    let n = taxes.len() as u64;
    ((n, n - 1), taxes, (1..n).map(|city| (city, city + 1)).collect())
}

/// Each of the first cities has roads to all before it: city k has the level k - 1.
fn stairs(taxes: Vec<u64>) -> Case {
    let n = taxes.len() as u64;
    let roads: Vec<(u64, u64)> = (1..=n).flat_map(|u| (1..u).map(move |v| (u, v))).collect();
    ((n, roads.len() as u64), taxes, roads)
}

const TAXES: &str = "\
IF(MATCH(\"L\"))
    STRING(\"LOSE\") NEWLINE
ELSE
    STRING(\"WIN\") NEWLINE
    INT(0, 2*10^18)
    WHILE(MATCH(\" \")) SPACE INT(0, 2*10^18) END
    NEWLINE
END";

fn main() {
    let problem = Problem::new(single(promises()))
        .printing(Form::lines(TAXES), |left: &Left| match left {
            Some(left) => {
                let left: Vec<String> = left.iter().map(u64::to_string).collect();
                format!("WIN\n{}", left.join(" "))
            }
            None => "LOSE".to_string(),
        })
        .checked(checker::check)
        .invalid("a-cycle", "3 3\n1 2 3\n1 2\n2 3\n3 1\n")
        .invalid("a-road-twice", "3 3\n1 2 3\n1 2\n2 3\n1 2\n")
        .solution(|(size, taxes, roads)| solution::solve(taxes, &successors(*size, roads)))
        .rules(by_playing)
        .every_small(
            |((n, _), taxes, _)| {
                *n <= 4 && taxes.iter().all(|&tax| tax <= [9, 7, 3, 1][*n as usize - 1])
            },
            small,
        )
        .formula(by_digits)
        .law("on a path every second city is on one level, and equal taxes cancel out", || {
            [4, 8, 1000, 200_000].map(|n| (path(vec![7; n]), None)).to_vec()
        })
        .law("a single tax on the highest level is lowered to 0, with all below", || {
            let case = |n: usize| (stairs((1..=n as u64).collect()), Some(vec![0; n]));
            [1, 2, 3, 10, 500].map(case).to_vec()
        })
        .law("a road that skips a city puts the first city of a path on level 2", || {
            let case = |n: usize| {
                let (_, taxes, roads) = path(vec![7; n]);
                let size = (n as u64, n as u64);
                let left = (1..=n).map(|city| if city == 1 || city == 3 { 0 } else { 7 });
                ((size, taxes, [roads, vec![(1, 3)]].concat()), Some(left.collect()))
            };
            [4, 8, 200_000].map(case).to_vec()
        })
        .law("without roads this is Nim", || {
            let nim = |taxes: &[u64], left: Option<&[u64]>| {
                let case: Case = ((taxes.len() as u64, 0), taxes.to_vec(), Vec::new());
                (case, left.map(<[u64]>::to_vec))
            };
            let most = 1_000_000_000;
            vec![
                nim(&[1, 2, 3], None),
                nim(&[most, most], None),
                nim(&[most, 1], Some(&[1, 1])),
                nim(&[0, most], Some(&[0, 0])),
                nim(&[0], None),
            ]
        })
        .refuses("a cycle", "3 3  1 2 3  1 2  2 3  3 1", "the roads have a cycle")
        .refuses("a road to no city", "2 1  1 2  1 3", "a road at city 3 of 2")
        .refuses("a road to city 0", "2 1  1 2  1 0", "the value 0")
        .studied(1948)
        .study(
            study::study(),
            |(size, taxes, roads)| vec![study::row(taxes, &successors(*size, roads))],
            study::pictures,
        )
        .not_studied("a row of more than 1,000 cities is long", |((n, _), ..)| *n > 1000);
    run(this_problem!(), problem);
}
