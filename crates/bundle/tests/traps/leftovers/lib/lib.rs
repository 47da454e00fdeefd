/// With a variant that nothing makes.
pub enum Verdict {
    /// Right.
    Right {
        score: u64,
    },
    Wrong,
    // Nothing makes it once `late` is gone.
    Late,
}

struct Clock {
    now: u64,
    // Only `late` looks at it.
    limit: u64,
}

pub fn judge(score: u64) -> Verdict {
    let clock = Clock { now: score, limit: 7 };
    let verdict = if clock.now > 2 { Verdict::Right { score } } else { Verdict::Wrong };
    match verdict {
        Verdict::Late => unreachable!(),
        Verdict::Right { score } => Verdict::Right { score: score + 1 },
        Verdict::Wrong => Verdict::Wrong,
    }
}

pub fn late() -> Verdict {
    let clock = Clock { now: 0, limit: 7 };
    if clock.limit > 7 { Verdict::Late } else { Verdict::Wrong }
}
