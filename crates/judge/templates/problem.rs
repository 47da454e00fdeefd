//! {slug}: the format, the rules, the positions.

#[path = "../study.rs"]
mod study;

use problem::prelude::*;

use self::study::Rules;

fn main() {
    let problem = Problem::new(to_eof(int("n", 1..=1000).beyond(1..=u64::MAX)))
        .winner("First", "Second")
        .rules(play(Rules, |heap: &u64| *heap))
        .every_small(|heap| *heap <= 100, || (1..=100).collect())
        .formula(|heap| todo!("whether {heap} is won, derived in another way than in main.rs"))
        .study(study::study(), |heap| vec![vec![*heap]], study::pictures);
    run(this_problem!(), problem);
}
