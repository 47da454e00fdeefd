//! Games of which each position is explored.

use games::table::Table;
use oracle::positions::rows;
use study::Row;

/// The game of all positions that some lead to.
pub fn explored(starts: Vec<Row>, options: impl Fn(&[u64]) -> Vec<Row>) -> Table {
    let (rows, moves) = study::explored(starts, 20_000, options).expect("few positions");
    Table::of_options(rows, moves)
}

/// One heap.
pub fn heap(last: u64, options: impl Fn(u64) -> Vec<u64>) -> Table {
    explored(rows(1, 0..=last), |row| options(row[0]).into_iter().map(|to| vec![to]).collect())
}

/// Heaps of which a move divides one, or takes from it; empty ones go.
pub fn heaps(last: u64, each: impl Fn(u64) -> Vec<Row>) -> Table {
    explored(rows(1, 0..=last), |row| {
        let mut options = Vec::new();
        for (place, &heap) in row.iter().enumerate() {
            for parts in each(heap) {
                let mut left = [&row[..place], &row[place + 1..], &parts].concat();
                left.retain(|heap| *heap > 0);
                left.sort_unstable();
                options.push(left);
            }
        }
        options
    })
}
