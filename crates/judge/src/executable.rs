//! What the executable of a problem's tests offers besides the tests.

use std::ffi::OsString;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};
use clap::{value_parser, Args, Parser, Subcommand, ValueEnum};

use crate::cases;
use crate::comparison::Comparison;
use crate::data::{self, Datum, Random};
use crate::execution::Limits;
use crate::problem::{Home, Problem};
use crate::shape::{Shape, Size};
use crate::signals::end_with_the_reader;
use crate::stress::{stress, Budget, CounterExample, Outcome, Suspect};
use crate::suite;
use crate::tokens::{Reached, Scope};

/// The `main` of a problem's `tests/problem.rs`.
///
/// Without arguments, or with those of `cargo test`, it runs the tests.
/// After the word `judge` it takes one of the verbs of [`Verb`]. Either way it
/// exits, with a code that says whether all went well.
pub fn run<S: Shape>(home: Home, problem: Problem<S>) -> ! {
    let mut arguments = std::env::args_os().skip(1).peekable();
    // One word alone is a filter of tests.
    if arguments.len() > 1 && arguments.peek().is_some_and(|word| word == "judge") {
        let code = serve(home, &problem, Arguments::parse_from(arguments).verb);
        std::process::exit(code);
    }
    suite::test(home, problem).exit()
}

/// The exit code if nothing wrong was found,
const RIGHT: i32 = 0;
/// if something was,
const WRONG: i32 = 1;
/// and if it could not be looked for.
const BROKEN: i32 = 2;

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

/// What a problem can be asked for.
#[derive(Subcommand)]
pub enum Verb {
    /// Read an input and print the answers, by the rules where they can be
    /// played and by the formula beyond: this is how an `.out` is made.
    Answer,
    /// Print a random input.
    Generate(GenerateOptions),
    /// Write generated cases with their answers into a folder.
    Data {
        /// The folder, which is created.
        directory: PathBuf,
        /// Only cases that the judge's bounds exclude.
        #[arg(long)]
        beyond: bool,
    },
    /// Check inputs strictly.
    Validate {
        /// The files; standard input if there is none.
        files: Vec<PathBuf>,
        /// Hold them to our wider range instead of the judge's bounds.
        #[arg(long)]
        beyond: bool,
    },
    /// Say which of the judge's bounds these inputs do not reach, and whether
    /// `cases.toml` says why.
    Bounds {
        /// The files, all within the judge's bounds.
        files: Vec<PathBuf>,
    },
    /// Look for the smallest case on which a program is wrong.
    Stress(StressOptions),
    /// List the workloads, each as a line of its size and its name.
    Workloads,
    /// Print the input of a workload.
    Workload {
        /// Its place in the list, counted from 0.
        number: usize,
        /// How large it is to be.
        size: u64,
        /// The same seed gives the same input.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// What random input is wanted.
#[derive(Args, Clone, Debug)]
pub struct GenerateOptions {
    /// The same seed gives the same input
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How large the cases are
    #[arg(long, value_enum, default_value = "small")]
    pub size: SizeName,
    /// How many cases the input may hold
    #[arg(long, default_value_t = 5, value_parser = value_parser!(u64).range(1..=1_000_000))]
    pub cases: u64,
    /// Use our wider range instead of the judge's bounds
    #[arg(long)]
    pub beyond: bool,
}

/// The sizes by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum SizeName {
    /// Positions that can be played by the rules
    Small,
    /// Positions that a person could still look at
    Medium,
    /// The largest numbers and the longest lists
    Max,
}

/// How to look for a mistake.
#[derive(Args, Clone, Debug)]
pub struct StressOptions {
    /// The same seed tries the same cases
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Look for so many seconds; what is found is then made smaller for a while
    #[arg(long, default_value_t = 15.0, value_parser = positive, allow_negative_numbers = true)]
    pub seconds: f64,
    /// Try no more than so many random inputs
    #[arg(long, default_value_t = u64::MAX)]
    pub inputs: u64,
    /// The CPU time a run may take, in seconds
    #[arg(long, default_value_t = 10.0, value_parser = positive, allow_negative_numbers = true)]
    pub time: f64,
    /// The memory a run may take, in megabytes
    #[arg(long, default_value_t = 512.0, value_parser = positive, allow_negative_numbers = true)]
    pub memory: f64,
    /// Every byte of the output counts, not only its tokens
    #[arg(long, conflicts_with = "ignore_case")]
    pub exact: bool,
    /// Upper and lower case are the same
    #[arg(long)]
    pub ignore_case: bool,
    /// Use our wider range instead of the judge's bounds
    #[arg(long)]
    pub beyond: bool,
    /// Where to save the case that is found, without an ending; by default the
    /// first free name of the form nim-counter-1
    #[arg(long)]
    pub save: Option<PathBuf>,
    /// The program and its arguments
    #[arg(last = true)]
    pub command: Vec<OsString>,
}

/// A number of seconds or of megabytes.
pub fn positive(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(number) if number > 0.0 && number < 1e9 => Ok(number),
        _ => Err("a positive number is needed".to_string()),
    }
}

