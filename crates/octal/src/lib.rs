//! Long tables of the nim-values of octal games: see [`LongTable`].

mod long_table;

pub use self::long_table::{LongTable, SparseSpace};
