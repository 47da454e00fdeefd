//! Northcott's game (HDU 1730): it is partizan, and positions can recur.

use judge::prelude::*;
use oracle::positions::rows;
use oracle::retrograde::{Fate, Retrograde};
use oracle::Ruleset;

/// A board of some width, and whose turn it is. In every row stand the piece of
/// the player to move and the other player's.
struct Northcott;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Board {
    width: u64,
    rows: Vec<(u64, u64)>,
}

impl Ruleset for Northcott {
    type Position = Board;

    fn options(&self, board: &Board) -> Vec<Board> {
        let mut options = Vec::new();
        for (index, &(own, other)) in board.rows.iter().enumerate() {
            let free = if own < other { 1..other } else { other + 1..board.width + 1 };
            for column in free.filter(|&column| column != own) {
                let mut rows = board.rows.clone();
                rows[index].0 = column;
                // Now the other player moves, and calls the pieces the other way round.
                let rows = rows.into_iter().map(|(own, other)| (other, own)).collect();
                options.push(Board { width: board.width, rows });
            }
        }
        options
    }
}

type Case = (u64, Vec<(u64, u64)>);

fn win(first_wins: bool) -> String {
    word(first_wins, "I WIN!", "BAD LUCK!")
}

/// All boards of `n` rows and `m` columns.
fn boards(n: usize, m: u64) -> Vec<Case> {
    let pieces = rows(2 * n, 1..=m).into_iter();
    let boards = pieces.map(|columns| columns.chunks(2).map(|row| (row[0], row[1])).collect());
    let legal = |rows: &Vec<(u64, u64)>| rows.iter().all(|(black, white)| black != white);
    boards.filter(legal).map(|rows| (m, rows)).collect()
}

/// Nim by counting: every binary digit is set in an even number of gaps.
fn balanced(rows: &[(u64, u64)]) -> bool {
    let gaps = rows.iter().map(|(black, white)| black.abs_diff(*white) - 1);
    (0..64).all(|digit| gaps.clone().filter(|gap| gap >> digit & 1 == 1).count() % 2 == 0)
}

fn main() {
    let oracle = Retrograde::new(Northcott);
    let row = |&width: &u64| {
        let column = |name| int(name, 1..=width);
        (column("black"), column("white"))
            .such_that("two different columns", |(black, white)| black != white)
    };
    let board = headed_list(int("n", 1..=1000), int("m", 2..=100), row).column();
    let problem = Problem::new(to_eof(board))
        .rules(move |(width, rows)| {
            let board = Board { width: *width, rows: rows.clone() };
            win(oracle.fate(&board) == Fate::Win)
        })
        .every_small(
            |(width, rows)| *width <= 5 && rows.len() <= 2 || *width <= 3 && rows.len() <= 4,
            || {
                let wide = (2..=5).flat_map(|m| (1..=2).map(move |n| (n, m)));
                let high = (2..=3).flat_map(|m| (3..=4).map(move |n| (n, m)));
                wide.chain(high).flat_map(|(n, m)| boards(n, m)).collect()
            },
        )
        .formula(|(_, rows)| win(!balanced(rows)))
        .law("the width of the board does not matter", || {
            (4..=100).map(|m| ((m, vec![(1, 4), (2, 4), (1, 3), (m, m - 3)]), win(false))).collect()
        })
        .refuses("two pieces on one square", "1 9 4 4", "4 4")
        .refuses("a piece beside the board", "1 9 3 10", "3 10");
    run(this_problem!(), problem);
}
