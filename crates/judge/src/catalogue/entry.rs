//! The manifests of the problems.

use protocol::Bounds;
use serde::{Deserialize, Serialize};

/// The manifest of a problem, as far as it is ours: `package.metadata.problem`. What a judge makes
/// of it is a [`Problem`](crate::catalogue::problem::Problem).
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of its folder, package and binary.
    #[serde(skip_deserializing)]
    pub slug: String,
    /// The game, as the heading of its page names it.
    #[serde(skip_deserializing)]
    pub game: String,
    /// The judge's title.
    pub title: String,
    /// The title in packages, where the heading of the page gives the theorem away: see
    /// [`Entry::title_in_packages`].
    pub package_title: Option<String>,
    /// The game's name in the collection that the documented problems come from; the others
    /// have none.
    pub origin: Option<String>,
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
    /// than the judge's own: see [`Entry::package_time`].
    pub package_time: Option<u64>,
    /// Whether the judge's largest input exceeds 250,000 numbers: a bundle then has the quick reader.
    #[serde(default)]
    pub large_input: bool,
    /// The bounds and limits that nobody has checked.
    pub unverified: Option<String>,
    /// Where it can be submitted.
    pub judges: Vec<Listing>,
}

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

impl Entry {
    /// Whether it comes from the collection of documents that the set began with, or from a
    /// live judge.
    pub fn is_documented(&self) -> bool {
        self.origin.is_some()
    }

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
}

#[cfg(test)]
impl Entry {
    /// A problem of a theorem that these judges have.
    pub(crate) fn in_test(slug: &str, theorem: &str, ids: &[&str]) -> Entry {
        let listing = |id: &&str| Listing { id: id.to_string(), ..Listing::default() };
        let (slug, theorem) = (slug.to_string(), theorem.to_string());
        Entry { slug, theorem, judges: ids.iter().map(listing).collect(), ..Entry::default() }
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
