//! The course: the order in which one meets the problems.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::catalogue::problem::Problem;
use crate::documents::lists::{linked, Words};

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

/// The steps of the course that a file holds, one of [`COURSES`](crate::documents::lists::COURSES).
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

/// One of the courses with a link to a problem: where there is none yet, at the end of the step to
/// which it belongs, and to its page in Chinese in the course that is.
///
/// It belongs to the step whose core has its theorem, or to a later one that has a problem that it
/// needs. None if there is no such step: then somebody has to choose.
pub fn in_course(
    root: &Path,
    file: &str,
    page: &str,
    problem: &Problem,
    all: &[Problem],
) -> Option<String> {
    let words = Words::for_page(file);
    let up = "../".repeat(file.matches('/').count());
    let folder = format!("{up}problems/{}", problem.slug);
    let target = format!("{up}{}", words.page_of(root, &problem.slug));
    if linked(page).contains(&problem.slug) {
        return Some(page.replace(&format!("]({folder})"), &format!("]({target})")));
    }
    let mut steps: Vec<String> = page.split("\n## ").map(str::to_string).collect();
    let step = step_of(&steps, problem, all)?;
    let link = format!("[{}]({target})", problem.slug);
    steps[step] = words.with_link(&steps[step], &link);
    Some(steps.join("\n## "))
}

/// The step of a course to which a problem belongs.
fn step_of(steps: &[String], problem: &Problem, all: &[Problem]) -> Option<usize> {
    let alike = all.iter().filter(|other| other.theorem == problem.theorem);
    let alike: Vec<&str> = alike.map(|other| other.slug.as_str()).collect();
    let has_core = |section: &String| {
        let step = step(section);
        step.is_some_and(|step| step.core.iter().any(|it| alike.contains(&&**it)))
    };
    let first = steps.iter().position(has_core)?;
    let is_needed = |step: &String| linked(step).iter().any(|slug| problem.needs.contains(slug));
    Some(steps.iter().rposition(is_needed).map_or(first, |needed| needed.max(first)))
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

    fn problem(slug: &str, theorem: &str, needs: &[&str]) -> Problem {
        let needs = needs.iter().map(|need| need.to_string()).collect();
        Problem { needs, ..Problem::in_test(slug, theorem, &[]) }
    }

    #[test]
    fn a_problem_comes_into_the_step_of_its_theorem_or_after_what_it_needs() {
        let page =
            "# C\n\n## 1. A\n\n- Core: [a](problems/a).\n\n## 2. B\n\n- Core: [b](problems/b).\n\
            - Further practice: [c](problems/c).\n";
        let all = [problem("a", "A", &[]), problem("b", "B", &[]), problem("c", "A", &[])];
        let with = |problem| in_course(Path::new("nowhere"), "course.md", page, &problem, &all);
        let link = "- Further practice: [x](problems/x).\n";
        let first = with(problem("x", "A", &["a"])).unwrap();
        assert_eq!(first, page.replace("/a).\n", &format!("/a).\n{link}")));
        let second = with(problem("x", "A", &["c"])).unwrap();
        assert_eq!(second, page.replace("/c).", "/c), [x](problems/x)."));
        assert_eq!(with(problem("c", "A", &[])).as_deref(), Some(page));
        assert_eq!(with(problem("x", "new", &[])), None);
        assert_eq!(linked(&page.replace("](", "](../")), ["a", "b", "c"]);
    }
}
