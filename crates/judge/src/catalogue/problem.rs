//! The problems: what their manifests say, and what a judge makes of it.

use anyhow::{ensure, Result};
use protocol::Bounds;
use serde::{Deserialize, Serialize};

/// A problem of the set or of the user's, as all judges have it or as one does: its manifest, as far
/// as that is ours (`package.metadata.problem`), and what no manifest says. That is all that most
/// commands need, and nothing is compiled for it.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// The name of its folder, package and binary.
    #[serde(skip_deserializing)]
    pub slug: String,
    /// The game, as the heading of its page names it.
    #[serde(skip_deserializing)]
    pub game: String,
    /// The judge's title.
    pub title: String,
    /// The title in packages, where the heading of the page gives the theorem away: see
    /// [`Problem::title_in_packages`].
    pub package_title: Option<String>,
    /// The theory that solves it, as docs/catalogue.md names it: `Wythoff's game`.
    pub theorem: String,
    /// How hard it is to find the theorem and to prove it, from 1 to 5, as docs/catalogue.md says.
    pub difficulty: u8,
    /// The slugs of the problems to solve first.
    pub needs: Vec<String>,
    /// The judge's limit of CPU time, in seconds.
    pub time: f64,
    /// The judge's limit of memory, in megabytes.
    pub memory: f64,
    /// The limit of CPU time in packages, in whole seconds, where our right programs need more
    /// than the judge's own: see [`Problem::package_time`].
    pub package_time: Option<u64>,
    /// Whether the judge's largest input exceeds 250,000 numbers: a bundle then has the quick reader.
    #[serde(default)]
    pub large_input: bool,
    /// The bounds and limits that nobody has checked.
    pub unverified: Option<String>,
    /// Where it can be submitted.
    pub judges: Vec<Listing>,
    /// The bounds of the judge it is taken from, if that allows less than the others.
    #[serde(skip)]
    pub bounds: Bounds,
    /// The stack in megabytes that the judge it is taken from gives to programs, if known.
    #[serde(skip)]
    pub stack: Option<f64>,
    /// How it is decided whether a program is right.
    #[serde(skip)]
    pub kind: Kind,
    /// Whether it is a problem of the user's, of which there is nothing but samples.
    #[serde(skip)]
    pub is_yours: bool,
}

/// How it is decided whether a program solves a problem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Its output is compared with the answers.
    #[default]
    Compared,
    /// Several outputs are right: the problem has a checker.
    Checked,
    /// It plays against the judge: the problem has an interactor.
    Played,
}

/// The files that make a problem checked or played, without their endings.
pub const SIDES: [(&str, Kind); 2] = [("checker", Kind::Checked), ("interactor", Kind::Played)];

/// A judge that has the problem, with its number for it and everything that differs there.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Listing {
    /// The judge's name and its number for the problem: `HDU 1847`.
    pub id: String,
    /// The problem's page, where known.
    pub url: Option<String>,
    /// The judge's title, where it differs.
    pub title: Option<String>,
    /// The judge's limit of CPU time in seconds, where it differs.
    pub time: Option<f64>,
    /// The judge's limit of memory in megabytes, where it differs.
    pub memory: Option<f64>,
    /// The numbers of the format of which the judge allows less: `N = [1, 47]`.
    #[serde(default, skip_serializing_if = "Bounds::is_empty")]
    pub bounds: Bounds,
    /// The parts of this that nobody has checked.
    pub unverified: Option<String>,
}

impl Problem {
    /// The title in a package, which contestants see: the heading of the page, unless the manifest
    /// says otherwise.
    pub fn title_in_packages(&self) -> &str {
        self.package_title.as_deref().unwrap_or(&self.game)
    }

    /// The limit of CPU time in a package, in whole seconds: the judge's, rounded up, unless the
    /// manifest says otherwise.
    pub fn package_time(&self) -> u64 {
        self.package_time.unwrap_or(self.time.ceil().max(1.0) as u64)
    }

    /// Checks that it is a problem of the set, whose tests know its rules.
    ///
    /// # Errors
    ///
    /// If it is the user's.
    pub fn check_rules_are_known(&self) -> Result<()> {
        let says = "is a problem of yours: its rules are not known, only samples";
        ensure!(!self.is_yours, "{} {says}", self.slug);
        Ok(())
    }
}

#[cfg(test)]
impl Problem {
    /// A problem of a theorem that these judges have.
    pub(crate) fn in_test(slug: &str, theorem: &str, ids: &[&str]) -> Problem {
        let listing = |id: &&str| Listing { id: id.to_string(), ..Listing::default() };
        let (slug, theorem) = (slug.to_string(), theorem.to_string());
        Problem { slug, theorem, judges: ids.iter().map(listing).collect(), ..Problem::default() }
    }
}

impl Listing {
    /// Its id, as a Markdown link if its page is known.
    pub fn link(&self) -> String {
        match &self.url {
            Some(url) => format!("[{}]({url})", self.id),
            None => self.id.clone(),
        }
    }
}
