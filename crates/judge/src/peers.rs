//! The programs in C++ that ours are measured against.
//!
//! `right/readers.cpp` is compiled with each of the readers in `crates/judge/readers`, which
//! name the results. `textbook.cpp` is the way of most textbooks; it lies in `wrong` where
//! it is right but too slow for the judge.

use anyhow::{bail, ensure, Result};
use protocol::comparison::Comparison;

use crate::bench::Contender;
use crate::cases::CaseFiles;
use crate::files::{files_in, stem_of};
use crate::grading::Candidate;
use crate::language::{Language, Source};
use crate::limits::Limits;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// Compiles the peers of a problem.
pub fn compile(workspace: &Workspace, slug: &str) -> Result<Vec<Contender>> {
    let built = workspace.scratch("bench").join(slug);
    let file = |name: &str| Some(workspace.problem(slug).join(name)).filter(|file| file.exists());
    let mut sources = Vec::new();
    if let Some(file) = file("right/readers.cpp") {
        for reader in files_in(&workspace.root.join("crates/judge/readers"))? {
            let arguments = vec!["-include".into(), reader.clone().into()];
            let others = vec![reader.clone()];
            sources.push((stem_of(&reader), Source { file: file.clone(), others, arguments }));
        }
    }
    // What readers see is the textbook's way, unless that is another one.
    let textbook = file("right/textbook.cpp").or_else(|| file("right/solution.cpp"));
    let textbooks = textbook.into_iter().chain(file("wrong/textbook.cpp"));
    sources.extend(textbooks.map(|file| (stem_of(&file), Source::alone(&file))));
    let peer = |(name, source): (String, Source)| {
        let command = Language::Cpp.prepare(&source, &built.join(&name))?;
        Ok(Contender { name, command })
    };
    sources.into_iter().map(peer).collect()
}

/// Tests a peer before it is measured. It may give up on a case: the textbooks'
/// ways do not reach the far end of every range. But it may not be wrong.
///
/// # Errors
///
/// If an answer is wrong, or if none is right.
pub fn check(peer: &Contender, cases: &[CaseFiles], limits: Limits) -> Result<()> {
    let candidate = Candidate::new(peer.command.clone(), limits, Comparison::Tokens);
    let mut accepted = false;
    for case in cases {
        let grade = candidate.grade(case)?;
        if grade.verdict == Verdict::WA {
            bail!("{} cannot be compared: wrong on {}: {}", peer.name, case.name, grade.reason);
        }
        accepted |= grade.verdict == Verdict::AC;
    }
    ensure!(accepted, "{} cannot be compared: it solves no case", peer.name);
    Ok(())
}
