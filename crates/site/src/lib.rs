//! The static site: every problem's page, with a board to play on.
//!
//! It is made of the files in the repository. The pages are the READMEs as they are, and the
//! boards run each problem's `study.rs`, compiled to WebAssembly. Nothing here knows a
//! game. The site needs no server and no network: it opens by double-click.
//!
//! The front end, in `assets`, is a few scripts without a framework: `study.js` (the program, the
//! words, the keys), `chooser.js` (a drawing and a list, from which a move is chosen), and what
//! uses these on a page. What needs a script is hidden until one runs. It keeps to WCAG 2.2, level AA:
//!
//! - Everything can be done by keys. In a drawing, one part is in the order of the tabulator, and
//!   arrows lead to the others; a part is a button with the name of its move, or with what its
//!   moves have in common. Letters press buttons while the focus is in their section.
//! - The focus goes where it is wanted, and after a move to a place where the enter key plays
//!   nothing.
//! - A click on a stone is a move; a finger, and a click beside the stones, opens the list of the
//!   heap's takes. Moves with the same clicks are offered in the same way.
//! - Targets are 24 pixels high, text has a contrast of 4.5:1, rings and borders 3:1.
//! - Paper has everything unfolded, in light colours, without what is clicked.

mod boards;
mod chinese;
mod comments;
mod contents;
mod course;
mod document;
mod folder;
mod formula;
mod frame;
mod glossary;
mod html;
mod index;
mod language;
mod links;
mod markdown;
mod mistakes;
mod more;
mod own_program;
mod pages;
mod parts;
mod preview;
mod program;
mod progress;
#[cfg(test)]
mod repository;
mod search;
mod solved;
mod wasm;

use std::path::{Path, PathBuf};

use anyhow::{bail, Result};
use judge::catalogue::online_judge::OnlineJudge;
use judge::catalogue::Need;
use judge::session::Session;
use package::files::Files;

pub use boards::Boards;
pub use folder::check as check_folder;
pub use preview::Previews;

use course::course;
use index::Index;
use language::{page_in, script_words, Language};
use links::{Links, COURSE};
use pages::Writer;
use parts::document;
use solved::SOLVED;
use wasm::PLAYGROUND;

/// What all scripts share; the name in quotes is where the words go.
const SHELL: &str = include_str!("../assets/study.js");
const PLACE_OF_WORDS: &str = "\"WORDS_AS_JSON\"";

/// The other scripts.
const SCRIPTS: &[(&str, &str)] = &[
    ("page.js", include_str!("../assets/page.js")),
    ("store.js", include_str!("../assets/store.js")),
    ("progress.js", include_str!("../assets/progress.js")),
    ("chooser.js", include_str!("../assets/chooser.js")),
    ("trace.js", include_str!("../assets/trace.js")),
    ("reason.js", include_str!("../assets/reason.js")),
    ("board.js", include_str!("../assets/board.js")),
    ("share.js", include_str!("../assets/share.js")),
    ("challenge.js", include_str!("../assets/challenge.js")),
    ("end.js", include_str!("../assets/end.js")),
    ("task.js", include_str!("../assets/task.js")),
    ("guess.js", include_str!("../assets/guess.js")),
    ("hints.js", include_str!("../assets/hints.js")),
    ("proof.js", include_str!("../assets/proof.js")),
    ("practice.js", include_str!("../assets/practice.js")),
    ("today.js", include_str!("../assets/today.js")),
    ("my_progress.js", include_str!("../assets/my_progress.js")),
    ("first.js", include_str!("../assets/first.js")),
    ("finder.js", include_str!("../assets/finder.js")),
    ("find.js", include_str!("../assets/find.js")),
    ("dot.js", include_str!("../assets/dot.js")),
    ("drawer.js", include_str!("../assets/drawer.js")),
    ("index.js", include_str!("../assets/index.js")),
    ("copy.js", include_str!("../assets/copy.js")),
    ("programs.js", include_str!("../assets/programs.js")),
    ("cells.js", include_str!("../assets/cells.js")),
    ("own_rules.js", include_str!("../assets/own_rules.js")),
    ("playground.js", include_str!("../assets/playground.js")),
];

const STYLE: &str =
    concat!(include_str!("../assets/study.css"), include_str!("../assets/playground.css"));

