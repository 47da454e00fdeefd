//! The pages.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use judge::catalogue::problem::Problem;
use judge::catalogue::Listing;
use judge::disk::cases::golden_cases;
use judge::documents::lacks;
use judge::submissions::mistakes::mistakes;
use judge::workspace::small_search::{self, SEARCH};
use judge::workspace::Workspace;
use package::files::Files;
use package::statement::{blocks, text_of};
use protocol::cases::{case_purpose, has_judges_answers};
use pulldown_cmark::{Event, Tag, TagEnd};

use crate::boards::Boards;
use crate::comments::{theorem_sentence, Comments, COMMENTS};
use crate::contents::contents;
use crate::course::{neighbours, Step};
use crate::document::{Document, Section};
use crate::frame::Page;
use crate::html::{escape, preformatted};
use crate::language::{fill, is_in, page_in, say, say_of, Language};
use crate::links::{page_of, readme_of, Links, CATALOGUE, POSITION};
use crate::markdown::{folded, render};
use crate::mistakes::pitfalls;
use crate::more::{catalogued, more_of_theorem};
use crate::own_program::own_program;
use crate::parts::{archive_of, difficulty, document, game, note, page, scripts};
use crate::program::{coloured, solution};
use crate::wasm::PLAYGROUND;

/// The anchors of sections that tell how a game is won. They are folded away, so that one can
/// think first.
const FOLDED: [&str; 3] = ["theorem", "proof", "pitfalls"];

/// The anchors of the sections in the order in which one learns; who comes for the statement is led
/// there by a link. Others come last.
const ORDER: [&str; 8] =
    ["hints", "theorem", "proof", "pitfalls", "exercises", STATEMENT, BEYOND, SOURCES];
const STATEMENT: &str = "statement";
const SOURCES: &str = "sources";

/// What our solutions accept and no judge gives.
const BEYOND: &str = "beyond-the-judge";

/// The anchor of the section that begins with the search.
const HINTS: &str = "hints";

/// The programs of a problem: the language, and the file in the problem's folder.
pub const PROGRAMS: [(&str, &str); 3] =
    [("Python", "right/solution.py"), ("C++", "right/solution.cpp"), ("Rust", SOLUTION)];

/// The program that the tests hold to the theorem.
const SOLUTION: &str = "src/main.rs";

/// What a page with a program has: a board to play on, small positions to guess about, and others
/// to judge.
const BOARD: &str = include_str!("../assets/board.html");
const GUESS: &str = include_str!("../assets/guess.html");
const PRACTICE: &str = include_str!("../assets/practice.html");

/// The scripts of a page with a board.
const WITH_BOARD: [&str; 6] =
    ["challenge.js", "guess.js", "task.js", "practice.js", "hints.js", "proof.js"];

/// A position to judge.
pub const TASK: &str = include_str!("../assets/task.html");

/// Where the answers of a case come from.
const THE_JUDGES: &str = "Its answers are the judge's own, and the tests recompute them.</p>\n";
const RECOMPUTED: &str =
    "Its answers are recomputed by the tests: by the rules where these can be \
    played, and else by a second derivation, never by the solution.</p>\n";

/// Where a page ends.
const END: &str = include_str!("../assets/end.html");

const PLAYGROUND_PAGE: &str = include_str!("../assets/playground.html");

/// Writes the pages of a repository.
pub struct Writer<'a> {
    /// The repository.
    workspace: &'a Workspace,
    /// Its problems.
    pub problems: &'a [Problem],
    /// The boards, or how to get them.
    boards: &'a Boards,
    /// The comments of programs in Chinese.
    comments: Comments,
    /// The names of each problem's cases, by its slug.
    cases: BTreeMap<&'a str, Vec<String>>,
}

/// What a problem's page is made of.
#[derive(Clone, Copy)]
struct Subject<'a> {
    problem: &'a Problem,
    /// Its README in the language of the page.
    document: &'a Document,
    /// The course, in which it has a place.
    steps: &'a [Step],
}

