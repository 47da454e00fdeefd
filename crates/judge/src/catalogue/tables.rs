//! The tables of docs/catalogue.md, in English and in Chinese.

use std::fs;
use std::path::Path;

use crate::catalogue::directory::Directory;
use crate::catalogue::lacks;
use crate::catalogue::lists::Words;
use crate::catalogue::page::heading;
use crate::catalogue::problem::{Listing, Problem};

/// The tables of one of the catalogues, and its list of what is missing.
pub fn tables(root: &Path, directory: Directory, file: &str) -> [String; 3] {
    let words = Words::for_page(file);
    let glossary = fs::read_to_string(root.join(words.glossary)).unwrap_or_default();
    let tables = Tables { root, directory, words, glossary };
    [tables.documented(), tables.live(), tables.missing()]
}

struct Tables<'a> {
    root: &'a Path,
    directory: Directory<'a>,
    words: &'static Words,
    glossary: String,
}

impl<'a> Tables<'a> {
    /// The documented problems, in the order of their slugs. The table does not name the theorem,
    /// for readers who want to find out by themselves how a game is won.
    fn documented(&self) -> String {
        let mut table = format!("{}\n|---|---|---|---|---|\n", self.words.documented);
        for problem in self.directory.problems.iter().filter(|problem| problem.is_documented()) {
            let rust = match self.directory.in_rust(problem) {
                here if !here.is_empty() => self.judges(&here),
                _ => self.alike(problem),
            };
            let others = self.judges(&self.directory.not_in_rust(problem));
            let (link, game, difficulty) =
                (self.problem(problem), self.game(problem), problem.difficulty);
            table += &format!("| {link} | {game} | {rust} | {others} | {difficulty} |\n");
        }
        table
    }

    /// Up to three problems like one that no judge takes in Rust.
    fn alike(&self, problem: &Problem) -> String {
        let alike = self.directory.alike(problem);
        let links: Vec<String> = alike.iter().take(3).map(|other| self.problem(other)).collect();
        match links.is_empty() {
            true => String::new(),
            false => format!("{}{}", self.words.alike, links.join(self.words.comma)),
        }
    }

    /// The problems of live judges, in the order of their theorems.
    fn live(&self) -> String {
        let problems = self.directory.problems.iter();
        let mut problems: Vec<&Problem> =
            problems.filter(|problem| !problem.is_documented()).collect();
        problems.sort_by_key(|problem| (&problem.theorem, problem.difficulty, &problem.slug));
        let mut table = format!("{}\n|---|---|---|---|---|\n", self.words.live);
        for problem in problems {
            let judges = self.judges(&problem.judges.iter().collect::<Vec<_>>());
            table += &format!(
                "| {} | {} | {} | {judges} | {} |\n",
                self.theorem(problem),
                self.problem(problem),
                self.game(problem),
                problem.difficulty
            );
        }
        table
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

    /// The name of the game, as the page's heading has it.
    fn game(&self, problem: &Problem) -> String {
        let page = self.root.join(self.words.page_of(self.root, &problem.slug));
        // In English that is the folder.
        let page = fs::read_to_string(page).unwrap_or_default();
        heading(&page).unwrap_or(&problem.game).to_string()
    }

    /// The theorem's name, which the glossary gives behind that of its own language.
    fn theorem(&self, problem: &'a Problem) -> &str {
        let marked = format!("**（{}）", problem.theorem).to_lowercase();
        let mut lines = self.glossary.lines();
        let line = lines.find(|line| line.to_lowercase().contains(&marked));
        let name = line.and_then(|line| Some(line.strip_prefix("- **[")?.split_once("](")?.0));
        name.unwrap_or(&problem.theorem)
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

    fn problem(slug: &str, id: &str, origin: Option<&str>) -> Problem {
        let (game, origin) = ("Nim: heaps".to_string(), origin.map(String::from));
        Problem { game, origin, difficulty: 2, ..Problem::in_test(slug, "Nim", &[id]) }
    }

    #[test]
    fn both_catalogues_have_the_same_rows_in_their_languages() {
        let folder = tempfile::tempdir().unwrap();
        for (file, text) in [
            ("problems/nim/README.zh.md", "# Nim：取石子\n"),
            ("docs/glossary.zh.md", "- **[尼姆](theory.zh.md#nim)**（nim）：取石子。\n"),
        ] {
            put_text(&folder.path().join(file), text).unwrap();
        }
        let problems =
            [problem("luogu-p1", "Luogu P1", None), problem("nim", "HDU 1", Some("Nim"))];
        let luogu = OnlineJudge { name: "Luogu".into(), takes_rust: true, ..Default::default() };
        let directory = Directory { problems: &problems, judges: &[luogu] };
        let rows = |file| {
            let [documented, live, missing] = tables(folder.path(), directory, file);
            let last = |table: &str| table.lines().last().unwrap().to_string();
            (last(&documented), last(&live), missing.lines().next().unwrap().to_string())
        };
        let (documented, live, complete) = rows("docs/catalogue.md");
        let alike = "like it: [luogu-p1](../problems/luogu-p1)";
        assert_eq!(
            documented,
            format!("| [nim](../problems/nim) | Nim: heaps | {alike} | HDU 1 | 2 |")
        );
        assert_eq!(live, "| Nim | [luogu-p1](../problems/luogu-p1) | Nim: heaps | Luogu P1 | 2 |");
        assert!(complete.ends_with("are complete."));
        let (documented, live, complete) = rows("docs/catalogue.zh.md");
        let nim = "[nim](../problems/nim/README.zh.md) | Nim：取石子";
        let alike = "同类题：[luogu-p1](../problems/luogu-p1)";
        assert_eq!(documented, format!("| {nim} | {alike} | HDU 1 | 2 |"));
        assert_eq!(live, "| 尼姆 | [luogu-p1](../problems/luogu-p1) | Nim: heaps | 洛谷 P1 | 2 |");
        assert!(complete.ends_with("都是完整的。"));
    }
}
