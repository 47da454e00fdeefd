//! Blackout (Kattis): a board with 5 rows and 6 columns is blackened, in a dialogue.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::cmp::Reverse;
use std::sync::LazyLock;

use problem::prelude::*;

use self::interactor::{COLUMNS, ROWS};
use self::rules::{pieces, squares, Piece};

const MIDDLE_ROW: Piece = [3, 1, 3, 6];

/// The pieces, as bits, and those of their answers, without the middle row.
fn answered(answer: fn(Piece) -> Piece) -> Vec<(u64, u64)> {
    let outside = |piece: Piece| squares(COLUMNS, piece) & !squares(COLUMNS, MIDDLE_ROW);
    let pairs = pieces(ROWS, COLUMNS).into_iter().map(|it| (outside(it), outside(answer(it))));
    pairs.filter(|&(piece, _)| piece != 0).collect()
}

/// Whether the answers win after the middle row: none meets its piece, and each is answered by it,
/// so what an answer blackens is white as long as what it answers was.
fn wins_by(answer: fn(Piece) -> Piece) -> bool {
    let pairs = answered(answer);
    pairs.iter().all(|&(piece, answer)| piece & answer == 0 && pairs.contains(&(answer, piece)))
}

/// Whether some piece leaves the opponent a lost board. Of all boards without the middle row, which
/// are bits of 24 squares, the table says whether the player to move wins.
static WINS: LazyLock<bool> = LazyLock::new(|| {
    let packed = |squares: u64| (squares & 0xfff | squares >> 18 << 12) as usize;
    let all = pieces(ROWS, COLUMNS).into_iter().map(|piece| squares(COLUMNS, piece));
    let mut all: Vec<usize> =
        all.map(|piece| packed(piece & !squares(COLUMNS, MIDDLE_ROW))).collect();
    // Long pieces come first, as they win more often.
    all.sort_unstable_by_key(|piece| (Reverse(piece.count_ones()), *piece));
    all.dedup();
    // As bits, they fit into a cache.
    let mut wins = vec![0_u64; 1 << 18];
    let is_won = |wins: &[u64], white: usize| wins[white / 64] >> (white % 64) & 1 == 1;
    for white in 1..1 << 24 {
        let is_lost = |piece: &usize| {
            let left = white & !piece;
            left < white && !is_won(&wins, left)
        };
        wins[white / 64] |= u64::from(all.iter().any(is_lost)) << (white % 64);
    }
    !is_won(&wins, (1 << 24) - 1)
});

fn main() {
    let problem = Problem::new(counted(int("games", 1..=100), ()))
        .winner("won", "lost")
        .played(interactor::play)
        .solution(|()| wins_by(solution::solve))
        .studied(545)
        .rules(|()| *WINS)
        .every_small(|()| true, || vec![()])
        .formula(|()| {
            wins_by(|[r, c, s, d]| [ROWS + 1 - s, COLUMNS + 1 - d, ROWS + 1 - r, COLUMNS + 1 - c])
        })
        .study(study::study(), |()| vec![[&[COLUMNS], &[0; 30][..]].concat()], study::pictures);
    run(this_problem!(), problem);
}
