//! The large cases of a package: which of them it needs to reach every bound of the format.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use judge::cases::CaseFiles;
use judge::open_problem::OpenProblem;
use judge::scratch::put_if_new;
use judge::tests_server::TestsServer;
use protocol::question::{Capacity, Cases, Compose, ReachedBounds, Repeated, Workload};
use protocol::Scope;

/// No input is larger than this, whatever it reaches: Hydro takes 256 MB of files for a problem,
/// and the validators read some hundred kilobytes a second.
pub const MOST_BYTES: u64 = 64_000_000;

/// As many different cases, over and over, make the largest input: they take less than the 32 kB
/// in which archives look for repetitions.
const DIFFERENT_CASES: usize = 250;

/// The beginning of the name of the generated case that has as many cases as an input may hold.
pub const MANY: &str = "many-";

/// The bounds that none of these inputs reaches, those left out that `cases.toml` excuses.
pub fn missing(server: &TestsServer, inputs: Vec<PathBuf>) -> Result<BTreeSet<String>> {
    let bounds = server.ask(ReachedBounds { inputs })?.into_iter();
    let missing = bounds.filter(|bound| !bound.reached && bound.excuse.is_none());
    Ok(missing.map(|bound| bound.name).collect())
}

/// As many cases as an input may hold, of those that are measured: the generated case holds small
/// ones, on which a slow program is quick. `None` if they are too large, or not within the
/// judge's bounds.
pub fn most_cases(problem: &OpenProblem) -> Result<Option<CaseFiles>> {
    let server = &problem.server;
    let scope = Scope::Judge;
    let most = server.ask(Capacity { scope })?;
    let different = (1..=DIFFERENT_CASES).rev().find(|&count| most % count == 0).unwrap_or(1);
    let input = server.ask(Workload { number: 0, size: different as u64 })?;
    let Some(cases) = server.ask(Cases { input, scope })? else { return Ok(None) };
    let cases = cases.into_iter().cycle().take(different).collect();
    let Some((input, answers)) = server.ask(Compose { cases, scope })? else { return Ok(None) };
    let times = most / different;
    if input.len().saturating_mul(times) as u64 > MOST_BYTES {
        return Ok(None);
    }
    let name = "most-cases".to_string();
    let folder = problem.session.workspace.scratch("packages/cases");
    let input_file = folder.join(problem.slug()).join(&name);
    let (input_file, output) = (input_file.with_extension("in"), input_file.with_extension("out"));
    put_if_new(&input_file, &server.ask(Repeated { input, times })?)?;
    put_if_new(&output, &answers.repeat(times))?;
    Ok(Some(CaseFiles { name, input: input_file, output }))
}

/// The size of a file in bytes.
pub fn size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |file| file.len())
}

/// `4.2 MB`, `17 kB`
pub fn shown(bytes: u64) -> String {
    match bytes {
        1_000_000.. => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{} kB", bytes.div_ceil(1000)),
    }
}
