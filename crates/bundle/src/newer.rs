//! Syntax that old compilers do not know, found without a compiler.

use std::collections::BTreeSet;

use proc_macro2::TokenTree;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Ident, LitStr, Macro, Pat, RangeLimits, Token};

use crate::files::Tree;

/// Something that is newer than some compilers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The file and the line, as words.
    pub place: String,
    /// Its name.
    pub what: String,
    /// The first minor version of rustc 1 that takes it.
    pub since: u32,
}

/// The syntax in some files that needs the newest compiler, of what came after rustc 1.33. Only
/// syntax: whether std has an item, clippy says.
pub fn newest_syntax(files: &Tree) -> Option<Found> {
    let mut found = Vec::new();
    for (path, text) in files {
        if let Ok(file) = syn::parse_file(text) {
            let mut variants = Variants::default();
            variants.visit_file(&file);
            let variants = &variants.0;
            Newer { path, variants, is_const: false, found: &mut found }.visit_file(&file);
        }
    }
    newest(found)
}

/// The first of those that need the newest compiler.
pub fn newest(found: Vec<Found>) -> Option<Found> {
    let newest = found.iter().map(|it| it.since).max();
    found.into_iter().find(|it| Some(it.since) == newest)
}

/// The macros of std that print or format.
const FORMATTING: [&str; 12] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "eprintln",
    "format",
    "panic",
    "print",
    "println",
    "unreachable",
    "write",
    "writeln",
];

struct Newer<'a> {
    path: &'a str,
    /// The names of variants of the file.
    variants: &'a BTreeSet<Ident>,
    /// Whether the compiler has to know the result.
    is_const: bool,
    found: &'a mut Vec<Found>,
}

impl Newer<'_> {
    fn add(&mut self, node: &impl Spanned, what: &str, since: u32) {
        let place = format!("{}, line {}", self.path, node.span().start().line);
        self.found.push(Found { place, what: what.to_owned(), since });
    }

    /// What `visit` visits is a constant.
    fn in_const(&mut self, visit: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.is_const, true);
        visit(self);
        self.is_const = outer;
    }

    /// A pattern whose alternatives were always allowed.
    fn visit_alternatives(&mut self, pat: &Pat) {
        match pat {
            Pat::Or(or) => or.cases.iter().for_each(|case| self.visit_pat(case)),
            Pat::Guard(guarded) => {
                self.visit_alternatives(&guarded.pat);
                self.visit_expr(&guarded.guard);
            }
            other => self.visit_pat(other),
        }
    }
}

