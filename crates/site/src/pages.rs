//! The pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use judge::cases::notes;
use judge::catalogue::{Entry, Listing};
use protocol::cases::Provenance;

use crate::course::{course, neighbours, Step};
use crate::folder::Files;
use crate::html::{escape, preformatted, Page};
use crate::links::{page_of, readme_of, Links, CATALOGUE, THEORY};
use crate::markdown::{render, Document};

/// Sections that tell how a game is won. They are folded away, so that one can think first.
const FOLDED: [&str; 3] = ["Theorem", "Proof", "Pitfalls"];

const BOARD: &str = include_str!("../assets/board.html");

/// Writes the pages of a repository.
pub struct Writer<'a> {
    /// The repository.
    root: &'a Path,
    /// Its problems.
    entries: &'a [Entry],
    /// The slugs of those with a board.
    boards: &'a [String],
    /// How to get the missing boards.
    advice: Option<&'a str>,
    /// The cases of each problem, by its slug.
    cases: BTreeMap<&'a str, Cases>,
}

/// The entries of a problem's cases in `cases.toml`, by their names.
type Cases = BTreeMap<String, Provenance>;

impl<'a> Writer<'a> {
    /// Reads the `cases.toml` of all problems.
    pub fn new(
        root: &'a Path,
        entries: &'a [Entry],
        boards: &'a [String],
        advice: Option<&'a str>,
    ) -> Result<Writer<'a>> {
        let mut writer = Writer { root, entries, boards, advice, cases: BTreeMap::new() };
        for Entry { slug, .. } in entries {
            writer.cases.insert(slug, writer.load_cases(slug)?);
        }
        Ok(writer)
    }

    fn load_cases(&self, slug: &str) -> Result<Cases> {
        let mut cases = notes(&self.root.join("problems").join(slug))?.provenances;
        cases.retain(|name, _| self.has(&format!("testdata/{slug}/{name}.in")));
        Ok(cases)
    }

    fn cases(&self, slug: &str) -> Result<&Cases> {
        self.cases.get(slug).with_context(|| format!("there is no problem `{slug}`"))
    }

    /// The first page, the theory and the problems.
    pub fn all(&self, links: &mut Links) -> Result<Files> {
        let readme = links.document("README.md").context("a repository has a README.md")?;
        let catalogue = links.document(CATALOGUE).context("a repository has a CATALOGUE.md")?;
        let steps = course(&catalogue)?;
        let mut files = Files::new();
        let mut add = |name: String, html: String| files.insert(name, html.into());
        add("index.html".to_string(), self.index(&readme, &steps, links)?);
        let theory = links.document(THEORY).context("a repository has a THEORY.md")?;
        add("theory.html".to_string(), self.theory(&theory, links));
        for entry in self.entries {
            let page = self.problem(entry, &steps, links)?;
            add(format!("{}.html", entry.slug), page);
        }
        Ok(files)
    }

    /// The files, cases and pictures that those pages link to and show.
    pub fn linked(&self, links: &Links) -> Result<Files> {
        let mut files = Files::new();
        for path in links.pictures() {
            files.insert(path.clone(), self.bytes(path)?);
        }
        for path in links.files() {
            match path.strip_prefix("testdata/").and_then(|case| case.rsplit_once('.')) {
                Some((case, _)) => self.case(case, &mut files)?,
                None => drop(files.insert(page_of(path), self.file(path)?.into())),
            }
        }
        Ok(files)
    }

    fn bytes(&self, path: &str) -> Result<Vec<u8>> {
        fs::read(self.root.join(path)).with_context(|| path.to_string())
    }

    fn text(&self, path: &str) -> Result<String> {
        Ok(String::from_utf8_lossy(&self.bytes(path)?).into_owned())
    }

    fn has(&self, path: &str) -> bool {
        self.root.join(path).exists()
    }

    fn entry(&self, slug: &str) -> Result<&Entry> {
        let entry = self.entries.iter().find(|entry| entry.slug == slug);
        entry.with_context(|| format!("there is no problem `{slug}`"))
    }

    fn page(&self, title: &str, body: &str, root: &str, board: bool) -> String {
        Page { title, body, root, board }.html()
    }

    /// The first page: the beginning of README.md, and CATALOGUE.md's course.
    fn index(&self, readme: &Document, steps: &[Step], links: &mut Links) -> Result<String> {
        let head = render(&readme.head, &readme.file, links);
        let advice = self.advice.map(note).unwrap_or_default();
        let mut body = format!("<h1>{}</h1>\n{head}{advice}", escape(&readme.title));
        body += "<h2 id=\"course\">The course</h2>\n\
            <p>Each page can be read alone. Play on its board, try the hints, and only then \
            unfold the theorem and its proof.</p>\n";
        for (number, step) in steps.iter().enumerate() {
            let entries: Vec<&Entry> =
                step.slugs.iter().map(|slug| self.entry(slug)).collect::<Result<_>>()?;
            body += &list(&format!("{}. {}", number + 1, step.title), &entries);
        }
        let drafts = self.drafts(steps);
        if !drafts.is_empty() {
            body += &list("Not in the course yet", &drafts);
        }
        Ok(self.page(&readme.title, &body, "", false))
    }

    /// The problems that the course leaves out.
    fn drafts(&self, steps: &[Step]) -> Vec<&Entry> {
        let visited: BTreeSet<&String> = steps.iter().flat_map(|step| &step.slugs).collect();
        self.entries.iter().filter(|entry| !visited.contains(&entry.slug)).collect()
    }

    fn theory(&self, theory: &Document, links: &mut Links) -> String {
        let mut body = format!("<h1>{}</h1>\n", escape(&theory.title));
        body += &render(&theory.head, &theory.file, links);
        for section in &theory.sections {
            body += &section.html(&theory.file, false, links);
        }
        self.page(&theory.title, &body, "", false)
    }

    fn problem(&self, entry: &Entry, steps: &[Step], links: &mut Links) -> Result<String> {
        let file = readme_of(&entry.slug);
        let document = links.document(&file).context("every problem has a page")?;
        let has_board = self.boards.contains(&entry.slug);
        let mut body = format!("<h1>{}</h1>\n", escape(&document.title));
        body += &self.place(entry, steps)?;
        body += &render(&document.head, &file, links);
        for (number, section) in document.sections.iter().enumerate() {
            let folded = FOLDED.contains(&section.title.as_str());
            body += &section.html(&file, folded, links);
            if number == 0 {
                body += &self.board(&entry.slug);
            }
        }
        body += &self.sources(entry, links)?;
        body += &self.around(entry, steps)?;
        Ok(self.page(&document.title, &body, "", has_board))
    }

    fn board(&self, slug: &str) -> String {
        match self.advice {
            _ if self.boards.iter().any(|board| board == slug) => BOARD.replace("{slug}", slug),
            Some(advice) if self.has(&format!("problems/{slug}/study.rs")) => note(advice),
            _ => String::new(),
        }
    }

    /// Where a problem stands in the course, and what comes before it.
    fn place(&self, entry: &Entry, steps: &[Step]) -> Result<String> {
        let mut parts = Vec::new();
        let step = steps.iter().position(|step| step.slugs.contains(&entry.slug));
        if let Some(number) = step {
            parts.push(format!("Step {}: {}", number + 1, escape(&steps[number].title)));
        }
        parts.push(format!("Difficulty {}", difficulty(entry)));
        let mut needs = Vec::new();
        for slug in &entry.needs {
            needs.push(format!("<a href=\"{slug}.html\">{}</a>", name(self.entry(slug)?)));
        }
        if !needs.is_empty() {
            parts.push(format!("Read first: {}", needs.join(", ")));
        }
        let parts: String = parts.iter().map(|part| format!("<span>{part}</span>\n")).collect();
        Ok(format!("<p class=\"place\">\n{parts}</p>\n"))
    }

    /// Links to the judges, the solution, the tests and the data.
    fn sources(&self, entry: &Entry, links: &mut Links) -> Result<String> {
        let slug = &entry.slug;
        let mut body = "<h2 id=\"files\">Solution, tests and data</h2>\n<ul>\n".to_string();
        if !entry.judges.is_empty() {
            let judges: Vec<String> = entry.judges.iter().map(judge_link).collect();
            body += &format!("<li>Judges: {}</li>\n", judges.join(", "));
        }
        for (file, what) in [
            ("src/main.rs", "The solution (a spoiler)"),
            ("rules.rs", "The rules"),
            ("tests/problem.rs", "Its tests"),
            ("study.rs", "What the board knows"),
        ] {
            let path = format!("problems/{slug}/{file}");
            if self.has(&path) {
                let page = links.file(&path);
                body += &format!("<li>{what}: <a href=\"{page}\"><code>{file}</code></a></li>\n");
            }
        }
        Ok(format!("{body}</ul>\n{}", self.data(slug, links)?))
    }

    /// A folded table of the problem's cases.
    fn data(&self, slug: &str, links: &mut Links) -> Result<String> {
        let cases = self.cases(slug)?;
        let mut rows = String::new();
        for (name, case) in cases {
            let page = escape(&links.file(&format!("testdata/{slug}/{name}.in")));
            let (name, probes) = (escape(name), escape(&case.probes));
            rows += &format!("<tr><td><a href=\"{page}\">{name}</a></td><td>{probes}</td></tr>\n");
        }
        Ok(format!(
            "<details><summary>The data: {} cases, and what each probes (with spoilers)</summary>\n\
             <div class=\"table\"><table>\n{rows}</table></div>\n</details>\n",
            cases.len()
        ))
    }

    /// Links to the problems before and after this one.
    fn around(&self, entry: &Entry, steps: &[Step]) -> Result<String> {
        let (before, after) = neighbours(steps, &entry.slug);
        if before.or(after).is_none() {
            return Ok(String::new());
        }
        let mut links = String::new();
        for (slug, relation, word) in [(before, "prev", "Previous"), (after, "next", "Next")] {
            let Some(slug) = slug else { continue };
            let game = escape(&self.entry(slug)?.game);
            links += &format!(
                "<a href=\"{slug}.html\" rel=\"{relation}\"><span>{word}</span> {game}</a>\n"
            );
        }
        Ok(format!("<nav class=\"around\" aria-label=\"Course\">\n{links}</nav>\n"))
    }

    /// The page of a case, such as `nim/01-sample`, and its files.
    fn case(&self, case: &str, files: &mut Files) -> Result<()> {
        let (slug, name) = case.split_once('/').context("a case lies in its problem's folder")?;
        let probes = self.cases(slug)?.get(name).map_or("", |case| &case.probes);
        let mut body = format!("<h1>{}</h1>\n", escape(name));
        body += &format!("<p class=\"place\">{}</p>\n", self.home(slug)?);
        body += &format!("<p>This case probes: {}.</p>\n", escape(probes));
        for (ending, title) in [("in", "Input"), ("out", "Answers")] {
            let text = self.text(&format!("testdata/{case}.{ending}"))?;
            let file = format!("{name}.{ending}");
            body += &format!("<h2>{title}</h2>\n{}", preformatted(&text));
            let link = escape(&file);
            body += &format!("<p><a href=\"{link}\" download>Save {link}</a></p>\n");
            files.insert(format!("cases/{slug}/{file}"), text.into());
        }
        let title = format!("{slug}: {name}");
        files
            .insert(format!("cases/{case}.html"), self.page(&title, &body, "../../", false).into());
        Ok(())
    }

    /// The page of a file.
    fn file(&self, path: &str) -> Result<String> {
        let mut body = format!("<h1><code>{}</code></h1>\n", escape(path));
        if let Some((slug, _)) = path.strip_prefix("problems/").and_then(|p| p.split_once('/')) {
            body += &format!("<p class=\"place\">{}</p>\n", self.home_from(slug, path)?);
        }
        body += &preformatted(&self.text(path)?);
        Ok(self.page(path, &body, &way_up(&page_of(path)), false))
    }

    fn home(&self, slug: &str) -> Result<String> {
        let entry = self.entry(slug)?;
        Ok(format!("<a href=\"../../{slug}.html\">{}</a>", escape(&entry.game)))
    }

    fn home_from(&self, slug: &str, path: &str) -> Result<String> {
        let game = escape(&self.entry(slug)?.game);
        Ok(format!("<a href=\"{}{slug}.html\">{game}</a>", way_up(&page_of(path))))
    }
}

