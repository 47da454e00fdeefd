//! Long tables of the nim-values of octal games: see [`LongTable`].

mod long_table;
mod sparse_space;

pub use self::long_table::LongTable;
pub use self::sparse_space::SparseSpace;
