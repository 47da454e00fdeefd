//! The tables of docs/catalogue.md, in English and in Chinese: one for each theorem.
//!
//! The order of the rows and what a problem asks are written by hand; the rest is derived.

use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};

use crate::catalogue::directory::Directory;
use crate::catalogue::page::heading;
use crate::catalogue::problem::{Listing, Problem};
use crate::documents::lacks;
use crate::documents::lists::{linked, with_table, Words, CATALOGUES};

/// The section for the theorems that have no other.
pub const OTHERS: &str = "Other theorems";

/// One of the [`CATALOGUES`] as it should be: a problem that it does not list yet comes at the end
/// of its theorem's table.
///
/// # Errors
///
/// If a catalogue cannot be read, or has no table for a problem, or if a new problem's manifest
/// names no theorem.
pub fn rewritten(root: &Path, directory: Directory, file: &str) -> Result<String> {
    let read = |file: &str| fs::read_to_string(root.join(file)).with_context(|| file.to_string());
    let tables = Tables { root, directory, words: Words::for_page(file) };
    let (page, english) = (read(file)?, read(CATALOGUES[0])?);
    let mut sections: Vec<String> =
        page.split("\n## ").map(|section| tables.section(section)).collect();
    let listed = slugs_in_rows(&page);
    for problem in directory.problems.iter().filter(|problem| !listed.contains(&problem.slug)) {
        let slug = &problem.slug;
        ensure!(
            !problem.theorem.is_empty(),
            "problems/{slug}/Cargo.toml names no theorem; {} has their names",
            CATALOGUES[0]
        );
        // The headings in Chinese are those in English, one by one.
        let place = place_of(&english, &problem.theorem);
        let section = place.and_then(|place| sections.get_mut(place));
        let section = section.with_context(|| format!("{file}: no table for {slug}"))?;
        let end = section.rfind("|\n").map_or(section.len(), |end| end + 2);
        section.insert_str(end, &tables.own_row(problem, &tables.game(problem)));
    }
    let (page, missing) = (sections.join("\n## "), tables.missing());
    with_table(&page, &missing).with_context(|| format!("{file}: no list of what is missing"))
}

/// The slugs of the problems that have a row, in their order.
pub fn slugs_in_rows(page: &str) -> Vec<String> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| [")?.split_once(" | "));
    rows.flat_map(|(name, _)| linked(name)).collect()
}

/// The section of a theorem, or that of the other ones.
fn place_of(page: &str, theorem: &str) -> Option<usize> {
    let headings = page.split("\n## ").map(|section| section.lines().next());
    let find = |name: &str| headings.clone().position(|heading| heading == Some(name));
    find(theorem).or_else(|| find(OTHERS))
}

struct Tables<'a> {
    root: &'a Path,
    directory: Directory<'a>,
    words: &'static Words,
}