impl<'a> Writer<'a> {
    /// Reads the cases of all problems.
    pub fn new(
        workspace: &'a Workspace,
        problems: &'a [Problem],
        boards: &'a Boards,
    ) -> Result<Writer<'a>> {
        let comments = fs::read_to_string(workspace.root.join(COMMENTS)).unwrap_or_default();
        let comments = Comments::read(&comments)?;
        let mut writer = Writer { workspace, problems, boards, comments, cases: BTreeMap::new() };
        for problem in problems {
            let cases = golden_cases(&workspace.root, &problem.slug)?.into_iter();
            writer.cases.insert(&problem.slug, cases.map(|case| case.name).collect());
        }
        Ok(writer)
    }

    fn cases(&self, slug: &str) -> Result<&[String]> {
        self.cases
            .get(slug)
            .map(Vec::as_slice)
            .with_context(|| format!("there is no problem `{slug}`"))
    }

    /// The files, cases and pictures that those pages link to and show, and the archives of cases.
    pub fn linked(&self, links: &Links) -> Result<Files> {
        let mut files = Files::new();
        for slug in self.cases.keys() {
            files.insert(archive_of(slug), self.archive(slug)?);
        }
        for path in &links.pictures {
            files.insert(path.clone(), self.bytes(path)?);
        }
        for path in &links.files {
            match path.strip_prefix("testdata/").and_then(|case| case.rsplit_once('.')) {
                Some((case, _)) => self.case(case, &mut files)?,
                None => drop(files.insert(page_of(path), self.file(path)?.into())),
            }
        }
        Ok(files)
    }

    fn bytes(&self, path: &str) -> Result<Vec<u8>> {
        fs::read(self.workspace.root.join(path)).with_context(|| path.to_string())
    }

    /// The text of a file of the repository.
    pub fn text(&self, path: &str) -> Result<String> {
        Ok(String::from_utf8_lossy(&self.bytes(path)?).into_owned())
    }

    /// Whether the repository has a file.
    pub fn has(&self, path: &str) -> bool {
        self.workspace.root.join(path).exists()
    }

    /// The problem with this slug.
    pub fn find(&self, slug: &str) -> Result<&Problem> {
        let problem = self.problems.iter().find(|problem| problem.slug == slug);
        problem.with_context(|| format!("there is no problem `{slug}`"))
    }

    /// A link to a problem's page.
    pub fn link(&self, slug: &str, links: &Links) -> Result<String> {
        let game = escape(&game(self.find(slug)?, links));
        Ok(format!("<a href=\"{}\">{game}</a>", page_in(links.language, slug)))
    }

    /// The page of a document as it is.
    pub fn whole(&self, name: &str, file: &str, links: &mut Links) -> Result<String> {
        let document = document(file, links)?;
        let switch = say(links.language.other(), "language");
        let mut head = blocks(&document.head);
        // The bar has the link to the other language.
        head.retain(|block| text_of(block).trim() != switch);
        let mut text = render(&head.concat(), &document.file, links);
        // A list of its own says more.
        let has_contents =
            text.contains(&format!("<li><a href=\"{}#", page_in(links.language, name)));
        let is_catalogue = document.file == links.language.document(CATALOGUE);
        for section in &document.sections {
            text += &match is_catalogue {
                true => catalogued(section, &document.file, links),
                false => section.html(&document.file, false, links),
            };
        }
        let contents = match has_contents {
            true => String::new(),
            false => contents(&text, links.language),
        };
        let heading = format!("<h1>{}</h1>\n{contents}", escape(&document.title));
        let body = note_if_untranslated(&document, heading, text, links.language);
        let about = render(first_paragraph(&document.head), &document.file, links);
        Ok(page(name, [&document.title, &about], &body, &scripts(None, &[]), links.language))
    }

    /// The page of a problem.
    pub fn problem_page(
        &self,
        problem: &Problem,
        steps: &[Step],
        links: &mut Links,
    ) -> Result<String> {
        let (slug, language) = (&problem.slug, links.language);
        let document = document(&readme_of(slug), links)?;
        let subject = Subject { problem, document: &document, steps };
        let text = self.below_the_heading(subject, links)?;
        let heading = self.heading(subject, links)?;
        let body = note_if_untranslated(&document, heading, text, language);
        let body = body + &self.end(subject, links)?;
        let body = body + &self.around(subject, links)?;
        let board = self.has_board(slug).then_some(slug.as_str());
        let mut others = vec!["share.js"];
        if board.is_some() {
            others.extend(WITH_BOARD);
        }
        others.extend(["end.js", "copy.js", "programs.js", "drawer.js"]);
        let about = invitation(&document, links);
        Ok(page(slug, [&document.title, &about], &body, &scripts(board, &others), language))
    }

    /// The text of a problem's page, and the parts that only the site has.
    fn below_the_heading(&self, subject: Subject, links: &mut Links) -> Result<String> {
        let Subject { problem, document, .. } = subject;
        let (slug, language) = (&problem.slug, links.language);
        let mut text = render(&document.head, &document.file, links);
        text += &self.with_board(GUESS, slug, language);
        let place = |anchor: &str| ORDER.iter().position(|it| *it == anchor).unwrap_or(ORDER.len());
        let mut sections: Vec<&Section> = document.sections.iter().collect();
        sections.sort_by_key(|section| place(&section.anchor));
        let mut last = String::new();
        for section in sections {
            let html = self.section(subject, section, links)?;
            match section.anchor.as_str() {
                SOURCES | BEYOND => {
                    last += &html.replace("<h2 ", "<h3 ").replace("</h2>", "</h3>");
                }
                _ => text += &html,
            }
        }
        text += &self.for_programmers(problem, &last, links)?;
        text += &more_of_theorem(slug, links)?;
        Ok(text)
    }

    /// A section of a problem's page, with what belongs to it.
    fn section(&self, subject: Subject, section: &Section, links: &mut Links) -> Result<String> {
        let Subject { problem, document, .. } = subject;
        let (slug, file, language) = (&problem.slug, &document.file, links.language);
        let anchor = section.anchor.as_str();
        let html = section.html(file, FOLDED.contains(&anchor), links);
        Ok(match anchor {
            HINTS => self.with_search(document, slug, &html, language)?,
            "theorem" => {
                let advice = format!("<p class=\"advice\">{}</p>\n", say(language, "think_first"));
                advice + &html + &self.programs(document, slug, language)?
            }
            "pitfalls" => {
                let mistakes = mistakes(self.workspace, problem)?;
                let pitfalls = pitfalls(section, file, slug, &mistakes, links);
                pitfalls + &self.with_board(PRACTICE, slug, language)
            }
            // From here on the page is for who writes a program.
            STATEMENT => {
                // Its samples have a button that copies them.
                let html = html.replace("<pre>", "<pre class=\"sample\">");
                let judges = self.judges(problem, language);
                let own = own_program(slug, self.cases(slug)?.len(), language);
                format!("<div class=\"statement\">\n{html}{judges}</div>\n{own}")
            }
            _ => html,
        })
    }

    /// The top of a problem's page: its title, its place among the problems, and its board.
    fn heading(&self, subject: Subject, links: &mut Links) -> Result<String> {
        let Subject { problem, document, steps } = subject;
        let board = self.board(&problem.slug, links)?;
        // A narrow screen has the place in the course below the board.
        let mut heading =
            format!("<div class=\"top wide\">\n<h1>{}</h1>\n", titled(&document.title));
        heading += &self.place(problem, steps, links.language);
        heading += &self.lacks(problem, links.language);
        heading += &format!("{board}</div>\n");
        heading += &self.needs(problem, links)?;
        Ok(heading)
    }

    /// The page of the games that a reader describes.
    pub fn playground(&self, language: Language) -> String {
        let title = say(language, "playground");
        let about = say(language, "playground_about");
        let (body, scripts) = match self.has_board(PLAYGROUND) {
            true => {
                let board =
                    format!("{BOARD}{PRACTICE}").replace("{task}", TASK).replace("{low}", "");
                let board = board.replace("{slug}", PLAYGROUND).replace("{still}", "");
                let body = PLAYGROUND_PAGE.replace("{board}", &board);
                let others =
                    ["task.js", "practice.js", "cells.js", "own_rules.js", "playground.js"];
                (fill(language, &body), scripts(Some(PLAYGROUND), &others))
            }
            false => {
                let advice = self.no_board(PLAYGROUND, language);
                (format!("<h1>{title}</h1>\n<p>{about}</p>\n{advice}"), Vec::new())
            }
        };
        page(PLAYGROUND, [title, about], &body, &scripts, language)
    }

    /// Whether a problem has a board to play on.
    pub fn has_board(&self, slug: &str) -> bool {
        self.boards.slugs.iter().any(|board| board == slug)
    }

    /// Whether a problem can be played, once its board has been made.
    pub fn is_played(&self, problem: &Problem) -> bool {
        self.workspace.has_study(&problem.slug)
    }

    /// How to get the missing boards, if some are.
    pub fn advice(&self) -> String {
        self.boards.advice.as_deref().map(note).unwrap_or_default()
    }

    /// How to get the board that a page does not have.
    fn no_board(&self, slug: &str, language: Language) -> String {
        match self.boards.is_empty() {
            true => self.advice(),
            false => note(&say_of(language, "no_board", slug)),
        }
    }

    /// A problem's board, which says the rules; in its place the rules and how to get it, and
    /// without scripts the rules and a picture.
    pub fn board(&self, slug: &str, links: &mut Links) -> Result<String> {
        let rules = rules(&document(&readme_of(slug), links)?, links);
        Ok(if self.has_board(slug) {
            let still = rules + &self.picture(slug, links);
            let board = fill(links.language, BOARD).replace("{slug}", slug);
            let drawing = self.text(&picture_of(slug));
            let low = if drawing.is_ok_and(|drawing| is_low(&drawing)) { " low" } else { "" };
            board.replace("{still}", &still).replace("{low}", low)
        } else if self.workspace.has_study(slug) {
            self.no_board(slug, links.language) + &rules
        } else {
            rules
        })
    }

    /// The still picture of a problem's first position.
    fn picture(&self, slug: &str, links: &mut Links) -> String {
        let picture = picture_of(slug);
        match self.has(&picture) {
            true => format!("<img src=\"{}\" alt=\"\">\n", links.show(&picture)),
            false => String::new(),
        }
    }

    /// A program as a page shows it: with comments in the page's language.
    fn program(&self, path: &str, document: &Document, head: &[String]) -> Result<String> {
        let source = self.text(path)?;
        Ok(match is_in(Language::English, &document.file) {
            true => source,
            false => self.comments.translated(&source, head).source,
        })
    }

    /// The solution in all languages, folded away; a script makes tabs of them.
    fn programs(&self, document: &Document, slug: &str, language: Language) -> Result<String> {
        let events = |anchor: &str| {
            let section = document.sections.iter().find(|section| section.anchor == anchor);
            section.map_or(&[][..], |section| &section.events)
        };
        let theorem = theorem_sentence(events("theorem"), events(STATEMENT));
        let theorem = theorem.map(|sentence| say_of(language, "theorem_is", &sentence));
        let mut head = vec![document.title.clone()];
        head.extend(theorem);
        head.push(say(language, "theorem_on_page").to_string());
        let mut programs = String::new();
        for (name, file) in PROGRAMS {
            let path = format!("problems/{slug}/{file}");
            if self.has(&path) {
                let program = solution(&self.program(&path, document, &head)?);
                programs += &format!("<section><h3>{name}</h3>\n{program}</section>\n");
            }
        }
        let heading = format!("<h2 id=\"solution\">{}</h2>", say(language, "solution"));
        let marked_line = say(language, "marked_line");
        let programs =
            format!("<p>{marked_line}</p>\n<div class=\"programs\">\n{programs}</div>\n");
        Ok(folded(&heading, &programs))
    }

    /// The section of the hints, which begins with the search of the small positions if there is
    /// one, and with what it prints, if Python is there: that is how contestants find a pattern.
    fn with_search(
        &self,
        document: &Document,
        slug: &str,
        hints: &str,
        language: Language,
    ) -> Result<String> {
        let program = format!("problems/{slug}/{SEARCH}");
        let (true, Some((heading, hints))) = (self.has(&program), hints.split_once("</h2>\n"))
        else {
            return Ok(hints.to_string());
        };
        let head = [&document.title, say(language, "all_moves_tried")].map(str::to_string);
        let program = coloured(&self.program(&program, document, &head)?);
        let (first, prints) = (say(language, "search_first"), say(language, "search_prints"));
        let printed = small_search::output(self.workspace, slug)?.map_or(String::new(), |lines| {
            format!("<p>{prints}</p>\n<pre>{}</pre>\n", set_the_board(&lines))
        });
        Ok(format!(
            "{heading}</h2>\n<details class=\"search\"><summary>{first}</summary>\n{program}\
             {printed}</details>\n{hints}"
        ))
    }

    /// A part that asks the board's program, on a page with a board.
    fn with_board(&self, part: &str, slug: &str, language: Language) -> String {
        match self.has_board(slug) {
            true => fill(language, &part.replace("{task}", TASK)).replace("{slug}", slug),
            false => String::new(),
        }
    }

    /// Where a problem stands in the course, and the way to its statement.
    fn place(&self, problem: &Problem, steps: &[Step], language: Language) -> String {
        let mut parts = Vec::new();
        let step = steps.iter().position(|step| step.slugs().any(|slug| *slug == problem.slug));
        if let Some(number) = step {
            let Step { title, anchor, .. } = &steps[number];
            let step = say_of(language, "step", &(number + 1).to_string());
            let (index, title) = (page_in(language, "index"), escape(title));
            parts.push(format!(
                "<a href=\"{index}#{}\">{step}{}{title}</a>",
                escape(anchor),
                say(language, "colon")
            ));
        }
        parts.push(format!("{} {}", say(language, "difficulty"), difficulty(problem, language)));
        parts.push(format!("<span class=\"ticks\" data-progress=\"{}\"></span>", problem.slug));
        let parts: String = parts.iter().map(|part| format!("<span>{part}</span>\n")).collect();
        let statement = say(language, "to_statement");
        format!(
            "<a class=\"to-statement\" href=\"#{STATEMENT}\" data-close=\"{}\">{statement}</a>\n\
             <p class=\"place\">\n{parts}</p>\n",
            say(language, "close")
        )
    }

    /// The games to read first, folded away: they are often named after the theorem of this one.
    fn needs(&self, problem: &Problem, links: &Links) -> Result<String> {
        if problem.needs.is_empty() {
            return Ok(String::new());
        }
        let mut needs = Vec::new();
        for slug in &problem.needs {
            let game = name(&game(self.find(slug)?, links));
            needs.push(format!("<a href=\"{}\">{game}</a>", page_in(links.language, slug)));
        }
        let words = say(links.language, "read_first");
        let needs = needs.join(say(links.language, "comma"));
        Ok(format!(
            "<details class=\"needs\"><summary>{words}</summary>\n<p>{needs}</p>\n</details>\n"
        ))
    }

    /// The judges that have a problem.
    fn judges(&self, problem: &Problem, language: Language) -> String {
        if problem.judges.is_empty() {
            return String::new();
        }
        let judges: Vec<String> = problem.judges.iter().map(judge_link).collect();
        let (words, colon) = (say(language, "judges"), say(language, "colon"));
        format!("<p>{words}{colon}{}</p>\n", judges.join(say(language, "comma")))
    }

    /// What is still missing, if a problem is not complete.
    fn lacks(&self, problem: &Problem, language: Language) -> String {
        let parts = lacks::lacks(&self.workspace.root, problem);
        if parts.is_empty() {
            return String::new();
        }
        let is_english = language == Language::English;
        let names = parts.iter().map(|part| if is_english { part.english } else { part.chinese });
        let names: Vec<&str> = names.collect();
        note(&say_of(language, "lacks", &names.join(say(language, "comma"))))
    }

    /// Links to the solution, the tests and the data, and the last sections of the page, folded away.
    fn for_programmers(&self, problem: &Problem, last: &str, links: &mut Links) -> Result<String> {
        let (slug, language) = (&problem.slug, links.language);
        let heading = format!("<h2 id=\"files\">{}</h2>", say(language, "files"));
        let mut body = "<ul>\n".to_string();
        for (file, what) in [
            (SOLUTION, "solution_file"),
            ("rules.rs", "rules_file"),
            ("tests/problem.rs", "tests_file"),
            ("study.rs", "study_file"),
        ] {
            let path = format!("problems/{slug}/{file}");
            if self.has(&path) {
                let (page, what) = (links.file(&path), say(language, what));
                body += &format!("<li>{what}: <a href=\"{page}\"><code>{file}</code></a></li>\n");
            }
        }
        let body = format!("{body}</ul>\n{}{last}", self.data(slug, links)?);
        Ok(folded(&heading, &body))
    }

    /// A folded list of the problem's cases.
    fn data(&self, slug: &str, links: &mut Links) -> Result<String> {
        let cases = self.cases(slug)?;
        let mut rows = String::new();
        for name in cases {
            let page = escape(&links.file(&format!("testdata/{slug}/{name}.in")));
            // What a case probes is said in English, by its name.
            let probes = match links.language {
                Language::English => escape(&case_purpose(name).unwrap_or_default()),
                Language::Chinese => format!("<code>{}</code>", escape(name)),
            };
            rows += &format!("<li><a href=\"{page}\">{probes}</a></li>\n");
        }
        Ok(format!(
            "<details><summary>{}</summary>\n<ul>\n{rows}</ul>\n</details>\n",
            say_of(links.language, "data", &cases.len().to_string())
        ))
    }

    /// The end of a page: what its reader knows now, and a problem of the same theorem to go on
    /// with; scripts say what was practised.
    fn end(&self, subject: Subject, links: &mut Links) -> Result<String> {
        let Subject { problem, document, steps } = subject;
        let language = links.language;
        let (_, next) = neighbours(steps, &problem.slug);
        let is_related = |slug: &&String| {
            let is_other = **slug != problem.slug && Some(slug.as_str()) != next;
            is_other && self.find(slug).is_ok_and(|other| other.theorem == problem.theorem)
        };
        let order: Vec<&String> = steps.iter().flat_map(Step::slugs).collect();
        let place = order.iter().position(|slug| **slug == problem.slug).unwrap_or_default();
        let (before, after) = order.split_at(place);
        let related = match after.iter().chain(before).copied().find(is_related) {
            Some(slug) => {
                let label = format!("{}{}", say(language, "related"), say(language, "colon"));
                format!("<p>{label}{}</p>\n", self.link(slug, links)?)
            }
            None => String::new(),
        };
        let theorem = in_a_sentence(document, links).unwrap_or_else(|| {
            format!("<a href=\"#theorem\">{}</a>", say(language, "its_theorem"))
        });
        let end = END.replace("{slug}", &problem.slug).replace("{related}", &related);
        Ok(fill(language, &end).replace("{theorem_in_a_sentence}", &theorem))
    }

    /// Links to the problems before and after this one.
    fn around(&self, Subject { problem, steps, .. }: Subject, links: &Links) -> Result<String> {
        let (language, colon) = (links.language, say(links.language, "colon"));
        let (before, after) = neighbours(steps, &problem.slug);
        if before.or(after).is_none() {
            return Ok(String::new());
        }
        let mut ways = String::new();
        for (slug, relation, word) in [(before, "prev", "previous"), (after, "next", "next")] {
            let Some(slug) = slug else { continue };
            let (page, word) = (page_in(language, slug), say(language, word));
            let game = escape(&game(self.find(slug)?, links));
            ways += &format!(
                "<a href=\"{page}\" rel=\"{relation}\"><span>{word}{colon}</span>{game}</a>\n"
            );
        }
        let label = say(language, "course_around");
        Ok(format!("<nav class=\"around\" aria-label=\"{label}\">\n{ways}</nav>\n"))
    }

    /// All cases of a problem in one file.
    fn archive(&self, slug: &str) -> Result<Vec<u8>> {
        let mut cases = Files::new();
        for name in self.cases(slug)? {
            for file in [format!("{name}.in"), format!("{name}.out")] {
                cases.insert(file.clone(), self.bytes(&format!("testdata/{slug}/{file}"))?);
            }
        }
        package::files::zip(&cases)
    }

    /// The page of a case, such as `nim/01-sample`, and its files.
    fn case(&self, case: &str, files: &mut Files) -> Result<()> {
        let (slug, name) = case.split_once('/').context("a case lies in its problem's folder")?;
        let page = format!("cases/{case}.html");
        let probes = case_purpose(name).unwrap_or_default();
        let mut body = format!("<h1>{}</h1>\n", escape(name));
        body += &format!("<p class=\"place\">{}</p>\n", self.home(slug, &page)?);
        body += &format!("<p>This case probes: {}.\n", escape(&probes));
        body += if has_judges_answers(name) { THE_JUDGES } else { RECOMPUTED };
        for (ending, title) in [("in", "Input"), ("out", "Answers")] {
            let text = self.text(&format!("testdata/{case}.{ending}"))?;
            let file = format!("{name}.{ending}");
            body += &format!("<h2>{title}</h2>\n{}", preformatted(&text));
            let link = escape(&file);
            body += &format!("<p><a href=\"{link}\" download>Save {link}</a></p>\n");
            files.insert(format!("cases/{slug}/{file}"), text.into());
        }
        let title = format!("{slug}: {name}");
        let about = format!("{}: {}.", escape(slug), escape(&probes));
        let html = file_page([&title, &about], &body, &page);
        files.insert(page, html.into());
        Ok(())
    }

    /// The page of a file.
    fn file(&self, path: &str) -> Result<String> {
        let mut body = format!("<h1><code>{}</code></h1>\n", escape(path));
        if let Some((slug, _)) = path.strip_prefix("problems/").and_then(|p| p.split_once('/')) {
            body += &format!("<p class=\"place\">{}</p>\n", self.home(slug, &page_of(path))?);
        }
        let text = self.text(path)?;
        let is_program = [".rs", ".cpp", ".py"].iter().any(|ending| path.ends_with(ending));
        body += &if is_program { coloured(&text) } else { preformatted(&text) };
        Ok(file_page([path, &escape(path)], &body, &page_of(path)))
    }

    /// A link from a file's page to that of its problem.
    fn home(&self, slug: &str, page: &str) -> Result<String> {
        let game = escape(&self.find(slug)?.game);
        Ok(format!("<a href=\"{}{slug}.html\">{game}</a>", way_up(page)))
    }
}

