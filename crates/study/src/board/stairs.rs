//! Heaps of stones on the steps of a staircase, the lowest on the left.

use super::canvas::{length, text_width, Canvas, PITCH};
use super::heaps::{line, no_heaps, plain, Scale};
use super::{listed, Board, Heap, Kind, Stairs};
use crate::language::said;

/// How wide a step is at most.
const WIDE: i64 = 60;
/// The height of the lowest step, in which there is room for two texts.
const LOWEST: i64 = 42;
/// How much higher a step is than the one below it.
const RISE: i64 = 22;

impl Kind for Stairs {
    fn draw(&self, canvas: &mut Canvas) {
        if self.steps.is_empty() {
            return canvas.say(&no_heaps());
        }
        let scale = Scale::of_columns(&self.steps, canvas);
        let (wide, lowest, rise) = match canvas.is_small() {
            true => (PITCH + 4, 12, 12),
            false => (WIDE, LOWEST, RISE),
        };
        let width = wide.min((canvas.limit() - 16) / length(self.steps.len()));
        let surface = |index: usize| lowest + rise * length(index);
        let heights = self.steps.iter().enumerate();
        let heights = heights.map(|(index, step)| surface(index) + scale.height(step.stones));
        let base = 8 + heights.max().unwrap_or(0);
        for (index, step) in self.steps.iter().enumerate() {
            let area = [8 + width * length(index), base - surface(index), width, surface(index)];
            draw_step(step, index + 1, area, scale, canvas);
        }
        canvas.width = (16 + width * length(self.steps.len())).max(160);
        canvas.height = base + 24;
    }

    fn text(&self) -> String {
        if self.steps.is_empty() {
            return no_heaps() + "\n";
        }
        let steps = self.steps.iter().enumerate().rev();
        let rising = |(index, step): (usize, &Heap)| {
            line(step, &format!("{:indent$}{}", "", step.name, indent = 3 * index), 1)
        };
        steps.map(rising).collect()
    }

    fn label(&self) -> String {
        let steps = listed(self.steps.iter().map(|step| format!("{}: {}", step.name, step.stones)));
        match self.steps.len() {
            0 => no_heaps(),
            _ => said!("stairs, from the lowest: {steps}", "台阶，从最低一级起：{steps}"),
        }
    }

    fn plain(&self) -> Board {
        Board::Stairs(Stairs { steps: self.steps.iter().map(plain).collect() })
    }
}

/// Draws a step, an area, and the stones on it.
fn draw_step(step: &Heap, number: usize, area: [i64; 4], scale: Scale, canvas: &mut Canvas) {
    let [left, top, width, height] = area;
    let middle = left + width / 2;
    canvas.rect("block", area, 0);
    canvas.text("strong", (middle, top + 17), &step.stones.to_string());
    canvas.note("note", (middle, top + 34), &step.note);
    let name = match text_width(&step.name) <= width {
        true => step.name.clone(),
        false => number.to_string(),
    };
    canvas.text("dim", (middle, top + height + 16), &name);
    let class = if step.marked && canvas.shows_theorem() { "stone mark" } else { "stone" };
    canvas.group("heap", |canvas| {
        scale.draw_stones(number, 0, 0..step.stones, class, (middle, top), canvas);
    });
}
