//! Source text: commands, blocks, and where its lines end.

/// The longest line that a block is put on.
const WIDTH: usize = 76;

/// A piece of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Code {
    /// A command. The commands that read one line of the input stand on one line, too.
    Command(String),
    /// A block, from its head to its `END`.
    Block {
        /// Such as `REP(n)`.
        head: String,
        /// Its contents.
        body: Vec<Code>,
    },
    /// Whole lines, from a rule or a form.
    Lines(String),
}

impl Code {
    /// A command.
    pub fn command(command: impl Into<String>) -> Code {
        Code::Command(command.into())
    }

    /// A block.
    pub fn block(head: impl Into<String>, body: Vec<Code>) -> Code {
        Code::Block { head: head.into(), body }
    }

    /// Whole lines.
    pub fn lines(lines: impl Into<String>) -> Code {
        Code::Lines(lines.into())
    }

    /// The code as a part of a line, if it reads no end of a line and is not long.
    fn on_one_line(&self) -> Option<String> {
        match self {
            Code::Command(command) => (command != NEWLINE).then(|| command.clone()),
            Code::Lines(_) => None,
            Code::Block { head, body } => {
                let body: Option<Vec<String>> = body.iter().map(Code::on_one_line).collect();
                let line = format!("{head} {} END", body?.join(" "));
                (line.len() <= WIDTH).then_some(line)
            }
        }
    }
}

/// The command that reads the end of a line.
pub const NEWLINE: &str = "NEWLINE";

/// The program as text.
pub fn written(program: &[Code]) -> String {
    let mut writer = Writer::default();
    writer.write(program);
    writer.text
}

#[derive(Default)]
struct Writer {
    text: String,
    line: Vec<String>,
    depth: usize,
}

impl Writer {
    fn write(&mut self, codes: &[Code]) {
        for code in codes {
            match (code.on_one_line(), code) {
                (Some(part), _) => self.add(part),
                (None, Code::Command(command)) => {
                    self.line.push(command.clone());
                    self.end_line();
                }
                (None, Code::Block { head, body }) => {
                    self.line(head);
                    self.depth += 1;
                    self.write(body);
                    self.depth -= 1;
                    self.line("END");
                }
                (None, Code::Lines(lines)) => lines.lines().for_each(|line| self.line(line)),
            }
        }
        self.end_line();
    }

    /// Adds to the current line, unless it gets too long.
    fn add(&mut self, part: String) {
        let length: usize = self.line.iter().map(|part| part.len() + 1).sum();
        if length + part.len() > WIDTH {
            self.end_line();
        }
        self.line.push(part);
    }

    /// Writes a line of its own.
    fn line(&mut self, line: &str) {
        self.end_line();
        self.line.push(line.to_string());
        self.end_line();
    }

    fn end_line(&mut self) {
        if !self.line.is_empty() {
            let line = format!("{}{}", "    ".repeat(self.depth), self.line.join(" "));
            self.text.push_str(line.trim_end());
            self.text.push('\n');
            self.line.clear();
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
    fn commands_that_read_a_line_are_a_line() {
        let commands = |words: &[&str]| words.iter().copied().map(Code::command).collect();
        let program = vec![
            Code::block("REP(n)", commands(&["INT(1, 9, a)", "SPACE", "INT(1, 9, b)", NEWLINE])),
            Code::block("REP(m, SPACE)", commands(&["INT(1, 9, c)"])),
            Code::command(NEWLINE),
            Code::lines("# why\nASSERT(a < b)"),
        ];
        let text = "\
            REP(n)\n    INT(1, 9, a) SPACE INT(1, 9, b) NEWLINE\nEND\n\
            REP(m, SPACE) INT(1, 9, c) END NEWLINE\n# why\nASSERT(a < b)\n";
        assert_eq!(written(&program), text);
    }

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
