//! Neighbours out of a ring, always the same number, to be explained, drawn and played.

use gamecore::Octal;
use games::Ring;
use study::prelude::*;

fn about() -> About {
    About {
        rules: sentences! {
            "Take exactly m elements of the ring that lie side by side. Gaps do not close."
            "每次从环上恰好取走相邻的 m 个元素；留下的空隙不会合拢。"
            "A player who cannot take loses."
            "无法操作者输。"
        },
        numbers: sentences! {
            "n and m; once elements are gone, 0 and their numbers"
            "n 和 m；取走过元素之后，再加上 0 和它们的编号"
        },
        answers: ["xian shou sheng", "hou shou sheng"],
        starts: &[&[11, 2], &[7, 2], &[8, 2], &[11, 3], &[10, 2, 0, 1, 2], &[9, 1]],
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Ring { about, element: || words("element", "元素"), exactly_m: true, most: 2000 })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    vec![("ring-of-7", ring_of_7()), ("rows", rows())]
}

/// What the first take leaves, and the two kinds of answers to it.
fn ring_of_7() -> String {
    let study = study();
    // Each with its caption inside, so that the rings are at one height.
    let ring = |position: &[u64], caption| {
        let board = study.board(position).plain();
        Drawing::below(vec![Drawing::from_board(&board, caption)])
    };
    let answers = vec![
        ring(&[7, 2, 0, 1, 2, 6, 7], "a row of 3,"),
        ring(&[7, 2, 0, 2, 3, 6, 7], "or rows of 1 and 2"),
    ];
    let rings = vec![
        ring(&[7, 2], "7 elements, m = 2"),
        ring(&[7, 2, 0, 6, 7], "a row of 5"),
        Drawing::beside(answers),
    ];
    Drawing::sequence(rings)
        .document("A ring of 7 elements with m = 2, and the first two takes", "")
}

/// The nim-values of rows for some m.
fn rows() -> String {
    let strip = |m: u64| {
        let values = Octal::take_contiguous(m).up_to(29);
        let values: Vec<u64> = (0..=29).map(|row| values.value(row)).collect();
        let caption = format!("m = {}: G(r) for the rows r = 0 to 29", m);
        ValueStrip { caption, line: 15, ..ValueStrip::of_values(0, &values) }.draw()
    };
    Drawing::below((1..=4).map(strip).collect()).document(
        "Nim-values of rows",
        "A ring is won if and only if the row that the first take leaves has the nim-value 0.",
    )
}
