//! Measuring programs on large inputs: CPU time and memory, in turns.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};

use crate::comparison::Comparison;
use crate::execution::{execute, Execution, Limits};
use crate::verdict::{self, Verdict};

/// A program that is measured.
#[derive(Clone, Debug)]
pub struct Program {
    /// What the table calls it.
    pub name: String,
    /// The program and its arguments.
    pub command: Vec<OsString>,
}

/// An input of some size, which a problem's definition can write.
#[derive(Clone, Debug)]
pub struct Workload {
    definition: PathBuf,
    number: usize,
    name: String,
    /// How many there are of what its name says.
    pub size: u64,
}

/// What a run took.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// CPU time, of user and system.
    pub time: Duration,
    /// The peak of memory, in bytes.
    pub memory: u64,
}

/// What became of a program on an input.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Its runs, one in each round.
    Runs(Vec<Run>),
    /// It cannot do it, and why.
    Failed(String),
}

/// The middle of some ratios, and their quartiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// A quarter lies below.
    pub low: f64,
    /// The middle.
    pub median: f64,
    /// A quarter lies above.
    pub high: f64,
}

/// The workloads of a problem, as its definition tells them.
pub fn workloads(definition: &Path) -> Result<Vec<Workload>> {
    let output = Command::new(definition).args(["judge", "workloads"]).output()?;
    ensure!(output.status.success(), "{} tells no workloads", definition.display());
    let lines = String::from_utf8(output.stdout)?;
    let workload = |(number, line): (usize, &str)| {
        let (size, name) = line.split_once(' ').context("a size, and what there are so many of")?;
        let (definition, name) = (definition.to_path_buf(), name.to_string());
        Ok(Workload { definition, number, name, size: size.parse()? })
    };
    lines.lines().enumerate().map(workload).collect()
}

impl Workload {
    /// The same with another size, which is never 0.
    pub fn resized(&self, size: u64) -> Workload {
        Workload { size: size.max(1), ..self.clone() }
    }

    /// `5,000,000 heaps in one case`.
    pub fn title(&self) -> String {
        format!("{} {}", grouped(self.size), self.name)
    }

    /// Writes its input, always the same, to `file`.
    pub fn write(&self, file: &Path) -> Result<()> {
        let mut command = Command::new(&self.definition);
        command
            .args(["judge", "workload"])
            .args([self.number as u64, self.size].map(|n| n.to_string()));
        let output = File::create(file).with_context(|| file.display().to_string())?;
        let status = command.stdout(output).status()?;
        ensure!(status.success(), "no input for {}", self.title());
        Ok(())
    }
}

/// A number with commas between its thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// Runs the programs on `input` in turns, `rounds` times after a trial.
///
/// What fails the trial is not run again. What passes it is compared.
///
/// # Errors
///
/// If two programs give different answers, or if one fails after its trial.
pub fn measure(
    programs: &[Program],
    input: &Path,
    rounds: usize,
    limits: Limits,
) -> Result<Vec<Outcome>> {
    let mut outcomes = trial(programs, input, limits)?;
    for _ in 0..rounds {
        for (program, outcome) in programs.iter().zip(&mut outcomes) {
            if let Outcome::Runs(runs) = outcome {
                let execution = run(program, input, limits)?;
                // A machine that is busy with other work may be slow, but not wrong.
                ensure!(execution.status.success(), "{} fails now and then", program.name);
                runs.push(Run { time: execution.time, memory: execution.memory });
            }
        }
    }
    Ok(outcomes)
}

fn run(program: &Program, input: &Path, limits: Limits) -> Result<Execution> {
    execute(&program.command, File::open(input)?, limits)
}

/// One run of every program: it fails, or its answers are those of the first that
/// does not.
fn trial(programs: &[Program], input: &Path, limits: Limits) -> Result<Vec<Outcome>> {
    let mut expected: Option<String> = None;
    let mut outcomes = Vec::new();
    for program in programs {
        let mut execution = run(program, input, limits)?;
        let output = String::from_utf8_lossy(&std::mem::take(&mut execution.output)).into_owned();
        let (verdict, reason) = verdict::judge(&execution, "", Comparison::Tokens);
        if verdict != Verdict::AC {
            outcomes.push(Outcome::Failed(reason));
            continue;
        }
        let expected = expected.get_or_insert_with(|| output.clone());
        if let Some(difference) = Comparison::Tokens.difference(expected, &output) {
            bail!("{} has other answers than the rest: {difference}", program.name);
        }
        outcomes.push(Outcome::Runs(Vec::new()));
    }
    Ok(outcomes)
}