/// The site that has been written.
#[derive(Clone, Debug)]
pub struct Site {
    /// The page to begin with: that of the only problem with a board, or else the first one.
    pub start: PathBuf,
    /// The number of files.
    pub files: usize,
    /// The number of boards.
    pub boards: usize,
}

/// Writes the site of a workspace into a folder, which is new, empty or an earlier site. Where it
/// is known at which address it will lie, it has pictures for those to whom a link is sent.
///
/// # Errors
///
/// If a page has a link that leads nowhere, or the folder holds something else.
pub fn write(
    session: &Session,
    folder: &Path,
    boards: &Boards,
    previews: Option<&Previews>,
) -> Result<Site> {
    folder::check(folder)?;
    let mut files = pages(session, boards)?;
    if let Some(previews) = previews {
        previews.add(&mut files);
    }
    files.insert("study.css".to_string(), bare(STYLE).into());
    let shell = bare(SHELL).replace(PLACE_OF_WORDS, &script_words());
    files.insert("study.js".to_string(), shell.into());
    files.extend(SCRIPTS.iter().map(|(name, script)| (name.to_string(), bare(script).into())));
    files.insert(SOLVED.to_string(), solved::script(&session.workspace)?.into());
    files.extend(boards.scripts()?);
    folder::fill(folder, &files)?;
    let start = match &boards.slugs[..] {
        [slug] => slug,
        _ => "index",
    };
    let start = folder.join(format!("{start}.html"));
    Ok(Site { start, files: files.len(), boards: boards.slugs.len() })
}

/// A script or a style sheet without indentation and without lines of comment in a script: a fifth
/// less to load.
fn bare(source: &str) -> String {
    let lines = source.lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.map(|line| format!("{line}\n")).collect()
}

/// All pages, and the files that they show.
fn pages(session: &Session, boards: &Boards) -> Result<Files> {
    let (root, problems) = (&session.workspace.root, session.finished(Need::Cases).problems);
    let mut links = Links::new(root, &problems)?;
    let writer = Writer::new(&session.workspace, &problems, boards)?;
    let mut files = in_all_languages(&writer, &mut links, &session.judges)?;
    match &links.broken[..] {
        [] => files.extend(writer.linked(&links)?),
        broken => bail!("{}", broken.join("\n")),
    }
    Ok(files)
}

/// The first page, the documents and the problems, in all languages.
fn in_all_languages(writer: &Writer, links: &mut Links, judges: &[OnlineJudge]) -> Result<Files> {
    let mut files = Files::new();
    for language in Language::ALL {
        links.language = language;
        let mut add = |name: &str, html: String| files.insert(page_in(language, name), html.into());
        let steps = course(&document(COURSE, links)?)?;
        add("index", Index::new(writer, judges, links).html(&steps, links)?);
        for (file, name) in links.documents() {
            add(&name, writer.whole(&name, &file, links)?);
        }
        add("today", progress::today(writer, &steps, links)?);
        add("progress", progress::progress(writer, &steps, links)?);
        add(PLAYGROUND, writer.playground(language));
        for problem in writer.problems {
            add(&problem.slug, writer.problem_page(problem, &steps, links)?);
        }
    }
    let found = search::script(writer, &Index::new(writer, judges, links), links)?;
    files.insert(search::SCRIPT.to_string(), found.into());
    Ok(files)
}

#[cfg(test)]
mod tests {
    use judge::workspace::Workspace;

    use super::boards::OTHERS;
    use super::*;

    /// A session with the problems of this repository, or of a smaller one.
    fn session(root: &Path) -> Session {
        Session::open(Workspace::at(root).unwrap()).unwrap()
    }

    const MANIFEST: &str = "[package.metadata.problem]\ntitle = \"Nim\"\ntheorem = \"Nim\"\n\
        difficulty = 1\nneeds = []\ntime = 1.0\nmemory = 64.0\njudges = []\n";

    const MORE_PROBLEMS: &str = "# More\n\n## Sums\n\n| p | a | d | r | o |\n\
        |---|---|---|---|---|\n| Chess | like [nim](../problems/nim) | | [B 2](https://b.example) | |\n\n\
        ## Heaps\n\n| p | a | d | r | o |\n|---|---|---|---|---|\n\
        | [nim](../problems/nim) | itself | 1 | | |\n\
        | Poker † | stones *return* | | | [B 1](https://a.example/1) |\n";

