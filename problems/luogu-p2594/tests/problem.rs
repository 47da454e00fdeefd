//! Blocks of coins in a rectangle (ZJOI 2009).

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::prelude::*;

use self::rules::Blocks;

/// Rows and columns, and the letters of each row: 0 is H, and 1 is T.
type Case = ((u64, u64), Vec<Vec<u64>>);

/// The rules are played on at most this many coins.
const SMALL: u64 = 8;

/// The places of the tails, row by row from 1.
fn tails((_, rows): &Case) -> Vec<u64> {
    let letters = rows.concat();
    (1..).zip(letters).filter(|&(_, letter)| letter == 1).map(|(place, _)| place).collect()
}

fn position(case: &Case) -> Vec<u64> {
    let (rows, columns) = case.0;
    [vec![rows, columns], tails(case)].concat()
}

fn board(rows: u64, columns: u64, is_tail: impl Fn(u64, u64) -> bool) -> Case {
    let row = |r: u64| (0..columns).map(|c| u64::from(is_tail(r, c))).collect();
    ((rows, columns), (0..rows).map(row).collect())
}

fn small() -> Vec<Case> {
    let sides = (1..=6).flat_map(|rows| (1..=6).map(move |columns| (rows, columns)));
    let boards = sides.filter(|(rows, columns)| rows * columns <= 6).flat_map(|(rows, columns)| {
        (0..1_u64 << (rows * columns))
            .map(move |tails| board(rows, columns, |r, c| tails >> (r * columns + c) & 1 == 1))
    });
    boards.collect()
}

/// The lines of letters, as the solution reads them.
fn lines_of((_, rows): &Case) -> Vec<Vec<char>> {
    let line = |row: &Vec<u64>| row.iter().map(|&letter| ['H', 'T'][letter as usize]).collect();
    rows.iter().map(line).collect()
}

/// Numbers of 256 digits; along the edges Ruler's value is the step from one Gray code to the next.
fn by_large_numbers((_, rows): &Case) -> bool {
    let gray = |number: usize| number ^ number >> 1;
    let mut sum = [0_u128; 2];
    for (r, row) in rows.iter().enumerate() {
        for (c, _) in row.iter().enumerate().filter(|&(_, &letter)| letter == 1) {
            match (r, c) {
                (0, n) | (n, 0) => sum[0] ^= (gray(n + 1) ^ gray(n)) as u128,
                _ => sum[(r + c) / 128] ^= 1 << ((r + c) % 128),
            }
        }
    }
    sum != [0, 0]
}

fn main() {
    let side = |name| int(name, 1..=100);
    let line = letters(int("letters", between(named("m"), named("m"))), "HT");
    let case = ((side("n"), side("m")), column(named("n"), line));
    let played = by_play(Blocks, |case: &Case| {
        let tails = tails(case).iter().fold(0, |tails, place| tails | 1 << (place - 1));
        (case.0 .0, case.0 .1, tails)
    });
    let problem = Problem::new(counted(int("T", 1..=50).beyond(0..=u64::MAX), case))
        .winner("-_-", "=_=")
        .invalid("small-letter", "3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nt\nH\n")
        .invalid("space-in-a-row", "3\n2 3\nHHH\nHHH\n2 3\nHHH\nT TH\n2 1\nT\nH\n")
        .invalid("too-many-rows", "1\n101 1\n".to_string() + &"T\n".repeat(101))
        .solution(|case| solution::solve(&lines_of(case)))
        .studied(823)
        .rules(played)
        .every_small(|&((n, m), _)| n * m <= SMALL, small)
        .formula(by_large_numbers)
        .law("without tails there is no move, and a single one is turned", || {
            let single = |r: u64, c: u64| (board(100, 100, |x, y| (x, y) == (r, c)), true);
            let none = [(1, 1), (1, 100), (100, 1), (100, 100)];
            let none = none.map(|(n, m)| (board(n, m, |_, _| false), false));
            let singles = [(0, 0), (0, 99), (99, 0), (99, 99), (1, 99)];
            none.into_iter().chain(singles.map(|(r, c)| single(r, c))).collect()
        })
        .law("a square that is its own mirror image is lost without tails on its diagonal", || {
            let image = |r: u64, c: u64| (r * c + r + c) % 7 < 3 && r != c;
            let diagonal = |r: u64, c: u64| image(r, c) || (r, c) == (99, 99);
            vec![(board(100, 100, image), false), (board(100, 100, diagonal), true)]
        })
        .law("two coins on a diagonal away from the edges are worth the same", || {
            let pair = |d: u64, c: u64| {
                (board(100, 100, move |x, y| x + y == d && [1, c].contains(&y)), false)
            };
            vec![pair(50, 20), pair(100, 99), pair(99, 50), pair(64, 33)]
        })
        .law("a coin in the corner cancels no coin off the edges", || {
            let pair = |r: u64, c: u64| {
                (board(100, 100, move |x, y| [(0, 0), (r, c)].contains(&(x, y))), true)
            };
            vec![pair(99, 99), pair(98, 99), pair(1, 99), pair(63, 1), pair(1, 1)]
        })
        .refuses("a row that is too long", "1\n1 2\nHTH\n", "2 letters")
        .study(study::study(), |case| vec![position(case)], study::pictures);
    run(this_problem!(), problem);
}
