//! Links and pictures: the files that they name in the repository, and their places on the site.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{ensure, Result};
use judge::catalogue::Problem;
use judge::disk::files::utf8_text;
pub use judge::documents::lists::GLOSSARY;
use judge::documents::lists::{CATALOGUES, COURSES};

use crate::document::Document;
use crate::language::{is_in, page_in, Language};

/// What the repository is.
const README: &str = "README.md";

/// The problems.
pub const CATALOGUE: &str = CATALOGUES[0];

/// The course through them.
pub const COURSE: &str = COURSES[0];

/// How a link begins that sets the board to a position: `#position=1+2+3`. It is the anchor of a
/// link from elsewhere, too.
pub const POSITION: &str = "#position=";

/// Resolves links, and remembers what they need.
pub struct Links<'a> {
    root: &'a Path,
    /// The language of the page that is being written.
    pub language: Language,
    /// The Markdown files that are pages, by their paths in the repository.
    pages: BTreeMap<String, MarkdownPage>,
    /// Files of the repository that pages link to.
    pub files: BTreeSet<String>,
    /// Pictures that pages show.
    pub pictures: BTreeSet<String>,
    /// The mistakes, a line each.
    pub broken: Vec<String>,
}

/// A Markdown file that is a page.
struct MarkdownPage {
    /// The document, with the anchors of the English one.
    document: Document,
    /// Its page's name, without a language.
    name: String,
    /// The anchors on the page, by those in the file.
    anchors: BTreeMap<String, String>,
}

impl MarkdownPage {
    fn new(document: Document, name: &str) -> MarkdownPage {
        let anchors = document.anchors().into_iter().map(|anchor| (anchor.clone(), anchor));
        MarkdownPage { name: name.to_string(), anchors: anchors.collect(), document }
    }

    /// The same page, written in another language: it has the anchors of the English one, so that
    /// a reader who changes the language stays at the place.
    fn twin(&self, document: Document) -> Result<MarkdownPage> {
        let (own, english) = (document.anchors(), self.document.anchors());
        let file = &document.file;
        ensure!(own.len() == english.len(), "{file}: not the headings of {}", self.document.file);
        let document = document.with_anchors(&english);
        let anchors = own.into_iter().zip(english).collect();
        Ok(MarkdownPage { document, name: self.name.clone(), anchors })
    }
}

impl<'a> Links<'a> {
    fn without_pages(root: &'a Path) -> Links<'a> {
        let (pages, files, pictures, broken) = Default::default();
        Links { root, language: Language::English, pages, files, pictures, broken }
    }

    /// The links of a text that has none.
    #[cfg(test)]
    pub fn none() -> Links<'static> {
        Links::without_pages(Path::new("."))
    }

    /// The pages of a repository.
    ///
    /// # Errors
    ///
    /// If one of them is missing, or has other headings in another language.
    pub fn new(root: &'a Path, problems: &[Problem]) -> Result<Links<'a>> {
        let mut links = Links::without_pages(root);
        links.add(README, "index")?;
        links.add(COURSE, "index")?;
        links.add(GLOSSARY, "glossary")?;
        links.add(CATALOGUE, "catalogue")?;
        for file in documents(root)? {
            let stem = file.trim_start_matches("docs/").trim_end_matches(".md").to_lowercase();
            if !links.pages.contains_key(&file) {
                links.add(&file, &stem)?;
            }
        }
        for Problem { slug, .. } in problems {
            links.add(&readme_of(slug), slug)?;
        }
        Ok(links)
    }

    /// A page in all languages in which it is written. The one that the first page stands for is
    /// never shown, and need not say the same.
    fn add(&mut self, file: &str, name: &str) -> Result<()> {
        let read = |file: &str| -> Result<Document> {
            let path = self.root.join(file);
            let text = utf8_text(&path)?;
            Ok(Document::parse(file, &text))
        };
        let english = MarkdownPage::new(read(file)?, name);
        let other = Language::Chinese.document(file);
        if self.root.join(&other).is_file() {
            let document = read(&other)?;
            let twin = match is_shown(file) {
                true => english.twin(document)?,
                false => MarkdownPage::new(document, name),
            };
            self.pages.insert(other, twin);
        }
        self.pages.insert(file.to_string(), english);
        Ok(())
    }

    /// The documents that are pages as they are, with the names of these.
    pub fn documents(&self) -> Vec<(String, String)> {
        let is_whole = |file: &String| {
            let is_other = file.starts_with("problems/") || [README, COURSE].contains(&&**file);
            is_in(Language::English, file) && !is_other
        };
        let pages = self.pages.iter().filter(|(file, _)| is_whole(file));
        pages.map(|(file, page)| (file.clone(), page.name.clone())).collect()
    }

    /// A page's Markdown.
    pub fn document(&self, file: &str) -> Option<Document> {
        self.pages.get(file).map(|page| page.document.clone())
    }

    /// The title of a page's Markdown, as text.
    pub fn title(&self, file: &str) -> Option<&str> {
        self.pages.get(file).map(|page| page.document.title.as_str())
    }

    /// The title of the page that a link in a file leads to, in the language of the pages.
    pub fn title_of(&self, from: &str, link: &str) -> Option<String> {
        let path = path_of(from, link.split('#').next()?)?;
        let own = self.title(&self.language.document(&path));
        own.or_else(|| self.title(&path)).map(String::from)
    }

    /// A link of our own to a file of the repository.
    pub fn file(&mut self, path: &str) -> String {
        self.files.insert(path.to_string());
        page_of(path)
    }

    /// A picture of the repository that a page of ours shows.
    pub fn show(&mut self, path: &str) -> String {
        self.pictures.insert(path.to_string());
        path.to_string()
    }

    fn refuse(&mut self, from: &str, link: &str, problem: &str) -> String {
        self.broken.push(format!("{from}: {link}: {problem}"));
        String::new()
    }

    fn try_resolve(&mut self, from: &str, link: &str) -> Result<String, &'static str> {
        if is_external(link) || link.starts_with(POSITION) {
            return Ok(link.to_string());
        }
        let (path, anchor) = link.split_once('#').map_or((link, None), |(p, a)| (p, Some(a)));
        let path = if path.is_empty() { from.to_string() } else { self.existing(from, path)? };
        let Some(MarkdownPage { name, anchors, .. }) = self.pages.get(&path) else {
            let answer = if anchor.is_some() { Err("only pages have anchors") } else { Ok(()) };
            return answer.map(|()| self.file(&path));
        };
        let page = page_in(self.language, name);
        let Some(anchor) = anchor else { return Ok(page) };
        if anchor.starts_with(&POSITION[1..]) && path.starts_with("problems/") {
            return Ok(format!("{page}#{anchor}"));
        }
        match anchors.get(anchor) {
            None => Err("no such anchor"),
            Some(_) if !is_shown(&path) => Ok(page),
            Some(anchor) => Ok(format!("{page}#{anchor}")),
        }
    }

