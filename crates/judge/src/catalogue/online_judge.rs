//! What each judge takes: its compiler, its editions, its crates.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use serde::Deserialize;

use crate::catalogue::names::plain;
use crate::catalogue::problem::{Listing, Problem};
use crate::disk::files::toml_file;

/// A judge, as `judges.toml` describes it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnlineJudge {
    /// Its name, with which the ids of its problems begin.
    pub name: String,
    /// What people call it for short.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Whether it takes Rust at all.
    pub takes_rust: bool,
    /// Whether no document was found that says that it takes Rust.
    #[serde(default)]
    pub rust_is_unproven: bool,
    /// Whether it takes C++98, which matters only where it takes no Rust.
    #[serde(default)]
    pub takes_cpp98: bool,
    /// The version of its compiler, if known.
    pub rustc: Option<String>,
    /// The editions that it offers; empty if not known.
    #[serde(default)]
    pub editions: Vec<String>,
    /// The standard of its newest C++, as g++ calls it, if known.
    pub cpp: Option<String>,
    /// The crates that a program may use there, with their versions.
    #[serde(default)]
    pub crates: BTreeMap<String, String>,
    /// The largest source that it takes, in bytes, if known.
    pub source_limit: Option<usize>,
    /// The stack in megabytes that it gives to programs, if known.
    pub stack: Option<f64>,
    /// Where to submit, with `{number}` for the judge's number of the problem and `{url}` for
    /// its page.
    pub submit: Option<String>,
    /// The claims here that nobody has checked.
    pub unverified: Option<String>,
}

#[derive(Deserialize)]
struct File {
    judge: Vec<OnlineJudge>,
}

/// The judges that the workspace at `root` knows.
pub fn load(root: &Path) -> Result<Vec<OnlineJudge>> {
    let file: File = toml_file(&root.join("problems/judges.toml"))?;
    Ok(file.judge)
}

/// A problem's name in which the judge is called by its alias, with the judge's own name: `CF 850C`
/// and `cf850c` become `Codeforces 850C`. Any other name stays as it is.
pub fn in_full(judges: &[OnlineJudge], name: &str) -> String {
    let end = name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len());
    let (judge, number) = name.split_at(end);
    let number = number.trim_start_matches([' ', '_']);
    let called = judges.iter().find(|known| known.aliases.iter().any(|a| plain(a) == plain(judge)));
    match called.filter(|_| number.starts_with(char::is_alphanumeric)) {
        Some(judge) => format!("{} {number}", judge.name),
        None => name.to_string(),
    }
}

/// The judge with this name or alias, however it is spelt.
///
/// # Errors
///
/// If there is none, with the names of all judges.
pub fn find<'a>(judges: &'a [OnlineJudge], name: &str) -> Result<&'a OnlineJudge> {
    let names = |judge: &OnlineJudge| [vec![judge.name.clone()], judge.aliases.clone()].concat();
    let found = judges.iter().find(|judge| names(judge).iter().any(|n| plain(n) == plain(name)));
    let names: Vec<&str> = judges.iter().map(|judge| judge.name.as_str()).collect();
    found
        .with_context(|| format!("there is no judge `{name}`; the judges are {}", names.join(", ")))
}

impl Problem {
    /// The problem as this judge has it, with its limits and bounds; `None` if it does not have it.
    pub fn at(&self, judge: &OnlineJudge) -> Option<Problem> {
        let listing = judge.problem(self)?;
        Some(Problem {
            time: listing.time.unwrap_or(self.time),
            memory: listing.memory.unwrap_or(self.memory),
            bounds: listing.bounds.clone(),
            stack: judge.stack,
            ..self.clone()
        })
    }
}

