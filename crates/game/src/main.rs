//! Games beside the problems: one that a line describes, and long tables of octal games.

mod described;
mod octal;

use std::process::ExitCode;

use command::arguments::Games;

fn main() -> ExitCode {
    command::run(|workspace, verb| match verb {
        Games::Octal(options) => octal::octal(&workspace, &options),
        Games::Game(options) => options.speech.speaking(|| described::game(&options)),
    })
}
