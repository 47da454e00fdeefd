//! Practice on a problem's page: positions to judge, and a score that stays.

use anyhow::{bail, ensure, Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::board::SHOWS_FOCUS;
use crate::page::{Key, Page};

/// What can be seen of it.
const STATE: &str = r#"() => {
    const section = document.querySelector("section.practice.ready");
    if (!section) return null;
    const part = selector => section.querySelector(selector);
    const all = selector => [...section.querySelectorAll(selector)];
    const isShown = element => element.checkVisibility();
    const listed = all(".moves button[data-to]");
    const focused = section.contains(document.activeElement) ? document.activeElement : null;
    return {
        position: section.dataset.position,
        verdict: section.dataset.verdict ?? null,
        message: part(".message").innerText.trim(),
        score: part(".score").innerText.match(/\d+/g).map(Number),
        level: Number(part(".levels [aria-pressed=true]").dataset.level),
        moves: listed.map(button => button.dataset.to),
        useful: all("[data-click].useful:not(.clicked)").map(shape => shape.dataset.click),
        clicked: all("[data-click].clicked").map(shape => shape.dataset.click),
        why: isShown(part(".why")) ? part(".why").innerText.trim() : "",
        focus: focused && (focused.dataset.action ?? focused.getAttribute("class")),
        keeps: !isShown(part(".kept")),
    };
}"#;

/// No move needs more clicks.
const MOST_CLICKS: usize = 100;

#[derive(Clone, Debug, Deserialize)]
struct State {
    position: String,
    verdict: Option<String>,
    message: String,
    /// The score, the present streak and the longest, right answers, answers.
    score: [u64; 5],
    level: u64,
    moves: Vec<String>,
    useful: Vec<String>,
    clicked: Vec<String>,
    why: String,
    focus: Option<String>,
    keeps: bool,
}

/// What the page's program says of a position.
#[derive(Deserialize)]
struct Judged {
    outcome: String,
    best: String,
}

/// Right and wrong answers are told apart and counted, and the score stays until it is deleted.
pub fn practise(page: &mut Page) -> Result<()> {
    let first = state(page)?;
    ensure!(first.score == [0; 5] && first.level == 1 && first.keeps, "at first: {first:?}");
    right_by_keyboard(page).context("a right answer")?;
    wrong_by_mouse(page).context("a wrong answer")?;
    on_drawing(page).context("on the drawing")?;
    levels(page).context("levels")?;
    let before = state(page)?;
    page.reload()?;
    let after = state(page)?;
    ensure!(after.score == before.score, "reloaded: {:?}, before {:?}", after.score, before.score);
    ensure!(after.level == before.level, "reloaded on level {}", after.level);
    delete(page).context("to delete")
}

/// Without storage everything works except that the score is gone with the page.
pub fn forgets(page: &mut Page) -> Result<()> {
    let first = state(page)?;
    ensure!(!first.keeps, "nothing says that the score is not kept");
    right_by_keyboard(page)?;
    page.reload()?;
    ensure!(state(page)?.score == [0; 5], "there is storage after all");
    Ok(())
}

/// The verdict and its reason are in Chinese.
pub fn speaks_chinese(page: &mut Page) -> Result<()> {
    state(page)?;
    page.click(&button("[data-action=none]"))?;
    let State { message, why, .. } = judged(page)?;
    let is_chinese = message.starts_with('对') || message.starts_with("不对");
    ensure!(is_chinese && why.contains("当前玩家"), "{message} {why}");
    Ok(())
}

fn state(page: &mut Page) -> Result<State> {
    let value = page.wait_until("practice", STATE, |value| !value.is_null())?;
    Ok(serde_json::from_value(value)?)
}

/// Waits for the verdict.
fn judged(page: &mut Page) -> Result<State> {
    let value = page.wait_until("a verdict", STATE, |state| !state["verdict"].is_null())?;
    Ok(serde_json::from_value(value)?)
}

fn truth(page: &mut Page, position: &str) -> Result<Judged> {
    let ask = "position => study.ask('', 'judge', position + '; none')";
    Ok(serde_json::from_value(page.run(ask, position)?)?)
}

fn button(selector: &str) -> String {
    format!("section.practice {selector}")
}

fn move_to(position: &str) -> String {
    button(&format!(".moves button[data-to='{position}']"))
}

