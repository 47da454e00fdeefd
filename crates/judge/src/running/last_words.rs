//! Why a program died, in one line.

/// The reason for which a program died, of all that it wrote to standard error: where and why it
/// panicked, or else the last line. None if it wrote nothing.
pub(crate) fn last_words(error: &str) -> Option<String> {
    let is_told = |line: &&str| !line.starts_with("note: ") && *line != "stack backtrace:";
    let is_there = |line: &&str| !line.is_empty();
    let Some((_, panic)) = error.rsplit_once("panicked at ") else {
        let mut lines = error.lines().filter(is_told).map(str::trim);
        return lines.rfind(is_there).map(str::to_string);
    };
    let lines = panic.lines().take_while(is_told).map(str::trim);
    Some(lines.filter(is_there).collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_of_a_panic_is_one_line() {
        let said = "a remark\n\nthread 'main' (7) panicked at problems/draft/study.rs:20:9:\n\
                    not yet implemented: the value\nof a heap\nstack backtrace:\n   0: begin\n";
        let expected = "problems/draft/study.rs:20:9: not yet implemented: the value of a heap";
        assert_eq!(last_words(said).unwrap(), expected);
        let said = said.replace("stack backtrace:", "note: run with RUST_BACKTRACE=1");
        assert_eq!(last_words(&said).unwrap(), expected);
        assert_eq!(last_words("stack overflow\n\nnote: or not\n").unwrap(), "stack overflow");
        assert_eq!(last_words(" \n"), None);
    }
}
