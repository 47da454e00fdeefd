//! The rules: one player forbids one of three colours, and the other one paints a square in another
//! colour, which none of its neighbours has.

use oracle::Ruleset;

/// A position is the side of the board, the colour that is forbidden, or 0 before one is, and the
/// colours of the squares, row by row, where 0 is none.
pub struct ThreeColours;

/// The squares above, below and beside a square.
pub fn neighbours(side: usize, place: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (place / side, place % side);
    let beside = [(column > 0).then(|| place - 1), (column + 1 < side).then(|| place + 1)];
    let above = [(row > 0).then(|| place - side), (row + 1 < side).then(|| place + side)];
    beside.into_iter().chain(above).flatten()
}

impl Ruleset for ThreeColours {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let (side, forbidden, squares) = (position[0] as usize, position[1], &position[2..]);
        let empty = (0..squares.len()).filter(|&place| squares[place] == 0);
        if forbidden == 0 {
            let forbid = |colour| [&[position[0], colour], squares].concat();
            return empty.take(1).flat_map(|_| (1..=3).map(forbid)).collect();
        }
        let paint = |place: usize| {
            let fits = move |&colour: &u64| {
                let is_free = neighbours(side, place).all(|other| squares[other] != colour);
                colour != forbidden && is_free
            };
            (1..=3).filter(fits).map(move |colour| {
                let mut painted = [&[position[0], 0], squares].concat();
                painted[2 + place] = colour;
                painted
            })
        };
        empty.flat_map(paint).collect()
    }
}
