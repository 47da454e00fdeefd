//! Tree shaking: removing the parts of a text that the program does not use.

use anyhow::{bail, Result};

use crate::pieces::{Kind, Pieces};
use crate::reach::within_reach;
use crate::rustc::Diagnostic;

mod reported;
mod shaken;
mod trial;

pub use shaken::Compiler;

use reported::settle;
use shaken::Shaken;
use trial::try_all;

/// The part of `text` that the fixed part of the compiler's programs uses.
pub fn shake(compiler: &Compiler, text: &str) -> Result<String> {
    let mut settled =
        settled_within_reach(compiler, compiler.shaken(Pieces::of(text)?.without(&[]))?)?;
    while let Some(tried) = try_all(compiler, &settled.text)? {
        let count = pieces_besides_imports(&tried.text)?;
        settled = settled_within_reach(compiler, tried)?;
        // Whatever had to stay is needed as much as before.
        if pieces_besides_imports(&settled.text)? == count {
            break;
        }
    }
    // What is said of the solution has no place in the text behind it.
    let matters = |warning: &&Diagnostic| {
        warning.is_usual() && !(compiler.may_warn && warning.places.is_empty())
    };
    match settled.diagnostics.iter().find(matters) {
        Some(warning) => bail!("{}", (compiler.explain)(warning, &settled.text)),
        None => Ok(settled.text),
    }
}

/// Removes everything that the compiler reports, and what nobody names then.
fn settled_within_reach(compiler: &Compiler, shaken: Shaken) -> Result<Shaken> {
    let mut settled = settle(compiler, shaken)?;
    loop {
        let near = within_reach(compiler.fixed, &settled.text)?;
        if near.len() >= settled.text.len() {
            return Ok(settled);
        }
        let shaken = compiler.shaken(near)?;
        if !shaken.compiles() {
            return Ok(settled);
        }
        settled = settle(compiler, shaken)?;
    }
}

fn pieces_besides_imports(text: &str) -> Result<usize> {
    let pieces = Pieces::of(text)?.pieces;
    Ok(pieces.iter().filter(|piece| piece.kind != Kind::Import).count())
}
