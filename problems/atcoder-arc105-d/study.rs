//! Bags and plates, to be explained, drawn and played.

use gamecore::{nim_sum, Game, Nim};
use oracle::Oracle;
use study::prelude::*;

use super::rules::{BagsAndPlates, Table};

/// A position is the bags before the first move; after it 0, the bags and the plates.
///
/// The theorem speaks of the first move and of Nim. In between all moves are tried.
struct LetsPlayNim(Oracle<BagsAndPlates>);

fn read(position: &[u64]) -> Table {
    match position {
        [0, rest @ ..] => {
            let (bags, plates) = rest.split_at(rest.len() / 2);
            Table { bags: bags.to_vec(), plates: plates.to_vec() }
        }
        bags => Table::start(bags),
    }
}

fn row(table: Table) -> Row {
    [vec![0], table.bags, table.plates].concat()
}

fn is_start(position: &[u64]) -> bool {
    position.first() != Some(&0)
}

/// How many bags are full.
fn full(bags: &[u64]) -> usize {
    bags.iter().filter(|&&bag| bag > 0).count()
}

/// The bag, if there is one, with which a full bag is paired off: of equal ones the first and the
/// second, and so on.
fn twin(bags: &[u64], bag: usize) -> Option<usize> {
    let equal: Vec<usize> = (0..bags.len()).filter(|&it| bags[it] == bags[bag]).collect();
    let rank = equal.iter().position(|&it| it == bag)?;
    equal.get(rank ^ 1).copied().filter(|_| bags[bag] > 0)
}

/// The move of the theorem: the fullest bag goes on the fullest plate, or that of Nim.
fn best(mut table: Table) -> Option<Row> {
    if full(&table.bags) == 0 {
        let take = Nim.winning_move(&table.plates)?;
        return Some(row(Table { plates: Nim.after(&table.plates, &take), ..table }));
    }
    let fullest = |row: &[u64]| (0..row.len()).max_by_key(|&place| row[place]);
    let (bag, plate) = (fullest(&table.bags)?, fullest(&table.plates)?);
    table.plates[plate] = table.plates[plate].checked_add(table.bags[bag])?;
    table.bags[bag] = 0;
    Some(row(table))
}

