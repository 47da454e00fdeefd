//! A problem to be studied: explained, drawn and played.
//!
//! A problem's `study.rs` implements [`Study`]: its rules from `oracle` or its own `rules.rs`, its
//! theorem from `gamecore`, its words and its drawing from here.
//! [`respond`] answers questions about it, for a terminal as well as for a page in a browser,
//! which only show what they get.
//!
//! It knows no theorem and, of the rules, only that they are an [`oracle::Ruleset`], from which all
//! [`Options`] come; it needs only the standard library and rustc 1.63, and compiles to WebAssembly.

pub mod board;
mod explored;
pub mod heaps;
pub mod json;
mod kept;
mod language;
pub mod line;
mod options;
pub mod picture;
mod play;
pub mod player;
pub mod practice;
mod random;
mod refuted;
mod respond;
mod row;
pub mod small;
mod study;
pub mod text;

pub use crate::explored::explored;
pub use crate::kept::{groups, twins, Kept};
pub use crate::language::{words, Language};
pub use crate::options::{Numbers, Options};
pub use crate::play::{Play, Winning};
pub use crate::random::Random;
pub use crate::refuted::refuted;
pub use crate::respond::{about_game, parse, respond};
pub use crate::row::{added, differing, each_once, read, some_of, write, Row};
pub use crate::study::{are_telling, About, Asked, Study};

/// Everything that a problem's `study.rs` needs.
pub mod prelude {
    pub use crate::board::{
        squares, Board, Bush, Cell, Cells, Graph, Grid, Heap, Node, Piece, Stairs, Stem, Strip,
        Tree, Vertex,
    };
    pub use crate::heaps::{
        are_playable, changes, idea, nim_sum_reason, replaced, taken, tempting_in_nim,
        tempting_takes,
    };
    pub use crate::line;
    pub use crate::picture::{
        Arcs, BinaryColumns, BinaryRow, Blocks, Bracket, Dominoes, Drawing, HeatMap, Letters,
        PointGrid, Ray, Scatter, ValueStrip,
    };
    pub use crate::small::{line, triangle};
    pub use crate::text::{
        binary_columns, counted, figures, figures_of_sum, nim_sum_columns, nim_sum_of, parity,
        series, table, value_note, SHOWN,
    };
    pub use crate::{
        added, differing, refuse, said, sentences, twins, words, About, Asked, Kept, Numbers,
        Options, Play, Random, Row, Study, Winning,
    };
}
