//! The JSON of answers: strings, lists and objects, which are only written.

/// A string.
pub fn string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' => quoted += "\\\"",
            '\\' => quoted += "\\\\",
            '\n' => quoted += "\\n",
            control if control < ' ' => quoted += &format!("\\u{:04x}", control as u32),
            other => quoted.push(other),
        }
    }
    quoted + "\""
}

/// A list of values.
pub fn list<I: IntoIterator<Item = String>>(values: I) -> String {
    format!("[{}]", values.into_iter().collect::<Vec<String>>().join(","))
}

/// An object with these names and values.
pub fn object(fields: &[(&str, String)]) -> String {
    let fields = fields.iter().map(|(name, value)| format!("{}:{}", string(name), value));
    format!("{{{}}}", fields.collect::<Vec<String>>().join(","))
}

/// A value, or `null`.
pub fn optional(value: Option<String>) -> String {
    value.unwrap_or_else(|| "null".to_string())
}

#[cfg(test)]
mod tests {
    use super::{list, object, optional, string};

    #[test]
    fn everything_is_quoted_as_it_must_be() {
        let strings = list(["a\"b\\", "c\nd\t"].map(string));
        let written = object(&[("x", strings), ("y", optional(None))]);
        assert_eq!(written, r#"{"x":["a\"b\\","c\nd\u0009"],"y":null}"#);
    }
}
