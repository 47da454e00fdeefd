//! The one file that a judge gets, ours or the user's, and the proof that it is accepted here.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{ensure, Result};
use judge::catalogue::online_judge::OnlineJudge;
use judge::catalogue::problem::Problem;
use judge::disk::files::{program_file, utf8_text};
use judge::judging::grading::{limits, Candidate, Grade};
use judge::judging::verdict::Verdict;
use judge::mine;
use judge::running::language::{Language, Source};
use judge::session::Session;
use judge::workspace::checks::{self, Check};
use judge::workspace::Workspace;
use protocol::comparison::Comparison;
use protocol::Scope;

use crate::bundler::{Bundler, Program};
use command::meant::Meant;
use command::progress::Screen;

/// A file for a judge, and how it becomes a program.
pub struct HandIn {
    pub text: String,
    pub ending: String,
    /// The edition that the judge must be told, if it is a program of the user's in Rust.
    pub edition: Option<String>,
    /// How outputs are compared: our lines are those that the judge expects.
    comparison: Comparison,
    prepare: Prepare,
}

/// Makes a command of a source file and of a place for the program.
type Prepare = Box<dyn Fn(&Path, &Path) -> Result<Vec<OsString>>>;

impl HandIn {
    /// The user's program, or else our solution, for a judge or for every judge: a bundle if it is
    /// in Rust, or else the file as it is. Ours is in the language with this `ending`, or in Rust,
    /// or in C++ where the judge takes no Rust.
    ///
    /// # Errors
    ///
    /// If the judge does not take it, or there is none in that language, or if the bundle cannot be
    /// made, or a program in another language has several files.
    pub fn prepare(
        session: &Session,
        (problem, program): &Meant,
        judge: Option<&OnlineJudge>,
        ending: Option<&str>,
    ) -> Result<HandIn> {
        let workspace = &session.workspace;
        let Some(program) = program else {
            let is_for_cpp = judge.is_some_and(|it| is_for_cpp(workspace, it, problem));
            let ending = ending.unwrap_or(if is_for_cpp { "cpp" } else { "rs" });
            if ending == "rs" {
                return in_rust(session, problem, &Program::ours(workspace, problem)?, judge);
            }
            let file = workspace.solution(&problem.slug, ending);
            ensure!(file.exists(), "{}: there is no {}", problem.slug, file.display());
            let language = Language::for_file(&file)?;
            return as_it_is(&file, move |source, program| {
                language.prepare(&Source::alone(source), program)
            });
        };
        ensure!(ending.is_none(), "--language is for our programs: {}", program.name);
        let tools = session.tools(problem, &[], judge.map(|judge| judge.name.as_str()))?;
        if program.language() == Some(Language::Rust) {
            return in_rust(session, problem, &Program::yours(problem, program, &tools)?, judge);
        }
        let files = program.files()?.len();
        ensure!(files == 1, "{} has {files} files, and a judge takes one", program.name);
        let (file, limits) = (program.file.clone(), limits(problem, None, None));
        let (workspace, program) = (workspace.clone(), program.clone());
        as_it_is(&file, move |_, _| program.prepare(&workspace, &tools, &limits))
    }

    pub fn is_in_rust(&self) -> bool {
        self.ending == "rs"
    }

    /// Compiles the file and runs it on the cases of the problem: how many there are and how many
    /// took longer than the judge allows, or where it is not accepted.
    ///
    /// # Errors
    ///
    /// If it does not compile, or cannot be run.
    pub fn prove(
        &self,
        session: &Session,
        problem: &Problem,
    ) -> Result<Result<[usize; 2], String>> {
        let folder = tempfile::tempdir()?;
        let program = folder.path().join("program");
        let source = program.with_extension(&self.ending);
        fs::write(&source, &self.text)?;
        let command = (self.prepare)(&source, &program)?;
        let limits = limits(problem, None, None);
        let screen = Screen::start();
        let (cases, judging) = match problem.is_yours {
            true => {
                let workspace = &session.workspace;
                let judging = mine::judging(workspace, problem, self.comparison)?;
                (mine::samples(workspace, &problem.slug).whole()?, judging)
            }
            false => {
                let open = session.start(problem, &screen)?;
                (open.cases(&[Scope::Judge])?, open.judging(self.comparison))
            }
        };
        let candidate = Candidate::new(command, limits, judging).held_to(problem);
        let runs = Check::of_each(&cases, |case| &case.name, |case| candidate.grade(case));
        let grades = checks::all("running", &runs, &screen)?;
        let slow = grades.iter().filter(|grade| grade.is_slow(problem)).count();
        let failed = cases.iter().zip(grades).find(|(_, grade)| grade.verdict != Verdict::AC);
        Ok(match failed {
            Some((case, Grade { verdict, reason, .. })) => {
                Err(format!("{verdict} on {}: {reason}", case.name))
            }
            None => Ok([cases.len(), slow]),
        })
    }
}

/// A program in another language than Rust.
fn as_it_is(
    file: &Path,
    prepare: impl Fn(&Path, &Path) -> Result<Vec<OsString>> + 'static,
) -> Result<HandIn> {
    // A judge gets the file as it is, so it must not be repaired on the way.
    let text = utf8_text(file)?;
    let ending = file.extension().unwrap_or_default().to_string_lossy().into_owned();
    let (edition, comparison) = (None, Comparison::Tokens);
    Ok(HandIn { text, ending, edition, comparison, prepare: Box::new(prepare) })
}

/// A program in Rust as one file for a judge, held to its compiler as far as that is known.
fn in_rust(
    session: &Session,
    problem: &Problem,
    program: &Program,
    judge: Option<&OnlineJudge>,
) -> Result<HandIn> {
    let bundler = Bundler::new(session, &[])?;
    if let Some(judge) = judge {
        judge.must_take_rust(problem, &session.judges)?;
    }
    let text = bundler.bundle_of(program, judge)?;
    judge.map_or(Ok(()), |judge| bundler.hold(program, judge, &text))?;
    let target = bundler.targets(program, judge)?.remove(0);
    let (flags, comparison): (&[&str], _) = match program.is_yours() {
        true => (&["-O", "--cap-lints=allow"], Comparison::Tokens),
        false => (&["-O"], Comparison::Exact),
    };
    let prepare = move |source: &Path, program: &Path| {
        let program = program_file(program);
        target.compile(source, &program, flags)?;
        Ok(vec![program.into()])
    };
    let (ending, edition) = ("rs".to_string(), program.edition.clone());
    Ok(HandIn { text, ending, edition, comparison, prepare: Box::new(prepare) })
}

/// Whether this judge, which takes no Rust, has the problem, and we have it in C++.
pub fn is_for_cpp(workspace: &Workspace, judge: &OnlineJudge, problem: &Problem) -> bool {
    let can_be = judge.takes_cpp98 && judge.problem(problem).is_some();
    can_be && workspace.solution(&problem.slug, "cpp").exists()
}
