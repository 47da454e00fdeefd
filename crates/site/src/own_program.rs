//! The part of a problem's page about the reader's own program.

use crate::html::escape;
use crate::language::{page_in, say, say_of, Language};
use crate::parts::archive_of;

/// What is done with a program: its words, and its command, in which `{}` stands for the slug.
const COMMANDS: [(&str, &str); 3] = [
    ("test_command", "cargo judge test {} -- ./my-program"),
    ("test_mine", "cargo judge test {} mine"),
    ("bundle_mine", "cargo judge bundle {} mine"),
];

/// The commands for the reader's own program, and the problem's cases.
pub fn own_program(slug: &str, cases: usize, language: Language) -> String {
    let items = COMMANDS.map(|(words, command)| {
        let command = escape(&command.replace("{}", slug));
        let (words, copy) = (say_of(language, words, &escape(slug)), say(language, "copy"));
        format!(
            "<li>{words}\n<span class=\"command\"><code>{command}</code> \
             <button type=\"button\" data-copy hidden>{copy}</button></span></li>\n"
        )
    });
    let all = say_of(language, "all_cases", &cases.to_string());
    format!(
        "<h2 id=\"own-program\">{}</h2>\n<p>{} <a href=\"{}#test-your-own-program\">{}</a></p>\n<ul>\n{}</ul>\n\
         <p class=\"copied\" role=\"status\"></p>\n<p><a href=\"{}\" download>{all}</a></p>\n",
        say(language, "own_program"),
        say(language, "in_a_clone"),
        page_in(language, "manual"),
        say(language, "in_the_manual"),
        items.concat(),
        archive_of(slug),
    )
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use command::arguments::{Arguments, Verb};

    use super::*;

    #[test]
    fn the_commands_are_commands() {
        for (_, command) in COMMANDS {
            let command = command.replace("{}", "nim");
            let words = command.strip_prefix("cargo ").expect("a command of cargo");
            let read = Arguments::<Verb>::try_parse_from(words.split(' '));
            assert!(read.is_ok(), "{command}: {}", read.err().unwrap());
        }
    }
}
