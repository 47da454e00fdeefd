//! A text on its way to a bundle, and the compiler that is asked about it.

use anyhow::Result;

use crate::mir::{bodies, Bodies};
use crate::rustc::{Depth, Diagnostic, Target};

/// A compiler, and the part that its programs have in common.
pub struct Compiler<'a> {
    /// The beginning, of which not a character is changed.
    pub fixed: &'a str,
    /// The compiler itself.
    pub target: &'a Target,
    /// Turns a diagnostic into a sentence, given the text that it is about.
    pub explain: &'a (dyn Fn(&Diagnostic, &str) -> String + Sync),
    /// Whether it may have warnings about the beginning.
    pub may_warn: bool,
}

/// A text behind the fixed part, and the compiler's messages about it.
pub struct Shaken {
    pub text: String,
    pub diagnostics: Vec<Diagnostic>,
}

impl Compiler<'_> {
    pub fn shaken(&self, text: String) -> Result<Shaken> {
        let diagnostics = self.diagnostics(&text)?;
        Ok(Shaken { text, diagnostics })
    }

    /// Its diagnostics of the whole program; places are those in `text`.
    pub fn diagnostics(&self, text: &str) -> Result<Vec<Diagnostic>> {
        let start = self.fixed.len();
        let mut diagnostics = self.target.diagnostics(&self.program(text), Depth::Check)?;
        for diagnostic in &mut diagnostics {
            diagnostic.places.retain(|place| place.start >= start);
            for place in &mut diagnostic.places {
                *place = place.start - start..place.end - start;
            }
        }
        Ok(diagnostics)
    }

    /// The bodies of the whole program.
    pub fn bodies(&self, text: &str) -> Result<Bodies> {
        let program = self.program(text);
        Ok(bodies(&self.target.mir(&program)?, &program))
    }

    fn program(&self, text: &str) -> String {
        format!("{}{text}", self.fixed)
    }
}

impl Shaken {
    /// The diagnostics that stop the compiler.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.is_error)
    }

    /// Whether it compiles.
    pub fn compiles(&self) -> bool {
        self.errors().next().is_none()
    }
}