/// The rules of a problem: what its statement says before its list of input and output.
fn rules(document: &Document, links: &mut Links) -> String {
    let statement = document.sections.iter().find(|section| section.anchor == STATEMENT);
    let events = statement.into_iter().flat_map(|statement| statement.events.iter().cloned());
    let is_text = |event: &Event| !matches!(event, Event::Start(Tag::List(_)));
    render(&events.take_while(is_text).collect::<Vec<Event>>(), &document.file, links)
}

/// The words of a theorem that decides a game.
const DECIDES: [&str; 2] = ["if and only if", "当且仅当"];

/// The first sentence of a page's theorem that says who wins, if one does by itself; a definition
/// before it is for those who unfold it.
fn in_a_sentence(document: &Document, links: &mut Links) -> Option<String> {
    let theorem = document.sections.iter().find(|section| section.anchor == "theorem")?;
    let is_list = |event: &Event| matches!(event, Event::Start(Tag::List(_) | Tag::Table(_)));
    let text = theorem.events.iter().take_while(|event| !is_list(event)).cloned();
    let text: Vec<Event<'static>> = text.collect();
    let is_break = |event: &Event| {
        let is_end = matches!(event, Event::End(TagEnd::Paragraph));
        is_end || matches!(event, Event::SoftBreak | Event::Start(Tag::Paragraph))
    };
    let decides = |line: &&[Event]| {
        let said = text_of(line);
        DECIDES.iter().any(|words| said.contains(words)) && said.ends_with(['.', '。'])
    };
    let line = text.split(is_break).find(decides)?;
    Some(render(line, &document.file, links))
}