/// The way from a page to the site's root.
fn way_up(page: &str) -> String {
    "../".repeat(page.matches('/').count())
}

/// Says something to the reader; words between backticks are code.
pub fn note(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let marked = parts.map(|(number, part)| match number % 2 {
        0 => escape(part),
        _ => format!("<code>{}</code>", escape(part)),
    });
    format!("<p class=\"note\">{}</p>\n", marked.collect::<String>())
}

/// The name of a game, without its move.
fn name(entry: &Entry) -> String {
    escape(entry.game.split(':').next().unwrap_or_default())
}

/// A heading, and the problems below it.
fn list(title: &str, entries: &[&Entry]) -> String {
    let items: String = entries.iter().map(|entry| listed(entry)).collect();
    format!("<h3>{}</h3>\n<ul class=\"problems\">\n{items}</ul>\n", escape(title))
}

fn listed(entry: &Entry) -> String {
    let (slug, game) = (&entry.slug, escape(&entry.game));
    let judges: Vec<&str> = entry.judges.iter().map(|judge| judge.id.as_str()).collect();
    let judges = escape(&judges.join(", "));
    format!(
        "<li><a href=\"{slug}.html\">{game}</a> {} <span class=\"judges\">{judges}</span></li>\n",
        difficulty(entry)
    )
}

fn difficulty(entry: &Entry) -> String {
    let level = usize::from(entry.difficulty.min(5));
    let dots = "●".repeat(level) + &"○".repeat(5 - level);
    format!(
        "<span class=\"difficulty\" role=\"img\" aria-label=\"{level} of 5\" \
         title=\"difficulty {level} of 5\">{dots}</span>"
    )
}

fn judge_link(judge: &Listing) -> String {
    let id = escape(&judge.id);
    match &judge.url {
        Some(url) => format!("<a href=\"{}\">{id}</a>", escape(url)),
        None => id,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_up_is_as_long_as_the_way_down() {
        assert_eq!(way_up("index.html"), "");
        assert_eq!(way_up("cases/nim/01-sample.html"), "../../");
    }

    #[test]
    fn commands_in_a_note_are_code() {
        assert_eq!(note("run `a b`."), "<p class=\"note\">run <code>a b</code>.</p>\n");
    }
}
