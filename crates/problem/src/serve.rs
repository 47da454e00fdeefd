//! The executable of a problem's tests as a server of answers; see [`protocol`].

use std::fs;
use std::io::{stdin, stdout, BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, Context, Result};
use proptest::strategy::{Strategy, ValueTree};
use protocol::{Bound, RandomSize, Request, Scope};
use serde::Serialize;

use crate::bad_input;
use crate::cases;
use crate::checktestdata;
use crate::data::{self, Datum};
use crate::definition::Definition;
use crate::invalid;
use crate::location::Location;
use crate::random::{self, Random};
use crate::shape::Size;
use crate::studied;
use crate::token::Reached;
use crate::value::Value;

/// Answers requests until there are no more, in JSON; the exit code.
pub fn serve(location: Location, definition: &Definition) -> i32 {
    let mut server = Server { location, definition, trees: Vec::new() };
    for line in stdin().lock().lines() {
        let reply = line.map_err(anyhow::Error::from).and_then(|line| server.reply(&line));
        let reply = reply.map_err(|error| format!("{error:#}"));
        let written = serde_json::to_writer(stdout(), &reply).map_err(anyhow::Error::from);
        if written.and_then(|()| Ok(writeln!(stdout())?)).is_err() {
            // Whoever asked is gone.
            return 1;
        }
    }
    0
}

struct Server<'a> {
    location: Location,
    definition: &'a Definition,
    /// The latest random cases.
    trees: Vec<Box<dyn ValueTree<Value = Value>>>,
}