impl Tables<'_> {
    /// A section with the judges and the difficulties as they are.
    fn section(&self, section: &str) -> String {
        if !section.contains(self.words.table) {
            return section.to_string();
        }
        let lines = section.split_inclusive('\n').map(|line| self.row(line));
        lines.collect()
    }

    /// A row as it should be; any other line stays.
    fn row(&self, line: &str) -> String {
        let cells: Option<Vec<&str>> = line
            .strip_prefix("| ")
            .and_then(|line| line.trim_end().strip_suffix(" |"))
            .map(|line| line.split(" | ").collect());
        let Some([name, asks, "" | "1" | "2" | "3" | "4" | "5", rust, others]) = cells.as_deref()
        else {
            return line.to_string();
        };
        let slugs = linked(name);
        let own = self.directory.problems.iter().find(|problem| slugs.contains(&problem.slug));
        match own {
            Some(problem) => self.own_row(problem, asks),
            None => self.row_of_others(name, asks, [rust, others]),
        }
    }

    /// The row of a problem of this set.
    fn own_row(&self, problem: &Problem, asks: &str) -> String {
        let rust = self.judges(&self.directory.in_rust(problem));
        let others = self.judges(&self.directory.not_in_rust(problem));
        let (link, difficulty) = (self.problem(problem), problem.difficulty);
        format!("| {link} | {asks} | {difficulty} | {rust} | {others} |\n")
    }

    /// The row of a problem that only a judge has: in which column, the judge decides.
    fn row_of_others(&self, name: &str, asks: &str, [rust, others]: [&str; 2]) -> String {
        let listing = format!("{rust}{others}");
        let id = listing.trim_start_matches('[').split(']').next().unwrap_or_default();
        let id =
            self.words.judges.iter().fold(id.to_string(), |id, (name, own)| id.replace(own, name));
        let listed = Listing { id, ..Listing::default() };
        let judge = self.directory.judges.iter().find(|judge| judge.number(&listed).is_some());
        let [rust, others] = match judge {
            Some(judge) if judge.takes_rust && !judge.rust_is_unproven => [listing.as_str(), ""],
            _ => ["", listing.as_str()],
        };
        format!("| {name} | {asks} |  | {rust} | {others} |\n")
    }

    /// The problems that are not complete.
    fn missing(&self) -> String {
        let Words { colon, comma, stop, complete, missing, .. } = self.words;
        let row = |problem: &Problem| {
            let parts = lacks::lacks(self.root, problem);
            let is_english = self.words.page.is_empty();
            let name = |part: &lacks::Part| if is_english { part.english } else { part.chinese };
            let parts: Vec<&str> = parts.iter().map(name).collect();
            let line =
                format!("- {}{colon}{missing}{}{stop}\n", self.problem(problem), parts.join(comma));
            (!parts.is_empty()).then_some(line)
        };
        let rows = self.directory.problems.iter().filter_map(row);
        [format!("{complete}\n")].into_iter().chain(rows).collect()
    }

    /// A link to a problem's page.
    fn problem(&self, problem: &Problem) -> String {
        let slug = &problem.slug;
        format!("[{slug}](../{})", self.words.page_of(self.root, slug))
    }

    /// What is done in a game, as the page's heading has it behind the name.
    fn game(&self, problem: &Problem) -> String {
        let page = self.root.join(self.words.page_of(self.root, &problem.slug));
        // In English that is the folder.
        let page = fs::read_to_string(page).unwrap_or_default();
        let heading = heading(&page).unwrap_or(&problem.game);
        // Until there is a page in Chinese, the heading is in English.
        let halves = heading.split_once(self.words.colon).or_else(|| heading.split_once(": "));
        halves.map_or(heading, |(_, game)| game).to_string()
    }

    fn judges(&self, listings: &[&Listing]) -> String {
        let link = |listing: &&Listing| {
            let mut listing = (*listing).clone();
            for (name, own) in self.words.judges {
                listing.id = listing.id.replace(name, own);
            }
            listing.link()
        };
        listings.iter().map(link).collect::<Vec<String>>().join(self.words.comma)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::online_judge::OnlineJudge;
    use crate::disk::scratch::put_text;

    fn problem(slug: &str, theorem: &str, id: &str) -> Problem {
        let game = "Nim: take stones".to_string();
        Problem { game, difficulty: 2, ..Problem::in_test(slug, theorem, &[id]) }
    }

    const ENGLISH: &str = "# P\n\n## Nim\n\n| problem | what it asks | difficulty | in Rust | \
        other judges |\n|---|---|---|---|---|\n| [nim](../problems/nim) | itself |  |  |  |\n\
        | Poker | stones return |  |  | [Luogu P2](https://a.example/2) |\n\
        | Go | boards | | | | |\n\n## Other theorems\n\n| problem | what it asks | difficulty | \
        in Rust | other judges |\n|---|---|---|---|---|\n\n## Missing\n\n\
        The problems that are not in this list are complete.\n";
    const CHINESE: &str = "# P\n\n## 尼姆\n\n| 题目 | 要求 | 难度 | 可用 Rust 提交 | 其他 OJ |\n\
        |---|---|---|---|---|\n| [nim](../problems/nim) | 定理本身 | 1 | HDU 7 |  |\n\
        | 扑克 | 石子会回来 |  |  | [洛谷 P2](https://a.example/2) |\n\n## 其他定理\n\n\
        | 题目 | 要求 | 难度 | 可用 Rust 提交 | 其他 OJ |\n|---|---|---|---|---|\n\n## 还缺少\n\n\
        不在此列的题目都是完整的。\n";

    #[test]
    fn a_catalogue_has_what_the_manifests_say_and_what_was_written() {
        let folder = tempfile::tempdir().unwrap();
        for (file, text) in [
            ("problems/nim/README.zh.md", "# Nim：取石子\n"),
            (CATALOGUES[0], ENGLISH),
            (CATALOGUES[1], CHINESE),
        ] {
            put_text(&folder.path().join(file), text).unwrap();
        }
        let problems = [
            problem("luogu-p1", "Nim", "Luogu P1"),
            problem("nim", "Nim", "HDU 1"),
            problem("x", "Chess", "HDU 2"),
        ];
        let judge = |name: &str, takes_rust| {
            let name = name.to_string();
            OnlineJudge { name, takes_rust, ..OnlineJudge::default() }
        };
        let judges = [judge("Luogu", true), judge("HDU", false)];
        let directory = Directory { problems: &problems, judges: &judges };
        let rows = |file| {
            let page = rewritten(folder.path(), directory, file).unwrap();
            assert!(page.contains("- [x](../problems/x)"), "{page}");
            let rows =
                page.lines().filter(|line| line.contains("problems/") || line.contains("P2"));
            rows.take(4).map(str::to_string).collect::<Vec<String>>()
        };
        assert_eq!(
            rows(CATALOGUES[0]),
            [
                "| [nim](../problems/nim) | itself | 2 |  | HDU 1 |",
                "| Poker | stones return |  | [Luogu P2](https://a.example/2) |  |",
                "| [luogu-p1](../problems/luogu-p1) | take stones | 2 | Luogu P1 |  |",
                "| [x](../problems/x) | take stones | 2 |  | HDU 2 |",
            ]
        );
        assert_eq!(
            rows(CATALOGUES[1]),
            [
                "| [nim](../problems/nim/README.zh.md) | 定理本身 | 2 |  | HDU 1 |",
                "| 扑克 | 石子会回来 |  | [洛谷 P2](https://a.example/2) |  |",
                "| [luogu-p1](../problems/luogu-p1) | take stones | 2 | 洛谷 P1 |  |",
                "| [x](../problems/x) | take stones | 2 |  | HDU 2 |",
            ]
        );
        let nameless = [problem("y", "", "HDU 3")];
        let directory = Directory { problems: &nameless, judges: &judges };
        let error = rewritten(folder.path(), directory, CATALOGUES[0]).unwrap_err();
        assert!(error.to_string().contains("problems/y/Cargo.toml names no theorem"), "{error}");
        assert_eq!(slugs_in_rows(ENGLISH), ["nim"]);
    }
}
