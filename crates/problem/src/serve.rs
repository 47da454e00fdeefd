//! The executable of a problem's tests as a server of answers; see [`protocol`].

use std::fs;
use std::io::{stdin, stdout, BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, Context, Result};
use proptest::strategy::{Strategy, ValueTree};
use protocol::question::{LawCases, Question, RandomCases, Request};
use protocol::{Bound, RandomSize, Scope};
use study::{Asked, Language};

use crate::bad_input;
use crate::checktestdata;
use crate::data::{self, Datum};
use crate::definition::Definition;
use crate::invalid;
use crate::location::Location;
use crate::positions;
use crate::probes::{words, Word};
use crate::random;
use crate::shape::Size;
use crate::studied;
use crate::token::Reached;
use crate::value::Value;

/// Answers requests until there are no more, in JSON; the exit code.
pub fn serve(location: Location, definition: &Definition) -> i32 {
    let server = Server { location, definition };
    for line in stdin().lock().lines() {
        let reply = line.map_err(anyhow::Error::from).and_then(|line| server.reply(&line));
        let reply = reply.map_err(|error| format!("{error:#}"));
        let written = serde_json::to_writer(stdout(), &reply).map_err(anyhow::Error::from);
        if written.and_then(|()| Ok(writeln!(stdout())?)).is_err() {
            // The reader of the replies has gone.
            return 1;
        }
    }
    0
}

struct Server<'a> {
    location: Location,
    definition: &'a Definition,
}

