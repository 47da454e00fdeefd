//! The tests of the search, which every page has, and of the drawer, which is opened in the same place.

use anyhow::{ensure, Result};

use crate::page::{Key, Page};

/// The field in the bar.
const FIELD: &str = "nav.site .find input";

/// The pages that the list offers, without the language of their names; `#` is the line that shows
/// more.
const OFFERED: &str = "() => {
    if (typeof finder === 'undefined' || !finder.entries.length) return null;
    return [...document.querySelectorAll('nav.site .find [role=option]')].map(option =>
        option.getAttribute('href').replace(/.*\\//, '').replace('.zh.html', '.html'));
}";

/// What readers type, and a page or a place that is offered for it: by name, number, idea, theorem,
/// term and section, in both languages, with a typo, and as what others call it.
const QUESTIONS: [(&str, &str); 42] = [
    ("CF 1382B", "codeforces-1382b.html"),
    ("1382b", "codeforces-1382b.html"),
    ("codeforces1382B", "codeforces-1382b.html"),
    ("HDU 1730", "hdu1730.html"),
    ("hdoj1730", "hdu1730.html"),
    ("poj 1704", "georgia-and-bob.html"),
    ("P2594", "luogu-p2594.html"),
    ("P2575", "luogu-p2575.html"),
    ("CF 1610I", "codeforces-1610i.html"),
    ("ABC278 G", "atcoder-abc278-g.html"),
    ("stones-07", "stones-07.html"),
    ("bob georgia", "georgia-and-bob.html"),
    ("misere moore", "misere-moore-nim.html"),
    ("小约翰", "anti-nim.html"),
    ("石子 相邻", "stones-07.html"),
    ("硬币 翻转", "luogu-p2594.html"),
    ("苹果 树", "codeforces-812e.html"),
    ("尼姆", "nim.html"),
    ("fibonaci", "fibonacci-nim.html"),
    ("wythof", "wythoff-game.html"),
    ("grudny", "cses-2207.html#proof"),
    ("hackenbush", "#"),
    ("strategy stealing", "#"),
    ("对称策略", "#"),
    ("golden ratio", "wythoff-game.html#theorem"),
    ("zeckendorf", "fibonacci-nim.html#proof"),
    ("linear basis", "new-nim.html#proof"),
    ("线性基", "new-nim.html#proof"),
    ("symmetry", "theory.html#sums-of-games"),
    ("对称", "theory.html#sums-of-games"),
    ("bitwise", "theory.html#two-facts-about-digits"),
    ("异或", "theory.html#two-facts-about-digits"),
    ("SG function", "theory.html#mex-and-nim-values"),
    ("grundy number", "theory.html#mex-and-nim-values"),
    ("mex", "theory.html#mex-and-nim-values"),
    ("sprague", "theory.html#the-sprague-grundy-theorem"),
    ("补集", "theory.html#the-two-facts"),
    ("奇异局势", "wythoff-game.html#proof"),
    ("记忆化搜索", "atcoder-abc354-e.html#theorem"),
    ("对拍", "manual.html#find-the-smallest-mistake"),
    ("manual", "manual.html"),
    ("今日", "today.html"),
];

/// Types a question, and waits for what is offered.
fn ask(page: &mut Page, question: &str, is_wanted: impl Fn(&[String]) -> bool) -> Result<()> {
    page.type_into(FIELD, question)?;
    let is_wanted = |offered: &Vec<String>| is_wanted(offered);
    page.wait_until(&format!("an answer to `{question}`"), OFFERED, is_wanted).map(drop)
}

/// Everything is found that readers were seen to look for, and nothing is made up.
pub fn finds(page: &mut Page) -> Result<()> {
    for (question, wanted) in QUESTIONS {
        ask(page, question, |offered| offered.iter().any(|page| page == wanted))?;
        // So that no answer stands for the next question.
        ask(page, "no such game", |offered| offered.is_empty())?;
    }
    page.wait_for_text("nav.site .find [role=status]", |text| !text.is_empty())
}

/// The slash leads to the field, arrows to a line; the escape key closes the list, and Enter opens
/// the line, or the first one. Theorems are counted, and shown when that is asked for.
pub fn keys(page: &mut Page) -> Result<()> {
    page.press(Key::Letter('/'))?;
    let is_there = "() => document.activeElement.matches('nav.site .find input')";
    ensure!(page.holds(is_there)?, "the slash does not lead to the search");
    ask(page, "symmetry", |offered| offered.len() == 2)?;
    for _ in 0..2 {
        page.press(Key::Down)?;
    }
    let active = "() => document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
        ?.getAttribute('href')";
    page.wait_for("the last line is chosen", active, "#")?;
    page.press(Key::Enter)?;
    page.wait_until("the problems of the theorem", OFFERED, |offered: &Vec<String>| {
        offered.len() > 5
    })?;
    page.press(Key::Escape)?;
    ensure!(!page.sees("nav.site .find .results")?, "the list stays open");
    ask(page, "P2594", |offered| offered.len() == 1)?;
    page.press(Key::Enter)?;
    page.wait_for(
        "the problem's page",
        "() => location.pathname.endsWith('luogu-p2594.html')",
        true,
    )
}

/// The search leads out of a folder.
pub fn from_a_folder(page: &mut Page) -> Result<()> {
    ask(page, "georgia", |offered| !offered.is_empty())?;
    page.press(Key::Enter)?;
    let title = "() => document.querySelector('h1')?.textContent.includes('Georgia')";
    page.wait_for("the problem's page", title, true)
}

/// The statement opens in a drawer, and goes back to its place.
pub fn drawer(page: &mut Page) -> Result<()> {
    let place = "() => document.querySelector('#statement').closest('dialog, main').localName";
    page.tab_to(".to-statement")?;
    page.press(Key::Enter)?;
    page.wait_for("the statement in the drawer", place, "dialog")?;
    let seen = "() => document.querySelector('.drawer pre').checkVisibility() && scrollY === 0";
    ensure!(page.holds(seen)?, "no sample can be seen in the drawer");
    page.press(Key::Escape)?;
    page.wait_for("the statement in its place", place, "main")?;
    let focus = "() => document.activeElement.matches('.to-statement')";
    ensure!(page.holds(focus)?, "the focus is lost with the drawer");
    Ok(())
}
