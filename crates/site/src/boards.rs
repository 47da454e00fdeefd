//! The boards to play on: which problems have one, and their programs.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;

use anyhow::{bail, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use flate2::write::GzEncoder;
use flate2::Compression;
use judge::catalogue::Need;
use judge::session::{Chosen, Session};
use package::files::Files;

use crate::parts::program_of;
use crate::wasm::{self, PLAYGROUND};

/// The note on pages whose boards were not asked for.
pub(crate) const OTHERS: &str = "Not all boards have been made: `cargo judge study` makes them.";

/// The boards to play on.
pub struct Boards {
    pub(crate) slugs: Vec<String>,
    /// Their programs.
    pub(crate) programs: Vec<Vec<u8>>,
    /// How to get the missing ones.
    pub advice: Option<String>,
}

impl Boards {
    /// Compiles the studies of the named problems, or of all and of the playground where none is
    /// named, with this compiler or with the first that can, unless that has been done with the same sources.
    ///
    /// # Errors
    ///
    /// If no problem has a name or the problem has no study, if a study does not compile, or if
    /// the given compiler cannot compile for WebAssembly. Where none is given and none is found,
    /// that is not an error.
    pub fn compile(session: &Session, names: &[String], rustc: Option<&Path>) -> Result<Boards> {
        let slugs = slugs(session, names)?;
        let advice = (!names.is_empty()).then(|| OTHERS.to_string());
        Ok(match wasm::compile(&session.workspace, &slugs, rustc)? {
            Some(programs) => Boards { slugs, programs, advice },
            None => Boards::none(wasm::advice()),
        })
    }

    /// No boards; the pages say instead how to get them.
    pub fn none(advice: String) -> Boards {
        Boards { slugs: Vec::new(), programs: Vec::new(), advice: Some(advice) }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.slugs.is_empty()
    }

    /// The scripts that give pages their programs.
    pub(crate) fn scripts(&self) -> Result<Files> {
        let programs = self.slugs.iter().zip(&self.programs);
        programs.map(|(slug, program)| Ok((program_of(slug), script(program)?.into()))).collect()
    }
}

/// The slugs of the problems with these names, or of all that have a study; the playground is like
/// one of them.
pub(crate) fn slugs(session: &Session, names: &[String]) -> Result<Vec<String>> {
    let (playground, named): (Vec<String>, Vec<String>) =
        names.iter().cloned().partition(|name| name == PLAYGROUND);
    let mut slugs = BTreeSet::new();
    if names.is_empty() || !named.is_empty() {
        let Chosen { problems, .. } = session.chosen(&named, Need::Cases)?;
        for slug in problems.into_iter().map(|problem| problem.slug.clone()) {
            if session.workspace.has_study(&slug) {
                slugs.insert(slug);
            } else if !named.is_empty() {
                bail!("{slug} has no study.rs, and so no board");
            }
        }
    }
    let playground = (names.is_empty() || !playground.is_empty()).then(|| PLAYGROUND.to_string());
    Ok(slugs.into_iter().chain(playground).collect())
}

/// A program as a script: packed, as a page from a disk is not packed by a server.
fn script(program: &[u8]) -> Result<String> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(program)?;
    let text = BASE64_STANDARD.encode(packed.finish()?);
    Ok(format!("study.program = \"{text}\";\n"))
}

#[cfg(test)]
mod tests {
    use judge::workspace::Workspace;

    use super::*;

    #[test]
    fn boards_are_those_of_the_named_problems() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let session = Session::open(Workspace::at(&root).unwrap()).unwrap();
        let found = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
            slugs(&session, &names).map_err(|error| error.to_string())
        };
        assert_eq!(found(&["nim", "HDU 1730", "nim"]).unwrap(), ["hdu1730", "nim"]);
        assert!(found(&[]).unwrap().len() > 70);
        assert!(found(&["nim", "xyzzy"]).unwrap_err().starts_with("there is no problem `xyzzy`"));
    }
}
