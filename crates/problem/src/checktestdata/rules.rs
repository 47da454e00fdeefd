//! Rules of more than one problem in checktestdata.

use std::collections::BTreeSet;

use itertools::Itertools;

use super::names::variable;

/// Each number of a list is in this `relation` (`<` or `<=`) to the next one.
///
/// `name` and `count` are the format's names for the numbers and for how many there are.
pub fn ascending(name: &str, relation: &str, count: &str) -> String {
    let (number, count) = (variable(name), variable(count));
    format!("REPI(i, {count} - 1) ASSERT({number}[i] {relation} {number}[i + 1]) END")
}

/// No two of the numbers called `name` are equal.
pub fn different(name: &str) -> String {
    format!("ASSERT(UNIQUE({}))", variable(name))
}

/// The edges of a digraph on the vertices 1 to `n` make no cycle; `edges` is their number then.
///
/// The edges lead `from` one expression `to` another one, within the `loops`.
pub fn no_cycle(loops: &[&str], from: &str, to: &str) -> String {
    let indented = |depth: usize, line: &str| format!("{}{line}\n", "    ".repeat(depth));
    let heads: String =
        loops.iter().enumerate().map(|(depth, head)| indented(depth, head)).collect();
    let ends: String = (0..loops.len()).rev().map(|depth| indented(depth, "END")).collect();
    let edge = [
        format!("SET(a = {from}, b = {to}, edges = edges + 1)"),
        "# the edges into b are a list: last[b], before[last[b]], ...".to_string(),
        "SET(left[a] = left[a] + 1)".to_string(),
        "SET(start[edges] = a, before[edges] = last[b], last[b] = edges)".to_string(),
    ];
    let edge = edge.iter().map(|line| indented(loops.len(), line)).join("");
    format!(
        "\
SET(edges = 0)
REPI(i, n) SET(left[i + 1] = 0, last[i + 1] = 0) END
{heads}{edge}{ends}\
# take away vertices whose successors have all been taken away: they are a stack, in left
SET(taken = 0, top = 0)
REPI(i, n)
    IF(left[i + 1] == 0) SET(left[i + 1] = top, top = i + 1) END
END
WHILE(top > 0)
    SET(e = last[top], top = left[top], taken = taken + 1)
    WHILE(e > 0)
        SET(a = start[e], left[a] = left[a] - 1)
        IF(left[a] == 0) SET(left[a] = top, top = a) END
        SET(e = before[e])
    END
END
# there is no cycle
ASSERT(taken == n)"
    )
}

/// Which variables a rule uses as arrays.
#[derive(Debug, Default)]
pub(super) struct Arrays {
    /// Those of which it uses elements: `heap[i]`.
    pub elements: BTreeSet<String>,
    /// Those that it uses as a whole: `UNIQUE(heap)`, `INARRAY(1, heap)`.
    pub whole: BTreeSet<String>,
}

impl Arrays {
    /// The arrays in lines of checktestdata.
    pub fn in_lines(lines: &str) -> Arrays {
        let mut arrays = Arrays::default();
        for line in lines.lines().map(|line| line.split('#').next().unwrap_or_default()) {
            let elements = line.split('[').rev().skip(1).map(last_word);
            arrays.elements.extend(elements.map(str::to_string));
            for test in ["UNIQUE(", "INARRAY("] {
                for arguments in line.split(test).skip(1) {
                    let arguments = arguments.split(')').next().unwrap_or_default().split(',');
                    let wholes = arguments.skip(usize::from(test == "INARRAY("));
                    arrays.whole.extend(wholes.map(|whole| whole.trim().to_string()));
                }
            }
        }
        arrays
    }

    pub fn contains(&self, variable: &str) -> bool {
        self.elements.contains(variable) || self.whole.contains(variable)
    }
}

fn last_word(text: &str) -> &str {
    let start = text.rfind(|letter: char| !letter.is_ascii_alphanumeric());
    &text[start.map_or(0, |start| start + 1)..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_found() {
        let arrays = Arrays::in_lines(
            "# not[i]\nASSERT(UNIQUE(x, y) && INARRAY(1, p))\nSET(up[up[a]] = b[i, j])",
        );
        assert_eq!(arrays.whole.iter().join(" "), "p x y");
        assert_eq!(arrays.elements.iter().join(" "), "b up");
    }
}
