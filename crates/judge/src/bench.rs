//! Measuring programs on large inputs: CPU time and memory, run alternately.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};
use protocol::comparison::Comparison;
use tempfile::NamedTempFile;

use crate::definition::Definition;
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
#[derive(Clone, Copy, Debug)]
pub struct Workload<'a> {
    definition: &'a Definition,
    number: usize,
    name: &'a str,
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

impl<'a> Workload<'a> {
    /// The workload in this place of the definition's list, with its name and its size there.
    pub fn new(definition: &'a Definition, number: usize, (name, size): &'a (String, u64)) -> Self {
        Workload { definition, number, name, size: *size }
    }

    /// The same with another size, which is never 0.
    pub fn resized(&self, size: u64) -> Self {
        Workload { size: size.max(1), ..*self }
    }

    /// `5,000,000 heaps in one case`.
    pub fn title(&self) -> String {
        format!("{} {}", grouped(self.size), self.name)
    }

    /// Writes its input, always the same, to `file`.
    pub fn write(&self, file: &Path) -> Result<()> {
        let input =
            self.definition.workload(self.number, self.size).with_context(|| self.title())?;
        fs::write(file, input).with_context(|| file.display().to_string())
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

/// Runs the programs on `input` alternately, `rounds` times after a trial.
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

/// The highest peak of memory: that of a short run is not always seen.
pub fn memory(runs: &[Run]) -> u64 {
    runs.iter().map(|run| run.memory).max().unwrap_or_default()
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
    /// Where inputs are written, for as long as they are needed.
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
    let input = NamedTempFile::new_in(&settings.folder)?;
    workload.write(input.path())?;
    let outcomes = measure(programs, input.path(), settings.rounds, settings.limits);
    let outcomes = outcomes.with_context(|| workload.title())?;
    Ok((outcomes, input.as_file().metadata()?.len()))
}

/// The workload made smaller, until the program can do it.
fn within_reach<'a>(
    workload: &Workload<'a>,
    program: &Program,
    settings: &Settings,
) -> Result<Option<Workload<'a>>> {
    let once = Settings { rounds: 0, ..settings.clone() };
    let mut workload = *workload;
    while workload.size > 2 {
        workload = workload.resized((workload.size / 4).max(2));
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
    let Some(Spread { low, median, high }) = ratio else { return String::new() };
    // Two figures at least, for what is hundreds of times faster.
    let places = if median < 0.1 { 4 } else { 2 };
    format!("{median:.places$} ({low:.places$}..{high:.places$})")
}

/// The programs that every problem has: what a judge gets, and what a user runs.
pub const OURS: [&str; 2] = ["bundle", "workspace"];

/// The tables as Markdown, those with the same programs as one, with a row for
/// each: how long the bundle takes, in what proportion that is to each of the
/// others, and how much longer it is than half of the input takes.
pub fn markdown(tables: &[Table]) -> String {
    let mut groups: Vec<(Vec<&str>, String)> = Vec::new();
    for table in tables {
        let peers = table.peers();
        let known = groups.iter().position(|(group, _)| *group == peers);
        let place = known.unwrap_or(groups.len());
        if known.is_none() {
            groups.push((peers, heading(&table.peers())));
        }
        let (peers, text) = &mut groups[place];
        *text += &table.row(peers);
    }
    groups.into_iter().map(|(_, text)| text).collect::<Vec<String>>().join("\n")
}

fn heading(peers: &[&str]) -> String {
    let heads: String = peers.iter().map(|peer| format!(" to {peer} |")).collect();
    let rule = "|---".repeat(peers.len());
    format!(
        "| problem | input | bundle |{heads} from half the input | workspace |\n\
         |---|---|---{rule}|---|---|\n"
    )
}

impl Table {
    /// The programs that are not ours.
    fn peers(&self) -> Vec<&str> {
        let names = self.lines.iter().map(|line| line.program.as_str());
        names.filter(|name| !OURS.contains(name)).collect()
    }

    fn row(&self, peers: &[&str]) -> String {
        let [bundle, workspace] = OURS.map(|name| self.cost(name));
        let bundled = self.runs_of(OURS[0]);
        let ratios: String =
            peers.iter().map(|peer| format!(" {} |", self.cell(bundled, peer))).collect();
        let growth = self.lines[0].growth();
        let (problem, input) = (&self.problem, &self.input);
        format!("| {problem} | {input} | {bundle} |{ratios} {growth} | {workspace} |\n")
    }

