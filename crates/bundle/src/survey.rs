//! The crates that a solution needs, found without a compiler.

use crate::files::Tree;
use crate::text::Tokenized;

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
