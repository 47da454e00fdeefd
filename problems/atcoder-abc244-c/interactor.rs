//! The judge's side of the Yamanote Line Game.

use problem::played::{alternate, Board, Ends, Line, Referee, Turn};

/// The numbers: whether each is free.
#[derive(Clone)]
struct Numbers {
    free: Vec<bool>,
    left: usize,
}

impl Board for Numbers {
    type Move = usize;

    fn read(&self, line: &Line) -> Turn<Result<usize, String>> {
        let [number] = line.numbers()?;
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        Ok(match place.and_then(|place| self.free.get(place)) {
            None => Err(format!("the numbers are 1 to {}", self.free.len())),
            Some(false) => Err(format!("{number} has been named")),
            Some(true) => Ok(number as usize),
        })
    }

    fn write(&self, number: &usize) -> String {
        number.to_string()
    }

    fn play(&mut self, number: &usize) {
        self.free[number - 1] = false;
        self.left -= 1;
    }

    fn moves(&self) -> Vec<usize> {
        (1..=self.free.len()).filter(|number| self.free[number - 1]).collect()
    }

    /// Every number is named in the end.
    fn is_lost(&self) -> Option<bool> {
        Some(self.left % 2 == 0)
    }

    fn row(&self) -> Option<Vec<u64>> {
        Some(self.free.iter().map(|&free| u64::from(free)).collect())
    }
}

pub fn play(&n: &u64, referee: &mut Referee<'_>) -> Turn<()> {
    let all = 2 * n as usize + 1;
    referee.say(n)?;
    let numbers = Numbers { free: vec![true; all], left: all };
    alternate(referee, numbers, true, Ends { judge_is_stuck: "0" })
}
