//! Practice on a problem's page: positions to judge, and a score that stays.

use anyhow::{bail, ensure, Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::board::{click_part, is_unfolded, MOST_CLICKS};
use crate::page::{Key, Page, DESK, PHONE};

/// What can be seen of it.
const STATE: &str = r#"() => {
    const section = document.querySelector("section.practice.ready");
    if (!section) return null;
    const part = selector => section.querySelector(selector);
    const all = selector => [...section.querySelectorAll(selector)];
    const isShown = element => element.checkVisibility();
    const focused = section.contains(document.activeElement) ? document.activeElement : null;
    return {
        position: section.dataset.position,
        verdict: section.dataset.verdict ?? null,
        message: part(".message").innerText.trim(),
        score: part(".score").innerText.match(/\d+/g).map(Number),
        dots: part(".dots")?.innerText ?? "",
        marked: all(".drawing svg .hinted").length,
        first: part(".moves button[data-to]")?.dataset.to ?? null,
        next: (part("[data-click].useful:not(.clicked)") ?? part("[data-click].clicked"))
            ?.dataset.click ?? null,
        why: isShown(part(".why")) ? part(".why").innerText.trim() : "",
        focus: focused && (focused.dataset.action ?? focused.getAttribute("class")),
        keeps: !part(".kept") || !isShown(part(".kept")),
    };
}"#;

const SECTION: &str = "section.practice";

#[derive(Clone, Debug, Deserialize)]
struct State {
    position: String,
    verdict: Option<String>,
    message: String,
    /// Right answers, answers, the longest run, and the level.
    score: Vec<u64>,
    /// The present run.
    dots: String,
    /// How many parts of the drawing are marked.
    marked: usize,
    /// The first move of the list.
    first: Option<String>,
    /// Where one clicks to go on with a move. Where a move is a part of others, a second click says
    /// that it is all.
    next: Option<String>,
    why: String,
    focus: Option<String>,
    keeps: bool,
}

/// What the page's program says of a position.
#[derive(Deserialize)]
struct Judged {
    outcome: String,
    best: String,
    text: String,
}

/// Right and wrong answers are told apart and counted, and the score stays.
pub fn practise(page: &mut Page) -> Result<()> {
    let first = state(page)?;
    ensure!(first.score == [0, 0, 0, 1] && first.keeps, "at first: {first:?}");
    right_by_keyboard(page).context("a right answer")?;
    wrong_by_mouse(page).context("a wrong answer")?;
    on_drawing(page).context("on the drawing")?;
    stays(page).context("after a reload")?;
    rises(page).context("five in a row")?;
    // Other tests begin with nothing.
    page.act("() => study.store.clear()")
}

/// A reload keeps the score, the run and the task, and whether its first answer was wrong.
fn stays(page: &mut Page) -> Result<()> {
    reload(page)?;
    answer(page, false)?;
    let before = reload(page)?;
    let after = answer(page, true)?;
    ensure!(after.score == before.score, "the second answer is counted: {:?}", after.score);
    next(page, after)
}

fn reload(page: &mut Page) -> Result<State> {
    let kept = |state: &State| (state.position.clone(), state.score.clone(), state.dots.clone());
    let before = state(page)?;
    page.reload()?;
    let after = state(page)?;
    ensure!(kept(&after) == kept(&before), "reloaded: {after:?}, before {before:?}");
    Ok(after)
}

/// Right answers lead to the next level, once a won and a lost position are among the last five;
/// from the second one, or the highest there is, they are enough to have practised.
fn rises(page: &mut Page) -> Result<()> {
    let levels = "() => document.querySelectorAll('.practice .levels [data-level]').length";
    let levels: u64 = page.get(levels)?;
    let mut outcomes = Vec::new();
    for level in 1..=levels.min(2) {
        outcomes.clear();
        loop {
            ensure!(!practised(page)?, "practised on level {level} after {outcomes:?}");
            let before = state(page)?;
            ensure!(before.score[3] == level, "level {}: {outcomes:?}", before.score[3]);
            ensure!(before.dots.matches('●').count() == outcomes.len().min(5), "{before:?}");
            outcomes.push(truth(page, &before.position)?.outcome);
            let after = answer(page, true)?;
            next(page, after)?;
            let has = |wanted: &str| outcomes.iter().rev().take(5).any(|it| it == wanted);
            if outcomes.len() >= 5 && has("win") && has("loss") {
                break;
            }
        }
    }
    ensure!(practised(page)?, "not practised after {outcomes:?}");
    let level = state(page)?.score[3];
    ensure!(level == (levels.min(2) + 1).min(levels), "level {level} of {levels}");
    Ok(())
}

