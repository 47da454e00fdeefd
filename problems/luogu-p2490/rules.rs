//! The rules: shift one to d of your own pieces towards the other player's.

use oracle::Ruleset;

/// Pieces on a row of cells, a white one first, then by turns black and white ones.
pub struct BlackAndWhite;

/// Pieces in play.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// The most pieces that a move may shift.
    pub d: u64,
    /// 0 if White is to move, 1 if Black is.
    pub mover: usize,
    /// The cells of the pieces, in ascending order.
    pub cells: Vec<u64>,
}

impl Ruleset for BlackAndWhite {
    type Position = Pieces;

    /// White moves to the right and Black to the left, up to the next piece.
    fn options(&self, pieces: &Pieces) -> Vec<Pieces> {
        // The cells so far, and how many pieces were shifted.
        let mut rows = vec![(0, Vec::new())];
        for (place, &cell) in pieces.cells.iter().enumerate() {
            let reached: Vec<u64> = match (place % 2, pieces.mover) {
                (0, 0) => (cell + 1..pieces.cells[place + 1]).collect(),
                (1, 1) => (pieces.cells[place - 1] + 1..cell).collect(),
                _ => Vec::new(),
            };
            let mut longer = Vec::new();
            for (shifted, row) in rows {
                longer.push((shifted, [&row[..], &[cell]].concat()));
                if shifted < pieces.d {
                    let to = |&to: &u64| (shifted + 1, [&row[..], &[to]].concat());
                    longer.extend(reached.iter().map(to));
                }
            }
            rows = longer;
        }
        let shifted = rows.into_iter().filter(|(shifted, _)| *shifted > 0);
        let after = |(_, cells)| Pieces { d: pieces.d, mover: 1 - pieces.mover, cells };
        shifted.map(after).collect()
    }
}

/// As long as there are no pieces, a move places k of them on n cells, and leaves White to move.
pub struct Placing {
    pub n: u64,
    pub k: u64,
}

impl Ruleset for Placing {
    type Position = Pieces;

    fn options(&self, pieces: &Pieces) -> Vec<Pieces> {
        match pieces.cells.is_empty() {
            true => {
                let placed = placements(self.n, self.k).into_iter();
                placed.map(|cells| Pieces { cells, ..pieces.clone() }).collect()
            }
            false => BlackAndWhite.options(pieces),
        }
    }
}

/// All ways to place k pieces on n cells.
pub fn placements(n: u64, k: u64) -> Vec<Vec<u64>> {
    let mut rows = vec![Vec::new()];
    for placed in 1..=k {
        let longer = |row: Vec<u64>| {
            let first = row.last().map_or(1, |last| last + 1);
            (first..=n - (k - placed)).map(move |cell| [&row[..], &[cell]].concat())
        };
        rows = rows.into_iter().flat_map(longer).collect();
    }
    rows
}
