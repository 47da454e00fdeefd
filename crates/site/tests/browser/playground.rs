//! The playground, where a reader describes a game.

use anyhow::{ensure, Context, Result};
use serde::Deserialize;

use crate::board::{Board, Hand};
use crate::page::{Key, Page, View, PHONE};
use crate::study;

/// The narrowest phone.
const NARROW: View = View { width: 320, ..PHONE };

/// A game of each kind with the nim-values of its first heaps, coins or vertices, and the number of
/// the first one.
const GAMES: [(usize, &str, &[u64]); 6] = [
    (0, "take 1 3 4", &[0, 1, 0, 1, 2, 3, 2, 0, 1, 0]),
    (0, "take any but 1 2", &[0, 0, 0, 1, 1, 1, 2, 2, 2, 3]),
    (0, "0.77", &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]),
    (0, "4!", &[0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]),
    (1, "turn at 1 2", &[0, 1, 2, 0, 1, 2, 0]),
    (1, "1-2 1-4 2-3 2-4 3-5", &[1, 2, 1, 0, 0]),
];

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
    for (first, text, values) in GAMES {
        shows(page, first, text, values).context(text)?;
    }
    let width: u32 = page.get("() => document.documentElement.scrollWidth")?;
    ensure!(width == NARROW.width, "the page is {width} pixels wide");
    page.look(PHONE)?;
    is_labelled(page)?;
    stops(page).context("stop")?;
    adds_and_reverses(page).context("sums and misere play")?;
    names_theorems(page).context("theorems")?;
    is_linked(page).context("the address")?;
    refuses(page).context("mistakes")?;
    pasted(page).context("pasted lists")?;
    explores(page).context("cells")?;
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
    page.get(STATE)
}

/// Waits until the program has answered.
fn settled(page: &mut Page) -> Result<State> {
    page.wait_until("an answer", STATE, |state: &State| !state.busy)
}

/// Types a description with the keyboard alone, and asks for its values.
fn typed(page: &mut Page, text: &str) -> Result<()> {
    type_into(page, "game", text)?;
    page.press(Key::Enter)
}

fn type_into(page: &mut Page, name: &str, text: &str) -> Result<()> {
    page.type_into(&format!(".described [name={name}]"), text)
}

/// Describes a game, and waits for its report and its board.
fn describe(page: &mut Page, text: &str) -> Result<State> {
    typed(page, text)?;
    let state = settled(page)?;
    ensure!(!state.refused, "{}", state.found);
    ensure!(state.game.starts_with(text), "the report is on {}", state.game);
    has_board(page, text)?;
    Ok(state)
}

