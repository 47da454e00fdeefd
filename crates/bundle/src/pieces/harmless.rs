//! Expressions without side effects.

use syn::punctuated::Punctuated;

/// Whether nothing is lost when an expression is not evaluated.
pub fn is_plain(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Lit(_) | syn::Expr::Path(_) => true,
        syn::Expr::Field(field) => is_plain(&field.base),
        syn::Expr::Reference(reference) => is_plain(&reference.expr),
        syn::Expr::Cast(cast) => is_plain(&cast.expr),
        syn::Expr::Paren(inner) => is_plain(&inner.expr),
        syn::Expr::Tuple(tuple) => tuple.elems.iter().all(is_plain),
        syn::Expr::Array(array) => array.elems.iter().all(is_plain),
        syn::Expr::Repeat(repeat) => is_plain(&repeat.expr),
        syn::Expr::Call(call) => is_constructor(&call.func) && call.args.iter().all(is_plain),
        syn::Expr::MethodCall(call) => {
            let harmless = ["len", "is_empty", "clone", "to_owned", "to_string", "to_vec"];
            harmless.iter().any(|name| call.method == name) && is_plain(&call.receiver)
        }
        syn::Expr::Binary(syn::ExprBinary { left, op: syn::BinOp::Div(_), right, .. }) => {
            is_plain(left) && matches!(**right, syn::Expr::Lit(_))
        }
        syn::Expr::Macro(call) if call.mac.path.is_ident("vec") => is_plain_list(&call.mac),
        _ => false,
    }
}

fn is_constructor(function: &syn::Expr) -> bool {
    let syn::Expr::Path(path) = function else { return false };
    let names: Vec<String> = path.path.segments.iter().map(|step| step.ident.to_string()).collect();
    let std = "Vec VecDeque String HashMap HashSet BTreeMap BTreeSet BinaryHeap Some";
    names.first().is_some_and(|name| std.split(' ').any(|other| name == other))
        && names.get(1).is_none_or(|name| name == "new")
}

fn is_plain_list(list: &syn::Macro) -> bool {
    let elements = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
    let repeated = Punctuated::<syn::Expr, syn::Token![;]>::parse_terminated;
    list.parse_body_with(elements).is_ok_and(|list| list.iter().all(is_plain))
        || list.parse_body_with(repeated).is_ok_and(|list| list.iter().all(is_plain))
}
