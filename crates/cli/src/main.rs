//! The `cargo judge` command.

mod bench;
mod explain;
mod octal;
mod package;
mod packed_programs;
mod packing;
mod play;
mod problems;
mod progress;
mod proof;
mod stress;
mod study;
mod submission;
mod submit;
mod test;
mod times;
mod verify;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{ensure, Result};
use clap::{value_parser, Args, Parser, Subcommand, ValueEnum};
use judge::output::{exit_code, print, println};
use judge::workspace::Workspace;
use problem::comparison::Comparison;
use problem::token::Scope;

/// A problem set about impartial combinatorial games, and the tools to test programs on it.
///
/// A problem goes by its slug or by a judge's number for it: hdu1730, "HDU 1730",
/// poj1704, P4301.
/// Programs are run as they are, not in a sandbox: do not run what you do not trust.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// List the problems: where each can be submitted, and how many cases it has
    List(List),
    /// Run a program, or our solutions, on the golden and the generated cases
    Test(Test),
    /// Look for the smallest case on which a program is wrong
    Stress(Stress),
    /// Print the answers to an input, by the rules where they can be played
    Answer {
        /// The problem
        problem: String,
        /// The input; standard input if there is none
        file: Option<PathBuf>,
    },
    /// Print a random input
    Generate(Generate),
    /// Check inputs strictly against a problem's format
    Validate(Validate),
    /// Print a solution as one file that compiles on any judge
    Bundle(OneFile),
    /// Make a solution's one file, test it, say where to submit it, and copy it to the clipboard
    Submit(OneFile),
    /// Write packages that real judges import: statement, data, validators and programs
    Package(Package),
    /// Write the folder of a contest: its problems as packages, with letters and colours
    Contest(Contest),
    /// Print the table of the bundles' sizes
    Sizes {
        /// Write it into BENCHMARKS.md instead
        #[arg(long)]
        write: bool,
    },
    /// Check the data and the bundles: every wrong submission is caught, no right one is
    /// rejected, every bound is reached, and every bundle does what its solution does
    Verify {
        /// The problems; all if there is none
        problems: Vec<String>,
        /// Another compiler that must take the bundles, for example an old one
        #[arg(long)]
        rustc: Vec<PathBuf>,
        /// Say how long each step took
        #[arg(long)]
        times: bool,
    },
    /// Measure our programs, and yours, on large inputs against others in C++
    Bench(Bench),
    /// Say why the answer is what it is: the theorem's figures, and every winning move
    Explain(Numbers),
    /// Play against a perfect player, from the study's first position if none is given
    Play(Numbers),
    /// Draw the pictures of the pages again
    Pictures {
        /// The problems; all if there is none
        problems: Vec<String>,
    },
    /// Write the static site: every problem's page, with a board to play on
    Study(study::Study),
    /// Print records of the nim-values of an octal game, as far as you have time: the largest
    /// value, the zeros, the sparse space, and the period if it is proved
    Octal(octal::Table),
    /// Start a new problem: write its files and say what to do next
    New {
        /// The problem's slug: lower-case words, joined by hyphens
        slug: String,
    },
    /// Print the tables of problems that stand in the README
    Table,
}

