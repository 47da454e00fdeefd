//! Number Game, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::DivideOrSubtract;

/// A position is the number.
struct Number;

/// The number of factors 2, and the odd part.
fn parts(n: u64) -> (u32, u64) {
    (n.trailing_zeros(), n >> n.trailing_zeros())
}

fn is_prime(n: u64) -> bool {
    n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d > 0)
}

fn wins(n: u64) -> bool {
    match parts(n) {
        (1, odd) => !is_prime(odd),
        (_, odd) => odd > 1,
    }
}

impl Study for Number {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Divide the number by one of its odd divisors that are greater than 1, or subtract 1 from a number greater than 1."
                "每次把这个数除以它的一个大于 1 的奇约数；如果它大于 1，也可以减 1。"
                "A player who has to move at 1 loses."
                "轮到自己走时数是 1，就输了。"
            },
            numbers: words("the number", "这个数"),
            answers: ["Ashishgup", "FastestFinger"],
            starts: &[&[24], &[10], &[16], &[18], &[9], &[12], &[30]],
        }
    }

    fn check(&self, number: &[u64]) -> Result<(), String> {
        let count = number.len();
        refuse!(count != 1, "there is one number, not {count}", "应有一个数，而不是 {count} 个");
        let n = number[0];
        refuse!(n == 0, "0 is not allowed", "不能是 0");
        refuse!(n > 10_000_000_000, "{n} is above 10^10", "{n} 超过 10^10");
        Ok(())
    }

    fn is_playable(&self, number: &[u64]) -> bool {
        number[0] <= 36
    }

    fn play<'a>(&'a self, number: &'a [u64]) -> Play<'a> {
        let options = Options::at(DivideOrSubtract, number[0], |n| vec![n]);
        tried(true, options, |number| wins(number[0]), number)
    }

    fn reason(&self, number: &[u64]) -> String {
        match parts(number[0]) {
            (0, 1) => said!("at 1 there is no move", "数是 1，无法操作"),
            (0, _) => said!("an odd number can be divided by itself", "奇数可以除以它自己"),
            (1, 1) => said!("2 - 1 is 1", "2 - 1 就是 1"),
            (_, 1) => said!("it is a power of 2, and not 2 itself", "这是 2 的幂，而且不是 2"),
            (1, odd) if is_prime(odd) => {
                said!("it is twice the prime {odd}", "这是质数 {odd} 的两倍")
            }
            (1, odd) => said!("it is twice {odd}, which is not a prime", "这是合数 {odd} 的两倍"),
            (twos, odd) => {
                said!("division by {odd} leaves {}", "除以 {odd} 剩下 {}", 1_u64 << twos)
            }
        }
    }

    fn figures(&self, number: &[u64]) -> Vec<String> {
        let (twos, odd) = parts(number[0]);
        let kinds = words(["not a prime", "a prime"], ["不是质数", "质数"]);
        let kind = kinds[usize::from(is_prime(odd))];
        vec![
            said!("power of 2  {}", "2 的幂    {}", 1_u64 << twos),
            said!("odd part    {odd}, {kind}", "奇数部分  {odd}，{kind}"),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (from, to) = (from[0], to[0]);
        match from - to {
            1 => said!("subtract 1, which leaves {to}", "减 1，剩下 {to}"),
            _ => said!("divide by {}, which leaves {to}", "除以 {}，剩下 {to}", from / to),
        }
    }

    fn board(&self, number: &[u64]) -> Board {
        let (twos, odd) = parts(number[0]);
        let left = self.options(number).into_iter().map(|left| left[0]);
        Board::Heaps(vec![Heap {
            stones: number[0],
            name: words("the number", "这个数").to_string(),
            choices: Some(left.collect()),
            note: format!("{} * {}", 1_u64 << twos, odd),
            marked: wins(number[0]),
            ..Heap::default()
        }])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(1..=20, |n| vec![n])
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(6..=36)]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Number)
}

/// A division that leaves a power of two, and the game from there.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [vec![12], vec![4], vec![3], vec![1]];
    let title = "12 is divided by 3, and 4 and 3 follow";
    let note = |number: &[u64]| if wins(number[0]) { "won" } else { "lost" }.to_string();
    vec![("play", line::picture(&Number, title, &positions, note, Drawing::sequence))]
}
