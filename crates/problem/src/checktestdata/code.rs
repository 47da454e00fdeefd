//! Source text: commands, blocks, and where its lines end.

/// A piece of a program; its last line need not be ended.
#[derive(Default)]
pub struct Code(pub String);

/// The command that reads the end of a line. The commands that read one line of the input stand on
/// one line, too.
pub const NEWLINE: &str = "NEWLINE\n";

impl Code {
    /// Adds commands to the current line.
    pub fn add(&mut self, commands: &str) {
        if !self.0.is_empty() && !self.0.ends_with('\n') && !commands.is_empty() {
            self.0 += " ";
        }
        self.0 += commands;
    }

    /// Adds whole lines.
    pub fn lines(&mut self, lines: &str) {
        self.end_line();
        self.0 += lines;
        self.end_line();
    }

    /// Adds a block with this head, such as `REP(n)`, up to its `END`: in the current line if it
    /// has no line of its own.
    pub fn block(&mut self, head: &str, body: &Code) {
        if !body.0.contains('\n') {
            return self.add(&format!("{head} {} END", body.0));
        }
        self.lines(head);
        for line in body.0.lines() {
            self.lines(&format!("    {line}"));
        }
        self.lines("END");
    }

    fn end_line(&mut self) {
        if !self.0.is_empty() && !self.0.ends_with('\n') {
            self.0 += "\n";
        }
    }
}

/// A number as people write it, which checktestdata reads, too: powers of ten and the ends of
/// machine words as powers.
pub fn number(number: i128) -> String {
    let word = [31, 32, 63, 64].into_iter().find_map(|exponent| match number - (1 << exponent) {
        0 => Some(format!("2^{exponent}")),
        -1 => Some(format!("2^{exponent} - 1")),
        _ => None,
    });
    let ten = (5..=38).find(|&exponent| number == 10_i128.pow(exponent));
    word.or(ten.map(|exponent| format!("10^{exponent}"))).unwrap_or_else(|| number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_numbers_are_powers() {
        for (value, text) in [
            (10_000, "10000"),
            (100_000, "10^5"),
            (200_000, "200000"),
            (1 << 31, "2^31"),
            ((1 << 31) - 1, "2^31 - 1"),
            (i128::from(u64::MAX), "2^64 - 1"),
            (10_i128.pow(18), "10^18"),
            (-1000, "-1000"),
            (0, "0"),
        ] {
            assert_eq!(number(value), text);
        }
    }
}