fn practised(page: &mut Page) -> Result<bool> {
    page.holds(
        "() => Boolean(
            study.progress(document.querySelector('.practice').dataset.problem).practised)",
    )
}

/// Without storage everything works except that the score is gone with the page.
pub fn forgets(page: &mut Page) -> Result<()> {
    page.deny_storage()?;
    page.reload()?;
    let first = state(page)?;
    ensure!(!first.keeps, "nothing says that the score is not kept");
    right_by_keyboard(page)?;
    page.reload()?;
    ensure!(state(page)?.score == [0, 0, 0, 1], "there is storage after all");
    Ok(())
}

/// The verdict and its reason are in Chinese.
pub fn speaks_chinese(page: &mut Page) -> Result<()> {
    state(page)?;
    page.click(&button("[data-action=none]"))?;
    let State { message, .. } = judged(page)?;
    page.click(&button("[data-action=why]"))?;
    let State { why, .. } = state(page)?;
    let is_chinese = message.starts_with('对') || message.starts_with("不对");
    ensure!(is_chinese && why.contains("当前玩家"), "{message} {why}");
    Ok(())
}

fn state(page: &mut Page) -> Result<State> {
    page.wait_until("practice", STATE, |_| true)
}

/// Waits for the verdict.
fn judged(page: &mut Page) -> Result<State> {
    page.wait_until("a verdict", STATE, |state: &State| state.verdict.is_some())
}

/// Waits for a position that has no verdict.
fn asked(page: &mut Page) -> Result<State> {
    page.wait_until("a question", STATE, |state: &State| state.verdict.is_none())
}

fn truth(page: &mut Page, position: &str) -> Result<Judged> {
    page.run("position => study.ask('', 'judge', position + '; none')", position)
}

fn button(selector: &str) -> String {
    format!("{SECTION} {selector}")
}

/// Where the right answer, or a wrong one, is given.
fn place(page: &mut Page, is_right: bool) -> Result<String> {
    let State { position, first, .. } = state(page)?;
    let Judged { outcome, best, .. } = truth(page, &position)?;
    if !is_unfolded(page, SECTION)? {
        page.click(&button(".moves summary"))?;
    }
    let move_to = |to: &str| button(&format!(".moves button[data-to='{to}']"));
    Ok(match (outcome.as_str(), is_right) {
        ("win", true) => move_to(&best),
        ("loss", false) => move_to(&first.context("no move")?),
        ("draw", true) => button("[data-action=draw]"),
        _ => button("[data-action=none]"),
    })
}

fn answer(page: &mut Page, is_right: bool) -> Result<State> {
    let place = place(page, is_right)?;
    page.click(&place)?;
    judged(page)
}

fn right_by_keyboard(page: &mut Page) -> Result<()> {
    let before = state(page)?;
    let right = place(page, true)?;
    page.tab_to(&right)?;
    ensure!(page.shows_focus()?, "one cannot see what has the focus");
    page.press(Key::Enter)?;
    let after = judged(page)?;
    ensure!(after.verdict.as_deref() == Some("right"), "{}: {after:?}", before.position);
    ensure!(after.message.starts_with("Right, "), "{}", after.message);
    ensure!(after.score == [1, 1, 1, 1] && after.dots == "●○○○○", "{after:?}");
    ensure!(after.focus.as_deref() == Some("next"), "the focus is on {:?}", after.focus);
    ensure!(after.why.is_empty(), "the theorem is told unasked: {}", after.why);
    let text = truth(page, &before.position)?.text;
    page.click(&button("[data-action=why]"))?;
    let why = state(page)?.why;
    let first = text.lines().next().unwrap_or_default();
    ensure!(why.starts_with(first), "the reason is not {text}: {why}");
    page.tab_to(&button("[data-action=next]"))?;
    next(page, after)
}

/// Another position, by the key that is under the finger.
fn next(page: &mut Page, before: State) -> Result<()> {
    page.press(Key::Enter)?;
    let after = asked(page)?;
    ensure!(after.position != before.position, "{} comes again", before.position);
    ensure!(after.why.is_empty(), "the reason is told beforehand: {}", after.why);
    // A second press must not answer.
    page.press(Key::Enter)?;
    ensure!(state(page)?.verdict.is_none(), "the next position answers itself");
    Ok(())
}