    /// The pages of a repository with one problem, and perhaps with its board.
    fn small(course: &str, boards: &[&str]) -> Files {
        let folder = repository::repository();
        repository::put(
            folder.path(),
            &[
                ("docs/course.md", course),
                ("docs/catalogue.md", MORE_PROBLEMS),
                ("problems/judges.toml", "judge = []\n"),
                ("problems/nim/Cargo.toml", MANIFEST),
                ("problems/nim/README.md", "# Nim\n\n## Statement\n\nTake *it*.\n\n- Input.\n"),
                ("problems/nim/README.zh.md", "# Nim\n\n## 题意\n"),
                ("problems/nim/src/main.rs", ""),
                ("problems/nim/study.rs", ""),
                ("problems/nim/tests/problem.rs", ""),
            ],
        );
        let slugs = boards.iter().map(|slug| slug.to_string()).collect();
        let boards = Boards { slugs, programs: Vec::new(), advice: Some(OTHERS.to_string()) };
        pages(&session(folder.path()), &boards).unwrap()
    }

    fn text(files: &Files, name: &str) -> String {
        String::from_utf8(files[name].clone()).unwrap()
    }

    #[test]
    fn the_names_of_cases_are_escaped() {
        let files = small("# Course\n\n## 1. Heaps\n\n- [Nim](../problems/nim)\n", &[]);
        let row = "<a href=\"cases/nim/01-1&amp;2.html\">1&amp;2</a></li>";
        assert!(text(&files, "nim.html").contains(row));
        let case = text(&files, "cases/nim/01-1&2.html");
        assert!(case.contains("This case probes: 1&amp;2."));
        assert!(case.contains("<a href=\"01-1&amp;2.in\" download>Save 01-1&amp;2.in</a>"));
    }

    #[test]
    fn a_page_ends_with_the_other_problems_of_its_theorem() {
        let files = small("# Course\n", &[]);
        let nim = text(&files, "nim.html");
        let (_, more) = nim.split_once("<h2 id=\"more\">").unwrap();
        let poker =
            "<li><a href=\"https://a.example/1\">B 1</a> Poker †: stones <em>return</em></li>";
        assert!(more.contains(poker), "{more}");
        assert!(!more.contains("itself") && !more.contains("Chess"), "{more}");
        let catalogue = text(&files, "catalogue.html");
        assert!(catalogue.contains("<a href=\"nim.html\">nim</a></td><td>itself"));
        assert!(catalogue.contains(">●○○○○</span></td>"), "{catalogue}");
    }

    #[test]
    fn a_problem_that_the_course_leaves_out_comes_last() {
        let files = small("# Course\n\nSoon.\n", &[]);
        let heading = "<h3 id=\"drafts\">";
        let index = text(&files, "index.html");
        let (_, drafts) = index.split_once(heading).unwrap();
        assert!(drafts.contains("<a href=\"nim.html\">Nim</a>"));
        assert!(!text(&files, "nim.html").contains("<nav class=\"around\""));
        assert!(text(&files, "nim.html").contains("still missing: the study, "));
        let files = small("# Course\n\n## 1. Heaps\n\n- [Nim](../problems/nim)\n", &[]);
        assert!(!text(&files, "index.html").contains(heading));
    }

    #[test]
    fn a_page_has_a_board_or_says_how_to_get_one() {
        let of_page = "<p class=\"note\">The board of this page has not been made: \
            <code>cargo judge study nim</code> makes it.</p>\n<p>Take <em>it</em>.</p>\n";
        let of_others = "<p class=\"note\">Not all boards have been made: \
            <code>cargo judge study</code> makes them.</p>";
        for (boards, has_board) in [(&["nim"][..], true), (&[PLAYGROUND], false)] {
            let files = small("# Course\n\n## 1. Heaps\n\n- [Nim](../problems/nim)\n", boards);
            let nim = text(&files, "nim.html");
            for part in [
                "<section class=\"board\" data-problem=\"nim\"",
                "<script src=\"boards/nim.js\"></script>",
                "<script src=\"board.js\"></script>",
            ] {
                assert_eq!(nim.contains(part), has_board, "{part}");
            }
            assert_eq!(nim.contains(of_page), !has_board);
            let index = text(&files, "index.html");
            assert!(index.contains(of_others));
            assert_eq!(index.contains("<div class=\"first wide\">"), has_board);
        }
    }
}
