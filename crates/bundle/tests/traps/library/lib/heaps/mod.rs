mod bounded;
mod nim;

pub use self::bounded::Bounded;
pub use self::nim::Nim;

#[cfg(test)]
mod tests;
