//! The course: the order in which docs/course.md goes through the problems.

use anyhow::{Context, Result};
use judge::catalogue::Problem;
use package::writing::Events;
use pulldown_cmark::{Event, Tag};

use crate::document::{first_link, items, Document, Section};
use crate::links::problem_of;

/// A step of the course.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its title, without its number.
    pub title: String,
    /// The anchor of its heading.
    pub anchor: String,
    /// What one learns there.
    pub about: Events,
    /// The slugs of the problems from which the others follow.
    pub core: Vec<String>,
    /// The slugs of the others.
    pub practice: Vec<String>,
}

impl Step {
    /// The slugs of its problems, the core first.
    pub fn slugs(&self) -> impl Iterator<Item = &String> {
        self.core.iter().chain(&self.practice)
    }

    /// A section with a numbered heading, some text, and a list: the core, and perhaps the rest.
    fn parse(section: &Section) -> Option<Step> {
        let (_, title) = section.title.split_once(". ")?;
        let is_list = |event: &Event| matches!(event, Event::Start(Tag::List(_)));
        let end = section.events.iter().position(is_list).unwrap_or(section.events.len());
        let (about, list) = section.events.split_at(end);
        let slugs = |item: Events| -> Option<Vec<String>> {
            let links = item.iter().filter_map(|event| first_link(std::slice::from_ref(event)));
            links.map(|link| problem_of(link).map(String::from)).collect()
        };
        let items: Option<Vec<Vec<String>>> = items(list).into_iter().map(slugs).collect();
        let mut items = items?.into_iter();
        Some(Step {
            title: title.to_string(),
            anchor: section.anchor.clone(),
            about: about.to_vec(),
            core: items.next().unwrap_or_default(),
            practice: items.flatten().collect(),
        })
    }
}

/// The course, each section of which is a step.
///
/// # Errors
///
/// If a section has no number, or a link in its list leads to another page than a problem's.
pub fn course(document: &Document) -> Result<Vec<Step>> {
    let step = |section: &Section| {
        Step::parse(section).with_context(|| {
            let (file, title) = (&document.file, &section.title);
            format!("{file}: the section `{title}` is not a numbered step with a list of problems")
        })
    };
    document.sections.iter().map(step).collect()
}

/// The problems that the course leaves out.
pub fn left_out<'a>(steps: &[Step], problems: &'a [Problem]) -> Vec<&'a Problem> {
    let is_visited =
        |problem: &Problem| steps.iter().flat_map(Step::slugs).any(|it| *it == problem.slug);
    problems.iter().filter(|problem| !is_visited(problem)).collect()
}

/// The slugs before and after one, in the order of the course.
pub fn neighbours<'a>(steps: &'a [Step], slug: &str) -> (Option<&'a str>, Option<&'a str>) {
    let order: Vec<&str> = steps.iter().flat_map(Step::slugs).map(String::as_str).collect();
    let Some(place) = order.iter().position(|&other| other == slug) else { return (None, None) };
    let before = place.checked_sub(1).and_then(|place| order.get(place));
    (before.copied(), order.get(place + 1).copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_has_steps_and_neighbours() {
        let text = "# T\n\nRead it.\n\n## 1. One heap\n\nYou [learn](theory.md).\n\n\
            - Core: [a](../problems/a).\n- More: [b](../problems/b/README.md).\n\n\
            ## 2. Two heaps, *both*\n\n- [c](../problems/c)\n";
        let steps = course(&Document::parse("docs/course.md", text)).unwrap();
        let titles: Vec<&str> = steps.iter().map(|step| step.title.as_str()).collect();
        assert_eq!(titles, ["One heap", "Two heaps, both"]);
        assert_eq!(steps[0].anchor, "1-one-heap");
        assert_eq!((steps[0].core.concat(), steps[0].practice.concat()), ("a".into(), "b".into()));
        assert_eq!((steps[1].core.concat(), steps[1].practice.len()), ("c".into(), 0));
        assert!(!steps[0].about.is_empty() && steps[1].about.is_empty());
        assert_eq!(neighbours(&steps, "a"), (None, Some("b")));
        assert_eq!(neighbours(&steps, "b"), (Some("a"), Some("c")));
        assert_eq!(neighbours(&steps, "c"), (Some("b"), None));
        assert_eq!(neighbours(&steps, "d"), (None, None));
    }

    #[test]
    fn a_section_that_is_not_a_step_is_named() {
        for section in ["## Sources", "## 1. Heaps\n\n- [a](theory.md)"] {
            let document = Document::parse("docs/course.md", &format!("# T\n\n{section}\n"));
            let error = course(&document).unwrap_err().to_string();
            assert!(error.starts_with("docs/course.md: the section `"), "{error}");
        }
    }
}
