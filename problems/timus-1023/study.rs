//! Bachet's game whose cap is chosen first, to be explained, drawn and played.

use gamecore::divisors;
use games::Bachet;
use study::prelude::*;

use super::rules::ChosenLimit;

/// A position is that of [`ChosenLimit`].
struct Buttons;

/// The game with a chosen L.
static PLAY: Bachet = Bachet { answers: ["", ""], starts: &[] };

/// The numbers L + 1 with which a heap is lost: its divisors above 2.
fn rounds(buttons: u64) -> Vec<u64> {
    divisors(buttons).into_iter().filter(|&divisor| divisor > 2).collect()
}

/// The least L with which the buttons are lost.
fn least_choice(buttons: u64) -> u64 {
    rounds(buttons)[0] - 1
}

impl Study for Buttons {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "First one player chooses L: at least 2, and less than the number of buttons."
                "先由一名玩家选定 L：至少为 2，且小于纽扣数。"
                "Then the players take 1 to L buttons in turn, the other player first."
                "然后双方轮流取纽扣，每次取 1 到 L 颗，由另一名玩家先取。"
                "The player who takes the last button wins."
                "取走最后一颗纽扣的人获胜。"
            },
            numbers: words("the buttons, and L if it is chosen", "纽扣数；如果已选定 L，再写 L"),
            answers: ["", ""],
            starts: &[&[8], &[22], &[8, 3], &[15], &[14, 4]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        refuse!(matches!(position, [0..=2]), "there are at least 3 buttons", "纽扣至少有 3 颗");
        refuse!(matches!(position, [_, 0..=1]), "L is at least 2", "L 至少为 2");
        refuse!(
            !(1..=2).contains(&position.len()),
            "a position is one number or two: the buttons and L",
            "局面是一个数或两个数：纽扣数和 L"
        );
        Ok(())
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = Options::of(ChosenLimit, position);
        let buttons = match *position {
            [buttons] => buttons,
            _ => return PLAY.play(position).with_options(options),
        };
        let limits = move || rounds(buttons).into_iter().map(move |round| vec![buttons, round - 1]);
        // With all buttons but one, the heap is a single round.
        Play::new(options, || true, move || Winning::all(limits()))
    }

    fn answer(&self, position: &[u64]) -> String {
        match position {
            [buttons] => least_choice(*buttons).to_string(),
            _ => String::new(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        match position {
            [buttons] => {
                let most = least_choice(*buttons);
                said!(
                    "with L = {most}, {buttons} buttons are whole rounds of {}",
                    "取 L = {most} 时，{buttons} 颗纽扣恰好分成若干轮，每轮 {} 颗",
                    most + 1
                )
            }
            _ => PLAY.reason(position),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        match position {
            [buttons] => {
                let rounds = rounds(*buttons);
                let choices = rounds.iter().map(|round| round - 1);
                vec![
                    said!("divisors above 2  {}", "大于 2 的约数  {}", series(&rounds, ", ")),
                    said!("L, one less       {}", "L，各减一      {}", series(choices, ", ")),
                ]
            }
            _ => PLAY.figures(position),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match from {
            [_] => said!("choose L = {}", "选 L = {}", to[1]),
            _ => said!("take {}", "取 {} 颗纽扣", counted(from[0] - to[0], "button")),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let buttons = position[0];
        let number = Heap { name: "L".to_string(), choices: Some(Vec::new()), ..Heap::default() };
        let (most, choice) = match position.get(1) {
            Some(&most) => (most, Heap { stones: most, ..number }),
            None => {
                let choices = rounds(buttons).into_iter().map(|round| round - 1);
                let note = said!("wins: {}", "必胜：{}", series(choices, ", "));
                let choices = Some((2..buttons).collect());
                (least_choice(buttons), Heap { choices, note, marked: true, ..number })
            }
        };
        let heap = Bachet::heap(&[buttons, most]);
        let heap = Heap { name: said!("buttons", "纽扣"), caption: String::new(), ..heap };
        Board::Heaps(vec![heap, choice])
    }

    fn name(&self, position: &[u64]) -> String {
        match position {
            [buttons] => said!("{buttons} buttons", "{buttons} 颗纽扣"),
            _ => said!("{} buttons, L = {}", "{} 颗纽扣，L = {}", position[0], position[1]),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(3..=22, |buttons| vec![buttons, 2])
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(3..=18)]
    }

    fn larger(&self, random: &mut Random) -> Row {
        vec![random.int(19..=24)]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Buttons)
}

/// All choices that win with twelve buttons, each with its rounds.
pub fn pictures() -> Vec<(&'static str, String)> {
    let board = |round: &u64| {
        let caption = format!("L = {}", round - 1);
        Drawing::from_board(&PLAY.board(&[12, round - 1]), &caption)
    };
    let drawings = rounds(12).iter().map(board).collect();
    let title = "The choices that win with 12 buttons";
    let description =
        "12 buttons are whole rounds of 3, 4, 6 and 12, so the second player wins with L = 2, 3, 5 and 11.";
    vec![("rounds", Drawing::beside(drawings).document(title, description))]
}
