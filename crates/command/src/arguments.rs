//! The commands, with their arguments.
#![expect(missing_docs, reason = "what a field means is said to users, in its help")]

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{value_parser, Args, Parser, Subcommand};
use protocol::comparison::Comparison;
use protocol::{RandomSize, Scope};

/// A problem set about impartial combinatorial games, and the tools to test programs on it.
///
/// A problem goes by its slug or by a judge's number for it: hdu1730, "HDU 1730",
/// poj1704, P4301.
/// Programs are run as they are, not in a sandbox: do not run a program that you do not trust.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
pub struct Arguments<V: Subcommand> {
    #[command(subcommand)]
    pub verb: V,
}

/// All commands.
#[derive(Subcommand)]
pub enum Verb {
    #[command(flatten)]
    OfProblems(OfProblems),
    #[command(flatten)]
    Workshop(Workshop),
    #[command(flatten)]
    Games(Games),
    /// Start a problem of the set, or one of yours from its samples, and say what to do next
    New(New),
}

/// The commands about the problems of the set, and about those of the user's.
#[derive(Subcommand)]
pub enum OfProblems {
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
        /// The input [default: standard input]
        file: Option<PathBuf>,
    },
    /// Add a golden case: write its input, its answers, and what is known of it
    Case(Case),
    /// Print a random input
    Generate(Generate),
    /// Check inputs strictly against a problem's format
    Validate(Validate),
    /// Say why the answer is what it is: the theorem's figures, and every winning move
    Explain(Explain),
    /// Play against a perfect player, from the study's first position if none is given; or where
    /// the judge is played against, have a program play against you
    Play(Play),
    /// Judge positions of rising difficulty: find a winning move, or say that there is none
    Practice(Practice),
    /// Name three problems to solve now, and why: what you have begun, what the course has next,
    /// and a theorem that you know
    Next(Next),
    /// Draw the pictures of the pages again
    Pictures {
        /// The problems [default: all]
        problems: Vec<String>,
    },
}

/// The commands of the package `game`.
#[derive(Subcommand)]
pub enum Games {
    /// Say what is known about a game of your own, which a line describes: its nim-values, its
    /// P-positions and its period; explain a position of it, or play it
    Game(Box<Described>),
}

/// The commands of the package `workshop`.
#[derive(Subcommand)]
pub enum Workshop {
    /// Print the statement of a problem
    Show(Show),
    /// Print a hint from a problem's page, each a little stronger than the one before
    Hint(Hint),
    /// Write the static site: every problem's page, with a board to play on
    Study(Study),
    /// Print a solution as one file that compiles on any judge
    Bundle(OneFile),
    /// Make a solution's one file, test it, say where to submit it, and copy it to the clipboard
    Submit(OneFile),
    /// Write problems into the pages that name every problem: the tables of the catalogue, the
    /// course, what catches each wrong program; and say what each still lacks
    Register {
        /// The problems [default: all, which takes minutes]
        problems: Vec<String>,
    },
    /// Write packages that real judges import: statement, data, validators and programs
    Package(Package),
    /// Write the folder of a contest: its problems as packages, with letters and colours
    Contest(Contest),
    /// Check the data and the bundles: every wrong submission is caught, no right one is
    /// rejected, every bound is reached, and every bundle does what its solution does
    Verify(Verify),
}

/// What to check, and how much.
#[derive(Args)]
pub struct Verify {
    /// The problems [default: all]
    pub problems: Vec<String>,
    /// Another compiler that must take the bundles, for example an old one
    #[arg(long)]
    pub rustc: Vec<PathBuf>,
    /// Search for longer for a case on which a right program seems wrong, and try the random
    /// cases that belong to this seed; run right programs in Python on all cases under PyPy, too
    #[arg(long)]
    pub seed: Option<u64>,
    /// Say how long each step took
    #[arg(long)]
    pub times: bool,
}

