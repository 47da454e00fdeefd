//! The pages that name every problem, and how a new one enters them.

use std::path::Path;

/// The problems of each theorem, here and at other judges, and the same in Chinese.
pub const CATALOGUES: [&str; 2] = ["docs/catalogue.md", "docs/catalogue.zh.md"];

/// The course, and the course in Chinese.
pub const COURSES: [&str; 2] = ["docs/course.md", "docs/course.zh.md"];

/// The glossary, whose terms include the theorems.
pub const GLOSSARY: &str = "docs/glossary.md";

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

/// What the pages that name every problem say in their language.
pub(crate) struct Words {
    /// The head of a theorem's table.
    pub table: &'static str,
    further: &'static str,
    pub comma: &'static str,
    pub colon: &'static str,
    pub stop: &'static str,
    pub complete: &'static str,
    pub missing: &'static str,
    /// The pages of the problems, if they are not those that the folders show.
    pub page: &'static str,
    /// Judges that have another name in this language.
    pub judges: &'static [(&'static str, &'static str)],
}

static ENGLISH: Words = Words {
    table: "| problem | what it asks | difficulty | in Rust | other judges |",
    further: "- Further practice: ",
    comma: ", ",
    colon: ": ",
    stop: ".",
    complete: "The problems that are not in this list are complete.",
    missing: "still missing: ",
    page: "",
    judges: &[],
};

static CHINESE: Words = Words {
    table: "| 题目 | 要求 | 难度 | 可用 Rust 提交 | 其他 OJ |",
    further: "- 更多练习：",
    comma: "、",
    colon: "：",
    stop: "。",
    complete: "不在此列的题目都是完整的。",
    missing: "还缺少",
    page: "README.zh.md",
    judges: &[("Luogu ", "洛谷 ")],
};

impl Words {
    /// Those of a page.
    pub fn for_page(file: &str) -> &'static Words {
        match file.ends_with(".zh.md") {
            true => &CHINESE,
            false => &ENGLISH,
        }
    }

    /// A problem's page in this language, or its folder, which shows the one in English.
    pub fn page_of(&self, root: &Path, slug: &str) -> String {
        let folder = format!("problems/{slug}");
        let page = format!("{folder}/{}", self.page);
        let is_there = !self.page.is_empty() && root.join(&page).exists();
        if is_there {
            page
        } else {
            folder
        }
    }

    /// A step with one more link under further practice.
    pub fn with_link(&self, step: &str, link: &str) -> String {
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
