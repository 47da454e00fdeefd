//! The theorems that agree with a game: in lines, and as JSON.

use anyhow::Result;
use command::dialogue::tell;
use games::sequences::{shown, Sequence};
use games::table::Table;
use games::theorems::{Code, Findings, Found, SHOWN};
use judge::catalogue::{self, Problem};
use judge::output::println;
use judge::workspace::Workspace;
use serde_json::{json, Map, Value};
use study::{said, words, Language};

/// A longer line of code, such as a table that was only listed, is cut.
const WIDEST: usize = 500;

/// What was found, and the problems of the set.
pub struct Shown {
    findings: Findings,
    sequences: Vec<&'static Sequence>,
    problems: Vec<Problem>,
    /// What is said if no theorem was found.
    advice: Vec<String>,
    /// Whether every theorem is shown.
    all: bool,
}

impl Shown {
    /// What was found out about a table, to be shown with the problems of a workspace.
    ///
    /// # Errors
    /// If the workspace cannot be read.
    pub fn new(
        (findings, table): (Findings, &Table),
        advice: Vec<String>,
        workspace: &Workspace,
        all: bool,
    ) -> Result<Shown> {
        let problems = catalogue::load(&workspace.root)?.problems;
        Ok(Shown { findings, sequences: shown(table), problems, advice, all })
    }

    /// The problems whose theorem this may be.
    fn problems(&self, found: &Found) -> Vec<&str> {
        let problems = self.problems.iter();
        let kind = found.kinds.first().map(|kind| kind.name[0]);
        problems
            .filter(|problem| kind == Some(&*problem.theorem))
            .map(|problem| &*problem.slug)
            .collect()
    }

    /// The theorems, and where the nearest of the others fail.
    ///
    /// # Errors
    /// If standard output is closed.
    pub fn tell(&self) -> Result<()> {
        let Findings { theorems, misses, .. } = &self.findings;
        self.advice.iter().try_for_each(|line| tell(line))?;
        if !theorems.is_empty() {
            tell(words(
                "Theorems that agree with what was computed; where one is proved, a line says so:",
                "与计算结果相符的定理（已证明的另有说明）：",
            ))?;
        }
        let shown = if self.all { theorems.len() } else { SHOWN };
        for found in theorems.iter().take(shown) {
            self.tell_of(found)?;
        }
        if let Some(more) = theorems.len().checked_sub(shown).filter(|more| *more > 0) {
            tell(&said!("`--all` shows {} more.", "`--all` 再显示 {} 条。", more))?;
        }
        for line in misses.iter().flat_map(Found::lines) {
            tell(&said!("Not quite: {}.", "差一点：{}。", line))?;
        }
        for sequence in &self.sequences {
            tell(&sequence.told())?;
        }
        Ok(())
    }

    fn tell_of(&self, found: &Found) -> Result<()> {
        println!()?;
        for (number, line) in found.lines().iter().enumerate() {
            tell(&format!("{}{line}", if number == 0 { "" } else { "    " }))?;
        }
        for (code, name) in Code::ALL.into_iter().zip(["Python", "C++", "Rust"]) {
            let lines = found.code.iter().flat_map(|codes| &codes[code.0 as usize]);
            for (number, line) in lines.enumerate() {
                let name = if number == 0 { name } else { "" };
                let (line, is_cut) = match line.char_indices().nth(WIDEST) {
                    Some((end, _)) if !self.all => (&line[..end], true),
                    _ => (&line[..], false),
                };
                println!("    {name:<8}{line}{}", if is_cut { " ..." } else { "" })?;
            }
        }
        if let Some(game) = &found.game {
            println!("    cargo judge game {game}")?;
        }
        if let Some(kind) = found.kinds.first() {
            let place = Language::spoken() as usize;
            let page = Language::spoken().document("docs/theory.md");
            let problems = self.problems(found).join(", ");
            let end = if problems.is_empty() { String::new() } else { format!("; {problems}") };
            tell(&format!("    {page}#{}{end}", kind.theory[place]))?;
        }
        Ok(())
    }

    /// The fields `theorems`, `misses`, `unproven` and `oeis` of an answer.
    pub fn json(&self) -> Map<String, Value> {
        let theorem = |found: &Found| {
            let kind = found.kinds.first();
            let code = |at: usize| found.code.as_ref().map(|codes| codes[at].join("\n"));
            let formula: Map<String, Value> = Code::ALL
                .into_iter()
                .map(|(at, key)| (key.to_string(), json!(code(at as usize))))
                .collect();
            json!({
                "name": found.name,
                "says": if found.values { "value" } else { "lost" },
                "agrees": found.agrees,
                "speaks": found.speaks,
                "of": found.of,
                "beyond": found.beyond,
                "silent": found.silent,
                "either": found.either,
                "needs": Some(found.needs).filter(|needs| *needs > 0),
                "formula": found.code.as_ref().map(|_| formula),
                "game": found.game,
                "proved_by": found.proof,
                "theory": kind.map(|kind| format!("docs/theory.md#{}", kind.theory[0])),
                "theorem": kind.map(|kind| kind.name[0]),
                "problems": self.problems(found),
                "fails": found.fails.as_ref().map(|(row, said, truth)| {
                    json!({ "position": row, "says": said, "true": truth })
                }),
            })
        };
        let list = |found: &[Found]| found.iter().map(theorem).collect::<Vec<Value>>();
        let Findings { theorems, misses, unproven } = &self.findings;
        let sequences = self.sequences.iter().map(|sequence| json!(sequence.number)).collect();
        let lists = [("theorems", theorems), ("misses", misses), ("unproven", unproven)];
        let lists = lists.map(|(key, found)| (key, list(found)));
        let lists = lists.into_iter().chain([("oeis", sequences)]);
        lists.map(|(key, list): (&str, Vec<Value>)| (key.to_string(), json!(list))).collect()
    }
}
