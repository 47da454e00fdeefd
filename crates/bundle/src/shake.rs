//! Shaking a text until nothing is left in it that the program does not use.

use std::collections::BTreeSet;

use anyhow::{bail, ensure, Result};

use crate::pieces::{acts_unseen, Kind, Piece, Pieces};
use crate::rustc::{Complaint, Depth, Target};
use crate::text::{holds, Place};

/// A program of which the first part must stay as it is.
#[derive(Debug)]
pub struct Shaker<'a> {
    /// What the program does; not a character of it is changed.
    pub fixed: &'a str,
    /// Who tells what is unused.
    pub target: &'a Target,
    /// The module in which a macro's rules are tried, too: there no two of them match the same.
    pub pocket: &'a str,
}

/// Why a removal is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason<'a> {
    /// The compiler says that nothing uses it.
    Reported,
    /// Nobody knows. What each function does may not change.
    Curiosity(&'a BTreeSet<String>),
}

impl Shaker<'_> {
    /// The part of `text` that the fixed part uses.
    pub fn shake(&self, text: String) -> Result<String> {
        let mut text = self.settle(text)?;
        loop {
            let tried = self.try_all(text.clone())?;
            let settled = self.settle(tried)?;
            if settled == text {
                let complaints = self.complaints(&text)?;
                let left = complaints.iter().find(|complaint| complaint.is_usual());
                ensure!(
                    left.is_none(),
                    "a warning is left: {}",
                    left.map_or_else(String::new, told)
                );
                return Ok(text);
            }
            text = settled;
        }
    }

    /// What a compiler says about the whole program; places are those in `text`.
    fn complaints(&self, text: &str) -> Result<Vec<Complaint>> {
        let program = format!("{}{text}", self.fixed);
        let mut complaints = self.target.complaints(&program, Depth::Check)?;
        for complaint in &mut complaints {
            let places = complaint.places.iter();
            let inside = places.filter(|place| place.start >= self.fixed.len());
            let moved =
                |place: &Place| place.start - self.fixed.len()..place.end - self.fixed.len();
            complaint.places = inside.map(moved).collect();
        }
        Ok(complaints)
    }

    // Removes what the compiler reports, until nothing more can go for that reason.
    fn settle(&self, mut text: String) -> Result<String> {
        let mut kept = BTreeSet::new();
        loop {
            let complaints = self.complaints(&text)?;
            if let Some(error) = complaints.iter().find(|complaint| complaint.is_error) {
                bail!("it does not compile: {}", told(error));
            }
            let mut pieces = Pieces::of(&text)?;
            for piece in &mut pieces.pieces {
                let counted = piece.kind == Kind::Counted && is_reported(piece, &complaints);
                if counted && !self.is_cast(&text, piece) {
                    piece.kind = Kind::Variant;
                }
            }
            let is_kept = |piece: &Piece| kept.contains(&text[piece.extent.clone()]);
            // A derived Debug would tell that a field is missing.
            let is_shown = |piece: &Piece| match piece.kind {
                Kind::Field => self.is_printed(&text, &pieces, piece),
                Kind::Counted => !pieces.is_numbered(piece),
                _ => false,
            };
            let reported = |piece: &&Piece| {
                is_reported(piece, &complaints) && !is_kept(piece) && !is_shown(piece)
            };
            let reported: Vec<&Piece> = pieces.pieces.iter().filter(reported).collect();
            if reported.is_empty() {
                return Ok(text);
            }
            let shorter = self.remove(&pieces, &reported, Reason::Reported)?;
            match shorter {
                Some(shorter) => text = shorter,
                None => {
                    kept.extend(reported.iter().map(|piece| text[piece.extent.clone()].to_owned()))
                }
            }
        }
    }

    // Whether the structure around a field derives Debug, and something needs it.
    fn is_printed(&self, text: &str, pieces: &Pieces, field: &Piece) -> bool {
        let around =
            |piece: &&Piece| piece.kind == Kind::Named && holds(&piece.extent, &field.extent);
        let innermost = pieces.pieces.iter().filter(around).min_by_key(|piece| piece.extent.len());
        let debug = innermost.and_then(|structure| {
            pieces.pieces.iter().find(|piece| {
                let is_debug = piece.kind == Kind::Derive && &text[piece.sign.clone()] == "Debug";
                is_debug && holds(&structure.extent, &piece.sign)
            })
        });
        debug.is_some_and(|debug| {
            let complaints = self.complaints(&pieces.without(&[debug]));
            complaints.map_or(true, |complaints| complaints.iter().any(|told| told.is_error))
        })
    }

    // A variant with a field shows whether an enumeration is cast: then it cannot be.
    fn is_cast(&self, text: &str, variant: &Piece) -> bool {
        let (before, behind) = text.split_at(variant.sign.start);
        let complaints = self.complaints(&format!("{before}Uncastable(()), {behind}"));
        let is_about_cast = |complaint: &Complaint| complaint.code == "E0605";
        complaints.map_or(true, |complaints| complaints.iter().any(is_about_cast))
    }

    // Some text without all of these pieces, or without some if not all can go.
    fn remove(&self, pieces: &Pieces, gone: &[&Piece], reason: Reason) -> Result<Option<String>> {
        if let Some(text) = self.without(pieces, gone, reason)? {
            return Ok(Some(text));
        }
        for half in halves(gone) {
            if let Some(text) = self.remove(pieces, half, reason)? {
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    // The text without these pieces and what is meaningless without them, if it compiles.
    fn without(&self, pieces: &Pieces, gone: &[&Piece], reason: Reason) -> Result<Option<String>> {
        let mut text = pieces.without(gone);
        loop {
            let complaints = self.complaints(&text)?;
            let errors: Vec<&Complaint> =
                complaints.iter().filter(|complaint| complaint.is_error).collect();
            if errors.is_empty() {
                let spoilt = self.is_spoilt(&text, &complaints, reason)?;
                return Ok(Some(text).filter(|_| !spoilt));
            }
            if reason != Reason::Reported {
                return Ok(None);
            }
            let Ok(left) = Pieces::of(&text) else { return Ok(None) };
            let meaningless: Vec<&Piece> =
                errors.iter().flat_map(|error| consequence(error, &left.pieces)).collect();
            if meaningless.is_empty() {
                return Ok(None);
            }
            let shorter = left.without(&meaningless);
            if shorter.len() >= text.len() {
                return Ok(None);
            }
            text = shorter;
        }
    }

    fn is_spoilt(&self, text: &str, complaints: &[Complaint], reason: Reason) -> Result<bool> {
        Ok(match reason {
            Reason::Reported => {
                complaints.iter().any(|complaint| complaint.code == "noop_method_call")
            }
            Reason::Curiosity(before) => {
                complaints.iter().any(Complaint::is_about_fields)
                    || !self.bodies(text)?.is_subset(before)
            }
        })
    }

    fn bodies(&self, text: &str) -> Result<BTreeSet<String>> {
        self.target.bodies(&format!("{}{text}", self.fixed))
    }

    // Removes what the compiler is blind to, wherever the program compiles without it.
    fn try_all(&self, text: String) -> Result<String> {
        let pieces = Pieces::of(&text)?;
        let pocket = text.find(&format!("mod {} {{", self.pocket)).unwrap_or(text.len());
        let candidates: Vec<&Piece> = pieces
            .pieces
            .iter()
            .filter(|piece| match piece.kind {
                Kind::PublicImport | Kind::ExportedMacro | Kind::Derive | Kind::Argument => true,
                Kind::Implementation => !acts_unseen(&text[piece.extent.clone()]),
                Kind::Rule => piece.sign.start > pocket,
                _ => false,
            })
            .collect();
        let mut gone = Vec::new();
        if !candidates.is_empty() {
            let reason = Reason::Curiosity(&self.bodies(&text)?);
            self.try_some(&pieces, &candidates, reason, &mut gone)?;
        }
        Ok(pieces.without(&gone))
    }

    fn try_some<'p>(
        &self,
        pieces: &Pieces,
        candidates: &[&'p Piece],
        reason: Reason,
        gone: &mut Vec<&'p Piece>,
    ) -> Result<()> {
        if candidates.is_empty() {
            return Ok(());
        }
        let mut all = gone.clone();
        all.extend(candidates);
        if self.without(pieces, &all, reason)?.is_some() {
            *gone = all;
            return Ok(());
        }
        // Later ones first: an implementation may need another above it.
        for half in halves(candidates).into_iter().rev() {
            self.try_some(pieces, half, reason, gone)?;
        }
        Ok(())
    }
}

fn halves<'a, 'p>(pieces: &'a [&'p Piece]) -> Vec<&'a [&'p Piece]> {
    if pieces.len() < 2 {
        return Vec::new();
    }
    let (first, second) = pieces.split_at(pieces.len() / 2);
    vec![first, second]
}

