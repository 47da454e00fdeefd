//! The names by which the parts of a text are reached.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{File, Ident, Item};

use crate::imports::imports;
use crate::syntax::{is_export, name_of, place};
use crate::text::{holds, Place};

/// The names in a text, as far as its syntax tells.
#[derive(Default)]
pub struct Names {
    /// What is reached by a name, or by several, by where the compiler points if it means that.
    /// All else is reached with whatever is around it.
    pub parts: BTreeMap<usize, Part>,
    /// The names that imports bring.
    pub imports: Vec<Imported>,
    modules: BTreeMap<Vec<String>, Module>,
    /// The types and traits of all modules, without other names for them.
    types: BTreeSet<String>,
    /// The path of the module around.
    path: Vec<String>,
}

/// What must be said so that something is reached.
pub enum Part {
    /// One of these: an item's own name, a trait's methods, an enumeration's variants.
    Any(Vec<String>),
    /// The trait and the type of an implementation, and those in their arguments. The bounds of
    /// its parameters follow from it: they can be all that makes a type one of a trait.
    All(BTreeSet<String>),
}

struct Module {
    place: Place,
    /// The names of its items, without modules.
    items: BTreeSet<String>,
}

/// A name that an import brings.
pub struct Imported {
    /// The whole `use`.
    pub whole: Place,
    /// The path's steps.
    pub path: Vec<String>,
    /// The other name that it gets, if any.
    pub renamed: Option<String>,
    /// Where its last step stands.
    start: usize,
    is_public: bool,
    /// The module around.
    module: Vec<String>,
}

impl Part {
    /// Whether enough has been said.
    pub fn is_said(&self, said: &BTreeSet<&str>) -> bool {
        let is_said = |name: &String| said.contains(name.as_str());
        match self {
            Part::Any(names) => names.iter().any(is_said),
            Part::All(names) => names.iter().all(is_said),
        }
    }
}

impl Names {
    /// The names in a file.
    pub fn of(file: &File) -> Names {
        let mut names = Names::default();
        names.declare(&file.items);
        names.modules.insert(Vec::new(), Module::new(place(file), &file.items));
        names.visit_file(file);
        names
    }

    /// Where the imports stand that lead to something that is `kept`.
    pub fn imports_left(&self, said: &BTreeSet<&str>, kept: &[&Place]) -> BTreeSet<usize> {
        let holds_any = |module: &Place| kept.iter().any(|place| holds(module, place));
        let modules = self.modules.iter().filter(|(_, module)| holds_any(&module.place));
        let mut alive: BTreeSet<&[String]> = modules.map(|(path, _)| &path[..]).collect();
        let mut left = BTreeSet::new();
        loop {
            let leads = |import: &&Imported| {
                !left.contains(&import.start) && self.leads(import, said, &alive, &left)
            };
            let more: Vec<&Imported> = self.imports.iter().filter(leads).collect();
            if more.is_empty() {
                let is_alive = |import: &&Imported| alive.contains(&import.module[..]);
                let imports = self.imports.iter().filter(is_alive).map(|import| import.start);
                return imports.filter(|start| left.contains(start)).collect();
            }
            for import in more {
                left.insert(import.start);
                // A module stays for what it exports, too.
                if import.is_public {
                    alive.extend((1..=import.module.len()).map(|end| &import.module[..end]));
                }
            }
        }
    }

    // Whether the item or module is left that an import names.
    fn leads(
        &self,
        import: &Imported,
        said: &BTreeSet<&str>,
        alive: &BTreeSet<&[String]>,
        left: &BTreeSet<usize>,
    ) -> bool {
        let path = import.absolute();
        let Some((name, around)) = path.split_last() else { return true };
        if alive.contains(&path[..]) {
            return true;
        }
        let Some(module) = self.modules.get(around) else {
            // A variant is left with its type, and what is not of this library is there anyway.
            let of = around.last().filter(|of| self.types.contains(*of));
            return of.is_none_or(|of| said.contains(of.as_str()));
        };
        let brings = |other: &&Imported| {
            other.module == around && other.start != import.start && left.contains(&other.start)
        };
        let mut others = self.imports.iter().filter(brings);
        name == "*" && alive.contains(around)
            || module.items.contains(name) && said.contains(name.as_str())
            || others.any(|other| other.name() == name || other.name() == "*")
    }

    fn declare(&mut self, items: &[Item]) {
        for item in items {
            if let Item::Mod(module) = item {
                self.declare(module.content.as_ref().map_or(&[], |(_, items)| items));
            } else if is_type(item) {
                self.types.extend(name_of(item).map(|name| name.to_string()));
            }
        }
    }

    fn reached_by<'n>(&mut self, sign: &Ident, names: impl Iterator<Item = &'n Ident>) {
        let names = names.map(|name| name.to_string()).collect();
        self.parts.insert(place(sign).start, Part::Any(names));
    }
}

