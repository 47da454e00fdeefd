//! A problem whose tests run, so that they can be asked and can write its data.

use std::fs;
use std::path::{Path, PathBuf};
use std::slice;
use std::sync::OnceLock;

use anyhow::{bail, Context, Result};
use protocol::comparison::Comparison;
use protocol::question::{Cases, Compose, InvalidInputs, Validate, WriteData};
use protocol::{Invalid, Scope};

use crate::catalogue::problem::{Kind, Problem};
use crate::catalogue::Need;
use crate::disk::cases::{case_files, CaseFiles, Data, Gathered};
use crate::disk::files::{files_in, size_of, stamp_of, text};
use crate::disk::scratch::put_of_build;
use crate::judging::grading::limits;
use crate::judging::side::Judging;
use crate::judging::tests_server::TestsServer;
use crate::listener::Listener;
use crate::mine;
use crate::session::Session;
use crate::workspace::checks::Cost;
use crate::workspace::Product;

/// A problem of a workspace, its tests running: they alone know its rules, and answer questions
/// about its cases.
#[derive(Debug)]
pub struct OpenProblem<'a> {
    /// The problem, as all judges have it or as one does.
    pub problem: Problem,
    /// Its tests, held to the same bounds.
    pub server: TestsServer,
    /// The session in which it was opened.
    pub session: &'a Session,
    /// Its cases, once somebody has asked for them.
    data: OnceLock<Data>,
}

impl Session {
    /// A problem of the set by its name, its tests running.
    ///
    /// # Errors
    ///
    /// Those of [`Session::of_the_set`] and [`Session::start`].
    pub fn open_by_name(&self, name: &str, listener: &dyn Listener) -> Result<OpenProblem<'_>> {
        self.start(&self.of_the_set(name, Need::Sources)?, listener)
    }

    /// Starts the tests of a problem of the set.
    ///
    /// # Errors
    ///
    /// If they do not compile or cannot be started, or if the problem is the user's.
    pub fn start(&self, problem: &Problem, listener: &dyn Listener) -> Result<OpenProblem<'_>> {
        problem.check_rules_are_known()?;
        Ok(OpenProblem::open(self, slice::from_ref(problem), listener)?.remove(0))
    }
}

