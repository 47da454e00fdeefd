//! Public games: what is said about each of them, and whether what is printed says the same.

mod games;
mod made_up;
mod named;
mod printed;
mod run;
