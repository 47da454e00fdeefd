//! The pages that name every problem, and how a new one enters them.

use std::path::Path;

use crate::entry::Entry;

/// The tables of the problems.
pub const CATALOGUE: &str = "CATALOGUE.md";

/// The course, and the course in Chinese.
pub const COURSES: [&str; 2] = ["COURSE.md", "COURSE.zh.md"];

/// The glossary, whose terms include the theorems.
pub const GLOSSARY: &str = "GLOSSARY.md";

/// The sizes of the bundles.
pub const BENCHMARKS: &str = "BENCHMARKS.md";

/// The slugs of the problems that a text links to, in their order.
pub fn linked(text: &str) -> Vec<String> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let problems =
        links.filter_map(|link| link.trim_start_matches("../").strip_prefix("problems/"));
    problems.map(|rest| rest.split('/').next().unwrap_or_default().to_string()).collect()
}

/// A page with another table, or list, in place of the one that begins with the same line.
///
/// None if the page has no such line.
pub fn with_table(page: &str, table: &str) -> Option<String> {
    let start = page.find(table.split_inclusive('\n').next()?)?;
    let end = page[start..].find("\n\n").map_or(page.len(), |length| start + length + 1);
    Some(format!("{}{table}{}", &page[..start], &page[end..]))
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
    entry: &Entry,
    all: &[Entry],
) -> Option<String> {
    let words = if file.ends_with(".zh.md") { CHINESE } else { ENGLISH };
    let up = "../".repeat(file.matches('/').count());
    let folder = format!("{up}problems/{}", entry.slug);
    let own_page = format!("problems/{}/{}", entry.slug, words.page);
    let target = match !words.page.is_empty() && root.join(&own_page).exists() {
        true => format!("{up}{own_page}"),
        false => folder.clone(),
    };
    if linked(page).contains(&entry.slug) {
        return Some(page.replace(&format!("]({folder})"), &format!("]({target})")));
    }
    let mut steps: Vec<String> = page.split("\n## ").map(str::to_string).collect();
    let has_theorem =
        |slug: &String| all.iter().any(|it| it.slug == *slug && it.theorem == entry.theorem);
    let is_core = |step: &String| {
        linked(step.split("\n- ").nth(1).unwrap_or_default()).iter().any(has_theorem)
    };
    let is_needed = |step: &String| linked(step).iter().any(|slug| entry.needs.contains(slug));
    let first = steps.iter().position(is_core)?;
    let step = steps.iter().rposition(is_needed).map_or(first, |needed| needed.max(first));
    let link = format!("[{}]({target})", entry.slug);
    steps[step] = words.with_link(&steps[step], &link);
    Some(steps.join("\n## "))
}

/// What a course says in its language.
struct Words {
    further: &'static str,
    comma: &'static str,
    stop: &'static str,
    /// The problem's page, if it is not the one that the folder shows.
    page: &'static str,
}

const ENGLISH: Words = Words { further: "- Further practice: ", comma: ", ", stop: ".", page: "" };
const CHINESE: Words =
    Words { further: "- 更多练习：", comma: "、", stop: "。", page: "README.zh.md" };

impl Words {
    /// A step with one more link under further practice.
    fn with_link(&self, step: &str, link: &str) -> String {
        let (further, stop) = (self.further, self.stop);
        match step.find(further) {
            Some(start) => {
                let length = step[start..].find('\n').unwrap_or(step.len() - start);
                let (before, after) = step.split_at(start + length);
                let before = before.strip_suffix(stop).unwrap_or(before);
                format!("{before}{}{link}{stop}{after}", self.comma)
            }
            None => format!("{}\n{further}{link}{stop}\n", step.trim_end()),
        }
    }
}