/// A wrong answer is refuted, also on the drawing, and the second try is not counted.
fn wrong_by_mouse(page: &mut Page) -> Result<()> {
    let before = state(page)?;
    let after = answer(page, false)?;
    ensure!(after.verdict.as_deref() == Some("wrong"), "{}: {after:?}", before.position);
    ensure!(after.message.starts_with("No, "), "{}", after.message);
    ensure!(after.why.is_empty(), "the theorem is told unasked: {}", after.why);
    ensure!(after.score == [1, 2, 1, 1] && after.dots == "○○○○○", "{after:?}");
    ensure!(after.focus.as_deref() == Some("retry"), "the focus is on {:?}", after.focus);
    let missed: Value = page.get(
        "() => study.store.get(`missed/${document.querySelector('.practice').dataset.problem}`)",
    )?;
    ensure!(!missed[&before.position].is_null(), "it is not noted");
    page.press(Key::Enter)?;
    let again = asked(page)?;
    ensure!(again.position == before.position && again.marked == 0, "again: {again:?}");
    let after = answer(page, true)?;
    ensure!(after.verdict.as_deref() == Some("right"), "{after:?}");
    ensure!(after.score == [1, 2, 1, 1], "the second answer is counted: {:?}", after.score);
    next(page, after)
}

/// A position, a move there that loses, the answer to it, and how both positions after them are
/// described.
#[derive(Debug, Deserialize)]
struct Line {
    position: String,
    to: String,
    left: String,
    answered: String,
}

/// The first such line from the first start.
const LINE: &str = r#"async () => {
    const { starts } = await study.ask("", "about");
    const look = row => study.ask("", "position", row);
    const label = async row => {
        const drawing = document.createElement("div");
        drawing.innerHTML = (await look(row)).board;
        return drawing.firstChild.getAttribute("aria-label");
    };
    const { position } = starts[0];
    for (const { to } of (await look(position)).moves) {
        const { refutation } = await study.ask("", "judge", `${position}; ${to}`);
        if (refutation === null) continue;
        return { position, to, left: await label(to), answered: await label(refutation) };
    }
}"#;

/// What is drawn, and where what lies around it is.
#[derive(Debug, Deserialize, PartialEq)]
struct Drawn {
    label: String,
    marked: usize,
    arrived: usize,
    places: Vec<f64>,
}

const DRAWN: &str = r#"() => {
    const section = document.querySelector("section.practice");
    const all = selector => [...section.querySelectorAll(selector)];
    return {
        label: all(".drawing svg")[0].getAttribute("aria-label"),
        marked: all(".drawing svg .hinted").length,
        arrived: all(".drawing svg :is(.arrived, .shadow)").length,
        places: all(".drawing, .message, .score, .tools").map(it => it.getBoundingClientRect().top),
    };
}"#;

/// A wrong move is played on, as on the board: the position that it leaves, with the answer marked,
/// and then the position after the answer; nothing around the drawing moves, and a second try
/// begins where the first did.
pub fn is_refuted(page: &mut Page) -> Result<()> {
    state(page)?;
    let line: Line = page.get(LINE)?;
    page.run::<Value>(
        "row => study.store.set(`practice/${document.querySelector('.practice').dataset.problem}`,
            { task: { row, wrong: false } })",
        line.position.as_str(),
    )?;
    page.reload()?;
    let asked_of = state(page)?.position;
    page.act("() => { study.pause = () => 6000; }")?;
    ensure!(asked_of == line.position, "{asked_of} is asked, not {}", line.position);
    let asked_on: Drawn = page.get(DRAWN)?;
    if !is_unfolded(page, SECTION)? {
        page.click(&button(".moves summary"))?;
    }
    page.click(&button(&format!(".moves button[data-to='{}']", line.to)))?;
    let is_left = |it: &Drawn| it.label == line.left && it.marked > 0 && it.arrived > 0;
    let left = page.wait_until("the wrong move, and the answer marked on it", DRAWN, is_left)?;
    let is_answered = |it: &Drawn| it.label == line.answered && it.marked == 0 && it.arrived > 0;
    let answered = page.wait_until("the position after the answer", DRAWN, is_answered)?;
    ensure!(left.places == answered.places, "{left:?} and {answered:?}");
    page.click(&button("[data-action=retry]"))?;
    let again = page.wait_until("a second try", DRAWN, |it: &Drawn| it.arrived == 0)?;
    ensure!(again.label == asked_on.label, "it begins elsewhere: {again:?}");
    Ok(())
}

