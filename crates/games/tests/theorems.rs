//! Games whose theorems are known, and games that have none.

use games::table::{Fate, Table};
use games::theorems::{recognise, Found};
use study::{Random, Row};

/// The game of all positions that some lead to.
fn explored(starts: Vec<Row>, options: impl Fn(&[u64]) -> Vec<Row>) -> Table {
    let (rows, moves) = study::explored(starts, 20_000, options).expect("few positions");
    Table::of_options(rows, moves)
}

/// One heap.
fn heap(last: u64, options: impl Fn(u64) -> Vec<u64>) -> Table {
    let starts = (0..=last).map(|heap| vec![heap]).collect();
    explored(starts, |row| options(row[0]).into_iter().map(|to| vec![to]).collect())
}

/// Heaps of which a move divides one, or takes from it; empty ones go.
fn heaps(last: u64, each: impl Fn(u64) -> Vec<Row>) -> Table {
    explored((0..=last).map(|heap| vec![heap]).collect(), |row| {
        let moves = (0..row.len()).flat_map(|place| {
            each(row[place]).into_iter().map(move |parts| (place, parts)).collect::<Vec<_>>()
        });
        let after = |(place, parts): (usize, Row)| {
            let others = row.iter().enumerate().filter(|(other, _)| *other != place);
            let mut heaps: Row = others.map(|(_, heap)| *heap).chain(parts).collect();
            heaps.retain(|heap| *heap > 0);
            heaps.sort_unstable();
            heaps
        };
        moves.map(after).collect()
    })
}

/// All rows of so many numbers.
fn rows(count: u32, numbers: std::ops::RangeInclusive<u64>) -> Vec<Row> {
    (0..count).fold(vec![Vec::new()], |rows, _| {
        rows.iter()
            .flat_map(|row| numbers.clone().map(|number| [&row[..], &[number]].concat()))
            .collect()
    })
}

/// The row with other numbers at some places.
fn with(row: &[u64], changes: &[(usize, u64)]) -> Row {
    let mut row = row.to_vec();
    for (place, number) in changes {
        row[*place] = *number;
    }
    row
}

/// The moves in one number.
fn in_one(row: &[u64], each: impl Fn(u64) -> Vec<u64>) -> Vec<Row> {
    let places = 0..row.len();
    places
        .flat_map(|place| each(row[place]).into_iter().map(move |to| with(row, &[(place, to)])))
        .collect()
}

fn below(number: u64) -> Vec<u64> {
    (0..number).collect()
}

fn taking(amounts: &[u64]) -> impl Fn(u64) -> Vec<u64> + '_ {
    move |heap| amounts.iter().filter_map(|amount| heap.checked_sub(*amount)).collect()
}

fn divisors(number: u64) -> Vec<u64> {
    (1..number).filter(|divisor| number % divisor == 0).collect()
}

fn misere(table: &Table) -> Table {
    table.misere().expect("its options")
}

