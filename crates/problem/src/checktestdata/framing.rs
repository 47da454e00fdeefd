//! A whole input, and a whole output, in checktestdata.

use anyhow::{Context, Result};
use protocol::Scope;

use super::code::{self, written, Code};
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
    let mut program = Vec::new();
    if let Framing::Counted(count) = &grammar.framing {
        translation.line(count, &mut program)?;
    }
    let mut case = Vec::new();
    translation.case(&grammar.case, &mut case)?;
    if let Some(total) = &grammar.total {
        let added = &translation.scalar(total.number)?.place;
        program.push(Code::command("SET(total = 0)"));
        case.push(Code::command(format!("SET(total = total + {added})")));
        translation.add_bound(format!("{} <= {}", total.name(), code::number(total.most.into())));
    }
    let blank_lines = || grammar.blank_lines.then(|| Code::lines(BLANK_LINES));
    program.extend(blank_lines());
    case.extend(blank_lines());
    program.extend(framed(grammar, case, &mut translation)?);
    if let Some(total) = &grammar.total {
        let most = code::number(total.most.into());
        program.push(Code::lines(format!("ASSERT(total <= {most})")));
    }
    Ok((written(&program), translation.into_bounds()))
}

/// The cases, one after the other.
fn framed(
    grammar: &Grammar,
    mut case: Vec<Code>,
    translation: &mut Translation,
) -> Result<Vec<Code>> {
    Ok(match &grammar.framing {
        Framing::Counted(count) => {
            vec![Code::block(format!("REP({})", translation.variable(count.name)), case)]
        }
        // A package has no empty inputs.
        Framing::ToEof => {
            vec![Code::lines("ASSERT(!ISEOF)"), Code::block("WHILE(!ISEOF)", case)]
        }
        Framing::Single => case,
        Framing::Until(sentinel) => {
            if sentinel.starts_with('0') && is_positive(&grammar.case) {
                vec![
                    Code::block("WHILE(!MATCH(\"0\"))", case),
                    Code::lines(format!("STRING(\"{sentinel}\") NEWLINE")),
                ]
            } else {
                let ended =
                    is_sentinel(sentinel, &grammar.case, translation).with_context(|| {
                        format!(
                            "the end of the cases, `{sentinel}`, is not seen in its first letter"
                        )
                    })?;
                case.push(Code::lines(format!("IF({ended}) SET(ended = 1) END")));
                vec![Code::lines("SET(ended = 0)"), Code::block("WHILE(ended == 0)", case)]
            }
        }
    })
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
        Node::Line(node) | Node::Checked { node, .. } | Node::Generated { node, .. } => plain(node),
        node => node,
    }
}

/// Whether a case begins with a positive number.
fn is_positive(case: &Node) -> bool {
    match plain(case) {
        Node::Int(number) | Node::List { count: number, .. } | Node::Word { count: number, .. } => {
            *number.range(Scope::Judge).start() > 0
        }
        Node::Tuple(parts) => parts.first().is_some_and(is_positive),
        _ => false,
    }
}

/// The form of an output: of one case where an input has one, of one or more to its end otherwise.
pub fn output(grammar: &Grammar, form: &Form) -> String {
    let form = Code::lines(form.lines.clone());
    let most = match &grammar.framing {
        Framing::Single => return written(&[form]),
        Framing::Counted(count) => {
            Some(*count.range(Scope::Judge).end()).filter(|&most| most <= MOST_CASES as u64)
        }
        Framing::ToEof | Framing::Until(_) => None,
    };
    let mut program = vec![Code::lines("ASSERT(!ISEOF)")];
    match most {
        None => program.push(Code::block("WHILE(!ISEOF)", vec![form])),
        Some(most) => {
            let counted = Code::lines("SET(answers = answers + 1)");
            program.push(Code::lines("SET(answers = 0)"));
            program.push(Code::block("WHILE(!ISEOF)", vec![form, counted]));
            let most = code::number(most.into());
            program.push(Code::lines(format!("ASSERT(answers <= {most})")));
        }
    }
    written(&program)
}