/// A move, right or wrong, that is clicked on the drawing.
fn on_drawing(page: &mut Page) -> Result<()> {
    for _ in 0..MOST_CLICKS {
        let before = state(page)?;
        if before.verdict.is_some() {
            ensure!(before.score[1] == 3, "{:?}", before.score);
            page.settle()?;
            page.click(&button("[data-action=next]"))?;
            return asked(page).map(drop);
        }
        let id = before.next.with_context(|| format!("no move begins in {}", before.position))?;
        click_part(page, SECTION, &id)?;
    }
    bail!("clicks make no move")
}

/// Five positions of several games, the same all day, and what was missed before; and the page that
/// says what has been done.
pub fn today(page: &mut Page) -> Result<()> {
    // What was missed today waits until tomorrow. What no page of ours has kept is passed over.
    page.act(
        "() => {
            study.store.clear();
            study.store.set('days', 'x');
            study.store.set('today', { day: study.store.day(), tasks: 7 });
            study.store.set('missed/nim', { '2 4 6': '2020-01-01', '1 4 5': study.store.day() });
        }",
    )?;
    page.open("today")?;
    let first = state(page)?;
    ensure!(first.position == "2 4 6", "what was missed is not asked first: {first:?}");
    let mut seen = Vec::new();
    for number in 1..=5 {
        seen.push(reload(page)?.position);
        // The third answer is wrong.
        let after = answer(page, number != 3)?;
        ensure!(after.score[1] == number, "{:?}", after.score);
        page.click(&button("[data-action=next]"))?;
        if number < 5 {
            asked(page)?;
        }
    }
    let summary = "() => document.activeElement.textContent";
    let is_over = |said: &String| said.starts_with("4 of 5 right.");
    page.wait_until("the end", summary, is_over)?;
    page.allow_clipboard()?;
    page.click("[data-action=copy]")?;
    page.wait_for_text(".result .sent", |said| said == "Copied.")?;
    let copied: String = page.get("() => navigator.clipboard.readText()")?;
    let day: String = page.get("() => study.store.day()")?;
    ensure!(copied == format!("Games of the day, {day}: 4/5 ●●✕●●"), "{copied}");
    let wrong = "() => [...document.querySelectorAll('.answers li:nth-child(3) a')]
        .map(link => link.getAttribute('href'))";
    let links: Vec<String> = page.get(wrong)?;
    let position = format!("#position={}", seen[2].replace(' ', "+"));
    ensure!(links.len() == 3 && links[1].ends_with(&position), "{links:?}");
    ensure!(links[2] == format!("{}#hints", links[0]), "{links:?}");
    let mut missed: Vec<String> = page.get(
        "() => study.store.keys().filter(key => key.startsWith('missed/'))
            .flatMap(key => Object.keys(study.store.get(key)))",
    )?;
    let mut expected = ["1 4 5".to_string(), seen[2].clone()];
    missed.sort();
    expected.sort();
    ensure!(missed == expected, "{missed:?} are missed, and not {expected:?}");
    page.open("progress")?;
    let days: String = page.get("() => document.querySelector('.days').innerText")?;
    let expected = "Today: days finished: 1, with 4 of 5 right; days in a row: 1, at best 1.";
    ensure!(days == expected, "{days}");
    carries(page)?;
    deletes(page).context("to delete")?;
    streaks(page).context("days in a row")
}

/// What scripts fill in on these pages moves nothing, at first and with a history.
pub fn stays_in_place(page: &mut Page) -> Result<()> {
    page.watch_layout()?;
    let history = "() => {
        for (const slug of ['nim', 'bash-game', 'kiki-cici']) {
            study.store.set(`read/${slug}`, true);
            study.store.set(`practice/${slug}`,
                { right: 12, asked: 15, best: 7, level: 2, run: [], practised: true });
        }
        study.store.set('days',
            { day: study.store.day(), length: 3, best: 5, days: 12, right: 47, asked: 60 });
    }";
    page.act("() => study.store.clear()")?;
    for has_history in [false, true] {
        if has_history {
            page.act(history)?;
        }
        for view in [DESK, PHONE] {
            page.look(view)?;
            for (name, filled) in [("today", "section.today.ready"), ("progress", ".days")] {
                page.open(name)?;
                page.wait_to_see(filled)?;
                page.settle()?;
                let moved: Vec<String> = page.get("() => moved")?;
                ensure!(moved.is_empty(), "{name}, {} pixels wide: {moved:?}", view.width);
            }
        }
    }
    page.act("() => study.store.clear()")
}

