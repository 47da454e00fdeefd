//! The positions that a page sets on the board, and what it says of them.

use std::fs;
use std::path::Path;

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::Fate;
use study::{Asked, Study};

use crate::location::{Location, PAGES};

/// A link in a page that sets the board, up to the position: `[1 2 3](#position=1+2+3)`.
const LINK: &str = "](#position=";

/// How the hints of a page begin, in both languages.
const HINTS: [&str; 2] = ["## Hints\n", "## 提示\n"];

/// What a sentence says of the player to move.
const OUTCOMES: [(&str, Fate); 6] = [
    (" is won", Fate::Win),
    (" are won", Fate::Win),
    (" is lost", Fate::Loss),
    (" are lost", Fate::Loss),
    (") 必胜", Fate::Win),
    (") 必败", Fate::Loss),
];

/// The theory in both languages, from a problem's folder; it sets the boards of many problems.
const THEORY: [&str; 2] = ["../../docs/theory.md", "../../docs/theory.zh.md"];

/// Every position to which a page or the theory sets the board can be played, is won or lost as the
/// sentence says, and some hint has one.
pub(crate) fn check_hints(location: Location, study: &dyn Study) -> Result<()> {
    for ((page, text), heading) in location.pages().into_iter().zip(HINTS) {
        let Some(text) = text else { continue };
        check_positions(study, &text, LINK).with_context(|| page)?;
        check_hint(&text, heading).with_context(|| page)?;
    }
    for (file, page) in THEORY.into_iter().zip(PAGES) {
        // A problem of the user's own has no theory.
        let theory = fs::read_to_string(Path::new(location.directory).join(file));
        let Ok(text) = theory else { continue };
        let link = format!("](../problems/{}/{page}#position=", location.slug);
        check_positions(study, &text, &link).with_context(|| file)?;
    }
    Ok(())
}

/// The positions behind such links.
fn check_positions(study: &dyn Study, text: &str, link: &str) -> Result<()> {
    for link in text.split(link).skip(1) {
        let row = link.split(')').next().unwrap_or_default().replace('+', " ");
        let position = study::parse(study, &row).map_err(|error| anyhow!("{row}: {error}"))?;
        ensure!(study.is_playable(&position), "{row} is too large for the board");
        if let Some((word, fate)) = said(link) {
            ensure!(study.fate(&position) == fate, "{row}: {word:?} is false");
        }
    }
    Ok(())
}

fn check_hint(text: &str, heading: &str) -> Result<()> {
    let hints = text.split(heading).nth(1).and_then(|rest| rest.split("\n## ").next());
    let has_link = hints.is_none_or(|hints| hints.contains(LINK));
    ensure!(has_link, "no hint sets the board: [1 2 3](#position=1+2+3)");
    Ok(())
}

/// What the rest of a sentence says of the position whose link has just been opened. What follows
/// another link is said of that one.
fn said(link: &str) -> Option<(&'static str, Fate)> {
    let rest = &link[link.find(')')?..];
    let end = rest.find(['.', ';', '[', '。', '；', '\n']).unwrap_or(rest.len());
    let place = |(word, _): &(&str, Fate)| rest[..end].find(word);
    OUTCOMES.into_iter().filter(|it| place(it).is_some()).min_by_key(place)
}
