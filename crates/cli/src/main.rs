//! The `cargo judge` command: arguments and output, nothing else.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};

/// A problem set about impartial combinatorial games, and its judge.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Start a new problem: write its files and say what to do next
    New {
        /// The problem's slug: lower-case words, joined by hyphens
        slug: String,
    },
    /// Print the table of problems that stands in the README
    Table,
}

fn main() -> ExitCode {
    match run(Arguments::parse().verb) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo judge: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(verb: Verb) -> Result<()> {
    let root = workspace()?;
    match verb {
        Verb::New { slug } => new(&root, &slug),
        Verb::Table => {
            print!("{}", judge::catalogue::table(&judge::catalogue::load(&root)?));
            Ok(())
        }
    }
}

fn workspace() -> Result<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().with_context(|| root.display().to_string())
}

fn new(root: &Path, slug: &str) -> Result<()> {
    for path in judge::scaffold::create(root, slug)? {
        println!("wrote {}", path.display());
    }
    println!(
        "
Next:
  1. put the judge's sample into testdata/{slug}/01-sample.in and .out
  2. tell the format, the rules and a formula in problems/{slug}/tests/problem.rs
  3. solve it in problems/{slug}/src/main.rs
  4. cargo test -p {slug}        (red until it is solved)
  5. fill in the title, the judges and the theorem in problems/{slug}/Cargo.toml,
     write README.md, and put `cargo judge table` into the README"
    );
    Ok(())
}
