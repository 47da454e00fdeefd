use super::*;
use crate::board::tests::assert_well_formed;
use crate::board::{Cell, Cells, Heap};

fn text(text: &str) -> String {
    text.to_string()
}

fn strip() -> ValueStrip {
    let bracket = |from, to, label| Bracket { from, to, label: text(label) };
    ValueStrip {
        caption: text("take 1, 3 or 4"),
        outlined: vec![4, 99],
        brackets: vec![bracket(0, 6, "period 7"), bracket(7, 13, "")],
        line: 6,
        ..ValueStrip::of_values(0, &[0, 1, 0, 1, 2, 3, 2, 0, 1])
    }
}

fn scatter() -> Scatter {
    Scatter {
        first: 1,
        values: vec![1, 2, 3, 1, 4, 3, 2, 1, 4, 2],
        highlighted: vec![0, 3, 6, 77],
        legend: text("exceptions"),
        line: Some((7, text("from 7 on"))),
        axis: text("pins"),
    }
}

fn binary() -> BinaryColumns {
    BinaryColumns {
        rows: BinaryRow::each(&[3, 5, 7]),
        result_label: text("nim-sum"),
        result: vec![0, 0, 1],
        result_note: text("= 1"),
    }
}

fn grid() -> PointGrid {
    PointGrid {
        columns: 8,
        rows: 8,
        points: vec![(0, 0), (1, 2), (2, 1), (3, 5), (5, 3), (4, 7), (7, 4), (9, 9)],
        swept: vec![(3, 6), (4, 5)],
        outlined: vec![(3, 5)],
        rays: vec![
            Ray { from: (0, 0), to: (4, 7), label: text("steep") },
            Ray { from: (0, 0), to: (7, 4), label: text("flat") },
        ],
    }
}

fn dominoes() -> Dominoes {
    Dominoes { columns: 3, rows: 2, dominoes: vec![[1, 4], [2, 3]], token: 6 }
}

fn letters() -> Letters {
    Letters { words: vec![text("ab"), text("c")], marked: vec![2, 3] }
}

fn ring() -> Board {
    Board::Cells(Cells { ring: true, cells: vec![Cell::Stone; 5], ..Cells::default() })
}

fn all() -> Vec<Drawing> {
    let column = |stones, blocks: &[u64]| Heap {
        stones,
        blocks: blocks.to_vec(),
        note: text("take 1"),
        marked: true,
        ..Heap::default()
    };
    vec![
        strip().draw(),
        ValueStrip::of_outcomes(0, &[false, true, true, false]).draw(),
        scatter().draw(),
        Scatter { first: u64::MAX - 20, ..scatter() }.draw(),
        HeatMap {
            corner: text("a & b"),
            rows: vec![vec![0, 1], vec![1, 0]],
            outlined: vec![(0, 1)],
        }
        .draw(),
        binary().draw(),
        grid().draw(),
        Blocks { columns: vec![column(12, &[8, 3, 1]), column(13, &[13]), column(0, &[])] }.draw(),
        dominoes().draw(),
        Drawing::from_board(&ring(), "a ring"),
        Drawing::sequence(vec![Drawing::from_board(&ring(), "a ring"), binary().draw()]),
        Drawing::beside(vec![Drawing::from(&ring()), binary().draw().captioned("won")]),
        Drawing::below(vec![Drawing::from_board(&ring(), "a ring"), strip().draw()]),
        Drawing::beside(Vec::new()),
        ValueStrip::default().draw(),
        Scatter::default().draw(),
        HeatMap::default().draw(),
        BinaryColumns::default().draw(),
        PointGrid::default().draw(),
        Blocks::default().draw(),
        Dominoes::default().draw(),
        letters().draw(),
        Letters::default().draw(),
    ]
}

#[test]
fn every_picture_is_a_well_formed_file() {
    for drawing in all() {
        let svg = drawing.document("a < b", "b > a");
        assert_well_formed(&svg);
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{svg}");
        assert!(svg.contains("<title>a &lt; b</title>\n<desc>b &gt; a</desc>"), "{svg}");
        assert!(svg.contains("prefers-color-scheme:dark") && svg.ends_with("</svg>\n"));
        assert!(!svg.contains("data-click"), "a picture cannot be played on");
    }
}

