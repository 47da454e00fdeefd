//! The site in a real browser, played by mouse and by keyboard.
//!
//! Without Chromium, or without a compiler for WebAssembly, these tests are ignored, and say so.
//! If the environment variable `JUDGE_BROWSER` is `required`, as in CI, they fail instead.
//!
//! `JUDGE_PAGES`, a list of slugs, keeps to these problems' pages and what is on no problem's page.

mod access;
mod board;
mod chromium;
mod first_screen;
mod guess;
mod index;
mod page;
mod playground;
mod practice;
mod study;

use std::collections::BTreeMap;
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
use page::Page;

/// Names the file of axe-core, by which pages are audited; without it they are not.
const AXE: &str = "JUDGE_AXE";

/// The pages that are audited: problems with different kinds of boards, and the others.
const AUDITED: [&str; 10] = [
    "index",
    "index.zh",
    "theory",
    "theory.zh",
    "nim",
    "nim.zh",
    "luogu-p2594",
    "luogu-p2594.zh",
    "wythoff-game",
    "wythoff-game.zh",
];

type Check = fn(&Suite, &str) -> Result<()>;

/// What is tried on one page, as all pages have it.
const ACCESS: [(&str, Check); 5] = [
    ("access: keys", |suite, _| suite.visit("nim", access::keys)),
    ("access: touch", |suite, _| suite.visit("nim", access::touch)),
    ("access: paper", |suite, _| suite.visit("nim", access::paper)),
    ("access: no script", |suite, _| suite.visit("nim", access::no_script)),
    ("access: contrast", |suite, _| suite.visit("nim", access::contrast)),
];

const GUESS: [(&str, Check); 3] = [
    ("guess: marks", |suite, _| suite.visit("nim", guess::marks)),
    ("guess: links set the board", |suite, _| suite.visit("nim", guess::links)),
    ("guess: an example", |suite, _| suite.visit("nim", guess::example)),
];

fn main() -> Result<()> {
    let arguments = Arguments::from_args();
    let is_required = is_required()?;
    let suite = chromium::find().map(Suite::new).transpose().context("the site")?.map(Arc::new);
    let missing = match &suite {
        None => Some("Chromium is not found"),
        Some(suite) => suite.boards.advice.as_deref(),
    };
    if let Some(missing) = missing {
        let message = format!("nothing is tested in a browser: {missing}");
        ensure!(!is_required, message);
        eprintln!("{message}");
    }
    let trial = |name: &str, check: Check| {
        let (suite, argument) = (suite.clone(), name.to_string());
        let run = move || {
            let suite = suite.ok_or("Chromium is not found")?;
            check(&suite, &argument).map_err(|error| format!("{error:#}").into())
        };
        Trial::test(name, run).with_ignored_flag(missing.is_some())
    };
    let mut trials: Vec<Trial> = tried()?.iter().map(|slug| trial(slug, Suite::problem)).collect();
    trials.push(trial("pages of no problem", |suite, _| suite.other_pages()));
    trials.push(trial("replies in motion", |suite, _| suite.motion()));
    trials.push(trial("a slow position", |suite, _| {
        suite.visit("tic-tac-toe-line", study::patience)
    }));
    trials.push(trial("first page: search", |suite, _| suite.index(index::search)));
    trials.push(trial("first page: filters", |suite, _| suite.index(index::filters)));
    trials.push(trial("first page: first game", |suite, _| suite.index(index::first_game)));
    trials.push(trial("first page: progress", |suite, _| suite.progress()));
    trials.push(trial("first page: without scripts", |suite, _| suite.without_scripts()));
    trials.push(trial("my program: copy", |suite, _| suite.visit("nim", index::copy)));
    trials.push(trial("playground", |suite, page| suite.visit(page, playground::playground)));
    trials.push(trial("playground.zh", |suite, page| suite.visit(page, playground::in_chinese)));
    trials.push(trial("practice today, and progress", |suite, _| suite.today()));
    trials.push(trial("practice without storage", |suite, _| suite.no_storage()));
    trials.push(trial("practice in Chinese", |suite, _| suite.chinese()));
    for (name, check) in GUESS.into_iter().chain(ACCESS) {
        trials.push(trial(name, check));
    }
    let axe = env::var_os(AXE);
    let no_axe = axe.is_none() || missing.is_some();
    trials.extend(AUDITED.map(|name| {
        let audit: Check = |suite, name| {
            let page = name.strip_prefix("audit ").unwrap_or(name);
            let axe = PathBuf::from(env::var_os(AXE).context("there is no axe-core")?);
            suite.visit(page, |page| access::audit(page, &axe))
        };
        trial(&format!("audit {name}"), audit).with_ignored_flag(no_axe)
    }));
    let conclusion = libtest_mimic::run(&arguments, trials);
    // `exit` drops nothing: browsers and folders go here.
    drop(suite);
    conclusion.exit()
}

