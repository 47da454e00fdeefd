//! The board on a problem's page, played with the mouse or with the keyboard alone.

use anyhow::{bail, ensure, Context, Result};
use serde::Deserialize;

use crate::page::{Key, Page};

/// What can be seen of the board.
const STATE: &str = r#"() => {
    const board = document.querySelector("section.board");
    const all = selector => [...board.querySelectorAll(selector)];
    const ids = selector => [...new Set(all(selector).map(element => element.dataset.click))];
    const listed = all(".moves button[data-to]");
    return {
        position: board.dataset.position ?? "",
        turn: board.dataset.turn ?? null,
        over: board.dataset.over ?? null,
        busy: board.ariaBusy === "true",
        message: board.querySelector(".message").innerText.trim(),
        moves: listed.map(button => button.dataset.to),
        hinted: listed.find(button => button.classList.contains("hinted"))?.dataset.to ?? null,
        useful: ids("[data-click].useful:not(.clicked)"),
        clicked: ids("[data-click].clicked"),
    };
}"#;

/// Whether an element lies in what is folded, or is a start that a narrow screen shows with it.
const FOLDED: &str =
    "selector => {
        const element = document.querySelector(selector);
        const isLater = element?.matches('.starts *') && !element.checkVisibility();
        return Boolean(isLater || element?.closest('.more:not([open])')) && !selector.endsWith('summary');
    }";

/// Remembers the positions that the board comes to.
const WATCH: &str = r#"() => {
    const board = document.querySelector("section.board");
    window.watched = [];
    window.watch?.disconnect();
    window.watch = new MutationObserver(() => watched.push(board.dataset.position));
    watch.observe(board, {attributeFilter: ["data-position"]});
}"#;

/// The message when the boards' program has panicked.
const FAILURE: &str = "The program failed";

/// A hint says no more after so many steps.
pub const STEPS: usize = 3;

/// No move needs more clicks.
pub const MOST_CLICKS: usize = 100;

/// The player's device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keyboard,
}

/// What can be seen of a board.
#[derive(Clone, Debug, Deserialize)]
pub struct State {
    pub position: String,
    pub turn: Option<String>,
    pub over: Option<String>,
    /// Whether it is about to do something.
    busy: bool,
    pub message: String,
    pub moves: Vec<String>,
    pub hinted: Option<String>,
    /// The parts of the drawing that belong to a move together with the parts clicked so far.
    pub useful: Vec<String>,
    pub clicked: Vec<String>,
}

impl State {
    /// Whether nothing but the player changes it.
    fn is_settled(&self) -> bool {
        !self.busy && (self.over.is_some() || self.turn.as_deref() == Some("you"))
    }
}

/// A move as the page's program describes it.
#[derive(Clone, Debug, Deserialize)]
pub struct Move {
    pub to: String,
    pub clicks: Vec<String>,
}

/// A board and the hand that plays on it.
pub struct Board<'a, 'b> {
    pub page: &'b mut Page<'a>,
    pub hand: Hand,
}

impl Board<'_, '_> {
    pub fn state(&mut self) -> Result<State> {
        let state: State = self.page.get(STATE)?;
        ensure!(!state.message.contains(FAILURE), "{}: {}", state.position, state.message);
        Ok(state)
    }

    /// Waits until the player can move or play has ended.
    pub fn settled(&mut self) -> Result<State> {
        self.settled_where("the player's turn", |_| true)
    }

    /// Waits for the computer's move after one that was made from a position.
    pub fn settled_after(&mut self, position: &str) -> Result<State> {
        self.settled_where("the move and the reply", |state| state.position != position)
    }

    fn settled_where(
        &mut self,
        expected: &str,
        is_wanted: impl Fn(&State) -> bool,
    ) -> Result<State> {
        let is_reached = |state: &State| state.is_settled() && is_wanted(state);
        self.page.wait_until(expected, STATE, is_reached)
    }

    /// Uses a button, also if it is folded away.
    pub fn push(&mut self, button: &str) -> Result<()> {
        let button = format!("section.board {button}");
        if self.page.run(FOLDED, button.as_str())? {
            self.push("details.more > summary")?;
        }
        match self.hand {
            Hand::Mouse => self.page.click(&button),
            Hand::Keyboard => {
                self.page.tab_to(&button)?;
                ensure!(self.page.shows_focus()?, "one cannot see that {button} has the focus");
                self.page.press(Key::Enter)
            }
        }
    }

    /// Uses one of the buttons that every board has, such as `hint`, and waits for what it does.
    pub fn act(&mut self, action: &str) -> Result<State> {
        self.push(&format!("[data-action={action}]")).with_context(|| action.to_string())?;
        self.settled()
    }

