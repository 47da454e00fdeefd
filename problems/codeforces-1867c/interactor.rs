//! The judge's side: Bob, who removes numbers, and the MEX in the end.

use std::collections::BTreeSet;
use std::sync::Arc;

use problem::played::{Board, Line, Referee, Turn};

pub fn play(numbers: &[u64], referee: &mut Referee<'_>) -> Turn<()> {
    referee.say(numbers.len())?;
    referee.say(numbers.iter().map(u64::to_string).collect::<Vec<String>>().join(" "))?;
    let mut set = Set::new(numbers);
    loop {
        referee.turn(&mut set)?;
        match referee.reply(&mut set) {
            Some(removed) => referee.say(removed)?,
            None => break,
        }
    }
    referee.say(-1)?;
    match set.missing.len() {
        0 => Ok(()),
        _ => Err(referee.lost()),
    }
}

/// The greatest number that may be added.
const GREATEST: u64 = 1_000_000_000;

/// How many numbers the board has.
const ROOM: u64 = 12;

/// The set in play.
#[derive(Clone)]
struct Set {
    /// The MEX that Alice has to reach: the second least number that is absent at the start.
    target: u64,
    /// The numbers below it that are absent; Alice needs them all.
    missing: BTreeSet<u64>,
    /// The other numbers of the set, from the target on.
    others: Arc<BTreeSet<u64>>,
    /// What Alice has just added, if Bob is to move.
    added: Option<u64>,
    /// How many numbers Alice may still add.
    turns: usize,
}

impl Set {
    fn new(numbers: &[u64]) -> Set {
        let numbers: BTreeSet<u64> = numbers.iter().copied().collect();
        let mut absent = (0..).filter(|number| !numbers.contains(number));
        let missing = absent.next().into_iter().collect();
        let target = absent.next().expect("a set is finite");
        let others = Arc::new(numbers.range(target..).copied().collect());
        Set { target, missing, others, added: None, turns: numbers.len() + 1 }
    }

    fn contains(&self, number: u64) -> bool {
        match number < self.target {
            true => !self.missing.contains(&number),
            false => self.others.contains(&number),
        }
    }

    /// A number that Alice can add and does not need.
    fn absent_other(&self) -> Option<u64> {
        (self.target..=GREATEST).find(|number| !self.others.contains(number))
    }

    /// What Bob can remove: of the numbers that Alice needs some of the greatest and the least, as
    /// she puts back what he takes, and then only smaller ones are left; and one of the others.
    fn removable(&self, added: u64) -> Vec<u64> {
        let needed = 0..added.min(self.target);
        let there = |number: &u64| self.contains(*number);
        let greatest = needed.clone().rev().filter(there).take(8);
        let other = self.others.range(self.target..added.max(self.target)).next();
        let numbers = greatest.chain(needed.clone().find(there)).chain(other.copied());
        // After Alice's last turn the game is over.
        numbers.filter(|_| self.turns > 0).collect()
    }
}

impl Board for Set {
    type Move = u64;
    const ILLEGAL: &'static str = "-2";

    fn read(&self, line: &Line) -> Turn<Result<u64, String>> {
        let [number] = line.numbers()?;
        Ok(match u64::try_from(number) {
            Ok(number) if number <= GREATEST && !self.contains(number) => Ok(number),
            Ok(number) if number <= GREATEST => Err(format!("{number} is in the set")),
            _ => Err(format!("it is not from 0 to {GREATEST}")),
        })
    }

    fn write(&self, number: &u64) -> String {
        number.to_string()
    }

    fn play(&mut self, &number: &u64) {
        let is_added = self.added.is_none();
        match (number < self.target, is_added) {
            (true, true) => self.missing.remove(&number),
            (true, false) => self.missing.insert(number),
            (false, true) => Arc::make_mut(&mut self.others).insert(number),
            (false, false) => Arc::make_mut(&mut self.others).remove(&number),
        };
        self.turns -= usize::from(is_added);
        self.added = Some(number).filter(|_| is_added);
    }

    fn moves(&self) -> Vec<u64> {
        match self.added {
            Some(added) => self.removable(added),
            None => self.missing.iter().copied().chain(self.absent_other()).collect(),
        }
    }

    fn can_move(&self) -> bool {
        self.added.is_none_or(|added| !self.removable(added).is_empty())
    }

    fn is_lost(&self) -> Option<bool> {
        let missing = self.missing.len();
        let Some(added) = self.added else { return Some(missing > 1) };
        let can_spoil = || (0..added.min(self.target)).any(|number| self.contains(number));
        Some(missing == 0 || missing == 1 && self.can_move() && !can_spoil())
    }

    /// Small numbers alone fit on the board.
    fn row(&self) -> Option<Vec<u64>> {
        let most =
            self.others.iter().next_back().max(Some(&self.target)).filter(|most| **most < ROOM);
        let letters = (0..ROOM).map(|number| u64::from(self.contains(number)));
        let turn = [self.target, self.turns as u64, self.added.map_or(0, |added| added + 1)];
        most.map(|_| turn.into_iter().chain(letters).collect())
    }
}
