//! The site in a real browser, played by mouse and by keyboard.
//!
//! Without Chromium, or without a compiler for WebAssembly, these tests are ignored, and say so.
//! If the environment variable `JUDGE_BROWSER` is set, as in CI, they fail instead.
//!
//! `JUDGE_PAGES`, a list of slugs, keeps to these problems' pages and what is on no problem's page;
//! other boards are not compiled then.

mod access;
mod board;
mod chromium;
mod first_screen;
mod guess;
mod index;
mod own_rules;
mod page;
mod playground;
mod practice;
mod preview;
mod search;
mod sent;
mod study;
mod targets;
mod told;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use anyhow::{bail, ensure, Context, Result};
use judge::catalogue;
use judge::session::Session;
use judge::workspace::Workspace;
use libtest_mimic::{Arguments, Trial};
use site::Boards;
use tempfile::TempDir;

use chromium::Chromium;
use page::{Page, DESK, PHONE};

/// The pages that are audited: problems with different kinds of boards, and the others.
const AUDITED: [&str; 5] = ["index", "theory", "nim", "luogu-p2594", "wythoff-game"];

type Check = fn(&mut Page) -> Result<()>;

/// What is tried on one page each: the name of the test, and the page.
const CHECKS: [(&str, &str, Check); 39] = [
    ("pages of no problem", "index", other_pages),
    ("places", "nim", study::places),
    ("replies in motion", "nim", study::replies_in_motion),
    ("fast clicks", "nim", study::fast_clicks),
    ("a slow position", "tic-tac-toe-line", study::patience),
    ("search", "theory", search::finds),
    ("search.zh", "theory.zh", search::finds),
    ("search: keys", "nim", search::keys),
    ("search: a page in a folder", "cases/nim/02-one-two-three", search::from_a_folder),
    ("drawer", "nim", search::drawer),
    ("first page: filters", "index", index::filters),
    ("first page: first game", "index", index::first_game),
    ("first page: first game.zh", "index.zh", index::first_game),
    ("first page: progress", "index", index::progress),
    ("my program: copy", "nim", index::copy),
    ("playground", "playground", playground::playground),
    ("playground.zh", "playground.zh", playground::in_chinese),
    ("own rules", "playground", own_rules::own_rules),
    ("own rules.zh", "playground.zh", own_rules::in_chinese),
    ("practice today, and progress", "nim", practice::today),
    ("today and progress stay in place", "today", practice::stays_in_place),
    ("practice: a wrong move is refuted", "nim", practice::is_refuted),
    ("practice without storage", "nim", practice::forgets),
    ("practice in Chinese", "nim.zh", practice::speaks_chinese),
    ("refused clicks on pieces", "hdu1730", told::refused_pieces),
    ("refused clicks on places", "bash-game", told::refused_places),
    ("reasons in columns", "nim", told::columns),
    ("a friend's position", "nim", sent::challenge),
    ("the end of a page", "nim", sent::end),
    ("a picture for a preview", "nim", preview::picture),
    ("guess: marks", "nim", guess::marks),
    ("guess: links set the board", "nim", guess::links),
    ("proof: drawings", "nim", guess::proof),
    ("guess: an example", "nim", guess::example),
    ("access: keys", "nim", access::keys),
    ("access: touch", "nim", access::touch),
    ("access: paper", "nim", access::paper),
    ("access: contrast", "nim", access::contrast),
    ("access: no script", "nim", access::no_script),
];

