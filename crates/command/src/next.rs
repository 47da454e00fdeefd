//! What to solve next, and why: from the course, from what the problems need, and from the verdicts
//! on the user's programs.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use judge::catalogue::Problem;
use judge::documents::course::{course, Step};
use judge::documents::lists::COURSES;
use judge::mine::Remembered;
use judge::output::println;
use judge::session::Session;
use serde::Serialize;
use study::{said, words};

use command::arguments::Next;
use command::dialogue::tell;
use command::look::game;
use command::RIGHT;

use crate::list::verdicts;

/// The number of problems that are named.
const CHOICES: usize = 3;

/// A problem to solve now.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its slug.
    pub problem: String,
    /// The game, as the heading of its page has it.
    pub game: String,
    /// From 1 to 5.
    pub difficulty: u8,
    /// The step of the course that it belongs to, if it belongs to one.
    pub step: Option<usize>,
    /// Why this one.
    pub why: String,
}

/// Names three problems, or fewer if fewer are left.
pub fn next(session: &Session, options: &Next) -> Result<u8> {
    let choices = choices(session)?;
    if options.json {
        println!("{}", serde_json::to_string_pretty(&choices)?)?;
        return Ok(RIGHT);
    }
    for Choice { problem, game, why, .. } in &choices {
        tell(&said!("{} ({}): {}", "{}（{}）：{}", problem, game, why))?;
    }
    match choices.first() {
        Some(Choice { problem, .. }) => tell(&said!(
            "`cargo judge show {}` prints its statement, and `cargo judge hint {}` a hint",
            "`cargo judge show {}` 打印题面，`cargo judge hint {}` 给出提示",
            problem,
            problem
        ))?,
        None => tell(words("you have solved every problem of the course", "教程中的题你都做完了"))?,
    }
    Ok(RIGHT)
}

/// The first of the choices, in a line: what stands below a green run.
pub fn in_a_line(session: &Session) -> Result<Option<String>> {
    let first = choices(session)?.into_iter().next();
    Ok(first.map(|Choice { problem, why, .. }| {
        said!("next: {} ({})", "下一题：{}（{}）", problem, why)
    }))
}

fn choices(session: &Session) -> Result<Vec<Choice>> {
    let [english, chinese] = COURSES;
    let steps = course(&session.workspace.root, words(english, chinese))?;
    let state = State::new(session);
    let chosen = chosen(&steps, &session.catalogue.problems, &state);
    let choice = |(problem, why): (&Problem, String)| Choice {
        problem: problem.slug.clone(),
        game: game(&session.workspace, problem),
        difficulty: problem.difficulty,
        step: step_of(&steps, &problem.slug).map(|step| step.number),
        why,
    };
    Ok(chosen.into_iter().map(choice).collect())
}

/// What the user has done so far.
#[derive(Default)]
struct State {
    solved: BTreeSet<String>,
    /// The program last tested for each problem that is not solved, and what became of it.
    begun: BTreeMap<String, (String, Remembered)>,
}

impl State {
    /// From the verdicts on the user's programs.
    fn new(session: &Session) -> State {
        let mut state = State::default();
        for Problem { slug, .. } in &session.catalogue.problems {
            let verdicts = verdicts(&session.workspace, slug);
            if verdicts.values().any(Remembered::solves) {
                state.solved.insert(slug.clone());
            } else if let Some(last) = verdicts.into_iter().max_by_key(|(_, it)| it.tested.clone())
            {
                state.begun.insert(slug.clone(), last);
            }
        }
        state
    }
}

/// Three problems with the reasons: the one that was begun last, the next of the core whose needs
/// are met, and one more of a theorem that has been solved; others of the course where there is
/// none of these.
fn chosen<'a>(
    steps: &[Step],
    problems: &'a [Problem],
    state: &State,
) -> Vec<(&'a Problem, String)> {
    let problem = |slug: &String| problems.iter().find(|problem| problem.slug == *slug);
    let is_open = |problem: &&Problem| !state.solved.contains(&problem.slug);
    let core = || steps.iter().flat_map(|step| &step.core).filter_map(problem).filter(is_open);
    let rest = || steps.iter().flat_map(|step| &step.practice).filter_map(problem).filter(is_open);
    let is_ready =
        |problem: &&Problem| problem.needs.iter().all(|slug| state.solved.contains(slug));
    let known: BTreeSet<&str> = problems
        .iter()
        .filter(|problem| !is_open(problem))
        .map(|problem| problem.theorem.as_str())
        .collect();
    let last = state.begun.iter().max_by_key(|(_, (_, it))| it.tested.clone());
    let begun = last.and_then(|(slug, _)| problem(slug));
    let again = rest().filter(|it| known.contains(&*it.theorem)).min_by_key(|it| it.difficulty);
    let first = begun.into_iter().chain(core().find(is_ready)).chain(again);
    let mut chosen: Vec<&Problem> = Vec::new();
    for problem in first.chain(core().filter(is_ready)).chain(core()).chain(rest()) {
        if chosen.len() < CHOICES && !chosen.iter().any(|other| other.slug == problem.slug) {
            chosen.push(problem);
        }
    }
    chosen.into_iter().map(|problem| (problem, why(steps, problem, &known, state))).collect()
}

