//! Beans that become two, to be explained, drawn and played.

use gamecore::{mock_turtles_value, nim_sum};
use study::prelude::*;

use super::rules;

/// A position is the beans in each bottle.
struct Beans;

/// The most beans in a bottle.
const MOST: u64 = 1_000_000_000_000_000_000;

/// The nim-value of a bean in each bottle.
fn values(bottles: usize) -> Row {
    let value = |after: usize| match after {
        0 => 0,
        _ => mock_turtles_value(after as u64 - 1),
    };
    (0..bottles).rev().map(value).collect()
}

/// The bottles with odd numbers of beans.
fn odd(beans: &[u64]) -> Vec<usize> {
    (0..beans.len()).filter(|&bottle| beans[bottle] % 2 == 1).collect()
}

/// The values of those beans that have no partner in their bottle.
fn counting(beans: &[u64]) -> Row {
    let values = values(beans.len());
    odd(beans).into_iter().map(|bottle| values[bottle]).collect()
}

/// The winning moves, in order: from where, and where to.
fn winning(beans: &[u64]) -> Vec<[usize; 3]> {
    let n = beans.len();
    let (values, sum) = (values(n), nim_sum(counting(beans)));
    let pairs = |i: usize| (i + 1..n).flat_map(move |j| (j..n).map(move |k| [i, j, k]));
    let moves = (0..n).filter(|&i| beans[i] > 0).flat_map(pairs);
    moves.filter(|[i, j, k]| values[*i] ^ values[*j] ^ values[*k] == sum).collect()
}

fn after(beans: &[u64], [i, j, k]: [usize; 3]) -> Row {
    let mut left = beans.to_vec();
    left[i] -= 1;
    left[j] += 1;
    left[k] += 1;
    left
}

impl Study for Beans {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take a bean out of a bottle and put one bean into each of two later bottles, or both into the same one."
                "从一个瓶子里拿走一颗豆子，再在它后面的两个瓶子里各放一颗，也可以两颗放进同一个瓶子。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: words("the beans in each bottle", "各个瓶子里的豆子数"),
            answers: ["", ""],
            starts: &[&[2, 1, 0, 0], &[1, 0, 1, 5], &[0, 2, 2, 0], &[1, 0, 0, 1, 0], &[2, 0, 2, 0]],
        }
    }

    fn check(&self, beans: &[u64]) -> Result<(), String> {
        refuse!(!(1..=60).contains(&beans.len()), "there are 1 to 60 bottles", "瓶子有 1 到 60 个");
        refuse!(
            beans.iter().any(|&beans| beans > MOST),
            "a bottle has more than {MOST} beans",
            "有一个瓶子里的豆子多于 {MOST} 颗"
        );
        Ok(())
    }

    /// A bean with `after` bottles after its own makes at most 2^after beans in the end.
    fn is_playable(&self, beans: &[u64]) -> bool {
        let most =
            beans.iter().fold(0, |most: u64, beans| most.saturating_mul(2).saturating_add(*beans));
        beans.len() <= 12 && most <= 24
    }

    fn play<'a>(&'a self, beans: &'a [u64]) -> Play<'a> {
        Play::new(
            Options::of(rules::Beans, beans),
            move || nim_sum(counting(beans)) > 0,
            move || {
                Winning::all(winning(beans).into_iter().map(move |chosen| after(beans, chosen)))
            },
        )
    }

    fn answer(&self, beans: &[u64]) -> String {
        let winning = winning(beans);
        match winning.first() {
            Some([i, j, k]) => format!("{} {} {}\n{}", i, j, k, winning.len()),
            None => "-1 -1 -1\n0".to_string(),
        }
    }

    fn reason(&self, beans: &[u64]) -> String {
        let sum = nim_sum(counting(beans));
        said!("the nim-sum of the beans' values is {sum}", "各颗豆子的 SG 值的异或和是 {sum}")
    }

    fn figures(&self, beans: &[u64]) -> Vec<String> {
        let values = values(beans.len());
        let heads = words(["bottle", "beans", "value of a bean"], ["瓶子", "豆子", "一颗的 SG 值"]);
        let mut lines = figures(&heads, beans.len(), |bottle| {
            [bottle as u64, beans[bottle], values[bottle]].iter().map(u64::to_string).collect()
        });
        lines.push(nim_sum_of(counting(beans)));
        lines
    }

    fn kept<'a>(&'a self, beans: &'a [u64]) -> Option<Kept<'a>> {
        let are_pairs = |beans: &[u64]| beans[..beans.len() - 1].iter().all(|beans| beans % 2 == 0);
        Kept::so(beans, are_pairs, || {
            said!(
                "in every bottle but the last the beans pair off, and what you do with one of a pair can be done with the other",
                "除了最后一个瓶子，每个瓶子里的豆子都成双，你怎么动其中一颗，对方都能照样动另一颗"
            )
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed = |more: &[u64], less: &[u64]| -> Vec<usize> {
            let beans =
                |bottle: usize| vec![bottle; more[bottle].saturating_sub(less[bottle]) as usize];
            (0..more.len()).flat_map(beans).collect()
        };
        match (&changed(from, to)[..], &changed(to, from)[..]) {
            ([i], [j, k]) => said!("from bottle {i} to {j} and {k}", "从瓶子 {i} 到 {j} 和 {k}"),
            _ => String::new(),
        }
    }

    /// Bottles with an odd number of beans are marked.
    fn board(&self, beans: &[u64]) -> Board {
        let (values, odd) = (values(beans.len()), odd(beans));
        let bottle = |(place, &stones): (usize, &u64)| Heap {
            stones,
            name: said!("bottle {place}", "瓶子 {place}"),
            note: value_note(values[place]),
            marked: odd.contains(&place),
            room: if place == 0 { 0 } else { 2 },
            ..Heap::default()
        };
        Board::Heaps(beans.iter().enumerate().map(bottle).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=3, |a, b| vec![a, b, 0])
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(0..=1), random.int(1..=2), random.int(0..=2), 0]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Beans)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let mut values = values(21);
    values.reverse();
    let strip = ValueStrip {
        caption: "The value of a bean with 0 to 20 bottles after its own".to_string(),
        ..ValueStrip::of_values(0, &values)
    };
    let description = "0, and then the numbers with an odd number of binary digits 1: 1, 2, 4, 7, 8, 11, 13, 14, 16, 19.";
    vec![("values", strip.draw().document("Nim-values of beans", description))]
}
