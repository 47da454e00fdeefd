//! Questions about syntax that syn leaves to its users.

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, Ident, Item, ItemMod};

use crate::text::Place;

/// Where something stands.
pub fn place<T: Spanned>(node: &T) -> Place {
    node.span().byte_range()
}

/// From the beginning of one thing to the end of another.
pub fn from_to(start: Span, end: Span) -> Place {
    start.byte_range().start..end.byte_range().end
}

/// The attributes of an item.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The name that an item brings, if it is one that a path can reach.
pub fn name_of(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Mod(item) => Some(&item.ident),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
    }
}

/// The name of a module as its file has it.
pub fn plain_name(module: &ItemMod) -> String {
    module.ident.unraw().to_string()
}

/// Whether something is there for tests only.
pub fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let cfg_test = attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|flag| flag.is_ident("test"));
        cfg_test || attribute.path().is_ident("test")
    })
}

/// Whether an attribute puts a macro at the root of its crate.
pub fn is_export(attribute: &Attribute) -> bool {
    attribute.path().is_ident("macro_export")
}
