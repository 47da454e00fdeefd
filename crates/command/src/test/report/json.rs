//! The report for programs.

use serde_json::{json, Value};

use super::{is_accepted, is_slow, CaseFiles, Grade, Report, Task};

impl Report<'_> {
    /// All verdicts.
    pub fn to_json(&self) -> Value {
        let programs = self.tasks.iter().zip(&self.graded).map(|(task, (graded, skipped))| {
            json!({
                "problem": task.job.problem.slug,
                "program": task.name(),
                "compile_error": task.candidate.as_ref().err(),
                "accepted": task.candidate.is_ok()
                    && *skipped == 0
                    && task.left_out.is_empty()
                    && graded.iter().all(|(_, grade)| is_accepted(grade)),
                "not_run": skipped,
                "left_out": ([&task.left_out[..], &task.unjudged()].concat()),
                "cases": graded.iter().map(|(case, grade)| self.case(task, case, grade))
                    .collect::<Vec<Value>>(),
            })
        });
        json!({
            "accepted": self.is_all_accepted(),
            "programs": programs.collect::<Vec<Value>>(),
        })
    }

    fn case(&self, task: &Task, case: &CaseFiles, grade: &Grade) -> Value {
        let mut shown = json!({
            "name": case.name,
            "verdict": grade.verdict,
            "reason": grade.reason,
            "note": grade.note,
            "seconds": grade.time.as_secs_f64(),
            "bytes": grade.memory,
            "slow": is_slow(task, grade),
            "dialogue": grade.dialogue,
        });
        if self.options.why {
            shown["better"] = json!(grade.better);
        }
        shown
    }
}
