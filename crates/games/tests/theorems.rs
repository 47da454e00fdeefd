//! Games whose theorems are known, and games that have none.

use std::fs;
use std::path::Path;
use std::process::Command;

use games::table::{Fate, Table};
use games::theorems::{recognise, Code, Found};
use oracle::games::{Mark, Subtraction, Sum, Welter};
use oracle::positions::{replacing_one, rows};
use oracle::Ruleset;
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

fn below(number: u64) -> Vec<u64> {
    (0..number).collect()
}

/// One heap, by rules of the oracle.
fn by_rules(last: u64, rules: impl Ruleset<Position = u64>) -> Table {
    heap(last, |heap| rules.options(&heap))
}

/// Games, each with the theorem that solves it, or with a part of the formula; those of the problems
/// are played by their own rules (`crates/game/tests/problems.rs`).
fn known() -> Vec<(&'static str, Table, &'static str)> {
    let bounded = Sum(Subtraction(vec![1, 2, 3, 4]));
    let bounded = explored(rows(2, 0..=12), |row| bounded.options(&row.to_vec()));
    let wythoff = |most: u64| {
        explored(vec![vec![25, 25]], move |row| {
            let mut options = replacing_one(row, |&heap| below(heap));
            for one in 1..=row[0] {
                let others = (1..=row[1]).filter(|&other| one.abs_diff(other) < most);
                options.extend(others.map(|other| vec![row[0] - one, row[1] - other]));
            }
            options
        })
    };
    // A game of Euclid that ends at equal numbers.
    let euclid = explored(rows(2, 1..=24), |row| {
        let (small, large) = (row[0].min(row[1]), row[0].max(row[1]));
        let left = (1..).map_while(|times| large.checked_sub(times * small));
        left.take_while(|rest| *rest > 0).map(|rest| vec![small, rest]).collect()
    });
    let jumps = |row: &[u64]| {
        let options = Welter.options(&row.to_vec()).into_iter();
        options.map(|pieces| Welter.representative(&pieces)).collect()
    };
    let digits = |n: u64| -> Vec<u64> {
        let left = n.to_string().into_bytes().into_iter().map(|digit| n - u64::from(digit - b'0'));
        left.filter(|to| *to != n).collect()
    };
    let lasker = |heap: u64| {
        let left = below(heap).into_iter().map(|left| vec![left]);
        left.chain((1..=heap / 2).map(|part| vec![part, heap - part])).collect()
    };
    let king = |row: &[u64]| {
        let steps = [(1, 0), (0, 1), (1, 1)];
        let to =
            steps.iter().filter_map(|(a, b)| row[0].checked_sub(*a).zip(row[1].checked_sub(*b)));
        to.map(|(a, b)| vec![a, b]).collect()
    };
    let less_divisor = |n: u64| (1..n).filter(|d| n % d == 0).map(|d| n - d).collect();
    let parts = |bar: u64| (1..=bar / 2).map(|part| vec![part, bar - part]).collect();
    vec![
        ("take 2, 4 or 7", by_rules(200, Subtraction(vec![2, 4, 7])), "Subtraction games"),
        ("take one of the digits", heap(300, digits), "n % 10"),
        ("bounded Nim, misère", bounded.misere().expect("its options"), "Misère Nim"),
        ("Mark", by_rules(200, Mark), "zeros(n, 2) % 2"),
        ("misère Wythoff", wythoff(1).misere().expect("its options"), "Wythoff's game"),
        ("Wythoff, less than 2 apart", wythoff(2), "Wythoff's game"),
        ("Euclid, ending at equal numbers", euclid, "Euclid's game"),
        ("Welter", explored(vec![vec![7, 9, 11]], jumps), "Other theorems"),
        ("Lasker's Nim", heaps(16, lasker), "// 4 * 4"),
        ("subtract a divisor", heap(200, less_divisor), "zeros(n, 2)"),
        ("break a bar", heaps(12, parts), "Parity"),
        ("a king", explored(vec![vec![12, 12]], king), "Parity"),
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
    let taken = by_rules(60, Subtraction(vec![1, 3, 4]));
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

/// Outcomes, where `L` is lost, the first of them again and again after the others.
fn outcomes(before: &str, again: &str) -> Table {
    let letters = before.chars().chain(again.chars().cycle()).take(120);
    let fate = |letter| if letter == 'L' { Fate::Loss } else { Fate::Win };
    Table::of_outcomes(0, letters.map(fate).collect())
}

/// Nim-values, some of them again and again after others.
fn values(before: &[u64], again: &[u64]) -> Table {
    Table::of_values(0, before.iter().chain(again.iter().cycle()).copied().take(120).collect())
}

#[test]
fn what_is_printed_in_rust_compiles() {
    let mut tables: Vec<Table> = known().into_iter().map(|(_, table, _)| table).collect();
    for before in ["", "L", "WWWW", "WLLW"] {
        tables.extend(["L", "W", "WL", "WWL", "LLW"].map(|again| outcomes(before, again)));
    }
    for before in [&[][..], &[0], &[1], &[1, 0, 0, 1, 0]] {
        for again in [&[0][..], &[1], &[0, 1], &[1, 1, 0], &[2, 0, 1]] {
            tables.push(values(before, again));
        }
    }
    let mut program = "use std::collections::*;\n".to_string();
    let findings = tables.iter().map(recognise);
    let all = findings.flat_map(|findings| findings.theorems.into_iter().chain(findings.misses));
    for (number, found) in all.enumerate() {
        let [.., lines] = match &found.code {
            Some(code) => code,
            None => continue,
        };
        let result = if found.values { "i64" } else { "bool" };
        program += &format!("pub fn theorem_{number}(mut h: Vec<i64>) -> {result} {{\n");
        program += "let (n, a, b) = (h[0], h[0], h[1]);\n";
        program += &format!("{}\n}}\n", lines.join("\n"));
    }
    assert_eq!(Code::ALL[2].0, Code::Rust);
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join("formulas.rs");
    fs::write(&source, program).unwrap();
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition=2021", "--crate-type=lib", "--emit=metadata", "--cap-lints=allow"]);
    rustc.arg("--out-dir").arg(env!("CARGO_TARGET_TMPDIR")).arg(&source);
    assert!(rustc.status().unwrap().success(), "{}", source.display());
}
