//! Removing on trial: the compiler does not say whether a derived trait is used.

use std::collections::BTreeSet;
use std::thread;

use anyhow::{bail, Result};

use super::shaken::{Compiler, Shaken};
use crate::mir::Bodies;
use crate::pieces::{halves, Kind, Piece, Pieces};
use crate::rustc::Diagnostic;
use crate::text::{words, Place};

/// Removes pieces to which the compiler is blind, wherever the program compiles without them
/// and every function does the same as before; `None` if nothing can go.
pub fn try_all(compiler: &Compiler, text: &str) -> Result<Option<Shaken>> {
    let pieces = Pieces::of(text)?;
    let candidates: Vec<&Piece> =
        pieces.pieces.iter().filter(|piece| is_unseen(text, piece)).collect();
    if candidates.is_empty() {
        return Ok(None);
    }
    let (before, first) = thread::scope(|scope| {
        let before = scope.spawn(|| compiler.bodies(text));
        let first = compiler.shaken(pieces.without(&candidates));
        (before.join(), first)
    });
    let Ok(before) = before else { bail!("a thread of the bundler has stopped") };
    let trial = Trial { compiler, text, pieces: &pieces, before: &before? };
    let removal = trial.judge(&candidates, first?)?;
    trial.narrow(candidates, removal)
}

/// The traits that either both stay or both go.
const COPYING: [&str; 2] = ["Clone", "Copy"];

/// The result of taking pieces away on trial.
enum Removal<'p> {
    /// The program compiles, and does the same.
    Done(Shaken),
    /// It does not, and these pieces are the reason, as far as the compiler says.
    Needs(Vec<&'p Piece>),
}

/// Pieces taken away on trial.
struct Trial<'a> {
    compiler: &'a Compiler<'a>,
    text: &'a str,
    pieces: &'a Pieces<'a>,
    before: &'a Bodies,
}

impl Trial<'_> {
    // Puts back the pieces that the errors show to be needed, until the rest can go.
    fn narrow<'p>(
        &self,
        mut left: Vec<&'p Piece>,
        mut removal: Removal<'p>,
    ) -> Result<Option<Shaken>> {
        loop {
            match removal {
                Removal::Done(shaken) => return Ok(Some(shaken)),
                Removal::Needs(needed) if needed.is_empty() => return self.bisect(&left),
                Removal::Needs(needed) => {
                    left.retain(|piece| !needed.iter().any(|it| it.sign == piece.sign));
                }
            }
            if left.is_empty() {
                return Ok(None);
            }
            removal = self.attempt(&left)?;
        }
    }

    // Removes as many of these as can go.
    fn bisect(&self, candidates: &[&Piece]) -> Result<Option<Shaken>> {
        let units: Vec<&[&Piece]> = candidates.chunk_by(|a, b| self.go_together(a, b)).collect();
        let mut best = None;
        let mut gone = Vec::new();
        let mut open = halves(&units);
        // Later ones first: an implementation may need another above it.
        while let Some(part) = open.pop() {
            let all = [&gone[..], &part.concat()].concat();
            if let Removal::Done(shaken) = self.attempt(&all)? {
                best = Some(shaken);
                gone = all;
            } else {
                open.extend(halves(part));
            }
        }
        Ok(best)
    }

    // The derived Clone is another one where Copy is not derived, and Copy needs Clone.
    fn go_together(&self, a: &Piece, b: &Piece) -> bool {
        let [a, b] = [a, b].map(|piece| self.trait_and_type(piece));
        a.zip(b).is_some_and(|((a, of_a), (b, of_b))| {
            of_a == of_b && COPYING.contains(&&*a) && COPYING.contains(&&*b)
        })
    }

    fn attempt<'p>(&self, gone: &[&'p Piece]) -> Result<Removal<'p>> {
        self.judge(gone, self.compiler.shaken(self.pieces.without(gone))?)
    }

    fn judge<'p>(&self, gone: &[&'p Piece], shaken: Shaken) -> Result<Removal<'p>> {
        // A field that a derived Debug shows would be left without a reader.
        let loses_fields = shaken.diagnostics.iter().any(Diagnostic::is_about_fields);
        let may_go = shaken.compiles() && !loses_fields;
        if may_go && self.compiler.bodies(&shaken.text)?.is_subset(self.before) {
            return Ok(Removal::Done(shaken));
        }
        let said: Vec<BTreeSet<&str>> =
            shaken.errors().map(|error| words(&error.details).collect()).collect();
        let is_needed = |piece: &&&Piece| {
            let Some((implemented, of)) = self.trait_and_type(piece) else { return false };
            let one = [&*implemented];
            let names = if COPYING.contains(&one[0]) { &COPYING[..] } else { &one };
            said.iter()
                .any(|words| words.contains(&*of) && names.iter().any(|name| words.contains(name)))
        };
        Ok(Removal::Needs(gone.iter().filter(is_needed).copied().collect()))
    }

    // The trait that a piece implements, and for which type. If it is missing, the
    // error names both.
    fn trait_and_type(&self, piece: &Piece) -> Option<(String, String)> {
        match piece.kind {
            Kind::Derive => {
                let structure = self.pieces.structure_around(&piece.sign)?;
                let text = |place: &Place| self.text[place.clone()].to_owned();
                Some((text(&piece.sign), text(&structure.sign)))
            }
            Kind::Implementation => {
                let item: syn::ItemImpl = syn::parse_str(&self.text[piece.extent.clone()]).ok()?;
                let (implemented, _) = item.trait_.as_ref()?;
                let syn::Type::Path(of) = &*item.self_ty else { return None };
                let last = |path: &syn::Path| Some(path.segments.last()?.ident.to_string());
                Some((last(implemented)?, last(&of.path)?))
            }
            _ => None,
        }
    }
}

// Whether the compiler cannot tell that nothing uses a piece.
fn is_unseen(text: &str, piece: &Piece) -> bool {
    match piece.kind {
        Kind::Derive => true,
        Kind::Argument => !declares_what_is_used(text, piece),
        Kind::Implementation => {
            !acts_unseen(&text[piece.extent.clone()]) && !declares_what_is_used(text, piece)
        }
        _ => false,
    }
}

/// Whether an implementation acts without being named, as that of Drop does.
fn acts_unseen(text: &str) -> bool {
    text.split('{').next().unwrap_or("").contains("Drop for")
}

// Whether a call such as that of thread_local! declares a name that is used elsewhere.
fn declares_what_is_used(text: &str, piece: &Piece) -> bool {
    let (before, behind) = (&text[..piece.sign.start], &text[piece.sign.end..]);
    let declared = text[piece.sign.clone()].split("static ").skip(1);
    let names = declared.filter_map(|rest| rest.split(':').next());
    let others = || words(before).chain(words(behind));
    names.into_iter().any(|name| others().any(|word| word == name.trim()))
}
