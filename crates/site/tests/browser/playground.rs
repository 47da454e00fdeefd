//! The playground, where a reader describes a game.

use std::collections::BTreeSet;
use std::time::Instant;

use anyhow::{ensure, Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::page::{Key, Page, View};
use crate::study;

/// The narrowest phone.
const NARROW: View = View { width: 320, ..study::PHONE };

/// What can be seen of the form and the report.
const STATE: &str = r#"() => {
    const text = selector => document.querySelector(selector)?.innerText.trim() ?? "";
    const cells = [...document.querySelectorAll(".values th + td, .values td + td")]
        .filter(cell => cell.innerText.trim());
    const number = cell => Number(cell.parentElement.cells[0].innerText) + cell.cellIndex - 1;
    return {
        found: text('#found'),
        busy: !document.querySelector("[data-action=stop]").disabled,
        game: text('#game'),
        values: cells.map(cell => [number(cell), cell.innerText.trim()]),
        lost: text('p.lost'),
        remark: text('.remark'),
        refused: document.querySelector('#found').classList.contains("error"),
        faded: document.querySelector('.report').inert,
    };
}"#;

#[derive(Debug, Deserialize)]
struct State {
    found: String,
    busy: bool,
    game: String,
    /// The numbers of heaps, coins or vertices, and their values.
    values: Vec<(usize, String)>,
    lost: String,
    remark: String,
    refused: bool,
    faded: bool,
}

/// The form, the values, Stop, mistakes, and the boards of all kinds.
pub fn playground(page: &mut Page) -> Result<()> {
    settled(page)?;
    page.look(NARROW)?;
    for (first, text, values) in games() {
        shows(page, first, &text, &values).with_context(|| text.clone())?;
    }
    ensure!(is_narrow(page)?, "the page must be scrolled sideways at 320 pixels");
    page.look(study::PHONE)?;
    is_labelled(page)?;
    stops(page).context("stop")?;
    goes_on(page).context("progress")?;
    adds_and_reverses(page).context("sums and misere play")?;
    names_theorems(page).context("theorems")?;
    is_linked(page).context("the address")?;
    refuses(page).context("mistakes")?;
    examples(page).context("examples")?;
    for text in ["take 1 3 4", "0.33", "4.4", "turn 1 2 3", "1-2 1-3 2-3 3-4 2-4"] {
        describe(page, text)?;
        study::study(page).with_context(|| format!("the board of {text}"))?;
    }
    describe(page, "1-2 2-1 2-3 3-4 4-3 1-5")?;
    study::fits(page)
}

/// The words of the page, of the program and of its errors are in its language.
pub fn in_chinese(page: &mut Page) -> Result<()> {
    settled(page)?;
    let state = describe(page, "take 1 3 4")?;
    ensure!(state.remark.contains("周期"), "{}", state.remark);
    typed(page, "take 0")?;
    let state = settled(page)?;
    ensure!(state.refused && state.found.contains("第 2 个词"), "{}", state.found);
    let state = describe(page, "misere 0.137 + nim")?;
    ensure!(state.remark.contains("反常商"), "{}", state.remark);
    typed(page, &format!("outcomes 1: {}", "WWL".repeat(10)))?;
    settled(page)?;
    let found = theorems(page)?;
    ensure!(found.contains("必败态") && found.contains("n % 3 == 0"), "{found}");
    describe(page, "nim")?;
    study::fits(page)
}

fn state(page: &mut Page) -> Result<State> {
    Ok(serde_json::from_value(page.run(STATE, Value::Null)?)?)
}

/// Waits until the program has answered.
fn settled(page: &mut Page) -> Result<State> {
    let is_settled = |value: &Value| State::deserialize(value).is_ok_and(|state| !state.busy);
    let value = page.wait_until("an answer", STATE, is_settled)?;
    Ok(serde_json::from_value(value)?)
}

/// Types a description with the keyboard alone, and asks for its values.
fn typed(page: &mut Page, text: &str) -> Result<()> {
    type_into(page, "game", text)?;
    page.press(Key::Enter)
}

fn type_into(page: &mut Page, name: &str, text: &str) -> Result<()> {
    let input = format!(".described [name={name}]");
    page.tab_to(&input)?;
    page.run("input => document.querySelector(input).select()", input)?;
    page.type_text(text)
}

/// Describes a game, and waits for its report and its board.
fn describe(page: &mut Page, text: &str) -> Result<State> {
    typed(page, text)?;
    let state = settled(page)?;
    ensure!(!state.refused, "{}", state.found);
    ensure!(state.game.starts_with(text), "the report is on {}", state.game);
    let game = "() => document.querySelector('section.board.ready')?.dataset.game ?? ''";
    page.wait_until("a board", game, |game| game == text)?;
    Ok(state)
}

