//! Election Promises, to be explained, drawn and played.

use games::digraph::{board, GraphPosition};
use games::tried;
use study::prelude::*;

use super::rules::Promises;

/// A position is the number n of cities, for each the number of those after it, and these, and the
/// taxes of all n.
struct Election;

/// On the board taxes are raised to this at most.
const MOST: u64 = 3;

/// A position, taken apart; cities are counted from 0, but in the lists from 1.
struct Taxed<'a> {
    successors: Vec<Vec<u64>>,
    taxes: &'a [u64],
    levels: Vec<usize>,
}

impl<'a> Taxed<'a> {
    fn read(position: &'a [u64]) -> Result<Taxed<'a>, String> {
        let n = position.first().map_or(0, |&n| n as usize);
        let graph = position.len().checked_sub(n).map(|end| position.split_at(end));
        let (graph, taxes) = graph.filter(|(graph, _)| n > 0 && graph.len() > n).ok_or(words(
            "n, n lists of cities and n taxes are needed",
            "应依次写 n、n 个城市列表和 n 个税额",
        ))?;
        let graph = [graph, &[0]].concat();
        let parts = GraphPosition::read(&graph)?;
        let successors: Vec<Vec<u64>> = parts.successors.iter().map(|list| list.to_vec()).collect();
        let levels = parts.digraph().nim_values().map_err(|cycle| {
            said!("city {} is on a cycle", "城市 {} 在一个环上", cycle.vertex + 1)
        })?;
        Ok(Taxed { successors, taxes, levels: levels.into_iter().map(usize::from).collect() })
    }

    fn checked(position: &'a [u64]) -> Taxed<'a> {
        Taxed::read(position).expect("a position that was checked")
    }

    /// The nim-sum of each level.
    fn sums(&self) -> Vec<u64> {
        let mut sums = vec![0; self.levels.iter().max().map_or(0, |most| most + 1)];
        self.levels.iter().zip(self.taxes).for_each(|(&level, tax)| sums[level] ^= tax);
        sums
    }

    /// The highest level that is not balanced.
    fn highest(&self) -> Option<usize> {
        self.sums().iter().rposition(|&sum| sum > 0)
    }

    /// The taxes after the winning move of the theorem.
    fn balanced(&self) -> Option<Vec<u64>> {
        let (mut sums, highest) = (self.sums(), self.highest()?);
        let is_lowered = |&city: &usize| {
            self.levels[city] == highest && self.taxes[city] ^ sums[highest] < self.taxes[city]
        };
        let city = (0..self.taxes.len()).find(is_lowered)?;
        let mut left = self.taxes.to_vec();
        let after = self.successors[city].iter().map(|&city| city as usize - 1);
        for changed in std::iter::once(city).chain(after) {
            left[changed] ^= std::mem::take(&mut sums[self.levels[changed]]);
        }
        Some(left)
    }
}

/// The row of a case.
pub fn row(taxes: &[u64], successors: &[Vec<usize>]) -> Row {
    let lists = successors.iter().flat_map(|list| {
        std::iter::once(list.len() as u64).chain(list.iter().map(|&city| city as u64 + 1))
    });
    [vec![taxes.len() as u64], lists.collect(), taxes.to_vec()].concat()
}

/// The same cities with other taxes.
fn with_taxes(position: &[u64], taxes: &[u64]) -> Row {
    [&position[..position.len() - taxes.len()], taxes].concat()
}

impl Study for Election {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Lower the tax of one city, and set the tax of each city to which an edge leads from it to anything, here to 3 at most."
                "每次降低一个城市的税额，并把它的边所指向的各个城市的税额改为任意值，棋盘上至多为 3。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the number n of cities; for each the number of cities after it, and these; the taxes"
                "城市数 n；每个城市的后继个数和各个后继；各城市的税额"
            },
            answers: ["", ""],
            starts: &[
                &[5, 1, 3, 1, 3, 1, 5, 1, 5, 0, 2, 2, 1, 2, 1],
                &[4, 1, 2, 0, 1, 4, 0, 2, 1, 1, 3],
                &[4, 1, 2, 0, 1, 4, 0, 1, 3, 1, 3],
                &[6, 1, 3, 1, 4, 1, 5, 1, 6, 0, 0, 2, 2, 1, 1, 3, 3],
                &[3, 1, 2, 1, 3, 0, 1, 2, 3],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        Taxed::read(position).map(|_| ())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let Taxed { successors, taxes, .. } = Taxed::checked(position);
        taxes.len() <= 8
            && taxes.iter().all(|&tax| tax <= MOST)
            && successors.iter().all(|list| list.len() <= 2)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = Options::by(
            move || {
                let Taxed { successors, taxes, .. } = Taxed::checked(position);
                (Promises { successors, most: MOST }, taxes.to_vec())
            },
            move |taxes| with_taxes(position, &taxes),
        );
        let wins = |position: &[u64]| Taxed::checked(position).highest().is_some();
        let play = tried(true, options, wins, position);
        match self.is_playable(position) {
            true => play,
            false => play.with_winning(move || {
                let left = Taxed::checked(position).balanced();
                Winning::some(left.map(|taxes| with_taxes(position, &taxes)))
            }),
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        match Taxed::checked(position).balanced() {
            Some(left) => format!("WIN\n{}", study::write(&left)),
            None => "LOSE".to_string(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        let cities = Taxed::checked(position);
        let level = match cities.highest() {
            Some(level) => level,
            None => return said!("the nim-sum of every level is 0", "每一层的异或和都是 0"),
        };
        let sum = cities.sums()[level];
        said!("the nim-sum of level {level} is {sum}", "第 {level} 层的异或和是 {sum}")
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let cities = Taxed::checked(position);
        let sums = cities.sums();
        let heads = words(["level", "taxes", "nim-sum"], ["层", "税额", "异或和"]);
        figures(&heads, sums.len(), |level| {
            let on_level = (0..cities.taxes.len()).filter(|&city| cities.levels[city] == level);
            let taxes = series(on_level.map(|city| cities.taxes[city]), " ");
            vec![level.to_string(), taxes, sums[level].to_string()]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (before, after) = (Taxed::checked(from).taxes, Taxed::checked(to).taxes);
        let change = |city: usize| {
            let (had, has) = (before[city], after[city]);
            said!("city {}: {had} to {has}", "城市 {}：{had} 变为 {has}", city + 1)
        };
        series(differing(before, after).into_iter().map(change), words(", ", "，"))
    }

    /// The cities of the highest level that is not balanced are marked.
    fn board(&self, position: &[u64]) -> Board {
        let Taxed { successors, taxes, levels } = Taxed::checked(position);
        let highest = Taxed::checked(position).highest();
        let cities = (1..).zip(taxes);
        let tokens: Vec<u64> =
            cities.flat_map(|(city, &tax)| vec![city; tax.min(MOST) as usize]).collect();
        board(&GraphPosition::on(&successors, &tokens), |city| {
            let level = levels[city as usize - 1];
            Vertex { note: level.to_string(), marked: highest == Some(level) }
        })
    }

    fn name(&self, position: &[u64]) -> String {
        let Taxed { successors, taxes, .. } = Taxed::checked(position);
        let roads = successors.iter().map(Vec::len).sum::<usize>();
        let taxes = series(taxes, " ");
        said!("{roads} roads; taxes {taxes}", "{roads} 条道路；税额 {taxes}")
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(3..=5);
        let taxes = random.list(n, 0..=MOST);
        let mut later = |city: usize| -> Vec<usize> {
            (city + 1..n as usize).filter(|_| random.int(0..=1) == 1).take(2).collect()
        };
        row(&taxes, &(0..n as usize).map(&mut later).collect::<Vec<Vec<usize>>>())
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Election)
}

/// A winning move on two paths of two cities.
pub fn pictures() -> Vec<(&'static str, String)> {
    let successors = [vec![1], vec![], vec![3], vec![]];
    let positions = [row(&[2, 1, 1, 3], &successors), row(&[1, 3, 1, 3], &successors)];
    let title = "Two roads, from level 1 to level 0: a move that balances both levels";
    vec![("play", line::picture(&Election, title, &positions, |_| String::new(), Drawing::below))]
}
