//! Where the vertices of a rooted tree are drawn.

/// How far each vertex is to the right of the first leaf, and how far from the root, which is
/// vertex 0: the leaves stand side by side, the others in the middle of those that they carry.
pub(super) fn places(carried: &[Vec<usize>], pitch: i64) -> Vec<(i64, i64)> {
    let mut places = vec![(0, 0); carried.len()];
    let mut leaves = 0;
    // Each vertex is met before those that it carries, and again after them.
    let mut path = vec![(0, 0, false)];
    while let Some((vertex, layer, is_done)) = path.pop() {
        let x = match (carried[vertex].first(), carried[vertex].last()) {
            (Some(_), _) if !is_done => {
                path.push((vertex, layer, true));
                path.extend(carried[vertex].iter().rev().map(|&next| (next, layer + 1, false)));
                continue;
            }
            (Some(&first), Some(&last)) => (places[first].0 + places[last].0) / 2,
            _ => {
                leaves += 1;
                pitch * (leaves - 1)
            }
        };
        places[vertex] = (x, layer);
    }
    places
}