/// Games, each with the theorem of the problems that solves it, or with a part of the formula.
fn known() -> Vec<(&'static str, Table, &'static str)> {
    let powers: Vec<u64> = (0..10).map(|power| 1 << power).collect();
    let nim = explored(rows(3, 0..=6), |row| in_one(row, below));
    let bounded = explored(rows(2, 0..=12), |row| in_one(row, taking(&[1, 2, 3, 4])));
    let diagonal = |row: &[u64], most: u64| {
        let mut options = in_one(row, below);
        for one in 1..=row[0] {
            let others = (1..=row[1]).filter(|&other| one.abs_diff(other) < most);
            options.extend(others.map(|other| vec![row[0] - one, row[1] - other]));
        }
        options
    };
    let wythoff = explored(vec![vec![25, 25]], |row| diagonal(row, 1));
    let euclid = |least: u64| {
        explored(rows(2, 1..=24), move |row| {
            let (small, large) = (row[0].min(row[1]), row[0].max(row[1]));
            let left = (1..).map_while(|times| large.checked_sub(times * small));
            let left = left.take_while(|rest| *rest >= least).take(if small == 0 { 0 } else { 99 });
            left.map(|rest| vec![small, rest]).collect()
        })
    };
    let kayles = |heap: u64| {
        let take = |taken: u64| {
            heap.checked_sub(taken)
                .into_iter()
                .flat_map(|rest| (0..=rest / 2).map(move |part| vec![part, rest - part]))
        };
        (1..=2).flat_map(take).collect::<Vec<Row>>()
    };
    let strip = |row: &[u64]| {
        (0..row.len())
            .flat_map(|place| {
                let first = if place == 0 { 1 } else { row[place - 1] + 1 };
                (first..row[place]).map(move |to| with(row, &[(place, to)]))
            })
            .collect::<Vec<Row>>()
    };
    let jumps = |row: &[u64]| {
        let mut options =
            in_one(row, |cell| below(cell).into_iter().filter(|to| !row.contains(to)).collect());
        options.iter_mut().for_each(|row| row.sort_unstable());
        options
    };
    let pairs = |row: &[u64], most: usize| {
        let mut options = in_one(row, below);
        for second in 0..row.len() {
            for first in 0..second {
                for one in 0..row[first] {
                    options.extend(
                        below(row[second])
                            .into_iter()
                            .map(|other| with(row, &[(first, one), (second, other)])),
                    );
                }
            }
        }
        options.retain(|to| {
            most < 3 || to.iter().zip(row).filter(|(to, from)| to != from).count() == 2
        });
        options
    };
    let stairs = |row: &[u64]| {
        (0..row.len())
            .flat_map(|place| {
                (1..=row[place]).map(move |carried| match place {
                    0 => with(row, &[(0, row[0] - carried)]),
                    _ => with(
                        row,
                        &[(place, row[place] - carried), (place - 1, row[place - 1] + carried)],
                    ),
                })
            })
            .collect::<Vec<Row>>()
    };
    let turning = |row: &[u64]| {
        let mut options = Vec::new();
        for last in (0..row.len()).filter(|&last| row[last] == 1) {
            let alone = with(row, &[(last, 0)]);
            options.extend((0..last).map(|other| with(&alone, &[(other, 1 - row[other])])));
            options.push(alone);
        }
        options
    };
    let from_all = |row: &[u64]| {
        let least = row.iter().min().copied().unwrap_or(0);
        (1..=least)
            .map(|taken| row.iter().map(|heap| heap - taken).filter(|heap| *heap > 0).collect())
            .collect::<Vec<Row>>()
    };
    let ascending = |count, last| {
        let mut all = rows(count, 0..=last);
        all.retain(|row| row.windows(2).all(|pair| pair[0] <= pair[1]));
        all.into_iter()
            .map(|row| row.into_iter().filter(|heap| *heap > 0).collect())
            .collect::<Vec<Row>>()
    };
    let misere_nim = misere(&nim);
    vec![
        ("take powers of 2", heap(200, taking(&powers)), "Bachet's game"),
        ("take 1, 3 or 4", heap(200, taking(&[1, 3, 4])), "Subtraction games"),
        ("take 2, 4 or 7", heap(200, taking(&[2, 4, 7])), "Subtraction games"),
        (
            "take one of the digits",
            heap(300, |n| {
                n.to_string()
                    .bytes()
                    .map(|digit| n - u64::from(digit - b'0'))
                    .filter(|to| *to != n)
                    .collect()
            }),
            "n % 10",
        ),
        ("Nim", nim, "Nim"),
        ("misère Nim", misere_nim, "Misère Nim"),
        ("bounded Nim, misère", misere(&bounded), "Misère Nim"),
        ("bounded Nim", bounded, "Bounded Nim"),
        (
            "Mark",
            heap(200, |n| below(n).into_iter().filter(|to| *to == n - 1 || *to == n / 2).collect()),
            "ctz(n) % 2",
        ),
        ("misère Wythoff", misere(&wythoff), "Wythoff's game"),
        ("Wythoff", wythoff, "Wythoff's game"),
        (
            "Wythoff, less than 2 apart",
            explored(vec![vec![25, 25]], |row| diagonal(row, 2)),
            "Wythoff's game",
        ),
        ("Euclid", euclid(0), "Euclid's game"),
        ("Euclid, ending at equal numbers", euclid(1), "Euclid's game"),
        (
            "Fibonacci Nim",
            explored((2..60).map(|heap| vec![heap, heap - 1]).collect(), |row| {
                (1..=row[0].min(row[1])).map(|taken| vec![row[0] - taken, 2 * taken]).collect()
            }),
            "Fibonacci Nim",
        ),
        ("Moore's Nim", explored(rows(3, 0..=5), |row| pairs(row, 2)), "Moore's Nim"),
        ("from half of the heaps", explored(rows(4, 0..=3), |row| pairs(row, 3)), "> len(h)"),
        ("stairs", explored(vec![vec![2, 2, 2, 2]], stairs), "Staircase Nim"),
        ("a strip of pieces", explored(vec![vec![5, 9, 12]], strip), "Staircase Nim"),
        ("Welter", explored(vec![vec![7, 9, 11]], jumps), "Other theorems"),
        ("Kayles", heaps(20, kayles), "Octal games"),
        (
            "Grundy's game",
            heaps(24, |heap| {
                (1..heap)
                    .filter(|part| 2 * part < heap)
                    .map(|part| vec![part, heap - part])
                    .collect()
            }),
            "Grundy's game",
        ),
        (
            "Lasker's Nim",
            heaps(16, |heap| {
                below(heap)
                    .into_iter()
                    .map(|left| vec![left])
                    .chain((1..=heap / 2).map(|part| vec![part, heap - part]))
                    .collect()
            }),
            "// 4 * 4",
        ),
        ("proper divisors", heap(200, divisors), "Divisor games"),
        (
            "subtract a divisor",
            heap(200, |n| divisors(n).into_iter().map(|divisor| n - divisor).collect()),
            "ctz(n)",
        ),
        (
            "break a bar",
            heaps(12, |bar| (1..=bar / 2).map(|part| vec![part, bar - part]).collect()),
            "Parity",
        ),
        (
            "a king",
            explored(vec![vec![12, 12]], |row| {
                [(1, 0), (0, 1), (1, 1)]
                    .iter()
                    .filter_map(|(a, b)| {
                        Some(vec![row[0].checked_sub(*a)?, row[1].checked_sub(*b)?])
                    })
                    .collect()
            }),
            "Parity",
        ),
        ("a rook", explored(vec![vec![9, 9]], |row| in_one(row, below)), "Nim"),
        (
            "remove one of a pair, divide the other",
            explored(rows(2, 1..=18), |row| {
                row.iter()
                    .flat_map(|heap| (1..*heap).map(move |part| vec![part, heap - part]))
                    .collect()
            }),
            "ctz(",
        ),
        ("coins, one or two", explored(vec![vec![1; 8]], turning), "Coin-turning games"),
        ("the same from all heaps", explored(ascending(4, 6), from_all), "Parity"),
    ]
}