/// Whether it is a failure that nothing can be tested.
fn is_required() -> Result<bool> {
    match env::var_os("JUDGE_BROWSER") {
        None => Ok(false),
        Some(word) if word == "required" => Ok(true),
        Some(word) => bail!("JUDGE_BROWSER is {word:?}: it can be `required`, or unset"),
    }
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

/// The problems that have a study.
fn problems() -> Vec<String> {
    let entries = catalogue::load(repository()).expect("the problems can be read").entries;
    let slugs = entries.into_iter().map(|entry| entry.slug);
    let has_study =
        |slug: &String| repository().join("problems").join(slug).join("study.rs").is_file();
    slugs.filter(has_study).collect()
}

fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Shared by the tests: the site, and browsers that have nothing to do.
struct Suite {
    program: PathBuf,
    folder: TempDir,
    boards: Boards,
    idle: Mutex<Vec<Chromium>>,
    /// The problem whose board is the picture of its kind.
    pictured: Mutex<BTreeMap<String, String>>,
}

impl Suite {
    fn new(program: PathBuf) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let session = Session::open(Workspace::at(repository())?)?;
        let boards = Boards::compile(&session, &[], None)?;
        site::write(&session, folder.path(), &boards)?;
        // As if a program of the user's had been accepted.
        let solved = format!("study.solved = [\"{}\"];\n", index::SOLVED);
        fs::write(folder.path().join("solved.js"), solved)?;
        let (idle, pictured) = Default::default();
        Ok(Self { program, folder, boards, idle, pictured })
    }

    /// Plays on a problem's page.
    fn problem(&self, slug: &str) -> Result<()> {
        self.visit(slug, |page| {
            first_screen::check(page).context("the first screen")?;
            study::fits(page)?;
            study::study(page)?;
            practice::practise(page).context("practice")?;
            self.picture(page, slug)
        })
    }

    /// The start page and the other pages can be read on a phone.
    fn other_pages(&self) -> Result<()> {
        let problems = problems();
        for entry in fs::read_dir(self.folder.path())? {
            let file = entry?.path();
            let name = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let is_page = file.extension().is_some_and(|extension| extension == "html");
            if is_page && !problems.iter().any(|slug| slug == name) {
                self.visit(name, study::fits).context(name.to_string())?;
            }
        }
        Ok(())
    }

    /// Does something on the first page, in each language.
    fn index(&self, act: fn(&mut Page) -> Result<()>) -> Result<()> {
        for name in ["index", "index.zh"] {
            self.visit(name, act).context(name)?;
        }
        Ok(())
    }

    /// What has been done on one page is ticked on another.
    fn progress(&self) -> Result<()> {
        let page = |name: &str| self.folder.path().join(format!("{name}.html"));
        self.visit("index", |index| index::progress(index, page))
    }

    fn today(&self) -> Result<()> {
        let page = |name: &str| self.folder.path().join(format!("{name}.html"));
        self.visit("nim", |nim| practice::today(nim, page))
    }

    fn without_scripts(&self) -> Result<()> {
        self.visit("index", |page| {
            index::without_scripts(page, &self.folder.path().join("index.html"))
        })
    }

    fn motion(&self) -> Result<()> {
        self.visit(&problems()[0], study::replies_in_motion)
    }

    fn chinese(&self) -> Result<()> {
        self.visit(&format!("{}.zh", problems()[0]), practice::speaks_chinese)
    }

    fn no_storage(&self) -> Result<()> {
        self.visit(&problems()[0], |page| {
            page.deny_storage()?;
            page.reload()?;
            practice::forgets(page)
        })
    }

    /// Opens a page, does something there, and expects that nothing goes wrong meanwhile.
    fn visit(&self, name: &str, act: impl FnOnce(&mut Page) -> Result<()>) -> Result<()> {
        let file = self.folder.path().join(format!("{name}.html"));
        let mut browser = self.browser()?;
        let mut page = Page::new(&mut browser, study::PHONE)?;
        let result = page.open(&file).and_then(|()| act(&mut page));
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

    /// Keeps pictures of one board of each kind: the first problem's that has it.
    fn picture(&self, page: &mut Page, slug: &str) -> Result<()> {
        let kind = study::kind(page)?;
        let mut pictured = self.pictured.lock().expect("no thread has panicked");
        if pictured.get(&kind).is_some_and(|first| first.as_str() < slug) {
            return Ok(());
        }
        pictured.insert(kind.clone(), slug.to_string());
        for (name, view) in [("dark", study::PHONE), ("light", study::DESK)] {
            page.look(view)?;
            study::hint(page)?;
            page.screenshot("section.board", &screenshots()?.join(format!("{kind}-{name}.png")))?;
        }
        Ok(())
    }

    fn browser(&self) -> Result<Chromium> {
        self.idle().pop().map_or_else(|| Chromium::start(&self.program), Ok)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Chromium>> {
        self.idle.lock().expect("no thread has panicked")
    }
}

/// Where pictures are kept: `$JUDGE_SCREENSHOTS`, or a folder in cargo's.
fn screenshots() -> Result<PathBuf> {
    let folder = env::var_os("JUDGE_SCREENSHOTS")
        .map_or_else(|| repository().join("target/study-screenshots"), PathBuf::from);
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}
