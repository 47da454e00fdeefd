//! Wrong submissions, which the data must catch.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};

use crate::catalogue::Entry;
use crate::comparison::Comparison;
use crate::grading::{limits, Candidate};
use crate::tokens::Scope;
use crate::verdict::Verdict;
use crate::workspace::{files_in, CaseFiles, Workspace};

/// A program that must fail, as its first line says: `//! WA: why`.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The problem.
    pub entry: Entry,
    /// The file.
    pub source: PathBuf,
    /// The verdict that it must get.
    pub promised: Verdict,
    /// Whether it is right within the judge's bounds: then cases beyond them must catch it.
    pub scope: Scope,
}

/// The cases of a problem.
#[derive(Clone, Debug)]
pub struct Data {
    /// Those within the judge's bounds.
    pub judge: Vec<CaseFiles>,
    /// Those that only our wider range contains.
    pub beyond: Vec<CaseFiles>,
}

/// The wrong submissions of a problem.
pub fn load(workspace: &Workspace, entry: &Entry) -> Result<Vec<Wrong>> {
    let sources = files_in(&workspace.problem(&entry.slug).join("wrong"))?;
    sources.into_iter().map(|source| Wrong::read(entry, source)).collect()
}

impl Wrong {
    fn read(entry: &Entry, source: PathBuf) -> Result<Wrong> {
        let text = fs::read_to_string(&source).with_context(|| source.display().to_string())?;
        let (promised, scope) = promise(&text).with_context(|| {
            format!("{}: the first line is not `//! WA: why`", source.display())
        })?;
        Ok(Wrong { entry: entry.clone(), source, promised, scope })
    }

    /// The file's name, which is the mistake.
    pub fn name(&self) -> String {
        self.source.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Compiles the program.
    pub fn compile(&self, workspace: &Workspace) -> Result<PathBuf> {
        workspace.compile(&self.entry.slug, &self.source)
    }

    /// Runs the compiled program on the cases until one of them brings the
    /// promised verdict; the name of that case.
    ///
    /// # Errors
    ///
    /// If none does, or if one that must only fail beyond the judge's bounds
    /// fails within them. The message says what happened instead.
    pub fn caught_by(&self, program: &Path, data: &Data) -> Result<String> {
        let candidate = Candidate {
            command: vec![OsString::from(program)],
            limits: limits(&self.entry, None, None),
            comparison: Comparison::Tokens,
        };
        let mut others = Vec::new();
        for case in &data.judge {
            let verdict = candidate.grade(case)?.verdict;
            if verdict != Verdict::AC && self.scope == Scope::Beyond {
                bail!("{verdict} on {}, which is within the judge's bounds", case.name);
            }
            if verdict == self.promised {
                return Ok(case.name.clone());
            }
            others.extend((verdict != Verdict::AC).then(|| format!("{verdict} on {}", case.name)));
        }
        for case in data.beyond.iter().filter(|_| self.scope == Scope::Beyond) {
            if candidate.grade(case)?.verdict == self.promised {
                return Ok(case.name.clone());
            }
        }
        match others.first() {
            Some(other) => bail!("never {}, only {other}", self.promised),
            None => bail!("it passes everything"),
        }
    }
}

/// The verdict that the header promises, and where.
fn promise(text: &str) -> Option<(Verdict, Scope)> {
    let (promise, why) = text.lines().next()?.strip_prefix("//! ")?.split_once(": ")?;
    let (verdict, scope) = match promise.strip_suffix(" beyond") {
        Some(verdict) => (verdict, Scope::Beyond),
        None => (promise, Scope::Judge),
    };
    let verdicts = [Verdict::WA, Verdict::TLE, Verdict::MLE, Verdict::RE];
    let verdict = verdicts.into_iter().find(|known| known.to_string() == verdict)?;
    (!why.trim().is_empty()).then_some((verdict, scope))
}