/// The problem to start.
#[derive(Args)]
pub struct New {
    /// The problem's slug: lower-case words, joined by hyphens. Without one, a problem of yours
    /// is named after its title
    #[arg(required_unless_present_any = ["from", "listen"])]
    pub slug: Option<String>,
    /// Add a part to a problem of the set that has come without it: the files of a study, right
    /// programs, or the outline of the page in Chinese
    #[arg(long, requires = "slug", conflicts_with_all = ["from", "listen"],
        value_parser = ["study", "right", "chinese"])]
    pub part: Option<String>,
    /// A problem of yours, in the folder mine, from a folder with samples (such as `oj download`
    /// makes) or from a file with the JSON of Competitive Companion
    #[arg(long, value_name = "PATH")]
    pub from: Option<PathBuf>,
    /// A problem of yours, in the folder mine, which Competitive Companion sends from the browser
    #[arg(long, conflicts_with = "from")]
    pub listen: bool,
    /// Listen at this port of 127.0.0.1, which is among the extension's custom ports
    #[arg(long, requires = "listen", default_value_t = judge::mine::browser::PORT)]
    pub port: u16,
}

/// The golden case to add.
#[derive(Args)]
pub struct Case {
    /// The problem
    pub problem: String,
    /// A number and what the case probes: 02-equal-heaps; 01-sample has the judge's own answers,
    /// 01-our-sample has ours
    pub name: String,
    /// The file of the judge's own answers, which ours must be; without it they are by the rules
    /// where they can be played, and else by the formula
    #[arg(long, value_name = "FILE")]
    pub answers: Option<PathBuf>,
    /// The input [default: standard input]
    pub file: Option<PathBuf>,
}

/// Which problems to list.
#[derive(Args)]
pub struct List {
    /// Only those of a judge
    #[arg(long)]
    pub judge: Option<String>,
    /// Only those that can be submitted in Rust
    #[arg(long)]
    pub rust: bool,
    /// Only those of a theorem, such as nim or wythoff
    #[arg(long)]
    pub theorem: Option<String>,
    /// As JSON, for programs
    #[arg(long)]
    pub json: bool,
}

/// Which of its judges a problem is taken from.
#[derive(Args)]
pub struct AtJudge {
    /// Keep to the bounds and limits of this judge; without it, to those of the most generous one
    #[arg(long, conflicts_with = "beyond")]
    pub judge: Option<String>,
}

/// What to check.
#[derive(Args)]
pub struct Validate {
    /// The problem
    pub problem: String,
    /// The files [default: standard input]
    pub files: Vec<PathBuf>,
    /// Hold them to our wider range instead of the judge's bounds
    #[arg(long)]
    pub beyond: bool,
    #[command(flatten)]
    pub at: AtJudge,
}

/// A position of a problem.
#[derive(Args)]
pub struct Numbers {
    /// The problem
    pub problem: String,
    /// A case as the judge's input has it, or else the numbers of a position. Without any,
    /// `explain` reads an input from standard input and explains its first eight positions, and
    /// `play` starts where the study does
    pub numbers: Vec<String>,
    /// Numbers that could be both are a position, not a case: `nim --position 2 5 7` has three
    /// heaps
    #[arg(long, requires = "numbers")]
    pub position: bool,
    #[command(flatten)]
    pub speech: Speech,
}

/// The positions to explain.
#[derive(Args)]
pub struct Explain {
    #[command(flatten)]
    pub of: Numbers,
    /// All positions as JSON, for programs: outcome, reason and winning moves of each
    #[arg(long)]
    pub json: bool,
}

/// Who plays what.
#[derive(Args)]
pub struct Play {
    #[command(flatten)]
    pub start: Numbers,
    /// Talk to the judge yourself, as a program would, where it is played against
    #[arg(long, conflicts_with_all = ["against", "command"])]
    pub dialogue: bool,
    /// Another program, which plays in your place: a source or a command
    #[arg(long, value_name = "COMMAND", requires = "command")]
    pub against: Option<String>,
    /// The program that plays against you, and its arguments, or a source; it is told the case, or
    /// that of the first golden case
    #[arg(last = true)]
    pub command: Vec<OsString>,
}

