//! The course: the order in which CATALOGUE.md goes through the problems.

use anyhow::{Context, Result};
use pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown::Document;

/// A step of the course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Its title.
    pub title: String,
    /// The slugs of its problems.
    pub slugs: Vec<String>,
}

/// The course: a list, each item of which begins with a title in bold type and links to
/// problems.
pub fn course(catalogue: &Document) -> Result<Vec<Step>> {
    let heading = catalogue.sections.iter().find(|section| section.title.starts_with("A course"));
    let section = heading.context("CATALOGUE.md has no section `A course`")?;
    let mut steps = Vec::<Step>::new();
    let mut in_title = false;
    for event in &section.events {
        match event {
            Event::Start(Tag::Item) => steps.push(Step::default()),
            Event::Start(Tag::Strong) => in_title = true,
            Event::End(TagEnd::Strong) => in_title = false,
            Event::Text(text) if in_title => {
                steps.last_mut().context("a title outside the list")?.title += text;
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let slug =
                    dest_url.strip_prefix("problems/").and_then(|rest| rest.split('/').next());
                if let (Some(slug), Some(step)) = (slug, steps.last_mut()) {
                    step.slugs.push(slug.to_string());
                }
            }
            _ => {}
        }
    }
    Ok(steps)
}

/// The slugs before and after one, in the order of the course.
pub fn neighbours<'a>(steps: &'a [Step], slug: &str) -> (Option<&'a str>, Option<&'a str>) {
    let order: Vec<&str> = steps.iter().flat_map(|step| &step.slugs).map(String::as_str).collect();
    let Some(place) = order.iter().position(|&other| other == slug) else { return (None, None) };
    let before = place.checked_sub(1).and_then(|place| order.get(place));
    (before.copied(), order.get(place + 1).copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_has_steps_and_neighbours() {
        let text = "# T\n\n## A course, from a to c\n\nRead it.\n\n\
            1. **One heap**: [a](problems/a), then\n   [b](problems/b/README.md).\n\
            2. **Two heaps, *both***: [c](problems/c).\n\n## Licence\n\n[d](problems/d)\n";
        let steps = course(&Document::parse("CATALOGUE.md", text)).unwrap();
        let step = |title: &str, slugs: &[&str]| Step {
            title: title.to_string(),
            slugs: slugs.iter().map(|slug| slug.to_string()).collect(),
        };
        assert_eq!(steps, [step("One heap", &["a", "b"]), step("Two heaps, both", &["c"])]);
        assert_eq!(neighbours(&steps, "a"), (None, Some("b")));
        assert_eq!(neighbours(&steps, "b"), (Some("a"), Some("c")));
        assert_eq!(neighbours(&steps, "c"), (Some("b"), None));
        assert_eq!(neighbours(&steps, "d"), (None, None));
    }
}