    /// What a program takes, or why it cannot do it.
    fn cost(&self, program: &str) -> String {
        match self.lines.iter().find(|line| line.program == program).map(|line| &line.whole) {
            Some(Outcome::Failed(reason)) => reason.clone(),
            Some(Outcome::Runs(runs)) => {
                let (time, memory) = (time(runs).as_secs_f64(), memory(runs) as f64 / 1e6);
                format!("{time:.3} s, {memory:.0} MB")
            }
            None => String::new(),
        }
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

/// The peak of a program's memory on an input, in bytes: the highest of some runs.
pub fn peak(program: &Program, input: &Path, limits: Limits) -> Result<u64> {
    const RUNS: usize = 5;
    match &measure(std::slice::from_ref(program), input, RUNS, limits)?[..] {
        [Outcome::Runs(runs)] => Ok(memory(runs)),
        failed => bail!("{} fails: {failed:?}", program.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(milliseconds: &[u64]) -> Vec<Run> {
        let run = |&ms: &u64| Run { time: Duration::from_millis(ms), memory: ms };
        milliseconds.iter().map(run).collect()
    }

    #[test]
    fn thousands_are_set_apart() {
        for (number, shown) in [(1, "1"), (999, "999"), (1000, "1,000"), (5_000_000, "5,000,000")] {
            assert_eq!(grouped(number), shown);
        }
    }

    #[test]
    fn ratios_are_taken_round_by_round() {
        let spread = ratio(&runs(&[10, 20, 90, 40, 50]), &runs(&[10, 10, 10, 10, 10])).unwrap();
        assert_eq!((spread.low, spread.median, spread.high), (2.0, 4.0, 5.0));
        assert_eq!(time(&runs(&[10, 20, 90, 40, 50])), Duration::from_millis(40));
        assert_eq!(memory(&runs(&[1, 3, 2])), 3);
        assert_eq!(ratio(&runs(&[10]), &[]), None);
    }

    fn shell(name: &str, script: &str) -> Program {
        Program {
            name: name.to_string(),
            command: ["sh", "-c", script].map(OsString::from).to_vec(),
        }
    }

    const LIMITS: Limits =
        Limits { time: Duration::from_millis(200), memory: 1 << 28, output: 1 << 20 };

    fn measured_on(programs: &[Program]) -> Result<Vec<Outcome>> {
        measure(programs, Path::new("/dev/null"), 2, LIMITS)
    }

    #[test]
    fn different_answers_are_an_error() {
        let error = measured_on(&[shell("one", "echo 1"), shell("two", "echo 2")]).unwrap_err();
        let expected = "two has other answers than the rest: line 1: expected `1`, found `2`";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn what_fails_is_left_out_with_its_reason() {
        let programs = [
            shell("ends", "exit 3"),
            shell("slow", "while :; do :; done"),
            shell("right", "echo 1"),
        ];
        let outcomes = measured_on(&programs).unwrap();
        assert!(matches!(&outcomes[0], Outcome::Failed(reason) if reason == "exit code 3"));
        assert!(
            matches!(&outcomes[1], Outcome::Failed(reason) if reason.starts_with("out of time"))
        );
        assert_eq!(outcomes[2].runs().len(), 2);
    }

    #[test]
    fn tables_with_the_same_programs_become_one() {
        let table = |peer: &str| Table {
            problem: "nim".to_string(),
            input: format!("beside {peer}"),
            bytes: 1,
            against: 2,
            lines: ["bundle", "workspace", peer]
                .map(|program| Line {
                    program: program.to_string(),
                    whole: Outcome::Runs(runs(&[20])),
                    half: Outcome::Runs(runs(&[10])),
                })
                .to_vec(),
        };
        let text = markdown(&[table("scanf"), table("textbook"), table("scanf")]);
        let row =
            "| nim | beside scanf | 0.020 s, 0 MB | 1.00 (1.00..1.00) | x2.0 | 0.020 s, 0 MB |\n";
        assert_eq!(text.matches(row).count(), 2);
        assert_eq!(text.matches("| problem |").count(), 2);
    }

    #[test]
    fn a_row_says_what_fails() {
        let line = |program: &str, whole: Outcome| Line {
            program: program.to_string(),
            half: whole.clone(),
            whole,
        };
        let table = Table {
            problem: "nim".to_string(),
            input: "too much".to_string(),
            bytes: 1,
            against: 2,
            lines: vec![
                line("bundle", Outcome::Failed("exit code 101".to_string())),
                line("workspace", Outcome::Runs(runs(&[20]))),
                line("scanf", Outcome::Runs(runs(&[40]))),
            ],
        };
        let row = "| nim | too much | exit code 101 |  |  | 0.020 s, 0 MB |\n";
        assert!(markdown(&[table]).ends_with(row));
    }
}
