//! The names of numbers.

/// The variable for a number that the format calls `name`: `a heap` is `heap`, and `N` is `n`.
///
/// ```
/// assert_eq!(problem::checktestdata::variable("a heap"), "heap");
/// assert_eq!(problem::checktestdata::variable("N"), "n");
/// ```
pub fn variable(name: &str) -> String {
    let letters = title(name).chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// A name without its article.
pub(super) fn title(name: &str) -> &str {
    let article = ["a ", "an ", "the "].into_iter().find(|article| name.starts_with(article));
    &name[article.map_or(0, str::len)..]
}
