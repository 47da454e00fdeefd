use super::Drawing;
use crate::board::canvas::Canvas;

const PITCH: i64 = 72;
const RADIUS: i64 = 17;

/// The graph of a game with one heap: the heaps from 0 on in a row, and an arc for each move, which
/// goes to the left.
#[derive(Clone, Debug, Default)]
pub struct Arcs {
    /// The largest heap.
    pub last: u64,
    /// The moves: from a heap to a smaller one.
    pub moves: Vec<(u64, u64)>,
    /// The heaps that stand out, such as the P-positions.
    pub marked: Vec<u64>,
}

impl Arcs {
    /// Draws it.
    pub fn draw(&self) -> Drawing {
        let longest = self.moves.iter().map(|(from, to)| from - to).max().unwrap_or(0) as i64;
        let middle = 8 + RADIUS + rise(longest);
        Drawing::new(|canvas| {
            for &(from, to) in &self.moves {
                draw_arc(from as i64, to as i64, middle, canvas);
            }
            for heap in 0..=self.last {
                let (class, on) = match self.marked.contains(&heap) {
                    true => ("zero", "on-zero"),
                    false => ("t3", "on-pale"),
                };
                let x = x_of(heap as i64);
                canvas.circle(class, (x, middle), RADIUS);
                canvas.text(on, (x, middle + 4), &heap.to_string());
            }
            canvas.width = x_of(self.last as i64) + RADIUS + 4;
            canvas.height = middle + RADIUS + 8;
        })
    }
}

fn x_of(heap: i64) -> i64 {
    4 + RADIUS + PITCH * heap
}

/// How far above the row the arc of a move by so many stones rises; moves by one are straight.
fn rise(stones: i64) -> i64 {
    24 * (stones - 1).max(0)
}

fn draw_arc(from: i64, to: i64, middle: i64, canvas: &mut Canvas) {
    let (start, end) = (x_of(from), x_of(to));
    if from - to == 1 {
        canvas.line("edge", (start - RADIUS, middle), (end + RADIUS + 8, middle));
        let tip = end + RADIUS + 1;
        return canvas.path("head", &format!("M{tip} {middle}l9 -5v10Z"));
    }
    // It leaves one circle at its top and comes to the top of the other from the right.
    let (top, peak) = (middle - RADIUS, middle - RADIUS - 2 * rise(from - to));
    let (tip, above) = (end + 4, top - 8);
    let (right, left) = (start - PITCH / 3, end + PITCH / 2);
    canvas.path("edge", &format!("M{start} {top}C{right} {peak} {left} {peak} {tip} {above}"));
    canvas.path("head", &format!("M{} {}l2 -11l8 7Z", end + 1, top + 1));
}