fn named(found: &[Found]) -> Vec<String> {
    let line =
        |found: &Found| format!("{} {}/{} {:?}", found.name, found.agrees, found.of, found.code);
    found.iter().map(line).collect()
}

#[test]
fn known_games_have_their_theorem_among_the_first_three() {
    for (name, table, theorem) in known() {
        let found = recognise(&table);
        let is_named = found.theorems.iter().take(3).any(|found| {
            let code =
                found.code.iter().any(|code| code[0].iter().any(|line| line.contains(theorem)));
            code || found.kinds.iter().any(|kind| kind.name[0] == theorem)
        });
        assert!(is_named, "{}: {:#?}", name, named(&found.theorems));
    }
}

#[test]
fn a_period_is_proved_by_the_moves_alone() {
    let proofs = |table: &Table| -> Vec<String> {
        recognise(table).theorems.into_iter().filter_map(|found| found.proof).collect()
    };
    let is_proved = |table: &Table, by: &str| proofs(table).iter().any(|proof| proof.contains(by));
    let taken = heap(60, taking(&[1, 3, 4]));
    assert!(is_proved(&taken, "Golomb"));
    // The octal code 0.27.
    let divided = heaps(18, |heap| {
        let one = (1..heap.max(1)).last().map(|left| vec![left]);
        let two = heap.checked_sub(2).into_iter();
        two.flat_map(|left| (0..=left / 2).map(move |part| vec![part, left - part]))
            .chain(one)
            .collect()
    });
    assert!(is_proved(&divided, "Guy and Smith"));
    // The same values alone, and amounts that the heap decides.
    assert_eq!(proofs(&Table { options: None, ..taken }), [""; 0]);
    let palindromes = |n: u64| {
        let is_one = |k: &u64| k.to_string().bytes().rev().eq(k.to_string().bytes());
        (1..=n).filter(is_one).map(|k| n - k).collect()
    };
    assert_eq!(proofs(&heap(300, palindromes)), [""; 0]);
}