impl Server<'_> {
    fn reply(&self, line: &str) -> Result<serde_json::Value> {
        let grammar = &self.definition.grammar;
        match serde_json::from_str(line)? {
            Request::Answer(asked) => typed(&asked, self.answer(&asked.input)?),
            Request::IsPlayed(asked) => {
                let cases = grammar.read(&asked.input, Scope::Beyond)?;
                typed(&asked, cases.iter().all(|case| (self.definition.reach)(case)))
            }
            Request::Validate(asked) => {
                let cases = grammar.read_lines(&asked.input, asked.scope);
                typed(&asked, cases.map(|cases| cases.len()).map_err(|error| error.to_string()))
            }
            Request::Generate(asked) => {
                let size = sized(asked.size, asked.scope);
                let cases =
                    positions::random_cases(self.definition, size, asked.cases, asked.seed)?;
                typed(&asked, grammar.write(&cases))
            }
            Request::WriteData(asked) => {
                typed(&asked, self.write_data(&asked.folder, asked.scope)?)
            }
            Request::ReachedBounds(asked) => typed(&asked, self.bounds(&asked.inputs)?),
            Request::Capacity(asked) => typed(&asked, grammar.most_cases(asked.scope)),
            Request::Longest(asked) => typed(&asked, data::longest(self.definition)?),
            Request::SmallCases(asked) => typed(&asked, self.small_cases(asked.scope)),
            Request::LawCases(asked) => typed(&asked, self.law_cases(&asked)),
            Request::RandomCases(asked) => typed(&asked, self.random_cases(&asked)?),
            Request::Compose(asked) => {
                let cases = asked.cases.iter().map(|case| self.case(case));
                let cases = cases.collect::<Result<Vec<_>>>()?;
                let fit = grammar.fitting(&cases, asked.scope) == cases.len();
                let composed = || (grammar.write(&cases), self.definition.answers(&cases));
                typed(&asked, fit.then(composed))
            }
            Request::Cases(asked) => {
                let cases = grammar.read(&asked.input, asked.scope).ok();
                typed(&asked, cases.map(|cases| self.written(&cases)))
            }
            Request::Positions(asked) => {
                let rows = studied::positions(self.definition, &asked.text)?;
                typed(&asked, rows.iter().map(|row| study::write(row)).collect())
            }
            Request::Study(asked) => {
                let study = &*self.definition.study()?.study;
                let language = Language::of_code(&asked.language).unwrap_or(Language::English);
                let respond = || study::respond(study, &asked.verb, &asked.argument);
                typed(&asked, language.speaking(respond))
            }
            Request::Explored(asked) => {
                let study = &*self.definition.study()?.study;
                let rows = asked.rows.clone();
                let found = study::explored(rows, asked.most, |row| study.options(row));
                typed(&asked, found.map(|(rows, moves)| (rows, moves, study.is_misere())))
            }
            Request::DrawPictures(asked) => typed(&asked, self.draw_pictures()?),
            Request::IsPromised(asked) => typed(&asked, grammar.is_promised(&asked.input)),
            Request::Corrupted(asked) => typed(&asked, bad_input::corrupted(&asked.input)),
            Request::InvalidInputs(asked) => typed(&asked, invalid::inputs(self.definition)?),
            Request::Repeated(asked) => {
                let cases = grammar.read(&asked.input, Scope::Beyond)?;
                typed(&asked, grammar.write(&vec![cases; asked.times].concat()))
            }
            Request::CheckSearch(asked) => {
                let check = |study| studied::check_search(study, &asked.printed);
                let studied = self.definition.studied.as_ref().ok();
                let checked = studied.map_or(Ok(()), |studied| check(&*studied.study));
                typed(&asked, checked.map_err(|error| format!("{error:#}")))
            }
            Request::FormatValidators(asked) => {
                let Definition { grammar, form, .. } = self.definition;
                typed(&asked, checktestdata::validators(grammar, form)?)
            }
            Request::Explain(asked) => {
                let case = self.case(&asked.case)?;
                let studied = self.definition.studied.as_ref().ok();
                typed(&asked, studied.map(|studied| studied.why(&case)))
            }
        }
    }

    fn draw_pictures(&self) -> Result<usize> {
        let folder = studied::pictures(self.location);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let pictures = studied::draw_pictures(self.definition.study()?);
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
        let ends = all.iter().flat_map(|(number, &(least, greatest))| {
            [(format!("least {number}"), least), (format!("greatest {number}"), greatest)]
        });
        let words =
            words(self.definition).into_iter().map(|Word { number, bits, is_too_short }| {
                (format!("answer that needs more than {bits} bits of {number}"), is_too_short)
            });
        let bound = |(name, reached): (String, bool)| {
            let excuse = self.definition.unreached.get(name.as_str()).map(|why| why.to_string());
            Bound { name, reached, excuse }
        };
        Ok(ends.chain(words).map(bound).collect())
    }

    fn small_cases(&self, scope: Scope) -> Vec<String> {
        let mut cases = self.written(&positions::small_positions(self.definition, scope));
        cases.sort_by_key(String::len);
        cases
    }

    fn law_cases(&self, asked: &LawCases) -> Option<Vec<String>> {
        let law = self.definition.laws.get(asked.number)?;
        let mut cases = positions::law_cases(self.definition, law, asked.scope);
        cases.truncate(self.definition.grammar.fitting(&cases, asked.scope).min(asked.most));
        Some(self.written(&cases))
    }

    fn random_cases(&self, asked: &RandomCases) -> Result<Vec<String>> {
        let size = growing(asked.round, asked.scope);
        let strategy = self.definition.grammar.strategy(size, 1);
        let strategy = strategy.prop_map(|mut cases| cases.remove(0));
        let mut runner = random::runner(asked.seed.wrapping_add(asked.round));
        let most = asked.most.min(if asked.round % 3 == 2 { 6 } else { 30 });
        let case = |_| {
            let tree = strategy.new_tree(&mut runner);
            let tree = tree.map_err(|reason| anyhow!("no random case: {reason}"))?;
            Ok(self.definition.grammar.write_case(&tree.current()))
        };
        (0..most).map(case).collect()
    }
}

/// A reply of the type that its question has in the protocol.
fn typed<Q: Question>(_: &Q, reply: Q::Reply) -> Result<serde_json::Value> {
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
