//! The output for a case.

use std::ops::RangeInclusive;

use super::code;

/// The form of the output for one case, for a judge's output validator.
///
/// Its numbers have no names where they need none: of a number with a name, BAPCtools expects the
/// statement to give the bounds.
#[derive(Clone, Debug)]
pub struct Form {
    /// The lines of checktestdata that read it, with the ends of its lines.
    pub(super) lines: String,
}

impl Form {
    /// A line with one of these answers.
    pub fn one_of(answers: &[&str]) -> Form {
        let mut answers: Vec<String> = answers.iter().map(|answer| escaped(answer)).collect();
        // The first alternative that fits is taken, so none may begin with one before it.
        answers.sort_by(|one, other| other.cmp(one));
        Form::line(&answers.join("|"))
    }

    /// A line with a number.
    pub fn number(range: RangeInclusive<i128>) -> Form {
        let (least, most) = (code::number(*range.start()), code::number(*range.end()));
        Form::lines(format!("INT({least}, {most}) NEWLINE"))
    }

    /// A line that this regular expression describes.
    pub fn line(regex: &str) -> Form {
        Form::lines(format!("REGEX(\"{}\") NEWLINE", regex.replace('\\', "\\\\")))
    }

    /// The form that these lines of checktestdata read.
    pub fn lines(lines: impl Into<String>) -> Form {
        Form { lines: lines.into() }
    }
}

fn escaped(answer: &str) -> String {
    let special = |letter: char| r"\.*+?()[]{}|^$".contains(letter);
    let escape = |letter| special(letter).then_some('\\').into_iter().chain([letter]);
    answer.chars().flat_map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_reads_its_lines() {
        let two = Form::one_of(&["First", "First (by far)"]);
        assert_eq!(two.lines, r#"REGEX("First \\(by far\\)|First") NEWLINE"#);
        assert_eq!(Form::number(-1..=100_000).lines, "INT(-1, 10^5) NEWLINE");
        assert_eq!(Form::line("[WL]+").lines, "REGEX(\"[WL]+\") NEWLINE");
    }
}
