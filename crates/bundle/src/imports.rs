//! The use-tree of an import as a list.

use syn::UseTree;

/// One name that a `use` brings.
#[derive(Clone, Debug)]
pub struct Import {
    /// The steps of its path. The last one may be `self` or `*`.
    pub path: Vec<String>,
    /// The other name that it gets, if any.
    pub renamed: Option<String>,
}

/// All names that a `use` brings.
pub fn imports(tree: &UseTree) -> Vec<Import> {
    let mut found = Vec::new();
    add(tree, &mut Vec::new(), &mut found);
    found
}

fn add(tree: &UseTree, path: &mut Vec<String>, found: &mut Vec<Import>) {
    let (last, renamed) = match tree {
        UseTree::Path(step) => {
            path.push(step.ident.to_string());
            add(&step.tree, path, found);
            path.pop();
            return;
        }
        UseTree::Group(group) => return group.items.iter().for_each(|it| add(it, path, found)),
        UseTree::Name(name) => (name.ident.to_string(), None),
        UseTree::Rename(name) => (name.ident.to_string(), Some(name.rename.to_string())),
        UseTree::Glob(_) => ("*".to_owned(), None),
    };
    found.push(Import { path: [&path[..], &[last]].concat(), renamed });
}
