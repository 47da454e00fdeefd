//! The frame of every page.

/// A text inside HTML, or inside an attribute's double quotes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text that is shown as it is. (A line feed at the very beginning would be left out.)
pub fn preformatted(text: &str) -> String {
    format!("<pre>\n{}</pre>\n", escape(text))
}

/// A page without its frame.
pub struct Page<'a> {
    /// Its title, as text.
    pub title: &'a str,
    /// The way to the site's root: empty, or `../` as often as needed.
    pub root: &'a str,
    /// Its contents, as HTML.
    pub body: &'a str,
    /// Whether it has a board.
    pub board: bool,
}

/// A stone, as the icon of every page.
const ICON: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' \
    viewBox='0 0 16 16'%3E%3Cellipse cx='8' cy='5' rx='7' ry='3.5' fill='%235a7a9a'/%3E\
    %3Cellipse cx='8' cy='11' rx='7' ry='3.5' fill='%23e0a030'/%3E%3C/svg%3E";

impl Page<'_> {
    /// The page in its frame.
    pub fn html(&self) -> String {
        let Page { root, body, .. } = self;
        let title = escape(self.title);
        let script = format!("<script src=\"{root}study.js\"></script>\n");
        let script = if self.board { script.as_str() } else { "" };
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
             <link rel=\"icon\" href=\"{ICON}\">\n\
             <link rel=\"stylesheet\" href=\"{root}study.css\">\n</head>\n<body>\n\
             <nav class=\"site\" aria-label=\"Site\"><a href=\"{root}index.html\">Problems</a> \
             <a href=\"{root}theory.html\">Theory</a></nav>\n\
             <main>\n{body}</main>\n{script}</body>\n</html>\n"
        )
    }
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
