//! The judge's side: Branko, who names a pile and later takes stones.

use problem::played::{Board, Line, Referee, Turn};

pub fn play(piles: &[u64], referee: &mut Referee<'_>) -> Turn<()> {
    referee.say(piles.len())?;
    referee.say(piles.iter().map(u64::to_string).collect::<Vec<String>>().join(" "))?;
    let mut stones = Stones { piles: piles.to_vec(), named: None };
    while let Some((taken, named)) = referee.reply(&mut stones) {
        if taken > 0 {
            referee.say(taken)?;
        }
        let Some(named) = named else {
            referee.say(-1)?;
            return Err(referee.lost());
        };
        referee.say(named + 1)?;
        let (_, next) = referee.turn(&mut stones)?;
        if next.is_none() {
            // Nobody here knows whether the real judge waits for this line.
            return referee.hear("-1").map_or(Ok(()), |line| line.one_of(&["-1"]).map(drop));
        }
    }
    unreachable!("a player who is to take has a pile to take from")
}

/// The piles, and the one that the player to move has to take from; before the first take none is
/// named, and the player to move only names one.
#[derive(Clone)]
struct Stones {
    piles: Vec<u64>,
    named: Option<usize>,
}

impl Stones {
    /// How many stones can be taken: all numbers, or of a large pile a few.
    fn takes(&self) -> Vec<u64> {
        let Some(named) = self.named else { return vec![0] };
        let stones = self.piles[named];
        let mut takes: Vec<u64> = match stones {
            0..=8 => (1..=stones).collect(),
            _ => vec![1, 2, stones / 2, stones - 2, stones - 1, stones],
        };
        takes.dedup();
        takes
    }

    fn left(&self, taken: u64) -> Vec<u64> {
        let mut piles = self.piles.clone();
        if let Some(named) = self.named {
            piles[named] -= taken;
        }
        piles
    }

    /// Why a move is not allowed.
    fn fault(&self, taken: i64, next: Option<i64>) -> Option<String> {
        let most = self.piles[self.named.unwrap_or(0)];
        if !(1..=most as i64).contains(&taken) {
            return Some(format!("of the named pile 1 to {most} stones can be taken"));
        }
        let piles = self.left(taken as u64);
        let named = |next: i64| usize::try_from(next - 1).ok().and_then(|next| piles.get(next));
        let is_empty = next.filter(|&next| named(next).is_none_or(|&pile| pile == 0));
        is_empty.map(|next| format!("pile {next} has no stones"))
    }
}

impl Board for Stones {
    type Move = (u64, Option<usize>);

    /// Two numbers, how many stones and the next pile; after the last stone only the first.
    fn read(&self, line: &Line) -> Turn<Result<Self::Move, String>> {
        if let Ok([taken]) = line.numbers() {
            if let Some(fault) = self.fault(taken, None) {
                return Ok(Err(fault));
            }
            if self.left(taken as u64).iter().all(|&pile| pile == 0) {
                return Ok(Ok((taken as u64, None)));
            }
        }
        let [taken, next] = line.numbers()?;
        let chosen = (taken as u64, Some(next as usize).map(|next| next.wrapping_sub(1)));
        Ok(self.fault(taken, Some(next)).map_or(Ok(chosen), Err))
    }

    fn write(&self, &(taken, next): &Self::Move) -> String {
        match next {
            Some(next) => format!("{taken} {}", next + 1),
            None => taken.to_string(),
        }
    }

    fn play(&mut self, &(taken, next): &Self::Move) {
        self.piles = self.left(taken);
        self.named = next;
    }

    /// Of the piles that can be named next, one of each kind.
    fn moves(&self) -> Vec<Self::Move> {
        let after = |taken: u64| {
            let piles = self.left(taken);
            let find = |is_named: fn(&u64) -> bool| piles.iter().position(is_named);
            let mut next = vec![find(|&pile| pile == 1), find(|&pile| pile > 1)];
            next.push(piles.iter().rposition(|&pile| pile > 0));
            if next != [None; 3] {
                next.retain(Option::is_some);
            }
            next.dedup();
            next.into_iter().map(move |next| (taken, next))
        };
        self.takes().into_iter().flat_map(after).collect()
    }

    fn is_lost(&self) -> Option<bool> {
        let ones = self.piles.iter().filter(|&&pile| pile == 1).count();
        let is_larger_left = self.piles.iter().any(|&pile| pile > 1);
        let is_named_larger = self.named.is_some_and(|named| self.piles[named] > 1);
        let taker_wins = is_named_larger || (ones % 2 == 0) == is_larger_left;
        let is_start = self.named.is_none() && self.piles.iter().any(|&pile| pile > 0);
        Some(taker_wins == is_start)
    }

    fn can_move(&self) -> bool {
        self.piles.iter().any(|&pile| pile > 0)
    }

    fn row(&self) -> Option<Vec<u64>> {
        let named = self.named.map_or(0, |named| named as u64 + 1);
        Some([&[named], &self.piles[..]].concat())
    }
}