fn has_board(page: &mut Page, text: &str) -> Result<()> {
    let game = "() => document.querySelector('section.board.ready')?.dataset.game ?? ''";
    page.wait_for("a board", game, text)
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

/// Every control has a name, which programs that read pages aloud say.
fn is_labelled(page: &mut Page) -> Result<()> {
    let nameless = "() => [...document.querySelectorAll('main input, main button')]
        .filter(control => !control.textContent.trim() && !control.labels?.[0]?.textContent.trim())
        .map(control => control.outerHTML).join('; ')";
    let nameless: String = page.get(nameless)?;
    ensure!(nameless.is_empty(), "without a name: {nameless}");
    Ok(())
}

/// A long computation says how far it has come and can be stopped, and the page answers meanwhile.
fn stops(page: &mut Page) -> Result<()> {
    let slow = "4.777777777777777777777";
    describe(page, "take 1 2")?;
    type_into(page, "to", "100000")?;
    typed(page, slow)?;
    page.click("section.board [data-action=hint]")?;
    page.wait_for_text("#found", |text| {
        text.starts_with("Computed up to heap ") && text.ends_with("going on ...")
    })?;
    page.click("[data-action=stop]")?;
    if state(page)?.busy {
        // What is said of the progress has moved the button just then; it may have stopped by now.
        page.click("[data-action=stop]").ok();
    }
    // What has been computed stays.
    page.wait_for_text("#found", |text| text.starts_with("Stopped; computed up to heap "))?;
    let after = state(page)?;
    ensure!(!after.busy && !after.refused && !after.faded, "it goes on: {}", after.found);
    ensure!(after.game == slow && after.values.len() > 20, "the report is on {}", after.game);
    type_into(page, "to", "3000")?;
    let state = describe(page, "kayles")?;
    ensure!(state.found == "Computed up to heap 3000.", "{}", state.found);
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
    page.get("() => document.querySelector('.theorems').innerText")
}

/// A game and a list have their theorems, with links, or advice; a list has no board.
fn names_theorems(page: &mut Page) -> Result<()> {
    const VALUES: &str = "[0, 1, 0, 1, 2, 3, 2]";
    let links = "() => [...document.querySelectorAll('.theorems a')].map(a => a.getAttribute('href')).join()";
    describe(page, "take 1 3 4")?;
    let found = theorems(page)?;
    ensure!(found.contains(&format!("{VALUES}[n % 7]")) && found.contains("proved"), "{found}");
    let found: String = page.get(links)?;
    let theory = "theory.html#subtraction-games,catalogue.html#subtraction-games";
    ensure!(found.starts_with(theory), "{found}");
    typed(page, &format!("values {}", VALUES.repeat(3)))?;
    let state = settled(page)?;
    ensure!(!state.refused && state.values.len() == 21, "{state:?}");
    ensure!(theorems(page)?.contains(&format!("{VALUES}[n % 7]")), "{}", theorems(page)?);
    ensure!(!page.has("section.board")?, "a list has a board");
    describe(page, "take squares")?;
    let found = theorems(page)?;
    ensure!(found.starts_with("These numbers alone suggest no theorem."), "{found}");
    describe(page, "take 1 2").map(drop)
}

/// The address has the game, how far, and the position; a reload and the other language keep them.
fn is_linked(page: &mut Page) -> Result<()> {
    type_into(page, "to", "50")?;
    describe(page, "0.77 + nim")?;
    let mut board = Board { page, hand: Hand::Mouse };
    board.settled()?;
    board.type_position("3 9")?;
    page.press(Key::Enter)?;
    let place = "() => location.hash";
    let whole = "#game=0.77+%2B+nim&to=50&position=3+9";
    page.wait_for("the position in the address", place, whole)?;
    let other: String = page.get("() => document.querySelector('nav.site .language').href")?;
    ensure!(other.ends_with(whole), "{other}");
    page.allow_clipboard()?;
    page.click("[data-action=link]")?;
    let copied: String = page.get("() => navigator.clipboard.readText()")?;
    ensure!(copied.ends_with(whole), "copied: {copied}");
    page.reload()?;
    let position = "() => document.querySelector('section.board')?.dataset.position";
    page.wait_for("the position", position, "3 9")?;
    let state = settled(page)?;
    ensure!(state.game == "0.77 + nim" && state.found.ends_with("50."), "{}", state.found);
    page.act("() => { location.hash = '#misere%20nim'; }")?;
    page.wait_until("a short link", STATE, |state: &State| state.game == "misere nim")?;
    describe(page, "take 1 2 3")?;
    page.wait_for("the game in the address", place, "#game=take+1+2+3&to=50")?;
    type_into(page, "to", "100")
}

/// A mistake is named, and leaves what was there.
fn refuses(page: &mut Page) -> Result<()> {
    let before = state(page)?;
    for (to, text, error) in [
        ("100", "", "Word 1: expected a game"),
        ("100", "values 0 1 x", "number 3 is x"),
        ("0", "take 1 2 3", "1 to 100000"),
        ("100", "take 1 -3", "Word 3: expected a number from 1 to 1000000"),
    ] {
        type_into(page, "to", to)?;
        typed(page, text)?;
        let after = settled(page)?;
        ensure!(after.refused && after.found.contains(error), "`{text}`: {}", after.found);
        ensure!(!after.found.contains('`'), "{}", after.found);
        ensure!(after.game == before.game && after.faded, "`{text}`: {}", after.game);
    }
    page.click(".instead button")?;
    let after = settled(page)?;
    ensure!(after.game == "take 1 3" && !after.faded, "the button leads to {}", after.game);
    ensure!(!page.has(".instead *")?, "the button stays");
    let folded = "() => !document.querySelector('.grammar').open";
    ensure!(page.holds(folded)?, "the grammar stays unfolded");
    typed(page, "squares")?;
    ensure!(settled(page)?.refused && !page.holds(folded)?, "`squares` is a game");
    let other: String = page.get("() => document.querySelector('nav.site .language').href")?;
    ensure!(other.contains("game=squares"), "{other}");
    page.click(".instead button")?;
    let after = settled(page)?;
    ensure!(after.game.starts_with("take squares"), "the button leads to {}", after.game);
    ensure!(page.holds(folded)?, "the grammar stays unfolded");
    Ok(())
}

/// What a search has printed is understood as it is, in several lines, too.
fn pasted(page: &mut Page) -> Result<()> {
    for (text, lost, found) in [
        ("0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2", "0 3 6 9 12 15", "n % 3"),
        ("0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1", "0 2 4 6 8 10 12 14", "n % 2"),
        ("[1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]", "none", "A006519"),
        ("WWLWWLWWLWWLWWLWWLWWLWWL", "3 6 9 12 15 18 21 24", "n % 3 == 0"),
        ("0\n1\n2\n3\n1\n4\n3\n2\n1\n4\n2\n6", "0", "A002186"),
        ("0 0: lost\n0 1: won\n1 0: won\n1 1: lost", "0 0; 1 1", ""),
    ] {
        let paste = format!(
            "() => {{
                const field = document.querySelector('.described [name=game]');
                field.select();
                const clipboardData = new DataTransfer();
                clipboardData.setData('text/plain', {text:?});
                const pasted = new ClipboardEvent('paste', {{ clipboardData, cancelable: true }});
                // Of what is in one line the browser takes care.
                if (field.dispatchEvent(pasted)) field.value = {text:?};
                field.form.requestSubmit();
            }}"
        );
        page.act(&paste)?;
        let state = settled(page)?;
        ensure!(!state.refused && state.lost.ends_with(&format!(": {lost}")), "{text}: {state:?}");
        let told: String = page.get("() => document.querySelector('.reports').innerText")?;
        ensure!(told.contains(found), "{text}: {told}");
        ensure!(!told.contains("misère"), "{text}: {told}");
    }
    Ok(())
}

