//! Texts inside HTML.

/// A text inside HTML, or inside an attribute's double quotes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text that is shown as it is. (A line feed at the very beginning would be left out.)
pub fn preformatted(text: &str) -> String {
    format!("<pre>\n{}</pre>\n", escape(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_a_text() {
        assert_eq!(escape("a < b & \"c\" > d"), "a &lt; b &amp; &quot;c&quot; &gt; d");
        assert_eq!(preformatted("\n1 2\n"), "<pre>\n\n1 2\n</pre>\n");
    }
}
