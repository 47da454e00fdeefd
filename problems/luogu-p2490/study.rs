//! Pieces that close in on each other, to be explained, drawn and played.

use gamecore::{Game, Moore, Takes};
use oracle::positions::rows_below;
use study::prelude::*;

use super::rules::{placements, BlackAndWhite, Pieces, Placing};

/// A position is n, k and d before the pieces are placed, and then n, d, who moves (0 for White),
/// and the cells of the pieces.
struct Placed;

/// Whether so many placements can be listed.
pub fn is_listed(n: u64, k: u64) -> bool {
    let mut count: u64 = 1;
    for i in 0..k.min(n - k) {
        count = count.saturating_mul(n - i) / (i + 1);
    }
    count <= 1000
}

fn pieces(position: &[u64]) -> Pieces {
    Pieces { d: position[1], mover: position[2] as usize, cells: position[3..].to_vec() }
}

fn row(n: u64, pieces: &Pieces) -> Row {
    [&[n, pieces.d, pieces.mover as u64], &pieces.cells[..]].concat()
}

/// The free cells between each white piece and the black one after it.
fn gaps(cells: &[u64]) -> Row {
    cells.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

fn is_won(d: u64, cells: &[u64]) -> bool {
    Moore::new(d).outcome(&gaps(cells)).is_n()
}

/// White's first positions, one for each placement.
fn placed(position: &[u64]) -> Vec<Pieces> {
    let start = |cells| Pieces { d: position[2], mover: 0, cells };
    placements(position[0], position[1]).into_iter().map(start).collect()
}

fn after(pieces: &Pieces, takes: &Takes) -> Pieces {
    let mut cells = pieces.cells.clone();
    for take in takes {
        match pieces.mover {
            0 => cells[2 * take.heap] += take.stones,
            _ => cells[2 * take.heap + 1] -= take.stones,
        }
    }
    Pieces { d: pieces.d, mover: 1 - pieces.mover, cells }
}

impl Study for Placed {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "First, place k pieces, from the left by turns a white one and a black one."
                "先摆 k 枚棋子，从左起白黑相间。"
                "Then the players take turns, and the other player begins, as White: shift one to d of your own pieces over free cells, White to the right, Black to the left."
                "然后双方轮流操作，由另一名玩家执白先走：每次至少移动一枚、至多移动 d 枚己方的棋子，只经过空格，白棋向右，黑棋向左。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "before the pieces are placed, n, k and d; afterwards n, d, 0 if White moves and 1 if Black does, and the cells of the pieces"
                "摆子之前为 n、k、d；之后为 n、d，轮到白方为 0，轮到黑方为 1，然后是各枚棋子所在的格子"
            },
            answers: ["", ""],
            starts: &[
                &[16, 2, 0, 1, 6, 8, 12, 13, 16],
                &[8, 4, 1],
                &[15, 2, 0, 1, 4, 6, 9, 11, 14],
                &[16, 1, 0, 2, 5, 6, 12, 13, 15],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [n, k, d] => {
                refuse!(
                    *k < 2 || k % 2 == 1 || k > n || *d == 0,
                    "k is even, from 2 to n, and d at least 1",
                    "k 应为偶数，从 2 到 n，d 至少为 1"
                );
                refuse!(!is_listed(*n, *k), "there are too many placements", "布局太多，不便列出");
            }
            [n, d, 0..=1, cells @ ..] if *d > 0 && cells.len() % 2 == 0 => {
                let ends = [&[0], cells, &[n.saturating_add(1)]].concat();
                let ascend = ends.windows(2).all(|pair| pair[0] < pair[1]);
                refuse!(!ascend, "the cells go up, from 1 to n", "各枚棋子的格子应递增，从 1 到 n");
            }
            _ => refuse!(
                true,
                "n, d, 0 or 1, and the cells",
                "应依次写 n、d、0 或 1、各枚棋子的格子"
            ),
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        match position.len() {
            3 => placements(position[0], position[1]).len() <= 100,
            _ => position[0] <= 24 && rows_below(&gaps(&position[3..])) <= 200,
        }
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (n, d) = (position[0], position[1]);
        if position.len() == 3 {
            let (k, d) = (position[1], position[2]);
            let start = Pieces { d, mover: 0, cells: Vec::new() };
            return Play::new(
                Options::at(Placing { n, k }, start, move |pieces| row(n, &pieces)),
                || true,
                move || {
                    let lost = placed(position).into_iter().filter(|p| !is_won(p.d, &p.cells));
                    Winning::all(lost.map(|pieces| row(n, &pieces)).collect::<Vec<Row>>())
                },
            );
        }
        Play::new(
            Options::at(BlackAndWhite, pieces(position), move |after| row(n, &after)),
            move || is_won(d, &position[3..]),
            move || {
                let pieces = pieces(position);
                let moves = Moore::new(d).winning_moves(&gaps(&pieces.cells)).into_iter();
                Winning::all(moves.map(move |takes| row(n, &after(&pieces, &takes))))
            },
        )
    }

    fn answer(&self, position: &[u64]) -> String {
        match position.len() {
            3 => placed(position).iter().filter(|p| is_won(p.d, &p.cells)).count().to_string(),
            _ => String::new(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        if position.len() == 3 {
            return said!(
                "White wins {} of {} placements, but not those with closed pairs alone",
                "{1} 种布局中白方能赢 {0} 种，但各对棋子都紧邻时赢不了",
                self.answer(position),
                placed(position).len()
            );
        }
        let columns = match self.wins(position) {
            false => words("every", "每一位上为一的间隔数都是"),
            true => words("not every", "并不是每一位上为一的间隔数都是"),
        };
        said!(
            "{columns} column of the gaps in binary has a multiple of {} ones",
            "把间隔写成二进制，{columns} {} 的倍数",
            u128::from(position[1]) + 1
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        if position.len() == 3 {
            return Vec::new();
        }
        let (gaps, round) = (gaps(&position[3..]), u128::from(position[1]) + 1);
        let label = said!("ones mod {round}", "个数 mod {round}");
        binary_columns(&gaps, &label, |_, ones: u64| (u128::from(ones) % round).to_string())
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        if from.len() == 3 {
            return said!("place the pieces on {}", "把棋子摆在 {}", series(&to[3..], " "));
        }
        let shifted = from[3..].iter().zip(&to[3..]).filter(|(from, to)| from != to);
        series(shifted.map(|(from, to)| format!("{} -> {}", from, to)), words(", ", "，"))
    }

    fn board(&self, position: &[u64]) -> Board {
        let board = Strip { first: 1, cells: position[0], letters: true, ..Strip::default() };
        if position.len() == 3 {
            let caption = said!("place {} pieces", "摆 {} 枚棋子", position[1]);
            return Board::Strips(vec![Strip { caption, ..board }]);
        }
        let pieces = pieces(position);
        let piece = |(place, &cell): (usize, &u64)| Piece { cell, dark: place % 2 == 1 };
        let turn = [words("White moves", "轮到白方"), words("Black moves", "轮到黑方")];
        Board::Strips(vec![Strip {
            pieces: pieces.cells.iter().enumerate().map(piece).collect(),
            heading: said!("{}, at most {} pieces", "{}，至多 {} 枚", turn[pieces.mover], pieces.d),
            marked: pieces.cells.chunks(2).flat_map(|pair| pair[0] + 1..pair[1]).collect(),
            note: said!("gaps {}", "间隔 {}", series(gaps(&pieces.cells), " ")),
            ..board
        }])
    }

    fn name(&self, position: &[u64]) -> String {
        match position.len() {
            3 => said!("place {} on {}", "在 {1} 格上摆 {0} 枚", position[1], position[0]),
            _ => said!("gaps {}", "间隔 {}", series(gaps(&position[3..]), " ")),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=4, |a, b| vec![13, 1, 0, 1, a + 2, 8, b + 9])
    }

    fn random(&self, random: &mut Random) -> Row {
        let (mut cells, mut next) = (Vec::new(), 1);
        for _ in 0..3 {
            let white = next + random.int(0..=1);
            let black = white + 1 + random.int(1..=4);
            cells.extend([white, black]);
            next = black + 1;
        }
        row(next, &Pieces { d: random.int(1..=2), mover: 0, cells })
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Placed)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![16, 2, 0, 1, 6, 8, 12, 13, 16];
    let after = line::won(&Placed, &start);
    let note = |position: &[u64]| match Placed.wins(position) {
        true => "some digit is not in 0 or 3 of the gaps".to_string(),
        false => "each digit is in 0 or 3 of the gaps".to_string(),
    };
    let title = "The gaps of three pairs, before and after a winning move";
    vec![("gaps", line::picture(&Placed, title, &[start, after], note, Drawing::below))]
}
