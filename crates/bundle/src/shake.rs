//! Tree shaking: removing the parts of a text that the program does not use.

use anyhow::{bail, Result};

use crate::pieces::Pieces;

mod reported;
mod shaken;
mod trial;

pub use shaken::Compiler;

use reported::settle;
use trial::try_all;

/// The part of `text` that the fixed part of the compiler's programs uses.
pub fn shake(compiler: &Compiler, text: &str) -> Result<String> {
    let mut settled = settle(compiler, compiler.shaken(Pieces::of(text)?.without(&[]))?)?;
    while let Some(tried) = try_all(compiler, &settled.text)? {
        let length = tried.text.len();
        settled = settle(compiler, tried)?;
        if settled.text.len() == length {
            break;
        }
    }
    match settled.diagnostics.iter().find(|warning| warning.is_usual()) {
        Some(warning) => bail!("{}", (compiler.explain)(warning, &settled.text)),
        None => Ok(settled.text),
    }
}
