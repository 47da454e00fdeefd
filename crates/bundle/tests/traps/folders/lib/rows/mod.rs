//! Games on rows: the folder has a module with another folder's name.

mod heaps;

pub use self::heaps::{Row, Row as Line};
