//! The sequences of the OEIS: those that the pages of `gamecore` name, and no others.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gamecore::fibonacci_numbers;
use games::playground::Game;
use games::sequences::{shown, SEQUENCES};
use games::table::{Fate, Table};

/// The numbers of sequences in a text.
fn numbers(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let digits = |word: &&str| word.strip_prefix('A').map_or("", |digits| digits).len() == 6;
    let is_number =
        |word: &&str| digits(word) && word[1..].bytes().all(|digit| digit.is_ascii_digit());
    words.filter(is_number).map(str::to_string).collect()
}

fn named(folder: &Path) -> BTreeSet<String> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => named(&path),
            false => numbers(&fs::read_to_string(&path).expect("a source")),
        })
        .collect()
}

#[test]
fn the_sequences_are_those_that_gamecore_names() {
    let all: Vec<&str> = SEQUENCES.iter().map(|sequence| sequence.number).collect();
    let pages = named(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../gamecore/src"));
    assert_eq!(numbers(&all.join(" ")), pages);
}

fn of_game(game: &str) -> Vec<&'static str> {
    let game: Game = game.parse().expect("a game");
    let report = &game.reports(60)[0];
    report.table().map_or(Vec::new(), |table| numbers_of(&table))
}

fn numbers_of(table: &Table) -> Vec<&'static str> {
    shown(table).iter().map(|sequence| sequence.number).collect()
}

#[test]
fn games_show_their_sequences() {
    // As each page of the OEIS names its game.
    for (game, sequences) in [
        ("kayles", &["A002186"][..]),
        ("0.07", &["A002187"]),
        ("grundy", &["A002188", "A036685"]),
        ("take squares", &["A014586", "A030193"]),
        ("mock turtles", &["A000069"]),
        ("ruler", &["A006519"]),
        ("nim", &[]),
        ("take 1 2", &[]),
    ] {
        assert_eq!(of_game(game), sequences, "{}", game);
    }
    // Wythoff's game, where a lost pair is the first one of its difference.
    let rows: Vec<Vec<u64>> = (0..=30).flat_map(|a| (0..=30).map(move |b| vec![a, b])).collect();
    let place = |a: u64, b: u64| (a * 31 + b) as usize;
    let options = |row: &Vec<u64>| {
        let (a, b) = (row[0], row[1]);
        let one = (0..a).map(|left| place(left, b)).chain((0..b).map(|left| place(a, left)));
        one.chain((1..=a.min(b)).map(|taken| place(a - taken, b - taken))).collect()
    };
    let options: Vec<Vec<usize>> = rows.iter().map(options).collect();
    let wythoff = Table::of_options(rows, options);
    assert_eq!(numbers_of(&wythoff), ["A000201 and A001950"]);
}

#[test]
fn a_term_too_few_or_another_is_not_a_sequence() {
    let ruler = [1, 2, 1, 4, 1, 2, 1, 8, 1, 2];
    assert_eq!(numbers_of(&Table::of_values(1, ruler.to_vec())), ["A006519"]);
    assert_eq!(numbers_of(&Table::of_values(1, ruler[..7].to_vec())), [""; 0]);
    assert_eq!(numbers_of(&Table::of_values(1, [&ruler[..], &[2]].concat())), [""; 0]);
    // The last lost number is missing.
    let lost = |most: u64| {
        let is_lost = |heap: &u64| heap <= &most && fibonacci_numbers(60).contains(heap);
        let fate = |heap: u64| if is_lost(&heap) { Fate::Loss } else { Fate::Win };
        Table::of_outcomes(0, (0..60).map(fate).collect())
    };
    assert_eq!(numbers_of(&lost(60)), ["A000045"]);
    assert_eq!(numbers_of(&lost(50)), [""; 0]);
}