impl Module {
    fn new(place: Place, items: &[Item]) -> Module {
        let names = items.iter().filter_map(|item| match item {
            Item::Mod(_) => None,
            Item::Macro(item) => item.ident.as_ref(),
            _ => name_of(item),
        });
        Module { place, items: names.map(|name| name.to_string()).collect() }
    }
}

impl Imported {
    /// The name that it brings, or `*`.
    fn name(&self) -> &str {
        self.renamed.as_ref().or(self.path.last()).map_or("", |name| name)
    }

    /// Its path from the root.
    fn absolute(&self) -> Vec<String> {
        let mut absolute = Vec::new();
        for (index, step) in self.path.iter().enumerate() {
            match step.as_str() {
                "crate" => {}
                "self" | "super" if index == 0 => absolute.clone_from(&self.module),
                // A macro is exported from where it stands.
                _ if self.path.len() == 1 => absolute.clone_from(&self.module),
                _ => {}
            }
            match step.as_str() {
                "crate" | "self" => {}
                "super" => drop(absolute.pop()),
                _ => absolute.push(step.clone()),
            }
        }
        absolute
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(module) => {
                self.path.push(module.ident.to_string());
                let items = module.content.as_ref().map_or(&[][..], |(_, items)| items);
                self.modules.insert(self.path.clone(), Module::new(place(item), items));
                visit::visit_item(self, item);
                self.path.pop();
                return;
            }
            Item::Trait(item) => {
                let parts: Vec<&Ident> = item.items.iter().filter_map(named).collect();
                self.reached_by(&item.ident, parts.iter().copied().chain([&item.ident]));
                parts.into_iter().for_each(|part| self.reached_by(part, [part].into_iter()));
            }
            Item::Enum(item) => {
                let variants = item.variants.iter().map(|variant| &variant.ident);
                self.reached_by(&item.ident, variants.chain([&item.ident]));
            }
            _ => {
                let name = name_of(item);
                name.into_iter().for_each(|name| self.reached_by(name, [name].into_iter()));
            }
        }
        visit::visit_item(self, item);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(name) = &item.ident {
            self.reached_by(name, [name].into_iter());
            let root = self.modules.get_mut(&[][..]).filter(|_| item.attrs.iter().any(is_export));
            root.into_iter().for_each(|root| root.items.extend([name.to_string()]));
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let (whole, module) = (place(item), self.path.clone());
        let is_public = !matches!(item.vis, syn::Visibility::Inherited);
        self.imports.extend(imports(&item.tree).into_iter().map(|import| Imported {
            whole: whole.clone(),
            path: import.path.into_iter().map(|(step, _)| step).collect(),
            renamed: import.renamed,
            start: import.place.start,
            is_public,
            module: module.clone(),
        }));
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let mut said = Said::default();
        said.visit_type(&item.self_ty);
        let implemented = item.trait_.as_ref().map(|(path, _)| path);
        implemented.into_iter().for_each(|path| said.visit_path(path));
        for parameter in item.generics.type_params() {
            said.0.remove(&parameter.ident.to_string());
        }
        let names = said.0.intersection(&self.types).cloned().collect();
        self.parts.insert(place(&item.impl_token).start, Part::All(names));
        let last = implemented.and_then(|path| path.segments.last());
        // The methods of a trait of std are called without being named.
        if last.is_none_or(|last| self.types.contains(&last.ident.to_string())) {
            for item in &item.items {
                let name = match item {
                    syn::ImplItem::Const(constant) => &constant.ident,
                    syn::ImplItem::Fn(method) => &method.sig.ident,
                    syn::ImplItem::Type(associated) => &associated.ident,
                    _ => continue,
                };
                self.reached_by(name, [name].into_iter());
            }
        }
        visit::visit_item_impl(self, item);
    }
}

/// The words of paths.
#[derive(Default)]
struct Said(BTreeSet<String>);

impl<'ast> Visit<'ast> for Said {
    fn visit_path_segment(&mut self, segment: &'ast syn::PathSegment) {
        self.0.insert(segment.ident.to_string());
        visit::visit_path_segment(self, segment);
    }
}

/// Whether an item brings a type or a trait of its own, as another name for a type does not.
fn is_type(item: &Item) -> bool {
    matches!(item, Item::Enum(_) | Item::Struct(_) | Item::Trait(_) | Item::Union(_))
}

/// The name of a trait's part.
fn named(item: &syn::TraitItem) -> Option<&Ident> {
    match item {
        syn::TraitItem::Const(constant) => Some(&constant.ident),
        syn::TraitItem::Fn(method) => Some(&method.sig.ident),
        syn::TraitItem::Type(associated) => Some(&associated.ident),
        _ => None,
    }
}
