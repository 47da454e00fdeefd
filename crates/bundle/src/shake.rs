//! Tree shaking: removing from a text what the program does not use.

use std::collections::BTreeSet;
use std::thread;

use anyhow::{bail, Result};

use crate::pieces::{Kind, Piece, Pieces};
use crate::rustc::{Bodies, Depth, Diagnostic, Target};
use crate::text::{holds, words, Place};

/// A program of which the first part must stay as it is.
pub struct Shaker<'a> {
    /// What the program does; not a character of it is changed.
    pub fixed: &'a str,
    /// The compiler that says what is unused.
    pub target: &'a Target,
    /// Turns a diagnostic into a sentence, given the text that it is about.
    pub explain: &'a (dyn Fn(&Diagnostic, &str) -> String + Sync),
}

/// A text, and what the compiler says about it.
struct Checked {
    text: String,
    diagnostics: Vec<Diagnostic>,
}

/// The outcome of taking pieces away on trial.
enum Removal<'p> {
    /// The program compiles, and does the same.
    Done(Checked),
    /// It does not, and these pieces are the reason, as far as the compiler says.
    Needs(Vec<&'p Piece>),
}

impl Shaker<'_> {
    /// The part of `text` that the fixed part uses.
    pub fn shake(&self, text: String) -> Result<String> {
        let mut settled = self.settle(self.check(text)?)?;
        while let Some(tried) = self.try_all(&settled.text)? {
            let length = tried.text.len();
            settled = self.settle(tried)?;
            if settled.text.len() == length {
                break;
            }
        }
        match settled.diagnostics.iter().find(|warning| warning.is_usual()) {
            Some(warning) => bail!("{}", (self.explain)(warning, &settled.text)),
            None => Ok(settled.text),
        }
    }

    fn check(&self, text: String) -> Result<Checked> {
        let diagnostics = self.diagnostics(&text)?;
        Ok(Checked { text, diagnostics })
    }

    /// What the compiler says about the whole program; places are those in `text`.
    fn diagnostics(&self, text: &str) -> Result<Vec<Diagnostic>> {
        let diagnostics = self.target.diagnostics(&self.program(text), Depth::Check)?;
        Ok(self.inside(diagnostics))
    }

    fn bodies(&self, text: &str) -> Result<Bodies> {
        self.target.bodies(&self.program(text))
    }

    fn program(&self, text: &str) -> String {
        format!("{}{text}", self.fixed)
    }

    fn inside(&self, mut diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let start = self.fixed.len();
        for diagnostic in &mut diagnostics {
            diagnostic.places.retain(|place| place.start >= start);
            for place in &mut diagnostic.places {
                *place = place.start - start..place.end - start;
            }
        }
        diagnostics
    }

    // Removes what the compiler reports, until nothing more can go for that reason.
    fn settle(&self, mut checked: Checked) -> Result<Checked> {
        let mut kept = BTreeSet::new();
        loop {
            let Checked { text, diagnostics } = &checked;
            if let Some(error) = diagnostics.iter().find(|diagnostic| diagnostic.is_error) {
                bail!("{}", (self.explain)(error, text));
            }
            let mut pieces = Pieces::of(text)?;
            self.number_variants(text, &mut pieces, diagnostics);
            let reported: Vec<&Piece> = pieces
                .pieces
                .iter()
                .filter(|piece| is_reported(piece, diagnostics))
                .filter(|piece| !kept.contains(&text[piece.extent.clone()]))
                .filter(|piece| !self.is_shown(text, &pieces, piece))
                .collect();
            if reported.is_empty() {
                return Ok(checked);
            }
            match self.remove(&pieces, &reported)? {
                Some(shorter) => checked = shorter,
                None => {
                    kept.extend(reported.iter().map(|piece| text[piece.extent.clone()].to_owned()));
                }
            }
        }
    }

    // If no variant is cast to a number, the numbers of the others need not be kept.
    fn number_variants(&self, text: &str, pieces: &mut Pieces, diagnostics: &[Diagnostic]) {
        for piece in &mut pieces.pieces {
            let counted = piece.kind == Kind::Counted && is_reported(piece, diagnostics);
            if counted && !self.is_cast(text, piece) {
                piece.kind = Kind::Variant;
            }
        }
    }

    // Whether the program's output could show that a piece is missing.
    fn is_shown(&self, text: &str, pieces: &Pieces, piece: &Piece) -> bool {
        match piece.kind {
            // A derived Debug names every field.
            Kind::Field => self.is_printed(text, pieces, piece),
            Kind::Counted => !pieces.is_numbered(piece),
            _ => false,
        }
    }

    // Whether the structure around a field derives Debug, and something needs it.
    fn is_printed(&self, text: &str, pieces: &Pieces, field: &Piece) -> bool {
        let debug = structure_around(&pieces.pieces, &field.extent).and_then(|structure| {
            pieces.pieces.iter().find(|piece| {
                let is_debug = piece.kind == Kind::Derive && &text[piece.sign.clone()] == "Debug";
                is_debug && holds(&structure.extent, &piece.sign)
            })
        });
        debug.is_some_and(|debug| {
            let diagnostics = self.diagnostics(&pieces.without(&[debug]));
            diagnostics.map_or(true, |diagnostics| has_error(&diagnostics))
        })
    }

    // A variant with a field shows whether an enumeration is cast: then it cannot be.
    fn is_cast(&self, text: &str, variant: &Piece) -> bool {
        let (before, behind) = text.split_at(variant.sign.start);
        let diagnostics = self.diagnostics(&format!("{before}Uncastable(()), {behind}"));
        let is_about_cast = |diagnostic: &Diagnostic| diagnostic.code == "E0605";
        diagnostics.map_or(true, |diagnostics| diagnostics.iter().any(is_about_cast))
    }

    // Some text without all of these pieces, or without some if not all can go.
    fn remove(&self, pieces: &Pieces, gone: &[&Piece]) -> Result<Option<Checked>> {
        if let Some(shorter) = self.without(pieces, gone)? {
            return Ok(Some(shorter));
        }
        for half in halves(gone) {
            if let Some(shorter) = self.remove(pieces, half)? {
                return Ok(Some(shorter));
            }
        }
        Ok(None)
    }

    // The text without these pieces and what is meaningless without them, if it compiles.
    fn without(&self, pieces: &Pieces, gone: &[&Piece]) -> Result<Option<Checked>> {
        let mut checked = self.check(without_empty(pieces.without(gone)))?;
        while has_error(&checked.diagnostics) {
            let Ok(left) = Pieces::of(&checked.text) else { return Ok(None) };
            let errors = checked.diagnostics.iter().filter(|diagnostic| diagnostic.is_error);
            let meaningless: Vec<&Piece> =
                errors.flat_map(|error| consequences(error, &left)).collect();
            let shorter = without_empty(left.without(&meaningless));
            if shorter.len() >= checked.text.len() {
                return Ok(None);
            }
            checked = self.check(shorter)?;
        }
        // Another implementation may have taken a call.
        let changed = checked.diagnostics.iter().any(|it| it.code == "noop_method_call");
        Ok(Some(checked).filter(|_| !changed))
    }

    // Removes what the compiler is blind to, wherever the program compiles without it
    // and no function does anything else than before; nothing if nothing can go.
    fn try_all(&self, text: &str) -> Result<Option<Checked>> {
        let pieces = Pieces::of(text)?;
        let candidates: Vec<&Piece> =
            pieces.pieces.iter().filter(|piece| is_unseen(text, piece)).collect();
        if candidates.is_empty() {
            return Ok(None);
        }
        let (before, first) = thread::scope(|scope| {
            let before = scope.spawn(|| self.bodies(text));
            let first = self.check(pieces.without(&candidates));
            (before.join(), first)
        });
        let Ok(before) = before else { bail!("a thread of the bundler has stopped") };
        let trial = Trial { shaker: self, text, pieces: &pieces, before: &before? };
        let removal = trial.judge(&candidates, first?)?;
        trial.narrow(candidates, removal)
    }
}

