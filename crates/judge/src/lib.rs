//! Judging programs: they are run on a problem's data within limits, their output is compared
//! with the answers, and the smallest case is looked for on which they are wrong.
//!
//! The format and the answers of a problem are known to its tests' executable alone;
//! [`tests_server`] asks it.
//! Nothing here knows a theorem or a particular problem.

#[cfg(test)]
mod actor;
pub mod catalogue;
pub mod disk;
pub mod judging;
pub mod listener;
pub mod mine;
pub mod output;
pub mod parallel;
pub mod running;
pub mod scaffold;
pub mod session;
pub mod stress;
pub mod submissions;
pub mod workspace;
