//! The formats by their names.

use std::str::FromStr;

use anyhow::{Context, Error};

/// A format of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The legacy format, which Kattis and DOMjudge read.
    Kattis,
    /// The format of 2025-09, which BAPCtools reads.
    Icpc,
    /// Hydro's own format.
    Hydro,
    /// A folder for DMOJ's judges, and what its site is told about it.
    Dmoj,
    /// Free Problem Set, for HUSTOJ and QDUOJ.
    Fps,
}

impl FromStr for Format {
    type Err = Error;

    fn from_str(name: &str) -> Result<Format, Error> {
        let own = if name == "domjudge" { "kattis" } else { name };
        let known = [Format::Kattis, Format::Icpc, Format::Hydro, Format::Dmoj, Format::Fps];
        known.into_iter().find(|format| format.name() == own).with_context(|| {
            format!(
                "there is no format `{name}`; there are kattis (also called domjudge), icpc, hydro, \
                 dmoj and fps"
            )
        })
    }
}

impl Format {
    /// The name under which packages of the format are written.
    pub fn name(self) -> &'static str {
        match self {
            Format::Kattis => "kattis",
            Format::Icpc => "icpc",
            Format::Hydro => "hydro",
            Format::Dmoj => "dmoj",
            Format::Fps => "fps",
        }
    }
}
