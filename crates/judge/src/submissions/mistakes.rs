//! Which mistake is behind the wrong answers of a program: the wrong programs of its problem are
//! given the same cases, and one that answers like it has the mistake.

use std::collections::BTreeSet;
use std::ffi::OsString;

use anyhow::Result;

use crate::catalogue::page::{section, BEYOND};
use crate::catalogue::problem::Problem;
use crate::disk::cases::CaseFiles;
use crate::disk::files::text;
use crate::judging::grading::{limits, Candidate, Grade};
use crate::judging::side::Judging;
use crate::judging::verdict::Verdict;
use crate::listener::Listener;
use crate::mine;
use crate::submissions::wrong::{caught, in_chinese, Caught};
use crate::submissions::{first_of_each_mistake, load, runnable, Promise, Submission};
use crate::workspace::checks::{self, Check};
use crate::workspace::tools::Tools;
use crate::workspace::Workspace;

/// A case, and what became of a program on it.
pub type Graded<'a> = (&'a CaseFiles, &'a Grade);

/// The number of wrong answers, and that of right ones.
pub type Counts = [usize; 2];

/// The mistakes that explain the answers of a program best.
#[derive(Debug)]
pub struct Told {
    /// Wrong programs that answer like it, each mistake once; none if all of them answer otherwise
    /// on more than half of its wrong answers, or of its right ones.
    pub mistakes: Vec<Submission>,
    /// On how many cases they answer like it.
    pub alike: Counts,
    /// How many cases there are.
    pub of: Counts,
    /// The tools that are missing for the wrong programs that were not run.
    pub missing: BTreeSet<&'static str>,
}

/// Looks for the mistake in a program, by its answers, among the wrong programs of its problem.
///
/// # Errors
///
/// If one of them does not compile or cannot be started.
pub fn find_mistakes(
    workspace: &Workspace,
    problem: &Problem,
    judging: &Judging,
    mut graded: Vec<Graded<'_>>,
    listener: &dyn Listener,
) -> Result<Told> {
    // Where it crashed or came too late, there is no answer.
    graded.retain(|(_, grade)| [Verdict::WA, Verdict::AC].contains(&grade.verdict));
    // Nearly all wrong programs are given up after a few short inputs.
    graded.sort_by_key(|(case, _)| case.input.metadata().map_or(0, |file| file.len()));
    let of = [Verdict::WA, Verdict::AC]
        .map(|verdict| graded.iter().filter(|(_, grade)| grade.verdict == verdict).count());
    let limits = limits(problem, None, None);
    let mut known = load(workspace, problem)?;
    known.retain(|it| matches!(it.promise, Promise::Caught { verdict: Verdict::WA, .. }));
    let (known, missing) = runnable(known)?;
    let tools = Tools::of_ours();
    // All of them first: a compiler would be taken for a process that a running program has left.
    let compile = |mistake: &Submission| {
        mine::program(workspace, &problem.slug, &mistake.source)?
            .prepare(workspace, &tools, &limits)
    };
    let compile = Check::of_each(&known, Submission::name, compile);
    let commands = checks::all("compiling the known mistakes", &compile, listener)?;
    drop(compile);
    let ask = |command: &Vec<OsString>| {
        alike(&Candidate::new(command.clone(), limits, judging.clone()), &graded, of)
    };
    let ask = Check::of_each(&commands, |_| "a known mistake", ask);
    let counts = checks::all("asking the known mistakes", &ask, listener)?;
    let best = counts.iter().flatten().max_by_key(|counts| counts.iter().sum::<usize>()).copied();
    let is_best = |counts: &Option<Counts>| best.is_some() && *counts == best;
    let mistakes = known.into_iter().zip(&counts).filter(|(_, it)| is_best(it));
    let mistakes = first_of_each_mistake(mistakes.map(|(it, _)| it).collect());
    Ok(Told { mistakes, alike: best.unwrap_or_default(), of, missing })
}