/// Pieces taken away on trial.
struct Trial<'a> {
    shaker: &'a Shaker<'a>,
    text: &'a str,
    pieces: &'a Pieces<'a>,
    before: &'a Bodies,
}

impl Trial<'_> {
    // Puts back what the errors show to be needed, until the rest can go.
    fn narrow<'p>(
        &self,
        mut left: Vec<&'p Piece>,
        mut removal: Removal<'p>,
    ) -> Result<Option<Checked>> {
        loop {
            match removal {
                Removal::Done(checked) => return Ok(Some(checked)),
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
    fn bisect(&self, candidates: &[&Piece]) -> Result<Option<Checked>> {
        let mut best = None;
        let mut gone = Vec::new();
        let mut open = halves(candidates);
        // Later ones first: an implementation may need another above it.
        while let Some(part) = open.pop() {
            let all = [&gone[..], part].concat();
            if let Removal::Done(checked) = self.attempt(&all)? {
                best = Some(checked);
                gone = all;
            } else {
                open.extend(halves(part));
            }
        }
        Ok(best)
    }

    fn attempt<'p>(&self, gone: &[&'p Piece]) -> Result<Removal<'p>> {
        self.judge(gone, self.shaker.check(self.pieces.without(gone))?)
    }

    fn judge<'p>(&self, gone: &[&'p Piece], checked: Checked) -> Result<Removal<'p>> {
        let diagnostics = &checked.diagnostics;
        // A field that a derived Debug shows would be left without a reader.
        let loses_fields = diagnostics.iter().any(Diagnostic::is_about_fields);
        let compiles = !has_error(diagnostics) && !loses_fields;
        if compiles && self.shaker.bodies(&checked.text)?.is_subset(self.before) {
            return Ok(Removal::Done(checked));
        }
        let errors = diagnostics.iter().filter(|diagnostic| diagnostic.is_error);
        let said: Vec<BTreeSet<&str>> =
            errors.map(|error| words(&error.details).collect()).collect();
        let is_needed = |piece: &&&Piece| {
            let pair = self.trait_and_type(piece);
            pair.is_some_and(|(implemented, of)| {
                said.iter().any(|words| words.contains(&*implemented) && words.contains(&*of))
            })
        };
        Ok(Removal::Needs(gone.iter().filter(is_needed).copied().collect()))
    }

    // The trait that a piece implements, and for which type. If it is missing, the
    // error names both.
    fn trait_and_type(&self, piece: &Piece) -> Option<(String, String)> {
        match piece.kind {
            Kind::Derive => {
                let structure = structure_around(&self.pieces.pieces, &piece.sign)?;
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

/// The text without blocks and modules in which nothing is left.
fn without_empty(mut text: String) -> String {
    loop {
        let shorter = match Pieces::of(&text) {
            Ok(pieces) => {
                let empty = pieces.pieces.iter().filter(|piece| piece.kind == Kind::Empty);
                pieces.without(&empty.collect::<Vec<_>>())
            }
            Err(_) => return text,
        };
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}

fn halves<'a, 'p>(pieces: &'a [&'p Piece]) -> Vec<&'a [&'p Piece]> {
    if pieces.len() < 2 {
        return Vec::new();
    }
    let (first, second) = pieces.split_at(pieces.len() / 2);
    vec![first, second]
}

fn has_error(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.is_error)
}

// The type whose definition a piece is part of.
fn structure_around<'p>(pieces: &'p [Piece], place: &Place) -> Option<&'p Piece> {
    let around = |piece: &&Piece| piece.kind == Kind::Named && holds(&piece.extent, place);
    pieces.iter().filter(around).min_by_key(|piece| piece.extent.len())
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

