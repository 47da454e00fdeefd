//! Alice and Bob, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::AddDifference;

/// A position is the numbers, in ascending order.
struct Differences;

/// Of more numbers the winning moves are not looked for.
const LISTED: usize = 100;

fn gcd(a: u64, b: u64) -> u64 {
    match b {
        0 => a,
        _ => gcd(b, a % b),
    }
}

/// The greatest common divisor, which no move changes.
fn divisor(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |divisor, &number| gcd(divisor, number))
}

fn greatest(numbers: &[u64]) -> u64 {
    numbers[numbers.len() - 1]
}

/// How many moves follow, whatever is played.
fn moves(numbers: &[u64]) -> u64 {
    greatest(numbers) / divisor(numbers) - numbers.len() as u64
}

impl Study for Differences {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Add the difference of two of the numbers, if it is not among them yet."
                "每次加入其中两个数的差，这个差必须是还没有的数。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, click the cell of the number to be added."
                "棋盘上，点要加入的数所在的格。"
            },
            numbers: words("the numbers, in ascending order", "从小到大的各个数"),
            answers: ["Alice", "Bob"],
            starts: &[&[3, 7], &[5, 6, 7], &[2, 3], &[4, 6], &[6, 10, 15], &[8, 12, 20]],
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        refuse!(numbers.is_empty(), "there are no numbers", "一个数也没有");
        refuse!(numbers[0] == 0, "0 is not allowed", "不能有 0");
        for pair in numbers.windows(2) {
            let (one, next) = (pair[0], pair[1]);
            refuse!(one >= next, "{one} comes before {next}", "{one} 排在 {next} 前面");
        }
        Ok(())
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        greatest(numbers) <= 40
    }

    fn play<'a>(&'a self, numbers: &'a [u64]) -> Play<'a> {
        let options = Options::of(AddDifference, numbers);
        tried(numbers.len() <= LISTED, options, |numbers| moves(numbers) % 2 == 1, numbers)
    }

    fn reason(&self, numbers: &[u64]) -> String {
        let (divisor, moves) = (divisor(numbers), moves(numbers));
        let parity = parity(moves);
        said!(
            "the number of missing multiples of {divisor} is {moves}, which is {parity}",
            "还没有的 {divisor} 的倍数有 {moves} 个，是{parity}"
        )
    }

    fn figures(&self, numbers: &[u64]) -> Vec<String> {
        let (divisor, greatest) = (divisor(numbers), greatest(numbers));
        let (multiples, there) = (greatest / divisor, numbers.len());
        vec![
            said!("divisor    {divisor}", "最大公约数  {divisor}"),
            said!(
                "multiples  {multiples}, up to {greatest}",
                "倍数        {multiples} 个，至 {greatest}"
            ),
            said!("there      {there}", "已有        {there} 个"),
            said!("missing    {}", "还没有      {} 个", moves(numbers)),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let new = added(from, to)[0];
        let larger = from.iter().find(|&&larger| larger > new && from.contains(&(larger - new)));
        let larger = larger.copied().unwrap_or(new);
        said!("add {new} = {larger} - {}", "加入 {new} = {larger} - {}", larger - new)
    }

    /// The multiples that are missing are marked.
    fn board(&self, numbers: &[u64]) -> Board {
        let (divisor, greatest) = (divisor(numbers), greatest(numbers));
        let multiples = (1..=greatest / divisor).map(|times| times * divisor);
        let missing: Vec<u64> = multiples.filter(|number| !numbers.contains(number)).collect();
        let note =
            said!("divisor {divisor}, missing {}", "公约数 {divisor}，还没有 {} 个", missing.len());
        let strip = Strip::dark(1, greatest, numbers.iter().copied());
        Board::Strips(vec![Strip { marked: missing, note, ..strip }])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=5, |a, b| vec![a, b + 1])
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(2..=4);
        let mut numbers = random.distinct(count, 1..=14);
        while moves(&numbers) < 2 {
            numbers = random.distinct(count, 1..=14);
        }
        numbers
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Differences)
}

/// A game to its end.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [vec![6, 10], vec![4, 6, 10], vec![2, 4, 6, 10], vec![2, 4, 6, 8, 10]];
    let title = "From 6 and 10 to all multiples of 2";
    let caption = |numbers: &[u64]| series(numbers, " ");
    vec![("play", line::picture(&Differences, title, &positions, caption, Drawing::below))]
}