    /// The positions that are offered to start from.
    pub fn starts(&mut self) -> Result<Vec<String>> {
        self.page.get(
            "() => [...document.querySelectorAll('.starts button[data-position]')]
                .map(button => button.dataset.position)",
        )
    }

    /// Types a position; the enter key and the button `set` begin from it.
    pub fn type_position(&mut self, position: &str) -> Result<()> {
        self.push("input.position")?;
        self.page.type_into("section.board input.position", position)
    }

    /// Begins a new game with the player's move.
    pub fn start(&mut self, position: &str) -> Result<State> {
        self.push(&format!(".starts button[data-position='{position}']"))?;
        self.settled_where("the start position", |state| state.position == position)
    }

    /// Asks for hints until one names the move.
    pub fn whole_hint(&mut self) -> Result<State> {
        let mut state = self.act("hint")?;
        for _ in 1..STEPS {
            if state.hinted.is_none() {
                state = self.act("hint")?;
            }
        }
        Ok(state)
    }

    /// Asks for the best move, and who wins by it: `you`, `nobody` or `computer`.
    pub fn hint(&mut self) -> Result<(&'static str, String)> {
        let State { position, message, hinted, .. } = self.whole_hint()?;
        let hinted = hinted.with_context(|| format!("no hint in {position}: {message}"))?;
        let says = |words| message.contains(words);
        let winner = match (says("This wins: "), says("keeps the draw: "), says("Every move loses"))
        {
            (true, false, false) => "you",
            (false, true, false) => "nobody",
            (false, false, true) => "computer",
            _ => bail!("the hint in {position} is unclear: {message}"),
        };
        Ok((winner, hinted))
    }

    /// Makes a move by clicking on the drawing, and waits for the computer's. `choose` says
    /// where to click.
    pub fn play_on_drawing(
        &mut self,
        mut choose: impl FnMut(&[String]) -> Option<String>,
    ) -> Result<State> {
        let before = self.state()?;
        for _ in 0..MOST_CLICKS {
            let state = self.state()?;
            // Where a move is a part of others, a second click says that it is all.
            let id = choose(&state.useful).or(state.clicked.first().cloned());
            let id = id.with_context(|| format!("no move begins in {}", state.position))?;
            click_part(self.page, "section.board", &id)?;
            let after = self.settled()?;
            if after.position != before.position {
                return Ok(after);
            }
        }
        bail!("clicks make no move in {}", before.position)
    }

    /// Makes exactly this move by its clicks, and waits for the computer's.
    pub fn make(&mut self, chosen: &Move) -> Result<()> {
        self.page.act(WATCH)?;
        for id in chosen.clicks.iter().chain(chosen.clicks.last()) {
            self.page.click(&format!("section.board [data-click='{id}']"))?;
            self.page.settle()?;
            self.take_offer(&chosen.to)?;
            self.settled()?;
            if self.page.run("to => watched.includes(to)", chosen.to.as_str())? {
                return Ok(());
            }
        }
        bail!("clicks do not make it")
    }

    /// Takes a move that is offered on the drawing, if it is.
    fn take_offer(&mut self, to: &str) -> Result<()> {
        let wanted = format!(".offer button[data-to='{to}']");
        let all = ".offer button:not([data-to])";
        if !self.page.has(&wanted)? && self.page.has(all)? {
            self.page.click(all)?;
        }
        match self.page.has(&wanted)? {
            true => self.page.click(&wanted),
            false => Ok(()),
        }
    }

    /// Makes a move, and waits for the computer's.
    pub fn play(&mut self, to: &str) -> Result<State> {
        let before = self.state()?;
        if !is_unfolded(self.page, "section.board")? {
            self.push(".moves summary")?;
        }
        self.push(&format!(".moves button[data-to='{to}']"))?;
        // Where positions recur, the same one may be there again, after other words.
        self.settled_where("the move and the reply", |state| {
            state.position != before.position || state.message != before.message
        })
    }
}

/// Whether the list of all moves is unfolded.
pub fn is_unfolded(page: &mut Page, section: &str) -> Result<bool> {
    page.has(&format!("{section} .moves details[open]"))
}

/// Clicks on a part of the drawing, and on a move that is offered there: it may cover where one
/// would click next.
pub fn click_part(page: &mut Page, section: &str, id: &str) -> Result<()> {
    page.click(&format!("{section} [data-click='{id}']"))?;
    page.settle()?;
    let offered = format!("{section} .offer button[data-to]");
    if page.has(&offered)? {
        page.click(&offered)?;
        page.settle()?;
    }
    Ok(())
}
