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

// An empty table, with room for the heaps 0 to `last`.
//
// Panics if memory has none.
pub(crate) fn empty_table<T>(last: u64) -> Vec<T> {
    let heaps = last.checked_add(1).and_then(|heaps| usize::try_from(heaps).ok());
    let mut values = Vec::new();
    let has_room = heaps.map_or(false, |heaps| values.try_reserve_exact(heaps).is_ok());
    assert!(has_room, "a table of the heaps up to {} is too long", last);
    values
}
