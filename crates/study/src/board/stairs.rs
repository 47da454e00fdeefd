//! Heaps of stones on the steps of a staircase, the lowest on the left.

use super::canvas::{length, text_width, Canvas};
use super::heaps::{clicks, more_heaps, no_heaps, plain};
use super::{first, listed, Board, Heap, Kind, Stairs};
use crate::said;

/// How many steps are drawn.
const STEPS: usize = 40;
/// The largest heap of which every stone is drawn or written.
const STONES: u64 = 24;
/// How wide a step is at most and at least.
const WIDE: i64 = 60;
const NARROW: i64 = 34;
/// The height of the lowest step, in which there is room for two texts.
const LOWEST: i64 = 42;
/// How much higher a step is than the one below it.
const RISE: i64 = 22;
/// The stones on a step are not higher in all.
const HIGH: i64 = 312;

impl Kind for Stairs {
    fn name(&self) -> &'static str {
        "stairs"
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (shown, more) = first(&self.steps, STEPS);
        let room = (canvas.limit() - 16) / length(shown.len()).max(1);
        let width = room.clamp(NARROW, WIDE);
        let most = shown.iter().map(|step| step.stones.min(STONES)).max().unwrap_or(0) as i64;
        let stone = if canvas.is_board() { 26 } else { 18 }.min(HIGH / most.max(1));
        let surface = |index: usize| LOWEST + RISE * length(index);
        let height = |(index, step): (usize, &Heap)| {
            surface(index) + stone * step.stones.min(STONES) as i64 + 16 * over(step)
        };
        let base = 8 + shown.iter().enumerate().map(height).max().unwrap_or(0);
        for (index, step) in shown.iter().enumerate() {
            let left = 8 + width * length(index);
            draw_step(step, index, [left, base - surface(index), width, stone], base, canvas);
        }
        canvas.width = (16 + width * length(shown.len())).max(160);
        canvas.height = base + 24;
        let text = match (shown.len(), more) {
            (0, _) => no_heaps(),
            (_, 0) => return,
            (_, more) => more_heaps(more),
        };
        canvas.text("dim", (canvas.width / 2, canvas.height + 10), &text);
        canvas.height += 20;
    }

    fn text(&self) -> String {
        let (shown, more) = first(&self.steps, STEPS);
        let indent = 3.min(30 / shown.len().max(1));
        let mut text = match (shown.len(), more) {
            (0, _) => no_heaps() + "\n",
            (_, 0) => String::new(),
            (_, more) => more_heaps(more) + "\n",
        };
        for (index, step) in shown.iter().enumerate().rev() {
            let mark = if step.marked { '*' } else { ' ' };
            let stones = match step.stones {
                0..=STONES => "o".repeat(step.stones as usize),
                _ => "oooooooooo...".to_string(),
            };
            let line = format!(
                "{:before$}{}  {} {mark} {stones}  {}",
                "",
                step.name,
                step.stones,
                step.note,
                before = indent * index
            );
            text += line.trim_end();
            text += "\n";
        }
        text
    }

    fn label(&self) -> String {
        let step = |step: &Heap| format!("{}: {}", step.name, step.stones);
        match self.steps.len() {
            0 => no_heaps(),
            _ => said!(
                "stairs, from the lowest: {}",
                "台阶，从最低一级起：{}",
                listed(self.steps.iter().map(step))
            ),
        }
    }

    fn clicks(&self, to: &Board) -> Vec<String> {
        match to {
            Board::Stairs(to) => clicks(&self.steps, &to.steps),
            _ => Vec::new(),
        }
    }

    fn plain(&self) -> Board {
        Board::Stairs(Stairs { steps: self.steps.iter().map(plain).collect() })
    }
}

/// The number of lines above the stones: one that says that there are more.
fn over(step: &Heap) -> i64 {
    i64::from(step.stones > STONES)
}

/// Draws a step and the stones on it.
fn draw_step(
    step: &Heap,
    index: usize,
    [left, top, width, stone]: [i64; 4],
    base: i64,
    canvas: &mut Canvas,
) {
    let middle = left + width / 2;
    canvas.rect("block", [left, top, width, base - top], 0);
    canvas.text("strong", (middle, top + 17), &step.stones.to_string());
    canvas.note("note", (middle, top + 34), &step.note);
    let number = (index + 1).to_string();
    let name = if text_width(&step.name) <= width { &step.name } else { &number };
    canvas.text("dim", (middle, base + 16), name);
    let class = if step.marked && canvas.shows_theorem() { "stone mark" } else { "stone" };
    let high = (stone / 2 - 1).max(1);
    // On a board stones are round, if they can be touched then.
    let wide = if canvas.is_board() { high.max(12) } else { 20 };
    let radii = ((width / 2 - 3).min(wide), high);
    canvas.group("heap", |canvas| {
        for left in 0..step.stones.min(STONES) {
            let y = top - stone * left as i64 - stone / 2;
            canvas.clickable(&format!("h{}-{left}", index + 1), |canvas| {
                canvas.ellipse(class, (middle, y), radii);
            });
        }
    });
    if over(step) > 0 {
        canvas.text("dim", (middle, top - stone * STONES as i64 - 4), "\u{2026}");
    }
}
