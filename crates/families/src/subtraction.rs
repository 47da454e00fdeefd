//! Subtraction games: take one of some given amounts from a heap.

use gamecore::{NimValues, Period, SubtractionGame, Take};
use oracle::games::{Subtraction as Rules, Sum};
use oracle::Ruleset;

use crate::picture::{Bracket, Drawing, ValueStrip};
use crate::prelude::*;
use crate::text::SHOWN;

/// At most this many nim-values are searched for a period.
const PERIOD_LIMIT: u64 = 10_000;

/// The largest heap of a table.
const TABLE: u64 = 1_000_000;

/// A subtraction game: a position is the number of amounts, the amounts and the heaps.
pub struct Subtraction {
    /// What the judge asks for, and of how many heaps.
    pub asks: SubtractionAsks,
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// What the judge asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubtractionAsks {
    /// The nim-values of the heaps of 0 stones to as many as the only heap has.
    Values,
    /// A row of letters for the heaps of 1 stone to as many as the only heap has: W where the
    /// player to move wins, L where not.
    Letters,
    /// Who wins with a single heap: what to print if the player to move does, and if not.
    OneHeap([&'static str; 2]),
    /// Who wins with several heaps: what to print if the player to move does, and if not.
    Heaps([&'static str; 2]),
    /// Whether the player to move wins with several heaps, YES or NO, and if so the heap and the
    /// amount of the first winning move.
    FirstMove,
}

impl Subtraction {
    /// The position with these amounts and heaps.
    pub fn position(amounts: &[u64], heaps: &[u64]) -> Row {
        [&[amounts.len() as u64], amounts, heaps].concat()
    }

    /// The nim-values of this many heaps, with the preperiod and the periods in brackets.
    pub fn strip_of_values(amounts: &[u64], heaps: u64) -> Drawing {
        let game = SubtractionGame::new(amounts.iter().copied());
        let values = game.periodic(PERIOD_LIMIT).expect("amounts whose period is proved");
        let (found, row) = (values.period(), (0..heaps).map(|heap| values.value(heap)));
        let mut strip = ValueStrip::of_values(0, &row.collect::<Vec<u64>>());
        strip.caption = Subtraction::amounts(&Subtraction::position(amounts, &[]));
        let bracket = |from: u64, length: u64, label: &str| Bracket {
            from,
            to: from + length - 1,
            label: label.to_string(),
        };
        if let Some(Period { preperiod, period }) = found {
            if preperiod > 0 {
                strip.brackets.push(bracket(0, preperiod, "preperiod"));
            }
            let starts = (preperiod..heaps).step_by(period as usize);
            let label = |start| if start == preperiod { "period" } else { "" };
            strip.brackets.extend(starts.map(|start| bracket(start, period, label(start))));
        }
        strip.draw()
    }

    /// Whether there is just one heap: then it is drawn as a piece on a strip.
    fn has_one_heap(&self) -> bool {
        !matches!(self.asks, SubtractionAsks::Heaps(_) | SubtractionAsks::FirstMove)
    }

    /// The amounts and the heaps.
    fn parts(position: &[u64]) -> (&[u64], &[u64]) {
        position[1..].split_at(position[0] as usize)
    }

    fn game(position: &[u64]) -> SubtractionGame {
        SubtractionGame::new(Subtraction::parts(position).0.iter().copied())
    }

    /// The nim-values of all heaps of a position, if they are known that far.
    fn known_values(position: &[u64]) -> Option<NimValues> {
        let game = Subtraction::game(position);
        let largest = Subtraction::parts(position).1.iter().max().copied().unwrap_or(0);
        match game.closed_form() {
            Some(values) => Some(values),
            None if largest <= TABLE => Some(game.nim_values(largest)),
            None => game.periodic(PERIOD_LIMIT).ok(),
        }
    }

    fn values(position: &[u64]) -> NimValues {
        Subtraction::known_values(position).expect("a position's nim-values are known")
    }

    /// The position with other heaps.
    fn with_heaps(position: &[u64], heaps: &[u64]) -> Row {
        Subtraction::position(Subtraction::parts(position).0, heaps)
    }

    /// A heap, its options, their nim-values and its own.
    fn row(game: &SubtractionGame, values: &NimValues, heap: u64) -> Vec<String> {
        let options = || game.amounts().iter().filter_map(move |&amount| heap.checked_sub(amount));
        let listed =
            |numbers: String| if numbers.is_empty() { "none".to_string() } else { numbers };
        vec![
            heap.to_string(),
            listed(series(options(), ", ")),
            listed(series(options().map(|option| values.value(option)), ", ")),
            values.value(heap).to_string(),
        ]
    }

    fn period(game: &SubtractionGame) -> String {
        let values = game.periodic(PERIOD_LIMIT);
        match values.as_ref().map(|values| (values.table(), values.period())) {
            Ok((values, Some(found))) => format!(
                "from heap {} on, the nim-values repeat every {}: {}",
                found.preperiod,
                counted(found.period, "heap"),
                series(&values[found.preperiod as usize..], ", ")
            ),
            _ => format!("the heaps 0 to {} prove no period", PERIOD_LIMIT),
        }
    }

    /// The last rows of the table up to the only heap, or a row for each heap.
    fn lines(&self, position: &[u64]) -> Vec<String> {
        let (game, values) = (Subtraction::game(position), Subtraction::values(position));
        let heaps = Subtraction::parts(position).1;
        let row = |heap| Subtraction::row(&game, &values, heap);
        let title = ["n", "options", "their nim-values", "G(n)"].map(str::to_string).to_vec();
        let mut rows = vec![title];
        if self.has_one_heap() {
            rows.extend((heaps[0].saturating_sub(SHOWN as u64 - 1)..=heaps[0]).map(row));
        } else {
            rows.extend(heaps.iter().take(SHOWN).map(|&heap| row(heap)));
            if heaps.len() > SHOWN {
                rows.push(vec![format!("... and {} more heaps", heaps.len() - SHOWN)]);
            }
            let nim_sum = values.nim_sum(heaps.iter().copied()).to_string();
            rows.push(vec!["nim-sum".to_string(), String::new(), String::new(), nim_sum]);
        }
        let mut lines = table(&rows);
        lines.push(Subtraction::period(&game));
        lines
    }

    fn strip(position: &[u64], theorem: bool) -> Board {
        let heap = Subtraction::parts(position).1[0];
        // Two lengths only, so that the strip does not shrink with every move; the shorter one
        // fits a phone.
        let cells = if heap < 14 { 14 } else { 40 };
        let (mut marked, mut note) = (Vec::new(), Subtraction::amounts(position));
        if theorem {
            let values = Subtraction::values(position);
            marked.extend((0..=heap).filter(|&cell| values.value(cell) == 0));
            note += &format!("; nim-value {}", values.value(heap));
        }
        Board::Strips(vec![Strip {
            first: 0,
            cells,
            pieces: vec![Piece { cell: heap, dark: false }],
            marked,
            note,
        }])
    }

    fn heaps(position: &[u64], theorem: bool) -> Board {
        let heaps = Subtraction::parts(position).1;
        let values = theorem.then(|| Subtraction::values(position));
        let takes = values
            .as_ref()
            .map_or(Vec::new(), |values| Subtraction::game(position).winning_moves(heaps, values));
        let note = |stones| {
            values
                .as_ref()
                .map_or(String::new(), |values| format!("value {}", values.value(stones)))
        };
        let heap = |(index, &stones): (usize, &u64)| Heap {
            stones,
            caption: Subtraction::amounts(position),
            note: note(stones),
            marked: takes.iter().any(|take| take.heap == index),
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    /// `take 1, 3, 4`, or the first few of many amounts.
    fn amounts(position: &[u64]) -> String {
        let game = Subtraction::game(position);
        let amounts: Vec<String> = game.amounts().iter().map(u64::to_string).collect();
        match amounts.len() {
            0..=4 => format!("take {}", amounts.join(", ")),
            _ => format!("take {}, ...", amounts[..3].join(", ")),
        }
    }
}

impl Study for Subtraction {
    fn rules(&self) -> &'static str {
        if self.has_one_heap() {
            "Take one of the given amounts of stones from the heap. A player who cannot move loses. On the board, the piece stands on the number of stones and moves to the left."
        } else {
            "Take one of the given amounts of stones from one of the heaps. A player who cannot move loses, even if stones are left."
        }
    }

    fn numbers(&self) -> &'static str {
        if self.has_one_heap() {
            "the number of amounts, the amounts and the heap"
        } else {
            "the number of amounts, the amounts and the heaps"
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (&count, rest) = position.split_first().ok_or("the number of amounts is missing")?;
        if !(1..=100).contains(&count) {
            return Err(format!("there are 1 to 100 amounts, not {}", count));
        }
        if (rest.len() as u64) < count {
            return Err(format!("of {} amounts there are only {}", count, rest.len()));
        }
        let (amounts, heaps) = Subtraction::parts(position);
        if amounts.contains(&0) {
            return Err("an amount of 0 takes nothing".to_string());
        }
        if self.has_one_heap() && heaps.len() != 1 {
            return Err(format!("after the amounts there is one heap, not {}", heaps.len()));
        }
        if self.has_one_heap() && heaps[0] > TABLE {
            return Err(format!("the table ends at a heap of {}", TABLE));
        }
        let known = Subtraction::known_values(position);
        known
            .map(drop)
            .ok_or(format!("no period is proved, so a heap has at most {} stones", TABLE))
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let heaps = Subtraction::parts(position).1;
        heaps.len() <= 12
            && heaps.iter().all(|&heap| heap <= if self.has_one_heap() { 39 } else { 24 })
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let (amounts, heaps) = Subtraction::parts(position);
        let options = Sum(Rules(amounts.to_vec())).options(&heaps.to_vec());
        options.iter().map(|heaps| Subtraction::with_heaps(position, heaps)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        Subtraction::values(position).outcome(Subtraction::parts(position).1.iter().copied())
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let (game, values) = (Subtraction::game(position), Subtraction::values(position));
        let heaps = Subtraction::parts(position).1;
        let takes = game.winning_moves(heaps, &values).into_iter();
        Winning::all(takes.map(move |take| Subtraction::with_heaps(position, &take.after(heaps))))
    }

    fn answer(&self, position: &[u64]) -> String {
        let (values, heaps) = (Subtraction::values(position), Subtraction::parts(position).1);
        let outcome = values.outcome(heaps.iter().copied());
        match self.asks {
            SubtractionAsks::Values => {
                let words = (0..=heaps[0]).map(|heap| values.value(heap).to_string());
                words.collect::<Vec<String>>().join(" ")
            }
            SubtractionAsks::Letters => {
                (1..=heaps[0]).map(|heap| values.outcome([heap]).choose('W', 'L')).collect()
            }
            SubtractionAsks::OneHeap([next, previous])
            | SubtractionAsks::Heaps([next, previous]) => {
                outcome.choose(next, previous).to_string()
            }
            SubtractionAsks::FirstMove => {
                let takes = Subtraction::game(position).winning_moves(heaps, &values);
                let line = |take: &Take| format!("YES\n{} {}", take.heap + 1, take.stones);
                takes.first().map_or("NO".to_string(), line)
            }
        }
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (values, heaps) = (Subtraction::values(position), Subtraction::parts(position).1);
        let (nim_sum, outcome) = (values.nim_sum(heaps.iter().copied()), self.outcome(position));
        let headline = match self.asks {
            SubtractionAsks::Values | SubtractionAsks::Letters => format!(
                "The nim-value of a heap of {} is {}, so the player to move {}.",
                heaps[0],
                nim_sum,
                outcome.choose("wins", "loses")
            ),
            SubtractionAsks::OneHeap(_) => {
                let reason = format!("the nim-value of the heap is {}", nim_sum);
                headline(&self.answer(position), &reason, outcome)
            }
            SubtractionAsks::Heaps(_) | SubtractionAsks::FirstMove => {
                let reason = format!("the nim-sum of the heaps' nim-values is {}", nim_sum);
                // The first winning move is one of those that follow.
                let answer = self.answer(position);
                headline(answer.lines().next().unwrap_or_default(), &reason, outcome)
            }
        };
        Explanation { headline, lines: self.lines(position) }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // The least, a middle and the greatest amount from the largest heap.
        let heaps = Subtraction::parts(position).1;
        let largest = (0..heaps.len()).max_by_key(|&heap| heaps[heap]);
        let takes = largest.map_or(Vec::new(), |heap| {
            let takes = Subtraction::game(position).moves(&[heaps[heap]]);
            takes.iter().map(|take| replaced(heaps, heap, heaps[heap] - take.stones)).collect()
        });
        let mut chosen: Vec<usize> = vec![0, takes.len() / 2, takes.len().saturating_sub(1)];
        chosen.dedup();
        let chosen = chosen.iter().filter_map(|&index| takes.get(index));
        chosen.map(|heaps| Subtraction::with_heaps(position, heaps)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (from, to) = (Subtraction::parts(from).1, Subtraction::parts(to).1);
        if self.has_one_heap() {
            taken(from[0], to[0])
        } else {
            changes(from, to)
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        if self.has_one_heap() {
            Subtraction::strip(position, theorem)
        } else {
            Subtraction::heaps(position, theorem)
        }
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(2..=3);
        let amounts = random.distinct(count, 1..=5);
        let heaps =
            if self.has_one_heap() { random.list(1, 7..=13) } else { random.list(3, 5..=9) };
        Subtraction::position(&amounts, &heaps)
    }
}
