//! The tests of the first page: its list, its game, and what it says about the reader's progress.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{ensure, Context, Result};
use judge::catalogue::{self, Problem};
use serde::Deserialize;
use serde_json::json;

use crate::board::{Board, Hand};
use crate::first_screen::SHIFTS;
use crate::page::{Key, Page, View, DESK, PHONE};
use crate::repository;
use crate::study::fits;

/// The problems that can be seen, what is said about their number, and the theorems that can be seen.
const LIST: &str = r#"() => {
    const seen = selector => [...document.querySelectorAll(selector)].filter(it => it.checkVisibility());
    return {
        slugs: seen("li[data-slug]").map(item => item.dataset.slug),
        headings: seen(".step h3").length,
        count: Number(document.querySelector(".found").textContent.match(/\d+/)[0]),
        theorems: seen(".theorem").map(theorem => theorem.textContent),
    };
}"#;

/// Where the course begins.
pub const FIRST: &str = "codeforces-1373b";

/// The problem that the user has solved.
pub const SOLVED: &str = "nim";

/// What can be seen of the list.
#[derive(Debug, Deserialize)]
struct List {
    slugs: Vec<String>,
    headings: usize,
    count: usize,
    theorems: Vec<String>,
}

fn list(page: &mut Page) -> Result<List> {
    let list: List = page.get(LIST)?;
    let said = (list.count, list.headings == 0);
    ensure!(said == (list.slugs.len(), list.slugs.is_empty()), "the number is wrong: {list:?}");
    Ok(list)
}

pub fn entries() -> Result<Vec<Problem>> {
    Ok(catalogue::load(repository())?.problems)
}

/// Turns a checkbox over.
fn check(page: &mut Page, name: &str) -> Result<()> {
    page.click(&format!("form.filters [name={name}]"))
}

/// Chooses from a list, as a reader does in the browser's own menu.
fn choose(page: &mut Page, name: &str, value: &str) -> Result<()> {
    let choose = "({ name, value }) => {
        const list = document.querySelector(`form.filters [name=${name}]`);
        list.value = value;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        return list.value;
    }";
    let chosen: String = page.run(choose, json!({"name": name, "value": value}))?;
    ensure!(chosen == value, "there is no {name} {value}");
    Ok(())
}

/// The filters leave the problems that the catalogue says; theorems are shown when that is asked for.
pub fn filters(page: &mut Page) -> Result<()> {
    let problems = entries()?;
    let expect = |page: &mut Page, what: &str, is_wanted: &dyn Fn(&Problem) -> bool| {
        let wanted =
            problems.iter().filter(|problem| is_wanted(problem)).map(|problem| &problem.slug);
        let wanted: BTreeSet<&String> = wanted.collect();
        let found = list(page)?.slugs;
        let is_same = found.iter().collect::<BTreeSet<&String>>() == wanted;
        ensure!(is_same && !wanted.is_empty(), "{what}: {found:?}, expected {wanted:?}");
        Ok(())
    };
    let at_cses =
        |problem: &Problem| problem.judges.iter().any(|judge| judge.id.starts_with("CSES "));
    choose(page, "judge", "CSES")?;
    expect(page, "CSES", &at_cses)?;
    choose(page, "difficulty", "4")?;
    expect(page, "CSES 4", &|problem| at_cses(problem) && problem.difficulty == 4)?;
    choose(page, "judge", "")?;
    expect(page, "4", &|problem| problem.difficulty == 4)?;
    choose(page, "difficulty", "")?;
    ensure!(list(page)?.theorems.is_empty(), "theorems are shown unasked");
    check(page, "spoilers")?;
    ensure!(list(page)?.theorems.len() == problems.len(), "theorems are not shown");
    check(page, "core")?;
    let course = fs::read_to_string(repository().join("docs/course.md"))?;
    let core: String = course.lines().filter(|line| line.starts_with("- Core: ")).collect();
    expect(page, "core", &|problem| core.contains(&format!("](../problems/{})", problem.slug)))
}

/// The first game is won by its hints, by mouse and by keyboard.
pub fn first_game(page: &mut Page) -> Result<()> {
    for (hand, view) in [(Hand::Mouse, DESK), (Hand::Keyboard, PHONE)] {
        page.look(view)?;
        let mut board = Board { page, hand };
        let mut state = board.act("first")?;
        while state.over.is_none() {
            let to = board.whole_hint()?.hinted.context("no hint")?;
            state = board.play(&to)?;
        }
        ensure!(state.over.as_deref() == Some("you"), "the hinted moves lose: {state:?}");
    }
    lesson(page)
}

