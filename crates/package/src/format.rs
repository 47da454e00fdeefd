//! The formats by their names.

use std::str::FromStr;

use anyhow::{bail, Error};

/// A format of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The legacy format, which Kattis, DOMjudge and Hydro read.
    Kattis,
    /// The format of 2025-09, which BAPCtools reads.
    Icpc,
    /// A folder for DMOJ's judges.
    Dmoj,
    /// Free Problem Set, for HUSTOJ and QDUOJ.
    Fps,
}

impl FromStr for Format {
    type Err = Error;

    fn from_str(name: &str) -> Result<Format, Error> {
        Ok(match name {
            "kattis" | "domjudge" | "hydro" => Format::Kattis,
            "icpc" => Format::Icpc,
            "dmoj" => Format::Dmoj,
            "fps" => Format::Fps,
            _ => bail!(
                "there is no format `{name}`; there are kattis (also called domjudge and hydro), \
                 icpc, dmoj and fps"
            ),
        })
    }
}

impl Format {
    /// The name under which packages of the format are written.
    pub fn name(self) -> &'static str {
        match self {
            Format::Kattis => "kattis",
            Format::Icpc => "icpc",
            Format::Dmoj => "dmoj",
            Format::Fps => "fps",
        }
    }
}
