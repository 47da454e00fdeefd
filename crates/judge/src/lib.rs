//! Judging programs: they are run on a problem's data within limits, their output is compared
//! with the answers, and the smallest case is looked for on which they are wrong.
//!
//! The format and the answers of a problem are known to its tests' executable alone;
//! [`tests_server`] asks it.
//! Nothing here knows a theorem or a particular problem.

#[cfg(test)]
mod actor;
pub mod cases;
pub mod catalogue;
pub mod checks;
pub mod course;
pub mod directory;
mod entry;
pub mod execution;
pub mod files;
pub mod grading;
pub mod lacks;
pub mod language;
mod last_words;
pub mod limits;
pub mod listener;
pub mod lists;
pub mod mine;
pub mod mistakes;
mod names;
pub mod online_judge;
pub mod open_problem;
pub mod output;
pub mod parallel;
pub mod passed;
mod platform;
pub mod problem;
pub mod scaffold;
pub mod scratch;
pub mod session;
pub mod shrink;
pub mod small_search;
pub mod stress;
pub mod submissions;
pub mod tables;
pub mod tests_server;
pub mod tools;
pub mod verdict;
pub mod workspace;
pub mod wrong;