/// The first game is won by its own buttons; then the question is asked, and each answer judged.
fn lesson(page: &mut Page) -> Result<()> {
    for (hand, view) in [(Hand::Mouse, PHONE), (Hand::Keyboard, DESK)] {
        page.look(View { reduced_motion: false, ..view })?;
        // Otherwise the last game's position is in the address.
        page.act("() => history.replaceState(null, '', '#')")?;
        page.reload()?;
        let shimmer = "() => {
            const moving = [...document.querySelectorAll('.first svg [data-click].useful .stone')]
                .filter(stone => getComputedStyle(stone).animationName === 'shimmer');
            return [moving.length, document.querySelectorAll('.takes button').length];
        }";
        page.wait_for("three stones and three buttons", shimmer, json!([3, 3]))?;
        ensure!(!page.sees(".question")?, "the question comes before the game");
        ensure!(!page.sees(".first .rules")?, "the rules are there twice");
        let mut board = Board { page, hand };
        let mut state = board.settled()?;
        // What is left is 8, 4, 0.
        while state.over.is_none() {
            let stones = state.position.split(' ').next().unwrap_or_default().parse::<u64>()?;
            let taken = stones % 4;
            ensure!(taken > 0, "{stones} stones are lost");
            board.push(&format!(".takes button:nth-child({taken})"))?;
            state = board.settled_after(&state.position)?;
        }
        ensure!(state.over.as_deref() == Some("you"), "the game is lost: {state:?}");
        for (left, leads_on) in [("odd", false), ("even", false), ("three", false), ("four", true)]
        {
            board.push(&format!("[data-left=left_{left}]"))?;
            let is_there = board.page.sees(".onward a")?;
            let said: String =
                board.page.get("() => document.querySelector('.verdict').textContent")?;
            ensure!(!said.is_empty() && is_there == leads_on, "{left}: {said}, {is_there}");
        }
        let shifts: Vec<(f64, String)> = board.page.get(SHIFTS)?;
        ensure!(shifts.is_empty(), "what has been read moves: {shifts:?}");
        board.act("again")?;
        ensure!(!page.sees(".question")?, "the question stays");
    }
    Ok(())
}

/// The ticks of a problem in the list.
fn ticks(page: &mut Page, slug: &str) -> Result<Vec<String>> {
    let ticks = "slug => [...document.querySelectorAll(`[data-progress='${slug}'] [data-done]`)]
        .map(tick => tick.dataset.done)";
    page.run(ticks, slug)
}

/// Where the reader is sent.
fn way(page: &mut Page) -> Result<String> {
    page.get("() => document.querySelector('.way a').getAttribute('href')")
}

/// A page that is marked as read, and enough practice, are ticked on the first page and stay so.
pub fn progress(page: &mut Page) -> Result<()> {
    page.act("() => study.store.clear()")?;
    page.open("index")?;
    let begin = way(page)?;
    let first = begin.strip_suffix(".html").context("the way leads to a page")?;
    ensure!(first == FIRST, "the way begins at {first}");
    ensure!(ticks(page, first)?.is_empty(), "there are ticks at first");
    ensure!(ticks(page, SOLVED)? == ["solved"], "{SOLVED} is not solved");
    page.open(first)?;
    let mark = "[data-mark] button";
    page.tab_to(mark)?;
    page.click(mark)?;
    ensure!(ticks(page, first)? == ["read"], "the page itself has no tick");
    let practised = |score: &str| format!("() => study.store.set('practice/{first}', {score})");
    page.act(&practised("{ practised: true }"))?;
    for _ in 0..2 {
        page.open("index")?;
        ensure!(ticks(page, first)? == ["read", "practised"], "{:?}", ticks(page, first)?);
        ensure!(way(page)? != begin, "the way still leads to {begin}");
    }
    let bar = "() => document.querySelector('.card i').getBoundingClientRect().width > 9";
    ensure!(page.holds(bar)?, "the card of the first step shows no progress");
    fits(page)?;
    page.open(first)?;
    page.wait_to_see(".practice")?;
    page.settle()?;
    page.click(mark)?;
    page.act(&practised("{ right: 9 }"))?;
    page.open("index")?;
    ensure!(ticks(page, first)?.is_empty(), "ticks cannot be taken away");
    ensure!(way(page)? == begin, "the way does not lead back");
    page.act("() => study.store.clear()")
}

/// A command, a program and a sample are copied by their buttons, also where the browser has no
/// clipboard for pages.
pub fn copy(page: &mut Page) -> Result<()> {
    page.allow_clipboard()?;
    let selected = "() => new Promise(done => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.addEventListener('copy', () => done(String(getSelection())), { once: true });
        document.querySelectorAll('[data-copy]')[1].click();
    })";
    page.tab_to("[data-copy]")?;
    page.press(Key::Enter)?;
    let copied = "cargo judge test nim -- ./my-program";
    page.wait_for_text(".copied", |text| text.contains(copied))?;
    let held: String = page.get("() => navigator.clipboard.readText()")?;
    ensure!(held == copied, "the clipboard holds {held}");
    page.act("() => document.querySelectorAll('main details').forEach(it => { it.open = true; })")?;
    for (place, name) in [(".programs :not([hidden]) >", "Python"), ("", "Sample input")] {
        let kind = if place.is_empty() { ".sample" } else { ".program" };
        page.tab_to(&format!("{place} .copy:has(+ {kind})"))?;
        page.press(Key::Enter)?;
        page.wait_for_text(".copied", |text| text.contains(name))?;
        let held: String = page.get("() => navigator.clipboard.readText()")?;
        let shown: String =
            page.get(&format!("() => document.querySelector('{place} {kind}').textContent"))?;
        ensure!(held == shown, "{name}: the clipboard holds {held}");
        ensure!(!held.contains("The theorem:"), "the mark is copied: {held}");
    }
    let other = "cargo judge test nim mine";
    let held: String = page.get(selected)?;
    ensure!(held == other, "another text is copied: {held}");
    page.wait_for_text(".copied", |text| text.contains(other))
}