/// The language of boards, moves and reasons.
#[derive(Args)]
pub struct Speech {
    /// English or Chinese [default: the system's, by LC_ALL, LC_MESSAGES, LANG]
    #[arg(long, value_parser = ["en", "zh"])]
    pub language: Option<String>,
}

/// How the next problems are named.
#[derive(Args)]
pub struct Next {
    /// As JSON, for programs
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub speech: Speech,
}

/// The problem whose statement is printed.
#[derive(Args)]
pub struct Show {
    /// The problem
    pub problem: String,
    /// As JSON, for programs: the statement is Markdown
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub speech: Speech,
}

/// The hint to print.
#[derive(Args)]
pub struct Hint {
    /// The problem
    pub problem: String,
    /// Which of its hints
    #[arg(default_value_t = 1)]
    pub number: usize,
    #[command(flatten)]
    pub speech: Speech,
}

/// The positions to judge.
#[derive(Args)]
pub struct Practice {
    /// The problem
    pub problem: String,
    /// The level to begin with, from 1 to 5
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u64).range(1..=5))]
    pub level: u64,
    /// The same seed asks about the same positions; without one, each run has others
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub speech: Speech,
}

/// The problem to make one file of, and where it goes.
#[derive(Args)]
pub struct OneFile {
    /// The problem. `nim mine`, or the path of a program, makes the file of your own program
    #[arg(required = true, num_args = 1..=2)]
    pub problem: Vec<String>,
    /// The judge; without one, `bundle` makes a file for all of them, and `submit` takes the
    /// first that has the problem and takes Rust
    #[arg(long)]
    pub judge: Option<String>,
    /// The language of our program, unless it is Rust: C++ is for a judge without Rust, too
    #[arg(long, value_parser = ["rust", "cpp", "py"])]
    pub language: Option<String>,
    /// The file to write; without one, `bundle` prints it, and `submit` names it
    /// after the problem, in the folder submissions
    #[arg(short, long)]
    pub output: Option<PathBuf>,
    /// Overwrite a file that differs
    #[arg(long)]
    pub force: bool,
}

/// What to pack, and for whom.
#[derive(Args)]
pub struct Package {
    /// The problems
    #[arg(required_unless_present = "all")]
    pub problems: Vec<String>,
    /// All problems
    #[arg(long, conflicts_with = "problems")]
    pub all: bool,
    /// kattis (the legacy format, for Kattis and DOMjudge), icpc (2025-09, for BAPCtools), hydro,
    /// dmoj, or fps (for HUSTOJ and QDUOJ)
    #[arg(long)]
    pub format: String,
    /// The folder to write into; packages/FORMAT if it is left out
    #[arg(short, long)]
    pub output: Option<PathBuf>,
    /// Keep to the bounds and limits of this judge; without it, to those of the most generous one
    #[arg(long)]
    pub judge: Option<String>,
    /// Replace packages of the same names
    #[arg(long)]
    pub force: bool,
}

/// The contest to write.
#[derive(Args)]
pub struct Contest {
    /// Its id, which is the name of its folder: letters, digits, hyphens
    pub id: String,
    /// The name that contestants see; the id if it is left out
    #[arg(long)]
    pub name: Option<String>,
    /// Its problems, in their order: nim,stones-04
    #[arg(long, required_unless_present = "all", value_delimiter = ',')]
    pub problems: Vec<String>,
    /// All problems, in the order of their names
    #[arg(long, conflicts_with = "problems")]
    pub all: bool,
    /// icpc (2025-09, for BAPCtools and DOMjudge from version 10 on), or kattis (the legacy
    /// format, for every DOMjudge)
    #[arg(long)]
    pub format: String,
    /// When it begins, in UTC
    #[arg(long, default_value = "2030-01-01T10:00:00Z")]
    pub start: String,
    /// How many hours it takes
    #[arg(long, default_value_t = 5, value_parser = value_parser!(u64).range(1..=1000))]
    pub hours: u64,
    /// For how many minutes before the end the scoreboard is frozen
    #[arg(long)]
    pub freeze: Option<u64>,
    /// The folder to write its folder into; packages/contests if it is left out
    #[arg(short, long)]
    pub output: Option<PathBuf>,
    /// Replace a contest of the same id
    #[arg(long)]
    pub force: bool,
}

