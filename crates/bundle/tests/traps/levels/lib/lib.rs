pub mod clash;
pub mod heap;
pub mod kept;
pub mod named;
pub mod sum;

pub use self::clash::half;
pub use self::heap::Heap;
pub use self::sum::Sum;
