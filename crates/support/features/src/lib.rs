//! Nothing: what matters is in `Cargo.toml`.
