//! What can be taken out of a text and leave a text that may still compile.

use std::ops::Range;

use anyhow::Result;
use proc_macro2::{Delimiter, Span, TokenTree};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, Visibility};

use crate::paste::is_exported;
use crate::text::{Edits, Place, Source};

/// What a piece is; this decides when it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Something with a name: the compiler tells when nothing uses it.
    Named,
    /// A field: it must go from where structures are built, too.
    Field,
    /// A variant: it must go from where values are matched, too.
    Variant,
    /// A variant by which those behind it are counted: the next one gets its number.
    Counted,
    /// An import.
    Import,
    /// An import for others: the compiler cannot tell whether they use it.
    PublicImport,
    /// A trait that is derived: the compiler cannot tell whether it is used.
    Derive,
    /// An implementation of a trait, or a call of a macro among the items.
    Implementation,
    /// A macro that is seen by its path: the compiler is blind to it as well.
    ExportedMacro,
    /// One of the things that a macro among the items is called for.
    Argument,
    /// A rule of a macro.
    Rule,
    /// What implements a part of a trait: it goes with that part.
    Part,
    /// A pattern's case, for a variant that is gone.
    Case,
    /// A variable whose value nothing is lost with.
    Variable,
    /// A variable or parameter that only its name can say to be unused.
    Unnamed,
    /// A field's mention where a structure is built or matched.
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

/// The imports of a `use`, or what is derived: written anew when some of them go.
#[derive(Debug)]
struct List {
    extent: Place,
    inner: Place,
    leaves: Vec<(Place, Vec<String>)>,
    write: Write,
}

type Write = fn(&[&[String]]) -> String;

/// All pieces of a text.
#[derive(Debug)]
pub struct Pieces<'a> {
    source: Source<'a>,
    /// The pieces, outer ones before inner ones.
    pub pieces: Vec<Piece>,
    lists: Vec<List>,
    // The variant before, where this one's number is to stand, and the number.
    numbers: Vec<(Place, usize, u64)>,
}