/// A complaint as a part of a sentence.
pub fn told(complaint: &Complaint) -> String {
    format!("line {}: {}", complaint.line, complaint.message)
}

fn is_reported(piece: &Piece, complaints: &[Complaint]) -> bool {
    let mut lints = complaints.iter().filter(|complaint| match piece.kind {
        Kind::Named | Kind::Field | Kind::Variant | Kind::Counted => {
            complaint.code == "dead_code" || complaint.code == "unused_macros"
        }
        Kind::Import | Kind::PublicImport => complaint.code == "unused_imports",
        Kind::Variable | Kind::Unnamed => complaint.code == "unused_variables",
        Kind::Rule => complaint.code == "unused_macro_rules",
        _ => false,
    });
    let means = |place: &Place| match piece.kind {
        // A whole import is named by its whole tree.
        Kind::Import | Kind::PublicImport => holds(place, &piece.sign),
        _ => *place == piece.sign,
    };
    piece.kind == Kind::Empty || lints.any(|lint| lint.places.iter().any(means))
}

// What an error shows to be meaningless: the innermost piece around its place.
fn consequence<'p>(error: &Complaint, pieces: &'p [Piece]) -> Option<&'p Piece> {
    let place = error.places.first()?;
    let follows = |kind| {
        !matches!(
            kind,
            Kind::Named
                | Kind::Field
                | Kind::Variant
                | Kind::Counted
                | Kind::Variable
                | Kind::Unnamed
                | Kind::ExportedMacro
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
    let around = pieces.iter().filter(points_at);
    let in_import = pieces.iter().filter(|piece| {
        matches!(piece.kind, Kind::Import | Kind::PublicImport) && holds(place, &piece.sign)
    });
    around.chain(in_import).min_by_key(|piece| piece.sign.len())
}