/// What to test, and how strictly.
#[derive(Args)]
pub struct Test {
    /// The problems [default: all]. `mine` are your programs in the folder mine, for these
    /// problems or for all; one of them goes by its path, mine/nim/solve.cpp
    pub problems: Vec<String>,
    #[command(flatten)]
    pub conditions: Conditions,
    /// Show how a wrong output differs from the right one
    #[arg(long)]
    pub diff: bool,
    /// Say which known mistake of the problem gives the same wrong answers, and what would have won
    /// a game that the program has lost
    #[arg(long)]
    pub why: bool,
    /// Write the dialogue of the first run that fails, or of the only run, into this file, as
    /// judges' samples have it: `<` before a line of the judge's, `>` before one of the program's
    #[arg(long, value_name = "FILE")]
    pub transcript: Option<PathBuf>,
    /// Run the program on these cases alone: a folder or a .zip of a judge's own, with 1.in and
    /// 1.out, in/1 and out/1, or the like
    #[arg(long, value_name = "FOLDER")]
    pub cases: Option<PathBuf>,
    /// Run a program on all cases, even if it has taken too long on three
    #[arg(long)]
    pub all: bool,
    /// Run a program on no other case once it has failed on one
    #[arg(long, conflicts_with = "all")]
    pub fail_fast: bool,
    /// Test again whenever a file of the program is saved
    #[arg(long)]
    pub watch: bool,
    /// All verdicts in the end as JSON, for programs
    #[arg(long, conflicts_with_all = ["watch", "diff"])]
    pub json: bool,
    /// The program and its arguments [default: our solution]
    #[arg(last = true)]
    pub command: Vec<OsString>,
}

/// The limits of a program, and the comparison of its output.
#[derive(Args)]
pub struct Conditions {
    #[command(flatten)]
    pub at: AtJudge,
    /// Also use our wider range, not only the judge's bounds (`test` always does so for our
    /// solutions)
    #[arg(long)]
    pub beyond: bool,
    /// The CPU time of a run in seconds, instead of five times the judge's limit (at least 10)
    #[arg(long, value_parser = positive)]
    pub time: Option<f64>,
    /// The memory in megabytes, instead of the judge's limit (at least 512)
    #[arg(long, value_parser = positive)]
    pub memory: Option<f64>,
    /// Compile or run programs with this ending by a command of your own: cpp="g++ -O2 -std=c++17",
    /// rs="rustc -O --edition 2021", py=pypy3, 'cpp=["/my tools/g++", "-O2"]' where a word has
    /// blanks. mine/languages.toml can say the same
    #[arg(long, value_name = "ENDING=COMMAND")]
    pub with: Vec<String>,
    /// Every byte of the output counts, not only its tokens
    #[arg(long, conflicts_with = "ignore_case")]
    pub exact: bool,
    /// Upper and lower case are the same
    #[arg(long)]
    pub ignore_case: bool,
}

impl Conditions {
    pub fn comparison(&self) -> Comparison {
        match (self.exact, self.ignore_case) {
            (true, _) => Comparison::Exact,
            (_, true) => Comparison::IgnoreCase,
            _ => Comparison::Tokens,
        }
    }
}

