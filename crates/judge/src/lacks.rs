//! The parts of a problem that may come after its first version, which is welcome without them.
//!
//! They are derived from its files. The list of all that is missing stands in the catalogue, where a
//! test compares it: so a new problem is green once its line is there, and a part that a complete
//! problem loses is a line that somebody has to add.

use std::fs;
use std::path::Path;

use crate::edits::EDITS;
use crate::entry::Entry;
use crate::lists::{linked, BENCHMARKS, COURSES, GLOSSARY};

/// A part of a problem that may come later, as it is called in English and in Chinese.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// In English.
    pub english: &'static str,
    /// In Chinese.
    pub chinese: &'static str,
    /// Whether the problem has it, in the workspace at this path.
    is_there: fn(&Path, &Entry) -> bool,
}

/// All of them, in the order in which they are best added.
const PARTS: [Part; 8] = [
    Part { english: "the study", chinese: "棋盘与讲解", is_there: has_study },
    Part { english: "a workload", chinese: "性能测试", is_there: has_workload },
    Part {
        english: "right programs in C++ and Python",
        chinese: "C++ 与 Python 的正确程序",
        is_there: |root, entry| {
            has_program(root, entry, "right", ".cpp") && has_program(root, entry, "right", ".py")
        },
    },
    Part {
        english: "three wrong programs, one of them in C++",
        chinese: "三个错误程序，其中一个用 C++",
        is_there: |root, entry| {
            count_wrong(root, entry) >= 3 && has_program(root, entry, "wrong", ".cpp")
        },
    },
    Part { english: "the page in Chinese", chinese: "中文页面", is_there: has_chinese_page },
    Part {
        english: "its theorem in the glossary",
        chinese: "术语表中的定理",
        is_there: |root, entry| text(root, GLOSSARY).contains(&format!("- **[{}](", entry.theorem)),
    },
    Part {
        english: "a place in the course",
        chinese: "课程中的位置",
        is_there: |root, entry| linked(&text(root, COURSES[0])).contains(&entry.slug),
    },
    Part {
        english: "the size of its bundle",
        chinese: "单文件程序的大小",
        is_there: |root, entry| text(root, BENCHMARKS).contains(&format!("\n| {} | ", entry.slug)),
    },
];

/// The parts that a problem lacks.
pub fn lacks(root: &Path, entry: &Entry) -> Vec<Part> {
    PARTS.into_iter().filter(|part| !(part.is_there)(root, entry)).collect()
}

/// The same in one line of English; nothing if the problem is complete.
pub fn in_a_line(root: &Path, entry: &Entry) -> Option<String> {
    let parts: Vec<&str> = lacks(root, entry).iter().map(|part| part.english).collect();
    (!parts.is_empty()).then(|| format!("still missing: {}", parts.join(", ")))
}

/// The catalogue's list of the problems that are not complete.
pub fn list(root: &Path, entries: &[Entry]) -> String {
    let row = |entry: &Entry| {
        let (slug, line) = (&entry.slug, in_a_line(root, entry)?);
        Some(format!("- [{slug}](problems/{slug}): {line}.\n"))
    };
    let rows = entries.iter().filter_map(row);
    [COMPLETE.to_string()].into_iter().chain(rows).collect()
}

const COMPLETE: &str = "The problems that are not in this list are complete.\n";

/// How many wrong programs there are, as files and as edits.
pub fn count_wrong(root: &Path, entry: &Entry) -> usize {
    programs(root, entry, "wrong").len()
        + toml::from_str::<toml::Table>(&own(root, entry, EDITS)).map_or(0, |edits| edits.len())
}

fn has_study(root: &Path, entry: &Entry) -> bool {
    let tests = own(root, entry, "tests/problem.rs");
    tests.contains(".study(") || tests.contains(".without_study(")
}

/// It is measured against the C++ programs, unless it has one case and no size.
fn has_workload(root: &Path, entry: &Entry) -> bool {
    let tests = own(root, entry, "tests/problem.rs");
    tests.contains(".workload(") || tests.contains("single(")
}

fn has_chinese_page(root: &Path, entry: &Entry) -> bool {
    !own(root, entry, "README.zh.md").is_empty()
}

fn has_program(root: &Path, entry: &Entry, folder: &str, ending: &str) -> bool {
    programs(root, entry, folder).iter().any(|program| program.ends_with(ending))
}

/// The names of the programs in a folder of a problem.
fn programs(root: &Path, entry: &Entry, folder: &str) -> Vec<String> {
    let files = fs::read_dir(root.join("problems").join(&entry.slug).join(folder));
    let files = files.into_iter().flatten().flatten();
    files.map(|file| file.file_name().to_string_lossy().into_owned()).collect()
}

/// A file of a problem; a missing one is empty.
fn own(root: &Path, entry: &Entry, file: &str) -> String {
    text(root, &format!("problems/{}/{file}", entry.slug))
}

fn text(root: &Path, file: &str) -> String {
    fs::read_to_string(root.join(file)).unwrap_or_default()
}
