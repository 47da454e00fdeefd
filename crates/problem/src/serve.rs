//! The executable of a problem's tests as a server of answers; see [`protocol`].

use std::fs;
use std::io::{stdin, stdout, BufRead, Write};
use std::path::PathBuf;

use anyhow::{anyhow, Context, Result};
use proptest::strategy::{Strategy, ValueTree};
use protocol::question::{
    Cases, Compose, Explored, Generate, LawCases, Question, RandomCases, Repeated, Request,
    Study as AskedOfStudy, Validate, WriteData,
};
use protocol::{Bound, RandomSize, Scope, Validators};
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
            Request::IsPlayed(asked) => typed(&asked, self.is_played(&asked.input)?),
            Request::Validate(asked) => typed(&asked, self.validate(&asked)),
            Request::Generate(asked) => typed(&asked, self.generate(&asked)?),
            Request::WriteData(asked) => typed(&asked, self.write_data(&asked)?),
            Request::ReachedBounds(asked) => typed(&asked, self.bounds(&asked.inputs)?),
            Request::Capacity(asked) => typed(&asked, grammar.most_cases(asked.scope)),
            Request::Longest(asked) => typed(&asked, data::longest(self.definition)?),
            Request::SmallCases(asked) => typed(&asked, self.small_cases(asked.scope)),
            Request::LawCases(asked) => typed(&asked, self.law_cases(&asked)),
            Request::RandomCases(asked) => typed(&asked, self.random_cases(&asked)?),
            Request::Compose(asked) => typed(&asked, self.compose(&asked)?),
            Request::Cases(asked) => typed(&asked, self.cases(&asked)),
            Request::Positions(asked) => typed(&asked, self.positions(&asked.text)?),
            Request::Study(asked) => typed(&asked, self.study(&asked)?),
            Request::Explored(asked) => typed(&asked, self.explored(&asked)?),
            Request::DrawPictures(asked) => typed(&asked, self.draw_pictures()?),
            Request::IsPromised(asked) => typed(&asked, grammar.is_promised(&asked.input)),
            Request::Corrupted(asked) => typed(&asked, bad_input::corrupted(&asked.input)),
            Request::InvalidInputs(asked) => typed(&asked, invalid::inputs(self.definition)?),
            Request::Repeated(asked) => typed(&asked, self.repeated(&asked)?),
            Request::CheckSearch(asked) => typed(&asked, self.check_search(&asked.printed)),
            Request::FormatValidators(asked) => typed(&asked, self.validators()?),
            Request::Explain(asked) => typed(&asked, self.explain(&asked.case)?),
        }
    }

    fn answer(&self, input: &str) -> Result<String> {
        let cases = self.definition.grammar.read(input, Scope::Beyond)?;
        Ok(self.definition.answers(&cases))
    }

    fn is_played(&self, input: &str) -> Result<bool> {
        let cases = self.definition.grammar.read(input, Scope::Beyond)?;
        Ok(cases.iter().all(|case| (self.definition.reach)(case)))
    }

    fn validate(&self, asked: &Validate) -> Result<usize, String> {
        let cases = self.definition.grammar.read_lines(&asked.input, asked.scope);
        cases.map(|cases| cases.len()).map_err(|error| error.to_string())
    }

    fn generate(&self, asked: &Generate) -> Result<String> {
        let size = sized(asked.size, asked.scope);
        let cases = positions::random_cases(self.definition, size, asked.cases, asked.seed)?;
        Ok(self.definition.grammar.write(&cases))
    }

    fn write_data(&self, WriteData { folder, scope }: &WriteData) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        for Datum { name, input, expected } in data::generate(self.definition, *scope, 1)? {
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

    fn compose(&self, asked: &Compose) -> Result<Option<(String, String)>> {
        let grammar = &self.definition.grammar;
        let cases: Vec<Value> =
            asked.cases.iter().map(|case| self.case(case)).collect::<Result<_>>()?;
        let fit = grammar.fitting(&cases, asked.scope) == cases.len();
        Ok(fit.then(|| (grammar.write(&cases), self.definition.answers(&cases))))
    }

    fn cases(&self, asked: &Cases) -> Option<Vec<String>> {
        let cases = self.definition.grammar.read(&asked.input, asked.scope).ok();
        cases.map(|cases| self.written(&cases))
    }

    fn positions(&self, text: &str) -> Result<Vec<String>> {
        let rows = studied::positions(self.definition, text)?;
        Ok(rows.iter().map(|row| study::write(row)).collect())
    }

    fn study(&self, asked: &AskedOfStudy) -> Result<String> {
        let study = &*self.definition.study()?.study;
        let language = Language::of_code(&asked.language).unwrap_or(Language::English);
        Ok(language.speaking(|| study::respond(study, &asked.verb, &asked.argument)))
    }

    fn explored(&self, asked: &Explored) -> Result<<Explored as Question>::Reply> {
        let study = &*self.definition.study()?.study;
        let found = study::explored(asked.rows.clone(), asked.most, |row| study.options(row));
        Ok(found.map(|(rows, moves)| (rows, moves, study.is_misere())))
    }

    fn repeated(&self, asked: &Repeated) -> Result<String> {
        let cases = self.definition.grammar.read(&asked.input, Scope::Beyond)?;
        Ok(self.definition.grammar.write(&vec![cases; asked.times].concat()))
    }

    fn check_search(&self, printed: &str) -> Result<(), String> {
        let Ok(studied) = &self.definition.studied else { return Ok(()) };
        studied::check_search(&*studied.study, printed).map_err(|error| format!("{error:#}"))
    }

    fn validators(&self) -> Result<Validators> {
        let Definition { grammar, form, .. } = self.definition;
        checktestdata::validators(grammar, form)
    }

    fn explain(&self, case: &str) -> Result<Option<String>> {
        let case = self.case(case)?;
        Ok(self.definition.studied.as_ref().ok().map(|studied| studied.why(&case)))
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
