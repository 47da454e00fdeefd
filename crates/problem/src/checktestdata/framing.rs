//! A whole input, and a whole output, in checktestdata.

use anyhow::{Context, Result};
use protocol::Scope;

use super::code::{self, Code};
use super::form::Form;
use super::translation::Translation;
use crate::format::{Framing, Grammar, MOST_CASES};
use crate::shape::Node;

/// Blank lines, where they are allowed.
const BLANK_LINES: &str = "WHILE(MATCH(\"\\n\")) NEWLINE END";

/// The format of an input, and the bounds of its numbers.
pub fn input(grammar: &Grammar) -> Result<(String, Vec<String>)> {
    let is_repeated = !matches!(grammar.framing, Framing::Single);
    let mut translation = Translation::new(is_repeated);
    let mut program = Code::default();
    if let Framing::Counted(count) = &grammar.framing {
        translation.number(count, &mut program)?;
        translation.end_line(&mut program);
    }
    let mut case = Code::default();
    translation.node(&grammar.case, &mut case)?;
    translation.end_line(&mut case);
    if let Some(total) = &grammar.total {
        let added = &translation.scalar(total.number)?.place;
        program.lines("SET(total = 0)");
        case.lines(&format!("SET(total = total + {added})"));
        let bound = format!("{} <= {}", total.name(), code::number(total.most.into()));
        translation.bounds.push(bound);
    }
    if grammar.blank_lines {
        program.lines(BLANK_LINES);
        case.lines(BLANK_LINES);
    }
    add_cases(grammar, case, &mut translation, &mut program)?;
    if let Some(total) = &grammar.total {
        program.lines(&format!("ASSERT(total <= {})", code::number(total.most.into())));
    }
    Ok((program.0, translation.bounds))
}

/// Adds the cases, one after the other.
fn add_cases(
    grammar: &Grammar,
    mut case: Code,
    translation: &mut Translation,
    program: &mut Code,
) -> Result<()> {
    match &grammar.framing {
        Framing::Counted(count) => {
            program.block(&format!("REP({})", translation.variable(count.name)), &case);
        }
        // A package has no empty inputs.
        Framing::ToEof => {
            program.lines("ASSERT(!ISEOF)");
            program.block("WHILE(!ISEOF)", &case);
        }
        Framing::Single => program.add(&case.0),
        Framing::Until(sentinel) if sentinel.starts_with('0') && is_positive(&grammar.case) => {
            program.block("WHILE(!MATCH(\"0\"))", &case);
            program.lines(&format!("STRING(\"{sentinel}\") NEWLINE"));
        }
        Framing::Until(sentinel) => {
            let ended = is_sentinel(sentinel, &grammar.case, translation);
            let ended = ended.with_context(|| {
                format!("the end of the cases, `{sentinel}`, is not seen in its first letter")
            })?;
            case.lines(&format!("IF({ended}) SET(ended = 1) END"));
            program.lines("SET(ended = 0)");
            program.block("WHILE(ended == 0)", &case);
        }
    }
    Ok(())
}

/// The condition that a case, already read, was the sentinel.
fn is_sentinel(sentinel: &str, case: &Node, translation: &mut Translation) -> Option<String> {
    let Node::Tuple(parts) = plain(case) else {
        return None;
    };
    let tokens: Vec<u64> =
        sentinel.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let condition = |(part, token): (&Node, &u64)| match part {
        Node::Int(number) if number.range(Scope::Judge).contains(token) => {
            Some(format!("{} == {token}", translation.variable(number.name)))
        }
        _ => None,
    };
    let conditions: Option<Vec<String>> = parts.iter().zip(&tokens).map(condition).collect();
    conditions.filter(|_| parts.len() == tokens.len()).map(|all| all.join(" && "))
}

/// A node without its rules and its random values.
fn plain(node: &Node) -> &Node {
    match node {
        Node::Line(node)
        | Node::Checked { node, .. }
        | Node::Generated { node, .. }
        | Node::Always { node, .. } => plain(node),
        node => node,
    }
}

/// Whether a case begins with a positive number.
fn is_positive(case: &Node) -> bool {
    match plain(case) {
        Node::Int(number) | Node::Counted { count: number, .. } => {
            *number.range(Scope::Judge).start() > 0
        }
        Node::Tuple(parts) => parts.first().is_some_and(is_positive),
        _ => false,
    }
}

/// The form of an output: of one case where an input has one, of one or more to its end otherwise.
pub fn output(grammar: &Grammar, form: &Form) -> String {
    let mut case = Code::default();
    case.lines(&form.lines);
    let most = match &grammar.framing {
        Framing::Single => return case.0,
        Framing::Counted(count) => {
            Some(*count.range(Scope::Judge).end()).filter(|&most| most <= MOST_CASES as u64)
        }
        Framing::ToEof | Framing::Until(_) => None,
    };
    let mut program = Code::default();
    program.lines("ASSERT(!ISEOF)");
    if most.is_some() {
        program.lines("SET(answers = 0)");
        case.lines("SET(answers = answers + 1)");
    }
    program.block("WHILE(!ISEOF)", &case);
    if let Some(most) = most {
        program.lines(&format!("ASSERT(answers <= {})", code::number(most.into())));
    }
    program.0
}
