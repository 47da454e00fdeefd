//! What a board tells: why a click is refused, and a reason in tables.

use anyhow::{ensure, Result};
use serde::Deserialize;

use crate::page::Page;

/// Sets the board to a position, as a link does.
fn set(page: &mut Page, position: &str) -> Result<()> {
    page.run::<serde_json::Value>(
        "row => { location.hash = `position=${row.replaceAll(' ', '+')}`; }",
        position,
    )?;
    page.reload()?;
    page.wait_until(
        position,
        "() => document.querySelector('section.board.ready')?.dataset.position ?? ''",
        |shown: &String| shown == position,
    )?;
    Ok(())
}

/// A click from which no move begins is answered by its own words, and what can be chosen lights up.
fn is_refused(page: &mut Page, id: &str, words: &str) -> Result<()> {
    page.click(&format!("section.board [data-click='{id}']"))?;
    let expected: String = page.run("name => study.say(name)", words)?;
    page.wait_for_text("section.board .message", |said| said == expected)?;
    let lit = "() => document.querySelectorAll('section.board .drawing .lit').length";
    ensure!(page.get::<u64>(lit)? > 0, "nothing lights up after {id}");
    Ok(())
}

/// In the first row Black cannot move, in the second he can.
pub fn refused_pieces(page: &mut Page) -> Result<()> {
    set(page, "4 1 2 3 1")?;
    is_refused(page, "s1-2", "not_yours")?;
    is_refused(page, "s1-1", "cannot_move")?;
    is_refused(page, "s1-4", "empty_place")
}

/// Of ten stones at most three can be taken, and none lies below the last.
pub fn refused_places(page: &mut Page) -> Result<()> {
    set(page, "10 3")?;
    is_refused(page, "h1-0", "no_such_move")
}

#[derive(Debug, Deserialize, PartialEq)]
struct Told {
    /// The text of each paragraph, and the rows of each table.
    parts: Vec<String>,
    /// The cells that are heads, and the classes of the others that have one.
    heads: Vec<String>,
    kinds: Vec<String>,
}

const TOLD: &str = r#"text => {
    const place = document.createElement("div");
    study.tell(place, text);
    const all = selector => [...place.querySelectorAll(selector)];
    const row = row => [...row.cells].map(cell => cell.textContent).join("|");
    return {
        parts: all("p, table").map(part => part.rows ? [...part.rows].map(row).join("/") : part.textContent),
        heads: all("th").map(cell => cell.textContent),
        kinds: all("td[class]:not([class=''])").map(cell => `${cell.textContent}: ${cell.className}`),
    };
}"#;

fn tell(page: &mut Page, text: &str) -> Result<Told> {
    page.run(TOLD, text)
}

/// Figures that a terminal shows in columns become tables: a cell for each column, in Chinese as
/// well, a wide table turned, and a line without columns by itself.
pub fn columns(page: &mut Page) -> Result<()> {
    let told = tell(
        page,
        "It is won.\n    heap  size  note\n    1        3  small one\n    2       12  \n    nim-sum 3 xor 12 = 15\nTake.\n",
    )?;
    let parts =
        ["It is won.", "heap|size|note/1|3|small one/2|12|", "nim-sum 3 xor 12 = 15", "Take."];
    ensure!(told.parts == parts, "{told:?}");
    ensure!(told.heads == ["heap", "size", "note"], "{told:?}");
    ensure!(told.kinds == ["1: number", "3: number", "2: number", "12: number"], "{told:?}");
    // A Chinese character is as wide as two others.
    let told =
        tell(page, "    堆    石子数  值\n    1          3  偶数\n    2         12  奇数\n")?;
    ensure!(told.parts == ["堆|石子数|值/1|3|偶数/2|12|奇数"], "{told:?}");
    // Without a number below, the first row has no heads.
    let told = tell(page, "    left over  a few\n    left out   none\n")?;
    ensure!(told.parts == ["left over|a few/left out|none"] && told.heads.is_empty(), "{told:?}");
    // More columns than rows, and more than eight: they become rows, and the sum stands below.
    let told = tell(
        page,
        "    cell  1  2  3  4  5  6  7  8\n    gap   .  .  4  .  .  .  2  .\n    sum   .  .  .  .  .  .  .  .  4 xor 2 = 6\n",
    )?;
    let rows =
        ["cell|gap|sum", "1|.|.", "2|.|.", "3|4|.", "4|.|.", "5|.|.", "6|.|.", "7|2|.", "8|.|."];
    ensure!(told.parts == [rows.join("/"), "4 xor 2 = 6".to_string()], "{told:?}");
    Ok(())
}
