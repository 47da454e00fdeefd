use std::convert::TryFrom;

// Whether there is a part with this index, counted from 0: a heap of a position, a vertex.
//
// Panics if there is not, in words that a user of the library knows.
pub(crate) fn check_index(part: &str, index: usize, parts: usize) {
    assert!(index < parts, "no {} {} of {}, counted from 0", part, index, parts);
}

// Whether memory has room for so many more parts, which are reserved then.
pub(crate) fn has_room<T>(list: &mut Vec<T>, more: u64) -> bool {
    usize::try_from(more).map_or(false, |more| list.try_reserve_exact(more).is_ok())
}
