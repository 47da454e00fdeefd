//! The comment by which a solution names the statement that is its theorem.

/// The comment above the statement, in Rust, in C++ and in Python.
const MARKS: [&str; 2] = ["// The theorem:", "# The theorem:"];

/// Whether a line is that comment.
pub fn is_mark(line: &str) -> bool {
    MARKS.contains(&line.trim())
}

/// The program without the comments that name its theorem.
pub fn without_marks(source: &str) -> String {
    source.split_inclusive('\n').filter(|line| !is_mark(line)).collect()
}

/// The program in Python without its theorem: where a statement is it, nothing is done.
pub fn without_theorem(source: &str) -> String {
    let lines: Vec<&str> = source.lines().collect();
    let (mut text, mut place) = (String::new(), 0);
    while let Some(line) = lines.get(place) {
        let rest = &lines[place + 1..];
        if is_mark(line) && !rest.is_empty() {
            text += &format!("{}pass\n", &rest[0][..indent(rest[0])]);
            place += statement(rest).len();
        } else {
            text += &format!("{line}\n");
        }
        place += 1;
    }
    text
}

/// Which lines of the program without those comments are its theorem, counted from 0.
pub fn theorem_lines(source: &str) -> Vec<usize> {
    let lines: Vec<&str> = source.lines().collect();
    let mut marked = Vec::new();
    let marks = (0..lines.len()).filter(|&number| is_mark(lines[number]));
    for (before, number) in marks.enumerate() {
        let statement = statement(&lines[number + 1..]).iter().enumerate();
        let said = statement.filter(|(_, line)| says_something(line));
        marked.extend(said.map(|(place, _)| number - before + place));
    }
    marked
}

/// The first statement of these lines: what follows its first line is indented more, or begins
/// with a closing bracket.
fn statement<'a, 'b>(lines: &'a [&'b str]) -> &'a [&'b str] {
    let Some((first, others)) = lines.split_first() else { return lines };
    let belongs = |line: &&&str| {
        let is_closing = line.trim().starts_with([')', ']', '}']);
        let (own, of_first) = (indent(line), indent(first));
        !line.trim().is_empty() && (own > of_first || own == of_first && is_closing)
    };
    &lines[..1 + others.iter().take_while(belongs).count()]
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Whether a line of a theorem says something of it: closing brackets do not, nor does a return of
/// a single name or number.
fn says_something(line: &str) -> bool {
    let line = line.trim().trim_end_matches(';');
    let returned = line.strip_prefix("return ").or(line.eq("return").then_some(""));
    let is_word = |letter: char| letter.is_alphanumeric() || "_!-".contains(letter);
    let is_bare = returned.is_some_and(|value| value.chars().all(is_word));
    !is_bare && line.contains(|letter: char| letter.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statement_below_the_comment_is_the_theorem() {
        for (source, marked) in [
            ("fn solve() {\n    // The theorem:\n    n % 3 != 0\n}\n", vec![1]),
            ("f()\n# The theorem:\nfor x in xs:\n    s ^= x\nreturn s", vec![1, 2]),
            (
                "// The theorem:\nif (a) {\n    b();\n} else {\n    c();\n}\nd();\n",
                vec![0, 1, 2, 3],
            ),
            (
                "// The theorem:\nx = max(\n    a,\n    b\n);\n\n// The theorem:\n  y\n}",
                vec![0, 1, 2, 5],
            ),
            ("# The theorem:\nif not wins(x):\n    return True\n", vec![0]),
            ("# The theorem: n % 3\nn % 3\n", vec![]),
            ("// The theorem:", vec![]),
        ] {
            assert_eq!(theorem_lines(source), marked, "{source}");
            assert!(without_marks(source).lines().count() <= source.lines().count());
        }
        let source = "a;\n    // The theorem:\n    b;\n// The theorem: c\n";
        assert_eq!(without_marks(source), "a;\n    b;\n// The theorem: c\n");
    }

    #[test]
    fn a_program_can_do_without_its_theorem() {
        let source = "def f(x):\n    # The theorem:\n    y = g(\n        x\n    )\n    return y\n";
        assert_eq!(without_theorem(source), "def f(x):\n    pass\n    return y\n");
        assert_eq!(without_theorem("# The theorem:\n"), "# The theorem:\n");
    }

    #[test]
    fn a_bare_return_and_a_closing_bracket_say_nothing() {
        for line in [
            "return moves;",
            "return None",
            "return 0;",
            "    return -1",
            "});",
            "return",
            "}",
            "return !paired;",
        ] {
            assert!(!says_something(line), "{line}");
        }
        for line in ["return n % 3", "return a + b;", "x", "return {a[0], a[1]};", "} else {"] {
            assert!(says_something(line), "{line}");
        }
    }
}
