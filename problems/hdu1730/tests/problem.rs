//! Northcott's game (HDU 1730): it is partizan, and positions can recur.

use oracle::positions::rows;
use oracle::retrograde::{Fate, Retrograde};
use oracle::Ruleset;
use problem::prelude::*;

/// Each player owns one piece in every row.
struct Northcott;

/// A board of some width. In every row stand the piece of the player to move
/// and the other player's.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
                options.push(Board { width: board.width, rows: turned(&rows) });
            }
        }
        options
    }
}

/// The other player's view: the pieces are called the other way round.
fn turned(rows: &[(u64, u64)]) -> Vec<(u64, u64)> {
    rows.iter().map(|&(own, other)| (other, own)).collect()
}

/// The width of the board, and the columns of the black and the white piece in every row.
type Case = (u64, Vec<(u64, u64)>);

fn board((width, rows): &Case) -> Board {
    Board { width: *width, rows: rows.clone() }
}

/// Who wins, backwards from the end.
fn next_wins(oracle: &Retrograde<Northcott>, case: &Case) -> bool {
    match oracle.fate(&board(case)) {
        Fate::Win => true,
        Fate::Loss => false,
        Fate::Draw => panic!("neither player can force a win: {case:?}"),
    }
}

/// What the winning moves leave, drawn from the side of the player who has moved.
fn winning_boards(oracle: &Retrograde<Northcott>, case: &Case) -> Vec<Vec<(u64, u64)>> {
    let options = oracle.winning_options(&board(case)).into_iter();
    options.map(|option| turned(&option.rows)).collect()
}

/// Whether the boards of `n` rows and `m` columns are so few that they can all be played.
fn few_boards(n: usize, m: u64) -> bool {
    m.saturating_pow(2 * n as u32) <= 10_000
}

/// All boards of `n` rows and `m` columns.
fn boards(n: usize, m: u64) -> Vec<Case> {
    let pieces = rows(2 * n, 1..=m).into_iter();
    let boards = pieces.map(|columns| columns.chunks(2).map(|row| (row[0], row[1])).collect());
    let legal = |rows: &Vec<(u64, u64)>| rows.iter().all(|(black, white)| black != white);
    boards.filter(legal).map(|rows| (m, rows)).collect()
}

/// The same row, but for two pieces on one square: then white goes on to the next.
fn apart((black, white): (u64, u64), width: u64) -> (u64, u64) {
    if black == white {
        (black, white % width + 1)
    } else {
        (black, white)
    }
}

/// A row whose pieces stand this many columns apart.
fn apart_by(columns: u64) -> (u64, u64) {
    (1 + columns, 1)
}

/// A row of pieces in different columns of a board of some width.
fn row(width: u64) -> Shape<(u64, u64)> {
    let columns = move || (int("black", 1..=width), int("white", 1..=width));
    let random = move |size| columns().strategy(size).prop_map(move |row| apart(row, width));
    columns()
        .such_that("two different columns", |(black, white)| black != white)
        .generated_by(move |size| random(size).boxed())
}

fn main() {
    let oracle = Retrograde::new(Northcott);
    let same_oracle = oracle.clone();
    let count = int("n", 1..=1000).beyond(0..=u64::MAX);
    let width = int("m", 2..=100).beyond(2..=u64::MAX);
    let board = headed_list(count, width, |&width| row(width)).column();
    let problem = Problem::new(to_eof(board).with_blank_lines())
        .winner("I WIN!", "BAD LUCK!")
        .rules(move |case| next_wins(&oracle, case))
        .winning(move |case| winning_boards(&same_oracle, case))
        .every_small(
            |(width, rows)| few_boards(rows.len(), *width),
            || {
                let sizes = (0..=6).flat_map(|n| (2..=10).map(move |m| (n, m)));
                let small = sizes.filter(|&(n, m)| few_boards(n, m));
                small.flat_map(|(n, m)| boards(n, m)).collect()
            },
        )
        .formula(|(_, rows)| !is_balanced(rows.iter().map(|(a, b)| a.abs_diff(*b) - 1)))
        .law("the width of the board does not matter", || {
            let board = |m| (m, vec![(1, 4), (2, 4), (1, 3), (m, m - 3)]);
            (4..=100).chain(u64::MAX - 3..=u64::MAX).map(|m| (board(m), false)).collect()
        })
        .law("rows that mirror each other in pairs are lost, and won with one changed", || {
            let m = u64::MAX;
            let half = (1..=50_000).map(|k| (k * k, m - k));
            let mirrored: Vec<(u64, u64)> =
                half.flat_map(|(a, b)| [(a, b), (m - (a - 1), m - (b - 1))]).collect();
            let mut changed = mirrored.clone();
            changed[777].0 -= 1;
            vec![((m, mirrored), false), ((m, changed), true)]
        })
        .refuses("two pieces on one square", "1 9 4 4", "4 4")
        .refuses("a piece beside the board", "1 9 3 10", "3 10")
        .refuses("a board without room for two pieces", "0 1", "m = 1")
        .workload("rows in one case", 2_500_000, |rows, random| {
            vec![(1000, random.many(rows, |random| apart_by(random.int(1..=999))))]
        })
        .workload("cases of one row", 1_000_000, |cases, random| {
            random.many(cases, |random| (100, vec![apart_by(random.int(1..=99))]))
        });
    run(this_problem!(), problem);
}
