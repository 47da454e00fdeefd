//! Blackening a board, to be explained, drawn and played.

use oracle::Oracle;
use study::prelude::*;

use super::rules::{squares, Blacken};

/// A position is the number of columns and then the squares, row by row: 1 if it is black.
/// On a small board all moves are tried.
struct Blackout(Oracle<Blacken>);

/// On a board with more squares no position is played out.
const SQUARES: usize = 16;

/// The rows, the columns and the white squares, as the rules have them.
fn read(position: &[u64]) -> (u64, u64, u64) {
    let bits = (0..).zip(&position[1..]).map(|(place, black)| (1 - black) << place);
    ((position.len() as u64 - 1) / position[0], position[0], bits.sum())
}

fn write((rows, columns, white): (u64, u64, u64)) -> Row {
    let squares = (0..rows * columns).map(|place| 1 - (white >> place & 1));
    Some(columns).into_iter().chain(squares).collect()
}

/// The rows with a white square, counted from 0.
fn rows_left(columns: u64, white: u64) -> Vec<u64> {
    (0..64 / columns).filter(|row| white >> (row * columns) & ((1 << columns) - 1) > 0).collect()
}

/// The columns with a white square.
fn columns_left(columns: u64, white: u64) -> Vec<u64> {
    let has = |row: u64, column: u64| white >> (row * columns + column) & 1 == 1;
    let rows = rows_left(columns, white);
    (0..columns).filter(|&column| rows.iter().any(|&row| has(row, column))).collect()
}

/// The white squares whose image is black, if the board is turned by 180 degrees; rows and columns
/// that are black are left out, as a piece may cross them.
fn unpaired(columns: u64, white: u64) -> u64 {
    let (rows, in_row) = (rows_left(columns, white), columns_left(columns, white));
    let mut unpaired = 0;
    for (row, row_image) in rows.iter().zip(rows.iter().rev()) {
        for (column, column_image) in in_row.iter().zip(in_row.iter().rev()) {
            let bit = |row: &u64, column: &u64| white >> (row * columns + column) & 1;
            let is_alone = bit(row, column) > bit(row_image, column_image);
            unpaired |= u64::from(is_alone) << (row * columns + column);
        }
    }
    unpaired
}

/// Whether each white square has an image, and no piece is its own: the rows and the columns with a
/// white square are even in number. Then the player to move loses.
pub fn is_mirrored(columns: u64, white: u64) -> bool {
    let [rows, in_row] = [rows_left(columns, white), columns_left(columns, white)];
    rows.len() % 2 == 0 && in_row.len() % 2 == 0 && unpaired(columns, white) == 0
}

fn is_small(position: &[u64]) -> bool {
    position.len() - 1 <= SQUARES
}

