//! Measurements as tables, for a terminal and for docs/benchmarks.md.

use std::fmt;

use super::measuring::{memory, ratio, time, Measured, Quartiles, Run};

/// Programs on one input, and on another half as large.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) problem: String,
    pub(super) input: String,
    pub(super) bytes: u64,
    /// The line of the program that the others are compared with.
    pub(super) against: usize,
    pub(super) lines: Vec<Line>,
}

#[derive(Clone, Debug)]
pub struct Line {
    pub program: String,
    pub whole: Measured,
    pub half: Measured,
}

impl Table {
    /// What is said of the runs of a program on the whole input, or why there are none.
    fn said(&self, program: &str, of_runs: impl FnOnce(&[Run]) -> String) -> String {
        let line = self.lines.iter().find(|line| line.program == program);
        line.map_or(String::new(), |line| line.whole.said(of_runs))
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
        let said = self.whole.said(|runs| {
            let (time, memory) = (time(runs).as_secs_f64(), memory(runs) as f64 / 1e6);
            let ratio = shown(ratio(runs, against.whole.runs()));
            format!("{time:7.3} s  {ratio:28} {memory:6.1} MB  {}", self.growth())
        });
        writeln!(f, "  {:18} {said}", self.program)
    }

    /// How much longer the whole takes than the half.
    fn growth(&self) -> String {
        let ratio = ratio(self.whole.runs(), self.half.runs());
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
        let names = self.lines.iter().map(|line| line.program.as_str());
        names.filter(|name| !OURS.contains(name)).collect()
    }

    fn row(&self) -> String {
        let cost = |runs: &[Run]| {
            let (time, memory) = (time(runs).as_secs_f64(), memory(runs) as f64 / 1e6);
            format!("{time:.3} s, {memory:.0} MB")
        };
        let [bundle, workspace] = OURS.map(|name| self.said(name, cost));
        let bundled = self.lines.iter().find(|line| line.program == OURS[0]);
        let bundled = bundled.map_or(&[][..], |line| line.whole.runs());
        let cell = |peer: &&str| format!(" {} |", self.said(peer, |to| shown(ratio(bundled, to))));
        let ratios: String = self.peers().iter().map(cell).collect();
        let growth = self.lines[0].growth();
        let (problem, input) = (&self.problem, &self.input);
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
        Measured::Runs(runs(&[milliseconds]))
    }

    #[test]
    fn tables_with_the_same_programs_become_one_and_a_row_says_what_fails() {
        let failed = Measured::Failed("exit code 101".to_string());
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
