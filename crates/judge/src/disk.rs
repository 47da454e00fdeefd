//! Files and folders: what lies in the workspace, and what is made in passing.

pub mod cases;
pub mod files;
pub mod official;
pub mod scratch;