impl<'a> Pieces<'a> {
    /// Takes a text to pieces.
    pub fn of(text: &'a str) -> Result<Pieces<'a>> {
        let file = syn::parse_file(text)?;
        let source = Source::new(text)?;
        let mut found =
            Pieces { source, pieces: Vec::new(), lists: Vec::new(), numbers: Vec::new() };
        found.visit_file(&file);
        Ok(found)
    }

    /// Whether a variant's number can be told to the next one.
    pub fn is_numbered(&self, variant: &Piece) -> bool {
        self.numbers.iter().any(|(before, ..)| *before == variant.sign)
    }

    /// The text without some of them.
    pub fn without(&self, gone: &[&Piece]) -> String {
        let mut edits = Edits::default();
        for piece in gone {
            match piece.kind {
                Kind::Import | Kind::PublicImport | Kind::Derive | Kind::Argument => {}
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
            let stays = |place: &Place| !gone.iter().any(|piece| piece.sign == *place);
            let left: Vec<_> = list.leaves.iter().filter(|(place, _)| stays(place)).collect();
            if left.is_empty() {
                edits.cut(list.extent.clone());
            } else if left.len() < list.leaves.len() {
                let paths: Vec<&[String]> = left.iter().map(|(_, path)| &path[..]).collect();
                edits.replace(list.inner.clone(), (list.write)(&paths));
            }
        }
        edits.apply(self.source.text)
    }

    fn add(&mut self, kind: Kind, sign: Place, whole: Place) {
        let extent = self.source.with_comments(whole);
        self.pieces.push(Piece { kind, sign, extent });
    }

    fn import(&mut self, item: &syn::ItemUse) {
        let kind = match item.vis {
            Visibility::Inherited => Kind::Import,
            _ => Kind::PublicImport,
        };
        let mut leaves = Vec::new();
        add_leaves(&item.tree, &mut Vec::new(), &mut leaves);
        let extent = self.source.with_comments(place(item));
        self.list(kind, List { extent, inner: place(&item.tree), leaves, write: group });
    }

    fn derive(&mut self, attribute: &syn::Attribute, derived: &syn::MetaList) {
        let names = Punctuated::<syn::Path, syn::Token![,]>::parse_terminated;
        let Ok(names) = attribute.parse_args_with(names) else { return };
        let text = |name| vec![self.source.text[place(name)].to_owned()];
        let leaves: Vec<_> = names.iter().map(|name| (place(name), text(name))).collect();
        let extent = self.source.with_comments(place(attribute));
        let inner = place(&derived.tokens);
        let write = |names: &[&[String]]| names.concat().join(", ");
        self.list(Kind::Derive, List { extent, inner, leaves, write });
    }

    fn arguments(&mut self, call: &syn::Macro) {
        let trees: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
        let is_mark = |tree: &TokenTree, mark: char| matches!(tree, TokenTree::Punct(punct) if punct.as_char() == mark);
        let (mark, write): (char, Write) = match trees.iter().any(|tree| is_mark(tree, ';')) {
            true => (';', |arguments| arguments.concat().join(";\n")),
            false => (',', |arguments| arguments.concat().join(", ")),
        };
        let mut leaves = Vec::new();
        for argument in trees.split(|tree| is_mark(tree, mark)) {
            if let (Some(first), Some(last)) = (argument.first(), argument.last()) {
                let place = from_to(first.span(), last.span());
                leaves.push((place.clone(), vec![self.source.text[place].to_owned()]));
            }
        }
        if let (Some((first, _)), Some((last, _))) = (leaves.first(), leaves.last()) {
            let inner = first.start..last.end;
            let extent = inner.clone();
            self.list(Kind::Argument, List { extent, inner, leaves, write });
        }
    }

    fn list(&mut self, kind: Kind, list: List) {
        for (place, _) in &list.leaves {
            self.pieces.push(Piece { kind, sign: place.clone(), extent: place.clone() });
        }
        self.lists.push(list);
    }

    // The rules of macro_rules!: pattern => body, and so on.
    fn rules(&mut self, item: &syn::ItemMacro) {
        let trees: Vec<TokenTree> = item.mac.tokens.clone().into_iter().collect();
        let mut groups = trees.iter().filter_map(|tree| match tree {
            TokenTree::Group(group) if group.delimiter() != Delimiter::None => Some(group),
            _ => None,
        });
        while let (Some(pattern), Some(body)) = (groups.next(), groups.next()) {
            let sign = pattern.span().byte_range();
            let mut end = body.span().byte_range().end;
            if self.source.text[end..].starts_with(';') {
                end += 1;
            }
            self.add(Kind::Rule, sign.clone(), sign.start..end);
        }
    }

    fn alternatives(&mut self, cases: &Punctuated<syn::Pat, syn::Token![|]>) {
        let places: Vec<Place> = cases.iter().map(place).collect();
        for (index, case) in places.iter().enumerate() {
            let extent = match index.checked_sub(1) {
                Some(before) => places[before].end..case.end,
                None => case.start..places.get(1).map_or(case.end, |next| next.start),
            };
            self.pieces.push(Piece { kind: Kind::Case, sign: case.clone(), extent });
        }
    }
}

fn place<T: Spanned>(node: &T) -> Place {
    node.span().byte_range()
}

fn add_leaves(tree: &syn::UseTree, path: &mut Vec<String>, leaves: &mut Vec<(Place, Vec<String>)>) {
    let depth = path.len();
    match tree {
        syn::UseTree::Path(step) => {
            path.push(step.ident.to_string());
            add_leaves(&step.tree, path, leaves);
        }
        syn::UseTree::Group(group) => {
            for tree in &group.items {
                add_leaves(tree, path, leaves);
            }
        }
        syn::UseTree::Name(name) => path.push(name.ident.to_string()),
        syn::UseTree::Rename(name) => path.push(format!("{} as {}", name.ident, name.rename)),
        syn::UseTree::Glob(_) => path.push("*".to_owned()),
    }
    if !matches!(tree, syn::UseTree::Path(_) | syn::UseTree::Group(_)) {
        leaves.push((place(tree), path.clone()));
    }
    path.truncate(depth);
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

fn from_to(start: Span, end: Span) -> Range<usize> {
    start.byte_range().start..end.byte_range().end
}

impl<'ast> Visit<'ast> for Pieces<'_> {
    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        if let syn::Meta::List(list) = &attribute.meta {
            if list.path.is_ident("derive") {
                self.derive(attribute, list);
            }
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        let whole = place(item);
        let named = match item {
            Item::Const(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Static(item) => Some(&item.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            Item::Union(item) => Some(&item.ident),
            _ => None,
        };
        if let Some(name) = named {
            self.add(Kind::Named, place(name), whole.clone());
        }
        match item {
            Item::Use(item) => self.import(item),
            Item::Mod(item) if item.content.as_ref().is_some_and(|(_, items)| items.is_empty()) => {
                self.add(Kind::Empty, place(&item.ident), whole);
            }
            Item::Macro(item) => match &item.ident {
                Some(name) => {
                    let exported = is_exported(&item.attrs);
                    let kind = if exported { Kind::ExportedMacro } else { Kind::Named };
                    self.add(kind, place(name), whole);
                    self.rules(item);
                }
                None => {
                    self.add(Kind::Implementation, whole.clone(), whole);
                    self.arguments(&item.mac);
                }
            },
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let header = from_to(item.impl_token.span, item.brace_token.span.open());
        if item.trait_.is_some() {
            self.add(Kind::Implementation, header, place(item));
            for part in &item.items {
                let name = match part {
                    syn::ImplItem::Fn(part) => &part.sig.ident,
                    syn::ImplItem::Const(part) => &part.ident,
                    syn::ImplItem::Type(part) => &part.ident,
                    _ => continue,
                };
                self.add(Kind::Part, place(name), place(part));
            }
        } else {
            let kind = if item.items.is_empty() { Kind::Empty } else { Kind::Part };
            self.add(kind, header, place(item));
            for part in &item.items {
                let name = match part {
                    syn::ImplItem::Fn(part) => &part.sig.ident,
                    syn::ImplItem::Const(part) => &part.ident,
                    _ => continue,
                };
                self.add(Kind::Named, place(name), place(part));
            }
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_trait_item(&mut self, part: &'ast syn::TraitItem) {
        let name = match part {
            syn::TraitItem::Fn(part) => Some(&part.sig.ident),
            syn::TraitItem::Const(part) => Some(&part.ident),
            syn::TraitItem::Type(part) => Some(&part.ident),
            _ => None,
        };
        if let Some(name) = name {
            self.add(Kind::Named, place(name), place(part));
        }
        visit::visit_trait_item(self, part);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if let Some(name) = &field.ident {
            self.add(Kind::Field, place(name), place(field));
        }
        visit::visit_field(self, field);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        let castable = item.variants.iter().all(|variant| variant.fields.is_empty());
        let mut variants = item.variants.iter().peekable();
        let mut number = Some(0);
        while let Some(variant) = variants.next() {
            number = variant.discriminant.as_ref().map_or(number, |(_, number)| literal(number));
            let sign = place(&variant.ident);
            let next = variants.peek().filter(|next| castable && next.discriminant.is_none());
            let kind = if next.is_some() { Kind::Counted } else { Kind::Variant };
            number = number.map(|number| number + 1);
            if let (Some(next), Some(number)) = (next, number) {
                self.numbers.push((sign.clone(), place(&next.ident).end, number));
            }
            self.add(kind, sign, place(variant));
        }
        visit::visit_item_enum(self, item);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if !matches!(arm.pat, syn::Pat::Or(_)) {
            self.add(Kind::Case, place(&arm.pat), place(arm));
        }
        visit::visit_arm(self, arm);
    }

    fn visit_pat_or(&mut self, pattern: &'ast syn::PatOr) {
        self.alternatives(&pattern.cases);
        visit::visit_pat_or(self, pattern);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let syn::Pat::Ident(name) = &local.pat {
            let loses = local.init.as_ref().is_some_and(|init| !is_plain(&init.expr));
            let kind = if loses { Kind::Unnamed } else { Kind::Variable };
            self.add(kind, place(&name.ident), place(local));
        }
        visit::visit_local(self, local);
    }

    fn visit_pat_type(&mut self, parameter: &'ast syn::PatType) {
        if let syn::Pat::Ident(name) = &*parameter.pat {
            self.add(Kind::Unnamed, place(&name.ident), place(parameter));
        }
        visit::visit_pat_type(self, parameter);
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        if is_plain(&field.expr) {
            self.add(Kind::FieldUse, place(&field.member), place(field));
        }
        visit::visit_field_value(self, field);
    }

    fn visit_field_pat(&mut self, field: &'ast syn::FieldPat) {
        self.add(Kind::FieldUse, place(&field.member), place(field));
        visit::visit_field_pat(self, field);
    }
}

fn literal(number: &syn::Expr) -> Option<u64> {
    match number {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => {
            number.base10_parse().ok()
        }
        _ => None,
    }
}

// Whether nothing is lost when an expression is not evaluated.
fn is_plain(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Lit(_) | syn::Expr::Path(_) => true,
        syn::Expr::Field(field) => is_plain(&field.base),
        syn::Expr::Reference(reference) => is_plain(&reference.expr),
        syn::Expr::Cast(cast) => is_plain(&cast.expr),
        syn::Expr::Paren(inner) => is_plain(&inner.expr),
        syn::Expr::Tuple(tuple) => tuple.elems.iter().all(is_plain),
        syn::Expr::Array(array) => array.elems.iter().all(is_plain),
        syn::Expr::Repeat(repeat) => is_plain(&repeat.expr),
        syn::Expr::Call(call) => is_constructor(&call.func) && call.args.iter().all(is_plain),
        syn::Expr::MethodCall(call) => {
            let harmless = ["len", "is_empty", "clone", "to_owned", "to_string", "to_vec"];
            harmless.iter().any(|name| call.method == name) && is_plain(&call.receiver)
        }
        syn::Expr::Binary(syn::ExprBinary { left, op: syn::BinOp::Div(_), right, .. }) => {
            is_plain(left) && matches!(**right, syn::Expr::Lit(_))
        }
        syn::Expr::Macro(call) if call.mac.path.is_ident("vec") => is_plain_list(&call.mac),
        _ => false,
    }
}

fn is_constructor(function: &syn::Expr) -> bool {
    let syn::Expr::Path(path) = function else { return false };
    let names: Vec<String> = path.path.segments.iter().map(|step| step.ident.to_string()).collect();
    let std = "Vec VecDeque String HashMap HashSet BTreeMap BTreeSet BinaryHeap Some";
    names.first().is_some_and(|name| std.split(' ').any(|other| name == other))
        && names.get(1).is_none_or(|name| name == "new")
}

fn is_plain_list(list: &syn::Macro) -> bool {
    let elements = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
    let repeated = Punctuated::<syn::Expr, syn::Token![;]>::parse_terminated;
    list.parse_body_with(elements).is_ok_and(|list| list.iter().all(is_plain))
        || list.parse_body_with(repeated).is_ok_and(|list| list.iter().all(is_plain))
}

/// Whether an implementation acts where no name shows it: such ones stay.
pub fn acts_unseen(text: &str) -> bool {
    text.split('{').next().unwrap_or("").contains("Drop for")
}
