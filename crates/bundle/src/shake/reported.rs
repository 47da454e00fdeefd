//! Removing the items that the compiler reports as unused.

use std::collections::BTreeSet;

use anyhow::{bail, Result};

use super::shaken::{Compiler, Shaken};
use crate::pieces::{halves, Kind, Piece, Pieces};
use crate::reach::out_of_reach;
use crate::rustc::Diagnostic;
use crate::text::holds;

/// Removes everything that the compiler reports, until nothing more can go for that reason.
pub fn settle(compiler: &Compiler, mut shaken: Shaken) -> Result<Shaken> {
    let mut kept = BTreeSet::new();
    loop {
        let Shaken { text, diagnostics } = &shaken;
        if let Some(error) = shaken.errors().next() {
            bail!("{}", (compiler.explain)(error, text));
        }
        let mut pieces = Pieces::of(text)?;
        number_variants(compiler, text, &mut pieces, diagnostics);
        let reported: Vec<&Piece> = pieces
            .pieces
            .iter()
            .filter(|piece| is_reported(piece, diagnostics))
            .filter(|piece| !kept.contains(&text[piece.extent.clone()]))
            .filter(|piece| !is_shown(compiler, text, &pieces, piece))
            .collect();
        if reported.is_empty() {
            return Ok(shaken);
        }
        match remove(compiler, &pieces, &reported)? {
            Some(shorter) => shaken = shorter,
            None => {
                kept.extend(reported.iter().map(|piece| text[piece.extent.clone()].to_owned()));
            }
        }
    }
}

// If no variant is cast to a number, the numbers of the others need not be kept.
fn number_variants(
    compiler: &Compiler,
    text: &str,
    pieces: &mut Pieces,
    diagnostics: &[Diagnostic],
) {
    for piece in &mut pieces.pieces {
        let counted = piece.kind == Kind::Counted && is_reported(piece, diagnostics);
        if counted && !is_cast(compiler, text, piece) {
            piece.kind = Kind::Variant;
        }
    }
}

// A variant with a field shows whether an enumeration is cast: then it cannot be.
fn is_cast(compiler: &Compiler, text: &str, variant: &Piece) -> bool {
    let (before, behind) = text.split_at(variant.sign.start);
    let diagnostics = compiler.diagnostics(&format!("{before}Uncastable(()), {behind}"));
    let is_about_cast = |diagnostic: &Diagnostic| diagnostic.code == "E0605";
    diagnostics.map_or(true, |diagnostics| diagnostics.iter().any(is_about_cast))
}

// Whether the program's output could show that a piece is missing.
fn is_shown(compiler: &Compiler, text: &str, pieces: &Pieces, piece: &Piece) -> bool {
    match piece.kind {
        // A derived Debug names every field.
        Kind::Field => is_printed(compiler, text, pieces, piece),
        Kind::Counted => !pieces.is_numbered(piece),
        _ => false,
    }
}

// Whether the structure around a field derives Debug, and something needs it.
fn is_printed(compiler: &Compiler, text: &str, pieces: &Pieces, field: &Piece) -> bool {
    let debug = pieces.structure_around(&field.extent).and_then(|structure| {
        pieces.pieces.iter().find(|piece| {
            let is_debug = piece.kind == Kind::Derive && &text[piece.sign.clone()] == "Debug";
            is_debug && holds(&structure.extent, &piece.sign)
        })
    });
    debug.is_some_and(|debug| {
        let shaken = compiler.shaken(pieces.without(&[debug]));
        shaken.map_or(true, |shaken| !shaken.compiles())
    })
}

// Some text without all of these pieces, or without some if not all can go.
fn remove(compiler: &Compiler, pieces: &Pieces, gone: &[&Piece]) -> Result<Option<Shaken>> {
    if let Some(shorter) = without(compiler, pieces, gone)? {
        return Ok(Some(shorter));
    }
    for half in halves(gone) {
        if let Some(shorter) = remove(compiler, pieces, half)? {
            return Ok(Some(shorter));
        }
    }
    Ok(None)
}

// The text without these pieces and those that are meaningless without them, if it compiles.
fn without(compiler: &Compiler, pieces: &Pieces, gone: &[&Piece]) -> Result<Option<Shaken>> {
    // Such as what implements a part of a trait, which the compiler would show in its errors.
    let out = out_of_reach(compiler.fixed, pieces, gone)?;
    let near = pieces.without(&[gone, &out[..]].concat());
    match consistent(compiler, near)? {
        None if !out.is_empty() => consistent(compiler, pieces.without(gone)),
        shorter => Ok(shorter),
    }
}

// A text without the pieces that its errors show to be meaningless, if it compiles then.
fn consistent(compiler: &Compiler, text: String) -> Result<Option<Shaken>> {
    let mut shaken = compiler.shaken(text)?;
    while !shaken.compiles() {
        let Ok(left) = Pieces::of(&shaken.text) else { return Ok(None) };
        let meaningless: Vec<&Piece> =
            shaken.errors().flat_map(|error| consequences(error, &left)).collect();
        let shorter = left.without(&meaningless);
        if shorter.len() >= shaken.text.len() {
            return Ok(None);
        }
        shaken = compiler.shaken(shorter)?;
    }
    // Another implementation may have taken a call.
    let changed = shaken.diagnostics.iter().any(|it| it.code == "noop_method_call");
    Ok(Some(shaken).filter(|_| !changed))
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
    lints.any(|lint| {
        lint.places.iter().any(|place| match piece.kind {
            // A whole import is named by its whole tree.
            Kind::Import => holds(place, &piece.sign),
            _ => *place == piece.sign,
        })
    })
}

// The pieces that an error shows to be meaningless: the imports by this path, or the innermost
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
