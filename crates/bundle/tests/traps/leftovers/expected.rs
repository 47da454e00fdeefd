// A trap
use gamecore::{judge, Verdict};

fn main() {
    if let Verdict::Right { score } = judge(3) {
        println!("{}", score);
    }
}

mod gamecore {
    /// With a variant that nothing makes.
    pub enum Verdict {
        /// Right.
        Right {
            score: u64,
        },
        Wrong,
    }

    struct Clock {
        now: u64,
    }

    pub fn judge(score: u64) -> Verdict {
        let clock = Clock { now: score };
        let verdict = if clock.now > 2 { Verdict::Right { score } } else { Verdict::Wrong };
        match verdict {
            Verdict::Right { score } => Verdict::Right { score: score + 1 },
            Verdict::Wrong => Verdict::Wrong,
        }
    }
}
