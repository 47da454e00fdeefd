//! Which documentation is for those who change the code, rather than for its users.

use std::collections::BTreeSet;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

use crate::export::is_export;
use crate::paste::{attributes, Tree};

/// The documentation comments of a file that belong to nothing public.
pub fn private_docs(file: &syn::File, module_is_private: bool) -> BTreeSet<usize> {
    let mut docs = Docs { is_private: module_is_private, found: BTreeSet::new() };
    docs.add(&file.attrs);
    let declared = file.items.iter().filter_map(|item| match item {
        Item::Enum(item) => Some((&item.ident, &item.vis)),
        Item::Struct(item) => Some((&item.ident, &item.vis)),
        _ => None,
    });
    let private = declared.filter(|(_, vis)| !is_public(vis)).map(|(name, _)| name.to_string());
    let private: BTreeSet<String> = private.collect();
    for item in &file.items {
        let of_private = match item {
            Item::Impl(item) => private.contains(&last_name(&item.self_ty)),
            _ => false,
        };
        docs.within(of_private, |docs| docs.visit_item(item));
    }
    docs.found
}

/// The modules by whose names something is exported again.
pub fn exporting_modules(tree: &Tree) -> BTreeSet<String> {
    struct Steps(BTreeSet<String>);
    impl<'ast> Visit<'ast> for Steps {
        fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
            if is_public(&item.vis) {
                visit::visit_item_use(self, item);
            }
        }
        fn visit_use_tree(&mut self, tree: &'ast UseTree) {
            if let UseTree::Path(path) = tree {
                self.0.insert(path.ident.to_string());
            }
            visit::visit_use_tree(self, tree);
        }
    }
    let mut steps = Steps(BTreeSet::new());
    for file in tree.values().filter_map(|text| syn::parse_file(text).ok()) {
        steps.visit_file(&file);
    }
    steps.0
}

/// Whether something is declared for users of the library.
pub fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn last_name(of: &syn::Type) -> String {
    match of {
        syn::Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
        _ => None,
    }
    .unwrap_or_default()
}

struct Docs {
    /// Whether all around is private.
    is_private: bool,
    /// Where the comments begin.
    found: BTreeSet<usize>,
}

impl Docs {
    fn within(&mut self, is_private: bool, visit: impl FnOnce(&mut Docs)) {
        let outer = self.is_private;
        self.is_private |= is_private;
        visit(self);
        self.is_private = outer;
    }

    fn add(&mut self, attributes: &[Attribute]) {
        if self.is_private {
            let docs = attributes.iter().filter(|attribute| attribute.path().is_ident("doc"));
            self.found.extend(docs.map(start_of));
        }
    }
}

fn start_of(doc: &Attribute) -> usize {
    doc.span().byte_range().start
}

impl<'ast> Visit<'ast> for Docs {
    fn visit_item(&mut self, item: &'ast Item) {
        let is_private = match item {
            Item::Const(item) => !is_public(&item.vis),
            Item::Enum(item) => !is_public(&item.vis),
            Item::Fn(item) => !is_public(&item.vis),
            Item::Macro(item) => !item.attrs.iter().any(is_export),
            Item::Static(item) => !is_public(&item.vis),
            Item::Struct(item) => !is_public(&item.vis),
            Item::Trait(item) => !is_public(&item.vis),
            Item::Type(item) => !is_public(&item.vis),
            // What is in a private module may be exported elsewhere.
            _ => false,
        };
        self.within(is_private, |docs| {
            docs.add(attributes(item));
            visit::visit_item(docs, item);
        });
    }

    fn visit_impl_item(&mut self, item: &'ast syn::ImplItem) {
        let (is_private, attributes) = match item {
            syn::ImplItem::Fn(item) => (!is_public(&item.vis), &item.attrs),
            syn::ImplItem::Const(item) => (!is_public(&item.vis), &item.attrs),
            _ => return,
        };
        self.within(is_private, |docs| docs.add(attributes));
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        // The parts of a trait are as public as the trait.
        if item.trait_.is_none() {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast syn::TraitItem) {
        let attributes = match item {
            syn::TraitItem::Fn(item) => &item.attrs,
            syn::TraitItem::Const(item) => &item.attrs,
            syn::TraitItem::Type(item) => &item.attrs,
            _ => return,
        };
        self.add(attributes);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.add(&variant.attrs);
        visit::visit_variant(self, variant);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        // The fields of a variant have no visibility of their own.
        let is_private = field.ident.is_some() && matches!(field.vis, Visibility::Restricted(_));
        self.within(is_private, |docs| docs.add(&field.attrs));
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        for field in &item.fields {
            self.within(!is_public(&field.vis), |docs| docs.add(&field.attrs));
        }
    }
}
