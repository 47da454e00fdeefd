//! Asking rustfmt.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{ensure, Context, Result};

/// A text as rustfmt writes it, with the settings in the folder `style`.
pub fn formatted(text: &str, style: &Path) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2021", "--quiet", "--config-path"]).arg(style);
    let streams = rustfmt.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = streams.spawn().context("cannot run rustfmt")?;
    child.stdin.take().context("no standard input")?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt cannot format the library");
    Ok(String::from_utf8(output.stdout)?)
}
