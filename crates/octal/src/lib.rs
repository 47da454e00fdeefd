//! Long tables of the nim-values of octal games: see [`LongTable`].

mod long_table;
mod sparse_space;

pub use self::long_table::{LongTable, TableJob};
pub use self::sparse_space::{Kind, SparseSpace};