impl<'a> OpenProblem<'a> {
    /// Builds the tests of some problems and starts them.
    ///
    /// # Errors
    ///
    /// If the tests of one of them do not compile or cannot be started.
    pub fn open(
        session: &'a Session,
        problems: &[Problem],
        listener: &dyn Listener,
    ) -> Result<Vec<OpenProblem<'a>>> {
        let executables = session.workspace.build(problems, Product::Tests, listener)?;
        let start = |it: &Problem| OpenProblem::start(session, it, &executables[&it.slug]);
        problems.iter().map(start).collect()
    }

    /// Starts the tests of a problem, which have been built.
    ///
    /// # Errors
    ///
    /// If they cannot be started.
    pub fn start(
        session: &'a Session,
        problem: &Problem,
        executable: &Path,
    ) -> Result<OpenProblem<'a>> {
        let server = TestsServer::start(executable, &problem.bounds)?;
        Ok(OpenProblem { problem: problem.clone(), server, session, data: OnceLock::new() })
    }

    /// The name of its folder.
    pub fn slug(&self) -> &str {
        &self.problem.slug
    }

    /// Its folder.
    pub fn folder(&self) -> PathBuf {
        self.session.workspace.problem(self.slug())
    }

    /// How it is decided whether a program is right: where outputs are compared, in this way.
    pub fn judging(&self, comparison: Comparison) -> Judging {
        Judging::by_tests(&self.problem, self.server.executable(), comparison)
    }

    /// The executable of the tests, if it decides whether a program is right.
    pub fn judging_file(&self) -> Option<&Path> {
        (self.problem.kind != Kind::Compared).then(|| self.server.executable())
    }

    /// The golden and the generated cases within some bounds; the generated ones are written
    /// unless that has been done before.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or written, or if the tests do not answer.
    pub fn cases(&self, scopes: &[Scope]) -> Result<Vec<CaseFiles>> {
        let mut cases = Vec::new();
        for &scope in scopes {
            cases.extend(self.golden_cases(scope)?);
            cases.extend(self.generated_cases(scope)?);
        }
        Ok(cases)
    }

    /// All cases, which are written and listed once.
    ///
    /// # Errors
    ///
    /// Those of [`OpenProblem::cases`].
    pub fn data(&self) -> Result<&Data> {
        if let Some(data) = self.data.get() {
            return Ok(data);
        }
        let [judge, beyond] = [Scope::Judge, Scope::Beyond].map(|scope| self.cases(&[scope]));
        let data = Data { judge: judge?, beyond: beyond? };
        Ok(self.data.get_or_init(|| data))
    }

    /// The files that verdicts on programs depend on: the inputs of all cases and their answers, and
    /// the tests if they judge.
    ///
    /// # Errors
    ///
    /// Those of [`OpenProblem::cases`].
    pub fn judging_files(&self) -> Result<impl Iterator<Item = &Path>> {
        let cases = self.data()?.cases().flat_map(CaseFiles::files);
        Ok(cases.chain(self.judging_file()))
    }

    /// The cost of running a program of some class on all cases.
    ///
    /// # Errors
    ///
    /// Those of [`OpenProblem::cases`].
    pub fn cost(&self, class: u8) -> Result<Cost> {
        let files = self.data()?.cases().flat_map(CaseFiles::files);
        Ok(Cost { class, bytes: files.map(size_of).sum() })
    }

    /// The cases that the user has kept for the problem, with the white space that the judge gives.
    /// Those beyond its bounds are among them, and are noted.
    pub fn kept_cases(&self) -> Gathered {
        let files = mine::kept_cases(&self.session.workspace, self.slug());
        let mut kept = Gathered { cases: Vec::new(), ..files };
        for case in files.cases {
            match self.as_given(case) {
                Ok((case, note)) => {
                    kept.cases.push(case);
                    kept.notes.extend(note);
                }
                Err(reason) => kept.left_out.push(format!("{reason:#}")),
            }
        }
        kept
    }

    /// A case of the user's as the judge gives it, and a note if that is beyond its bounds.
    ///
    /// # Errors
    ///
    /// If the input is malformed, or if its answers are not the problem's.
    fn as_given(&self, case: CaseFiles) -> Result<(CaseFiles, Option<String>)> {
        let workspace = &self.session.workspace;
        let named = |file: &Path| mine::name_in_reports(workspace, file);
        let [input, output] = mine::texts(workspace, &case)?;
        let valid = |input: &str, scope| self.server.ask(Validate { input: input.into(), scope });
        if let Err(error) = valid(&input, Scope::Beyond)? {
            bail!("{}: {error}", named(&case.input));
        }
        let scope = Scope::Beyond;
        let cases = self.server.ask(Cases { input, scope })?.unwrap_or_default();
        let composed = self.server.ask(Compose { cases, scope })?;
        let [input, right] = composed
            .map(|(input, right)| [input, right])
            .with_context(|| format!("{} holds too many cases", named(&case.input)))?;
        let note = valid(&input, Scope::Judge)?
            .err()
            .map(|error| format!("{} is beyond the judge's bounds ({error})", named(&case.input)));
        let file = named(&case.output);
        let case = mine::as_given(workspace, case, [&input, &right])?;
        let mut wrong = Comparison::Tokens.difference(&right, &output);
        if let (Some(_), Judging::Checked(side)) = (&wrong, self.judging(Comparison::Tokens)) {
            wrong = side.check(&case, output.as_bytes(), limits(&self.problem, None, None))?.reason;
        }
        wrong.map_or(Ok((case, note)), |error| bail!("{file} is not the right answer: {error}"))
    }

    /// The golden cases; at a judge that allows less than the format says, those within its bounds.
    fn golden_cases(&self, scope: Scope) -> Result<Vec<CaseFiles>> {
        let golden = self.session.workspace.golden(self.slug(), scope)?;
        if scope == Scope::Beyond || self.problem.bounds.is_empty() {
            return Ok(golden);
        }
        let mut kept = Vec::new();
        for case in golden {
            if self.server.ask(Validate { input: text(&case.input)?, scope })?.is_ok() {
                kept.push(case);
            }
        }
        Ok(kept)
    }

    fn generated_cases(&self, scope: Scope) -> Result<Vec<CaseFiles>> {
        let kind = match scope {
            Scope::Judge => "judge",
            Scope::Beyond => "beyond",
        };
        let write =
            |folder: &Path| self.server.ask(WriteData { folder: folder.to_path_buf(), scope });
        case_files(&self.put_data(kind, write)?)
    }

    /// The inputs that a judge must never give, written unless that has been done before.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or written, or if the tests do not answer.
    pub fn invalid(&self) -> Result<Vec<PathBuf>> {
        let folder = self.put_data("invalid", |folder| {
            fs::create_dir_all(folder)?;
            for Invalid { name, input, .. } in self.server.ask(InvalidInputs {})? {
                fs::write(folder.join(format!("{name}.in")), input)?;
            }
            Ok(())
        })?;
        files_in(&folder)
    }

    /// The folder of a kind of data that `write` makes with the tests, within their bounds.
    fn put_data(&self, kind: &str, write: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
        let (slug, bounds) = (self.slug(), &self.problem.bounds);
        let kind = match kind {
            "beyond" => kind.to_string(),
            _ if bounds.is_empty() => kind.to_string(),
            _ => format!("{kind} {bounds:?}").replace(['"', '{', '}'], ""),
        };
        let all = self.session.workspace.scratch("data").join(slug).join(kind);
        let build = stamp_of(self.server.executable())?;
        put_of_build(&all, &build, write)
            .with_context(|| format!("{slug}: no data could be generated"))
    }
}
