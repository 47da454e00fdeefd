//! The first page: a game, the search, the course, and the list of all problems.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use anyhow::Result;
use judge::catalogue::online_judge::OnlineJudge;
use judge::catalogue::Problem;

use crate::course::{left_out, Step};
use crate::frame::field;
use crate::glossary::{terms, with_synonyms, Term, Terms};
use crate::html::escape;
use crate::language::{fill, page_in, say, say_of, Language};
use crate::links::{readme_of, Links, COURSE, GLOSSARY};
use crate::markdown::render;
use crate::pages::{picture_of, Writer};
use crate::parts::{difficulty, document, game, marked, page, scripts};

const FILTERS: &str = include_str!("../assets/filters.html");

/// What teaches the game of the first page, which is this one, in words for a child.
const FIRST: &str = include_str!("../assets/first.html");
pub const TAUGHT: &str = "bash-game";

/// What thumbnails say of the rules, by slugs.
static BADGES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    toml::from_str(include_str!("../assets/badges.toml")).expect("badges.toml has badges")
});

/// The width and the height of a thumbnail, so that nothing moves when it is loaded.
const THUMBNAIL: (u32, u32) = (72, 48);

/// Writes the first page.
pub struct Index<'a> {
    writer: &'a Writer<'a>,
    judges: &'a [OnlineJudge],
    /// The glossary, which has the names of theorems in Chinese.
    pub terms: Terms,
}

