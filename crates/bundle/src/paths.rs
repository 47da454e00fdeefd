//! The paths by which a program reaches into the library.

use std::collections::BTreeSet;

use crate::library::{Library, LIBRARY};
use crate::text::Tokenized;

/// The paths of a program that begin with the library's name.
#[derive(Debug)]
pub struct Paths {
    /// All steps behind that name.
    pub steps: BTreeSet<String>,
    /// Whether further names may be the library's: some path ends in a module, or in all names of
    /// one.
    pub are_open: bool,
    all: BTreeSet<Vec<String>>,
}

impl Paths {
    /// The paths in a program; `None` if it does not name the library.
    pub fn of(program: &Tokenized, library: &Library) -> Option<Paths> {
        let mut all = BTreeSet::new();
        for index in 0..program.tokens.len() {
            if program.tokens[index].text == LIBRARY {
                follow(program, index, &[], &mut all);
            }
        }
        let are_open = all.iter().any(|path| ends_in_module(path, library));
        let steps = all.iter().flatten().cloned().collect();
        Some(Paths { steps, are_open, all }).filter(|paths| !paths.all.is_empty())
    }

    /// The paths of the modules that the program names.
    pub fn modules(&self, library: &Library) -> BTreeSet<Vec<String>> {
        let modules = |path: &Vec<String>| {
            let is_item = !ends_in_module(path, library);
            let steps = &path[..path.len() - usize::from(is_item)];
            steps.iter().take_while(|step| library.has_module(step)).cloned().collect()
        };
        self.all.iter().map(modules).collect()
    }
}

/// Whether a path leads to a module, or to all names of one, rather than to an item.
fn ends_in_module(path: &[String], library: &Library) -> bool {
    match path.split_last() {
        None => true,
        Some((last, before)) if ["*", "self"].contains(&last.as_str()) => {
            before.iter().all(|step| library.has_module(step))
        }
        Some((last, _)) => library.has_module(last) && !library.has(last),
    }
}

/// Adds the paths that begin with `path` and go on behind a token. Returns the token behind them.
fn follow(
    program: &Tokenized,
    token: usize,
    path: &[String],
    all: &mut BTreeSet<Vec<String>>,
) -> usize {
    let is_name = |text: &str| text == "*" || text.starts_with(|c: char| c.is_alphabetic());
    let mut next = token + 3;
    let mut step = |name: usize| {
        let longer = [path, &[program.near(name, 0).to_owned()]].concat();
        follow(program, name, &longer, all)
    };
    if program.is_step(token) && program.near(next, 0) == "{" {
        next += 1;
        while is_name(program.near(next, 0)) {
            next = step(next);
            if program.near(next, 0) == "as" {
                next += 2;
            }
            if program.near(next, 0) == "," {
                next += 1;
            }
        }
        return next + 1;
    }
    if program.is_step(token) && is_name(program.near(next, 0)) {
        return step(next);
    }
    all.insert(path.to_vec());
    token + 1
}
