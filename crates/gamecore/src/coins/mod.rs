//! Coins that are turned over.
