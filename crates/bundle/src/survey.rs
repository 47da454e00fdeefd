//! The crates and the version of Rust that a solution needs, found without a compiler.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::files::Tree;
use crate::text::Tokenized;

/// New syntax in a solution's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The file and the line, as words.
    pub place: String,
    /// Its name.
    pub what: &'static str,
    /// The first minor version of rustc 1 that takes it.
    pub since: u32,
}

/// Where a solution names a crate for the first time.
pub fn first_use(files: &Tree, krate: &str) -> Option<String> {
    files.iter().find_map(|(path, text)| {
        let source = Tokenized::new(text).ok()?;
        let is_use = |index: &usize| {
            let [before, next] = [-1, 1].map(|steps| source.near(*index, steps));
            let declares = ["use", "crate"].contains(&before) && ["as", ";"].contains(&next);
            let begins_path = ![".", "fn", "mod"].contains(&before) && source.is_step(*index);
            source.tokens[*index].text == krate && (declares || begins_path)
        };
        let index = (0..source.tokens.len()).find(is_use)?;
        let line = text[..source.tokens[index].place.start].matches('\n').count() + 1;
        Some(format!("{path}, line {line}"))
    })
}

/// The syntax in a solution that needs the newest compiler, if it needs one newer than
/// rustc 1.63. Only syntax: whether std has an item, only an old compiler can say.
pub fn newest_syntax(files: &Tree) -> Option<Found> {
    let mut found = Vec::new();
    for (path, text) in files {
        if let Ok(file) = syn::parse_file(text) {
            let mut newer = Newer { path, found: &mut found };
            newer.visit_file(&file);
        }
    }
    let newest = found.iter().map(|it| it.since).max();
    found.into_iter().find(|it| Some(it.since) == newest)
}

struct Newer<'a> {
    path: &'a str,
    found: &'a mut Vec<Found>,
}

impl Newer<'_> {
    fn add(&mut self, node: &impl Spanned, what: &'static str, since: u32) {
        let place = format!("{}, line {}", self.path, node.span().start().line);
        self.found.push(Found { place, what, since });
    }
}

impl<'ast> Visit<'ast> for Newer<'_> {
    fn visit_local(&mut self, local: &'ast syn::Local) {
        if local.init.as_ref().is_some_and(|init| init.diverge.is_some()) {
            self.add(local, "`let ... else`", 65);
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if [&binary.left, &binary.right].iter().any(|side| matches!(***side, syn::Expr::Let(_))) {
            self.add(binary, "a chain with `let`", 88);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        self.add(block, "a `const` block", 79);
        visit::visit_expr_const(self, block);
    }

    fn visit_lit_cstr(&mut self, literal: &'ast syn::LitCStr) {
        self.add(literal, "a C string", 77);
    }
}
