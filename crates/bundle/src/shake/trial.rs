//! Removing on trial: the compiler does not say whether a derived trait is used.

use std::collections::{BTreeMap, BTreeSet};
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
    let alone = only_implementations(text, &pieces);
    let candidates: Vec<&Piece> = pieces
        .pieces
        .iter()
        .filter(|piece| is_unseen(text, piece) && !alone.contains(&piece.sign.start))
        .collect();
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

/// The traits that read every field where they are derived, the plainest one first.
const READING: [&str; 4] = ["PartialEq", "PartialOrd", "Ord", "Hash"];

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
        let unread = self.unread(gone, &shaken)?;
        if shaken.compiles()
            && unread.is_empty()
            && self.compiler.bodies(&shaken.text)?.is_subset(self.before)
        {
            return Ok(Removal::Done(shaken));
        }
        let said: Vec<BTreeSet<&str>> =
            shaken.errors().map(|error| words(&error.details).collect()).collect();
        let is_needed = |piece: &&&Piece| {
            let Some((implemented, of)) = self.trait_and_type(piece) else { return false };
            let mut names = vec![&*implemented];
            if COPYING.contains(&names[0]) {
                names.extend(COPYING);
            }
            // An error may name a method instead of its trait.
            names.extend(self.pieces.parts_of(piece).map(|part| &self.text[part.sign.clone()]));
            said.iter()
                .any(|words| words.contains(&*of) && names.iter().any(|name| words.contains(name)))
                || unread.contains(&(implemented, of))
        };
        Ok(Removal::Needs(gone.iter().filter(is_needed).copied().collect()))
    }

    // For each type that has lost the reader of a field, the trait and the type that would bring it
    // back. A derived Debug may show that field, so that it cannot go instead.
    fn unread(&self, gone: &[&Piece], shaken: &Shaken) -> Result<BTreeSet<(String, String)>> {
        let lints: Vec<&Diagnostic> =
            shaken.diagnostics.iter().filter(|diagnostic| diagnostic.is_about_fields()).collect();
        if lints.is_empty() {
            return Ok(BTreeSet::new());
        }
        let pieces = Pieces::of(&shaken.text)?;
        let of = lints.iter().flat_map(|lint| &lint.places).filter_map(|place| {
            Some(shaken.text[pieces.structure_around(place)?.sign.clone()].to_owned())
        });
        let gone: Vec<(String, String)> =
            gone.iter().filter_map(|piece| self.trait_and_type(piece)).collect();
        let reader = |of: String| {
            let derived = |name: &&&str| gone.contains(&(name.to_string(), of.clone()));
            (READING.iter().find(derived).copied().unwrap_or_default().to_owned(), of)
        };
        Ok(of.map(reader).collect())
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
            Kind::Implementation => implemented(&self.text[piece.extent.clone()]),
            _ => None,
        }
    }
}

/// The trait that an implementation is of, and for which type.
fn implemented(text: &str) -> Option<(String, String)> {
    let item: syn::ItemImpl = syn::parse_str(text).ok()?;
    let (implemented, _) = item.trait_.as_ref()?;
    let syn::Type::Path(of) = &*item.self_ty else { return None };
    let last = |path: &syn::Path| Some(path.segments.last()?.ident.to_string());
    Some((last(implemented)?, last(&of.path)?))
}

/// Where the implementations stand that are the only ones of a trait of the text. Without it,
/// the compiler would call the trait unused.
fn only_implementations(text: &str, pieces: &Pieces) -> BTreeSet<usize> {
    let is_trait = |piece: &Piece| text[..piece.sign.start].trim_end().ends_with("trait");
    let named = pieces.pieces.iter().filter(|piece| piece.kind == Kind::Named && is_trait(piece));
    let mut found: BTreeMap<&str, Vec<usize>> =
        named.map(|piece| (&text[piece.sign.clone()], Vec::new())).collect();
    for piece in pieces.pieces.iter().filter(|piece| piece.kind == Kind::Implementation) {
        let implemented = implemented(&text[piece.extent.clone()]);
        let places = implemented.and_then(|(name, _)| found.get_mut(&*name));
        places.into_iter().for_each(|places| places.push(piece.sign.start));
    }
    found.into_values().filter(|places| places.len() == 1).flatten().collect()
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
