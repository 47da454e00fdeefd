//! The rules: turn over a connected block of coins whose last coin goes from tails to heads.

use oracle::Ruleset;

/// A position is the number of rows, that of columns, and a digit 1 for every coin that shows tails.
pub struct Blocks;

impl Ruleset for Blocks {
    type Position = (u64, u64, u64);

    fn options(&self, &(rows, columns, tails): &(u64, u64, u64)) -> Vec<(u64, u64, u64)> {
        let lasts = (0..rows * columns).filter(|place| tails >> place & 1 == 1);
        let blocks = lasts.flat_map(|last| blocks(columns, last));
        blocks.map(|block| (rows, columns, tails ^ block)).collect()
    }
}

/// All connected blocks with this last coin, none of which is below it or to the right of it.
fn blocks(columns: u64, last: u64) -> Vec<u64> {
    let mut found = vec![1_u64 << last];
    let mut next = 0;
    while next < found.len() {
        for place in (0..last).filter(|place| place % columns <= last % columns) {
            let larger = found[next] | 1 << place;
            if touches(columns, found[next], place) && !found.contains(&larger) {
                found.push(larger);
            }
        }
        next += 1;
    }
    found
}

/// Whether a neighbour of this place is in the block.
fn touches(columns: u64, block: u64, place: u64) -> bool {
    let is_in = |place: u64| block >> place & 1 == 1;
    is_in(place + columns)
        || place >= columns && is_in(place - columns)
        || place % columns > 0 && is_in(place - 1)
        || (place + 1) % columns > 0 && is_in(place + 1)
}
