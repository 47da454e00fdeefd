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
                follow(program, index, &mut Vec::new(), &mut all);
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
    path: &mut Vec<String>,
    all: &mut BTreeSet<Vec<String>>,
) -> usize {
    let mut next = token + 3;
    let is_name = |text: &str| text == "*" || text.starts_with(|c: char| c.is_alphabetic());
    if program.is_step(token) && program.near(next, 0) == "{" {
        next += 1;
        while is_name(program.near(next, 0)) {
            next = step(program, next, path, all);
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
        return step(program, next, path, all);
    }
    all.insert(path.clone());
    token + 1
}

fn step(
    program: &Tokenized,
    token: usize,
    path: &mut Vec<String>,
    all: &mut BTreeSet<Vec<String>>,
) -> usize {
    path.push(program.near(token, 0).to_owned());
    let next = follow(program, token, path, all);
    path.pop();
    next
}
