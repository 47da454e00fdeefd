//! Judging programs: it runs them on a problem's data within limits, compares what they
//! print with the answers, and looks for the smallest case on which they are wrong.
//!
//! What a problem is, its own executable knows; [`definition`] asks it.
//! Nothing here knows a theorem or a particular problem.

pub mod bench;
pub mod catalogue;
pub mod definition;
pub mod directory;
pub mod execution;
pub mod grading;
pub mod language;
pub mod machine;
pub mod output;
pub mod passed;
pub mod peers;
mod platform;
pub mod profile;
pub mod scaffold;
pub mod scratch;
pub mod shrink;
pub mod stress;
pub mod submissions;
pub mod verdict;
pub mod workspace;
