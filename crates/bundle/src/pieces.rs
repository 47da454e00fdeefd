//! The pieces without which a text may still compile.

use anyhow::Result;
use syn::spanned::Spanned;
use syn::visit::Visit;

use crate::syntax::place;
use crate::text::{holds, Edits, Place, Tokenized};

mod find;
mod harmless;
mod lists;

use lists::{Left, List};

/// The kind of a piece; this decides when it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Something with a name: the compiler says when nothing uses it.
    Named,
    /// A field: it must go from where structures are built, too.
    Field,
    /// A variant: it must go from where values are matched, too.
    Variant,
    /// A variant by which those behind it are counted: the next one gets its number.
    Counted,
    /// An import.
    Import,
    /// A trait that is derived: the compiler cannot say whether it is used.
    Derive,
    /// An implementation of a trait, or a call of a macro among the items.
    Implementation,
    /// One of the things that a macro among the items is called for.
    Argument,
    /// A rule of a macro.
    Rule,
    /// What implements a part of a trait: it goes with that part.
    Part,
    /// A pattern's case, for a variant that is gone.
    Case,
    /// A variable whose value has no side effects.
    Variable,
    /// A variable or parameter that must stay, but can be marked as unused by its name.
    Unnamed,
    /// A field where a structure is built or matched.
    FieldUse,
}

/// A piece of a text.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its kind.
    pub kind: Kind,
    /// Where the compiler points if it means this piece.
    pub sign: Place,
    /// The text that goes with it.
    pub extent: Place,
}

/// A module or block that goes when nothing is left in it.
#[derive(Debug)]
struct Holder {
    extent: Place,
    parts: Vec<Place>,
}

/// All pieces of a text.
#[derive(Debug)]
pub struct Pieces<'a> {
    /// The text.
    pub source: Tokenized<'a>,
    /// The pieces, outer ones before inner ones.
    pub pieces: Vec<Piece>,
    lists: Vec<List>,
    holders: Vec<Holder>,
    // The variant before, where this one's number is to stand, and the number.
    numbers: Vec<(Place, usize, u64)>,
}

impl<'a> Pieces<'a> {
    /// Finds the pieces of a text.
    pub fn of(text: &'a str) -> Result<Pieces<'a>> {
        let source = Tokenized::new(text)?;
        let file = source.file()?;
        let mut found = Pieces {
            source,
            pieces: Vec::new(),
            lists: Vec::new(),
            holders: Vec::new(),
            numbers: Vec::new(),
        };
        found.visit_file(&file);
        Ok(found)
    }

    /// The type whose definition is around a place.
    pub fn structure_around(&self, place: &Place) -> Option<&Piece> {
        let around = |piece: &&Piece| piece.kind == Kind::Named && holds(&piece.extent, place);
        self.pieces.iter().filter(around).min_by_key(|piece| piece.extent.len())
    }

    /// The parts of an implementation.
    pub fn parts_of<'p>(&'p self, piece: &'p Piece) -> impl Iterator<Item = &'p Piece> {
        let is_part = |part: &&Piece| part.kind == Kind::Part && part.sign != piece.sign;
        self.pieces.iter().filter(is_part).filter(|part| holds(&piece.extent, &part.sign))
    }

    /// Whether a variant's number can be given to the next one.
    pub fn is_numbered(&self, variant: &Piece) -> bool {
        self.numbers.iter().any(|(before, ..)| *before == variant.sign)
    }

    /// The imports whose paths go through the step that begins here.
    pub fn imported_through(&self, step: usize) -> Vec<&Piece> {
        let signs: Vec<&Place> =
            self.lists.iter().flat_map(|list| list.signs_through(step)).collect();
        self.pieces.iter().filter(|piece| signs.contains(&&piece.sign)).collect()
    }

    /// The text without some of them, and without the modules and blocks that this leaves empty.
    pub fn without(&self, gone: &[&Piece]) -> String {
        let mut edits = Edits::default();
        let mut cut = Vec::new();
        for piece in gone {
            match piece.kind {
                Kind::Import | Kind::Derive | Kind::Argument => {}
                Kind::Unnamed => edits.replace(piece.sign.start..piece.sign.start, "_".to_owned()),
                _ => cut.push(piece.extent.clone()),
            }
        }
        for (before, end, number) in &self.numbers {
            if gone.iter().any(|piece| piece.kind == Kind::Counted && piece.sign == *before) {
                edits.replace(*end..*end, format!(" = {number}"));
            }
        }
        let signs: Vec<&Place> = gone.iter().map(|piece| &piece.sign).collect();
        for list in &self.lists {
            match list.without(&signs) {
                Left::All => {}
                Left::Some(text) => edits.replace(list.inner.clone(), text),
                Left::Nothing => cut.push(list.extent.clone()),
            }
        }
        self.cut_empty(&mut cut);
        cut.into_iter().for_each(|place| edits.cut(place));
        edits.apply(self.source.text)
    }

    // Adds the modules and blocks of which all parts are cut.
    fn cut_empty(&self, cut: &mut Vec<Place>) {
        // Inner ones first.
        for Holder { extent, parts } in self.holders.iter().rev() {
            if parts.iter().all(|part| cut.iter().any(|place| holds(place, part))) {
                cut.push(extent.clone());
            }
        }
    }

    fn add(&mut self, kind: Kind, sign: Place, whole: Place) {
        let extent = self.source.with_comments(whole);
        self.pieces.push(Piece { kind, sign, extent });
    }

    fn add_holder<T: Spanned>(&mut self, whole: Place, parts: &[T]) {
        let extent = self.source.with_comments(whole);
        self.holders.push(Holder { extent, parts: parts.iter().map(place).collect() });
    }

    fn add_list(&mut self, kind: Kind, list: List) {
        for sign in list.signs() {
            self.pieces.push(Piece { kind, sign: sign.clone(), extent: sign.clone() });
        }
        self.lists.push(list);
    }
}

/// The two halves of a list that can be divided.
pub fn halves<T>(many: &[T]) -> Vec<&[T]> {
    if many.len() < 2 {
        return Vec::new();
    }
    let (first, second) = many.split_at(many.len() / 2);
    vec![first, second]
}