fn serve<S: Shape>(home: Home, problem: &Problem<S>, verb: Verb) -> i32 {
    let result = end_with_the_reader().and_then(|()| match verb {
        Verb::Answer => answer(problem),
        Verb::Generate(wanted) => generate(problem, &wanted),
        Verb::Data { directory, beyond } => write_data(problem, &directory, scope(beyond)),
        Verb::Validate { files, beyond } => validate(problem, &files, scope(beyond)),
        Verb::Bounds { files } => bounds(home, problem, &files),
        Verb::Stress(wanted) => report(problem, &wanted, home),
        Verb::Workloads => workloads(problem),
        Verb::Workload { number, size, seed } => workload(problem, number, size, seed),
    });
    result.unwrap_or_else(|error| {
        eprintln!("{}: {error:#}", home.name);
        BROKEN
    })
}

fn scope(beyond: bool) -> Scope {
    if beyond {
        Scope::Beyond
    } else {
        Scope::Judge
    }
}

fn answer<S: Shape>(problem: &Problem<S>) -> Result<i32> {
    let cases = problem.format.read(&stdin()?, Scope::Beyond)?;
    for case in &cases {
        print!("{}", problem.answer(case));
    }
    Ok(RIGHT)
}

/// What is no text has no legal tokens: the strict reader says where.
fn stdin() -> Result<String> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes).context("standard input")?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn generate<S: Shape>(problem: &Problem<S>, wanted: &GenerateOptions) -> Result<i32> {
    let size = match wanted.size {
        SizeName::Small => Size::small,
        SizeName::Medium => Size::medium,
        SizeName::Max => Size::full,
    };
    let (size, most_cases) = (size(scope(wanted.beyond)), wanted.cases as usize);
    let cases = data::random_cases(problem, size, most_cases, wanted.seed)?;
    print!("{}", problem.format.write(&cases));
    Ok(RIGHT)
}

fn workloads<S: Shape>(problem: &Problem<S>) -> Result<i32> {
    for workload in &problem.workloads {
        println!("{} {}", workload.size, workload.name);
    }
    Ok(RIGHT)
}

fn workload<S: Shape>(problem: &Problem<S>, number: usize, size: u64, seed: u64) -> Result<i32> {
    let workload = problem.workloads.get(number).context("there is no such workload")?;
    let cases = (workload.cases)(size, &mut Random::new(seed));
    std::io::stdout().write_all(problem.format.write(&cases).as_bytes())?;
    Ok(RIGHT)
}

fn write_data<S: Shape>(problem: &Problem<S>, directory: &Path, scope: Scope) -> Result<i32> {
    fs::create_dir_all(directory).with_context(|| directory.display().to_string())?;
    for Datum { name, input, expected } in data::generate(problem, scope, 1)? {
        fs::write(directory.join(format!("{name}.in")), input)?;
        fs::write(directory.join(format!("{name}.out")), expected)?;
    }
    Ok(RIGHT)
}

fn validate<S: Shape>(problem: &Problem<S>, files: &[PathBuf], scope: Scope) -> Result<i32> {
    if files.is_empty() {
        return Ok(verdict_on(problem, "standard input", &stdin()?, scope));
    }
    let mut code = RIGHT;
    for file in files {
        let name = file.display().to_string();
        let text = fs::read(file).with_context(|| name.clone())?;
        if verdict_on(problem, &name, &String::from_utf8_lossy(&text), scope) != RIGHT {
            code = WRONG;
        }
    }
    Ok(code)
}

fn verdict_on<S: Shape>(problem: &Problem<S>, name: &str, text: &str, scope: Scope) -> i32 {
    match problem.format.read(text, scope) {
        Ok(cases) => {
            let plural = if cases.len() == 1 { "" } else { "s" };
            println!("{name}: valid, {} case{plural}", cases.len());
            RIGHT
        }
        Err(offence) => {
            println!("{name}: {offence}");
            WRONG
        }
    }
}

fn bounds<S: Shape>(home: Home, problem: &Problem<S>, files: &[PathBuf]) -> Result<i32> {
    let mut reached = Reached::new();
    for file in files {
        let name = file.display().to_string();
        let text = fs::read_to_string(file).with_context(|| name.clone())?;
        for (number, ends) in problem.format.reached(&text, Scope::Judge).context(name)? {
            let (least, most) = reached.entry(number).or_default();
            *least |= ends.0;
            *most |= ends.1;
        }
    }
    let excused = cases::unreached(home)?;
    let mut code = RIGHT;
    for (number, (least, most)) in &reached {
        for (end, reached) in [("least", *least), ("greatest", *most)] {
            let bound = format!("{end} {number}");
            match (reached, excused.get(&bound)) {
                (true, None) => {}
                (false, Some(why)) => println!("{}: no {bound}: {why}", home.name),
                (false, None) => {
                    println!("{}: no case has the {bound}", home.name);
                    code = WRONG;
                }
                (true, Some(_)) => {
                    println!("{}: cases.toml excuses the {bound}, which is there", home.name);
                    code = WRONG;
                }
            }
        }
    }
    Ok(code)
}

