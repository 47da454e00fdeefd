//! Judging programs: they are run on a problem's data within limits, their output is compared
//! with the answers, and the smallest case is looked for on which they are wrong.
//!
//! The folders, each of which needs only those before it:
//!
//! - [`disk`]: files, cases, and what is made in passing;
//! - [`catalogue`]: the problems and their judges;
//! - [`running`]: any program, in any language, within limits;
//! - [`workspace`]: what is built here, and which checks have been passed;
//! - [`judging`]: verdicts, and the server of a problem's tests, which alone knows its format and
//!   its answers;
//! - [`stress`]: the smallest case on which a program is wrong;
//! - [`scaffold`]: the files of a new problem;
//! - [`mine`]: the user's own work;
//! - [`session`]: what a command works on;
//! - [`submissions`]: the programs of a problem, and what their mistakes are;
//! - [`documents`]: the pages that list all problems.
//!
//! Nothing here knows a theorem or a particular problem.

#[cfg(test)]
mod actor;
pub mod catalogue;
pub mod disk;
pub mod documents;
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