impl Server<'_> {
    fn reply(&mut self, line: &str) -> Result<serde_json::Value> {
        match serde_json::from_str(line)? {
            Request::Answer { input } => json(self.answer(&input)?),
            Request::Validate { input, scope } => {
                let cases = self.definition.grammar.read(&input, scope);
                json(cases.map(|cases| cases.len()).map_err(|error| error.to_string()))
            }
            Request::Generate { size, cases, seed, scope } => {
                let cases = data::random_cases(self.definition, sized(size, scope), cases, seed)?;
                json(self.definition.grammar.write(&cases))
            }
            Request::WriteData { folder, scope } => json(self.write_data(&folder, scope)?),
            Request::Bounds { inputs } => json(self.bounds(&inputs)?),
            Request::Workloads => {
                let workloads = self.definition.workloads.iter();
                json(workloads.map(|workload| (workload.name, workload.size)).collect::<Vec<_>>())
            }
            Request::Workload { number, size } => json(self.workload(number, size)?),
            Request::Capacity { scope } => json(self.definition.grammar.most_cases(scope)),
            Request::SmallCases { scope } => json(self.small_cases(scope)),
            Request::LawCases { number, scope, most } => json(self.law_cases(number, scope, most)),
            Request::RandomCases { round, seed, scope, most } => {
                json(self.random_cases(round, seed, scope, most)?)
            }
            Request::Simplify { case } => {
                let simpler = self.trees[case].simplify();
                json(simpler.then(|| self.current(case)))
            }
            Request::Complicate { case } => {
                let changed = self.trees[case].complicate();
                json(changed.then(|| self.current(case)))
            }
            Request::Compose { cases, scope } => {
                let cases = cases.iter().map(|case| self.case(case)).collect::<Result<Vec<_>>>()?;
                let grammar = &self.definition.grammar;
                let fit = grammar.fitting(&cases, scope) == cases.len();
                json(fit.then(|| (grammar.write(&cases), self.definition.answers(&cases))))
            }
            Request::Cases { input, scope } => {
                let cases = self.definition.grammar.read(&input, scope).ok();
                json(cases.map(|cases| self.written(&cases)))
            }
            Request::Positions { text } => {
                let rows = studied::positions(self.definition, &text)?;
                json(rows.iter().map(|row| study::write(row)).collect::<Vec<String>>())
            }
            Request::Study { verb, argument } => {
                json(study::respond(&*self.definition.study()?.study, &verb, &argument))
            }
            Request::Pictures => json(self.write_pictures()?),
            Request::Promised { input } => json(self.definition.grammar.is_promised(&input)),
            Request::Corrupted { input } => json(bad_input::corrupted(&input)),
            Request::Invalid => json(invalid::inputs(self.definition)?),
            Request::Repeated { input, times } => {
                let cases = self.definition.grammar.read(&input, Scope::Beyond)?;
                json(self.definition.grammar.write(&vec![cases; times].concat()))
            }
            Request::Validators => {
                json(checktestdata::validators(&self.definition.grammar, &self.definition.form)?)
            }
            Request::Explain { case } => {
                let case = self.case(&case)?;
                json(self.definition.studied.as_ref().ok().map(|studied| studied.why(&case)))
            }
        }
    }

    fn write_pictures(&self) -> Result<usize> {
        let folder = studied::pictures(self.location);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let pictures = (self.definition.study()?.pictures)();
        for (name, svg) in &pictures {
            fs::write(folder.join(format!("{name}.svg")), svg)?;
        }
        Ok(pictures.len())
    }

    fn case(&self, text: &str) -> Result<Value> {
        Ok(self.definition.grammar.read_case(text, Scope::Beyond)?)
    }

    fn written(&self, cases: &[Value]) -> Vec<String> {
        cases.iter().map(|case| self.definition.grammar.write_case(case)).collect()
    }

    fn answer(&self, input: &str) -> Result<String> {
        let cases = self.definition.grammar.read(input, Scope::Beyond)?;
        Ok(self.definition.answers(&cases))
    }

    fn write_data(&self, folder: &Path, scope: Scope) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        for Datum { name, input, expected } in data::generate(self.definition, scope, 1)? {
            fs::write(folder.join(format!("{name}.in")), input)?;
            fs::write(folder.join(format!("{name}.out")), expected)?;
        }
        Ok(())
    }

    fn bounds(&self, inputs: &[PathBuf]) -> Result<Vec<Bound>> {
        let mut all = Reached::new();
        for input in inputs {
            let name = || input.display().to_string();
            let text = fs::read_to_string(input).with_context(name)?;
            let reached = self.definition.grammar.reached(&text, Scope::Judge);
            for (number, ends) in reached.with_context(name)? {
                let (least, greatest) = all.entry(number).or_default();
                *least |= ends.0;
                *greatest |= ends.1;
            }
        }
        let excuses = cases::unreached(self.location)?;
        let ends = all.iter().flat_map(|(number, &(least, greatest))| {
            [(format!("least {number}"), least), (format!("greatest {number}"), greatest)]
        });
        Ok(ends
            .map(|(name, reached)| Bound { excuse: excuses.get(&name).cloned(), name, reached })
            .collect())
    }

    fn workload(&self, number: usize, size: u64) -> Result<String> {
        let workload =
            self.definition.workloads.get(number).context("there is no such workload")?;
        let cases = (workload.cases)(size, &mut Random::new(1));
        Ok(self.definition.grammar.write(&cases))
    }

    fn small_cases(&self, scope: Scope) -> Vec<String> {
        let mut positions = self.definition.small.clone();
        positions.retain(|position| self.definition.grammar.holds(position, scope));
        let mut cases = self.written(&positions);
        cases.sort_by_key(String::len);
        cases
    }

    fn law_cases(&self, number: usize, scope: Scope, most: usize) -> Option<Vec<String>> {
        let law = self.definition.laws.get(number)?;
        let mut cases = data::law_cases(self.definition, law, scope);
        cases.truncate(self.definition.grammar.fitting(&cases, scope).min(most));
        Some(self.written(&cases))
    }

    fn random_cases(
        &mut self,
        round: u64,
        seed: u64,
        scope: Scope,
        most: usize,
    ) -> Result<Vec<String>> {
        let strategy = self.definition.grammar.strategy(growing(round, scope), 1);
        let strategy = strategy.prop_map(|mut cases| cases.remove(0));
        let mut runner = random::runner(seed.wrapping_add(round));
        let most = most.min(if round % 3 == 2 { 6 } else { 30 });
        self.trees.clear();
        for _ in 0..most {
            let tree = strategy.new_tree(&mut runner);
            let tree = tree.map_err(|reason| anyhow!("no random case: {reason}"))?;
            self.trees.push(Box::new(tree));
        }
        Ok((0..most).map(|case| self.current(case)).collect())
    }

    fn current(&self, case: usize) -> String {
        self.definition.grammar.write_case(&self.trees[case].current())
    }
}

fn json(reply: impl Serialize) -> Result<serde_json::Value> {
    Ok(serde_json::to_value(reply)?)
}

fn sized(size: RandomSize, scope: Scope) -> Size {
    match size {
        RandomSize::Small => Size::small(scope),
        RandomSize::Medium => Size::medium(scope),
        RandomSize::Max => Size::full(scope),
    }
}

/// Sizes in rotation: growing from where people think, middling, and where machines overflow.
fn growing(round: u64, scope: Scope) -> Size {
    match round % 3 {
        0 => Size { value: 4 + round / 10, length: 3 + round / 60, ..Size::small(scope) },
        1 => Size::medium(scope),
        _ => Size::large(scope),
    }
}
