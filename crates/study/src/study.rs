//! The trait of a study, which explains, draws and plays a problem.

use std::collections::HashSet;

use oracle::retrograde::Fate;

use crate::board::Board;
use crate::heaps;
use crate::kept::Kept;
use crate::language::{said, words};
use crate::play::{Play, Winning};
use crate::random::Random;
use crate::row::{each_once, some_of, write, Row};
use crate::small::MOST;
use crate::text::capitalised;

/// The facts of a study, the same for every position.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The rules in one or two sentences, the end of play included.
    pub rules: &'static str,
    /// The meaning of a position's numbers: `the heaps`.
    pub numbers: &'static str,
    /// The judge's words: where the player to move wins, and where the other one does; two
    /// empty words if the judge expects something else.
    pub answers: [&'static str; 2],
    /// Positions to start from, the first one being the best to begin with; some are won and
    /// some are lost for the player to move; others may be draws.
    pub starts: &'static [&'static [u64]],
}

/// A problem to be studied.
///
/// A position is a row of numbers, and a move is the position it leads to.
/// `is_playable` speaks for the rules, `reason` and `figures` for the theorem, and `play` for both.
/// Everything but `check` is only asked about positions that `check` accepts, and the options and
/// `board` only about those that can be played.
/// What follows from these methods is asked by [`Asked`].
///
/// The methods with a default are right for heaps.
pub trait Study: Send + Sync {
    /// The facts that do not depend on the position.
    fn about(&self) -> About;

    /// Whether a player who cannot move has won.
    fn is_misere(&self) -> bool {
        false
    }

    /// Whether a row is a position; every row is, unless the study says otherwise.
    ///
    /// # Errors
    /// The mistake, in a few words without a full stop: `a piece stands on cell 0`.
    fn check(&self, _position: &[u64]) -> Result<(), String> {
        Ok(())
    }

    /// Whether the position is small enough to be drawn, and to list its options.
    fn is_playable(&self, position: &[u64]) -> bool {
        heaps::are_playable(position)
    }

    /// What the rules and the theorem say of the position.
    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a>;

    /// The judge's answer for this position, without the end of the line.
    ///
    /// A case may consist of several positions; then its answer is made of theirs.
    fn answer(&self, position: &[u64]) -> String {
        let [won, lost] = self.about().answers;
        if self.wins(position) { won } else { lost }.to_string()
    }

    /// Why the player to move wins or not, in words that can follow an answer and a colon: `the
    /// nim-sum of the heaps is 1`.
    fn reason(&self, position: &[u64]) -> String;

    /// The figures behind the reason, line by line; long ones are cut.
    fn figures(&self, _position: &[u64]) -> Vec<String> {
        Vec::new()
    }

    /// A move in the problem's terms: `take 1 from heap 1`.
    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        heaps::changes(from, to)
    }

    /// What the opponent can bring about again, whatever is played from this position, which is lost
    /// and not over: in the game's own terms, without the theorem, and only where it is seen at a
    /// glance. Elsewhere, a move and the answer to it are named.
    fn kept<'a>(&'a self, _lost: &'a [u64]) -> Option<Kept<'a>> {
        None
    }

    /// The drawing of the position, with marks and notes on everything that the theorem looks at.
    ///
    /// [`Board::plain`] is the same without the theorem.
    fn board(&self, position: &[u64]) -> Board;

    /// A short name of a position where several are offered, such as `take 2 or 5: 4 7`: its
    /// numbers, unless these alone say too little.
    fn name(&self, position: &[u64]) -> String {
        write(position)
    }

    /// What is seen at a glance in a position to start from, in a word or two that are true of it,
    /// where that makes one curious: `equal heaps`.
    fn idea(&self, _start: &[u64]) -> Option<&'static str> {
        None
    }

    /// Small positions to guess about before the hints, in rows: several of them won, several lost,
    /// at most 24, all of which can be played.
    fn small(&self) -> Vec<Vec<Row>> {
        reachable(self)
    }

    /// A random position to start from.
    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=5);
        random.list(heaps, 1..=9)
    }

    /// A random position that is larger than most of [`Study::random`]: for the higher levels of
    /// practice.
    fn larger(&self, random: &mut Random) -> Row {
        let rows = (0..4).map(|_| self.random(random));
        rows.max_by_key(|row| self.options(row).len()).expect("four are not none")
    }
}

/// What is asked of every study, and is not the study's own to answer.
pub trait Asked: Study {
    /// The options by the rules; those that come to the same may be repeated.
    fn options(&self, position: &[u64]) -> Vec<Row> {
        self.play(position).options()
    }

    /// Whether the player to move wins, by the theorem.
    fn wins(&self, position: &[u64]) -> bool {
        self.play(position).wins()
    }

