//! Verdicts: a program's output on a case is compared with the answer or checked, or the program
//! plays the case.

pub mod grading;
pub mod side;
pub mod tests_server;
pub mod verdict;
