use crate::game::{Game, NimValued, Outcome};
use crate::theorems::nim_sum::nim_sum;
use crate::theorems::parts::check_index;
use crate::theorems::welter::welter_value;

/// Welter's game: pieces on a strip of cells, no two on one cell; a move takes a piece to any free
/// cell below its own, past other pieces if need be.
///
/// A position is the cells of the pieces, counted from 0, in any order; a piece keeps its index. A
/// move is a [`Jump`]. The player who cannot move loses; the pieces are then on the lowest cells.
/// If pieces could share a cell, it would be [`Nim`](crate::Nim).
///
/// The nim-value is the Welter function: the nim-sum of the cells, and of 2^(v + 1) - 1 for each
/// pair of pieces, where 2^v is the greatest power of two that divides the difference of their
/// cells (Welter, 1954; Conway, 1976; the proof is in the source of
/// [`welter_value`](crate::welter_value)). For two pieces on a and b it is (a xor b) - 1. A piece
/// has at most one move to each nim-value, and the moves to a smaller nim-value are odd in number.
///
/// For n pieces the outcome and the nim-value take O(n log n), and at most 64 steps for each piece.
/// The moves take O(n^2), and at most 64 n^2 steps where cells agree in many of their low binary
/// digits. O(n) space.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Jump, Welter};
///
/// assert_eq!(Welter.nim_value(&[3, 8]), (3 ^ 8) - 1);
/// assert_eq!(Welter.outcome(&[4, 5]), Outcome::P);
/// assert_eq!(Welter.outcome(&[1, 3, 5]), Outcome::P);
/// let moves = Welter.winning_moves(&[1, 3, 6]);
/// assert_eq!(moves, [Jump { piece: 2, to: 5 }]);
/// assert_eq!(Welter.after(&[1, 3, 6], &moves[0]), [1, 3, 5]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Welter;

/// A move: a piece goes to a lower cell.
///
/// Jumps are ordered by piece first.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Jump, Welter};
///
/// assert_eq!(Welter.after(&[5, 2], &Jump { piece: 0, to: 1 }), [1, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Jump {
    /// The index of the piece, from 0.
    pub piece: usize,
    /// The cell that it goes to.
    pub to: u64,
}

impl NimValued for Welter {
    fn nim_value(&self, pieces: &[u64]) -> u64 {
        welter_value(pieces)
    }

    fn moves_to(&self, pieces: &[u64], nim_value: u64) -> Vec<Jump> {
        let change = self.nim_value(pieces) ^ nim_value;
        let mut moves = Vec::new();
        for (piece, &cell) in pieces.iter().enumerate().filter(|_| change != 0) {
            let others = || pieces.iter().copied().filter(move |&other| other != cell);
            // What the piece contributes, and what it must contribute.
            let pairs = others().map(|other| (cell ^ other) ^ ((cell ^ other) - 1));
            let wanted = nim_sum(pairs) ^ cell ^ change;
            let to = Welter::cell_that_contributes(wanted, others().collect());
            moves.extend(to.filter(|&to| to < cell).map(|to| Jump { piece, to }));
        }
        moves
    }
}

impl Welter {
    // The cell on which one more piece changes the nim-value by `wanted`, if it is below 2^64.
    fn cell_that_contributes(wanted: u64, others: Vec<u64>) -> Option<u64> {
        // The others that agree with the cell in the digits so far.
        let mut agreeing = others;
        let mut cell = 0;
        for place in 0..64 {
            let digit = (wanted >> place ^ agreeing.len() as u64) & 1;
            cell |= digit << place;
            agreeing.retain(|other| other >> place & 1 == digit);
        }
        Some(cell).filter(|_| agreeing.is_empty())
    }
}

impl Game for Welter {
    type Position = [u64];
    type Move = Jump;

    fn outcome(&self, pieces: &[u64]) -> Outcome {
        Outcome::from_nim_value(self.nim_value(pieces))
    }

    fn winning_moves(&self, pieces: &[u64]) -> Vec<Jump> {
        self.moves_to(pieces, 0)
    }

    fn after(&self, pieces: &[u64], chosen: &Jump) -> Vec<u64> {
        check_index("piece", chosen.piece, pieces.len());
        let from = pieces[chosen.piece];
        assert!(chosen.to < from, "cell {} is not below cell {}", chosen.to, from);
        assert!(!pieces.contains(&chosen.to), "there is a piece on cell {}", chosen.to);
        let mut after = pieces.to_vec();
        after[chosen.piece] = chosen.to;
        after
    }
}
