//! Walking through a text to find its pieces.

use proc_macro2::{Delimiter, TokenTree};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::Item;

use super::harmless::is_plain;
use super::lists::List;
use super::{Kind, Piece, Pieces};
use crate::syntax::{from_to, name_of, place};
use crate::text::Place;

impl<'ast> Visit<'ast> for Pieces<'_> {
    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        if let Some(list) = List::of_derived(&self.source, attribute) {
            self.add_list(Kind::Derive, list);
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(module) => {
                let parts = module.content.as_ref().map_or(&[][..], |(_, items)| items);
                self.add_holder(place(item), parts);
            }
            Item::Use(import) => {
                self.add_list(Kind::Import, List::of_imports(&self.source, import));
            }
            Item::Macro(item) => self.macro_item(item),
            _ => {
                let named = name_of(item).map(place);
                named.into_iter().for_each(|name| self.add(Kind::Named, name, place(item)));
            }
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let sign = from_to(item.impl_token.span, item.brace_token.span.open());
        let (whole, of_parts) = match item.trait_ {
            Some(_) => (Kind::Implementation, Kind::Part),
            None => {
                self.add_holder(place(item), &item.items);
                (Kind::Part, Kind::Named)
            }
        };
        self.add(whole, sign, place(item));
        for part in &item.items {
            let name = match part {
                syn::ImplItem::Fn(part) => &part.sig.ident,
                syn::ImplItem::Const(part) => &part.ident,
                syn::ImplItem::Type(part) => &part.ident,
                _ => continue,
            };
            self.add(of_parts, place(name), place(part));
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

impl Pieces<'_> {
    /// A macro's definition, or a call.
    fn macro_item(&mut self, item: &syn::ItemMacro) {
        let whole = place(item);
        if let Some(name) = &item.ident {
            self.add(Kind::Named, place(name), whole);
            self.rules(item);
        } else {
            self.add(Kind::Implementation, whole.clone(), whole);
            let arguments = List::of_arguments(&self.source, &item.mac);
            arguments.into_iter().for_each(|list| self.add_list(Kind::Argument, list));
        }
    }

    /// The rules of macro_rules!: pattern => body, and so on.
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

fn literal(number: &syn::Expr) -> Option<u64> {
    match number {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => {
            number.base10_parse().ok()
        }
        _ => None,
    }
}
