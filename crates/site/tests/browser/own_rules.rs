//! Rules in JavaScript on the playground.

use anyhow::{ensure, Context, Result};

use crate::page::{Key, Page};

/// Takes one or two stones.
const TAKE: &str = "function moves(n) { return [n - 1, n - 2].filter((left) => left >= 0); }";

/// Rules, theorems, limits, mistakes and the address.
pub fn own_rules(page: &mut Page) -> Result<()> {
    page.click("[data-mode=rules]")?;
    examples(page).context("examples")?;
    explores(page).context("cells")?;
    refuses(page).context("mistakes")?;
    stops(page).context("stop")?;
    reaches_nothing(page).context("the sandbox")?;
    is_linked(page).context("the address")
}

/// The same in Chinese, opened by an address.
pub fn in_chinese(page: &mut Page) -> Result<()> {
    page.act(&format!(
        "() => {{ location.hash = new URLSearchParams({{ rules: {TAKE:?}, count: '1', to: '40' }}); }}"
    ))?;
    page.wait_for_text("#found", |text| text == "已算出 41 个局面。")?;
    ensure!(report(page)?.contains("n % 3"), "{}", report(page)?);
    compute(page, "function moves(n) { return n; }", "1", "9")?;
    page.wait_for_text("#found", |text| text.contains("而不是后继的数组"))
}

/// Fills the form, and asks.
fn compute(page: &mut Page, rules: &str, count: &str, to: &str) -> Result<()> {
    page.act(&format!(
        "() => {{
            const form = document.querySelector('.described');
            const {{ rules, count, to }} = form.elements;
            [rules.value, count.value, to.value] = [{rules:?}, {count:?}, {to:?}];
            form.requestSubmit();
        }}"
    ))
}

fn report(page: &mut Page) -> Result<String> {
    page.get("() => document.querySelector('.reports').innerText")
}

fn is_computed(page: &mut Page, known: usize) -> Result<()> {
    let said = format!("Computed: {known} positions.");
    page.wait_for_text("#found", |text| text == said)
}

/// Each example has its theorem, with a formula.
fn examples(page: &mut Page) -> Result<()> {
    for (name, known, theorem) in [
        ("own_divisors", 101, "zeros(n, 2)"),
        ("own_two_heaps", 256, "Wythoff"),
        ("own_split", 101, "[n % 4]"),
        ("own_last_take", 496, "Fibonacci Nim"),
    ] {
        page.click(&format!(".examples [data-rules={name}]"))?;
        is_computed(page, known).context(name)?;
        let report = report(page)?;
        ensure!(report.contains(theorem) && report.contains("Rust"), "{name}: {report}");
        ensure!(report.contains("beyond them"), "{name}: {report}");
        ensure!(!page.has("section.board")?, "there is a board");
    }
    Ok(())
}

/// A cell of two heaps tells its options.
fn explores(page: &mut Page) -> Result<()> {
    page.click(".examples [data-rules=own_two_heaps]")?;
    is_computed(page, 256)?;
    let sequences: String = page.get("() => document.querySelector('.sequences').innerText")?;
    ensure!(sequences.contains("A000201 and A001950"), "{sequences}");
    page.click(".values [data-row='1 2']")?;
    page.wait_for_text(".explored", |text| {
        text == "1 2: 0. Options, each with its value: 0 2 (2), 1 1 (2), 1 0 (1), 0 1 (1)."
    })?;
    page.press(Key::Right)?;
    page.wait_for_text(".explored", |text| text.starts_with("1 3: 4."))?;
    let lost = "() => [...document.querySelectorAll('.values td.lost')].map(cell => cell.dataset.row).slice(0, 4).join('; ')";
    page.wait_for("the lost positions", lost, "0 0; 1 2; 2 1; 3 5")?;
    page.click(".examples [data-rules=own_split]")?;
    is_computed(page, 101)?;
    page.click(".values [data-row='3']")?;
    page.wait_for_text(".explored", |text| text.ends_with("2 (2), 1 + 2 (3)."))
}

