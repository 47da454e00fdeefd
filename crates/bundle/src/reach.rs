//! The part of a library that a program can reach by the names in it.
//!
//! Only a compiler knows what is used, but it needs long for a whole library, of which most
//! solutions use a tenth. So what nobody names is left out before it is asked. Of a name that
//! somebody says, everything stays that it can mean: so it goes on meaning the same.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::pieces::{Kind, Piece, Pieces};
use crate::text::{holds, words, Place, Token, Tokenized};

mod names;

use names::{Names, Part};

/// The pieces of a pasted text that are out of reach of the program before it when those that are
/// `gone` say nothing any more. They may include something that the program uses without naming
/// it; then a compiler refuses what is left.
pub fn out_of_reach<'p>(
    program: &str,
    pieces: &'p Pieces,
    gone: &[&Piece],
) -> Result<Vec<&'p Piece>> {
    let names = Names::of(&pieces.source.file()?);
    let mut units = units(pieces, &names, gone);
    let program = Tokenized::new(program)?;
    let mut said: BTreeSet<&str> = program.tokens.iter().flat_map(says).collect();
    while reach_more(&mut units, &names, &mut said) {}
    let kept: Vec<&Place> =
        units.iter().filter(|unit| unit.is_reached).map(|unit| &unit.piece.extent).collect();
    let imports = names.imports_left(&said, &kept);
    let out: BTreeSet<usize> = units
        .iter()
        .filter(|unit| !unit.is_reached)
        .map(|unit| unit.piece.sign.start)
        .collect();
    let is_out = |piece: &&Piece| match piece.kind {
        Kind::Import => !imports.contains(&piece.sign.start),
        _ => is_unit(piece) && out.contains(&piece.sign.start),
    };
    Ok(pieces.pieces.iter().filter(is_out).collect())
}

/// The text without all that is out of reach.
pub fn within_reach(program: &str, text: &str) -> Result<String> {
    let pieces = Pieces::of(text)?;
    Ok(pieces.without(&out_of_reach(program, &pieces, &[])?))
}

/// A piece that stays or goes as a whole, except for the units inside.
struct Unit<'a> {
    piece: &'a Piece,
    part: Option<&'a Part>,
    is_gone: bool,
    /// The unit around it.
    inside: Option<usize>,
    /// The words in it, without those of the units inside.
    says: BTreeSet<&'a str>,
    is_reached: bool,
}

fn is_unit(piece: &Piece) -> bool {
    matches!(piece.kind, Kind::Named | Kind::Part | Kind::Implementation)
}

/// The units of a text, outer ones before inner ones.
fn units<'a>(pieces: &'a Pieces, names: &'a Names, gone: &[&Piece]) -> Vec<Unit<'a>> {
    let source = &pieces.source;
    let mut units = Vec::<Unit>::new();
    let mut owners = vec![None; source.tokens.len()];
    for piece in pieces.pieces.iter().filter(|piece| is_unit(piece)) {
        let index = |place| source.tokens.partition_point(|token| token.place.start < place);
        let tokens = index(piece.extent.start)..index(piece.extent.end);
        let inside = owners.get(tokens.start).copied().flatten();
        owners[tokens].fill(Some(units.len()));
        let part = names.parts.get(&piece.sign.start);
        let is_gone = gone.iter().any(|gone| gone.kind != Kind::Unnamed && gone.sign == piece.sign);
        let says = BTreeSet::new();
        units.push(Unit { piece, part, is_gone, inside, says, is_reached: false });
    }
    // What is imported is used only if it is said again.
    let is_import =
        |token: &Token| names.imports.iter().any(|import| holds(&import.whole, &token.place));
    for (token, owner) in source.tokens.iter().zip(owners) {
        if let Some(owner) = owner.filter(|_| !is_import(token)) {
            units[owner].says.extend(says(token));
        }
    }
    units
}

/// The words of a token. A text may name a constant, and a comment names nothing.
fn says<'a>(token: &Token<'a>) -> impl Iterator<Item = &'a str> {
    words(if token.text.starts_with('/') { "" } else { token.text })
}

/// Adds the units of which the names are said, and says what they say; whether there were any.
fn reach_more<'a>(
    units: &mut [Unit<'a>],
    names: &'a Names,
    said: &mut BTreeSet<&'a str>,
) -> bool {
    let before = said.len();
    let mut found = false;
    for import in &names.imports {
        if import.renamed.as_ref().is_some_and(|name| said.contains(name.as_str())) {
            said.extend(import.path.last().map(String::as_str));
        }
    }
    for index in 0..units.len() {
        let unit = &units[index];
        let is_around = unit.inside.is_none_or(|outer| units[outer].is_reached);
        if !unit.is_reached && !unit.is_gone && is_around && unit.part.is_none_or(|part| part.is_said(said)) {
            said.extend(&unit.says);
            units[index].is_reached = true;
            found = true;
        }
    }
    found || said.len() > before
}
