//! 黑白棋 (2021 CoE-II B): Northcott's game with a bounded number of steps back.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{Back, Northcott, Pieces};
use problem::fixtures::is_balanced;
use problem::prelude::*;

/// How many steps back each player has, and how long they may be; and on each line its height
/// and where the black and the white piece stand.
type Case = ((u64, u64), Vec<Line>);
type Line = (Integer, Integer, Integer);

/// The position for the rules, which know no column before the first.
fn position(case: &Case) -> Pieces {
    let ((k, d), _) = *case;
    let rows = row(case)[3..].chunks(2).map(|pair| [pair[0], pair[1]]).collect();
    Pieces { mover: 0, back: Back::Steps { most: d, left: [k, k] }, rows }
}

fn by_solution((_, lines): &Case) -> bool {
    let lines: Vec<_> = lines.iter().map(|(y, black, white)| (y.0, black.0, white.0)).collect();
    solution::solve(&lines)
}

fn gap((_, black, white): &Line) -> u64 {
    black.0.abs_diff(white.0) - 1
}

fn is_small(((k, d), lines): &Case) -> bool {
    *k <= 2 && *d <= 2 && lines.len() <= 3 && lines.iter().all(|line| gap(line) <= 2)
}

/// The lines of these pieces, one above the other.
fn lines(pieces: impl IntoIterator<Item = (i64, i64)>) -> Vec<Line> {
    let line = |(y, (black, white))| (Integer(y), Integer(black), Integer(white));
    (-50..).zip(pieces).map(line).collect()
}

fn small() -> Vec<Case> {
    let bounds = || (0..=2).flat_map(|k| (1..=2).map(move |d| (k, d)));
    let pieces: Vec<(i64, i64)> = vec![(0, 1), (-1, 1), (2, -1), (5, 4), (-7, -4), (-3, -5)];
    let some = |lines: usize, pieces: &[(i64, i64)]| -> Vec<Vec<(i64, i64)>> {
        (0..lines).fold(vec![vec![]], |rows, _| {
            let longer = |row: &Vec<(i64, i64)>| {
                pieces.iter().map(|&piece| [&row[..], &[piece]].concat()).collect::<Vec<_>>()
            };
            rows.iter().flat_map(longer).collect()
        })
    };
    let rows = [some(0, &[]), some(1, &pieces), some(2, &pieces), some(3, &pieces[1..4])].concat();
    let case = |bounds| rows.iter().map(move |row| (bounds, lines(row.iter().copied())));
    bounds().flat_map(case).collect()
}

/// The numbers of the study: columns instead of coordinates, the first that can be reached
/// being 1.
fn row(((k, d), lines): &Case) -> Vec<u64> {
    let columns = || lines.iter().flat_map(|(_, black, white)| [black.0, white.0]);
    let least = columns().min().unwrap_or(0);
    let shifted = columns().map(|column| column.abs_diff(least) + k * d + 1);
    [*d, *k, *k].into_iter().chain(shifted).collect()
}

const FAR: i64 = 1_000_000_000_000_000_000;

fn line() -> Shape<Line> {
    let piece = |name| signed(name, -1000..=1000).beyond(-FAR..=FAR);
    let lines = move || (signed("y", -100..=100).beyond(-FAR..=FAR), piece("b"), piece("w"));
    let apart = |(y, black, white): Line| match black == white {
        true if black.0 > 0 => (y, black, Integer(white.0 - 1)),
        true => (y, black, Integer(white.0 + 1)),
        false => (y, black, white),
    };
    let random = move |size| lines().into_shape().strategy(size).prop_map(apart).boxed();
    lines()
        .such_that("two different places", "ASSERT(b != w)", |(_, black, white)| black != white)
        .generated_by(random)
}

fn case() -> Shape<Case> {
    let billion = 1_000_000_000;
    let k = int("k", 0..=100).beyond(0..=billion);
    let d = int("d", 1..=20).beyond(1..=billion);
    let case = headed_list(int("n", 1..=100).beyond(0..=1_000_000), (k, d), line()).column();
    let random = case.clone();
    let different = |(_, lines): &Case| {
        let heights: std::collections::HashSet<i64> = lines.iter().map(|(y, ..)| y.0).collect();
        heights.len() == lines.len()
    };
    case.for_judge("lines at different heights", rules::different("y"), different).generated_by(
        move |size| {
            let distinct = |(bounds, mut lines): Case| {
                let lowest = -(lines.len() as i64) / 2;
                for (height, line) in (lowest..).zip(&mut lines) {
                    line.0 = Integer(height);
                }
                (bounds, lines)
            };
            random.clone().strategy(size).prop_map(distinct).boxed()
        },
    )
}

fn main() {
    let cases = int("T", 1..=100).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, case()).with_blank_lines())
        .winner("Yes", "No")
        .invalid("more-than-63-bits", "1\n\n2 0 10\n3 4 8\n7 7 9223372036854775808\n")
        .invalid("two-pieces-in-one-place", "1\n\n2 0 10\n3 4 8\n7 7 7\n")
        .solution(by_solution)
        .studied(7142)
        .rules(by_play(Northcott, position))
        .every_small(is_small, small)
        .formula(|(_, lines)| !is_balanced(lines.iter().map(gap)))
        .law("neither k nor d makes a difference", || {
            let bounds = [(0, 1), (1, 1), (100, 20), (1_000_000_000, 1_000_000_000)];
            let lost = lines([(0, 3), (-7, -2), (9, 2)]);
            let won = lines([(0, 3), (-7, -2), (9, 1)]);
            let both = |bounds| [((bounds, lost.clone()), false), ((bounds, won.clone()), true)];
            bounds.into_iter().flat_map(both).collect()
        })
        .law("one line is lost if and only if the pieces are neighbours", || {
            let pieces = [(-FAR, FAR), (FAR, FAR - 1), (-1, 0), (0, -2), (1000, -1000)];
            let case = |(a, b): (i64, i64)| (((100, 20), lines([(a, b)])), a.abs_diff(b) != 1);
            pieces.map(case).to_vec()
        })
        .law("a nim-sum of a single binary digit is won", || {
            let gap = |digit: u32| (((100, 20), lines([(-1000, -999 + (1 << digit))])), true);
            (0..11).map(gap).collect()
        })
        .law("lines that mirror each other in pairs are lost, and won with one changed", || {
            let half = (1..=20_000).map(|k| (k * k, FAR - k));
            let mirrored: Vec<(i64, i64)> = half.flat_map(|(a, b)| [(a, b), (-a, -b)]).collect();
            let mut changed = mirrored.clone();
            changed[777].0 -= 1;
            let case = |pieces: Vec<(i64, i64)>| ((3, 5), lines(pieces));
            vec![(case(mirrored), false), (case(changed), true)]
        })
        .refuses("two pieces in one place", "1  1 0 1  3 -44 -44", "two pieces on one place")
        .study(study::study(), |case| vec![row(case)], study::pictures);
    run(this_problem!(), problem);
}