    /// The file that a path in a page names; a folder stands for its page.
    fn existing(&self, from: &str, path: &str) -> Result<String, &'static str> {
        let path = path_of(from, path).ok_or("it leads out of the repository")?;
        let place = self.root.join(&path);
        if !place.is_dir() {
            return if place.is_file() { Ok(path) } else { Err("there is no such file") };
        }
        let inside = ["README.md", "src/lib.rs", "lib.rs"].map(|file| join(&path, file));
        let found = inside.into_iter().find(|file| self.root.join(file).is_file());
        found.ok_or("a folder without a page")
    }

    /// Where a link in a file of the repository leads, from the site's root.
    pub fn link(&mut self, from: &str, link: &str) -> String {
        self.try_resolve(from, link).unwrap_or_else(|problem| self.refuse(from, link, problem))
    }

    /// Where a picture in such a file is, from the site's root.
    pub fn picture(&mut self, from: &str, link: &str) -> String {
        match path_of(from, link) {
            _ if is_external(link) => self.refuse(from, link, "a picture from elsewhere"),
            Some(path) if self.root.join(&path).is_file() => self.show(&path),
            _ => self.refuse(from, link, "there is no such picture"),
        }
    }

    /// Links and pictures in HTML are not resolved, so there must be none.
    pub fn check_html(&mut self, from: &str, html: &str) {
        if ["href=", "src=", "srcset="].iter().any(|word| html.contains(word)) {
            self.refuse(from, html.trim(), "a link must be Markdown");
        }
    }
}

/// The documents of a repository in English, which are pages: those in its folder `docs`, and what
/// it tells contributors.
fn documents(root: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("docs"))? {
        files.push(format!("docs/{}", entry?.file_name().to_string_lossy()));
    }
    files.retain(|file| file.ends_with(".md") && is_in(Language::English, file));
    files.extend(["ARCHITECTURE.md", "CONTRIBUTING.md"].map(String::from));
    files.retain(|file| root.join(file).is_file());
    files.sort();
    Ok(files)
}

/// Whether a page shows a document that has one. The first page has the course, and not the file
/// that leads to it.
fn is_shown(file: &str) -> bool {
    Language::ALL.iter().all(|language| file != language.document(README))
}

/// The page of a problem in the repository.
pub fn readme_of(slug: &str) -> String {
    format!("problems/{slug}/README.md")
}

/// The slug of the problem that a link in one of the documents leads to.
pub fn problem_of(link: &str) -> Option<&str> {
    link.strip_prefix("../problems/")?.split('/').next()
}

/// Where a file's text is on the site. The two files of a case share a page.
pub fn page_of(path: &str) -> String {
    match path.strip_prefix("testdata/") {
        Some(case) => {
            format!("cases/{}.html", case.rsplit_once('.').map_or(case, |(name, _)| name))
        }
        None => format!("files/{path}.html"),
    }
}