fn main() -> Result<()> {
    let arguments = Arguments::from_args();
    let suite = chromium::find().map(Suite::new).transpose().context("the site")?.map(Arc::new);
    let missing = match &suite {
        None => Some("Chromium is not found"),
        Some(suite) => suite.boards.advice.as_deref(),
    };
    if let Some(missing) = missing {
        let message = format!("nothing is tested in a browser: {missing}");
        ensure!(env::var_os("JUDGE_BROWSER").is_none(), message);
        eprintln!("{message}");
    }
    let trial = |name: String, page: String, check: Check| {
        let suite = suite.clone();
        let run = move || {
            let suite = suite.ok_or("Chromium is not found")?;
            suite.visit(&page, check).map_err(|error| format!("{error:#}").into())
        };
        Trial::test(name, run).with_ignored_flag(missing.is_some())
    };
    let mut trials = Vec::new();
    trials.extend(tried()?.into_iter().map(|slug| trial(slug.clone(), slug, problem)));
    trials.extend(CHECKS.map(|(name, page, check)| trial(name.into(), page.into(), check)));
    let no_axe = missing.is_some() || env::var_os(access::AXE).is_none();
    for page in AUDITED.into_iter().flat_map(|page| [page.to_string(), format!("{page}.zh")]) {
        let audit = trial(format!("audit {page}"), page, access::audit);
        trials.push(audit.with_ignored_flag(no_axe));
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    // `exit` drops nothing: browsers and folders go here.
    drop(suite);
    conclusion.exit()
}

/// The problems whose pages are tried: those that `JUDGE_PAGES` names, or all.
fn tried() -> Result<Vec<String>> {
    let all = problems();
    let Ok(named) = env::var("JUDGE_PAGES") else { return Ok(all) };
    let named = named.split_whitespace().map(|slug| {
        ensure!(all.iter().any(|other| other == slug), "JUDGE_PAGES: {slug} has no board");
        Ok(slug.to_string())
    });
    named.collect()
}

/// The boards that the tests play on.
fn played() -> Result<Vec<String>> {
    let all = problems();
    let pages = CHECKS.map(|(_, page, _)| page.to_string());
    let pages = pages.into_iter().filter(|page| all.contains(page) || page == "playground");
    Ok(tried()?.into_iter().chain(pages).chain([index::FIRST.to_string()]).collect())
}

/// The problems that have a study.
fn problems() -> Vec<String> {
    let problems = catalogue::load(repository()).expect("the problems can be read").problems;
    let slugs = problems.into_iter().map(|problem| problem.slug);
    let has_study =
        |slug: &String| repository().join("problems").join(slug).join("study.rs").is_file();
    slugs.filter(has_study).collect()
}

fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Plays on a problem's page, and keeps pictures of its board.
fn problem(page: &mut Page) -> Result<()> {
    first_screen::check(page).context("the first screen")?;
    study::fits(page)?;
    study::reason_fits(page)?;
    targets::on_board(page).context("a telephone")?;
    study::study(page)?;
    practice::practise(page).context("practice")?;
    let slug: String = page.get("() => document.querySelector('section.board').dataset.problem")?;
    for (name, view) in [("dark", PHONE), ("light", DESK)] {
        page.look(view)?;
        study::hint(page)?;
        page.screenshot("section.board", &screenshots()?.join(format!("{slug}-{name}.png")))?;
    }
    Ok(())
}

/// The start page and the other pages can be read on a phone.
fn other_pages(page: &mut Page) -> Result<()> {
    let problems = problems();
    for name in page.names()?.iter().filter(|name| !problems.contains(name)) {
        page.open(name)?;
        study::fits(page).context(name.clone())?;
        targets::beside(page).context(name.clone())?;
    }
    Ok(())
}

/// Shared by the tests: the site, and browsers that have nothing to do.
struct Suite {
    program: PathBuf,
    folder: TempDir,
    boards: Boards,
    idle: Mutex<Vec<Chromium>>,
}

impl Suite {
    fn new(program: PathBuf) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let session = Session::open(Workspace::at(repository())?)?;
        let mut boards = Boards::compile(&session, &played()?, None)?;
        if !boards.is_empty() {
            // That there are others is said on no page, as if these were all.
            boards.advice = None;
        }
        site::write(&session, folder.path(), &boards, None)?;
        // As if a program of the user's had been accepted.
        let solved = format!("study.solved = [\"{}\"];\n", index::SOLVED);
        fs::write(folder.path().join("solved.js"), solved)?;
        Ok(Self { program, folder, boards, idle: Mutex::default() })
    }

    /// Opens a page, does something there, and expects that nothing goes wrong meanwhile.
    fn visit(&self, name: &str, check: Check) -> Result<()> {
        let idle = self.idle().pop();
        let mut browser = idle.map_or_else(|| Chromium::start(&self.program), Ok)?;
        let mut page = Page::new(&mut browser, self.folder.path())?;
        let result = page.open(name).and_then(|()| check(&mut page));
        let trouble = page.expect_no_trouble();
        if result.is_err() || trouble.is_err() {
            // Failing to take a picture must not hide the error.
            let _ = screenshots().and_then(|folder| {
                page.screenshot("html", &folder.join(format!("failed-{name}.png")))
            });
        }
        match (result, trouble) {
            (Err(error), Err(cause)) => bail!("{error:#}; {cause:#}"),
            (result, trouble) => result.and(trouble)?,
        }
        page.close()?;
        self.idle().push(browser);
        Ok(())
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Chromium>> {
        self.idle.lock().expect("no thread has panicked")
    }
}

/// Where pictures are kept.
fn screenshots() -> Result<PathBuf> {
    let folder = repository().join("target/study-screenshots");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}
