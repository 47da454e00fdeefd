//! Games beside the problems: one that a line describes, or that a program tells.

mod by_program;
mod described;
mod explore;
mod explored;
mod findings;
mod further;
mod positions;
mod printed;
mod starts;
mod summed;

use std::process::ExitCode;

use command::arguments::Games;

fn main() -> ExitCode {
    command::run(|workspace, verb| match verb {
        Games::Game(options) => options.speech.speaking(|| match printed::list(&options.list)? {
            Some(list) => printed::game(&workspace, &options, &list),
            None if options.rules.program.is_empty() => described::game(&workspace, &options),
            None => by_program::game(&workspace, &options),
        }),
    })
}