/// What a page says to its reader: the quotation below its title, or else the rules.
fn invitation(document: &Document, links: &mut Links) -> String {
    let is_quote = |event: &Event| matches!(event, Event::Start(Tag::BlockQuote(_)));
    match document.head.iter().position(is_quote) {
        Some(place) => render(first_paragraph(&document.head[place..]), &document.file, links),
        None => rules(document, links),
    }
}

/// The first paragraph among these events.
fn first_paragraph<'e>(events: &'e [Event<'static>]) -> &'e [Event<'static>] {
    let is_start = |event: &Event| matches!(event, Event::Start(Tag::Paragraph));
    let is_end = |event: &Event| matches!(event, Event::End(TagEnd::Paragraph));
    let starts = (0..events.len()).filter(|&place| is_start(&events[place]));
    let mut paragraphs = starts.map(|start| {
        let length = events[start..].iter().position(is_end).map_or(0, |end| end + 1);
        &events[start..start + length]
    });
    // The first one may be no more than a link to the other language.
    let is_link = |it: &&[Event]| {
        matches!(it, [_, Event::Start(Tag::Link { .. }), _, Event::End(TagEnd::Link), _])
    };
    paragraphs.find(|it| !is_link(it)).unwrap_or_default()
}

/// A document below its heading, and in English if it has not been translated.
fn note_if_untranslated(
    document: &Document,
    heading: String,
    text: String,
    language: Language,
) -> String {
    match is_in(language, &document.file) {
        true => heading + &text,
        false => {
            let note = note(say(language, "untranslated"));
            format!("{note}{heading}<div lang=\"en\">\n{text}</div>\n")
        }
    }
}

/// The page of a file, which is in no language, at its place.
fn file_page([title, about]: [&str; 2], body: &str, page: &str) -> String {
    let (language, root) = (Language::English, &*way_up(page));
    Page { title, about, language, name: None, root, body, scripts: &[] }.html()
}

/// What a search prints, each position being a link that sets the board to it.
fn set_the_board(printed: &str) -> String {
    let line = |line: &str| match line.split_once(": ") {
        Some((row, found)) => {
            let place = row.replace(' ', "+");
            format!("<a href=\"{POSITION}{place}\">{row}</a>: {}\n", escape(found))
        }
        None => format!("{}\n", escape(line)),
    };
    printed.lines().map(line).collect()
}

/// The way from a page to the site's root.
fn way_up(page: &str) -> String {
    "../".repeat(page.matches('/').count())
}

/// A title in two parts, the game and its move: a narrow screen has a line for each.
fn titled(title: &str) -> String {
    match [": ", "："].iter().find_map(|colon| Some((colon, title.split_once(colon)?))) {
        Some((colon, (game, moved))) => {
            let [game, moved] = [game, moved].map(escape);
            format!(
                "{game}<span class=\"colon\">{colon}</span><span class=\"moved\">{moved}</span>"
            )
        }
        None => escape(title),
    }
}

/// The name of a game, without its move.
fn name(game: &str) -> String {
    escape(game.split([':', '：']).next().unwrap_or_default())
}

fn judge_link(judge: &Listing) -> String {
    let id = escape(&judge.id);
    match &judge.url {
        Some(url) => format!("<a href=\"{}\">{id}</a>", escape(url)),
        None => id,
    }
}

/// The picture that stands for a problem's game.
pub fn picture_of(slug: &str) -> String {
    format!("problems/{slug}/pictures/board.svg")
}

/// Whether a drawing is much wider than high.
fn is_low(drawing: &str) -> bool {
    let frame = drawing.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"'));
    let sizes = frame.map(|(frame, _)| frame.split(' ').flat_map(str::parse).collect::<Vec<i64>>());
    matches!(sizes.as_deref(), Some([.., width, height]) if *width > 3 * height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_are_low_and_heaps_are_not() {
        let frame = |sizes: &str| format!("<svg viewBox=\"-3 5 {sizes}\" width=\"1\">");
        assert_eq!(
            ["496 56", "150 50", "60 90"].map(|it| is_low(&frame(it))),
            [true, false, false]
        );
        assert!(!is_low("<svg>"));
    }

    #[test]
    fn a_printed_position_sets_the_board() {
        let line = "<a href=\"#position=1+2\">1 2</a>: lost\n";
        assert_eq!(set_the_board("1 2: lost\n"), line);
    }
}
