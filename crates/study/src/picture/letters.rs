use super::Drawing;

const PITCH: i64 = 30;
/// Between two words.
const GAP: i64 = 20;
const EDGE: i64 = 2;

/// Words side by side, a box for each letter and below it its place, counted from 1 through all
/// words.
#[derive(Clone, Debug, Default)]
pub struct Letters {
    /// The words.
    pub words: Vec<String>,
    /// The places of letters that stand out.
    pub marked: Vec<u64>,
}

impl Letters {
    /// Draws them.
    pub fn draw(&self) -> Drawing {
        Drawing::new(|canvas| {
            let (mut left, mut place) = (EDGE, 0);
            for word in &self.words {
                for letter in word.chars() {
                    place += 1;
                    let is_marked = self.marked.contains(&place);
                    let (class, on) =
                        if is_marked { ("mark", "on-zero") } else { ("cell", "strong") };
                    let middle = left + PITCH / 2;
                    canvas.rect(class, [left, EDGE, PITCH, PITCH], 3);
                    canvas.text(on, (middle, EDGE + PITCH / 2 + 5), &letter.to_string());
                    canvas.text("dim", (middle, EDGE + PITCH + 16), &place.to_string());
                    left += PITCH;
                }
                left += GAP;
            }
            canvas.width = (left - GAP).max(0) + EDGE;
            canvas.height = PITCH + 22;
        })
    }
}