/// Which problems to list.
#[derive(Args)]
struct List {
    /// Only those of a judge
    #[arg(long)]
    judge: Option<String>,
    /// Only those that can be submitted in Rust
    #[arg(long)]
    rust: bool,
    /// Only those of a theorem, such as nim or wythoff
    #[arg(long)]
    theorem: Option<String>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Which of its judges a problem is taken from.
#[derive(Args)]
struct AtJudge {
    /// Keep to the bounds and limits of this judge; without it, to those of the most generous one
    #[arg(long, conflicts_with = "beyond")]
    judge: Option<String>,
}

/// What to check.
#[derive(Args)]
struct Validate {
    /// The problem
    problem: String,
    /// The files; standard input if there is none
    files: Vec<PathBuf>,
    /// Hold them to our wider range instead of the judge's bounds
    #[arg(long)]
    beyond: bool,
    #[command(flatten)]
    at: AtJudge,
}

/// A position of a problem.
#[derive(Args)]
struct Numbers {
    /// The problem
    problem: String,
    /// A case as the judge's input has it, or else the numbers of a position. Without any,
    /// `explain` reads an input from standard input and explains its first eight positions, and
    /// `play` starts where the study does
    #[arg(allow_negative_numbers = true)]
    numbers: Vec<String>,
    /// Numbers that could be both are a position, not a case: `nim --position 2 5 7` has three
    /// heaps
    #[arg(long, requires = "numbers")]
    position: bool,
}

/// What to make one file of, and where it goes.
#[derive(Args)]
struct OneFile {
    /// The problem
    problem: String,
    /// The judge; without one, `bundle` makes a file for all of them, and `submit` takes the
    /// first that has the problem and takes Rust
    #[arg(long)]
    judge: Option<String>,
    /// The file to write; without one, `bundle` prints it, and `submit` names it
    /// after the problem
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Overwrite a file that differs
    #[arg(long)]
    force: bool,
}

/// What to pack, and for whom.
#[derive(Args)]
struct Package {
    /// The problems
    #[arg(required_unless_present = "all")]
    problems: Vec<String>,
    /// All problems
    #[arg(long, conflicts_with = "problems")]
    all: bool,
    /// kattis (the legacy format, for Kattis, DOMjudge and Hydro), icpc (2025-09, for
    /// BAPCtools), dmoj, or fps (for HUSTOJ and QDUOJ)
    #[arg(long)]
    format: String,
    /// The folder to write into; packages/FORMAT if it is left out
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Keep to the bounds and limits of this judge; without it, to those of the most generous one
    #[arg(long)]
    judge: Option<String>,
    /// Write into a folder that is not empty, and replace packages of the same names
    #[arg(long)]
    force: bool,
}

/// What contest to write.
#[derive(Args)]
struct Contest {
    /// Its id, which is the name of its folder: letters, digits, hyphens
    name: String,
    /// Its problems, in their order: nim,stones-04
    #[arg(long, required = true, value_delimiter = ',')]
    problems: Vec<String>,
    /// icpc (2025-09, for BAPCtools and DOMjudge from version 10 on), or kattis (the legacy
    /// format, for every DOMjudge)
    #[arg(long)]
    format: String,
    /// When it begins, in UTC
    #[arg(long, default_value = "2030-01-01T10:00:00Z")]
    start: String,
    /// How many hours it takes
    #[arg(long, default_value_t = 5, value_parser = value_parser!(u64).range(1..=1000))]
    hours: u64,
    /// The folder to write its folder into; packages/contests if it is left out
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Write into a folder that is not empty, and replace a contest of the same name
    #[arg(long)]
    force: bool,
}

/// What to measure, and how thoroughly.
#[derive(Args)]
struct Bench {
    /// The problems; all of them if none is named
    problems: Vec<String>,
    /// How often each program is run
    #[arg(long, default_value_t = 7)]
    rounds: usize,
    /// The scale of the inputs; 1 is the far end of the range
    #[arg(long, default_value_t = 1.0, value_parser = positive)]
    scale: f64,
    /// The CPU time of a run in seconds, after which it is given up
    #[arg(long, default_value_t = 5.0, value_parser = positive)]
    patience: f64,
    /// The program that the others are compared with, such as getchar_unlocked
    #[arg(long)]
    against: Option<String>,
    /// Print the tables of BENCHMARKS.md, as Markdown
    #[arg(long)]
    markdown: bool,
    /// Print the table of the memory that all our programs need for large inputs
    #[arg(long, conflicts_with_all = ["markdown", "against", "command"])]
    memory: bool,
    /// Your own program and its arguments
    #[arg(last = true)]
    command: Vec<OsString>,
}

/// What to test, and how strictly.
#[derive(Args)]
struct Test {
    /// The problems; all if there is none
    problems: Vec<String>,
    #[command(flatten)]
    conditions: Conditions,
    /// Show how a wrong output differs from the right one
    #[arg(long)]
    diff: bool,
    /// The program and its arguments; our solution if there is none
    #[arg(last = true)]
    command: Vec<OsString>,
}

/// What a program is held to.
#[derive(Args)]
struct Conditions {
    #[command(flatten)]
    at: AtJudge,
    /// Also use our wider range, not only the judge's bounds (`test` always does so for our
    /// solutions)
    #[arg(long)]
    beyond: bool,
    /// The CPU time of a run in seconds, instead of five times the judge's limit (at least 10)
    #[arg(long, value_parser = positive, allow_negative_numbers = true)]
    time: Option<f64>,
    /// The memory in megabytes, instead of the judge's limit (at least 512)
    #[arg(long, value_parser = positive, allow_negative_numbers = true)]
    memory: Option<f64>,
    /// Every byte of the output counts, not only its tokens
    #[arg(long, conflicts_with = "ignore_case")]
    exact: bool,
    /// Upper and lower case are the same
    #[arg(long)]
    ignore_case: bool,
}

impl Conditions {
    fn comparison(&self) -> Comparison {
        match (self.exact, self.ignore_case) {
            (true, _) => Comparison::Exact,
            (_, true) => Comparison::IgnoreCase,
            _ => Comparison::Tokens,
        }
    }
}

/// Where and how long to look for a mistake.
#[derive(Args)]
struct Stress {
    /// The problem
    problem: String,
    #[command(flatten)]
    conditions: Conditions,
    /// The same seed tries the same cases
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look for this many seconds; what is found is then made smaller for at most as long
    /// again, or 20 seconds if that is longer
    #[arg(long, default_value_t = 15.0, value_parser = positive, allow_negative_numbers = true)]
    seconds: f64,
    /// Try no more random inputs than this
    #[arg(long)]
    inputs: Option<u64>,
    /// Where to save the case that is found, without an ending; by default the
    /// first free name of the form nim-counter-1
    #[arg(long)]
    save: Option<PathBuf>,
    /// The program and its arguments; our solution if there is none
    #[arg(last = true)]
    command: Vec<OsString>,
}

/// What random input is wanted.
#[derive(Args)]
struct Generate {
    /// The problem
    problem: String,
    /// The same seed gives the same input
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How large the cases are
    #[arg(long, value_enum, default_value = "small")]
    size: RandomSize,
    /// How many cases the input may hold
    #[arg(long, default_value_t = 5, value_parser = value_parser!(u64).range(1..=1_000_000))]
    cases: u64,
    /// Use our wider range instead of the judge's bounds
    #[arg(long)]
    beyond: bool,
    #[command(flatten)]
    at: AtJudge,
}

/// The sizes of random inputs.
#[derive(Clone, Copy, ValueEnum)]
enum RandomSize {
    /// Positions that can be played by the rules
    Small,
    /// Positions that a person could still look at
    Medium,
    /// The largest numbers and the longest lists
    Max,
}

fn scope(beyond: bool) -> Scope {
    if beyond {
        Scope::Beyond
    } else {
        Scope::Judge
    }
}

/// A number of seconds or of megabytes.
fn positive(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(number) if number > 0.0 && number < 1e9 => Ok(number),
        _ => Err("a positive number is needed".to_string()),
    }
}

