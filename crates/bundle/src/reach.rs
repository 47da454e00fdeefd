//! The part of a library that a program can reach by the names in it.
//!
//! Only a compiler knows what is used, but it needs long for a whole library, of which most
//! solutions use a tenth. So what nobody names is left out before it is asked. Of a name that
//! somebody says, everything stays that it can mean: so it goes on meaning the same.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use anyhow::Result;

use crate::pieces::{Kind, Piece, Pieces};
use crate::text::{words, Place, Token, Tokenized};

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
    out_of_reach_of(program, pieces, &names, units(pieces, &names, gone))
}

fn out_of_reach_of<'a, 'p>(
    program: &'a str,
    pieces: &'p Pieces,
    names: &'a Names,
    mut units: Vec<Unit<'a>>,
) -> Result<Vec<&'p Piece>> {
    let program = Tokenized::new(program)?;
    let mut said: BTreeSet<&str> = program.tokens.iter().flat_map(says).collect();
    while reach_more(&mut units, names, &mut said) {}
    let kept: Vec<&Place> =
        units.iter().filter(|unit| unit.is_reached).map(|unit| &unit.piece.extent).collect();
    let imports = names.imports_left(&said, &kept);
    let out: BTreeSet<usize> =
        units.iter().filter(|unit| !unit.is_reached).map(|unit| unit.piece.sign.start).collect();
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

/// The text of a library without all that is out of reach. What is known of the library is kept for
/// the programs that follow, as long as the process lives.
pub fn library_within_reach(program: &str, text: &str) -> Result<String> {
    thread_local! {
        static LIBRARIES: RefCell<Vec<Rc<Library>>> = const { RefCell::new(Vec::new()) };
    }
    let known = LIBRARIES.with_borrow(|known| {
        known.iter().find(|library| library.pieces.source.text == text).map(Rc::clone)
    });
    let library = match known {
        Some(library) => library,
        None => {
            let library = Rc::new(Library::of(text)?);
            LIBRARIES.with_borrow_mut(|known| known.push(Rc::clone(&library)));
            library
        }
    };
    let Library { pieces, names, units } = &*library;
    Ok(pieces.without(&out_of_reach_of(program, pieces, names, units.clone())?))
}

/// What is known of a library.
struct Library {
    pieces: &'static Pieces<'static>,
    names: &'static Names,
    units: Vec<Unit<'static>>,
}

impl Library {
    fn of(text: &str) -> Result<Library> {
        let pieces: &Pieces = Box::leak(Box::new(Pieces::of(text.to_owned().leak())?));
        let names: &Names = Box::leak(Box::new(Names::of(&pieces.source.file()?)));
        Ok(Library { pieces, names, units: units(pieces, names, &[]) })
    }
}

/// A piece that stays or goes as a whole, except for the units inside.
#[derive(Clone)]
struct Unit<'a> {
    piece: &'a Piece,
    part: Option<&'a Part>,
    is_gone: bool,
    /// The unit around it.
    inside: Option<usize>,
    /// The words in it, without those of the units inside.
    says: Rc<BTreeSet<&'a str>>,
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
    let index = |place| source.tokens.partition_point(|token| token.place.start < place);
    for piece in pieces.pieces.iter().filter(|piece| is_unit(piece)) {
        let tokens = index(piece.extent.start)..index(piece.extent.end);
        let inside = owners.get(tokens.start).copied().flatten();
        owners[tokens].fill(Some(units.len()));
        let part = names.parts.get(&piece.sign.start);
        let is_gone = gone.iter().any(|gone| gone.kind != Kind::Unnamed && gone.sign == piece.sign);
        let says = Rc::default();
        units.push(Unit { piece, part, is_gone, inside, says, is_reached: false });
    }
    // What is imported is used only if it is said again.
    for import in &names.imports {
        owners[index(import.whole.start)..index(import.whole.end)].fill(None);
    }
    for (token, owner) in source.tokens.iter().zip(owners) {
        if let Some(owner) = owner {
            Rc::make_mut(&mut units[owner].says).extend(says(token));
        }
    }
    units
}

/// The words of a token. A text may name a constant, and a comment names nothing.
fn says<'a>(token: &Token<'a>) -> impl Iterator<Item = &'a str> {
    words(if token.text.starts_with('/') { "" } else { token.text })
}

