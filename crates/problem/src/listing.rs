//! The bounds of one judge that allows less than the others do.
//!
//! A format says what the most generous judge of a problem allows. The manifest may say that
//! another judge allows less; then an executable of `tests/problem.rs` is started for that judge,
//! and holds to its bounds whatever it reads and makes within [`Scope::Judge`](protocol::Scope).

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use protocol::Bounds;

/// The process serves one judge: so these are set once, before anything is read.
static BOUNDS: OnceLock<Bounds> = OnceLock::new();

/// Sets the bounds for as long as the process runs.
pub(crate) fn narrow(bounds: Bounds) {
    BOUNDS.set(bounds).expect("a process serves one judge");
}

/// Whether some judge's own bounds are set.
pub(crate) fn is_narrowed() -> bool {
    BOUNDS.get().is_some_and(|bounds| !bounds.is_empty())
}

/// The part of `range` that the judge allows for the number called `name`.
pub(crate) fn narrowed(name: &str, range: &RangeInclusive<u64>) -> RangeInclusive<u64> {
    match BOUNDS.get().and_then(|bounds| bounds.get(name)) {
        Some(&[least, most]) => least.max(*range.start())..=most.min(*range.end()),
        None => range.clone(),
    }
}