/// Days in a row are counted until one is left out. On each of them "There is no winning move" is
/// right once or twice, so an answer that is always the same is wrong three times of five.
fn streaks(page: &mut Page) -> Result<()> {
    let mut lost = 0;
    for (day, streak) in [(1, 1), (2, 2), (3, 3), (4, 4), (6, 1), (7, 2)] {
        page.set_day(&format!("2031-05-{day:02}"))?;
        page.act(
            "() => study.store.keys().filter(key => key.startsWith('missed/'))
                .forEach(study.store.remove)",
        )?;
        page.open("today")?;
        for _ in 0..5 {
            state(page)?;
            page.click(&button("[data-action=none]"))?;
            judged(page)?;
            page.click(&button("[data-action=next]"))?;
            page.wait_until("the next one", NO_VERDICT, |it: &bool| *it)?;
        }
        let summary: String = page.get("() => document.querySelector('.pasted').innerText")?;
        let lost_today = summary.matches('●').count();
        ensure!((1..=2).contains(&lost_today), "{lost_today} of five are lost: {summary}");
        lost += lost_today;
        let expected = if streak == 1 { "".into() } else { format!(" · {streak} days in a row") };
        let said = summary.split(['●', '✕']).next_back().unwrap_or_default();
        ensure!(said == expected, "{summary}");
    }
    ensure!(lost < 12, "on every day two of five are lost");
    page.act("() => study.store.clear()")
}

/// Whether the question of Today is without an answer, or the last one was answered.
const NO_VERDICT: &str = "() => !document.querySelector('section.today').dataset.verdict
    || !document.querySelector('.result').hidden";

/// All that is kept is deleted, and not unasked.
fn deletes(page: &mut Page) -> Result<()> {
    let kept = "() => study.store.keys().length";
    page.act("() => study.store.set('read/nim', true)")?;
    for (answer, expected) in [("keep", 1), ("forget-all", 0)] {
        page.click("[data-action=forget]")?;
        ensure!(page.get::<usize>(kept)? == 1, "it is deleted unasked");
        let focused: String = page.get("() => document.activeElement.dataset.action")?;
        ensure!(focused == "keep", "the focus is on {focused}");
        page.click(&format!("[data-action={answer}]"))?;
        let left: usize = page.get(kept)?;
        ensure!(left == expected, "after {answer}, {left} values are left");
        ensure!(!page.sees(".really")?, "{answer} leaves the question open");
    }
    let row: String = page.get("() => document.querySelector('tr[data-slug=nim]').innerText")?;
    ensure!(!row.contains("✓ read"), "the table still says {row}");
    Ok(())
}

/// The file of one's progress brings everything back; another file changes nothing.
fn carries(page: &mut Page) -> Result<()> {
    let carry = r#"async () => {
        const { store } = study;
        const all = () => JSON.stringify(store.keys().sort().map(key => [key, store.get(key)]));
        const message = () => document.querySelector("main .message").textContent;
        const give = async text => {
            const [input, files] = [document.querySelector("input[type=file]"), new DataTransfer()];
            files.items.add(new File([text], "mine.json"));
            input.files = files.files;
            input.dispatchEvent(new Event("change"));
            await new Promise(done => setTimeout(done, 200));
        };
        store.set("read/nim", true);
        store.set("practice/nim", { right: 3, asked: 6, best: 2, level: 2, run: [], practised: true });
        store.set("won/nim", ["3 5 7"]);
        store.set("languages", ["Python"]);
        const before = all();
        const text = await new Promise(saved => {
            const create = URL.createObjectURL;
            URL.createObjectURL = blob => { saved(blob.text()); return create(blob); };
            HTMLAnchorElement.prototype.click = () => {};
            document.querySelector("[data-action=export]").click();
        });
        for (const bad of ["", "{}", "null", text.slice(5), text.replace('"asked": 6', '"asked": "x"'),
            text.replace("won/nim", "xyzzy/nim")]) {
            await give(bad);
            const isRefused = message().startsWith("Nothing has been changed: mine.json");
            if (all() !== before || !isRefused) return `taken: ${bad}`;
        }
        store.clear();
        await give(text);
        if (all() !== before) return `what was saved does not come back: ${message()}`;
        return document.querySelector("tr[data-slug=nim]").innerText;
    }"#;
    let row: String = page.get(carry)?;
    let expected = ["✓ read", "✓ practised", "3 of 6, best run 2, level 2"];
    ensure!(expected.iter().all(|it| row.contains(it)), "{row}");
    page.act("() => study.store.clear()")
}