/// A cell tells its options, under the pointer and by the arrow keys.
fn explores(page: &mut Page) -> Result<()> {
    describe(page, "take 1 3 4")?;
    page.click(".values [data-row='12']")?;
    page.wait_for_text(".explored", |text| {
        text == "heap 12: 3. Options, each with its value: 11 (2), 9 (0), 8 (1)."
    })?;
    let marked =
        "() => [...document.querySelectorAll('.option')].map(cell => cell.dataset.row).join()";
    page.wait_for("the options are marked", marked, "8,9,11")?;
    page.press(Key::Left)?;
    page.wait_for_text(".explored", |text| text.starts_with("heap 11: 2."))?;
    describe(page, "0.77")?;
    page.click(".values [data-row='5']")?;
    page.wait_for_text(".explored", |text| text.contains("3 + 1 (2)"))?;
    let sequence = "() => document.querySelector('.sequences a').href";
    page.wait_for("the OEIS", sequence, "https://oeis.org/A002186")
}

/// Each example shows its values and a board.
fn examples(page: &mut Page) -> Result<()> {
    let list = "() => [...document.querySelectorAll('.examples button')]
        .map(button => button.dataset.game)";
    let list: Vec<String> = page.get(list)?;
    ensure!(list.len() > 5, "only {list:?}");
    for text in list {
        page.click(&format!(".examples button[data-game='{text}']"))?;
        let state = settled(page)?;
        ensure!(!state.refused && state.game.starts_with(&text), "{text}: {}", state.found);
        has_board(page, &text)?;
        page.expect_no_trouble()?;
    }
    Ok(())
}