/// The values, which begin with that of the heap, coin or vertex `first`, and the P-positions.
fn shows(page: &mut Page, first: usize, text: &str, values: &[u64]) -> Result<()> {
    type_into(page, "to", &(first + values.len() - 1).to_string())?;
    let state = describe(page, text)?;
    let expected = (first..).zip(values.iter().map(u64::to_string)).collect::<Vec<_>>();
    ensure!(state.values == expected, "{:?}, and not {expected:?}", state.values);
    let lost = values.iter().zip(first..).filter(|(value, _)| **value == 0);
    let lost: Vec<String> = lost.map(|(_, number)| number.to_string()).collect();
    let lost = if lost.is_empty() { "none".to_string() } else { lost.join(" ") };
    let lost = format!("P-positions among them: {lost}");
    ensure!(state.lost == lost, "{}, and not {lost}", state.lost);
    Ok(())
}

/// Games with their nim-values by the definition, and the number of the first one.
fn games() -> Vec<(usize, String, Vec<u64>)> {
    let mut seed = 1_u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut games = Vec::new();
    for _ in 0..10 {
        let numbers: BTreeSet<u64> = (0..3).map(|_| 1 + random(12)).collect();
        let listed: String = numbers.iter().map(|number| format!(" {number}")).collect();
        let take = |taken: u64, parts: usize, _: bool| numbers.contains(&taken) && parts < 2;
        games.push((0, format!("take{listed}"), of_heaps(take)));
        let take =
            |taken: u64, parts: usize, _: bool| taken > 0 && !numbers.contains(&taken) && parts < 2;
        games.push((0, format!("take any but{listed}"), of_heaps(take)));
        let turn = |coin: usize, values: &[u64]| {
            let others = numbers.iter().filter_map(|&distance| coin.checked_sub(distance as usize));
            others.map(|other| values[other]).collect()
        };
        games.push((1, format!("turn at{listed}"), by_definition(turn)));
        let digits: Vec<u64> = (0..4).map(|_| random(8)).collect();
        let code: String = digits.iter().map(u64::to_string).collect();
        let take = |taken: u64, parts: usize, _: bool| {
            let digit = taken.checked_sub(1).and_then(|place| digits.get(place as usize));
            digit.is_some_and(|digit| digit >> parts & 1 == 1)
        };
        games.push((0, format!("0.{code}"), of_heaps(take)));
    }
    let divide = |taken: u64, parts: usize, same: bool| taken == 0 && parts == 2 && !same;
    games.push((0, "4!".to_string(), of_heaps(divide)));
    let edges = "1-2 1-4 2-3 2-4 3-5";
    games.push((1, edges.to_string(), of_edges(5, edges)));
    games
}

/// The nim-values of the first ones, if `options` says from a number and from the values before it
/// which values the options have.
fn by_definition(options: impl Fn(usize, &[u64]) -> BTreeSet<u64>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for number in 0..=40 {
        let options = options(number, &values);
        values.push(mex(&options));
    }
    values
}

fn mex(options: &BTreeSet<u64>) -> u64 {
    (0..).find(|value| !options.contains(value)).expect("a finite set")
}

/// The nim-values of heaps, if a move takes stones and leaves parts as `allows` says; it is also
/// told whether two parts are equal.
fn of_heaps(allows: impl Fn(u64, usize, bool) -> bool) -> Vec<u64> {
    by_definition(|heap, values| {
        let mut options = BTreeSet::new();
        for one in 0..heap {
            for other in (0..=one).filter(|other| one + other <= heap) {
                let parts = usize::from(one > 0) + usize::from(other > 0);
                if allows((heap - one - other) as u64, parts, one == other) {
                    options.insert(values[one] ^ values[other]);
                }
            }
        }
        options
    })
}

/// The nim-values of vertices, if all edges lead to larger numbers of one digit.
fn of_edges(vertices: usize, edges: &str) -> Vec<u64> {
    let mut values = vec![0; vertices];
    for vertex in (1..=vertices).rev() {
        let from = format!("{vertex}-");
        let to = edges.split(' ').filter_map(|edge| edge.strip_prefix(&from)?.parse().ok());
        let options: BTreeSet<u64> = to.map(|to: usize| values[to - 1]).collect();
        values[vertex - 1] = mex(&options);
    }
    values
}

