//! The course: the order in which one meets the problems.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::catalogue::lists::linked;

/// A step of the course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its number, from 1.
    pub number: usize,
    /// Its title.
    pub title: String,
    /// The slugs of the problems from which the others follow.
    pub core: Vec<String>,
    /// The slugs of the others.
    pub practice: Vec<String>,
}

/// The steps of the course that a file holds, one of [`COURSES`](crate::catalogue::lists::COURSES).
///
/// # Errors
///
/// If the file cannot be read.
pub fn course(root: &Path, file: &str) -> Result<Vec<Step>> {
    let text = fs::read_to_string(root.join(file)).context(file.to_string())?;
    Ok(text.split("\n## ").skip(1).filter_map(step).collect())
}

/// A section with a numbered heading and a list: the core, and perhaps the rest.
fn step(section: &str) -> Option<Step> {
    let (number, title) = section.lines().next()?.split_once(". ")?;
    let mut items = section.lines().filter(|line| line.starts_with("- ")).map(linked);
    Some(Step {
        number: number.parse().ok()?,
        title: title.to_string(),
        core: items.next().unwrap_or_default(),
        practice: items.flatten().collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::scratch::put_text;

    #[test]
    fn a_step_has_a_core_and_practice() {
        let folder = tempfile::tempdir().unwrap();
        let text = "# T\n\nRead it.\n\n## 1. One heap\n\nYou [learn](theory.md).\n\n\
            - Core: [a](../problems/a), [b](../problems/b).\n- More: [c](../problems/c/README.zh.md).\n\n\
            ## Sources\n\n- [d](../problems/d)\n";
        put_text(&folder.path().join("course.md"), text).unwrap();
        let [core, practice] =
            [&["a", "b"][..], &["c"]].map(|it| it.iter().map(|it| it.to_string()));
        let (core, practice) = (core.collect(), practice.collect());
        let expected = Step { number: 1, title: "One heap".to_string(), core, practice };
        assert_eq!(course(folder.path(), "course.md").unwrap(), [expected]);
        assert!(course(folder.path(), "none.md").is_err());
    }
}