/// The median of the CPU times.
pub fn time(runs: &[Run]) -> Duration {
    let mut times: Vec<Duration> = runs.iter().map(|run| run.time).collect();
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The median of the peaks of memory.
pub fn memory(runs: &[Run]) -> u64 {
    let mut peaks: Vec<u64> = runs.iter().map(|run| run.memory).collect();
    peaks.sort();
    peaks.get(peaks.len() / 2).copied().unwrap_or_default()
}

/// The ratios of the CPU times, round by round; `None` without any.
pub fn ratio(runs: &[Run], to: &[Run]) -> Option<Spread> {
    let seconds = |run: &Run| run.time.as_secs_f64().max(1e-6);
    let mut ratios: Vec<f64> = runs.iter().zip(to).map(|(a, b)| seconds(a) / seconds(b)).collect();
    ratios.sort_by(f64::total_cmp);
    let last = ratios.len().checked_sub(1)?;
    Some(Spread {
        low: ratios[last / 4],
        median: ratios[ratios.len() / 2],
        high: ratios[last - last / 4],
    })
}

/// How to measure.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How often each program is run.
    pub rounds: usize,
    /// How large the inputs are: 1 is the far end of the range.
    pub scale: f64,
    /// What a run may use.
    pub limits: Limits,
    /// The program that others are compared with; the usual one of those that there
    /// are, if none is named.
    pub against: Option<String>,
    /// Where inputs are written.
    pub folder: PathBuf,
}

/// Programs on one input, and on another half as large.
#[derive(Clone, Debug)]
pub struct Table {
    problem: String,
    input: String,
    bytes: u64,
    /// The line of the program that the others are compared with.
    against: usize,
    lines: Vec<Line>,
}

#[derive(Clone, Debug)]
struct Line {
    program: String,
    whole: Outcome,
    half: Outcome,
}

/// Measures the programs on a workload; and if that is too large for the one that
/// the others are compared with, also on one that is not.
pub fn compare(
    problem: &str,
    workload: &Workload,
    programs: &[Program],
    settings: &Settings,
) -> Result<Vec<Table>> {
    let workload = workload.resized((workload.size as f64 * settings.scale).round() as u64);
    let against = against(programs, settings)?;
    let table = |workload: &Workload| -> Result<Table> {
        let (whole, bytes) = measured(workload, programs, settings)?;
        let (half, _) = measured(&workload.resized(workload.size / 2), programs, settings)?;
        let names = programs.iter().map(|program| program.name.clone());
        let outcomes = names.zip(whole).zip(half);
        let lines = outcomes.map(|((program, whole), half)| Line { program, whole, half });
        let (problem, input) = (problem.to_string(), workload.title());
        Ok(Table { problem, input, bytes, against, lines: lines.collect() })
    };
    let mut tables = vec![table(&workload)?];
    if let Outcome::Failed(_) = tables[0].lines[against].whole {
        let within_reach = within_reach(&workload, &programs[against], settings)?;
        tables.extend(within_reach.map(|workload| table(&workload)).transpose()?);
    }
    Ok(tables)
}

/// The program that the others are compared with.
fn against(programs: &[Program], settings: &Settings) -> Result<usize> {
    let place = |name: &str| programs.iter().position(|program| program.name == name);
    match &settings.against {
        Some(name) => place(name).with_context(|| format!("there is no program `{name}`")),
        None => Ok(place("scanf").or(place("textbook")).unwrap_or(programs.len() - 1)),
    }
}

/// What becomes of the programs on a workload, and how many bytes it has.
fn measured(
    workload: &Workload,
    programs: &[Program],
    settings: &Settings,
) -> Result<(Vec<Outcome>, u64)> {
    let input = settings.folder.join("input");
    workload.write(&input)?;
    let outcomes = measure(programs, &input, settings.rounds, settings.limits);
    let outcomes = outcomes.with_context(|| workload.title())?;
    Ok((outcomes, fs::metadata(&input)?.len()))
}

/// The workload made smaller, until the program can do it.
fn within_reach(
    workload: &Workload,
    program: &Program,
    settings: &Settings,
) -> Result<Option<Workload>> {
    let once = Settings { rounds: 0, ..settings.clone() };
    let mut workload = workload.clone();
    while workload.size > 1 {
        workload = workload.resized(workload.size / 4);
        let (outcomes, _) = measured(&workload, std::slice::from_ref(program), &once)?;
        if let Outcome::Runs(_) = outcomes[0] {
            return Ok(Some(workload));
        }
    }
    Ok(None)
}

