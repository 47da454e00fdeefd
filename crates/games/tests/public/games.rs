//! Games that are known in public, as their rules; and as others write their positions.

use games::table::Table;
use oracle::games::Welter;
use oracle::positions::{multisets_of, replacing_one, rows, rows_of};
use oracle::Ruleset;
use study::Row;

use crate::explored::{explored, heap, heaps};

/// A game, with what is to be found out about it.
pub struct Game {
    pub name: String,
    pub wanted: Wanted,
    /// The theorems whose names may stand among those that are shown, beside the wanted one.
    pub may: &'static [&'static str],
    /// A small table, from which the theorem is found, and a larger one, on which it must hold.
    pub tables: [Table; 2],
}

/// What stands among the theorems that are shown.
#[derive(Clone, Copy, Debug)]
pub enum Wanted {
    /// The theorem of this name.
    Named(&'static str),
    /// A formula in Python with this part.
    Says(&'static str),
    /// Any law that also holds on nearly all larger positions.
    Law,
    /// Nothing, for this reason.
    Nothing(&'static str),
}

use Wanted::{Law, Named, Nothing, Says};

/// Names for a law of one heap by its remainder.
const TAKES: &[&str] = &["Bachet's game", "Subtraction games", "Bounded Nim", "Parity"];
const PATTERN: &[&str] = &["Values with a pattern", "Parity"];
const SUMS: &[&str] = &["Sums of games", "Values with a pattern"];
const TURNED: &[&str] = &["Coin-turning games", "Sums of games", "Values with a pattern", "Nim"];
const CORNERED: &[&str] =
    &["Parity", "Bachet's game", "Subtraction games", "Values with a pattern"];

/// A heap of which some amounts are taken.
fn less(heap: u64, amounts: impl IntoIterator<Item = u64>) -> Vec<u64> {
    amounts.into_iter().filter_map(|amount| heap.checked_sub(amount)).collect()
}

fn below(number: u64) -> Vec<u64> {
    (0..number).collect()
}

/// Heaps of which a move divides one, or takes from it, whose options are known to be sums.
fn sums(last: u64, each: impl Fn(u64) -> Vec<Row>) -> Table {
    let parts = |heap| {
        each(heap).into_iter().map(|mut parts| {
            parts.retain(|part| *part > 0);
            parts
        })
    };
    let options = (0..=last).map(|heap| parts(heap).collect()).collect();
    Table::of_sums((0..=last).collect(), options).expect("play ends")
}

/// What an octal game leaves of a heap, by the digits after the point.
fn octal(digits: &[u8], heap: u64) -> Vec<Row> {
    let mut left = Vec::new();
    for (taken, digit) in (1..).zip(digits).filter(|(taken, _)| *taken <= heap) {
        let rest = heap - taken;
        left.extend(Some(vec![]).filter(|_| digit & 1 > 0 && rest == 0));
        left.extend(Some(vec![rest]).filter(|_| digit & 2 > 0 && rest > 0));
        left.extend((1..=rest / 2).filter(|_| digit & 4 > 0).map(|part| vec![part, rest - part]));
    }
    left
}

/// Several heaps, a move in one of them.
fn sum(count: usize, most: u64, each: impl Fn(u64) -> Vec<u64>) -> Table {
    explored(rows(count, 0..=most), |row| replacing_one(row, |&heap| each(heap)))
}

/// Two heaps up to a number, with all their options.
fn pairs(least: u64, most: u64, options: impl Fn(u64, u64) -> Vec<[u64; 2]>) -> Table {
    explored(rows(2, least..=most), |row| {
        options(row[0], row[1]).into_iter().map(Vec::from).collect()
    })
}

/// Steps of a piece on a board whose corner it must not leave.
fn steps(last: u64, steps: &[[i64; 2]]) -> Table {
    explored(rows(2, 0..=last), |row| {
        let to = |step: &[i64; 2]| -> Option<Row> {
            let to = |place: usize| u64::try_from(row[place] as i64 + step[place]).ok();
            Some(vec![to(0)?, to(1)?])
        };
        steps.iter().filter_map(to).filter(|to| to.iter().all(|n| *n <= 2 * last)).collect()
    })
}

/// A heap and a limit, where a move of some stones sets the next limit.
fn limited(last: u64, first: u64, next: impl Fn(u64) -> u64) -> Table {
    let starts = rows(2, 0..=last).into_iter().filter(|row| row[1] >= first).collect();
    explored(starts, |row| {
        (1..=row[0].min(row[1])).map(|taken| vec![row[0] - taken, next(taken).min(last)]).collect()
    })
}

/// A heap and the last take, which limits the next one.
fn last_take(last: u64, limit: impl Fn(u64) -> u64) -> Table {
    let starts = rows(2, 0..=last).into_iter().filter(|row| row[1] > 0 && row[1] <= last / 2);
    explored(starts.collect(), |row| {
        (1..=row[0].min(limit(row[1]))).map(|taken| vec![row[0] - taken, taken]).collect()
    })
}

/// Free cells, of which a move takes those at some places.
fn cells(last: usize, free: u64, places: impl Fn(&[u64]) -> Vec<Vec<usize>>) -> Table {
    explored((1..=last).map(|cells| vec![free; cells]).collect(), |row| {
        let taken = |places: Vec<usize>| {
            let mut row = row.to_vec();
            places.into_iter().for_each(|place| row[place] = 1 - free);
            row
        };
        places(row).into_iter().map(taken).collect()
    })
}

/// Cells in which no stone has another one so near.
fn apart(last: usize, distance: usize) -> Table {
    cells(last, 0, |row| {
        let is_free = |at: &usize| {
            (0..row.len()).all(|other| other.abs_diff(*at) > distance || row[other] == 0)
        };
        (0..row.len()).filter(is_free).map(|at| vec![at]).collect()
    })
}

/// So many neighbours taken at once.
fn neighbours(last: usize, free: u64, counts: &[usize]) -> Table {
    cells(last, free, |row| {
        let runs = |&count: &usize| row.windows(count).enumerate().map(move |run| (count, run));
        let runs = counts.iter().flat_map(runs);
        let free = runs.filter(|(_, (_, run))| run.iter().all(|cell| *cell == free));
        free.map(|(count, (at, _))| (at..at + count).collect()).collect()
    })
}

/// Coins in a row, 1 for heads; a move turns a head and some others to its left.
fn coins(count: u64, others: impl Fn(u64) -> Vec<Row>) -> Table {
    explored(rows(count as usize, 0..=1), |row| {
        let turned = |others: &Row, at: usize| {
            let mut row = row.to_vec();
            others.iter().chain([&(at as u64)]).for_each(|place| row[*place as usize] ^= 1);
            row
        };
        let heads = (0..row.len()).filter(|&at| row[at] == 1);
        heads
            .flat_map(|at| others(at as u64).iter().map(|o| turned(o, at)).collect::<Vec<_>>())
            .collect()
    })
}

/// The same coins as the places of the heads, counted from this one.
fn heads(first: u64, table: Table) -> Table {
    let places = |row: &Row| -> Row {
        (first..).zip(row).filter(|(_, coin)| **coin == 1).map(|(at, _)| at).collect()
    };
    Table { rows: table.rows.iter().map(places).collect(), ..table }
}

fn reversed(table: Table) -> Table {
    Table {
        rows: table.rows.iter().map(|row| row.iter().rev().copied().collect()).collect(),
        ..table
    }
}

/// Each piece on a cell goes to the next free one.
fn jumps(row: &[u64]) -> Vec<Row> {
    let jump = |at: usize| {
        let free = (at..row.len()).find(|&to| row[to] == 0)?;
        let mut to = row.to_vec();
        to.swap(at, free);
        Some(to)
    };
    (0..row.len()).filter(|&at| row[at] == 1).filter_map(jump).collect()
}

/// A bar, and a square of it that must not be eaten: a move breaks off a part without it.
fn bar(row: &[u64]) -> Vec<Row> {
    let [width, height, x, y] = [row[0], row[1], row[2], row[3]];
    let mut left: Vec<Row> = Vec::new();
    left.extend((1..=x).map(|cut| vec![width - cut, height, x - cut, y]));
    left.extend((x + 1..width).map(|width| vec![width, height, x, y]));
    left.extend((1..=y).map(|cut| vec![width, height - cut, x, y - cut]));
    left.extend((y + 1..height).map(|height| vec![width, height, x, y]));
    left
}

fn misere(table: Table) -> Table {
    table.misere().expect("its options")
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn is_prime(n: u64) -> bool {
    n > 1 && (2..n).all(|divisor| n % divisor > 0)
}

fn wythoff(last: u64, apart: u64) -> Table {
    pairs(0, last, |a, b| {
        let mut options: Vec<[u64; 2]> = below(a).into_iter().map(|a| [a, b]).collect();
        options.extend(below(b).into_iter().map(|b| [a, b]));
        for one in 1..=a {
            let others = (1..=b).filter(|&other| one.abs_diff(other) < apart);
            options.extend(others.map(|other| [a - one, b - other]));
        }
        options
    })
}

fn euclid(last: u64, least: u64) -> Table {
    pairs(least, last, |a, b| {
        let (small, large) = (a.min(b), a.max(b));
        let left = (1..=large.checked_div(small).unwrap_or(0)).map(|times| large - times * small);
        left.filter(|rest| *rest >= least)
            .map(|rest| if a < b { [a, rest] } else { [rest, b] })
            .collect()
    })
}

/// Some of the heaps, each by some amount.
fn several(row: &[u64], counts: std::ops::RangeInclusive<u32>, most: u64) -> Vec<Row> {
    let mut options = Vec::new();
    for set in (1..1_u32 << row.len()).filter(|set| counts.contains(&set.count_ones())) {
        let part = |place: usize| match set >> place & 1 {
            0 => row[place]..=row[place],
            _ => row[place].saturating_sub(most)..=row[place].wrapping_sub(1).min(row[place]),
        };
        if (0..row.len()).all(|place| set >> place & 1 == 0 || row[place] > 0) {
            options.extend(oracle::positions::products((0..row.len()).map(part)));
        }
    }
    options
}

/// Takes from the first heap, or the last one, that is not empty.
fn sequential(count: usize, most: u64, from_the_last: bool) -> Table {
    explored(rows(count, 0..=most), |row| {
        let mut places = (0..row.len()).filter(|&place| row[place] > 0);
        let place = if from_the_last { places.next_back() } else { places.next() };
        let to = |place: usize| below(row[place]).into_iter().map(move |left| (place, left));
        let left = |(place, left)| [&row[..place], &[left], &row[place + 1..]].concat();
        place.into_iter().flat_map(to).map(left).collect()
    })
}

/// Pieces in ascending order, each of which goes left, over no other one.
fn silver_dollar(row: &[u64]) -> Vec<Row> {
    let each = |place: usize| {
        let first = if place == 0 { 1 } else { row[place - 1] + 1 };
        (first..row[place]).map(move |to| [&row[..place], &[to], &row[place + 1..]].concat())
    };
    (0..row.len()).flat_map(each).collect()
}

fn ascending(count: usize, last: u64) -> Vec<Row> {
    let is_ascending = |row: &Row| row.windows(2).all(|pair| pair[0] < pair[1]);
    rows(count, 1..=last).into_iter().filter(is_ascending).collect()
}

/// A parameter, and a heap of which a move takes some amounts.
fn with_parameter(
    parameters: std::ops::RangeInclusive<u64>,
    last: u64,
    amounts: impl Fn(u64) -> Vec<u64>,
) -> Table {
    let starts = parameters.flat_map(|k| (0..=last).map(move |heap| vec![k, heap])).collect();
    explored(starts, |row| {
        less(row[1], amounts(row[0])).into_iter().map(|heap| vec![row[0], heap]).collect()
    })
}

fn game(
    name: &str,
    wanted: Wanted,
    may: &'static [&'static str],
    sizes: [u64; 2],
    table: impl Fn(u64) -> Table,
) -> Game {
    Game { name: name.to_string(), wanted, may, tables: sizes.map(table) }
}

/// The games, by their plain rules.
fn plain() -> Vec<Game> {
    let mut games = of_a_heap();
    games.extend(of_heaps());
    games.extend(of_rows());
    games.extend(on_boards());
    games
}

#[rustfmt::skip]
fn of_a_heap() -> Vec<Game> {
    let powers = |base: u64| (0..12).map(move |exponent| base.pow(exponent));
    let digits = |mut n: u64| -> Vec<u64> { let all = n; let mut to = Vec::new(); while n > 0 { to.push(all - n % 10); n /= 10; } to.retain(|to| *to < all); to };
    let mark = |t: u64| move |n| heap(n, |n| if n == 0 { vec![] } else { [less(n, 1..t), vec![n / t]].concat() });
    vec![
        game("take 1 to 4", Named("Bachet's game"), TAKES, [40, 90], |n| heap(n, |n| less(n, 1..=4))),
        game("take 1 to 4, misère", Named("Bachet's game"), TAKES, [40, 90], |n| misere(heap(n, |n| less(n, 1..=4)))),
        game("take 2, 4 or 7", Named("Subtraction games"), TAKES, [200, 300], |n| heap(n, |n| less(n, [2, 4, 7]))),
        game("take a power of 2", Named("Bachet's game"), TAKES, [100, 200], |n| heap(n, |n| less(n, powers(2)))),
        game("take a power of 3", Named("Parity"), TAKES, [100, 200], |n| heap(n, |n| less(n, powers(3)))),
        game("take a square", Named("Subtraction games"), &[], [150, 200], |n| heap(n, |n| less(n, (1..20).map(|root| root * root)))),
        game("take a prime", Named("Subtraction games"), &[], [150, 200], |n| heap(n, |n| less(n, (2..=n).filter(|p| is_prime(*p))))),
        game("take one of the digits", Says("n % 10"), TAKES, [300, 400], |n| heap(n, digits)),
        game("Mark", Law, PATTERN, [200, 600], mark(2)),
        game("Mark-3", Law, PATTERN, [200, 800], mark(3)),
        game("Mark-3, longer", Law, PATTERN, [600, 800], mark(3)),
        game("Mark-5", Law, PATTERN, [200, 800], mark(5)),
        game("n / 2 to n / 6", Law, PATTERN, [1000, 2000], |n| heap(n, |n| if n == 0 { vec![] } else { (2..=6).map(|k| n / k).collect() })),
        game("multiply by 2 to 9, up to n", Law, PATTERN, [400, 1500], |n| heap(n, |n| if n < 2 { vec![] } else { (2..=9).map(|k| (n + k - 1) / k).collect() })),
        game("a proper divisor", Named("Divisor games"), PATTERN, [150, 250], |n| heap(n, |n| (1..n).filter(|d| n % d == 0).collect())),
        game("subtract a proper divisor", Law, PATTERN, [200, 400], |n| heap(n, |n| less(n, (1..n).filter(|d| n % d == 0)))),
        game("saliquant", Law, PATTERN, [120, 200], |n| heap(n, |n| less(n, (1..=n).filter(|d| n % d > 0)))),
        game("totative", Says("least_prime"), PATTERN, [150, 250], |n| heap(n, |n| less(n, (1..=n).filter(|d| gcd(n, *d) == 1)))),
        game("subtract a divisor but 1 and n", Law, PATTERN, [150, 300], |n| heap(n, |n| less(n, (2..n).filter(|d| n % d == 0)))),
        game("at most two thirds", Law, PATTERN, [150, 400], |n| heap(n, |n| less(n, 1..=2 * n / 3))),
        game("n - 2, n - 3 or n / 4", Law, PATTERN, [200, 700], |n| heap(n, |n| [less(n, 2..=3), vec![n / 4]].concat().into_iter().filter(|to| *to < n).collect())),
        game("at most half", Law, PATTERN, [150, 300], |n| heap(n, |n| less(n, 1..=n / 2))),
        game("a walk on a line", Nothing("all but two are drawn"), &[], [12, 20], |n| heap(n, move |at| if at == 0 { vec![] } else { vec![at - 1, (at + 1).min(n)] })),
        game("a walk on a line, misère", Nothing("all are drawn"), &[], [12, 20], |n| misere(heap(n, move |at| if at == 0 { vec![] } else { vec![at - 1, (at + 1).min(n)] }))),
        game("k n: take 1 to k", Named("Bachet's game"), TAKES, [30, 60], |n| with_parameter(2..=6, n, |k| (1..=k).collect())),
        game("k n: take 1 to 5, or 1 to 29", Law, TAKES, [135, 200], |n| with_parameter(1..=2, n, |k| (1..=[5, 29][k as usize - 1]).collect())),
        game("k n: take a power of k", Law, TAKES, [50, 90], |n| with_parameter(2..=6, n, |k| (0..6).map(|exponent| k.pow(exponent)).collect())),
        game("n m: Fibonacci Nim", Named("Fibonacci Nim"), &[], [20, 40], |n| limited(n, 0, |taken| 2 * taken)),
        game("n t: Fibonacci Nim", Named("Fibonacci Nim"), &[], [22, 40], |n| last_take(n, |taken| 2 * taken)),
        game("n t: Schwenk, at most three times as many", Named("Fibonacci Nim"), &[], [26, 44], |n| last_take(n, |taken| 3 * taken)),
        game("n m: takes that never grow", Named("Fibonacci Nim"), PATTERN, [20, 40], |n| limited(n, 0, |taken| taken)),
        game("no repeat of the last take, 1 to 5", Law, TAKES, [52, 104], |n| {
            let starts = rows(2, 0..=n).into_iter().filter(|row| row[1] <= 5).collect();
            explored(starts, |row| (1..=row[0].min(5)).filter(|taken| *taken != row[1]).map(|taken| vec![row[0] - taken, taken]).collect())
        }),
    ]
}

#[rustfmt::skip]
fn of_heaps() -> Vec<Game> {
    let lasker = |heap: u64| [below(heap).into_iter().map(|left| vec![left]).collect(), octal(&[0; 0], heap), (1..=heap / 2).map(|part| vec![part, heap - part]).collect()].concat();
    let grundy = |heap: u64| (1..(heap + 1) / 2).map(|part| vec![part, heap - part]).collect::<Vec<Row>>();
    let any_parts = |heap: u64| (1..=heap / 2).map(|part| vec![part, heap - part]).collect();
    let equal_parts = |heap: u64| (2..=heap).filter(|count| heap % count == 0).map(|count| vec![heap / count; count as usize]).collect();
    vec![
        game("Kayles", Named("Octal games"), SUMS, [14, 17], |n| heaps(n, |heap| octal(&[7, 7], heap))),
        game("Dawson's Kayles", Named("Octal games"), SUMS, [20, 24], |n| heaps(n, |heap| octal(&[0, 7], heap))),
        game("Dawson's chess", Named("Octal games"), SUMS, [17, 20], |n| heaps(n, |heap| octal(&[1, 3, 7], heap))),
        game("Lasker's Nim", Says("// 4 * 4"), SUMS, [16, 18], |n| heaps(n, lasker)),
        game("Grundy's game", Named("Grundy's game"), SUMS, [16, 18], |n| heaps(n, grundy)),
        game("break a bar", Named("Parity"), &["Sums of games"], [12, 16], |n| heaps(n, any_parts)),
        game("break a bar into equal parts", Law, &["Sums of games", "Divisor games", "Values with a pattern", "Parity"], [14, 18], |n| heaps(n, equal_parts)),
        game("Kayles, as sums", Named("Octal games"), SUMS, [100, 200], |n| sums(n, |heap| octal(&[7, 7], heap))),
        game("Dawson's chess, as sums", Named("Octal games"), SUMS, [60, 120], |n| sums(n, |heap| octal(&[1, 3, 7], heap))),
        game("Lasker's Nim, as sums", Says("// 4 * 4"), SUMS, [50, 90], |n| sums(n, lasker)),
        game("Grundy's game, as sums", Named("Grundy's game"), SUMS, [60, 90], |n| sums(n, grundy)),
        game("break a bar, as sums", Named("Parity"), SUMS, [40, 60], |n| sums(n, any_parts)),
        game("break a bar into equal parts, as sums", Nothing("no row counts the odd prime factors alone"), &["Sums of games", "Divisor games", "Values with a pattern", "Parity"], [60, 90], |n| sums(n, equal_parts)),
        game("Nim with two heaps", Named("Nim"), &["Mirror strategies", "Sums of games"], [12, 20], |n| sum(2, n, below)),
        game("Nim with three heaps", Named("Nim"), SUMS, [6, 9], |n| sum(3, n, below)),
        game("Nim, misère", Named("Misère Nim"), &[], [5, 8], |n| misere(sum(3, n, below))),
        game("one stone from one of three heaps", Named("Parity"), SUMS, [6, 9], |n| sum(3, n, |heap| less(heap, [1]))),
        game("bounded Nim", Named("Bounded Nim"), &["Sums of games", "Mirror strategies", "Subtraction games"], [12, 20], |n| sum(2, n, |heap| less(heap, 1..=4))),
        game("bounded Nim, misère", Named("Misère Nim"), &[], [12, 20], |n| misere(sum(2, n, |heap| less(heap, 1..=4)))),
        game("Moore's Nim", Named("Moore's Nim"), &[], [4, 5], |n| explored(rows(4, 0..=n), |row| several(row, 1..=2, n))),
        game("exact Nim, 2 of 4", Law, &["Direct proof", "Values with a pattern"], [4, 5], |n| explored(rows(4, 0..=n), |row| several(row, 2..=2, n))),
        game("slow exact Nim, 2 of 3", Nothing("the parities alone do not decide"), PATTERN, [7, 9], |n| explored(rows(3, 0..=n), |row| several(row, 2..=2, 1))),
        game("slow exact Nim, 2 of 4", Nothing("the parities alone do not decide"), PATTERN, [4, 5], |n| explored(rows(4, 0..=n), |row| several(row, 2..=2, 1))),
        game("any numbers from one or both, misère", Nothing("two lost positions are too little evidence"), &[], [9, 14], |n| misere(explored(rows(2, 0..=n), |row| several(row, 1..=2, n)))),
        game("from one, or all of two equal ones", Says("- 1"), SUMS, [12, 18], |n| pairs(1, n, |a, b| {
            let one = [below(a).into_iter().map(|a| [a, b]).collect::<Vec<_>>(), below(b).into_iter().map(|b| [a, b]).collect()].concat();
            one.into_iter().filter(|to| to[0] > 0 && to[1] > 0).chain(Some([0, 0]).filter(|_| a == b && a > 0)).collect()
        })),
        game("Wythoff", Named("Wythoff's game"), &[], [25, 40], |n| wythoff(n, 1)),
        game("Wythoff, misère", Named("Wythoff's game"), &[], [25, 40], |n| misere(wythoff(n, 1))),
        game("Wythoff, less than 2 apart", Named("Wythoff's game"), &[], [25, 40], |n| wythoff(n, 2)),
        game("Wythoff, less than 3 apart", Named("Wythoff's game"), &[], [25, 40], |n| wythoff(n, 3)),
        game("Euclid", Named("Euclid's game"), &[], [24, 40], |n| euclid(n, 0)),
        game("Euclid, ending at equal numbers", Named("Euclid's game"), &[], [24, 40], |n| euclid(n, 1)),
        game("Cyclic Nimhoff, less than 3 in all", Law, &["Values with a pattern", "Other theorems"], [17, 26], |n| pairs(0, n, |a, b| {
            let one = [below(a).into_iter().map(|a| [a, b]).collect::<Vec<_>>(), below(b).into_iter().map(|b| [a, b]).collect()].concat();
            one.into_iter().chain(Some([a.wrapping_sub(1), b.wrapping_sub(1)]).filter(|_| a > 0 && b > 0)).collect()
        })),
        game("throw one away and divide the other", Law, PATTERN, [16, 24], |n| pairs(1, n, |a, b| {
            let parts = |heap: u64| (1..heap).map(move |part| [part, heap - part]);
            parts(a).chain(parts(b)).collect()
        })),
        game("two-row Chomp", Law, &["Mirror strategies", "Nim", "Values with a pattern", "Strategy stealing"], [15, 25], |n| {
            let starts = rows(2, 0..=n).into_iter().filter(|row| row[0] >= row[1] && row[0] > 0).collect();
            explored(starts, |row| {
                let lower = (0..row[1]).map(|b| vec![row[0], b]);
                lower.chain((1..row[0]).map(|a| vec![a, row[1].min(a)])).collect()
            })
        }),
        game("a bar with a square that must not be eaten", Named("Nim"), &[], [4, 6], |n| {
            explored(rows(4, 0..=n).into_iter().filter(|row| row[0] > row[2] && row[1] > row[3]).collect(), bar)
        }),
        game("pairs of a kind and a heap", Named("Bounded Nim"), &[], [7, 9], |n| {
            let kinds = |row: &Row| row[0] < 4 && row[2] < 4 && row[0] > 0 && row[2] > 0;
            explored(rows(4, 0..=n).into_iter().filter(kinds).collect(), |row| {
                let takes = |place: usize| less(row[place], 1..=row[place - 1]);
                let to = |place: usize| takes(place).into_iter().map(move |left| [&row[..place], &[left], &row[place + 1..]].concat());
                to(1).chain(to(3)).collect()
            })
        }),
        game("three-row Chomp", Nothing("no formula is known"), &["Strategy stealing"], [9, 12], |n| {
            let starts = rows(3, 0..=n).into_iter().filter(|row| row[0] >= row[1] && row[1] >= row[2] && row[0] > 0).collect();
            explored(starts, |row| (0..3).flat_map(|place| (u64::from(place == 0)..row[place]).map(move |to| {
                (0..3).map(|other| if other < place { row[other] } else { row[other].min(to) }).collect()
            })).collect())
        }),
        game("sequential Nim", Law, &["Strategy stealing", "Parity"], [6, 9], |n| sequential(3, n, false)),
        game("sequential Nim from the last heap", Law, &["Strategy stealing", "Parity"], [6, 9], |n| sequential(3, n, true)),
        game("end-Nim", Nothing("its theorem is a recursion"), &[], [5, 7], |n| explored(rows_of(1..=3, 1..=n), |row| {
            let first = below(row.first().copied().unwrap_or(0)).into_iter().map(|to| (0, to));
            let last = below(row.last().copied().unwrap_or(0)).into_iter().map(|to| (row.len() - 1, to));
            first.chain(last).map(|(place, to)| { let mut left = row.to_vec(); left[place] = to; left.retain(|heap| *heap > 0); left }).collect()
        })),
        game("Nim with a pass", Nothing("no formula is known"), &[], [6, 9], |n| {
            let starts = rows(3, 0..=n).into_iter().filter(|row| row[0] < 2).collect();
            explored(starts, |row| {
                let mut options = replacing_one(row, |&heap| below(heap));
                options.retain(|to| to[0] == row[0] || row[1] + row[2] > 0);
                options
            })
        }),
        game("boxed Nim", Law, &["Parity"], [20, 30], |n| {
            let starts = rows(2, 0..=n).into_iter().filter(|row| row[0] < 2).collect();
            explored(starts, |row| if row[0] == 1 { vec![vec![0, row[1]]] } else { below(row[1]).into_iter().map(|left| vec![0, left]).collect() })
        }),
        game("modulo Nim, misère", Nothing("its lost sets are a list"), &[], [24, 24], |n| {
            misere(explored(multisets_of(1..=2, 1..=n).into_iter().filter(|row| row.windows(2).all(|two| two[0] < two[1])).collect(), |row| {
                let last = row.last().copied().unwrap_or(0);
                (1..=last).map(|m| { let mut to: Row = row.iter().map(|number| number % m).filter(|rest| *rest > 0).collect(); to.sort_unstable(); to.dedup(); to }).collect()
            }))
        }),
    ]
}

#[rustfmt::skip]
fn of_rows() -> Vec<Game> {
    let before = |at: u64, most: u32| -> Vec<Row> { (0..1_u64 << at).filter(|set| set.count_ones() <= most).map(|set| (0..at).filter(|place| set >> place & 1 == 1).collect()).collect() };
    let twins = |at: u64| (0..at).map(|other| vec![other]).collect::<Vec<Row>>();
    let ruler = |at: u64| (0..=at).map(|first| (first..at).collect()).collect::<Vec<Row>>();
    vec![
        game("Kayles on cells", Named("Octal games"), &["Sums of games"], [10, 12], |n| neighbours(n as usize, 1, &[1, 2])),
        game("two neighbours of free cells", Named("Octal games"), &["Sums of games"], [11, 13], |n| neighbours(n as usize, 0, &[2])),
        game("no two neighbours", Named("Octal games"), &["Sums of games"], [11, 14], |n| apart(n as usize, 1)),
        game("Treblecross", Named("Octal games"), &["Sums of games"], [13, 15], |n| apart(n as usize, 2)),
        game("two or three neighbours", Named("Octal games"), &[], [7, 9], |n| neighbours(n as usize, 1, &[2, 3])),
        game("no two neighbours, and none at an end", Named("Octal games"), &[], [9, 12], |n| cells(n as usize, 0, |row| {
            let is_free = |at: &usize| row[at - 1..=at + 1].iter().all(|cell| *cell == 0);
            (1..row.len().max(2) - 1).filter(is_free).map(|at| vec![at]).collect()
        })),
        game("jumps to the next free cell", Named("Staircase Nim"), &["Nim"], [8, 10], |n| explored(rows(n as usize, 0..=1), jumps)),
        game("jumps to the next free cell, by places", Named("Staircase Nim"), &["Nim"], [8, 8], |n| heads(1, explored(rows(n as usize, 0..=1), jumps))),
        game("pieces to the right end", Named("Staircase Nim"), &["Nim"], [10, 10], |n| explored(ascending(3, n), |row| {
            let each = |place: usize| {
                let end = row.get(place + 1).map_or(n + 1, |next| *next);
                (row[place] + 1..end).map(move |to| [&row[..place], &[to], &row[place + 1..]].concat())
            };
            (0..row.len()).flat_map(each).collect()
        })),
        game("eight coins, one or two near each other from the right", Nothing("its values are only a list"), &["Sums of games"], [8, 8], |n| reversed(coins(n, |at| [vec![vec![]], (1..=2).filter_map(|d| at.checked_sub(d)).map(|other| vec![other]).collect()].concat()))),
        game("Turning Turtles", Named("Coin-turning games"), TURNED, [8, 10], |n| coins(n, |at| before(at, 1))),
        game("Mock Turtles", Named("Coin-turning games"), TURNED, [8, 10], |n| coins(n, |at| before(at, 2))),
        game("Mock Turtles, by the places of the heads", Law, TURNED, [8, 10], |n| heads(0, coins(n, |at| before(at, 2)))),
        game("Twins", Law, &["Coin-turning games", "Nim", "Sums of games"], [8, 10], |n| coins(n, twins)),
        game("Ruler", Named("Coin-turning games"), TURNED, [10, 11], |n| coins(n, ruler)),
        game("Ruler, by the places of the heads", Law, &["Coin-turning games", "Sums of games", "Values with a pattern"], [8, 10], |n| heads(1, coins(n, ruler))),
        game("staircase", Named("Staircase Nim"), &["Sums of games", "Nim", "Mirror strategies"], [2, 3], |n| explored(rows(4, 0..=n), |row| {
            let steps = (0..row.len()).flat_map(|step| (1..=row[step]).map(move |count| (step, count)));
            steps.map(|(step, count)| { let mut to = row.to_vec(); to[step] -= count; if step > 0 { to[step - 1] += count; } to }).collect()
        })),
        game("silver dollar", Named("Staircase Nim"), &["Nim", "Mirror strategies"], [10, 13], |n| explored(ascending(3, n), silver_dollar)),
        game("silver dollar with four pieces", Named("Staircase Nim"), &["Nim", "Mirror strategies"], [10, 12], |n| explored(ascending(4, n), silver_dollar)),
        game("Welter", Named("Other theorems"), &[], [11, 14], |n| explored(ascending(3, n).iter().map(|row| row.iter().map(|piece| piece - 1).collect()).collect(), |row| {
            Welter.options(&row.to_vec()).iter().map(|pieces| Welter.representative(pieces)).collect()
        })),
        game("two pieces towards each other", Law, &["Nim", "Nim with retreats", "Staircase Nim", "Values with a pattern", "Mirror strategies"], [20, 30], |n| explored(ascending(2, n), |row| {
            let first = (row[0] + 1..row[1]).map(|to| vec![to, row[1]]);
            first.chain((row[0] + 1..row[1]).map(|to| vec![row[0], to])).collect()
        })),
    ]
}

#[rustfmt::skip]
fn on_boards() -> Vec<Game> {
    let round = |last: u64, steps: &'static [[i64; 2]]| explored(rows(2, 0..=last), move |row| {
        let to = |step: &[i64; 2]| Some(vec![row[0].checked_add_signed(step[0])?, row[1].checked_add_signed(step[1])?]);
        let all = steps.iter().filter_map(to).filter(|to| to.iter().all(|place| *place <= last));
        all.filter(|_| row[0] + row[1] > 0).collect()
    });
    // On a board of two rows, from any cell to a neighbour, and never back.
    let walk = |last: u64| explored((0..2 * last).map(|cell| vec![cell]).collect(), move |walk| {
        let cell = walk[walk.len() - 1];
        let beside = [(cell % last > 0).then(|| cell - 1), Some(cell + 1).filter(|next| next % last > 0), Some((cell + last) % (2 * last))];
        let free = beside.into_iter().flatten().filter(|next| !walk.contains(next));
        free.map(|next| [walk, &[next]].concat()).collect()
    });
    vec![
        game("a walk that does not return", Named("Undirected geography"), &["Parity"], [5, 6], walk),
        game("a walk that does not return, misère", Nothing("matchings are about normal play"), &[], [5, 6], |n| misere(walk(n))),
        game("a king to the corner", Named("Parity"), CORNERED, [12, 20], |n| steps(n, &[[-1, 0], [0, -1], [-1, -1]])),
        game("a king to the corner and back", Nothing("it may walk around"), &[], [6, 8], move |n| round(n, &[[-1, 0], [0, -1], [-1, -1], [1, 0], [0, 1], [1, 1], [1, -1], [-1, 1]])),
        game("a knight to the corner", Law, CORNERED, [12, 20], |n| steps(n, &[[-2, -1], [-1, -2], [-2, 1], [1, -2]])),
        game("a knight to the corner and back", Nothing("it may walk around"), &[], [5, 6], move |n| round(n, &[[-2, -1], [-1, -2], [-2, 1], [1, -2], [2, 1], [1, 2], [2, -1], [-1, 2]])),
        game("steps to the corner and back", Nothing("it may walk around"), &[], [5, 7], move |n| round(n, &[[-1, 0], [0, -1], [1, 0], [0, 1]])),
        game("a rook to the corner and back", Nothing("it may walk around"), &[], [5, 6], |n| pairs(0, n, move |a, b| {
            let others = |at: u64| (0..=n).filter(move |to| *to != at);
            others(a).map(|a| [a, b]).chain(others(b).map(|b| [a, b])).filter(|_| a + b > 0).collect()
        })),
    ]
}

/// How others write the positions of the same game.
type Writing = (&'static str, fn(&[u64]) -> Row);

const IN_FRONT: Writing = ("a number in front", |row| [&[7], row].concat());
const AT_THE_END: Writing = ("a number at the end", |row| [row, &[7]].concat());
const FROM_ONE: Writing = ("counted from one", |row| row.iter().map(|number| number + 1).collect());
const FROM_THE_RIGHT: Writing = ("from the right", |row| row.iter().rev().copied().collect());

/// The games whose positions are also written in other ways, each with these.
const OTHERS: &[(&str, &[Writing])] = &[
    ("take 1 to 4", &[IN_FRONT, AT_THE_END, FROM_ONE]),
    ("Mark", &[IN_FRONT, AT_THE_END]),
    ("k n: take 1 to k", &[FROM_THE_RIGHT, IN_FRONT]),
    ("n m: Fibonacci Nim", &[IN_FRONT, AT_THE_END, FROM_ONE, FROM_THE_RIGHT]),
    ("n t: Schwenk, at most three times as many", &[IN_FRONT, FROM_THE_RIGHT]),
    ("n m: takes that never grow", &[IN_FRONT, AT_THE_END, FROM_ONE, FROM_THE_RIGHT]),
    ("Nim with three heaps", &[IN_FRONT, AT_THE_END, FROM_ONE]),
    ("Nim, misère", &[IN_FRONT, AT_THE_END, FROM_ONE]),
    ("bounded Nim", &[IN_FRONT, FROM_ONE]),
    ("Moore's Nim", &[IN_FRONT, FROM_ONE]),
    ("Wythoff", &[IN_FRONT, AT_THE_END, FROM_ONE]),
    ("Euclid", &[IN_FRONT, AT_THE_END]),
    ("two-row Chomp", &[FROM_THE_RIGHT, IN_FRONT, FROM_ONE]),
    ("sequential Nim", &[IN_FRONT]),
    ("staircase", &[FROM_THE_RIGHT, IN_FRONT]),
    ("silver dollar", &[IN_FRONT, AT_THE_END]),
    ("two pieces towards each other", &[FROM_THE_RIGHT, IN_FRONT]),
    ("Turning Turtles", &[FROM_THE_RIGHT]),
    ("Mock Turtles", &[FROM_THE_RIGHT]),
    ("Treblecross", &[FROM_THE_RIGHT]),
    ("a walk that does not return", &[IN_FRONT]),
];

/// The games, and those as others write them.
pub fn games() -> Vec<Game> {
    let mut games = plain();
    for (name, writings) in OTHERS {
        let place = games.iter().position(|game| game.name == *name);
        let place = place.unwrap_or_else(|| panic!("no game {name}"));
        for (how, write) in *writings {
            let game = &games[place];
            let written = |table: &Table| {
                let rows = table.rows.iter().map(|row| write(row)).collect();
                Table { rows, ..table.clone() }
            };
            let [small, large] = &game.tables;
            let other = Game {
                name: format!("{name}, {how}"),
                tables: [written(small), written(large)],
                ..*game
            };
            games.push(other);
        }
    }
    games
}
