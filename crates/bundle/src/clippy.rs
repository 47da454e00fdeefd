//! Asking clippy what an old compiler would not know.

use std::fs;
use std::process::Command;

use anyhow::{bail, Context, Result};

use crate::newer::{newest, newest_syntax, Found};
use crate::rustc::{Diagnostic, Target};

/// The clippy that belongs to the usual compiler.
#[derive(Clone, Debug)]
pub struct Clippy {
    version: String,
}

const DRIVER: &str = "clippy-driver";

impl Clippy {
    /// The one that is installed, if there is one.
    pub fn installed() -> Option<Clippy> {
        let output = Command::new(DRIVER).arg("--version").output().ok()?;
        let version = String::from_utf8_lossy(&output.stdout).into_owned();
        output.status.success().then_some(Clippy { version })
    }

    /// The version that it prints.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The newest thing in a program that came after rustc 1.`minor`: syntax, as far as
    /// [`newest_syntax`] knows it, or an item of std, by clippy's lint `incompatible_msrv`.
    ///
    /// Nothing is compiled by an old compiler: the lint knows the version that brought a function,
    /// a type or a constant, but not that of an implementation of a trait.
    ///
    /// # Errors
    /// If the usual compiler, in the edition of `target` and with its options, does not take it.
    pub fn newer_than(&self, minor: u32, program: &str, target: &Target) -> Result<Option<Found>> {
        let settings = tempfile::tempdir()?;
        fs::write(settings.path().join("clippy.toml"), format!("msrv = \"1.{minor}\"\n"))?;
        let clippy = Target { rustc: DRIVER.into(), ..target.clone() };
        let diagnostics = clippy.clippy(program, settings.path())?;
        if let Some(error) = diagnostics.iter().find(|it| it.is_error) {
            bail!("clippy: {}", error.message);
        }
        let about_std = |it: &&Diagnostic| it.code == "clippy::incompatible_msrv";
        let about_std = diagnostics.iter().filter(about_std);
        let mut found = about_std.map(|it| found(it, program)).collect::<Result<Vec<Found>>>()?;
        let files = [("the file".to_owned(), program.to_owned())].into();
        found.extend(newest_syntax(&files).filter(|it| it.since > minor));
        Ok(newest(found))
    }
}

/// The item of std that clippy speaks of, with the version that it names last.
fn found(diagnostic: &Diagnostic, program: &str) -> Result<Found> {
    let line = diagnostic.lines.first().map_or(0, |line| *line);
    let message = &diagnostic.message;
    let call = diagnostic.places.first().and_then(|place| program.get(place.clone()));
    let item = call.and_then(|call| call.split('(').next());
    let version = message.split('`').rev().nth(1).unwrap_or_default();
    let minor = version.split('.').nth(1).and_then(|minor| minor.parse().ok());
    Ok(Found {
        place: format!("the file, line {line}"),
        what: format!("`{}`", item.unwrap_or("an item of std")),
        since: minor.with_context(|| format!("line {line}: clippy names no version: {message}"))?,
    })
}
