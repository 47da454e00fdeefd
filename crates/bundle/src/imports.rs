//! The use-tree of an import as a list.

use syn::UseTree;

use crate::syntax::place;
use crate::text::Place;

/// One name that a `use` brings.
#[derive(Clone, Debug)]
pub struct Import {
    /// Where its last step stands, with its other name if it gets one.
    pub place: Place,
    /// Its path: each step, and where it begins. The last one may be `self` or `*`.
    pub path: Vec<(String, usize)>,
    /// The other name that it gets, if any.
    pub renamed: Option<String>,
}

/// All names that a `use` brings.
pub fn imports(tree: &UseTree) -> Vec<Import> {
    let mut found = Vec::new();
    add(tree, &mut Vec::new(), &mut found);
    found
}

fn add(tree: &UseTree, path: &mut Vec<(String, usize)>, found: &mut Vec<Import>) {
    let (last, renamed) = match tree {
        UseTree::Path(step) => {
            path.push((step.ident.to_string(), place(&step.ident).start));
            add(&step.tree, path, found);
            path.pop();
            return;
        }
        UseTree::Group(group) => return group.items.iter().for_each(|it| add(it, path, found)),
        UseTree::Name(name) => (name.ident.to_string(), None),
        UseTree::Rename(name) => (name.ident.to_string(), Some(name.rename.to_string())),
        UseTree::Glob(_) => ("*".to_owned(), None),
    };
    let place = place(tree);
    let path = [&path[..], &[(last, place.start)]].concat();
    found.push(Import { place, path, renamed });
}
