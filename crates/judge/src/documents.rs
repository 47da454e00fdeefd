//! The documents that list all problems: the catalogue, the course, and what is missing.

pub mod course;
pub mod lacks;
pub mod lists;
pub mod tables;
