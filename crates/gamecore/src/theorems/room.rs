use std::convert::TryFrom;

// Whether memory has room for so many more parts, which are reserved then.
pub(crate) fn has_room<T>(list: &mut Vec<T>, more: u64) -> bool {
    usize::try_from(more).map_or(false, |more| list.try_reserve_exact(more).is_ok())
}

// An empty table, with room for the heaps 0 to `last`.
//
// Panics if memory has none.
pub(crate) fn empty_table<T>(last: u64) -> Vec<T> {
    let mut values = Vec::new();
    let has_room = last.checked_add(1).map_or(false, |heaps| has_room(&mut values, heaps));
    assert!(has_room, "a table of the heaps up to {} is too long", last);
    values
}
