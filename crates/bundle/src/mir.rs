//! The meaning of a program's functions, compared when something has been taken away.
//!
//! The compiler's middle representation (MIR) names the function that each call means. It is
//! compared word for word, with three exceptions, which change wherever anything is removed:
//!
//! - a place in the program is replaced by the text that stands there;
//! - the number of a constant in memory is replaced by its contents;
//! - whether a value is copied or moved is left out: a type that was `Copy` has nothing to drop,
//!   so that both do the same.

use std::collections::{BTreeMap, BTreeSet};

/// Functions, constants and statics, each with its name, its types and its body.
pub type Bodies = BTreeSet<String>;

/// The bodies in the MIR of a program.
pub fn bodies(mir: &str, program: &str) -> Bodies {
    let lines: Vec<&str> = mir.lines().filter(|line| !line.starts_with("//")).collect();
    let text = with_quotations(&lines.join("\n").replace("\n\n ", "\n "), program);
    let text = ["copy ", "move "].iter().fold(text, |text, word| {
        text.replace(&format!("{word}_"), "_").replace(&format!("{word}("), "(")
    });
    let blocks = || text.split("\n\n").map(str::trim_end);
    let constants: Constants = blocks().filter_map(constant).collect();
    let bodies = blocks().filter(|block| constant(block).is_none());
    bodies.map(|body| with_contents(body, &constants, &mut Vec::new())).collect()
}

/// The text with a quotation from the program in place of each `<anon>:1:2: 3:4`.
fn with_quotations(mir: &str, program: &str) -> String {
    let mut starts = vec![0];
    starts.extend(program.match_indices('\n').map(|(end, _)| end + 1));
    let offset = |line: usize, column: usize| -> Option<usize> {
        let start = *starts.get(line.checked_sub(1)?)?;
        let before = program[start..].chars().take(column.checked_sub(1)?);
        Some(start + before.map(char::len_utf8).sum::<usize>())
    };
    let quotation = |place: &str| -> Option<String> {
        let numbers = place.split([':', ' ']).filter_map(|number| number.parse().ok());
        let [line, column, last_line, last_column] = numbers.collect::<Vec<usize>>()[..] else {
            return None;
        };
        let text = program.get(offset(line, column)?..offset(last_line, last_column)?)?;
        Some(text.split_whitespace().collect::<Vec<&str>>().join(" "))
    };
    let mut parts = mir.split("<anon>");
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit() || ": ".contains(c));
        let place = &part[..part.len() - rest.len()];
        result += &quotation(place).unwrap_or_else(|| format!("<anon>{place}"));
        result += rest;
    }
    result
}

/// Contents of constants in memory, by their numbers.
type Constants<'a> = BTreeMap<&'a str, &'a str>;

fn constant(block: &str) -> Option<(&str, &str)> {
    block.strip_prefix("alloc")?.split_once(' ').filter(|(number, _)| is_number(number))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The text with all constants written out, except for those that are `open` already.
fn with_contents<'a>(text: &'a str, constants: &Constants<'a>, open: &mut Vec<&'a str>) -> String {
    let mut parts = text.split("alloc");
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = &part[..part.len() - rest.len()];
        result += "alloc";
        if let Some(depth) = open.iter().position(|outer| *outer == number) {
            result += &depth.to_string();
        } else if let Some(contents) = constants.get(number) {
            open.push(number);
            // As many dashes as fill a word beside the number.
            result += &with_contents(contents, constants, open).replace('─', "");
            open.pop();
        } else {
            result += number;
        }
        result += rest;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = "fn main() {\n    é(|x|\n    x)\n}\n";

    fn body(mir: &str) -> String {
        let bodies: Vec<String> = bodies(mir, PROGRAM).into_iter().collect();
        assert_eq!(bodies.len(), 1, "{bodies:?}");
        bodies[0].clone()
    }

    #[test]
    fn a_place_is_what_stands_there() {
        assert_eq!(body("// A note.\n_2: {closure@<anon>:2:7: 3:6};"), "_2: {closure@|x| x};");
        assert_eq!(body("<impl at <anon>:9:9: 9:10>"), "<impl at <anon>:9:9: 9:10>");
    }

    #[test]
    fn a_constant_is_what_it_holds() {
        let with = |one: u32, two: u32, bytes: &str| {
            format!(
                "fn f() {{\n    let _1;\n\n    bb0: {{ _1 = {{alloc{one}: &T}} }}\n}}\n\n\
                 alloc{one} (size: 8) {{\n    ╾──alloc{two}──╼\n}}\n\n\
                 alloc{two} (size: 1) {{\n    {bytes}\n}}\n"
            )
        };
        assert_eq!(body(&with(5, 9, "61")), body(&with(7, 2, "61")));
        assert_ne!(body(&with(5, 9, "61")), body(&with(5, 9, "62")));
        // One that holds itself.
        assert_eq!(body(&with(5, 5, "61")), body(&with(7, 7, "61")));
    }

    #[test]
    fn a_copy_is_a_move_but_no_other_word_is() {
        assert_eq!(body("_1 = f(copy _2, move (*_3))"), body("_1 = f(move _2, copy (*_3))"));
        assert_ne!(body("_1 = const \"copy that\""), body("_1 = const \"move that\""));
    }
}
