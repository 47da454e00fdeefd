//! The pages that name every problem.

/// The tables of the problems, and those in Chinese.
pub const CATALOGUES: [&str; 2] = ["docs/catalogue.md", "docs/catalogue.zh.md"];

/// The course, and the course in Chinese.
pub const COURSES: [&str; 2] = ["docs/course.md", "docs/course.zh.md"];

/// The glossary, whose terms include the theorems.
pub const GLOSSARY: &str = "docs/glossary.md";

/// The further problems of each theorem.
pub const MORE: &str = "docs/more.md";

/// The sizes of the bundles.
pub const BENCHMARKS: &str = "docs/benchmarks.md";

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_put_in_the_place_of_the_one_with_its_head() {
        let page = "# A\n\n| a |\n|---|\n| 1 |\n\nB.\n";
        let changed = with_table(page, "| a |\n|---|\n");
        assert_eq!(changed.as_deref(), Some("# A\n\n| a |\n|---|\n\nB.\n"));
        assert_eq!(with_table(page, "| b |\n"), None);
    }
}
