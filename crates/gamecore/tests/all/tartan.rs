//! Products of coin-turning games, by play.

use gamecore::{CoinTurning, Game, NimValued, Outcome, Patch, Tartan};
use oracle::{games, Oracle};

use super::coin_turning::{heads, mask, sets, RULES};
use super::shape;

#[test]
fn products_of_all_pairs_are_as_played() {
    const ROWS: usize = 3;
    const COLUMNS: usize = 4;
    let row = |rule| CoinTurning::new(ROWS, rule).unwrap();
    let column = |rule| CoinTurning::new(COLUMNS, rule).unwrap();
    for (first, second) in RULES.iter().flat_map(|&one| RULES.iter().map(move |&two| (one, two))) {
        let game = Tartan::new(row(first), column(second));
        let number = |row: usize, column: usize| row * COLUMNS + column;
        let patch = |rows: &[usize], columns: &[usize]| {
            let cells =
                rows.iter().flat_map(|&row| columns.iter().map(move |&column| number(row, column)));
            mask(&cells.collect::<Vec<usize>>())
        };
        let (of_rows, of_columns) = (sets(first, ROWS), sets(second, COLUMNS));
        let patches = of_rows
            .iter()
            .flat_map(|rows| of_columns.iter().map(move |columns| patch(rows, columns)));
        let oracle = Oracle::new(games::CoinTurning(patches.collect()));
        for position in 0..1_u64 << (ROWS * COLUMNS) {
            let shown: Vec<(usize, usize)> =
                heads(position).into_iter().map(|cell| (cell / COLUMNS, cell % COLUMNS)).collect();
            assert_eq!(game.nim_value(&shown), oracle.nim_value(&position));
            assert_eq!(game.outcome(&shown), Outcome::n_if(oracle.next_wins(&position)));
            if position % 7 != 0 {
                continue;
            }
            shape::keeps(&game, &shown);
            shape::keeps_nim_values(&game, &shown);
            let winning: Vec<Patch> = game.winning_moves(&shown);
            let results = winning.iter().map(|found| position ^ patch(&found.rows, &found.columns));
            assert_eq!(
                super::sorted(results.collect()),
                super::sorted(oracle.winning_options(&position))
            );
            for found in winning {
                let after = game.after(&shown, &found).into_iter();
                let after: Vec<usize> = after.map(|(row, column)| number(row, column)).collect();
                // In order, as `heads` gives them.
                assert_eq!(after, heads(position ^ patch(&found.rows, &found.columns)));
            }
        }
    }
}

#[test]
#[should_panic(expected = "no move turns the coins of Patch { rows: [0, 1], columns: [1] }")]
fn other_columns_are_not_turned() {
    let game = Tartan::new(CoinTurning::twins(2), CoinTurning::twins(2));
    game.after(&[(1, 1)], &Patch { rows: vec![0, 1], columns: vec![1] });
}

#[test]
#[should_panic(expected = "no move turns the coins of Patch { rows: [0], columns: [0, 1] }")]
fn other_rows_are_not_turned() {
    let game = Tartan::new(CoinTurning::twins(2), CoinTurning::twins(2));
    game.after(&[(0, 1)], &Patch { rows: vec![0], columns: vec![0, 1] });
}

#[test]
#[should_panic(expected = "no coin 2 of 2")]
fn coins_beside_the_board_have_no_value() {
    Tartan::new(CoinTurning::twins(3), CoinTurning::twins(2)).outcome(&[(1, 2)]);
}
