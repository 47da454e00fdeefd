//! Candy piles, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::CandyPiles;

/// A position is the piles, in any order; empty ones remain.
struct Candies;

/// The places of the piles, the largest first, and how many cells the diagonal has.
fn diagonal(piles: &[u64]) -> (Vec<usize>, usize) {
    let mut order: Vec<usize> = (0..piles.len()).collect();
    order.sort_by(|&one, &other| piles[other].cmp(&piles[one]));
    let cells = (0..order.len()).take_while(|&rank| piles[order[rank]] > rank as u64).count();
    (order, cells)
}

/// How many cells there are above the last one of the diagonal, and how many to the right of it;
/// `None` if there are no candies.
fn ways_left(piles: &[u64]) -> Option<(u64, u64)> {
    let (order, cells) = diagonal(piles);
    let last = cells.checked_sub(1)?;
    let above = piles[order[last]] - cells as u64;
    let right = order[cells..].iter().take_while(|&&place| piles[place] >= cells as u64).count();
    Some((above, right as u64))
}

/// The piles after one of the two moves, the largest first, and no empty ones.
fn after(piles: &[u64], is_largest: bool) -> Row {
    let (order, _) = diagonal(piles);
    let left = order.iter().skip(usize::from(is_largest)).map(|&place| piles[place]);
    left.map(|pile| pile - u64::from(!is_largest).min(pile)).filter(|&pile| pile > 0).collect()
}

/// Whether the player to move wins: so it is where the other one has eaten the last candy.
fn wins(piles: &[u64]) -> bool {
    match ways_left(piles) {
        Some((above, right)) => above % 2 == 1 || right % 2 == 1,
        None => true,
    }
}

impl Study for Candies {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Eat all candies of one of the largest piles, or one candy of every pile that has some."
                "每次吃掉最大的一堆（有几堆同样大时任选一堆），或者从每个还有糖果的堆中各吃一颗。"
                "The player who eats the last candy loses."
                "吃掉最后一颗糖果的人输。"
            },
            numbers: words("the piles", "各堆的颗数"),
            answers: ["First", "Second"],
            starts: &[&[7, 5, 4, 2, 2, 1], &[1, 3], &[1, 2, 3], &[4, 4, 4, 2], &[6, 3, 3, 3]],
        }
    }

    fn check(&self, piles: &[u64]) -> Result<(), String> {
        refuse!(piles.is_empty(), "there are no piles", "一堆也没有");
        Ok(())
    }

    fn is_misere(&self) -> bool {
        true
    }

    fn play<'a>(&'a self, piles: &'a [u64]) -> Play<'a> {
        tried(true, Options::of(CandyPiles, piles), wins, piles)
    }

    fn reason(&self, piles: &[u64]) -> String {
        match (ways_left(piles), wins(piles)) {
            (None, _) => {
                said!("the other player has eaten the last candy", "对手吃到了最后一颗糖果")
            }
            (_, true) => said!(
                "of the two ways from the last cell of the diagonal one is odd",
                "从对角线上最后一格出发的两条路中，有一条的长度是奇数"
            ),
            (_, false) => said!(
                "both ways from the last cell of the diagonal are even",
                "从对角线上最后一格出发的两条路，长度都是偶数"
            ),
        }
    }

    fn figures(&self, piles: &[u64]) -> Vec<String> {
        let (order, cells) = diagonal(piles);
        let in_order = series(order.iter().map(|&place| piles[place]), " ");
        ways_left(piles).map_or(Vec::new(), |(right, down)| {
            let [each, largest] = [right, down].map(|times| {
                said!("{times} more times, which is {}", "还能 {times} 次，是{}", parity(times))
            });
            vec![
                said!("piles in order   {in_order}", "从大到小  {in_order}"),
                said!(
                    "diagonal         to candy {cells} of pile {cells}",
                    "对角线    到第 {cells} 堆的第 {cells} 颗"
                ),
                said!("one of each      {each}", "各吃一颗  {each}"),
                said!("a largest pile   {largest}", "最大一堆  {largest}"),
            ]
        })
    }

    /// Inside the diagonal the other move answers a move, and at its end the same one does.
    fn kept<'a>(&'a self, piles: &'a [u64]) -> Option<Kept<'a>> {
        let is_inside = diagonal(piles).1 > 1;
        let twice = |first: bool| after(&after(piles, first), first != is_inside);
        let left = [twice(true), twice(false)];
        let has_both = matches!(ways_left(piles), Some((above, right)) if above > 0 && right > 0);
        let answer = match is_inside {
            true => words("the other one", "另一种"),
            false => words("the same one", "同一种"),
        };
        let said = said!(
            "whichever of the two moves you choose, {answer} answers it",
            "两种走法你选哪一种，对方都用{answer}应对"
        );
        let holds = move |piles: &[u64]| {
            let mut piles: Row = piles.iter().copied().filter(|&pile| pile > 0).collect();
            piles.sort_unstable_by(|one, other| other.cmp(one));
            left.contains(&piles)
        };
        Some(Kept { said, holds: Box::new(holds) }).filter(|_| is_inside || has_both)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match differing(from, to)[..] {
            [pile] if to[pile] == 0 => said!("eat pile {}", "吃掉第 {} 堆", pile + 1),
            _ => said!("eat one candy of every pile", "每堆各吃一颗"),
        }
    }

    /// The square below the diagonal; then the two ways from its corner.
    fn board(&self, piles: &[u64]) -> Board {
        let (order, cells) = diagonal(piles);
        let rank = |place: usize| order.iter().position(|&of| of == place).unwrap_or(0);
        let square = cells as u64;
        let heap = |(place, &stones): (usize, &u64)| match rank(place) {
            rank if rank < cells => Heap {
                stones,
                blocks: vec![square, stones - square].into_iter().filter(|&b| b > 0).collect(),
                marked: rank + 1 == cells && stones > square,
                ..Heap::default()
            },
            _ => Heap { stones, marked: stones > 0 && stones == square, ..Heap::default() },
        };
        Board::Heaps(piles.iter().enumerate().map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![b, a])
    }

    fn random(&self, random: &mut Random) -> Row {
        let piles = random.int(3..=7);
        random.list(piles, 1..=8)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Candies)
}

/// Every cell that a walk can reach, 0 if it is lost.
pub fn pictures() -> Vec<(&'static str, String)> {
    let piles = [7_u64, 5, 4, 2, 2, 1];
    let left = |eaten: usize, each: u64| -> Row {
        piles[eaten..].iter().map(|pile| pile.saturating_sub(each)).collect()
    };
    let cell = |eaten: usize, each: u64| u64::from(wins(&left(eaten, each)));
    let row = |eaten: usize| (0..piles[eaten]).map(|each| cell(eaten, each)).collect();
    let cells = diagonal(&piles).1;
    let walk = HeatMap {
        corner: String::new(),
        rows: (0..piles.len()).map(row).collect(),
        outlined: (0..cells).map(|place| (place, place)).collect(),
    };
    let description = "One row for each pile; a 0 is lost for the player to move. The diagonal is outlined: all its cells are won.";
    vec![("walk", walk.draw().document("The piles 7 5 4 2 2 1 as cells", description))]
}