impl<'a> Index<'a> {
    /// With the glossary's names of theorems.
    pub fn new(writer: &'a Writer<'a>, judges: &'a [OnlineJudge], links: &Links) -> Index<'a> {
        let chinese = links.document(&Language::Chinese.document(GLOSSARY));
        let glossary = links.document(GLOSSARY).map(|glossary| terms(&glossary, chinese.as_ref()));
        Index { writer, judges, terms: with_synonyms(glossary.unwrap_or_default()) }
    }

    /// The page, in the language of the links.
    pub fn html(&self, course: &[Step], links: &mut Links) -> Result<String> {
        let language = links.language;
        let title = say(language, "site_name");
        let first = course.first().and_then(|step| step.core.first());
        // Wherever the course begins, the game with a lesson is the first one to play.
        let mut games = [Some(TAUGHT), first.map(String::as_str)].into_iter().flatten();
        let board = games.find(|slug| self.writer.has_board(slug));
        let (problems, played) = (self.writer.problems, |it: &&Problem| self.writer.is_played(it));
        let count = |number: usize| number.to_string();
        let about = say_of(language, "front_about", &count(problems.iter().filter(played).count()));
        let mut body = format!("<h1>{}</h1>\n<p>{about}</p>\n", say(language, "front_title"));
        if let Some(slug) = board {
            let board = self.writer.board(slug, links)?;
            let lesson = match slug == TAUGHT {
                true => fill(language, FIRST).replace("{page}", &page_in(language, slug)),
                false => String::new(),
            };
            body += &format!("<div class=\"first wide\">\n{board}{lesson}</div>\n");
        }
        body += &self.writer.advice();
        let wanted = say_of(language, "find_problem", &count(problems.len()));
        body += &field(language, "row", &wanted);
        body += &format!("<h2 id=\"course\">{}</h2>\n", say(language, "course"));
        if let Some(slug) = first {
            // A script says where to go on.
            let begin = say_of(language, "begin_with", &self.writer.link(slug, links)?);
            body += &format!("<p class=\"way\">{begin}</p>\n");
        }
        body += &self.path(course, links);
        body += &format!("<p>{}</p>\n", say(language, "course_advice"));
        body += &format!("<h2 id=\"problems\">{}</h2>\n", say(language, "all_problems"));
        body += &self.filters(language);
        body += &legend(language);
        body += &self.steps(course, links)?;
        let scripts = scripts(board, &["first.js", "index.js"]);
        Ok(page("index", [title, &about], &body, &scripts, language))
    }

    /// The form that leaves some problems, which a style sheet hides where there are no scripts.
    fn filters(&self, language: Language) -> String {
        let is_there = |judge: &&OnlineJudge| {
            self.writer.problems.iter().any(|problem| judge.problem(problem).is_some())
        };
        let names = self.judges.iter().filter(is_there).map(|judge| judge.name.as_str());
        let mut names: Vec<&str> = names.collect();
        names.sort_by_key(|name| name.to_lowercase());
        let form = fill(language, FILTERS).replace("{judges_to_choose}", &choices(&names));
        form.replace("{difficulties}", &choices(&["1", "2", "3", "4", "5"]))
    }

    /// The steps of the course, each with the picture of its first problem and a bar for what is
    /// done of it.
    fn path(&self, course: &[Step], links: &mut Links) -> String {
        let mut path = String::new();
        for (number, step) in course.iter().enumerate() {
            let picture = step.slugs().next().map(|slug| self.thumbnail(slug, links));
            path += &format!(
                "<li><a class=\"card\" href=\"#{}\">{}<b>{}</b><span>{}</span><small></small><i></i></a></li>\n",
                escape(&step.anchor),
                picture.unwrap_or_default(),
                number + 1,
                escape(&step.title),
            );
        }
        format!("<ol class=\"cards wide\">\n{path}</ol>\n")
    }

    fn steps(&self, course: &[Step], links: &mut Links) -> Result<String> {
        let mut text = String::new();
        let file = document(COURSE, links)?.file;
        for (number, step) in course.iter().enumerate() {
            let title = format!("{}. {}", number + 1, step.title);
            text += &heading(&step.anchor, &title);
            text += &render(&step.about, &file, links);
            text += "<ul class=\"problems\">\n";
            for slug in step.slugs() {
                let is_core = step.core.contains(slug);
                text += &self.list_item(self.writer.find(slug)?, is_core, links);
            }
            text += "</ul>\n</section>\n";
        }
        let drafts = left_out(course, self.writer.problems);
        if !drafts.is_empty() {
            text += &heading("drafts", say(links.language, "drafts"));
            text += "<ul class=\"problems\">\n";
            text += &drafts
                .iter()
                .map(|problem| self.list_item(problem, false, links))
                .collect::<String>();
            text += "</ul>\n</section>\n";
        }
        Ok(text)
    }

    /// A problem, with everything that it can be found by.
    fn list_item(&self, problem: &Problem, is_core: bool, links: &mut Links) -> String {
        let (slug, language) = (&problem.slug, links.language);
        let (page, title) = (page_in(language, slug), escape(&game(problem, links)));
        let ids: Vec<&str> = problem.judges.iter().map(|judge| judge.id.as_str()).collect();
        let names = self.judges.iter().filter(|judge| judge.problem(problem).is_some());
        let names: Vec<&str> = names.map(|judge| judge.name.as_str()).collect();
        let (flag, core) = match is_core {
            true => {
                (" data-core", format!("<span class=\"core\">{}</span>", say(language, "core")))
            }
            false => ("", String::new()),
        };
        format!(
            "<li data-slug=\"{slug}\" data-difficulty=\"{}\" data-judges=\"{}\"{flag}>\n{}<div><a href=\"{page}\">{title}</a> {core} \
             <span class=\"ticks\" data-progress=\"{slug}\"></span>\n<span class=\"places\">{} \
             <span class=\"judges\">{}</span> <span class=\"theorem\" hidden>{}</span></span></div></li>\n",
            problem.difficulty,
            escape(&names.join("\n")),
            self.thumbnail(slug, links),
            difficulty(problem, language),
            escape(&ids.join(", ")),
            escape(&self.theorem_in(problem, language)),
        )
    }

    /// The names that a problem goes by: its titles, and the judges' numbers with every name of
    /// the judge.
    pub fn names(&self, problem: &Problem, links: &Links) -> Vec<String> {
        let chinese = links.title(&Language::Chinese.document(&readme_of(&problem.slug)));
        let titles = [&problem.slug, &problem.game, &problem.title].map(String::clone);
        let mut names: Vec<String> = titles.into_iter().chain(chinese.map(String::from)).collect();
        for listing in &problem.judges {
            names.extend(listing.title.clone());
            names.push(listing.id.clone());
            for judge in self.judges {
                let Some(number) = judge.number(listing) else { continue };
                names.extend(judge.aliases.iter().map(|alias| format!("{alias} {number}")));
            }
        }
        names.extend(self.called_otherwise(&names));
        names
    }

    /// The names that have a term, with what others call it: Nim is 尼姆博弈.
    fn called_otherwise(&self, names: &[String]) -> BTreeSet<String> {
        let has = |name: &&String, term: &Term| name.contains(&term.name);
        let by_term = |term: &Term| {
            let named = names.iter().filter(|name| has(name, term));
            let renamed = named
                .flat_map(|name| term.others.iter().map(|other| name.replace(&term.name, other)));
            renamed.collect::<Vec<String>>()
        };
        self.terms.values().flat_map(by_term).collect()
    }

    /// The theorem's name in all languages, and what others call it.
    pub fn theorem(&self, problem: &Problem) -> Vec<String> {
        let names = Language::ALL.map(|language| self.theorem_in(problem, language));
        let others =
            self.terms.get(&problem.theorem.to_lowercase()).map(|term| term.others.clone());
        let names = names.into_iter().chain(others.unwrap_or_default());
        names.collect::<BTreeSet<String>>().into_iter().collect()
    }

    fn theorem_in(&self, problem: &Problem, language: Language) -> String {
        let term = self.terms.get(&problem.theorem.to_lowercase());
        let term = term.filter(|_| language == Language::Chinese);
        term.map_or(&problem.theorem, |term| &term.chinese).clone()
    }

    /// The picture of its first start position, and a badge where others have the like; they say
    /// nothing that the title does not say.
    fn thumbnail(&self, slug: &str, links: &mut Links) -> String {
        let picture = picture_of(slug);
        let (width, height) = THUMBNAIL;
        let image = match self.writer.text(&picture) {
            Ok(_) => format!(
                "<img src=\"{}\" alt=\"\" loading=\"lazy\" width=\"{width}\" height=\"{height}\">",
                links.show(&picture)
            ),
            Err(_) => String::new(),
        };
        let badge =
            BADGES.get(slug).map(|badge| format!("<b aria-hidden=\"true\">{}</b>", escape(badge)));
        format!("<span class=\"thumbnail\">{image}{}</span>\n", badge.unwrap_or_default())
    }
}

/// The beginning of a step.
fn heading(anchor: &str, title: &str) -> String {
    format!(
        "<section class=\"step\">\n<h3 id=\"{}\">{} <span class=\"count\"></span></h3>\n",
        escape(anchor),
        escape(title)
    )
}

/// What the dots and the ticks mean.
fn legend(language: Language) -> String {
    let meanings = ["dots_mean", "core_means", "ticks_mean"].map(|name| say(language, name));
    let items = meanings.map(|meaning| format!("<li>{}</li>\n", marked(meaning)));
    let summary = say(language, "legend");
    format!(
        "<details class=\"legend\"><summary>{summary}</summary>\n<ul>\n{}</ul>\n</details>\n",
        items.concat()
    )
}

/// What can be chosen from a list.
fn choices(values: &[&str]) -> String {
    let choice = |value: &&str| format!("<option>{}</option>", escape(value));
    values.iter().map(choice).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use judge::catalogue;

    use super::*;

    /// Games that differ look different: their theorem, their picture or their badge.
    #[test]
    fn thumbnails_tell_games_apart() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let problems = catalogue::load(&root).unwrap().problems;
        let mut seen = BTreeMap::new();
        for problem in &problems {
            let picture = root.join("problems").join(&problem.slug).join("pictures/board.svg");
            let Ok(drawing) = fs::read_to_string(picture) else { continue };
            let look = (drawing, BADGES.get(&problem.slug));
            let other = seen.entry(look).or_insert(problem);
            assert_eq!(
                problem.theorem, other.theorem,
                "{} looks like {}",
                problem.slug, other.slug
            );
        }
        for slug in BADGES.keys() {
            assert!(problems.iter().any(|problem| problem.slug == *slug), "badges.toml: no {slug}");
        }
        let [kiki, bash] = ["kiki-cici", "bash-game"].map(|slug| &BADGES[slug]);
        assert_ne!(kiki, bash, "their pictures are the same");
    }
}
