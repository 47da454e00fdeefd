//! A server for a format that a user has described in the file that is its last argument.

use std::path::PathBuf;

fn main() {
    let file = std::env::args_os().next_back().map(PathBuf::from).unwrap_or_default();
    std::process::exit(problem::described::run(&file));
}