/// On how many cases a program gives these answers; nothing as soon as it has given others to more
/// than half of one kind.
fn alike(program: &Candidate, graded: &[Graded<'_>], of: Counts) -> Result<Option<Counts>> {
    let mut unlike = [0, 0];
    for (case, answer) in graded {
        let kind = usize::from(answer.verdict == Verdict::AC);
        unlike[kind] += usize::from(!is_alike(program, case, answer)?);
        if 2 * unlike[kind] > of[kind] {
            return Ok(None);
        }
    }
    Ok(Some([0, 1].map(|kind| of[kind] - unlike[kind])))
}

/// Whether a program does the same as the one that got this grade.
fn is_alike(program: &Candidate, case: &CaseFiles, answer: &Grade) -> Result<bool> {
    if answer.verdict == Verdict::AC {
        return Ok(program.grade(case)?.verdict == Verdict::AC);
    }
    if let Judging::Played(_) = program.judging {
        let Grade { verdict, dialogue, .. } = program.grade(case)?;
        return Ok((verdict, dialogue) == (answer.verdict, answer.dialogue.clone()));
    }
    let judging = Judging::Compared(program.judging.comparison());
    let comparing = Candidate { judging, ..program.clone() };
    let grade =
        comparing.grade_on(&text(&case.input)?, &String::from_utf8_lossy(&answer.output))?;
    Ok(grade.verdict == Verdict::AC)
}

/// A mistake that a problem knows.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// Its name, which is that of its wrong program.
    pub name: String,
    /// What the program does instead.
    pub about: String,
    /// The same in Chinese, if `wrong.toml` says it.
    pub zh: Option<String>,
    /// What catches it.
    pub caught: Caught,
}

/// The mistakes that a problem knows, each once.
///
/// # Errors
///
/// If a wrong program or `wrong.toml` is malformed.
pub fn mistakes(workspace: &Workspace, problem: &Problem) -> Result<Vec<Mistake>> {
    let folder = workspace.problem(&problem.slug);
    let (mut caught, mut chinese) = (caught(&folder)?, in_chinese(&folder)?);
    let mistake = |it: Submission| {
        let (name, about) = (it.mistake(), it.about()?);
        let (zh, caught) = (chinese.remove(&name), caught.remove(&name).unwrap_or_default());
        Ok(Mistake { name, about, zh, caught })
    };
    first_of_each_mistake(load(workspace, problem)?).into_iter().map(mistake).collect()
}

/// The pitfalls of a problem's page, with those beyond the judge's bounds.
pub fn pitfalls(page: &str) -> Vec<String> {
    let mut pitfalls: Vec<String> = Vec::new();
    let sections = ["Pitfalls", BEYOND].map(|name| section(page, name).unwrap_or_default());
    for line in sections.iter().flat_map(|section| section.lines()) {
        match line.get(..2) {
            Some("- ") => pitfalls.push(line.to_string()),
            Some("  ") => pitfalls.iter_mut().last().into_iter().for_each(|text| *text += line),
            _ => {}
        }
    }
    pitfalls
}

/// Whether the text of a pitfall cites a case.
pub fn cites(pitfall: &str, case: &str) -> bool {
    pitfall.contains(&format!("`{case}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pitfall_is_found_by_the_case_that_it_cites() {
        let page = "# Nim\n\n- `01-a`\n\n## Pitfalls\n\n- One.\n  So ([`01-a`](x)).\n- Two: `02-b`.\n\n## More\n\n- `03-c`\n\n\
            ## Beyond the judge\n\nMore.\n\n- `04-d`.\n";
        let pitfalls = pitfalls(page);
        let place = |case| pitfalls.iter().position(|text| cites(text, case));
        assert_eq!(["01-a", "02-b", "03-c", "04-d"].map(place), [Some(0), Some(1), None, Some(2)]);
    }
}
