//! Colouring Game (Codeforces 1704F): two neighbours are painted white.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::rows_of;
use problem::fixtures::{is_balanced, values_of_rows};
use problem::prelude::*;

use self::rules::Painting;

/// The first player is to move; red cells are 1 and blue cells 2.
fn position(letters: &[u64]) -> Vec<u64> {
    [1].into_iter().chain(letters.iter().map(|letter| letter + 1)).collect()
}

/// The cells as letters.
fn spelt(letters: &[u64]) -> Vec<char> {
    letters.iter().map(|&letter| ['R', 'B'][letter as usize]).collect()
}

/// How many neighbours an alternating stretch must have at least for the period.
const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

/// By the number of neighbours of different colours in each stretch, one less than its cells.
fn first_wins(letters: &[u64]) -> bool {
    let blue: u64 = letters.iter().sum();
    let red = letters.len() as u64 - blue;
    if red != blue {
        return red > blue;
    }
    // Dawson's Kayles by the definition.
    let values = values_of_rows(2..=2, (PREPERIOD + PERIOD) as u64 - 1);
    let value = |differences: usize| match differences + 1 {
        cells if cells < PREPERIOD => values[cells],
        cells => values[PREPERIOD + (cells - PREPERIOD) % PERIOD],
    };
    let differs: Vec<bool> = letters.windows(2).map(|pair| pair[0] != pair[1]).collect();
    let stretches = differs.split(|&differs| !differs);
    !is_balanced(stretches.map(|stretch| value(stretch.len())))
}

/// Red and blue in turn, beginning with `first`.
fn alternating(cells: u64, first: u64) -> Vec<u64> {
    (first..first + cells).map(|place| place % 2).collect()
}

/// A row and its mirror image: its stretches cancel in pairs.
fn mirrored(half: Vec<u64>) -> Vec<u64> {
    let back: Vec<u64> = half.iter().rev().copied().collect();
    [half, back].concat()
}

/// Half of the random rows have as many red cells as blue ones; others hardly ever do.
fn row() -> Shape<Vec<u64>> {
    let row = word(int("n", 2..=500_000).beyond(2..=u64::MAX), "RB");
    row.clone().generated_by(move |size| {
        let any = row.clone().strategy(size);
        let balanced = any.clone().prop_map(|letters| {
            let half = letters.len().div_ceil(2);
            let turned = letters[..letters.len() - half].iter().map(|letter| 1 - letter);
            let balanced = letters[..half].iter().copied().chain(turned).collect::<Vec<u64>>();
            balanced
        });
        any.prop_union(balanced.boxed()).boxed()
    })
}

fn main() {
    let dawson = solution::dawson();
    let format = counted(int("t", 1..=10_000).beyond(0..=u64::MAX), row()).with_total("n", 500_000);
    let problem = Problem::new(format)
        .winner("Alice", "Bob")
        .invalid("small-letter", "1\n3\nRbB\n")
        .invalid("too-many-letters", "1\n3\nRBRB\n")
        .invalid("too-small", "1\n1\nR\n")
        .invalid("white-cell", "1\n3\nRWB\n")
        .solution(move |letters| solution::solve(&dawson, &spelt(letters)))
        .studied(5456)
        .rules(by_play(Painting, |letters: &Vec<u64>| position(letters)))
        .every_small(|letters| letters.len() <= 11, || rows_of(2..=9, 0..=1))
        .formula(|letters| first_wins(letters))
        .law("the player with one cell more wins", || {
            let odd = [3, 5, 35, 999, 49_999];
            odd.iter()
                .flat_map(|&n| [0, 1].map(|first| (alternating(n, first), first == 0)))
                .collect()
        })
        .law("an alternating row of even length is won in its middle", || {
            (1..=50).chain([100_000]).map(|half| (alternating(2 * half, 1), true)).collect()
        })
        .law("a row that goes back where it came from is lost", || {
            let rows = [1, 2, 17, 1000].map(|half| (mirrored(alternating(2 * half, 0)), false));
            rows.to_vec()
        })
        .law("the longest row, with equal stretches at both ends", || {
            vec![(mirrored(alternating(250_000, 1)), false)]
        })
        .refuses("a letter that is neither R nor B", "1 3 RWB", "not R or B")
        .refuses("a single cell, which cannot be painted", "1 1 R", "a single cell")
        .study(study::study(), |letters| vec![position(letters)], study::pictures);
    run(this_problem!(), problem);
}