impl Study for LetsPlayNim {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "As long as there are coins in bags, choose a bag and put all its coins on one plate, which may already have some."
                "只要还有装着硬币的袋子，就选一个袋子，把其中的硬币全部放到一个盘子上，盘子上可以已有硬币。"
                "After that take any number of coins from one plate, at least one."
                "此后每次从一个盘子上取任意多枚硬币，至少一枚。"
                "The player who takes the last coin wins."
                "取走最后一枚硬币的人获胜。"
            },
            numbers: sentences! {
                "the bags before the first move; after it a 0, the bags (0 if empty), and as many plates"
                "第一步之前是各袋的硬币数；此后先写 0，再写各袋的硬币数（空袋为 0），然后是同样多的盘子"
            },
            answers: ["First", "Second"],
            starts: &[&[1, 2, 3, 4], &[2, 2, 1, 1], &[1, 2, 4], &[1, 2], &[3, 3]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let Table { bags, .. } = read(position);
        let (is_begun, is_uneven) =
            (!position.is_empty() && !is_start(position), position.len() % 2 == 0);
        refuse!(
            is_begun && is_uneven,
            "after the 0 there are as many plates as bags",
            "0 之后盘子应与袋子一样多"
        );
        refuse!(
            is_begun && full(&bags) > 0 && !self.is_playable(position),
            "after the first move all moves are tried, and there are too many",
            "第一步之后要试遍所有走法，这里太多了"
        );
        refuse!(!is_begun && position.contains(&0), "a bag is empty", "有一个袋子是空的");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let Table { bags, plates } = read(position);
        let coins = bags.iter().chain(&plates).fold(0, |sum: u64, &more| sum.saturating_add(more));
        bags.len() <= 4 && coins <= 14
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let wins = move || {
            let table = read(position);
            match full(&table.bags) {
                0 => nim_sum(table.plates) > 0,
                bags if is_start(position) => bags % 2 == 0 && !twins(table.bags),
                _ => self.0.next_wins(&table),
            }
        };
        let options = Options::at(BagsAndPlates, read(position), row);
        Play::new(options, wins, move || match self.is_playable(position) {
            true => Winning::all(self.0.winning_options(&read(position)).into_iter().map(row)),
            false => Winning::some(best(read(position)).filter(|_| wins())),
        })
    }

    fn reason(&self, position: &[u64]) -> String {
        let Table { bags, plates } = read(position);
        let left = full(&bags);
        if left == 0 && !plates.is_empty() {
            return said!("the nim-sum of the plates is {}", "各盘的异或和是 {}", nim_sum(plates));
        }
        if !is_start(position) {
            let wanted = match left % 2 {
                0 => words("a nim-sum other than 0 at the end", "最后的异或和不为 0"),
                _ => words("a nim-sum of 0 at the end", "最后的异或和为 0"),
            };
            return said!(
                "with {left} bags left the player to move wants {wanted}, and all moves were tried",
                "还剩 {left} 袋，当前玩家想使{wanted}，胜负由试遍所有走法得出"
            );
        }
        match (left % 2, twins(bags)) {
            (1, _) => said!("the number of bags, {left}, is odd", "袋数 {left} 是奇数"),
            (_, true) => said!("the {left} bags are paired off", "{left} 袋两两相等"),
            _ => said!(
                "the number of bags, {left}, is even, and they cannot be paired off",
                "袋数 {left} 是偶数，而且不能两两配对"
            ),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (from, to) = (read(from), read(to));
        let plate = differing(&from.plates, &to.plates)[0];
        let (number, had, has) = (plate + 1, from.plates[plate], to.plates[plate]);
        match differing(&from.bags, &to.bags)[..] {
            [bag] => said!("bag {} onto plate {number}", "第 {} 袋放到第 {number} 盘", bag + 1),
            _ => said!("plate {number}: {had} to {has}", "第 {number} 盘：{had} 变为 {has}"),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let Table { bags, plates } = read(position);
        let twin_note = |twin| said!("twin of {}", "与第 {} 袋配对", twin + 1);
        let bag = |(place, &stones): (usize, &u64)| Heap {
            stones,
            name: said!("bag {}", "第 {} 袋", place + 1),
            note: twin(&bags, place).map_or(String::new(), twin_note),
            marked: stones > 0 && twin(&bags, place).is_none(),
            ..Heap::default()
        };
        let room = bags.iter().max().copied().unwrap_or(0);
        let plate = |(place, &stones): (usize, &u64)| Heap {
            stones,
            name: said!("plate {}", "第 {} 盘", place + 1),
            room,
            ..Heap::default()
        };
        let bags = bags.iter().enumerate().map(bag);
        Board::Heaps(bags.chain(plates.iter().enumerate().map(plate)).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=4, |a, b| vec![a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let (bags, times) = (random.int(2..=4), random.int(1..=2));
        random.list(bags / times, 1..=3).repeat(times as usize)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(LetsPlayNim(Oracle::new(BagsAndPlates)))
}

/// The first player's plate has more than half of all coins.
pub fn pictures() -> Vec<(&'static str, String)> {
    let game = LetsPlayNim(Oracle::new(BagsAndPlates));
    let tables = [
        vec![1, 2, 3, 4],
        vec![0, 1, 2, 3, 0, 4, 0, 0, 0],
        vec![0, 1, 2, 0, 0, 4, 3, 0, 0],
        vec![0, 1, 0, 0, 0, 6, 3, 0, 0],
    ];
    let coins = |position: &[u64]| format!("plate 1 has {}", read(position).plates[0]);
    let title = "The fullest bag always goes on the same plate";
    vec![("plate", line::picture(&game, title, &tables, coins, Drawing::below))]
}