impl Study for Blackout {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Blacken neighbouring squares of one row or of one column, at least one of them white."
                "每次选同一行或同一列中连续的若干格涂黑，其中至少有一格是白的。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, click the white squares that become black, and those between them are black already."
                "棋盘上，点要变黑的白格；它们之间的其余各格已经是黑的。"
            },
            numbers: sentences! {
                "the number of columns, then the squares row by row, 0 if white and 1 if black"
                "列数，然后逐行写出各格，白格为 0，黑格为 1"
            },
            answers: ["won", "lost"],
            starts: &[
                &[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                &[4, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0],
                &[2, 0, 0, 0, 0],
                &[4, 0, 0, 0, 0],
                &[4, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                &[3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let is_board = match position {
            [columns, cells @ ..] => {
                *columns > 0 && !cells.is_empty() && cells.len() as u64 % columns == 0
            }
            [] => false,
        };
        refuse!(
            !is_board || position.len() > 61 || position[1..].iter().any(|&square| square > 1),
            "not a number of columns and whole rows of 0 and 1, at most 60 squares",
            "应为列数以及由 0 和 1 组成的若干整行，至多 60 格"
        );
        let (rows, columns, white) = read(position);
        let is_full = white.count_ones() as usize == position.len() - 1;
        let is_start = is_full && (rows, columns) == (5, 6);
        refuse!(
            !is_small(position) && !is_start && !is_mirrored(columns, white),
            "on a large board each black square needs its mirror image",
            "棋盘较大时，黑格必须两两对称"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        is_small(position)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let board = read(position);
        let options = Options::at(Blacken, board, write);
        let listed = options.clone();
        let is_lost = |(_, columns, white): (u64, u64, u64)| is_mirrored(columns, white);
        let wins = move || !is_lost(board) && (!is_small(position) || self.0.next_wins(&board));
        Play::new(options, wins, move || match is_small(position) {
            true => Winning::all(self.0.winning_options(&board).into_iter().map(write)),
            false => Winning::some(listed.rows().into_iter().find(|left| is_lost(read(left)))),
        })
    }

    fn reason(&self, position: &[u64]) -> String {
        let (_, columns, white) = read(position);
        if is_mirrored(columns, white) {
            return said!(
                "each piece has an image that does not meet it",
                "每一段都有与它不相交的像"
            );
        }
        match self.winning(position).count {
            Some(0) => said!("each move leaves a won board", "每一步都留给对方必胜的棋盘"),
            Some(1) => said!("1 move leaves a lost board", "有 1 步能留给对方必败的棋盘"),
            Some(moves) => {
                said!("{moves} moves leave a lost board", "有 {moves} 步能留给对方必败的棋盘")
            }
            None => said!("the middle row is its own image", "正中一行与自己对称"),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed = differing(&from[1..], &to[1..]);
        let square = |place: usize| (place as u64 / from[0] + 1, place as u64 % from[0] + 1);
        let [(top, left), (bottom, right)] = [changed[0], changed[changed.len() - 1]].map(square);
        if changed.len() == 1 {
            said!("row {top}, column {left}", "第 {top} 行第 {left} 列")
        } else if top == bottom {
            said!("row {top}, columns {left} to {right}", "第 {top} 行，第 {left} 至 {right} 列")
        } else {
            said!("column {left}, rows {top} to {bottom}", "第 {left} 列，第 {top} 至 {bottom} 行")
        }
    }

    /// The white squares whose image is black are marked, or the middle row if there are none.
    fn board(&self, position: &[u64]) -> Board {
        let (rows, columns, white) = read(position);
        let middle = squares(columns, [rows / 2 + 1, 1, rows / 2 + 1, columns]);
        let marked = match unpaired(columns, white) {
            0 if rows % 2 == 1 => white & middle,
            alone => alone,
        };
        let has =
            |bits: u64, row: u64, column: u64| bits >> ((row - 1) * columns + column - 1) & 1 == 1;
        let is_black = |row, column| !has(white, row, column);
        let is_marked = |row, column| has(marked, row, column);
        Board::Strips(study::board::squares((rows, columns), is_black, is_marked))
    }

    fn name(&self, position: &[u64]) -> String {
        let (rows, columns, white) = read(position);
        let black = rows * columns - u64::from(white.count_ones());
        said!("{rows} x {columns}, {black} black", "{rows} x {columns}，黑 {black} 格")
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=4, |one, other| {
            let (rows, columns) = (one.min(other), one.max(other));
            write((rows, columns, (1 << (rows * columns)) - 1))
        })
    }

    fn random(&self, random: &mut Random) -> Row {
        let (rows, columns) = (random.int(2..=4), random.int(3..=4));
        let empty = write((rows, columns, (1 << (rows * columns)) - 1));
        let one = random.choose(&self.options(&empty)).clone();
        random.choose(&[empty, one]).clone()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Blackout(Oracle::new(Blacken)))
}

/// The middle row, a column across it, and the image of that.
pub fn pictures() -> Vec<(&'static str, String)> {
    let study = Blackout(Oracle::new(Blacken));
    let mut white = (1 << 30) - 1;
    let positions = [[3, 1, 3, 6], [2, 6, 5, 6], [1, 1, 4, 1]].map(|piece| {
        white &= !squares(6, piece);
        write((5, 6, white))
    });
    let title = "The middle row, a piece of column 6, and its image in column 1";
    let boards = positions.iter().map(|position| study.board(position));
    let captions = ["3 1 3 6", "2 6 5 6", "1 1 4 1"];
    let drawings =
        boards.zip(captions).map(|(board, caption)| Drawing::from_board(&board, caption));
    let description = "Each piece of the opponent is answered by its image, turned by 180 degrees.";
    vec![("images", Drawing::sequence(drawings.collect()).document(title, description))]
}
