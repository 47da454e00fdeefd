//! Asking clippy what an old compiler would not know.

use std::cmp::Reverse;
use std::process::Command;

use anyhow::{bail, Context, Result};

use crate::rustc::{Diagnostic, Target, METADATA};

/// The clippy that belongs to the usual compiler.
const DRIVER: &str = "clippy-driver";

/// Whether it is installed.
pub fn has_clippy() -> bool {
    Command::new(DRIVER).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// A sentence on the newest item of std in a program, if it came after rustc 1.`minor`, by clippy's
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
    let read = |Diagnostic { message, places, .. }: &Diagnostic| {
        let (line, place) = places.first().context("clippy names no place")?;
        let item = program.get(place.clone()).and_then(|call| call.split('(').next());
        let item = item.unwrap_or("an item of std");
        // The version that brought the item is named last: `1.84.0`.
        let version = message.split('`').rev().nth(1);
        let since: Option<u32> = version.and_then(|it| it.split('.').nth(1)?.parse().ok());
        let since = since.with_context(|| format!("clippy names no version: {message}"))?;
        Ok((since, format!("the file, line {line}: `{item}` needs rustc 1.{since}")))
    };
    let about_std = diagnostics.iter().filter(|it| it.code == "clippy::incompatible_msrv");
    let items = about_std.map(read).collect::<Result<Vec<(u32, String)>>>()?;
    // The first of several that came with one version.
    let newest = items.into_iter().min_by_key(|(since, _)| Reverse(*since));
    Ok(newest.map(|(_, sentence)| sentence))
}
