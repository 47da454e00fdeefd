//! One stone or two neighbours out of a circle, to be explained, drawn and played.

use gamecore::Octal;
use games::Ring;
use study::prelude::*;

fn about() -> About {
    About {
        rules: sentences! {
            "Take one stone of the circle, or two that lie next to each other. Gaps do not close."
            "每次从一圈石子中取一颗，或者取相邻的两颗；留下的空位不会合拢。"
            "The player who takes the last stone wins."
            "取走最后一颗石子的人获胜。"
        },
        numbers: sentences! {
            "the number of stones in the full circle; once stones are gone, 0 and their numbers"
            "完整一圈的石子数；取走过石子之后，再加上 0 和它们的编号"
        },
        answers: ["Hrdv", "Yougth"],
        starts: &[&[10, 0, 1, 5], &[7, 0, 6, 7], &[7], &[13], &[9, 0, 1, 4, 5]],
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Ring { about, element: || words("stone", "石子"), exactly_m: false, most: u64::MAX })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    vec![("circle-of-7", circle_of_7()), ("kayles", kayles())]
}

/// The worked position: the first take, and the middle of the row.
fn circle_of_7() -> String {
    let study = study();
    let board =
        |position: &[u64], caption| Drawing::from_board(&study.board(position).plain(), caption);
    let boards = vec![
        board(&[7], "Hrdv takes 6 and 7:"),
        board(&[7, 0, 6, 7], "a row of 5; Yougth takes its middle:"),
        board(&[7, 0, 3, 6, 7], "1 2 mirrors 4 5"),
    ];
    Drawing::sequence(boards).document("A circle of 7 stones, and the first two takes", "")
}

/// The nim-values of Kayles, and where they are not yet periodic.
fn kayles() -> String {
    let all = Octal::KAYLES.periodic(1000).expect("the period is 12");
    let period = all.period().expect("the period is 12");
    let is_exception = |&row: &u64| all.value(row) != all.value(row + 6 * period.period());
    let scatter = Scatter {
        values: (0..=118).map(|row| all.value(row)).collect(),
        highlighted: (0..period.preperiod()).filter(is_exception).collect(),
        legend: "exceptions".to_string(),
        line: Some((
            period.preperiod(),
            format!("from {}: period {}", period.preperiod(), period.period()),
        )),
        axis: "stones in the row".to_string(),
        ..Scatter::default()
    };
    scatter.draw().document(
        "Nim-values of rows",
        "Only the empty row has the nim-value 0. From 71 on, the values repeat with period 12.",
    )
}
