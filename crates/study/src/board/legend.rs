//! What the colours of a board with the theorem mean.

use super::canvas::Canvas;
use crate::words;

/// Those of the classes of shapes that occur, and what each means.
pub(super) fn entries(canvas: &Canvas) -> Vec<(&'static str, &'static str)> {
    let all = [
        ("mark", words("what the theorem looks at", "定理所依据的部分")),
        ("reach", words("where the piece can go", "棋子可以到达之处")),
        ("target", words("both", "两者都是")),
        ("gone", words("no stone there", "那里没有石子")),
        ("decides", words("the edge that the theorem looks at", "起关键作用的边")),
    ];
    all.iter().filter(|(class, _)| canvas.has_class(class)).copied().collect()
}
