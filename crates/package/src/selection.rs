//! Which cases go into a package, and under which names.

use std::collections::HashSet;

/// Why a case is not in the package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It has no input or no answer, which no judge takes.
    Empty,
    /// An earlier case has the same input.
    Repeated,
    /// Its input is larger than [`LARGEST`], so that it is taken only where it is needed.
    Large,
}

/// Validators need seconds for a larger input, and archives become too large for some importers.
pub const LARGEST: usize = 1_000_000;

/// Chooses cases one by one.
#[derive(Default)]
pub struct Selection {
    inputs: HashSet<Vec<u8>>,
}

impl Selection {
    /// Takes a case, or says why not.
    pub fn take(&mut self, input: &[u8], answer: &[u8]) -> Result<(), Reason> {
        let is_empty = |bytes: &[u8]| bytes.trim_ascii().is_empty();
        if is_empty(input) || is_empty(answer) {
            return Err(Reason::Empty);
        }
        if input.len() > LARGEST {
            return Err(Reason::Large);
        }
        if !self.inputs.insert(input.to_vec()) {
            return Err(Reason::Repeated);
        }
        Ok(())
    }
}

/// The name that a case has in a package. Hydro takes one that ends in two numbers for a case
/// of a subtask: `law-2-1` becomes `law-2-part-1`.
pub fn name(case: &str) -> String {
    let mut parts: Vec<&str> = case.split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    if let [.., before, last] = parts[..] {
        if is_number(&before) && is_number(&last) {
            parts.insert(parts.len() - 1, "part");
        }
    }
    parts.join("-")
}

/// Whether everybody may see the case: `01-sample`, `02-second-sample`.
pub fn is_sample(case: &str) -> bool {
    case.ends_with("-sample")
}
