//! The one file that a judge gets, ours or the user's, and the proof that it is accepted here.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use judge::cases::CaseFiles;
use judge::checks::{self, Check};
use judge::files::program_file;
use judge::grading::{limits, Candidate, Grade};
use judge::language::{Language, Source};
use judge::mine;
use judge::online_judge::OnlineJudge;
use judge::problem::Problem;
use judge::session::Session;
use judge::verdict::Verdict;
use judge::workspace::Workspace;
use protocol::comparison::Comparison;
use protocol::Scope;

use crate::bundler::{Bundler, Program};
use command::progress::Screen;

/// A file for a judge, and how it becomes a program.
pub struct HandIn {
    pub text: String,
    pub ending: String,
    /// What counts as a difference: our lines are those that the judge expects.
    comparison: Comparison,
    prepare: Prepare,
}

/// Makes a command of a source file and of a place for the program.
type Prepare = Box<dyn Fn(&Path, &Path) -> Result<Vec<OsString>>>;

impl HandIn {
    /// Our solution for a judge, or for every judge, in the language with this `ending`: unless one
    /// is asked for in Rust, or in C++ where the judge takes no Rust.
    ///
    /// # Errors
    ///
    /// If the judge does not take it, or there is none in that language.
    pub fn ours(
        session: &Session,
        problem: &Problem,
        judge: Option<&OnlineJudge>,
        ending: Option<&str>,
    ) -> Result<HandIn> {
        let is_for_cpp = judge.is_some_and(|it| is_for_cpp(&session.workspace, it, problem));
        match ending.unwrap_or(if is_for_cpp { "cpp" } else { "rs" }) {
            "rs" => judge.map_or(Ok(()), |it| it.must_take_rust(problem, &session.judges))?,
            ending => return HandIn::beside_ours(&session.workspace, problem, ending),
        }
        let bundler = Bundler::new(session, &[])?;
        in_rust(&bundler, &bundler.ours(problem)?, judge, Comparison::Exact)
    }

    /// A program of the user's: a bundle if it is in Rust, or else the file as it is.
    ///
    /// # Errors
    ///
    /// If the bundle cannot be made, or if the program has several files.
    pub fn yours(
        session: &Session,
        problem: &Problem,
        program: &mine::Program,
        judge: Option<&OnlineJudge>,
    ) -> Result<HandIn> {
        if program.language() == Some(Language::Rust) {
            let sources = Program::yours(problem, program)?;
            let bundler = Bundler::new(session, &[])?;
            return in_rust(&bundler, &sources, judge, Comparison::Tokens);
        }
        let files = program.files()?.len();
        ensure!(files == 1, "{} has {files} files, and a judge takes one", program.name);
        let ending = program.file.extension().unwrap_or_default().to_string_lossy().into_owned();
        // A judge gets the file as it is, so it must not be repaired on the way.
        let text = fs::read_to_string(&program.file).with_context(|| program.name.clone())?;
        let workspace = session.workspace.clone();
        let (problem, program) = (problem.clone(), program.clone());
        let prepare =
            move |_: &Path, _: &Path| program.prepare(&workspace, &limits(&problem, None, None));
        let comparison = Comparison::Tokens;
        Ok(HandIn { text, ending, comparison, prepare: Box::new(prepare) })
    }

    fn beside_ours(workspace: &Workspace, problem: &Problem, ending: &str) -> Result<HandIn> {
        let file = workspace.solution(&problem.slug, ending);
        let missing = || format!("{}: there is no {}", problem.slug, file.display());
        let text = fs::read_to_string(&file).with_context(missing)?;
        let language = Language::of(&file)?;
        let prepare =
            move |source: &Path, program: &Path| language.prepare(&Source::alone(source), program);
        let (ending, comparison) = (ending.to_string(), Comparison::Tokens);
        Ok(HandIn { text, ending, comparison, prepare: Box::new(prepare) })
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
    pub fn proved(
        &self,
        session: &Session,
        problem: &Problem,
    ) -> Result<Result<[usize; 2], String>> {
        let folder = tempfile::tempdir()?;
        let program = folder.path().join("program");
        let source = program.with_extension(&self.ending);
        fs::write(&source, &self.text)?;
        let candidate = Candidate {
            command: (self.prepare)(&source, &program)?,
            limits: limits(problem, None, None),
            comparison: self.comparison,
        };
        let screen = Screen::start();
        let cases = match problem.is_yours {
            true => mine::samples(&session.workspace, &problem.slug)?,
            false => session.start(problem, &screen)?.cases(&[Scope::Judge])?,
        };
        let run = |case: &CaseFiles| candidate.grade(case);
        let runs = Check::of_each(&cases, |case| &case.name, run);
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

/// A program in Rust as one file for a judge, held to its compiler as far as that is known.
fn in_rust(
    bundler: &Bundler,
    program: &Program,
    judge: Option<&OnlineJudge>,
    comparison: Comparison,
) -> Result<HandIn> {
    let text = bundler.bundle_of(program, judge)?;
    let target = match judge {
        Some(judge) => {
            bundler.hold(program, judge, &text)?;
            bundler.target(program, judge)?
        }
        None => bundler.targets().remove(0),
    };
    let flags: &[&str] = if program.is_yours { &["-O", "--cap-lints=allow"] } else { &["-O"] };
    let prepare = move |source: &Path, program: &Path| {
        let program = program_file(program);
        target.compile(source, &program, flags)?;
        Ok(vec![program.into()])
    };
    Ok(HandIn { text, ending: "rs".to_string(), comparison, prepare: Box::new(prepare) })
}

/// Whether this judge, which takes no Rust, has the problem, and we have it in C++.
pub fn is_for_cpp(workspace: &Workspace, judge: &OnlineJudge, problem: &Problem) -> bool {
    let can_be = judge.takes_cpp98 && judge.problem(problem).is_some();
    can_be && workspace.solution(&problem.slug, "cpp").exists()
}
