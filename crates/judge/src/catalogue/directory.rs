//! Where problems can be submitted: what `cargo judge list` says, and the tables of the catalogue.

use anyhow::{bail, Result};

use crate::catalogue::names::plain;
use crate::catalogue::online_judge::OnlineJudge;
use crate::catalogue::problem::{Listing, Problem};

/// The problems and the judges.
#[derive(Clone, Copy, Debug)]
pub struct Directory<'a> {
    /// All problems, in the order of their slugs.
    pub problems: &'a [Problem],
    /// All judges, the preferred one first.
    pub judges: &'a [OnlineJudge],
}

impl<'a> Directory<'a> {
    /// The problems that this judge has, those that can be submitted in Rust, and those of this
    /// theorem or of those whose names contain these words: each as far as it is asked for.
    ///
    /// # Errors
    ///
    /// If there is no such theorem, with the names of those that exist.
    pub fn find(
        &self,
        judge: Option<&OnlineJudge>,
        rust: bool,
        theorem: Option<&str>,
    ) -> Result<Vec<&'a Problem>> {
        let theorems = theorem.map(|words| self.theorems(words)).transpose()?;
        let is_wanted = |problem: &&Problem| {
            judge.is_none_or(|judge| judge.problem(problem).is_some())
                && theorems.as_ref().is_none_or(|names| names.contains(&problem.theorem.as_str()))
                && (!rust || !self.in_rust(problem).is_empty())
        };
        Ok(self.problems.iter().filter(is_wanted).collect())
    }

    /// The theorem with this name, or else all whose names contain it.
    fn theorems(&self, words: &str) -> Result<Vec<&'a str>> {
        let mut names: Vec<&str> =
            self.problems.iter().map(|problem| &problem.theorem[..]).collect();
        names.sort_unstable();
        names.dedup();
        let named = |test: fn(&str, &str) -> bool| -> Vec<&str> {
            names.iter().copied().filter(|name| test(&plain(name), &plain(words))).collect()
        };
        let found = [named(|name, words| name == words), named(|name, words| name.contains(words))];
        match found.into_iter().find(|names| !names.is_empty()) {
            // Nothing is part of every name.
            Some(found) if !plain(words).is_empty() => Ok(found),
            _ => bail!("there is no theorem `{words}`; there are {}", names.join(", ")),
        }
    }

    /// The judges that take a problem in Rust, the preferred one first.
    pub fn in_rust(&self, problem: &'a Problem) -> Vec<&'a Listing> {
        let takes = self.judges.iter().filter(|judge| judge.has_in_rust(problem));
        takes.filter_map(|judge| judge.problem(problem)).collect()
    }

    /// The other judges of a problem.
    pub fn not_in_rust(&self, problem: &'a Problem) -> Vec<&'a Listing> {
        let in_rust = self.in_rust(problem);
        let is_other = |listing: &&Listing| in_rust.iter().all(|other| other.id != listing.id);
        problem.judges.iter().filter(is_other).collect()
    }

    /// Problems of the same theorem that can be submitted in Rust.
    pub fn alike(&self, problem: &Problem) -> Vec<&'a Problem> {
        let is_alike = |other: &&'a Problem| {
            other.slug != problem.slug
                && other.theorem == problem.theorem
                && !self.in_rust(other).is_empty()
        };
        let mut alike: Vec<&Problem> = self.problems.iter().filter(is_alike).collect();
        alike.sort_by_key(|other| other.difficulty.abs_diff(problem.difficulty));
        alike
    }

    /// Where a problem can be submitted, in one line of plain text.
    pub fn places(&self, problem: &'a Problem) -> String {
        let ids = |listings: Vec<&Listing>| -> String {
            listings.iter().map(|listing| listing.id.as_str()).collect::<Vec<_>>().join(", ")
        };
        let alike: Vec<&str> =
            self.alike(problem).iter().map(|other| other.slug.as_str()).collect();
        let rust = match (self.in_rust(problem), &alike[..]) {
            (here, _) if !here.is_empty() => format!("Rust: {}", ids(here)),
            (_, []) => "Rust: nowhere known".to_string(),
            (_, alike) => format!("Rust: only problems like it: {}", alike.join(", ")),
        };
        match ids(self.not_in_rust(problem)) {
            others if others.is_empty() => rust,
            others => format!("{rust}; also {others}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(name: &str, takes_rust: bool) -> OnlineJudge {
        OnlineJudge { name: name.to_string(), takes_rust, ..OnlineJudge::default() }
    }

    fn with_directory(test: impl FnOnce(Directory)) {
        let problems = [
            Problem::in_test("cses-1", "Nim", &["CSES 1"]),
            Problem::in_test("nim", "Nim", &["HDU 1", "NYOJ 1"]),
            Problem::in_test("stairs", "Staircase Nim", &["HDU 2", "CSES 2"]),
            Problem::in_test("wythoff", "Wythoff's game", &[]),
        ];
        let unproven = OnlineJudge { rust_is_unproven: true, ..judge("NYOJ", true) };
        let judges = [judge("CSES", true), judge("HDU", false), unproven];
        test(Directory { problems: &problems, judges: &judges });
    }

    #[test]
    fn each_problem_says_where_rust_goes() {
        with_directory(|directory| {
            let places: Vec<String> =
                directory.problems.iter().map(|problem| directory.places(problem)).collect();
            assert_eq!(
                places,
                [
                    "Rust: CSES 1",
                    "Rust: only problems like it: cses-1; also HDU 1, NYOJ 1",
                    "Rust: CSES 2; also HDU 2",
                    "Rust: nowhere known",
                ]
            );
        });
    }

    #[test]
    fn filters_are_about_judge_language_and_theorem() {
        with_directory(|directory| {
            let hdu = Some(&directory.judges[1]);
            for (judge, rust, theorem, slugs) in [
                (hdu, false, None, &["nim", "stairs"][..]),
                (None, true, None, &["cses-1", "stairs"]),
                (None, false, Some("nim"), &["cses-1", "nim"]),
                (None, false, Some("stair"), &["stairs"]),
                (None, false, Some("Wythoffs game"), &["wythoff"]),
            ] {
                let found = directory.find(judge, rust, theorem).unwrap();
                assert!(found
                    .iter()
                    .map(|problem| problem.slug.as_str())
                    .eq(slugs.iter().copied()));
            }
            for words in ["kayles", "", "'"] {
                assert_eq!(
                    directory.find(None, false, Some(words)).unwrap_err().to_string(),
                    format!(
                        "there is no theorem `{words}`; there are Nim, Staircase Nim, Wythoff's game"
                    )
                );
            }
        });
    }
}
