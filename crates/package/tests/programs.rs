//! The programs beside every problem, for judges that take no Rust.

use std::fs;
use std::path::{Path, PathBuf};

/// The programs in C++ in a folder of a problem.
fn in_cpp(problem: &Path, folder: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(problem.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|file| file.extension().is_some_and(|ending| ending == "cpp")).collect()
}

fn is_within_the_bounds(program: &Path) -> bool {
    let text = fs::read_to_string(program).unwrap();
    let (promise, _) = text.split_once(':').unwrap();
    !promise.contains("beyond")
}

#[test]
fn every_problem_has_a_right_and_a_wrong_program_in_cpp() {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    let problems = fs::read_dir(problems).unwrap().map(|entry| entry.unwrap().path());
    let problems: Vec<PathBuf> =
        problems.filter(|problem| problem.join("README.md").exists()).collect();
    assert!(problems.len() > 30);
    let lacks = |problem: &Path| {
        let wrong = in_cpp(problem, "wrong");
        in_cpp(problem, "right").is_empty() || !wrong.iter().any(|file| is_within_the_bounds(file))
    };
    let lacking: Vec<&PathBuf> = problems.iter().filter(|problem| lacks(problem)).collect();
    assert!(lacking.is_empty(), "{lacking:?}");
}
