//! `cargo judge bench`: what our programs cost on large inputs, beside others.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{ensure, Context, Result};
use judge::bench::{self, Contender, Settings, Table, Workload, OURS};
use judge::catalogue::Need;
use judge::language::{Language, Source};
use judge::limits::Limits;
use judge::open_problem::OpenProblem;
use judge::output::{eprintln, print, println};
use judge::peers;
use judge::problem::Problem;
use judge::scratch::put_if_new;
use judge::session::{Chosen, Session};
use judge::workspace::Product;
use protocol::question::{Generate, Workloads};
use protocol::{RandomSize, Scope};
use tempfile::NamedTempFile;

use crate::bundler::Bundler;
use command::arguments::Bench;
use command::progress::Screen;
use command::{RIGHT, WRONG};

pub fn bench(session: &Session, options: &Bench) -> Result<u8> {
    let programs = Programs::new(session, &options.problems)?;
    let settings = settings(session, options)?;
    if options.memory {
        programs.show_memory(&settings)?;
        return Ok(RIGHT);
    }
    if !Language::Cpp.is_available() {
        eprintln!("there is no g++: our programs are measured alone");
    }
    let (mut tables, mut failed) = (Vec::new(), false);
    for problem in &programs.problems {
        let measured = programs.tables(problem, &settings, &options.command);
        let (of_problem, is_whole) = measured.unwrap_or_else(|error| {
            eprintln!("{error:#}");
            (Vec::new(), false)
        });
        failed |= !is_whole || of_problem.iter().any(Table::has_a_wrong_one);
        for table in of_problem {
            if !options.markdown {
                println!("{table}")?;
            }
            tables.push(table);
        }
    }
    ensure!(failed || !tables.is_empty(), "tests/problem.rs has no workload");
    if options.markdown {
        print!("{}", bench::markdown(&tables))?;
    }
    Ok(if failed { WRONG } else { RIGHT })
}

fn settings(session: &Session, options: &Bench) -> Result<Settings> {
    let folder = session.workspace.scratch("bench");
    fs::create_dir_all(&folder)?;
    let time = Duration::from_secs_f64(options.patience);
    Ok(Settings {
        rounds: options.rounds.max(1),
        scale: options.scale,
        limits: Limits { time, memory: 1 << 32, stack: 1 << 32, output: 1 << 28 },
        against: options.against.clone(),
        folder,
    })
}

/// The programs that are built of the problems.
struct Programs<'a> {
    session: &'a Session,
    bundler: Bundler<'a>,
    problems: Vec<OpenProblem<'a>>,
    solutions: HashMap<String, PathBuf>,
}

impl<'a> Programs<'a> {
    fn new(session: &'a Session, names: &[String]) -> Result<Programs<'a>> {
        let Chosen { problems, .. } = session.chosen(names, Need::Cases)?;
        let screen = Screen::start();
        let solutions = session.workspace.build(&problems, Product::Release, &screen)?;
        let problems = OpenProblem::open(session, &problems, &screen)?;
        let bundler = Bundler::new(session, &[])?;
        Ok(Programs { session, bundler, problems, solutions })
    }

    /// The tables of a problem, and whether all peers are in them.
    fn tables(
        &self,
        open: &OpenProblem,
        settings: &Settings,
        yours: &[OsString],
    ) -> Result<(Vec<Table>, bool)> {
        let OpenProblem { problem, server, .. } = open;
        let workloads = server.ask(Workloads {})?;
        if workloads.is_empty() {
            return Ok((Vec::new(), true));
        }
        let mut programs = self.ours(problem)?;
        let (peers, are_all) = self.peers(open, yours, settings.limits)?;
        programs.extend(peers);
        let mut tables = Vec::new();
        for (number, named) in workloads.iter().enumerate() {
            let workload = Workload::new(server, number, named);
            let compared = bench::compare(&problem.slug, &workload, &programs, settings);
            tables.extend(compared.with_context(|| problem.slug.clone())?);
        }
        Ok((tables, are_all))
    }

    /// The program that a judge gets, and the one that a user runs.
    fn ours(&self, problem: &Problem) -> Result<Vec<Contender>> {
        let folder = self.session.workspace.scratch("bench").join(&problem.slug);
        let (source, bundle) = (folder.join("bundle.rs"), folder.join("bundle"));
        put_if_new(&source, &self.bundler.bundle(problem, None)?)?;
        let bundle = Language::Rust.prepare(&Source::alone(&source), &bundle)?;
        let commands = [bundle, vec![self.solutions[&problem.slug].clone().into()]];
        let program = |(name, command): (&str, _)| Contender { name: name.to_string(), command };
        Ok(OURS.into_iter().zip(commands).map(program).collect())
    }

    /// The other programs, none of which gives a wrong answer, and whether these are all. One that
    /// cannot be compared is named.
    fn peers(
        &self,
        problem: &OpenProblem,
        yours: &[OsString],
        limits: Limits,
    ) -> Result<(Vec<Contender>, bool)> {
        let slug = problem.slug();
        let cases = problem.cases(&[Scope::Judge])?;
        let mut peers = Vec::new();
        if Language::Cpp.is_available() {
            peers = peers::compile(&self.session.workspace, slug)?;
        }
        if !yours.is_empty() {
            peers.push(Contender { name: "yours".to_string(), command: yours.to_vec() });
        }
        let all = peers.len();
        peers.retain(|peer| match peers::check(peer, &cases, limits) {
            Ok(()) => true,
            Err(error) => {
                eprintln!("{slug}: {error:#}");
                false
            }
        });
        let are_all = peers.len() == all;
        Ok((peers, are_all))
    }

    /// The peaks of memory, next to the judge's limit, as a Markdown table.
    fn show_memory(&self, settings: &Settings) -> Result<()> {
        println!("| problem | input | bundle | workspace | judge's limit |")?;
        println!("|---|---|---|---|---|")?;
        for OpenProblem { problem, server, .. } in &self.problems {
            let input = NamedTempFile::new_in(&settings.folder)?;
            let (size, scope) = (RandomSize::Max, Scope::Judge);
            let largest = server.ask(Generate { size, cases: 5, seed: 1, scope })?;
            fs::write(input.path(), largest)?;
            let mut cells = vec![input.as_file().metadata()?.len() as f64 / 1e6];
            for program in self.ours(problem)? {
                let peak = bench::peak(&program, input.path(), settings.limits);
                cells.push(peak.with_context(|| problem.slug.clone())? as f64 / 1e6);
            }
            cells.push(problem.memory);
            let cells: String = cells.iter().map(|cell| format!(" {cell:.1} MB |")).collect();
            println!("| {} |{cells}", problem.slug)?;
        }
        Ok(())
    }
}
