//! The shape of one case: how it is read strictly, written, and made at random.
//!
//! A [`Shape`] is a typed handle on a [`Node`], the description itself. That is data: validators in
//! another language are made by walking it.
//! A bound that depends on a number read before is an [`Expression`] that names it.

pub mod bounds;
pub mod decimal;
mod generating;
mod handle;
mod int;
mod node;
mod reading;
pub mod signed;
mod size;
mod writing;

pub use self::bounds::{between, named, Between, Expression, Known};
pub use self::handle::{column, headed_list, letters, list, rest, row, word, IntoShape, Shape};
pub use self::int::{int, Int};
pub use self::node::{Condition, Holds, Lines, Node, Strategies};
pub use self::size::Size;
pub use self::writing::Layout;
