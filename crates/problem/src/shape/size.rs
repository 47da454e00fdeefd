//! How large random cases may be.

use protocol::Scope;

/// How large random cases may be.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// The bounds the case is held to.
    pub scope: Scope,
    /// No number exceeds this, unless its least legal value does.
    pub value: u64,
    /// No list is longer than this, unless its least legal length is.
    pub length: u64,
    /// Whether lists are as long as they may be.
    pub full: bool,
}

impl Size {
    /// Cases that can be played by the rules.
    pub const fn small(scope: Scope) -> Size {
        Size { scope, value: 12, length: 4, full: false }
    }

    /// Cases that a person could still look at.
    pub const fn medium(scope: Scope) -> Size {
        Size { scope, value: 1000, length: 30, full: false }
    }

    /// Cases with the largest numbers, and lists of up to some thousands.
    pub const fn large(scope: Scope) -> Size {
        Size { scope, value: u64::MAX, length: 3000, full: false }
    }

    /// Cases with the largest numbers and the longest lists, up to a hundred thousand.
    pub const fn full(scope: Scope) -> Size {
        Size { scope, value: u64::MAX, length: 100_000, full: true }
    }
}
