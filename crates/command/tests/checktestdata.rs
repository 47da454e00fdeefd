//! The formats in checktestdata, held to our own reader by the tool itself.
//!
//! Without the module of that name for python3, nothing is compared, and the test counts as ignored.
//! If the environment variable `JUDGE_CHECKTESTDATA` is set, as in CI, it fails instead.
//! With `DEEP_SEED`, as in `.ci/deep`, inputs may be thirty times as large.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{ensure, Context, Result};
use judge::catalogue::problem::Problem;
use judge::disk::cases::CaseFiles;
use judge::parallel::in_order;
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use judge::workspace::{Product, Workspace};
use libtest_mimic::{Arguments, Failed, Trial};
use protocol::question::{Corrupted, FormatValidators, Generate, IsPromised, Repeated};
use protocol::{RandomSize, Scope};
use serde::Serialize;

/// The tool is slow: larger inputs are left out, in bytes.
fn largest() -> u64 {
    match env::var_os("DEEP_SEED") {
        None => 10_000,
        Some(_) => 300_000,
    }
}

/// Of an input that is no larger than this, corrupted ones are made.
const SMALL: usize = 2000;

/// How many golden and how many random inputs are corrupted.
const CORRUPTED: usize = 3;

/// How often all cases of an input come, so that they add up to too much.
const REPEATED: usize = 6;

fn main() -> Result<()> {
    let is_missing = !has_tool();
    if is_missing {
        let message = "nothing is compared: python3 has no module checktestdata";
        ensure!(env::var_os("JUDGE_CHECKTESTDATA").is_none(), message);
        eprintln!("{message}");
    }
    let run = || compare_all().map_err(|error| Failed::from(format!("{error:#}")));
    let trial = Trial::test("the_tool_reads_what_our_reader_reads", run);
    let trials = vec![trial.with_ignored_flag(is_missing)];
    libtest_mimic::run(&Arguments::from_args(), trials).exit()
}

fn has_tool() -> bool {
    let mut python = Command::new("python3");
    python.args(["-c", "import checktestdata.parser"]).stderr(Stdio::null());
    python.status().is_ok_and(|status| status.success())
}

fn compare_all() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let session = Session::open(Workspace::at(&root)?)?;
    let problems: Vec<Problem> = session.catalogue.problems.iter().cloned().collect();
    let executables = session.workspace.build_what_compiles(&problems, Product::Tests, &())?;
    let mut faults = Vec::new();
    let check = |problem: &Problem| {
        let executable = executables.get(&problem.slug).context("it was not built");
        Ok(executable.and_then(|executable| check(&session, problem, executable)))
    };
    in_order(&problems, check, |problem, checked| {
        faults.extend(checked.err().map(|error| format!("{}: {error:#}", problem.slug)));
        Ok(())
    })?;
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// A program in checktestdata, and the texts that it is to read.
#[derive(Serialize)]
struct Question {
    program: String,
    texts: Vec<String>,
}

fn check(session: &Session, problem: &Problem, executable: &Path) -> Result<()> {
    for there in session.judges.iter().filter_map(|judge| problem.at(judge)) {
        OpenProblem::start(session, &there, executable)?.server.ask(FormatValidators {})?;
    }
    let problem = OpenProblem::start(session, problem, executable)?;
    let validators = problem.server.ask(FormatValidators {})?;
    let cases = small_cases(&problem)?;
    let inputs = inputs(&problem, &cases)?;
    let outputs = texts(cases.iter().map(|case| &case.output))?;
    let corrupted = outputs.iter().flat_map(|output| corrupted_outputs(output)).collect();
    let [of_inputs, of_outputs, of_corrupted] = ask([
        Question { program: validators.input, texts: inputs.clone() },
        Question { program: validators.output.clone(), texts: outputs.clone() },
        Question { program: validators.output, texts: corrupted },
    ])?;
    let (mut accepted, mut refused) = (0, 0);
    for (input, verdict) in inputs.into_iter().zip(&of_inputs) {
        let promised = problem.server.ask(IsPromised { input: input.clone() })?;
        ensure!(
            promised == is_accepted(verdict)?,
            "{:?} is {} by our reader, and {verdict}",
            shortened(&input),
            if promised { "accepted" } else { "refused" }
        );
        *(if promised { &mut accepted } else { &mut refused }) += 1;
    }
    ensure!(accepted > 0 && refused > 0, "{accepted} inputs accepted, {refused} refused");
    for (output, verdict) in outputs.iter().zip(&of_outputs) {
        ensure!(is_accepted(verdict)?, "the answers {:?} are {verdict}", shortened(output));
    }
    for verdict in &of_corrupted {
        ensure!(!is_accepted(verdict)?, "corrupted answers are accepted");
    }
    Ok(())
}

