//! The judge's side: the program says whether it moves first, and then both take cards.

use std::sync::Arc;

use problem::played::{alternate, Board, Ends, Line, Referee, Turn};

/// N, L and R.
pub fn play(&(n, least, most): &(u64, u64, u64), referee: &mut Referee<'_>) -> Turn<()> {
    referee.say(format!("{n} {least} {most}"))?;
    let values = Arc::new(nim_values(n as usize, least as usize, most as usize));
    let cards = Cards { n, least, most, rows: vec![(1, n)], values };
    let begins = referee.begins(&cards, ["First", "Second"])?;
    alternate(referee, cards, begins, Ends { judge_is_stuck: "0 0" })
}

/// The nim-values of the rows of 0 to `n` cards, by their definition: what a move can leave of a
/// row is counted, by its value, as it comes within reach and as it is out of reach again. O(n^2).
fn nim_values(n: usize, least: usize, most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    let mut options = vec![0_usize; (n + 1).next_power_of_two()];
    for length in 0..=n {
        for (taken, is_new) in [(least, true), (most + 1, false)] {
            let left = length.checked_sub(taken);
            for (before, left) in
                left.into_iter().flat_map(|left| (0..=left).map(move |a| (a, left)))
            {
                let count = &mut options[(values[before] ^ values[left - before]) as usize];
                *count = if is_new { *count + 1 } else { *count - 1 };
            }
        }
        let mex = options.iter().position(|&count| count == 0);
        values.push(mex.expect("a row has at most as many moves as cards") as u64);
    }
    values
}

/// The cards that are left.
#[derive(Clone)]
struct Cards {
    n: u64,
    least: u64,
    most: u64,
    /// Each row: its first card and how many they are, from the left.
    rows: Vec<(u64, u64)>,
    /// The nim-values of rows by their length.
    values: Arc<Vec<u64>>,
}

impl Cards {
    fn value(&self, length: u64) -> u64 {
        self.values[length as usize]
    }

    fn nim_sum(&self) -> u64 {
        self.rows.iter().fold(0, |sum, &(_, length)| sum ^ self.value(length))
    }

    /// The takes of some neighbours that are left.
    fn takes(&self, count: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let rows = self.rows.iter().filter(move |&&(_, length)| length >= count);
        rows.flat_map(move |&(first, length)| {
            (first..=first + length - count).map(move |card| (card, count))
        })
    }

    fn is_there(&self, card: u64) -> bool {
        self.rows.iter().any(|&(first, length)| (first..first + length).contains(&card))
    }

    /// The number of the row to which a card belongs.
    fn row_of(&self, card: u64) -> usize {
        self.rows.iter().rposition(|&(first, _)| first <= card).expect("the card is there")
    }
}

impl Board for Cards {
    type Move = (u64, u64);
    const ILLEGAL: &'static str = "-1 -1";

    fn read(&self, line: &Line) -> Turn<Result<(u64, u64), String>> {
        let [first, count] = line.numbers()?.map(|number: i64| u64::try_from(number).unwrap_or(0));
        if !(self.least..=self.most).contains(&count) {
            return Ok(Err(format!("a move takes {} to {} cards", self.least, self.most)));
        }
        let missing = (first..).take(count as usize).find(|&card| !self.is_there(card));
        Ok(missing.map_or(Ok((first, count)), |card| Err(format!("card {card} is not there"))))
    }

    fn write(&self, (first, count): &(u64, u64)) -> String {
        format!("{first} {count}")
    }

    fn play(&mut self, &(first, count): &(u64, u64)) {
        let row = self.row_of(first);
        let (start, length) = self.rows[row];
        let behind = (first + count, start + length - (first + count));
        self.rows.splice(row..=row, [(start, first - start), behind]);
        self.rows.retain(|&(_, length)| length > 0);
    }

    /// The shortest takes come first; of many lengths eight are listed.
    fn moves(&self) -> Vec<(u64, u64)> {
        let longest = self.rows.iter().map(|&(_, length)| length).max().unwrap_or(0);
        let lengths = self.least..=self.most.min(longest);
        let step = 1 + (self.most - self.least) as usize / 8;
        lengths.step_by(step).flat_map(|count| self.takes(count)).collect()
    }

    fn is_lost(&self) -> Option<bool> {
        Some(self.nim_sum() == 0)
    }

    fn winning_move(&self) -> Option<(u64, u64)> {
        let sum = self.nim_sum();
        let mut takes = (self.least..=self.most).flat_map(|count| self.takes(count));
        takes.find(|&(first, count)| {
            let (start, length) = self.rows[self.row_of(first)];
            let (before, after) = (first - start, start + length - (first + count));
            self.value(before) ^ self.value(after) ^ self.value(length) == sum
        })
    }

    fn can_move(&self) -> bool {
        self.rows.iter().any(|&(_, length)| length >= self.least)
    }

    fn row(&self) -> Option<Vec<u64>> {
        let mut gone = (1..=self.n).filter(|&card| !self.is_there(card)).peekable();
        // Behind a 0 there are the cards that are gone.
        let separator = gone.peek().map(|_| 0);
        Some([self.n, self.least, self.most].into_iter().chain(separator).chain(gone).collect())
    }
}