/// The size of the document and, of each shape of a class, one attribute.
fn attributes(drawing: &Drawing, class: &str, name: &str) -> Vec<i64> {
    let svg = drawing.document("", "");
    let class = format!("class=\"{class}\"");
    svg.split(&class)
        .skip(1)
        .map(|shape| {
            let value = shape.split(&format!(" {name}=\"")).nth(1).unwrap();
            value.split('"').next().unwrap().parse().unwrap()
        })
        .collect()
}

#[test]
fn zero_stands_out_and_greater_values_are_deeper() {
    assert_eq!(tint(0, 9), (text("zero"), "on-zero"));
    for greatest in 1..40 {
        let levels: Vec<String> = (1..=greatest).map(|value| tint(value, greatest).0).collect();
        assert!(levels.windows(2).all(|pair| pair[0] <= pair[1]), "{levels:?}");
        assert!(levels.iter().all(|level| ("t1".."t9").contains(&level.as_str())), "{levels:?}");
    }
    assert_eq!(tint(15, 15), (text("t8"), "on-deep"));
    assert_eq!(tint(u64::MAX, u64::MAX).0, "t8");
}

#[test]
fn a_domino_covers_its_two_cells() {
    let of = |name| attributes(&dominoes().draw(), "t3", name);
    let cells = |name| attributes(&dominoes().draw(), "cell", name);
    let (width, height) = (cells("width")[0], cells("height")[0]);
    assert_eq!(of("width"), [width - 8, 2 * width - 8]);
    assert_eq!(of("height"), [2 * height - 8, height - 8]);
    // Cell 4 is above cell 1, and the domino begins there.
    assert_eq!(of("y")[0], cells("y")[3] + 4);
    assert!(cells("y")[3] < cells("y")[0]);
    assert_eq!(of("x")[1], cells("x")[1] + 4);
}

#[test]
fn letters_are_counted_through_all_words() {
    let svg = letters().draw().document("", "");
    let texts: Vec<&str> = svg.split("</text>").filter_map(|it| it.rsplit('>').next()).collect();
    assert_eq!(texts[..6], ["a", "1", "b", "2", "c", "3"]);
    let (marked, plain) =
        (attributes(&letters().draw(), "mark", "x"), attributes(&letters().draw(), "cell", "x"));
    assert_eq!((marked.len(), plain.len()), (2, 1));
    assert!(marked[0] == plain[0] + 30 && marked[1] > marked[0] + 30, "{marked:?} {plain:?}");
}

#[test]
fn axes_have_round_marks() {
    assert_eq!(step(0, 8), 1);
    assert_eq!(step(8, 8), 1);
    assert_eq!(step(9, 8), 2);
    assert_eq!(step(30, 8), 5);
    assert_eq!(step(4000, 14), 500);
}

#[test]
fn a_value_is_as_high_in_a_plot_as_it_is_large() {
    let scatter = Scatter { highlighted: vec![1, 2, 3, 5], ..scatter() };
    let heights = attributes(&scatter.draw(), "mark", "cy");
    let (one, two, three, four) = (heights[0], heights[1], heights[2], heights[3]);
    assert_eq!((one - two, two - three, three - four), (50, 50, 50));
}

#[test]
fn a_bracket_goes_on_in_the_next_line() {
    let svg = strip().draw().document("", "");
    // The first is cut by the end of the line, the second by the end of the strip.
    assert_eq!(svg.matches("class=\"bracket\"").count(), 3);
    assert_eq!(svg.matches(">period 7<").count(), 1);
}

#[test]
fn odd_columns_are_highlighted() {
    let drawing = binary().draw();
    assert_eq!(attributes(&drawing, "highlight", "width").len(), 1);
    let even = BinaryColumns { result: vec![0, 0, 0], ..binary() }.draw();
    assert!(attributes(&even, "highlight", "width").is_empty());
}

#[test]
fn points_out_of_the_grid_are_left_out() {
    assert_eq!(attributes(&grid().draw(), "mark", "x").len(), 7);
}

#[test]
fn drawings_do_not_overlap() {
    let width = |drawing: &Drawing| drawing.width();
    let one = Drawing::from(&ring());
    let two = Drawing::beside(vec![Drawing::from(&ring()), Drawing::from(&ring())]);
    assert_eq!(width(&two), 2 * width(&one) + BETWEEN);
    let column = Drawing::below(vec![Drawing::from_board(&ring(), "a"), Drawing::from(&ring())]);
    assert_eq!(column.canvas.height, 2 * one.canvas.height + CAPTION + BETWEEN / 2);
}