fn is_external(link: &str) -> bool {
    ["http://", "https://", "mailto:"].iter().any(|scheme| link.starts_with(scheme))
}

fn join(folder: &str, file: &str) -> String {
    if folder.is_empty() {
        file.to_string()
    } else {
        format!("{folder}/{file}")
    }
}

/// The path in the repository that a file's relative link names, if it stays inside.
fn path_of(from: &str, link: &str) -> Option<String> {
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::repository;

    const PAGE: &str = "problems/nim/README.md";

    fn resolved(from: &str, link: &str) -> Result<String, String> {
        resolved_in(Language::English, from, link)
    }

    fn resolved_in(language: Language, from: &str, link: &str) -> Result<String, String> {
        let folder = repository();
        let nim = Problem { slug: "nim".to_string(), ..Problem::default() };
        let mut links = Links::new(folder.path(), &[nim]).unwrap();
        links.language = language;
        let place = links.link(from, link);
        match &links.broken[..] {
            [] => Ok(place),
            broken => Err(broken.concat()),
        }
    }

    #[test]
    fn links_lead_to_pages() {
        for (from, link, page) in [
            ("README.md", "problems/nim", "nim.html"),
            ("README.md", "problems/nim/", "nim.html"),
            ("README.md", "problems/nim/README.md#proof", "nim.html#proof"),
            ("README.md", "problems/nim/README.md#position=3+5", "nim.html#position=3+5"),
            (PAGE, "#proof", "nim.html#proof"),
            (PAGE, "../nim/README.md", "nim.html"),
            (PAGE, "../../README.md#licence", "index.html"),
            (PAGE, "../../docs/course.md#1-one-heap", "index.html#1-one-heap"),
            (PAGE, "../../docs/glossary.md#sums", "glossary.html#sums"),
            (PAGE, "../../docs/catalogue.md#nim", "catalogue.html#nim"),
            (PAGE, "../../docs/theory.md#mex", "theory.html#mex"),
            (PAGE, "../../testdata/nim/01-1&2.in", "cases/nim/01-1&2.html"),
            ("README.md", "crates/gamecore", "files/crates/gamecore/src/lib.rs.html"),
            (PAGE, "#position=1+2", "#position=1+2"),
            (PAGE, "https://example.org/a#b", "https://example.org/a#b"),
        ] {
            assert_eq!(resolved(from, link), Ok(page.to_string()), "{link}");
        }
    }

    #[test]
    fn links_stay_in_the_language_and_at_the_place() {
        let resolved =
            |link: &str| resolved_in(Language::Chinese, "problems/nim/README.zh.md", link);
        for (link, page) in [
            ("#证明", "nim.zh.html#proof"),
            ("../nim/README.md#proof", "nim.zh.html#proof"),
            ("../../docs/theory.md", "theory.zh.html"),
        ] {
            assert_eq!(resolved(link), Ok(page.to_string()), "{link}");
        }
        assert!(resolved("#proof").unwrap_err().ends_with("no such anchor"));
        let folder = repository();
        fs::write(folder.path().join("problems/nim/README.zh.md"), "# Nim\n").unwrap();
        let nim = Problem { slug: "nim".to_string(), ..Problem::default() };
        let error = Links::new(folder.path(), &[nim]).err().unwrap().to_string();
        assert!(error.starts_with("problems/nim/README.zh.md: not the headings"), "{error}");
    }

    #[test]
    fn a_broken_link_is_named_with_its_file() {
        for (link, problem) in [
            ("../anti-nim/README.md", "there is no such file"),
            ("#theorem", "no such anchor"),
            ("../../docs/theory.md#nim", "no such anchor"),
            ("../../../else.md", "it leads out of the repository"),
            ("../../testdata", "a folder without a page"),
            ("../../testdata/nim/01-1&2.in#L1", "only pages have anchors"),
        ] {
            assert_eq!(resolved(PAGE, link), Err(format!("{PAGE}: {link}: {problem}")));
        }
    }

    #[test]
    fn a_picture_must_be_there() {
        let folder = repository();
        let mut links = Links::new(folder.path(), &[]).unwrap();
        assert_eq!(links.picture(PAGE, "pictures/sum.svg"), "problems/nim/pictures/sum.svg");
        assert_eq!(links.pictures.len(), 1);
        links.picture(PAGE, "pictures/no.svg");
        links.picture(PAGE, "https://example.org/a.svg");
        links.check_html(PAGE, "<img src=\"pictures/sum.svg\">");
        links.check_html(PAGE, "<details>");
        assert_eq!(
            links.broken,
            [
                "problems/nim/README.md: pictures/no.svg: there is no such picture",
                "problems/nim/README.md: https://example.org/a.svg: a picture from elsewhere",
                "problems/nim/README.md: <img src=\"pictures/sum.svg\">: a link must be Markdown",
            ]
        );
    }
}
