//! ```
//! fn code() { /* not this one */ }
//! ```

// On the whole library: it stays.

// On the unused one: it goes.
/// ```
/// assert_eq!(gamecore::unused(), "}");
/// ```
pub fn unused() -> &'static str {
    "fn unused() {}"
}

/** A block:
fn code() {} */
pub fn code() -> String {
    //! Inner words.
    // The text holds /* what looks
    // like */ comments: "
    let text = "/// use std::fmt; // }
    #[cfg(test)] fn unused() {";
    let raw = r#"//! crate::unused() "{" "#; // why raw
    format!("{}{}{}", text, raw, '"') /* the end */
}

#[cfg(test)]
mod tests {
    #[test]
    fn unused_is_short() {
        assert!(super::unused().len() < 20);
    }
}
