//! A heap from which one of two amounts is taken, to be explained, drawn and played.

use games::tried;
use oracle::games::Subtraction;
use study::prelude::*;

/// A position is the two amounts and the stones of the heap.
struct TwoAmounts;

fn read(position: &[u64]) -> [u64; 3] {
    position.try_into().expect("checked")
}

/// What is left of the heap when all rounds of a + b are gone, and how often `a` goes into that.
fn left_over(position: &[u64]) -> (u64, u64) {
    let [a, b, heap] = read(position);
    let left = heap % (a + b);
    (left, left / a)
}

fn wins(position: &[u64]) -> bool {
    let (left, times) = left_over(position);
    left >= position[1] || times % 2 == 1
}

impl Study for TwoAmounts {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take exactly a or exactly b stones from the heap."
                "每次从堆中恰好取 a 颗或恰好取 b 颗石子。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, the piece stands on the number of stones and moves to the left."
                "棋盘上，棋子所在的格子就是石子数，每步向左移。"
            },
            numbers: words("a, b and the stones of the heap", "a、b 和堆中的石子数"),
            answers: ["", ""],
            starts: &[&[2, 5, 30], &[1, 4, 10], &[3, 4, 14], &[1, 2, 7], &[2, 3, 9], &[3, 4, 9]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        refuse!(position.first() == Some(&0), "a is 0", "a 是 0");
        refuse!(
            position.len() != 3,
            "a position is three numbers: a, b and the stones",
            "局面是三个数：a、b 和石子数"
        );
        let [a, b, heap] = read(position);
        refuse!(a >= b, "b is not above a", "b 不大于 a");
        refuse!(
            b.max(heap) > 1_000_000_000,
            "a number is above 1000000000",
            "有一个数大于 1000000000"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[2] < 40
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let [a, b, heap] = read(position);
        let options = Options::at(Subtraction(vec![a, b]), heap, move |heap| vec![a, b, heap]);
        tried(true, options, wins, position)
    }

    /// The heap itself answers the judge's question, if it is lost.
    fn answer(&self, position: &[u64]) -> String {
        match wins(position) {
            true => String::new(),
            false => position[2].to_string(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        let [a, b, heap] = read(position);
        let (left, times) = left_over(position);
        let mod_round = format!("{heap} mod {} = {left}", a + b);
        if left >= b {
            return said!("{mod_round} is at least {b}", "{mod_round}，不小于 {b}");
        }
        let parity = parity(times);
        said!(
            "{mod_round} is less than {b}, and {left} / {a}, rounded down, is {times}, which is {parity}",
            "{mod_round}，小于 {b}，而 {left} / {a} 向下取整得 {times}，是{parity}"
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let [a, b, heap] = read(position);
        let (round, (left, _)) = (a + b, left_over(position));
        vec![
            said!("round      {round} = {a} + {b}", "一轮    {round} = {a} + {b}"),
            said!("rounds     {}", "轮数    {}", heap / round),
            said!("left over  {left}", "余下    {left}"),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(from[2], to[2])
    }

    /// The heaps that are lost are marked.
    fn board(&self, position: &[u64]) -> Board {
        let [a, b, heap] = read(position);
        let (left, _) = left_over(position);
        Board::Strips(vec![Strip {
            first: 0,
            // Two lengths only, so that the strip does not shrink with every move.
            cells: if heap < 14 { 14 } else { 40 },
            pieces: vec![Piece { cell: heap, dark: false }],
            caption: said!("take {a} or {b}", "取 {a} 或 {b}"),
            marked: (0..=heap).filter(|&cell| !wins(&[a, b, cell])).collect(),
            note: format!("{heap} mod {} = {left}", a + b),
            ..Strip::default()
        }])
    }

    fn name(&self, position: &[u64]) -> String {
        let [a, b, heap] = read(position);
        said!("take {a} or {b}: {heap}", "取 {a} 或 {b}：{heap}")
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(0..=20, |heap| vec![2, 5, heap])
    }

    fn random(&self, random: &mut Random) -> Row {
        let a = random.int(1..=4);
        vec![a, a + random.int(1..=4), random.int(7..=20)]
    }

    fn larger(&self, random: &mut Random) -> Row {
        let a = random.int(1..=5);
        vec![a, a + random.int(1..=6), random.int(20..=39)]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(TwoAmounts)
}

/// A take and the answer that completes the round, twice.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [14, 12, 7, 2, 0].map(|heap| vec![2, 5, heap]);
    let title = "From 14 stones, 2 or 5 at a time: each answer completes a round of 7";
    let caption = |position: &[u64]| position[2].to_string();
    vec![("rounds", line::picture(&TwoAmounts, title, &positions, caption, Drawing::below))]
}
