//! A walk on a square board, to be explained, drawn and played.

use gamecore::{maximum_matching, Game, VertexGeography};
use oracle::games;
use study::prelude::*;

use super::rules::board;

/// A position is n and the cells where the token has gone from the corner, which is cell 1; cells
/// are counted from 1, row by row.
struct Walk;

/// Only on boards up to this are there positions within a walk.
const MOST: u64 = 9;

/// All cells of the walk, counted from 0.
fn walk(position: &[u64]) -> Vec<usize> {
    [&[0], &position[1..].iter().map(|&cell| cell as usize - 1).collect::<Vec<_>>()[..]].concat()
}

/// The position with this walk.
fn row(n: u64, walk: &[usize]) -> Row {
    [&[n], &walk[1..].iter().map(|&cell| cell as u64 + 1).collect::<Row>()[..]].concat()
}

/// The cells that are side by side.
fn edges(n: u64) -> Vec<(usize, usize)> {
    let board = board(n as usize);
    let sides = |(cell, beside): (usize, &Vec<usize>)| -> Vec<(usize, usize)> {
        beside.iter().map(|&other| (cell, other)).collect()
    };
    board.iter().enumerate().flat_map(sides).collect()
}

/// How many dominoes fit on the cells that are left, with the token's cell and without it.
fn dominoes(position: &[u64]) -> (u128, u128) {
    let n = position[0];
    if n > MOST {
        let cells = u128::from(n) * u128::from(n);
        return (cells / 2, (cells - 1) / 2);
    }
    let walk = walk(position);
    let fit = |visited: &[usize]| {
        let mut left = edges(n);
        left.retain(|(cell, other)| !visited.contains(cell) && !visited.contains(other));
        maximum_matching((n * n) as usize, &left).iter().flatten().count() as u128 / 2
    };
    (fit(&walk[..walk.len() - 1]), fit(&walk))
}

impl Study for Walk {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "A token begins in the corner of a square board."
                "棋子从方形棋盘的一个角出发。"
                "Move it to a cell beside its own, up, down, left or right, where it has not been yet."
                "每次把它向上、下、左、右移动一格，移到一个没有到过的格子。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the size n of the board, and the cells where the token has gone from the corner, which is cell 1; cells are counted row by row"
                "棋盘的边长 n，然后是棋子离开角（1 号格）之后依次到过的格子；格子逐行编号"
            },
            answers: ["Alice", "Bob"],
            starts: &[&[4], &[3], &[5], &[4, 2, 3, 7], &[5, 2, 7, 8]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let n = match position {
            [] | [0, ..] => return Err(said!("a board has at least one cell", "棋盘至少有一格")),
            [n] if *n > MOST => return Ok(()),
            [n, ..] => *n,
        };
        refuse!(
            n > MOST,
            "only a board of up to {MOST} rows has a walk here",
            "只有边长不超过 {MOST} 的棋盘才能写出走过的格子"
        );
        let board = board(n as usize);
        for place in 1..position.len() {
            let cell = position[place];
            let before = walk(&position[..place]);
            let beside = &board[before[place - 1]];
            let has = |cells: &[usize]| cells.iter().any(|&other| other as u64 + 1 == cell);
            refuse!(
                has(&before) || !has(beside),
                "the token cannot go to cell {cell}",
                "棋子不能走到格子 {cell}"
            );
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= MOST
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let n = position[0];
        let options = Options::by(
            move || (games::VertexGeography(board(n as usize)), walk(position)),
            move |walk| row(n, &walk),
        );
        let wins = |(with, without)| with > without;
        Play::new(
            options,
            move || wins(dominoes(position)),
            move || {
                if n > MOST {
                    return Winning::some(None);
                }
                let game =
                    VertexGeography::new((n * n) as usize, &edges(n)).expect("cells of the board");
                let walk = walk(position);
                let moves = game.winning_moves(&walk).into_iter();
                Winning::all(moves.map(move |cell| row(n, &game.after(&walk, &cell))))
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        match dominoes(position) {
            (with, without) if with > without => said!("{with} dominoes fit on the cells that are left, and without the token's cell only {without}", "剩下的格子最多能放 {with} 块骨牌，不用棋子所在的格子则只能放 {without} 块"),
            (with, _) => said!("{with} dominoes fit on the cells that are left, and as many without the token's cell", "剩下的格子最多能放 {with} 块骨牌，不用棋子所在的格子也能放这么多"),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (n, before) = (from[0], *walk(from).last().expect("the corner") as u64 + 1);
        let after = to[to.len() - 1];
        let direction = match after {
            after if after == before + 1 => words("right", "向右"),
            after if after + 1 == before => words("left", "向左"),
            after if after == before + n => words("up", "向上"),
            _ => words("down", "向下"),
        };
        said!("{direction}, to cell {after}", "{direction}，到格子 {after}")
    }

    /// The winning cells are marked.
    fn board(&self, position: &[u64]) -> Board {
        let n = position[0];
        let last = |row: &Row| row[row.len() - 1];
        let at = |cell: u64| ((cell - 1) % n, (cell - 1) / n);
        let visited: Vec<(u64, u64)> =
            walk(position).iter().map(|&cell| at(cell as u64 + 1)).collect();
        Board::Grid(Grid {
            columns: n,
            rows: n,
            piece: visited[visited.len() - 1],
            marked: self.winning(position).moves.map(|row| at(last(&row))).collect(),
            reach: self.options(position).iter().map(|row| at(last(row))).collect(),
            visited,
        })
    }

    fn name(&self, position: &[u64]) -> String {
        let n = position[0];
        match position[1..].last() {
            None => said!("{n} x {n}, from the corner", "{n} x {n}，从角出发"),
            Some(cell) => said!("{n} x {n}, to cell {cell}", "{n} x {n}，走到格子 {cell}"),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(1..=8, |n| vec![n])
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut position = vec![random.int(3..=6)];
        for _ in 0..random.int(0..=4) {
            position = match &self.options(&position)[..] {
                [] => position,
                options => random.choose(options).clone(),
            };
        }
        position
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Walk)
}

/// The dominoes of an even board, and those of an odd one, which leave the corner free: as in the
/// proof.
pub fn pictures() -> Vec<(&'static str, String)> {
    let drawn = |n: u64, dominoes: &[[u64; 2]], caption: &str| {
        let dominoes = dominoes.to_vec();
        Dominoes { columns: n, rows: n, dominoes, token: 1 }.draw().captioned(caption)
    };
    let lying: Vec<[u64; 2]> = (1..=8).map(|half| [2 * half - 1, 2 * half]).collect();
    let even = drawn(4, &lying, "each cell has a partner");
    let odd = drawn(3, &[[2, 3], [4, 7], [5, 8], [6, 9]], "each but the corner");
    let title = "Boards of 4 x 4 and 3 x 3 in dominoes";
    let description = "The token stands in the corner. On 4 x 4 all dominoes lie along the rows. On 3 x 3 one lies on cells 2 and 3 of the first row, and three stand upright on the two other rows.";
    vec![("dominoes", Drawing::beside(vec![even, odd]).document(title, description))]
}
