//! The page of a problem: its heading and its sections, in either language.

/// The section of a problem that is played, which the others do not have.
pub const DIALOGUE: &str = "Dialogue";

/// The section on what our solutions accept and the judge never gives, if there is anything: a
/// contestant comes to it last.
pub const BEYOND: &str = "Beyond the judge";

/// The sections of a problem's page, in both languages.
pub const SECTIONS: [(&str, &str); 9] = [
    ("Statement", "题意"),
    (DIALOGUE, "交互过程"),
    ("Hints", "提示"),
    ("Theorem", "定理"),
    ("Proof", "证明"),
    ("Pitfalls", "易错点"),
    ("Exercises", "练习"),
    ("Sources", "来源"),
    (BEYOND, "超出 OJ 范围"),
];

/// The game, which the heading names; `None` if the page does not begin with one.
pub fn heading(page: &str) -> Option<&str> {
    page.lines().next().and_then(|line| line.strip_prefix("# "))
}

/// The text of a section, which goes by its English name on a page in Chinese, too.
pub fn section<'a>(page: &'a str, english: &str) -> Option<&'a str> {
    let (_, chinese) = SECTIONS.iter().find(|(name, _)| *name == english)?;
    let is_named =
        |line: &str| line.strip_prefix("## ").is_some_and(|it| [english, chinese].contains(&it));
    let mut rest = page;
    while !is_named(rest.lines().next()?) {
        rest = rest.split_once('\n')?.1;
    }
    // From the end of the heading on.
    let text = &rest[rest.find('\n').unwrap_or(rest.len())..];
    Some(text[..text.find("\n## ").unwrap_or(text.len())].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_found_in_both_languages() {
        let page = "# Nim: take\n\n### Hints\n\nA.\n\n## Hints\n\n## Pitfalls\n\n- B.\n### C\n\n\
            ## Sources\n";
        assert_eq!(heading(page), Some("Nim: take"));
        assert_eq!(heading("Nim\n"), None);
        let sections = ["Hints", "Pitfalls", "Sources", "Proof"].map(|name| section(page, name));
        assert_eq!(sections, [Some(""), Some("- B.\n### C"), Some(""), None]);
        assert_eq!(section("## 提示\n\n平衡。\n", "Hints"), Some("平衡。"));
    }
}