fn is_narrow(page: &mut Page) -> Result<bool> {
    let width = "() => document.documentElement.scrollWidth";
    Ok(page.run(width, Value::Null)? == NARROW.width)
}

/// Every control has a name, which programs that read pages aloud say.
fn is_labelled(page: &mut Page) -> Result<()> {
    let nameless = "() => [...document.querySelectorAll('main input, main button')]
        .filter(control => !control.textContent.trim() && !control.labels?.[0]?.textContent.trim())
        .map(control => control.outerHTML).join('; ')";
    let nameless = page.run(nameless, Value::Null)?;
    ensure!(nameless == "", "without a name: {nameless}");
    Ok(())
}

/// A long computation can be stopped, and the page answers meanwhile.
fn stops(page: &mut Page) -> Result<()> {
    let before = describe(page, "take 1 2")?;
    type_into(page, "to", "100000")?;
    typed(page, "4.777777777777777777777")?;
    let begun = Instant::now();
    let during = state(page)?;
    ensure!(during.busy, "it took {:?} only", begun.elapsed());
    page.click("section.board [data-action=hint]")?;
    page.click("[data-action=stop]")?;
    if state(page)?.busy {
        // What is said of the progress has moved the button just then; it may have stopped by now.
        page.click("[data-action=stop]").ok();
    }
    page.wait_until("the stop", "() => document.querySelector('#found').innerText", |found| {
        found == "Stopped."
    })?;
    let after = state(page)?;
    ensure!(!after.busy, "it goes on");
    ensure!(after.game == before.game, "the report is on {}", after.game);
    type_into(page, "to", "100")?;
    describe(page, "take 1 2 3").map(drop)
}

/// A long computation says how far it has come.
fn goes_on(page: &mut Page) -> Result<()> {
    type_into(page, "to", "100000")?;
    typed(page, "4.777777777777777777777")?;
    let found = "() => document.querySelector('#found').innerText";
    let is_part = |found: &Value| {
        found.as_str().is_some_and(|text| {
            text.starts_with("Computed up to heap ") && text.ends_with("going on ...")
        })
    };
    page.wait_until("a part", found, is_part)?;
    page.click("[data-action=stop]")?;
    type_into(page, "to", "3000")?;
    let state = describe(page, "kayles")?;
    ensure!(state.found == "Computed up to heap 3000.", "{}", state.found);
    ensure!(state.game == "kayles", "{}", state.game);
    type_into(page, "to", "100")
}

/// A sum has the values of each game, and misere play has outcomes.
fn adds_and_reverses(page: &mut Page) -> Result<()> {
    type_into(page, "to", "9")?;
    let state = describe(page, "take 1 2 + nim")?;
    let mut both: Vec<u64> = (0..=9).map(|heap| heap % 3).collect();
    both.extend(0..=9);
    let found: Vec<String> = state.values.into_iter().map(|(_, value)| value).collect();
    let both: Vec<String> = both.iter().map(u64::to_string).collect();
    ensure!(found == both, "{found:?}");
    study::study(page)?;
    // In misere play of `take 1 2` a heap of 1 is lost, and so is every third one after it.
    let state = describe(page, "misere take 1 2")?;
    ensure!(state.lost == "P-positions among them: 1 4 7", "{}", state.lost);
    ensure!(state.values[1].1 == "P" && state.values[2].1 == "N", "{:?}", state.values);
    study::study(page)?;
    type_into(page, "to", "100")
}

fn theorems(page: &mut Page) -> Result<String> {
    let text = "() => document.querySelector('.theorems').innerText";
    Ok(page.run(text, Value::Null)?.as_str().unwrap_or_default().to_string())
}

/// A game and a list have their theorems, with links; a list has no board.
fn names_theorems(page: &mut Page) -> Result<()> {
    const VALUES: &str = "[0, 1, 0, 1, 2, 3, 2]";
    let links = "() => [...document.querySelectorAll('.theorems a')].map(a => a.getAttribute('href')).join()";
    type_into(page, "to", "100")?;
    describe(page, "take 1 3 4")?;
    let found = theorems(page)?;
    ensure!(found.contains(&format!("{VALUES}[n % 7]")) && found.contains("proved"), "{found}");
    let found = page.run(links, Value::Null)?;
    let theory = "theory.html#subtraction-games,more.html#subtraction-games";
    ensure!(found.as_str().is_some_and(|links| links.starts_with(theory)), "{found}");
    typed(page, &format!("values {}", VALUES.repeat(3)))?;
    let state = settled(page)?;
    ensure!(!state.refused && state.values.len() == 21, "{state:?}");
    ensure!(theorems(page)?.contains(&format!("{VALUES}[n % 7]")), "{}", theorems(page)?);
    let boards =
        page.run("() => document.querySelectorAll('section.board').length", Value::Null)?;
    ensure!(boards == 0, "{boards} boards of a list");
    typed(page, "values 0 1 x")?;
    let state = settled(page)?;
    ensure!(state.refused && state.found.contains("number 3 is x"), "{}", state.found);
    describe(page, "take squares")?;
    ensure!(theorems(page)?.is_empty(), "{}", theorems(page)?);
    describe(page, "take 1 2").map(drop)
}

