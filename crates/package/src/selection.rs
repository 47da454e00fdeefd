//! The names of the cases in a package.

/// The name that a case has in a package. Hydro takes one that ends in two numbers for a case
/// of a subtask: `law-2-1` becomes `law-2-part-1`.
pub fn name(case: &str) -> String {
    let mut parts: Vec<&str> = case.split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    if let [.., before, last] = parts[..] {
        if is_number(&before) && is_number(&last) {
            parts.insert(parts.len() - 1, "part");
        }
    }
    parts.join("-")
}