impl<'ast> Visit<'ast> for Newer<'_> {
    fn visit_local(&mut self, local: &'ast syn::Local) {
        if local.init.as_ref().is_some_and(|init| init.diverge.is_some()) {
            self.add(local, "`let ... else`", 65);
        }
        visit::visit_local(self, local);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.visit_alternatives(&arm.pat);
        self.visit_expr(&arm.body);
    }

    fn visit_pat(&mut self, pat: &'ast Pat) {
        match pat {
            Pat::Or(or) => self.add(or, "a choice within a pattern", 53),
            Pat::Slice(list) if list.elems.iter().any(is_rest) => {
                self.add(list, "`..` in a pattern of a slice", 42);
            }
            Pat::Range(range) if range.end.is_none() => {
                self.add(range, "a pattern of a range without end", 55);
            }
            Pat::Range(range) if matches!(range.limits, RangeLimits::HalfOpen(_)) => {
                self.add(range, "a pattern of a half-open range", 80);
            }
            Pat::Ident(name) if name.subpat.as_ref().is_some_and(|(_, pat)| binds(pat)) => {
                self.add(name, "a name within `@`", 56);
            }
            _ => {}
        }
        visit::visit_pat(self, pat);
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        if self.is_const && has_branches(expr) {
            self.add(expr, "a branch in a constant", 46);
        }
        visit::visit_expr(self, expr);
    }

    fn visit_expr_let(&mut self, condition: &'ast syn::ExprLet) {
        self.visit_alternatives(&condition.pat);
        self.visit_expr(&condition.expr);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if [&binary.left, &binary.right].iter().any(|side| matches!(***side, Expr::Let(_))) {
            self.add(binary, "a chain with `let`", 88);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_assign(&mut self, assign: &'ast syn::ExprAssign) {
        use Expr::{Array, Call, Infer, Struct, Tuple};
        if matches!(*assign.left, Array(_) | Call(_) | Infer(_) | Struct(_) | Tuple(_)) {
            self.add(assign, "an assignment to a pattern", 59);
        }
        visit::visit_expr_assign(self, assign);
    }

    fn visit_expr_field(&mut self, field: &'ast syn::ExprField) {
        if let (Expr::Field(inner), syn::Member::Unnamed(_)) = (&*field.base, &field.member) {
            if matches!(inner.member, syn::Member::Unnamed(_)) {
                self.add(field, "a field of a field by two numbers", 46);
            }
        }
        visit::visit_expr_field(self, field);
    }

    fn visit_expr_for_loop(&mut self, walk: &'ast syn::ExprForLoop) {
        if matches!(*walk.expr, Expr::Array(_) | Expr::Repeat(_)) {
            self.add(&walk.expr, "a walk through an array by value", 53);
        }
        visit::visit_expr_for_loop(self, walk);
    }

    fn visit_expr_block(&mut self, block: &'ast syn::ExprBlock) {
        if block.label.is_some() {
            self.add(block, "a block with a label", 65);
        }
        visit::visit_expr_block(self, block);
    }

    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        self.add(block, "a `const` block", 79);
        visit::visit_expr_const(self, block);
    }

    fn visit_lit_cstr(&mut self, literal: &'ast syn::LitCStr) {
        self.add(literal, "a C string", 77);
    }

    fn visit_const_param(&mut self, parameter: &'ast syn::ConstParam) {
        let since = if parameter.default.is_some() { 59 } else { 51 };
        self.add(parameter, "a constant as a parameter of a type", since);
        visit::visit_const_param(self, parameter);
    }

    fn visit_trait_item_type(&mut self, item: &'ast syn::TraitItemType) {
        if !item.generics.params.is_empty() {
            self.add(item, "a type with parameters in a trait", 65);
        }
        visit::visit_trait_item_type(self, item);
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        if signature.asyncness.is_some() {
            self.add(signature, "an asynchronous function", 39);
        }
        let bounded = signature.generics.type_params().any(|it| !it.bounds.is_empty());
        if signature.constness.is_some() && (bounded || signature.generics.where_clause.is_some()) {
            self.add(signature, "a bound of a constant function", 61);
        }
        visit::visit_signature(self, signature);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        match item.sig.constness {
            Some(_) => self.in_const(|newer| visit::visit_item_fn(newer, item)),
            None => visit::visit_item_fn(self, item),
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        match item.sig.constness {
            Some(_) => self.in_const(|newer| visit::visit_impl_item_fn(newer, item)),
            None => visit::visit_impl_item_fn(self, item),
        }
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.in_const(|newer| visit::visit_item_const(newer, item));
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.in_const(|newer| visit::visit_item_static(newer, item));
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.in_const(|newer| visit::visit_impl_item_const(newer, item));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut names = path.segments.iter().map(|segment| &segment.ident);
        if names.next().is_some_and(|first| first == "Self")
            && names.next().is_some_and(|second| self.variants.contains(second))
        {
            self.add(path, "a variant of `Self`", 37);
        }
        visit::visit_path(self, path);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        if variant.attrs.iter().any(|attribute| attribute.path().is_ident("default")) {
            self.add(variant, "a default variant", 62);
        }
        visit::visit_variant(self, variant);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last().map(|it| it.ident.to_string()).unwrap_or_default();
        match name.as_str() {
            "matches" => self.add(call, "`matches!`", 42),
            "todo" => self.add(call, "`todo!`", 40),
            "thread_local" if call.tokens.to_string().contains("= const {") => {
                self.add(call, "a `const` block of a thread", 59);
            }
            name if FORMATTING.contains(&name) && captures(call) => {
                self.add(call, "a name between braces", 58);
            }
            _ => {}
        }
        let list = Punctuated::<Expr, Token![,]>::parse_terminated;
        for argument in list.parse2(call.tokens.clone()).into_iter().flatten() {
            // The arguments live no longer than this call.
            let Newer { path, variants, is_const, .. } = *self;
            Newer { path, variants, is_const, found: self.found }.visit_expr(&argument);
        }
    }
}

/// The names of all variants.
#[derive(Default)]
struct Variants(BTreeSet<Ident>);

impl<'ast> Visit<'ast> for Variants {
    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.0.insert(variant.ident.clone());
    }
}

fn is_rest(pat: &Pat) -> bool {
    match pat {
        Pat::Rest(_) => true,
        Pat::Ident(name) => name.subpat.as_ref().is_some_and(|(_, pat)| is_rest(pat)),
        _ => false,
    }
}

/// Whether a pattern gives something a name, and not only the name of a constant.
fn binds(pat: &Pat) -> bool {
    struct Binds(bool);
    impl<'ast> Visit<'ast> for Binds {
        fn visit_pat_ident(&mut self, name: &'ast syn::PatIdent) {
            self.0 |= name.ident.to_string().starts_with(char::is_lowercase);
        }
    }
    let mut binds = Binds(false);
    binds.visit_pat(pat);
    binds.0
}

fn has_branches(expr: &Expr) -> bool {
    match expr {
        Expr::If(_) | Expr::Loop(_) | Expr::Match(_) | Expr::While(_) => true,
        Expr::Binary(binary) => matches!(binary.op, BinOp::And(_) | BinOp::Or(_)),
        _ => false,
    }
}

/// Whether a text among a macro's arguments says `{name}`, and no argument has a name.
fn captures(call: &Macro) -> bool {
    let tokens: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
    let is_named = tokens.windows(3).any(|it| {
        let is = |token: &TokenTree, mark: char| matches!(token, TokenTree::Punct(it) if it.as_char() == mark);
        is(&it[0], ',') && matches!(it[1], TokenTree::Ident(_)) && is(&it[2], '=')
    });
    let says_name = |token: &TokenTree| {
        syn::parse2::<LitStr>(token.clone().into()).is_ok_and(|text| {
            let text = text.value().replace("{{", "");
            let starts_name =
                |rest: &str| rest.starts_with(|c: char| c.is_alphabetic() || c == '_');
            text.split('{').skip(1).any(starts_name)
        })
    };
    !is_named && tokens.iter().any(says_name)
}