/// Where and how long to look for a mistake.
#[derive(Args)]
pub struct Stress {
    /// The problem
    pub problem: String,
    #[command(flatten)]
    pub conditions: Conditions,
    /// The same seed tries the same cases
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Look for this many seconds; a case that is found is then made smaller for at most as
    /// long again, or 20 seconds if that is longer
    #[arg(long, default_value_t = 15.0, value_parser = positive)]
    pub seconds: f64,
    /// Try no more random inputs than this
    #[arg(long)]
    pub inputs: Option<u64>,
    /// A second program, whose answers count as right: a source or a command. A problem of yours
    /// needs one
    #[arg(long, value_name = "COMMAND")]
    pub against: Option<String>,
    /// Take random inputs from this program, which prints one for each seed, its last argument
    #[arg(long, value_name = "COMMAND")]
    pub generator: Option<String>,
    /// Save the case that is found in mine/nim/cases, where `test` takes it for your programs from
    /// then on, and not under the first free name of the form counters/nim-1
    #[arg(long)]
    pub keep: bool,
    /// Say which known mistake of the problem gives the same wrong answers, and what would have won
    /// a game that the program has lost
    #[arg(long, conflicts_with = "against")]
    pub why: bool,
    /// Write the dialogue of the lost game that is found into this file, as judges' samples have it
    #[arg(long, value_name = "FILE")]
    pub transcript: Option<PathBuf>,
    /// What is found as JSON, for programs
    #[arg(long)]
    pub json: bool,
    /// The program and its arguments, or a source [default: our solution]
    #[arg(last = true)]
    pub command: Vec<OsString>,
}

/// The random input to write.
#[derive(Args)]
pub struct Generate {
    /// The problem
    pub problem: String,
    /// The same seed gives the same input
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How large the cases are: small positions can be played by the rules, a person could still
    /// look at a medium one, and max has the largest numbers and the longest lists
    #[arg(long, default_value = "small", value_parser = size())]
    pub size: RandomSize,
    /// How many cases the input may hold
    #[arg(long, default_value_t = 5, value_parser = value_parser!(u64).range(1..=1_000_000))]
    pub cases: u64,
    /// Use our wider range instead of the judge's bounds
    #[arg(long)]
    pub beyond: bool,
    #[command(flatten)]
    pub at: AtJudge,
}

fn size() -> impl TypedValueParser<Value = RandomSize> {
    PossibleValuesParser::new(["small", "medium", "max"]).map(|word| match word.as_str() {
        "small" => RandomSize::Small,
        "medium" => RandomSize::Medium,
        _ => RandomSize::Max,
    })
}

pub fn scope(beyond: bool) -> Scope {
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

/// A game of your own.
#[derive(Args)]
pub struct Described {
    /// The game: `take 1 3 4`, `take any but 2 5`, an octal code such as `0.137`, `4!` (Grundy's
    /// game), `turn 1 2 3` coins, `turn 2 3 neighbours`, `turn at 0 1 3` (distances), or the edges
    /// of a digraph, `1-2 1-3 2-3`. `1..5` is a range of numbers, `squares` a rule for them. Names
    /// such as `nim` are known; `0.77 + nim` is a sum, and `misere 0.77` is misere play
    #[arg(required_unless_present_any = ["program", "values", "outcomes"])]
    pub game: Vec<String>,
    /// The last heap or coin whose nim-value is shown
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=MOST_SHOWN))]
    pub to: u64,
    /// Explain this position: the heaps, the coins that show heads, or the vertices of the tokens
    #[arg(long, num_args = 1.., value_name = "NUMBER", conflicts_with = "to")]
    pub position: Vec<String>,
    /// Play against a perfect player, from the position if one is given
    #[arg(long, conflicts_with = "to")]
    pub play: bool,
    /// As JSON, for programs
    #[arg(long, conflicts_with_all = ["play", "practice"])]
    pub json: bool,
    /// Show every theorem that agrees, and not only the best ones
    #[arg(long, conflicts_with_all = ["position", "play", "practice"])]
    pub all: bool,
    #[command(flatten)]
    pub list: Printed,
    #[command(flatten)]
    pub rules: Rules,
    #[command(flatten)]
    pub speech: Speech,
}

