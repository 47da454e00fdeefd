//! Measurements as tables, for a terminal and for docs/benchmarks.md.

use std::fmt;

use super::measuring::{memory, ratio, time, Measured, Quartiles, Run, WRONG};

/// Programs on one input, and on another half as large.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) problem: String,
    pub(super) input: String,
    pub(super) bytes: u64,
    /// The line of the program that the others are compared with.
    pub(super) against: usize,
    /// Those of our programs first.
    pub(super) lines: Vec<Line>,
}

#[derive(Clone, Debug)]
pub struct Line {
    pub program: String,
    pub whole: Measured,
    pub half: Measured,
}

impl Table {
    /// Whether a program is in it that failed otherwise than by its limits.
    pub fn has_a_wrong_one(&self) -> bool {
        let all = self.lines.iter().flat_map(|line| [&line.whole, &line.half]);
        all.filter_map(|it| it.as_ref().err()).any(|reason| reason.starts_with(WRONG))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let against = &self.lines[self.against];
        let size = self.bytes as f64 / 1e6;
        writeln!(f, "{}: {}, {size:.1} MB", self.problem, self.input)?;
        let to = format!("to {}", against.program);
        writeln!(f, "  {:18} {:>9}  {to:28} {:>9}  from half", "", "CPU time", "memory")?;
        for line in &self.lines {
            line.write(f, against)?;
        }
        Ok(())
    }
}

impl Line {
    fn write(&self, f: &mut fmt::Formatter<'_>, against: &Line) -> fmt::Result {
        let said = self.said(|runs| {
            let (time, memory) = (time(runs).as_secs_f64(), memory(runs) as f64 / 1e6);
            let ratio = shown(ratio(&self.whole, &against.whole));
            format!("{time:7.3} s  {ratio:28} {memory:6.1} MB  {}", self.growth())
        });
        writeln!(f, "  {:18} {said}", self.program)
    }

    /// What is said of its runs on the whole input, or why there are none.
    fn said(&self, of_runs: impl FnOnce(&[Run]) -> String) -> String {
        self.whole.as_ref().map_or_else(String::clone, |runs| of_runs(runs))
    }

    /// How much longer the whole takes than the half.
    fn growth(&self) -> String {
        let ratio = ratio(&self.whole, &self.half);
        ratio.map_or(String::new(), |[_, median, _]| format!("x{median:.1}"))
    }
}

/// A ratio with its quartiles, if there is one.
fn shown(ratio: Option<Quartiles>) -> String {
    let Some([low, median, high]) = ratio else { return String::new() };
    // Two figures at least, for programs that are hundreds of times faster.
    let places = if median < 0.1 { 4 } else { 2 };
    format!("{median:.places$} ({low:.places$}..{high:.places$})")
}

/// The programs that every problem has: the one that a judge gets, and the one that a user runs.
pub const OURS: [&str; 2] = ["bundle", "workspace"];

/// The tables as Markdown, those with the same programs as one, with a row for
/// each: how long the bundle takes, in what proportion that is to each of the
/// others, and how much longer it is than half of the input takes.
pub fn markdown(tables: &[Table]) -> String {
    let mut groups: Vec<Vec<&str>> = Vec::new();
    for peers in tables.iter().map(Table::peers) {
        if !groups.contains(&peers) {
            groups.push(peers);
        }
    }
    let text = |peers: &Vec<&str>| {
        let tables = tables.iter().filter(|table| table.peers() == *peers);
        heading(peers) + &tables.map(Table::row).collect::<String>()
    };
    groups.iter().map(text).collect::<Vec<String>>().join("\n")
}

fn heading(peers: &[&str]) -> String {
    let heads: String = peers.iter().map(|peer| format!(" to {peer} |")).collect();
    let rule = "|---".repeat(peers.len());
    format!(
        "| problem | input | bundle |{heads} from half the input | workspace |\n\
         |---|---|---{rule}|---|---|\n"
    )
}

impl Table {
    /// The programs that are not ours.
    fn peers(&self) -> Vec<&str> {
        self.lines[OURS.len()..].iter().map(|line| line.program.as_str()).collect()
    }

    fn row(&self) -> String {
        let bundle = &self.lines[0];
        let cost = |line: &Line| {
            line.said(|runs| {
                let (time, memory) = (time(runs).as_secs_f64(), memory(runs) as f64 / 1e6);
                format!("{time:.3} s, {memory:.0} MB")
            })
        };
        let cell =
            |peer: &Line| format!(" {} |", peer.said(|_| shown(ratio(&bundle.whole, &peer.whole))));
        let ratios: String = self.lines[OURS.len()..].iter().map(cell).collect();
        let (problem, input, growth) = (&self.problem, &self.input, bundle.growth());
        let [bundle, workspace] = [bundle, &self.lines[1]].map(cost);
        format!("| {problem} | {input} | {bundle} |{ratios} {growth} | {workspace} |\n")
    }
}

#[cfg(test)]
mod tests {
    use super::super::measuring::tests::runs;
    use super::*;

    fn table(bundle: Measured, peer: &str) -> Table {
        let programs = [("bundle", bundle), ("workspace", took(20)), (peer, took(20))];
        let line = |(program, whole): (&str, _)| Line {
            program: program.to_string(),
            whole,
            half: took(10),
        };
        let [problem, input] = ["nim", "some heaps"].map(String::from);
        Table { problem, input, bytes: 1, against: 2, lines: programs.map(line).to_vec() }
    }

    fn took(milliseconds: u64) -> Measured {
        Ok(runs(&[milliseconds]))
    }

    #[test]
    fn tables_with_the_same_programs_become_one_and_a_row_says_what_fails() {
        let failed = Err("exit code 101".to_string());
        let [first, other, last] = [(took(20), "scanf"), (took(20), "textbook"), (failed, "scanf")]
            .map(|(it, peer)| table(it, peer));
        let text = markdown(&[first, other, last]);
        let row =
            "| nim | some heaps | 0.020 s, 0 MB | 1.00 (1.00..1.00) | x2.0 | 0.020 s, 0 MB |\n";
        assert_eq!(text.matches(row).count(), 2);
        assert_eq!(text.matches("| problem |").count(), 2);
        assert!(text.contains("| nim | some heaps | exit code 101 |  |  | 0.020 s, 0 MB |\n"));
    }
}
