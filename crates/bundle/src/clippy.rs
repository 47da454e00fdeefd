//! Asking clippy what an old compiler would not know.

use std::process::Command;

use anyhow::{bail, Context, Result};

use crate::rustc::{Diagnostic, Target, METADATA};

/// The clippy that belongs to the usual compiler.
const DRIVER: &str = "clippy-driver";

/// Whether it is installed.
pub fn has_clippy() -> bool {
    Command::new(DRIVER).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// A sentence on the newest item of std in a program that came after rustc 1.`minor`, by clippy's
/// lint `incompatible_msrv`.
///
/// Nothing is compiled by an old compiler: the lint knows the version that brought a function, a
/// type or a constant, but not that of an implementation of a trait, nor that of syntax.
///
/// # Errors
/// If the usual compiler, in the edition of `target` and with its options, does not take it.
pub fn newer_than(minor: u32, program: &str, target: &Target) -> Result<Option<String>> {
    let clippy = Target { rustc: DRIVER.into(), ..target.clone() };
    let lint = [METADATA, "-Aclippy::all", "-Wclippy::incompatible_msrv"];
    let diagnostics = clippy.diagnostics(program, &lint, Some(minor))?;
    if let Some(error) = diagnostics.iter().find(|it| it.is_error) {
        bail!("clippy: {}", error.message);
    }
    let about_std = diagnostics.iter().filter(|it| it.code == "clippy::incompatible_msrv");
    let found = about_std.map(|it| found(it, program)).collect::<Result<Vec<_>>>()?;
    // The first of those that need the newest compiler.
    let newest = found.into_iter().rev().max_by_key(|(since, _)| *since);
    Ok(newest.map(|(_, sentence)| sentence))
}

/// The version that brought the item of std that clippy speaks of, which it names last, and a
/// sentence.
fn found(diagnostic: &Diagnostic, program: &str) -> Result<(u32, String)> {
    let line = diagnostic.lines.first().map_or(0, |line| *line);
    let message = &diagnostic.message;
    let call = diagnostic.places.first().and_then(|place| program.get(place.clone()));
    let item = call.and_then(|call| call.split('(').next()).unwrap_or("an item of std");
    let version = message.split('`').rev().nth(1).unwrap_or_default();
    let since = version.split('.').nth(1).and_then(|minor| minor.parse().ok());
    let since = since.with_context(|| format!("clippy names no version: {message}"))?;
    Ok((since, format!("the file, line {line}: `{item}` needs rustc 1.{since}")))
}