impl OnlineJudge {
    /// The problem at this judge, if it has it.
    pub fn problem<'a>(&self, problem: &'a Problem) -> Option<&'a Listing> {
        problem.judges.iter().find(|listing| self.number(listing).is_some())
    }

    /// The minor version of its compiler, if known: 63 for rustc 1.63.
    pub fn rustc_minor(&self) -> Option<u32> {
        self.rustc.as_ref()?.split('.').nth(1)?.parse().ok()
    }

    /// Whether this judge has the problem and surely takes it in Rust.
    pub fn has_in_rust(&self, problem: &Problem) -> bool {
        self.takes_rust && !self.rust_is_unproven && self.problem(problem).is_some()
    }

    /// The judge's number for the problem, empty if it has none; nothing if the listing is another
    /// judge's.
    pub fn number<'a>(&self, listing: &'a Listing) -> Option<&'a str> {
        let rest = listing.id.strip_prefix(&self.name)?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
    }

    /// Where to submit the problem, if this judge has it.
    pub fn submit_page(&self, problem: &Problem) -> Option<String> {
        let listing = self.problem(problem)?;
        let number = self.number(listing).filter(|number| !number.is_empty())?;
        let page = self.submit.as_ref()?.replace("{number}", number);
        match &listing.url {
            Some(url) => Some(page.replace("{url}", url)),
            None => Some(page).filter(|page| !page.contains("{url}")),
        }
    }

    /// # Errors
    ///
    /// If the judge takes no Rust; with a judge that has the problem and does.
    pub fn must_take_rust(&self, problem: &Problem, all: &[OnlineJudge]) -> Result<()> {
        if self.takes_rust {
            return Ok(());
        }
        let takes = |listing: &&Listing| {
            all.iter().any(|other| other.takes_rust && other.number(listing).is_some())
        };
        let others = problem.judges.iter().filter(takes);
        let others: Vec<&str> = others.map(|listing| listing.id.as_str()).collect();
        let elsewhere = match &others[..] {
            [] => ", and no other judge is known to have the problem".to_string(),
            others => format!("; the problem is also {}", others.join(", ")),
        };
        bail!("{} does not accept Rust{elsewhere}", self.name)
    }

    /// # Errors
    ///
    /// If a source of this many bytes is too long for this judge.
    pub fn must_take(&self, bytes: usize) -> Result<()> {
        let limit = self.source_limit.unwrap_or(usize::MAX);
        ensure!(
            bytes <= limit,
            "{} accepts at most {limit} bytes, and the file has {bytes}",
            self.name
        );
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use protocol::Bounds;

    use super::*;

    fn judges() -> Vec<OnlineJudge> {
        let file: File = toml::from_str(
            r#"
            [[judge]]
            name = "HDU"
            aliases = ["HDOJ"]
            takes_rust = false
            submit = "{url}"

            [[judge]]
            name = "Luogu"
            takes_rust = true
            source_limit = 50
            submit = "https://luogu.example/{number}#submit"
            "#,
        )
        .unwrap();
        file.judge
    }

    fn problem(ids: &[&str]) -> Problem {
        Problem::in_test("", "", ids)
    }

    #[test]
    fn a_judge_is_found_however_it_is_spelt() {
        assert_eq!(find(&judges(), "luogu").unwrap().name, "Luogu");
        assert_eq!(find(&judges(), "hdoj").unwrap().name, "HDU");
        let error = find(&judges(), "Kattis").unwrap_err().to_string();
        assert_eq!(error, "there is no judge `Kattis`; the judges are HDU, Luogu");
    }

    #[test]
    fn a_problem_may_be_named_by_a_judges_alias() {
        for name in ["HDOJ 1730", "hdoj1730", "Hdoj_1730"] {
            assert_eq!(in_full(&judges(), name), "HDU 1730");
        }
        for name in ["hdu1730", "hdoj", "hdoj-1730", "1730", "hdojx 1730", ""] {
            assert_eq!(in_full(&judges(), name), name);
        }
    }

    #[test]
    fn the_submit_page_has_the_judges_number() {
        let judges = judges();
        let page = judges[1].submit_page(&problem(&["HDU 1", "Luogu P4301"]));
        assert_eq!(page.as_deref(), Some("https://luogu.example/P4301#submit"));
        assert_eq!(judges[1].submit_page(&problem(&["HDU 1"])), None);
        assert_eq!(judges[0].submit_page(&problem(&["HDU 1"])), None);
    }

    #[test]
    fn a_judge_without_rust_names_one_that_takes_it() {
        let judges = judges();
        let refusal = |ids| judges[0].must_take_rust(&problem(ids), &judges).unwrap_err();
        assert_eq!(
            refusal(&["HDU 1", "Luogu P1"]).to_string(),
            "HDU does not accept Rust; the problem is also Luogu P1"
        );
        assert!(refusal(&["HDU 1"]).to_string().contains("no other judge"));
        assert!(judges[1].must_take_rust(&problem(&["Luogu P1"]), &judges).is_ok());
    }

    #[test]
    fn a_source_may_be_too_long() {
        let luogu = &judges()[1];
        assert!(luogu.must_take(50).is_ok());
        assert_eq!(
            luogu.must_take(51).unwrap_err().to_string(),
            "Luogu accepts at most 50 bytes, and the file has 51"
        );
    }

    #[test]
    fn a_judge_has_its_own_limits_bounds_and_stack() {
        let bounds = Bounds::from([("N".to_string(), [1, 47])]);
        let listing = Listing {
            id: "Luogu P1".to_string(),
            memory: Some(125.0),
            bounds: bounds.clone(),
            ..Listing::default()
        };
        let problem =
            Problem { time: 2.0, memory: 64.0, judges: vec![listing], ..Problem::default() };
        let judge = |name: &str| OnlineJudge {
            name: name.to_string(),
            stack: Some(32.0),
            ..OnlineJudge::default()
        };
        assert!(problem.at(&judge("HDU")).is_none());
        let there = problem.at(&judge("Luogu")).unwrap();
        assert_eq!((there.time, there.memory, there.stack), (2.0, 125.0, Some(32.0)));
        assert_eq!(there.bounds, bounds);
        assert_eq!((problem.memory, problem.stack), (64.0, None));
    }
}
