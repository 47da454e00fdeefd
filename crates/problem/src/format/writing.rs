//! Inputs written as the judge's statement lays them out.

use super::{Framing, Grammar};
use crate::shape::Layout;
use crate::value::Value;

impl Grammar {
    /// Writes a single case, without what frames it.
    pub fn write_case(&self, case: &Value) -> String {
        let mut layout = Layout::default();
        self.case.write(case, &mut layout);
        layout.finish()
    }

    /// Writes a whole input.
    pub fn write(&self, cases: &[Value]) -> String {
        let mut layout = Layout::default();
        if let Framing::Counted(_) = self.framing {
            layout.token(cases.len());
            layout.end_line();
        }
        for case in cases {
            self.case.write(case, &mut layout);
            layout.end_line();
        }
        if let Framing::Until(sentinel) = self.framing {
            layout.token(sentinel);
        }
        layout.finish()
    }
}