/// The address has the game, how far, and the position; a reload and the other language keep them.
fn is_linked(page: &mut Page) -> Result<()> {
    type_into(page, "to", "50")?;
    describe(page, "0.77 + nim")?;
    let place = "() => location.hash";
    ensure!(page.run(place, Value::Null)? == "#game=0.77+%2B+nim&to=50");
    page.run(
        "() => {
            const input = document.querySelector('section.board input.position');
            input.value = '3 9';
            input.form.requestSubmit();
        }",
        Value::Null,
    )?;
    let whole = "#game=0.77+%2B+nim&to=50&position=3+9";
    page.wait_until("the position in the address", place, |found| *found == whole)?;
    let other = "() => document.querySelector('nav.site .language').href";
    let other = page.run(other, Value::Null)?;
    ensure!(other.as_str().is_some_and(|link| link.ends_with(whole)), "{other}");
    page.allow_clipboard()?;
    page.click("[data-action=link]")?;
    let copied = page.run("() => navigator.clipboard.readText()", Value::Null)?;
    ensure!(copied.as_str().is_some_and(|link| link.ends_with(whole)), "copied: {copied}");
    page.reload()?;
    let position = "() => document.querySelector('section.board')?.dataset.position";
    page.wait_until("the position", position, |found| *found == "3 9")?;
    let state = settled(page)?;
    ensure!(state.game == "0.77 + nim" && state.found.ends_with("50."), "{}", state.found);
    page.run("() => { location.hash = '#misere%20nim'; }", Value::Null)?;
    page.wait_until("a short link", STATE, |state| state["game"] == "misere nim")?;
    describe(page, "take 1 2 3").map(drop)?;
    ensure!(page.run(place, Value::Null)? == "#game=take+1+2+3&to=50");
    type_into(page, "to", "100")
}

/// A mistake is named, and leaves what was there.
fn refuses(page: &mut Page) -> Result<()> {
    let before = state(page)?;
    for (text, error) in [
        ("", "Word 1: expected a game"),
        ("take 1 -3", "Word 3: expected a number from 1 to 1000000"),
        ("0.78", "Word 1: expected an octal code"),
        ("1-2 2-", "Word 2: expected an edge"),
        ("turn 1 2 3 4 5 6 7", "Word 8: expected a number from 1 to 6"),
    ] {
        typed(page, text)?;
        let after = settled(page)?;
        ensure!(after.refused && after.found.starts_with(error), "`{text}`: {}", after.found);
        ensure!(after.found.ends_with('.') && !after.found.contains('`'), "{}", after.found);
        ensure!(
            after.game == before.game && after.faded,
            "`{text}`: the report is on {}",
            after.game
        );
    }
    typed(page, "take 1 -3")?;
    settled(page)?;
    page.click(".instead button")?;
    let after = settled(page)?;
    ensure!(after.game == "take 1 3" && !after.faded, "the button leads to {}", after.game);
    ensure!(page.run("() => document.querySelectorAll('.instead *').length", Value::Null)? == 0);
    type_into(page, "to", "0")?;
    typed(page, "take 1 2 3")?;
    let after = settled(page)?;
    ensure!(after.refused && after.found.contains("1 to 100000"), "{}", after.found);
    type_into(page, "to", "100")
}

/// Each example shows its values and a board.
fn examples(page: &mut Page) -> Result<()> {
    let list = "() => [...document.querySelectorAll('.examples button')]
        .map(button => button.dataset.game)";
    let list: Vec<String> = serde_json::from_value(page.run(list, Value::Null)?)?;
    ensure!(list.len() > 5, "only {list:?}");
    for text in list {
        page.click(&format!(".examples button[data-game='{text}']"))?;
        let state = settled(page)?;
        ensure!(!state.refused && state.game.starts_with(&text), "{text}: {}", state.found);
        let game = "() => document.querySelector('section.board.ready')?.dataset.game ?? ''";
        page.wait_until("a board", game, |game| *game == text)?;
        page.expect_no_trouble()?;
    }
    Ok(())
}
