//! The contents of a problem's `cases.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::Scope;

/// The contents of `cases.toml`.
#[derive(Clone, Debug, Deserialize)]
pub struct Notes {
    /// On how many positions the problem's tests hold its study to the rules.
    pub studied: Option<usize>,
    /// The bounds that no case reaches, such as `greatest T`, each with the reason.
    #[serde(default)]
    pub unreached: BTreeMap<String, String>,
    /// The cases, by the name of their files without the ending.
    #[serde(flatten)]
    pub provenances: BTreeMap<String, Provenance>,
}

/// The entry of a case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// What the case probes, in a sentence.
    pub probes: String,
    /// Where its answer came from.
    pub answer: AnswerSource,
    /// The bounds that it keeps to, the judge's unless it says otherwise. For readers, the names
    /// of the files say it, too.
    #[serde(default)]
    pub scope: Scope,
}

/// Where an expected answer came from, which is never the program that it tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerSource {
    /// From the judge's own page.
    Judge,
    /// By playing the rules.
    Rules,
    /// By the problem's independent formula.
    Formula,
}