/// Adds the units of which the names are said, and says what they say; whether there were any.
fn reach_more<'a>(units: &mut [Unit<'a>], names: &'a Names, said: &mut BTreeSet<&'a str>) -> bool {
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
        if !unit.is_reached
            && !unit.is_gone
            && is_around
            && unit.part.is_none_or(|part| part.is_said(said))
        {
            said.extend(unit.says.iter());
            units[index].is_reached = true;
            found = true;
        }
    }
    found || said.len() > before
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of a text, line by line.
    fn left(program: &str, text: &str) -> Vec<String> {
        let left = within_reach(program, text).unwrap();
        let lines = left.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.map(str::to_owned).collect()
    }

    #[test]
    fn a_folder_is_left_out_with_what_it_exports() {
        let text = "pub mod a {
                mod x {
                    pub struct X;
                    impl X {
                        pub fn go(&self) {}
                        pub fn stop(&self) {}
                    }
                }
                mod y { pub struct Y; }
                pub use self::{x::X, y::Y};
            }
            pub mod b {
                mod a { pub struct Z; }
                pub use self::a::Z;
            }
            pub mod c { pub use crate::a::Y as Why; }
            pub use self::a::*;
            pub use self::b::*;
            pub use self::c::*;";
        let (head, tail) = (["pub mod a {"], ["}", "pub use self::a::*;"]);
        let x = ["mod x {", "pub struct X;", "impl X {", "pub fn go(&self) {}", "}", "}"];
        let only_x = [&head[..], &x, &["pub use self::x::X;"], &tail].concat();
        assert_eq!(left("fn main() { X.go() }", text), only_x);
        let c = ["pub mod c { pub use crate::a::Y as Why; }"];
        let y = ["mod y { pub struct Y; }", "pub use self::y::Y;"];
        let only_y = [&head[..], &y, &["}"], &c, &tail[1..], &["pub use self::c::*;"]].concat();
        assert_eq!(left("fn main() { Why; }", text), only_y);
        assert_eq!(left("// X", text), Vec::<String>::new());
    }

    #[test]
    fn whatever_a_name_can_mean_is_left() {
        let text = "pub struct Heap;
            pub type Stones = Heap;
            pub type Other = Heap;
            impl Stones { pub fn size(&self) {} }
            pub trait Sized { fn size(&self); }
            impl<T: Marked> Sized for T { fn size(&self) {} }
            pub trait Marked {}
            impl Marked for Heap {}
            pub enum Turn { Left, Right }
            use self::Turn::*;
            pub enum Side { Up, Down }";
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        // Of Stones, of which nobody speaks, an implementation could take the call.
        let called = [&lines[..2], &lines[3..8]].concat();
        assert_eq!(left("fn main() { Heap.size() }", text), called);
        let turned = [&lines[..2], &lines[8..10]].concat();
        assert_eq!(left("fn main() { Left; }", text), turned);
    }

    #[test]
    fn an_exported_macro_is_left_under_another_name() {
        let text = "pub mod a {
            #[macro_export]
            macro_rules! of_a { () => {}; }
            pub use crate::of_a as go;
            pub use crate::of_a as stop;
            }";
        let mut lines: Vec<&str> = text.lines().map(str::trim).collect();
        assert_eq!(left("fn main() { go!() }", text), lines);
        let hidden = text.replace("#[macro_export]", "").replace("crate::of_a", "crate::a::of_a");
        let hidden = hidden.replace("pub use crate::a::of_a as stop", "pub(in crate) use of_a");
        lines = hidden.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        assert_eq!(left("fn main() { go!() }", &hidden), lines);
        assert!(left("fn main() {}", text).is_empty());
    }

    #[test]
    fn a_type_of_a_trait_goes_unless_somebody_names_it() {
        let text = "pub struct Heap;
            pub struct Take;
            pub trait Game {
            type Move;
            type Value;
            fn value(&self) -> Self::Value;
            }
            impl Game for Heap {
            type Move = Take;
            type Value = u64;
            fn value(&self) -> u64 { 5 }
            }
            impl Iterator for Heap {
            type Item = u64;
            fn next(&mut self) -> Option<u64> { None }
            }";
        let mut lines: Vec<&str> = text.lines().map(str::trim).collect();
        assert_eq!(left("fn main() { Heap.value(); <Heap as Game>::Move {} }", text), lines);
        lines.retain(|line| !line.contains("Move") && !line.contains("Take"));
        assert_eq!(left("fn main() { Heap.value(); }", text), lines);
    }
}