/// What a program of yours has printed, to find the theorem for.
#[derive(Args)]
#[group(skip)]
pub struct Printed {
    /// The nim-values of the heaps 0, 1, 2, ...: as 0,1,0,1,2, in a file, or `-` for standard input
    #[arg(long, value_name = "LIST|FILE", group = "list",
        conflicts_with_all = ["game", "program", "to", "position", "play", "practice"])]
    pub values: Option<String>,
    /// Their outcomes: L for lost by the player to move and W for won, as LWWLWW, or in words
    #[arg(long, value_name = "LIST|FILE", group = "list",
        conflicts_with_all = ["game", "program", "to", "position", "play", "practice"])]
    pub outcomes: Option<String>,
    /// The number of the first heap of the list
    #[arg(long, value_name = "NUMBER", default_value_t = 0, requires = "list")]
    pub first: u64,
}

/// Rules that a program tells, and the positions that it is asked about.
#[derive(Args)]
pub struct Rules {
    /// The program that tells the rules, as a command or a source: for each line of numbers, a
    /// position, it prints one with the options, their numbers separated by spaces and the options
    /// by `;`. The line is empty if there is no move
    #[arg(last = true, conflicts_with = "game")]
    pub program: Vec<OsString>,
    /// A position from which the program's game begins, such as "5 7"; can be repeated
    #[arg(long, value_name = "POSITION", conflicts_with = "game")]
    pub from: Vec<String>,
    /// Begin from every row of numbers of this range, such as 0..20; without positions to begin
    /// from it is 0..100
    #[arg(long, value_name = "RANGE", conflicts_with = "game", value_parser = range)]
    pub heaps: Option<RangeInclusive<u64>>,
    /// How many numbers these rows have, such as 2 or 1..3
    #[arg(long, value_name = "RANGE", conflicts_with = "game", requires = "heaps",
        default_value = "1", value_parser = range)]
    pub count: RangeInclusive<u64>,
    /// The order of the numbers does not matter: positions have theirs in ascending order
    #[arg(long, conflicts_with = "game")]
    pub unordered: bool,
    /// A position of several numbers is the sum of these, and only single numbers are asked about;
    /// some sums are checked. Where single numbers lead to several, this is tried without being said
    #[arg(long, conflicts_with_all = ["game", "count", "beside", "position", "play", "practice"])]
    pub sum: bool,
    /// A player who cannot move wins
    #[arg(long, conflicts_with = "game")]
    pub misere: bool,
    /// Add a Nim heap of at most this many stones to each position, as its last number
    #[arg(long, value_name = "STONES", conflicts_with = "game")]
    pub beside: Option<u64>,
    /// The most positions that are looked at
    #[arg(long, conflicts_with = "game", default_value_t = 100_000,
        value_parser = value_parser!(u64).range(1..=MOST_POSITIONS))]
    pub most: u64,
    /// The most seconds for the program to answer
    #[arg(long, conflicts_with = "game", default_value_t = 20.0, value_parser = positive)]
    pub time: f64,
    /// Judge positions of rising difficulty, as `practice` does for a problem
    #[arg(long, conflicts_with_all = ["game", "position", "play"])]
    pub practice: bool,
}

/// A range such as 0..20, or a single number.
fn range(text: &str) -> Result<RangeInclusive<u64>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) if first <= last => Ok(first..=last),
        _ => Err("a number or a range such as 0..20 is needed".to_string()),
    }
}

/// The boards of the site, their compiler, its folder, and whether it is shown.
#[derive(Args)]
pub struct Study {
    /// The problems that get a board, in seconds after a change of their study.rs; all if there
    /// is none. The other pages are written, too
    pub problems: Vec<String>,
    /// The folder to write [default: target/study]
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Compile the boards with this compiler, which must have wasm32-unknown-unknown
    #[arg(long, value_name = "PATH")]
    pub rustc: Option<PathBuf>,
    /// The address at which the site will lie, such as `https://example.org/games`: then links to
    /// its pages are shown with pictures, which a Chromium draws [default: $JUDGE_ADDRESS]
    #[arg(long, value_name = "URL")]
    pub address: Option<String>,
    /// Open the site in the browser
    #[arg(long)]
    pub open: bool,
}

/// The most positions that fit into memory where each has many options.
const MOST_POSITIONS: u64 = 1_000_000;

/// The number of heaps whose nim-values can be computed while one waits.
const MOST_SHOWN: u64 = 100_000;
