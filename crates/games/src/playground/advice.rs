//! What is said where no theorem was found.

use study::{said, words};

use crate::theorems::Findings;

/// Lines: that there is no theorem but lists, what fits but is not yet evidence, and what would help: `more`
/// names a way to see that many positions more. Of a game that is proved to be known nothing helps.
pub fn advice(
    found: &Findings,
    is_proved: bool,
    more: impl Fn(Option<usize>) -> String,
) -> Vec<String> {
    if found.theorems.iter().any(|found| !found.is_listed()) {
        return Vec::new();
    }
    if is_proved {
        return vec![said!(
            "No short formula fits; what is proved is said above.",
            "没有简短的公式；已证明的结论见上文。"
        )];
    }
    let mut lines = vec![match found.theorems.is_empty() {
        true => words("These numbers alone suggest no theorem.", "仅凭这些数看不出定理。"),
        false => words(
            "These numbers alone suggest nothing but a list.",
            "仅凭这些数只能列出数值，看不出规律。",
        ),
    }
    .to_string()];
    for found in &found.unproven {
        let formula = found.code.as_ref().and_then(|codes| codes[0].last());
        lines.push(said!(
            "Not yet evidence: {}.",
            "证据还不够：{}。",
            match formula {
                Some(formula) => format!("{}, `{}`", found.lines().join(", "), formula),
                None => found.lines().join(", "),
            }
        ));
    }
    let needs = found.unproven.iter().map(|found| found.needs).min();
    lines.push(match needs {
        Some(needs) => said!("{} would decide.", "{}可以判定。", more(Some(needs))),
        None => said!("{} may show more.", "{}或许能看出更多。", more(None)),
    });
    lines
}
