//! How much is evidence, and what is a proof.

use games::table::Table;
use games::theorems::{recognise, Found};
use oracle::games::Subtraction;
use oracle::Ruleset;
use study::Row;

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

/// One heap, by rules of the oracle.
fn by_rules(last: u64, rules: impl Ruleset<Position = u64>) -> Table {
    heap(last, |heap| rules.options(&heap))
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

fn named(found: &[Found]) -> Vec<String> {
    let line =
        |found: &Found| format!("{} {}/{} {:?}", found.name, found.agrees, found.of, found.code);
    found.iter().map(line).collect()
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