/// The golden and the generated cases that the judge may give, except for the largest.
fn small_cases(problem: &OpenProblem) -> Result<Vec<CaseFiles>> {
    let mut cases = problem.cases(&[Scope::Judge])?;
    let size = |file: &Path| fs::metadata(file).map_or(0, |metadata| metadata.len());
    let fits = |file: &Path| (1..=largest()).contains(&size(file));
    cases.retain(|case| fits(&case.input) && fits(&case.output));
    Ok(cases)
}

/// Good inputs and bad ones.
fn inputs(problem: &OpenProblem, cases: &[CaseFiles]) -> Result<Vec<String>> {
    let server = &problem.server;
    let good = texts(cases.iter().map(|case| &case.input))?;
    let beyond = problem.session.workspace.golden(problem.slug(), Scope::Beyond)?;
    let mut others = texts(beyond.iter().map(|case| &case.input))?;
    others.extend(texts(problem.invalid()?.iter())?);
    others.retain(|text| text.len() as u64 <= largest());
    let mut models: Vec<String> =
        good.iter().filter(|text| text.len() <= SMALL).take(CORRUPTED).cloned().collect();
    for seed in 0..CORRUPTED as u64 {
        let (size, scope) = (RandomSize::Small, Scope::Judge);
        models.push(server.ask(Generate { size, cases: 3, seed, scope })?);
    }
    for input in models {
        others.extend(server.ask(Corrupted { input })?);
    }
    let bounds = server.ask(FormatValidators {})?.bounds;
    if bounds.iter().any(|bound| bound.contains(" together ")) {
        // Few cases with long lists: many short ones would be too many.
        let longest = good.iter().max_by_key(|text| text.len() / text.lines().count());
        let longest = longest.context("there is no input")?;
        others.push(server.ask(Repeated { input: longest.clone(), times: REPEATED })?);
    }
    Ok([good, others].concat())
}

/// The contents of files; JSON cannot hold those that are not text.
fn texts<'a>(files: impl Iterator<Item = &'a PathBuf>) -> Result<Vec<String>> {
    let bytes = files.map(|file| fs::read(file).with_context(|| file.display().to_string()));
    let texts = bytes.map(|bytes| Ok(String::from_utf8(bytes?).ok()));
    texts.filter_map(Result::transpose).collect()
}

/// Outputs that no program may print.
fn corrupted_outputs(output: &str) -> [String; 5] {
    let line = output.trim_end();
    [
        String::new(),
        line.to_string(),
        format!(" {output}"),
        format!("x7{output}"),
        format!("{output}x7\n"),
    ]
}

/// The tool's verdicts on the texts of each question.
fn ask(questions: [Question; 3]) -> Result<[Vec<String>; 3]> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("questions.json");
    fs::write(&file, serde_json::to_vec(&questions)?)?;
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verdicts.py");
    let mut python = Command::new("python3");
    let run = python.arg(driver).arg(&file).stderr(Stdio::inherit()).output()?;
    ensure!(run.status.success(), "the tool ended with {}", run.status);
    Ok(serde_json::from_slice(&run.stdout)?)
}

/// Whether the tool accepts.
///
/// # Errors
///
/// If the program has a mistake, such as a variable without a value.
fn is_accepted(verdict: &str) -> Result<bool> {
    ensure!(!verdict.starts_with("broken"), "{verdict}");
    Ok(verdict == "accepted")
}

/// The beginning of a text.
fn shortened(text: &str) -> String {
    text.chars().take(300).collect()
}
