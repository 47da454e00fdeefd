//! Imports, derived traits and a macro's arguments: when some go, the rest is written anew.

use proc_macro2::TokenTree;
use syn::punctuated::Punctuated;

use crate::imports::{imports, Import};
use crate::syntax::{from_to, place};
use crate::text::{Place, Tokenized};

/// Things that stand in a row.
#[derive(Debug)]
pub struct List {
    /// The piece that goes if all of them go.
    pub extent: Place,
    /// Where they stand.
    pub inner: Place,
    leaves: Vec<Leaf>,
    write: Write,
}

/// The rest of a row.
pub enum Left {
    /// As it was.
    All,
    /// These, as they are written.
    Some(String),
    /// None of them.
    Nothing,
}

/// One of the things in a row.
#[derive(Debug)]
struct Leaf {
    /// Where the compiler points if it means this one.
    sign: Place,
    /// Its text, which for an import is a path, step by step.
    text: Vec<String>,
    /// Where the steps before the last one begin, if it is an import.
    steps: Vec<usize>,
}

impl Leaf {
    fn new(sign: Place, text: String) -> Leaf {
        Leaf { sign, text: vec![text], steps: Vec::new() }
    }

    fn of_import(import: Import) -> Leaf {
        let (mut text, mut steps): (Vec<String>, Vec<usize>) = import.path.into_iter().unzip();
        steps.pop();
        if let (Some(last), Some(renamed)) = (text.last_mut(), import.renamed) {
            *last += &format!(" as {renamed}");
        }
        Leaf { sign: import.place, text, steps }
    }
}

type Write = fn(&[&[String]]) -> String;

impl List {
    /// The imports of a `use`.
    pub fn of_imports(source: &Tokenized, item: &syn::ItemUse) -> List {
        let leaves = imports(&item.tree).into_iter().map(Leaf::of_import).collect();
        let extent = source.with_comments(place(item));
        List { extent, inner: place(&item.tree), leaves, write: group }
    }

    /// The derived traits, if the attribute is a `derive`.
    pub fn of_derived(source: &Tokenized, attribute: &syn::Attribute) -> Option<List> {
        let list =
            attribute.meta.require_list().ok().filter(|list| list.path.is_ident("derive"))?;
        let names = Punctuated::<syn::Path, syn::Token![,]>::parse_terminated;
        let names = attribute.parse_args_with(names).ok()?;
        let text = |name| source.text[place(name)].to_owned();
        let leaves = names.iter().map(|name| Leaf::new(place(name), text(name))).collect();
        let extent = source.with_comments(place(attribute));
        let write: Write = |names| names.concat().join(", ");
        Some(List { extent, inner: place(&list.tokens), leaves, write })
    }

    /// The things that a macro is called for, if there are any.
    pub fn of_arguments(source: &Tokenized, call: &syn::Macro) -> Option<List> {
        let trees: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
        let (mark, write): (char, Write) = match trees.iter().any(|tree| is_mark(tree, ';')) {
            true => (';', |arguments| arguments.concat().join(";\n")),
            false => (',', |arguments| arguments.concat().join(", ")),
        };
        let mut leaves = Vec::new();
        for argument in trees.split(|tree| is_mark(tree, mark)) {
            if let (Some(first), Some(last)) = (argument.first(), argument.last()) {
                let place = from_to(first.span(), last.span());
                leaves.push(Leaf::new(place.clone(), source.text[place].to_owned()));
            }
        }
        let inner = leaves.first()?.sign.start..leaves.last()?.sign.end;
        Some(List { extent: inner.clone(), inner, leaves, write })
    }

    /// Where the compiler points if it means one of them.
    pub fn signs(&self) -> impl Iterator<Item = &Place> {
        self.leaves.iter().map(|leaf| &leaf.sign)
    }

    /// The imports whose paths go through the step that begins here.
    pub fn signs_through(&self, step: usize) -> impl Iterator<Item = &Place> {
        let through = self.leaves.iter().filter(move |leaf| leaf.steps.contains(&step));
        through.map(|leaf| &leaf.sign)
    }

    /// The rest without those whose signs are `gone`.
    pub fn without(&self, gone: &[&Place]) -> Left {
        let stays = |leaf: &&Leaf| !gone.contains(&&leaf.sign);
        let left: Vec<_> = self.leaves.iter().filter(stays).collect();
        if left.is_empty() {
            Left::Nothing
        } else if left.len() < self.leaves.len() {
            Left::Some((self.write)(&left.iter().map(|leaf| &leaf.text[..]).collect::<Vec<_>>()))
        } else {
            Left::All
        }
    }
}

fn is_mark(tree: &TokenTree, mark: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == mark)
}

// Writes imports with as few braces as possible.
fn group(paths: &[&[String]]) -> String {
    if let [path] = paths {
        let own = path.len() > 1 && path.last().is_some_and(|step| step == "self");
        return path[..path.len() - usize::from(own)].join("::");
    }
    let first = paths[0].first();
    if paths.iter().all(|path| path.len() > 1 && path.first() == first) {
        let below: Vec<&[String]> = paths.iter().map(|path| &path[1..]).collect();
        let below = match &below[..] {
            paths if paths.iter().all(|path| path.len() > 1 && path[0] == paths[0][0]) => {
                group(paths)
            }
            paths => format!("{{{}}}", groups(paths).join(", ")),
        };
        return format!("{}::{below}", paths[0][0]);
    }
    format!("{{{}}}", groups(paths).join(", "))
}

fn groups(paths: &[&[String]]) -> Vec<String> {
    let same = |a: &&[String], b: &&[String]| a.len() > 1 && b.len() > 1 && a[0] == b[0];
    let own = |path: &&[String]| path.len() == 1 && path[0] == "self";
    let chunks = paths.chunk_by(same);
    chunks.map(|chunk| if own(&chunk[0]) { "self".to_owned() } else { group(chunk) }).collect()
}
