//! The part of a library that a program reaches by name.
//!
//! Of a name that somebody says, everything is reached that it can mean. So the part may be larger
//! than what the program uses, and a compiler says by how much.

use std::collections::BTreeSet;

use crate::library::{Kind, Library};
use crate::paths::Paths;

/// The entries that a program with these names and paths reaches when some are `gone`.
pub fn reached(
    library: &Library,
    names: &BTreeSet<String>,
    paths: &Paths,
    gone: &BTreeSet<usize>,
) -> BTreeSet<usize> {
    let mut reach =
        Reach { library, gone, said: names.clone(), named: BTreeSet::new(), kept: BTreeSet::new() };
    let traits = library.traits_called(names).filter(|_| paths.are_open);
    let items = if paths.are_open { names } else { &paths.steps };
    for name in items.iter().chain(traits) {
        reach.named.extend(library.public(name));
    }
    while reach.more() {}
    reach.kept
}

struct Reach<'a> {
    library: &'a Library,
    gone: &'a BTreeSet<usize>,
    /// All names so far.
    said: BTreeSet<String>,
    /// The items that they mean.
    named: BTreeSet<usize>,
    kept: BTreeSet<usize>,
}

impl Reach<'_> {
    /// Keeps what is in reach now, and says its names; whether there was anything.
    fn more(&mut self) -> bool {
        let before = self.kept.len();
        for (index, entry) in self.library.entries.iter().enumerate() {
            if !self.kept.contains(&index) && self.is_in_reach(index) {
                self.kept.insert(index);
                for name in &entry.says {
                    self.named.extend(self.library.item(name));
                }
                self.said.extend(entry.says.iter().cloned());
            }
        }
        self.kept.len() > before
    }

    fn is_in_reach(&self, index: usize) -> bool {
        let entry = &self.library.entries[index];
        let has =
            |name: &String| self.library.item(name).is_some_and(|item| self.kept.contains(&item));
        let is_there = match &entry.kind {
            Kind::Named(_) => self.named.contains(&index),
            Kind::Inherent(of) => has(of) && self.library.members(index).any(|it| self.is_said(it)),
            Kind::Implementation(needs) => needs.iter().all(has),
            Kind::Member(owner, _) => self.kept.contains(owner) && self.is_said(index),
            Kind::OfTrait(owner, of, name) => {
                self.kept.contains(owner) && self.has_member(of, name)
            }
        };
        is_there && !self.gone.contains(&index)
    }

    fn is_said(&self, member: usize) -> bool {
        let kind = &self.library.entries[member].kind;
        let is_said = matches!(kind, Kind::Member(_, name) if self.said.contains(name));
        is_said && !self.gone.contains(&member)
    }

    fn has_member(&self, of_trait: &str, name: &str) -> bool {
        let of_trait = self.library.item(of_trait);
        let mut members = of_trait.into_iter().flat_map(|item| self.library.members(item));
        members.any(|member| {
            let kind = &self.library.entries[member].kind;
            let is_it = matches!(kind, Kind::Member(_, other) if other == name);
            is_it && self.kept.contains(&member)
        })
    }
}