/// Unfolds the list of all moves, if it is folded.
fn unfold(page: &mut Page) -> Result<()> {
    let is_open = "() => document.querySelector('section.practice .moves details').open";
    match page.run(is_open, Value::Null)?.as_bool() {
        Some(true) => Ok(()),
        _ => page.click(&button(".moves summary")),
    }
}

fn right_by_keyboard(page: &mut Page) -> Result<()> {
    let before = state(page)?;
    let Judged { outcome, best } = truth(page, &before.position)?;
    let right = match outcome.as_str() {
        "win" => move_to(&best),
        "loss" => button("[data-action=none]"),
        _ => button("[data-action=draw]"),
    };
    unfold(page)?;
    page.tab_to(&right)?;
    ensure!(page.run(SHOWS_FOCUS, Value::Null)? == true, "one cannot see what has the focus");
    page.press(Key::Enter)?;
    let after = judged(page)?;
    ensure!(after.verdict.as_deref() == Some("right"), "{}: {after:?}", before.position);
    ensure!(after.message.starts_with("Right, "), "{}", after.message);
    ensure!(!after.why.is_empty(), "nothing says why");
    ensure!(after.score == [1, 1, 1, 1, 1], "{:?}", after.score);
    ensure!(after.focus.as_deref() == Some("next"), "the focus is on {:?}", after.focus);
    next(page, after)
}

/// Another position, by the key that is under the finger.
fn next(page: &mut Page, before: State) -> Result<()> {
    page.press(Key::Enter)?;
    let after = page.wait_until("another position", STATE, |state| state["verdict"].is_null())?;
    let after: State = serde_json::from_value(after)?;
    ensure!(after.position != before.position, "{} comes again", before.position);
    ensure!(after.why.is_empty(), "the reason is told beforehand: {}", after.why);
    // A second press must not answer.
    page.press(Key::Enter)?;
    ensure!(state(page)?.verdict.is_none(), "the next position answers itself");
    Ok(())
}

fn wrong_by_mouse(page: &mut Page) -> Result<()> {
    let before = state(page)?;
    let wrong = match truth(page, &before.position)?.outcome.as_str() {
        "loss" => move_to(before.moves.first().context("no move")?),
        _ => button("[data-action=none]"),
    };
    unfold(page)?;
    page.click(&wrong)?;
    let after = judged(page)?;
    ensure!(after.verdict.as_deref() == Some("wrong"), "{}: {after:?}", before.position);
    ensure!(after.message.starts_with("No, "), "{}", after.message);
    ensure!(after.score == [1, 0, 1, 1, 2], "{:?}", after.score);
    next(page, after)
}

/// A move, right or wrong, that is clicked on the drawing.
fn on_drawing(page: &mut Page) -> Result<()> {
    for _ in 0..MOST_CLICKS {
        let before = state(page)?;
        if before.verdict.is_some() {
            ensure!(before.score[4] == 3, "{:?}", before.score);
            return Ok(());
        }
        // Where a move is a part of others, a second click says that it is all.
        let id = before.useful.first().or(before.clicked.first());
        let id = id.with_context(|| format!("no move begins in {}", before.position))?;
        page.click(&button(&format!("[data-click='{id}']")))?;
        page.settle()?;
        // Moves that are offered there may cover where one would click next.
        let offered = button(".offer button[data-to]");
        let is_offered = "selector => Boolean(document.querySelector(selector))";
        if page.run(is_offered, Value::from(offered.clone()))? == true {
            page.click(&offered)?;
            page.settle()?;
        }
    }
    bail!("clicks make no move")
}

fn levels(page: &mut Page) -> Result<()> {
    page.click(&button("[data-level='3']"))?;
    page.wait_until("another level", STATE, |state| state["level"] == 3)?;
    page.wait_until("its position", STATE, |state| state["verdict"].is_null()).map(drop)
}

fn delete(page: &mut Page) -> Result<()> {
    page.click(&button("[data-action=forget]"))?;
    let asked = state(page)?;
    ensure!(asked.score[4] == 3, "it is deleted unasked");
    ensure!(asked.focus.as_deref() == Some("keep"), "the focus is on {:?}", asked.focus);
    page.press(Key::Enter)?;
    ensure!(state(page)?.score[4] == 3, "it is deleted after all");
    page.click(&button("[data-action=forget]"))?;
    page.click(&button("[data-action=forget-this]"))?;
    ensure!(state(page)?.score == [0; 5], "it is not deleted");
    page.reload()?;
    let after = state(page)?;
    ensure!(after.score == [0; 5] && after.level == 1, "it is back: {after:?}");
    Ok(())
}