impl Outcome {
    /// The runs; none if there were none.
    fn runs(&self) -> &[Run] {
        match self {
            Outcome::Runs(runs) => runs,
            Outcome::Failed(_) => &[],
        }
    }
}

impl Table {
    fn runs_of(&self, program: &str) -> &[Run] {
        let line = self.lines.iter().find(|line| line.program == program);
        line.map_or(&[], |line| line.whole.runs())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let against = &self.lines[self.against];
        let size = self.bytes as f64 / 1e6;
        writeln!(f, "{}: {}, {size:.1} MB", self.problem, self.input)?;
        let to = format!("to {}", against.program);
        writeln!(f, "  {:18} {:>9}  {to:28} {:>9}  from half", "", "CPU time", "memory")?;
        for line in &self.lines {
            line.write(f, against)?;
        }
        Ok(())
    }
}

impl Line {
    fn write(&self, f: &mut fmt::Formatter<'_>, against: &Line) -> fmt::Result {
        let runs = match &self.whole {
            Outcome::Failed(reason) => return writeln!(f, "  {:18} {reason}", self.program),
            Outcome::Runs(runs) => runs,
        };
        let (time, memory) = (time(runs).as_secs_f64(), memory(runs) as f64 / 1e6);
        let ratio = shown(ratio(runs, against.whole.runs()));
        let growth = self.growth();
        writeln!(f, "  {:18} {time:7.3} s  {ratio:28} {memory:6.1} MB  {growth}", self.program)
    }

    /// How much longer the whole takes than the half.
    fn growth(&self) -> String {
        let ratio = ratio(self.whole.runs(), self.half.runs());
        ratio.map_or(String::new(), |ratio| format!("x{:.1}", ratio.median))
    }
}

/// A ratio with its quartiles, if there is one.
fn shown(ratio: Option<Spread>) -> String {
    let shown = |Spread { low, median, high }| format!("{median:.2} ({low:.2}..{high:.2})");
    ratio.map(shown).unwrap_or_default()
}

/// The programs that every problem has: what a judge gets, and what a user runs.
pub const OURS: [&str; 2] = ["bundle", "workspace"];

/// The tables as one in Markdown, a row for each: how long the bundle takes, and
/// in what proportion that is to each of the other programs.
pub fn markdown(tables: &[Table]) -> String {
    let mut peers: Vec<&str> = Vec::new();
    for line in tables.iter().flat_map(|table| &table.lines) {
        let known = OURS.contains(&line.program.as_str()) || peers.contains(&line.program.as_str());
        peers.extend((!known).then_some(line.program.as_str()));
    }
    let heads: String = peers.iter().map(|peer| format!(" to {peer} |")).collect();
    let rule = "|---".repeat(peers.len());
    let mut text =
        format!("| problem | input | bundle |{heads} from half the input | workspace |\n");
    text += &format!("|---|---|---{rule}|---|---|\n");
    for table in tables {
        text += &table.row(&peers);
    }
    text
}

impl Table {
    fn row(&self, peers: &[&str]) -> String {
        let [bundle, workspace] = OURS.map(|name| self.runs_of(name));
        let ratios = peers.iter().map(|peer| self.cell(bundle, peer));
        let ratios: String = ratios.map(|ratio| format!(" {ratio} |")).collect();
        let growth = self.lines[0].growth();
        let cost = |runs| {
            format!("{:.3} s, {:.0} MB", time(runs).as_secs_f64(), memory(runs) as f64 / 1e6)
        };
        let (problem, input) = (&self.problem, &self.input);
        let (bundle, workspace) = (cost(bundle), cost(workspace));
        format!("| {problem} | {input} | {bundle} |{ratios} {growth} | {workspace} |\n")
    }

    /// A ratio to a peer, or why there is none.
    fn cell(&self, runs: &[Run], peer: &str) -> String {
        match self.lines.iter().find(|line| line.program == peer).map(|line| &line.whole) {
            Some(Outcome::Failed(reason)) => reason.clone(),
            Some(Outcome::Runs(to)) => shown(ratio(runs, to)),
            None => String::new(),
        }
    }
}

/// The peak of a program's memory on an input, in bytes: the median of some runs.
pub fn peak(program: &Program, input: &Path, limits: Limits) -> Result<u64> {
    const RUNS: usize = 5;
    match &measure(std::slice::from_ref(program), input, RUNS, limits)?[..] {
        [Outcome::Runs(runs)] => Ok(memory(runs)),
        failed => bail!("{} fails: {failed:?}", program.name),
    }
}
