//! The crates that a program of the user's may use: the dependencies of this package.