/// Why this problem.
fn why(steps: &[Step], problem: &Problem, known: &BTreeSet<&str>, state: &State) -> String {
    let Problem { slug, theorem, needs, .. } = problem;
    if let Some((program, Remembered { verdict, .. })) = state.begun.get(slug) {
        let program = format!("mine/{slug}/{program}");
        return said!(
            "you have begun it, {} has {}",
            "你已经开始，{} 的结果是 {}",
            program,
            verdict
        );
    }
    let open: Vec<&str> =
        needs.iter().filter(|slug| !state.solved.contains(*slug)).map(String::as_str).collect();
    let Some(Step { number, title, core, .. }) = step_of(steps, slug) else {
        return words("it is not in the course", "不在教程中").to_string();
    };
    match (core.contains(slug), known.contains(&**theorem)) {
        (true, _) if open.is_empty() => {
            said!("the core of step {}, {}", "第 {} 节的核心：{}", number, title)
        }
        (true, _) => said!(
            "the core of step {}, {}; solve {} first",
            "第 {} 节的核心：{}；先做 {}",
            number,
            title,
            open.join(", ")
        ),
        (_, true) => {
            said!("the theorem again that you know: {}", "再用一次你已掌握的定理：{}", theorem)
        }
        _ => said!("further practice of step {}, {}", "第 {} 节的更多练习：{}", number, title),
    }
}

/// The step that has a problem.
fn step_of<'a>(steps: &'a [Step], slug: &String) -> Option<&'a Step> {
    steps.iter().find(|step| step.core.contains(slug) || step.practice.contains(slug))
}

#[cfg(test)]
mod tests {
    use judge::judging::verdict::Verdict;

    use super::*;

    fn problem(slug: &str, theorem: &str, difficulty: u8, needs: &[&str]) -> Problem {
        let (slug, theorem) = (slug.to_string(), theorem.to_string());
        let needs = needs.iter().map(|slug| slug.to_string()).collect();
        Problem { slug, theorem, difficulty, needs, ..Problem::default() }
    }

    fn step(number: usize, [core, practice]: [&[&str]; 2]) -> Step {
        let [core, practice] = [core, practice].map(|it| it.iter().map(|it| it.to_string()));
        let title = format!("S{number}");
        Step { number, title, core: core.collect(), practice: practice.collect() }
    }

    fn begun(program: &str, tested: &str) -> (String, Remembered) {
        let tested = tested.to_string();
        let verdict = Verdict::WA;
        let it = Remembered { verdict, cases: 1, slow: 0, not_run: 0, judge: None, tested };
        (program.to_string(), it)
    }

    #[test]
    fn what_is_begun_comes_first_then_the_core_whose_needs_are_met_then_a_known_theorem() {
        let steps = [step(1, [&["a"], &["a3", "a2"]]), step(2, [&["c", "b"], &["b2"]])];
        let problems = [
            problem("a", "A", 1, &[]),
            problem("a2", "A", 1, &["a"]),
            problem("a3", "A", 2, &["a"]),
            problem("b", "B", 1, &["a"]),
            problem("b2", "B", 1, &["b"]),
            problem("c", "C", 1, &["a2"]),
        ];
        let said = |state: &State| -> Vec<String> {
            let chosen = chosen(&steps, &problems, state).into_iter();
            chosen.map(|(problem, why)| format!("{}: {why}", problem.slug)).collect()
        };
        let mut state = State::default();
        let core = "the core of step";
        assert_eq!(
            said(&state),
            [
                format!("a: {core} 1, S1"),
                format!("c: {core} 2, S2; solve a2 first"),
                format!("b: {core} 2, S2; solve a first")
            ]
        );
        state.solved.insert("a".to_string());
        assert_eq!(
            said(&state),
            [
                format!("b: {core} 2, S2"),
                "a2: the theorem again that you know: A".to_string(),
                format!("c: {core} 2, S2; solve a2 first")
            ]
        );
        state.begun.insert("a3".to_string(), begun("x.py", "2026-01-02"));
        state.begun.insert("b2".to_string(), begun("y.py", "2026-01-01"));
        let first = "a3: you have begun it, mine/a3/x.py has WA";
        assert_eq!(said(&state)[..2], [first.to_string(), format!("b: {core} 2, S2")]);
        state.solved.extend(problems.iter().map(|problem| problem.slug.clone()));
        state.begun.clear();
        assert!(said(&state).is_empty());
    }
}
