//! What can be taken out of a text and leave a text that may still compile.

use anyhow::Result;
use syn::visit::Visit;

use crate::text::{Edits, Place, Tokenized};

mod find;
mod harmless;
mod lists;

use lists::List;

/// What a piece is; this decides when it may go.
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
    /// A block or module in which nothing is left.
    Empty,
}

/// A piece of a text.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Where the compiler points if it means this piece.
    pub sign: Place,
    /// What goes with it.
    pub extent: Place,
}

/// All pieces of a text.
#[derive(Debug)]
pub struct Pieces<'a> {
    source: Tokenized<'a>,
    /// The pieces, outer ones before inner ones.
    pub pieces: Vec<Piece>,
    lists: Vec<List>,
    // The variant before, where this one's number is to stand, and the number.
    numbers: Vec<(Place, usize, u64)>,
}

impl<'a> Pieces<'a> {
    /// Finds the pieces of a text.
    pub fn of(text: &'a str) -> Result<Pieces<'a>> {
        let file = syn::parse_file(text)?;
        let source = Tokenized::new(text)?;
        let mut found =
            Pieces { source, pieces: Vec::new(), lists: Vec::new(), numbers: Vec::new() };
        found.visit_file(&file);
        Ok(found)
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

    /// The text without some of them.
    pub fn without(&self, gone: &[&Piece]) -> String {
        let mut edits = Edits::default();
        for piece in gone {
            match piece.kind {
                Kind::Import | Kind::Derive | Kind::Argument => {}
                Kind::Unnamed => edits.replace(piece.sign.start..piece.sign.start, "_".to_owned()),
                _ => edits.cut(piece.extent.clone()),
            }
        }
        for (before, end, number) in &self.numbers {
            if gone.iter().any(|piece| piece.kind == Kind::Counted && piece.sign == *before) {
                edits.replace(*end..*end, format!(" = {number}"));
            }
        }
        for list in &self.lists {
            list.write_without(gone, &mut edits);
        }
        edits.apply(self.source.text)
    }

    fn add(&mut self, kind: Kind, sign: Place, whole: Place) {
        let extent = self.source.with_comments(whole);
        self.pieces.push(Piece { kind, sign, extent });
    }

    fn add_list(&mut self, kind: Kind, list: List) {
        for sign in list.signs() {
            self.pieces.push(Piece { kind, sign: sign.clone(), extent: sign.clone() });
        }
        self.lists.push(list);
    }
}
