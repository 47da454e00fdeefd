//! What happens when our output is no longer read.

pub use crate::platform::end_with_the_reader;