fn is_reported(piece: &Piece, diagnostics: &[Diagnostic]) -> bool {
    let mut lints = diagnostics.iter().filter(|diagnostic| match piece.kind {
        Kind::Named | Kind::Field | Kind::Variant | Kind::Counted => {
            diagnostic.code == "dead_code" || diagnostic.code == "unused_macros"
        }
        Kind::Import => diagnostic.code == "unused_imports",
        Kind::Variable | Kind::Unnamed => diagnostic.code == "unused_variables",
        Kind::Rule => diagnostic.code == "unused_macro_rules",
        _ => false,
    });
    let means = |place: &Place| match piece.kind {
        // A whole import is named by its whole tree.
        Kind::Import => holds(place, &piece.sign),
        _ => *place == piece.sign,
    };
    piece.kind == Kind::Empty || lints.any(|lint| lint.places.iter().any(means))
}

// What an error shows to be meaningless: the imports by this path, or the innermost
// piece around the place.
fn consequences<'p>(error: &Diagnostic, pieces: &'p Pieces) -> Vec<&'p Piece> {
    let Some(place) = error.places.first() else { return Vec::new() };
    let imports = pieces.imported_through(place.start);
    if !imports.is_empty() {
        return imports;
    }
    let follows = |kind| {
        !matches!(
            kind,
            Kind::Named
                | Kind::Field
                | Kind::Variant
                | Kind::Counted
                | Kind::Variable
                | Kind::Unnamed
                | Kind::Rule
        )
    };
    let points_at = |piece: &&Piece| match piece.kind {
        // A part that no longer belongs to its trait is shown as a whole.
        Kind::Part if holds(&piece.extent, place) => {
            holds(place, &piece.sign) || holds(&piece.sign, place)
        }
        kind => follows(kind) && holds(&piece.sign, place),
    };
    let around = pieces.pieces.iter().filter(points_at);
    around.min_by_key(|piece| piece.sign.len()).into_iter().collect()
}