    /// The options with which the player to move wins, by the theorem.
    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        self.play(position).winning()
    }

    /// The options that keep the draw, if neither player can force a win.
    fn drawing(&self, position: &[u64]) -> Option<Vec<Row>> {
        self.play(position).drawing()
    }

    /// Some legal moves that a player might think of first: those that the study says, or else the
    /// first, a middle one and the last, if the position can be played.
    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        match self.play(position).tempting() {
            Some(tempting) => tempting,
            None if self.is_playable(position) => some_of(&each_once(self.options(position))),
            None => Vec::new(),
        }
    }

    /// What best play brings the player to move, by the theorem.
    fn fate(&self, position: &[u64]) -> Fate {
        match self.drawing(position) {
            _ if self.wins(position) => Fate::Win,
            Some(_) => Fate::Draw,
            None => Fate::Loss,
        }
    }

    /// One sentence: who wins, in the judge's words if these are words, and why.
    fn headline(&self, position: &[u64]) -> String {
        let (answer, verdict) = (self.answer(position), self.verdict(position));
        match self.about().answers.contains(&answer.as_str()) && !answer.is_empty() {
            true if answer.ends_with('!') => format!("{} {}", answer, capitalised(&verdict)),
            true => said!("{answer}: {verdict}", "{answer}：{verdict}"),
            false => capitalised(&verdict),
        }
    }

    /// The reason, and who wins: `the nim-sum of the heaps is 1, so the player to move wins.`
    fn verdict(&self, position: &[u64]) -> String {
        let fate = match self.fate(position) {
            Fate::Win => words("so the player to move wins.", "当前玩家必胜。"),
            Fate::Loss => words("so the player to move loses.", "当前玩家必败。"),
            Fate::Draw => words("so the player to move draws.", "双方都没有必胜策略，是平局。"),
        };
        said!("{}, {fate}", "{}，{fate}", self.reason(position))
    }
}

impl<S: Study + ?Sized> Asked for S {}

/// So many positions are listed to find small ones among them.
const EFFORT: usize = 2000;

/// Whether at least two of the positions are won and two lost: then there is something to find out.
pub fn are_telling<S: Study + ?Sized>(study: &S, rows: &[Vec<Row>]) -> bool {
    let fates: Vec<Fate> = rows.iter().flatten().map(|row| study.fate(row)).collect();
    [Fate::Win, Fate::Loss].iter().all(|fate| fates.iter().filter(|it| *it == fate).count() > 1)
}

/// The smallest positions that the first start leads to, or else others as well, in equal parts won
/// and lost if there are enough.
fn reachable<S: Study + ?Sized>(study: &S) -> Vec<Vec<Row>> {
    let mut found = Vec::new();
    for start in study.about().starts {
        found.extend(reached(study, start));
        let rows = vec![smallest(study, &mut found)];
        if are_telling(study, &rows) {
            return rows;
        }
    }
    vec![smallest(study, &mut found)]
}

/// Positions that one leads to; those near the end of play come first.
fn reached<S: Study + ?Sized>(study: &S, start: &[u64]) -> Vec<Row> {
    let (mut seen, mut waiting, mut found) = (HashSet::new(), vec![start.to_vec()], Vec::new());
    while let Some(row) = waiting.pop().filter(|_| found.len() < EFFORT) {
        if seen.insert(row.clone()) {
            waiting.extend(study.options(&row));
            found.push(row);
        }
    }
    found
}

fn smallest<S: Study + ?Sized>(study: &S, found: &mut Vec<Row>) -> Vec<Row> {
    let size = |row: &Row| {
        (row.iter().fold(0, |sum: u64, number| sum.saturating_add(*number)), row.clone())
    };
    found.sort_by_key(size);
    found.dedup();
    let fates = [Fate::Win, Fate::Loss, Fate::Draw];
    let of = |fate: Fate| found.iter().filter(move |row| study.fate(row) == fate);
    let kinds = fates.iter().filter(|fate| of(**fate).next().is_some()).count().max(1);
    let mut chosen: Vec<Row> =
        fates.iter().flat_map(|fate| of(*fate).take(MOST / kinds)).cloned().collect();
    chosen.sort_by_key(size);
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use oracle::games::{Slide, Subtraction};

    /// The token on 2 can go to 1, where play ends, and the one on 3 only in a circle.
    struct EndOrCircle;

    impl Study for EndOrCircle {
        fn about(&self) -> About {
            let answers = ["First", "Second"];
            About { rules: "", numbers: "", answers, starts: &[] }
        }

        fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
            let successors = vec![vec![], vec![1], vec![3]];
            Play::new(
                Options::at(Slide(successors), position[0], |to| vec![to]),
                move || position == [2],
                move || Winning::all(Some(vec![1]).filter(|_| position == [2])),
            )
            .with_drawing(move || Some(vec![vec![3]]).filter(|_| position == [3]))
        }

        fn answer(&self, position: &[u64]) -> String {
            ["Second", "First", "Draw"][position[0] as usize - 1].to_string()
        }

        fn reason(&self, position: &[u64]) -> String {
            format!("the token is on {}", position[0])
        }

        fn board(&self, _position: &[u64]) -> Board {
            Board::Heaps(Vec::new())
        }
    }

    #[test]
    fn the_headline_says_who_wins_or_that_nobody_does() {
        let headline = |vertex| EndOrCircle.headline(&[vertex]);
        assert_eq!(headline(1), "Second: the token is on 1, so the player to move loses.");
        assert_eq!(headline(2), "First: the token is on 2, so the player to move wins.");
        assert_eq!(headline(3), "The token is on 3, so the player to move draws.");
    }

    /// One stone at a time from one heap.
    struct OneByOne;

    impl Study for OneByOne {
        fn about(&self) -> About {
            About { rules: "", numbers: "", answers: ["", ""], starts: &[&[7]] }
        }

        fn play<'a>(&'a self, heap: &'a [u64]) -> Play<'a> {
            let options = Options::of(Subtraction(vec![1]), heap);
            Play::new(options, move || heap[0] % 2 == 1, Winning::none)
        }

        fn reason(&self, _heap: &[u64]) -> String {
            String::new()
        }

        fn board(&self, _heap: &[u64]) -> Board {
            Board::Heaps(Vec::new())
        }
    }

    #[test]
    fn a_start_that_leads_to_too_much_is_not_explored_to_its_end() {
        assert_eq!(reached(&OneByOne, &[1500]).len(), 1501);
        assert_eq!(reached(&OneByOne, &[5000]).len(), 2000);
    }
}
