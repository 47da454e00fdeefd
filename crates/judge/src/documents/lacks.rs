//! The parts of a problem that may come after its first version, which is welcome without them.
//!
//! They are derived from its files. The list of all that is missing stands in the catalogue, where a
//! test compares it: so a new problem is green once its line is there, and a part that a complete
//! problem loses is a line that somebody has to add.

use std::fs;
use std::path::Path;

use crate::catalogue::problem::Problem;
use crate::disk::files::{files_in, name_of};
use crate::documents::lists::{linked, COURSES, GLOSSARY};
use crate::submissions::wrong::edited;

/// A part that a problem lacks.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// As it is called in English.
    pub english: &'static str,
    /// And in Chinese.
    pub chinese: &'static str,
}

/// The parts that a problem lacks, in the order in which they are best added.
pub fn lacks(root: &Path, problem: &Problem) -> Vec<Part> {
    let slug = &problem.slug;
    let text = |file: &str| fs::read_to_string(root.join(file)).unwrap_or_default();
    let own = |file: &str| text(&format!("problems/{slug}/{file}"));
    let folder = root.join("problems").join(slug);
    let files = files_in(&folder.join("wrong")).unwrap_or_default().into_iter();
    let edits = edited(&folder).unwrap_or_default().into_iter().map(|(file, _)| file);
    let wrong: Vec<String> = files.map(|file| name_of(&file)).chain(edits).collect();
    let has_cpp = wrong.iter().any(|file| file.ends_with(".cpp"));
    let tests = own("tests/problem.rs");
    let tests_say = |words: [&str; 2]| words.iter().any(|word| tests.contains(word));
    let parts = [
        (tests_say([".study(", ".without_study("]), "the study", "棋盘与讲解"),
        (
            ["right/solution.cpp", "right/solution.py"].iter().all(|file| !own(file).is_empty()),
            "a solution in C++ and one in Python",
            "C++ 与 Python 的参考程序",
        ),
        (!own("search.py").is_empty(), "a search of the small positions", "打印小局面的搜索程序"),
        (
            wrong.len() >= 3 && has_cpp,
            "three wrong programs, one of them in C++",
            "三个错误程序，其中一个用 C++",
        ),
        (!own("README.zh.md").is_empty(), "the page in Chinese", "中文页面"),
        (
            text(GLOSSARY).contains(&format!("- **[{}](", problem.theorem)),
            "its theorem in the glossary",
            "术语表中的定理",
        ),
        (linked(&text(COURSES[0])).contains(slug), "a place in the course", "教程中的位置"),
    ];
    let missing = parts.into_iter().filter(|(is_there, ..)| !is_there);
    missing.map(|(_, english, chinese)| Part { english, chinese }).collect()
}

/// The same in one line of English; nothing if the problem is complete.
pub fn in_a_line(root: &Path, problem: &Problem) -> Option<String> {
    let parts: Vec<&str> = lacks(root, problem).iter().map(|part| part.english).collect();
    (!parts.is_empty()).then(|| format!("still missing: {}", parts.join(", ")))
}
