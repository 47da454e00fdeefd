//! The rules: `oracle::games::VertexGeography` on the cells of a square board, from a corner.

/// The neighbours of each cell of an n x n board; the cells are counted from 0, row by row.
pub fn board(n: usize) -> Vec<Vec<usize>> {
    let neighbours = |cell: usize| {
        let (row, column) = (cell / n, cell % n);
        let sides = [
            (column > 0).then(|| cell - 1),
            (column + 1 < n).then(|| cell + 1),
            (row > 0).then(|| cell - n),
            (row + 1 < n).then(|| cell + n),
        ];
        sides.into_iter().flatten().collect()
    };
    (0..n * n).map(neighbours).collect()
}