/// The exit code if all is well, and if something was found wrong.
const RIGHT: u8 = 0;
const WRONG: u8 = 1;

fn main() -> ExitCode {
    let ran = Arguments::try_parse().map_or_else(not_parsed, |arguments| {
        command_is_there()?;
        run(arguments.verb)
    });
    ExitCode::from(exit_code("cargo judge", ran))
}

/// Words that are no command, or a question for help, which is answered on standard output.
fn not_parsed(error: clap::Error) -> Result<u8> {
    if error.use_stderr() {
        error.exit();
    }
    print!("{}", error.render())?;
    Ok(RIGHT)
}

/// A command that turns out to be empty (`-- $UNSET`) must not mean our own solution.
fn command_is_there() -> Result<()> {
    let last = std::env::args_os().last();
    ensure!(last.is_none_or(|word| word != "--"), "there is no command after `--`");
    Ok(())
}

fn run(verb: Verb) -> Result<u8> {
    let workspace = Workspace::at(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))?;
    match verb {
        Verb::List(options) => problems::list(&workspace, &options),
        Verb::Test(options) => test::test(&workspace, &options),
        Verb::Stress(options) => stress::stress(&workspace, &options),
        Verb::Answer { problem, file } => problems::answer(&workspace, &problem, file.as_deref()),
        Verb::Generate(options) => problems::generate(&workspace, &options),
        Verb::Validate(options) => problems::validate(&workspace, &options),
        Verb::Bundle(options) => submit::bundle(&workspace, &options),
        Verb::Submit(options) => submit::submit(&workspace, &options),
        Verb::Package(options) => package::package(&workspace, &options),
        Verb::Contest(options) => package::contest(&workspace, &options),
        Verb::Sizes { write } => submit::sizes(&workspace, write),
        Verb::Verify { problems, rustc, times } => {
            verify::verify(&workspace, &problems, &rustc, times)
        }
        Verb::Bench(options) => bench::bench(&workspace, &options),
        Verb::Explain(numbers) => explain::explain(&workspace, &numbers),
        Verb::Play(numbers) => play::play(&workspace, &numbers),
        Verb::Pictures { problems } => explain::pictures(&workspace, &problems),
        Verb::Study(options) => study::study(&workspace, &options),
        Verb::Octal(options) => octal::octal(&workspace, &options),
        Verb::New { slug } => new(&workspace.root, &slug),
        Verb::Table => problems::table(&workspace),
    }
}

fn new(root: &Path, slug: &str) -> Result<u8> {
    for path in judge::scaffold::create(root, slug)? {
        println!("wrote {}", path.display())?;
    }
    println!(
        "
Next:
  1. put the judge's sample into testdata/{slug}/01-sample.in and .out
  2. write the rules into problems/{slug}/study.rs, and the format and a formula into
     problems/{slug}/tests/problem.rs
  3. solve it in problems/{slug}/src/main.rs
  4. cargo test -p {slug}        (red until it is solved)
  5. put right programs into problems/{slug}/right, wrong ones into wrong and broken
     inputs into invalid, and run `cargo judge verify {slug}`
  6. finish problems/{slug}/study.rs, so that the problem can be explained and played, draw
     its pictures with `cargo judge pictures {slug}`, and show them on its page
  7. fill in the judges, the difficulty and what to know first in
     problems/{slug}/Cargo.toml, and write README.md beside it
  8. put the output of `cargo judge table` and a place in the course into the README"
    )?;
    Ok(RIGHT)
}