/// A heap of n has random smaller heaps as options.
fn random_game(heaps: u64, random: &mut Random) -> Table {
    let rows = (0..heaps).map(|heap| vec![heap]).collect();
    let options = (0..heaps).map(|heap| {
        let count = random.int(0..=4).min(heap);
        let list = random.list(count, 0..=heap.saturating_sub(1));
        list.into_iter().map(|to| to as usize).collect()
    });
    Table::of_options(rows, options.collect())
}

#[test]
fn random_games_have_no_theorem() {
    for seed in 0..30 {
        let random = &mut Random::new(seed);
        let table = random_game(200, random);
        assert_eq!(named(&recognise(&table).theorems), [""; 0], "options by the seed {}", seed);
        let values = random.list(200, 0..=3);
        let found = recognise(&Table::of_values(0, values));
        assert_eq!(named(&found.theorems), [""; 0], "values by the seed {}", seed);
        let sparse = random.int(1..=5);
        let fate = |number: u64| if number == 0 { Fate::Loss } else { Fate::Win };
        let fates = random.list(200, 0..=sparse).into_iter().map(fate).collect();
        let found = recognise(&Table::of_outcomes(0, fates));
        assert_eq!(named(&found.theorems), [""; 0], "outcomes by the seed {}", seed);
        let rows = (0..200).map(|cell| vec![cell / 15, cell % 15]).collect();
        let grid = Table { rows, ..table };
        assert_eq!(named(&recognise(&grid).theorems), [""; 0], "a grid by the seed {}", seed);
    }
}

#[test]
fn short_random_lists_have_no_theorem() {
    let fate = |number: u64| if number % 2 == 0 { Fate::Loss } else { Fate::Win };
    for seed in 0..500 {
        let random = &mut Random::new(seed);
        let count = random.int(4..=24);
        let list = random.list(count, 0..=3);
        let fates = list.iter().copied().map(fate).collect();
        let found = recognise(&Table::of_outcomes(0, fates));
        assert_eq!(named(&found.theorems), [""; 0], "outcomes of {:?}", list);
        let found = recognise(&Table::of_values(0, list.clone()));
        assert_eq!(named(&found.theorems), [""; 0], "values {:?}", list);
    }
}

#[test]
fn one_exception_makes_a_theorem_a_near_miss() {
    let exception = |value: &mut u64| *value += 1;
    let games: [fn(u64) -> u64; 4] = [
        |n| [0, 1, 0, 1, 2, 3, 2][n as usize % 7],
        |n| n % 4,
        |n| u64::from((n + 1).trailing_zeros()),
        |n| n / 2,
    ];
    for (number, game) in games.iter().enumerate() {
        for heaps in [200, 500] {
            let mut values: Vec<u64> = (0..heaps).map(game).collect();
            assert!(!recognise(&Table::of_values(0, values.clone())).theorems.is_empty());
            exception(&mut values[150]);
            let found = recognise(&Table::of_values(0, values));
            let of_values = found.theorems.iter().filter(|found| found.values);
            assert_eq!(of_values.count(), 0, "game {}: {:#?}", number, named(&found.theorems));
            let first = found.misses.first().and_then(|miss| miss.fails.clone());
            assert_eq!(first.map(|(row, ..)| row), Some(vec![150]), "game {}", number);
        }
    }
}