/// What is wrong is said with its place, and leaves what was there.
fn refuses(page: &mut Page) -> Result<()> {
    for (rules, count, error) in [
        (
            "function moves(n) {\n  while (n === 7);\n  return [];\n}",
            "1",
            "moves(7) has not answered within 2 seconds",
        ),
        ("while (true);", "1", "The rules have not answered within 5 seconds"),
        (
            "function moves(n) {\n  const all = [];\n  if (n === 5) all.x.y = 1;\n  return all;\n}",
            "1",
            "moves(5) fails in line 3: TypeError",
        ),
        (
            "function moves(n) {\n  return [n - 1\n}",
            "1",
            "Line 3 of the rules: Uncaught SyntaxError",
        ),
        ("function moves(n) {\n  return [];", "1", "Line 2 of the rules: Uncaught SyntaxError"),
        ("function move(n) { return []; }", "1", "There is no function moves"),
        ("const moves = (n) => n;", "1", "moves(0) returns 0, and not an array"),
        (
            "const moves = (n) => [n - 1];",
            "1",
            "moves(0) returns the option -1, which is not a position",
        ),
        (
            "const moves = ([a, b]) => [b];",
            "2",
            "moves(0 0) returns the option 0, which is not a position",
        ),
        ("const moves = (n) => [n + 1];", "1", "more than 100000 positions"),
        ("const moves = (n) => [[n, n]];", "1", "play need not end: 0 \u{2192} 0"),
    ] {
        compute(page, rules, count, "9")?;
        page.wait_for_text("#found.error", |text| text.contains(error)).context(rules)?;
        ensure!(page.holds("() => document.querySelector('.report').inert")?, "{rules}");
    }
    compute(page, TAKE, "3", "100")?;
    page.wait_for_text("#found.error", |text| text.contains("1 at least and 27 at most"))?;
    // Where play need not end there are outcomes, and it is said where it goes in a circle.
    compute(page, "const moves = (n) => n > 2 ? [n ^ 1] : n ? [n - 1] : [];", "1", "9")?;
    page.wait_for_text(".remark", |text| {
        text.contains("can come back") && text.contains("\u{2192}")
    })?;
    let drawn = "() => document.querySelector('.values [data-row=\"5\"]').innerText";
    page.wait_for("a draw", drawn, "D")
}

/// Stop keeps what was told before.
fn stops(page: &mut Page) -> Result<()> {
    let slow = "function moves(n) { const end = Date.now() + (n > 20 ? 300 : 0);\nwhile (Date.now() < end);\nreturn n ? [n - 1] : []; }";
    compute(page, slow, "1", "100")?;
    page.wait_for_text("#found", |text| text.contains("now at 22"))?;
    page.click("[data-action=stop]")?;
    page.wait_for_text("#found", |text| {
        text.starts_with("Stopped; 2") && text.ends_with(" positions are known.")
    })?;
    ensure!(page.holds("() => !document.querySelector('.report').inert")?, "the report is faded");
    ensure!(report(page)?.contains("n % 2"), "{}", report(page)?);
    ensure!(!page.has("iframe")?, "the rules run on");
    Ok(())
}

/// Rules have no network, no storage and no page. They say so by messages of their own, and keep back
/// the others.
fn reaches_nothing(page: &mut Page) -> Result<()> {
    const ATTEMPTS: &str = "const attempts = {
  fetch: () => fetch('data:text/plain,1'),
  import: () => import('data:text/javascript,1'),
  scripts: () => importScripts('data:text/javascript,1'),
  storage: () => new Promise((open, fail) => {
    const opened = indexedDB.open('x');
    [opened.onsuccess, opened.onerror] = [open, fail];
  }),
  page: () => document.title,
};
const [tell, names] = [postMessage, Object.keys(attempts)];
self.postMessage = () => {};
let failed = 0;
for (const name of names) {
  (async () => attempts[name]())().then(
    () => tell({ failed: 'threw', at: name, text: 'reached' }),
    () => {
      failed += 1;
      if (failed === names.length) tell({ failed: 'threw', at: self.origin, text: 'nothing' });
    },
  );
}
function moves() { return []; }";
    compute(page, ATTEMPTS, "1", "9")?;
    page.wait_for_text("#found.error", |text| text == "moves(null) fails: nothing")
}

/// The address has the rules; a reload and the other language keep them.
fn is_linked(page: &mut Page) -> Result<()> {
    compute(page, TAKE, "1", "30")?;
    is_computed(page, 31)?;
    let hash: String = page.get("() => location.hash")?;
    let has = |text: &str| hash[1..].split('&').any(|part| part.starts_with(text));
    let is_whole = has("rules=function+moves") && has("count=1") && has("to=30");
    ensure!(is_whole, "{hash}");
    let other: String = page.get("() => document.querySelector('nav.site .language').href")?;
    ensure!(other.ends_with(&hash), "{other}");
    page.reload()?;
    is_computed(page, 31)?;
    let kept: String = page.get("() => document.querySelector('[name=rules]').value")?;
    ensure!(kept == TAKE, "{kept}");
    page.click("nav.site .language")?;
    page.wait_for_text("#found", |text| text == "已算出 31 个局面。")?;
    let there: String = page.get("() => location.hash")?;
    ensure!(there == hash, "{there}");
    let long = format!("{TAKE}// {}", "x".repeat(4000));
    compute(page, &long, "1", "30")?;
    page.wait_for_text("#found", |text| text == "已算出 31 个局面。")?;
    page.click("[data-action=link]")?;
    page.wait_for_text("#found", |text| text.contains("超过 4000 个字符"))
}
