// Whether there is a part with this index, counted from 0: a heap of a position, a vertex.
//
// Panics if there is not, in words that a user of the library knows.
pub(crate) fn check_index(part: &str, index: usize, parts: usize) {
    assert!(index < parts, "no {} {} of {}, counted from 0", part, index, parts);
}