fn report<S: Shape>(problem: &Problem<S>, wanted: &StressOptions, home: Home) -> Result<i32> {
    let own = [OsString::from(home.binary)];
    let suspect = Suspect {
        command: if wanted.command.is_empty() { &own } else { &wanted.command },
        limits: Limits {
            time: Duration::from_secs_f64(wanted.time),
            memory: (wanted.memory * 1e6) as u64,
            output: 1 << 26,
        },
        comparison: comparison(wanted.exact, wanted.ignore_case),
        scope: scope(wanted.beyond),
    };
    let files = Files::to_be(wanted.save.clone(), home.name)?;
    let budget = Budget { time: Duration::from_secs_f64(wanted.seconds), inputs: wanted.inputs };
    let known = known(home, problem, suspect.scope)?;
    let Outcome { found, tried, all_small } =
        stress(problem, known, &suspect, wanted.seed, budget)?;
    let Some(found) = found else {
        let small = if all_small { "all small positions" } else { "not even all small positions" };
        println!("{}: no mistake found in {tried} runs, with {small}", home.name);
        return Ok(RIGHT);
    };
    println!("{}: {} after {tried} runs: {}", home.name, found.verdict, found.reason);
    show(problem, &found);
    files.save(problem, &found)?;
    Ok(WRONG)
}

/// The golden inputs and the laws that keep to the bounds of `scope`; a law may
/// be large, so each is made when its turn comes.
fn known<S: Shape>(
    home: Home,
    problem: &Problem<S>,
    scope: Scope,
) -> Result<impl Iterator<Item = Vec<S::Value>> + '_> {
    const CASES: usize = 500;
    let golden = cases::load(home)?.into_iter().map(|case| case.input);
    let golden = golden.filter_map(move |input| problem.format.read(&input, scope).ok());
    let most = problem.format.most_cases(scope).min(CASES);
    let laws = problem.laws.iter().map(move |law| {
        let mut cases = data::law_cases(problem, law, scope);
        cases.truncate(most);
        cases
    });
    Ok(golden.chain(laws).filter(|cases| !cases.is_empty()))
}

/// What the options say of the comparison.
pub fn comparison(exact: bool, ignore_case: bool) -> Comparison {
    match (exact, ignore_case) {
        (true, _) => Comparison::Exact,
        (_, true) => Comparison::IgnoreCase,
        _ => Comparison::Tokens,
    }
}

fn show<S: Shape>(problem: &Problem<S>, found: &CounterExample<S::Value>) {
    const SHOWN: usize = 2000;
    let input = problem.format.write(&found.cases);
    if input.len() > SHOWN {
        println!("the input has {} bytes", input.len());
        return;
    }
    let answers: String = found.cases.iter().map(|case| problem.answer(case)).collect();
    print!("\ninput:\n{input}\nright answer:\n{answers}");
    // If it takes several cases, the last one is where the program goes wrong.
    if let Some(why) = found.cases.last().and_then(|case| problem.explanation(case)) {
        println!("\nwhy: {why}");
    }
}

/// The files of a case that is to be saved.
struct Files {
    name: String,
    input: PathBuf,
    output: PathBuf,
}

impl Files {
    fn named(name: &Path) -> Files {
        let with = |ending: &str| {
            let mut path = name.as_os_str().to_owned();
            path.push(ending);
            PathBuf::from(path)
        };
        Files { name: name.display().to_string(), input: with(".in"), output: with(".out") }
    }

    /// Free names in a folder that exists: nobody wants to search first and hear
    /// of that afterwards.
    fn to_be(wanted: Option<PathBuf>, slug: &str) -> Result<Files> {
        let Some(name) = wanted else {
            let mut numbered =
                (1..).map(|number| Files::named(Path::new(&format!("{slug}-counter-{number}"))));
            return Ok(numbered.find(|files| files.taken().is_none()).expect("there is one more"));
        };
        let files = Files::named(&name);
        if let Some(taken) = files.taken() {
            bail!("{} exists already", taken.display());
        }
        let folder = Path::new(".").join(name.parent().unwrap_or(Path::new("")));
        ensure!(folder.is_dir(), "there is no folder for {}", files.input.display());
        Ok(files)
    }

    /// The first of the files that exists already.
    fn taken(&self) -> Option<&Path> {
        [&*self.input, &*self.output].into_iter().find(|path| path.exists())
    }

    fn save<S: Shape>(&self, problem: &Problem<S>, found: &CounterExample<S::Value>) -> Result<()> {
        let answers: String = found.cases.iter().map(|case| problem.answer(case)).collect();
        write_new(&self.input, &problem.format.write(&found.cases))?;
        write_new(&self.output, &answers)?;
        println!("\nsaved as {}.in and .out", self.name);
        Ok(())
    }
}

/// Writes a file that does not exist yet: what a user has made is never overwritten.
fn write_new(path: &Path, text: &str) -> Result<()> {
    let mut file = fs::File::create_new(path).with_context(|| path.display().to_string())?;
    file.write_all(text.as_bytes()).with_context(|| path.display().to_string())
}
