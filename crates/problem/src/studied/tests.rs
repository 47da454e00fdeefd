//! A study with a defect does not pass.

use study::families::Nim;
use study::prelude::Outcome;
use study::{Explanation, Winning};

use super::*;

/// What can be wrong with a study.
#[derive(Clone, Copy, PartialEq)]
enum Defect {
    None,
    Outcome,
    Draw,
    WinningOptionMissing,
    WinningOptionTooMany,
    WinningOptionTwice,
    CountOfWinningOptions,
    IllegalTemptation,
    SameNames,
    NothingToClick,
}

/// Nim with a defect.
struct Defective(Nim, Defect);

impl Defective {
    fn new(defect: Defect) -> Self {
        Defective(Nim { misere: false, answers: ["A", "B"], starts: &[&[1]] }, defect)
    }

    fn has(&self, defect: Defect) -> bool {
        self.1 == defect
    }
}

impl Study for Defective {
    fn rules(&self) -> &'static str {
        self.0.rules()
    }

    fn numbers(&self) -> &'static str {
        self.0.numbers()
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        self.0.check(position)
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        self.0.is_playable(position)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        self.0.options(position)
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let outcome = self.0.outcome(position);
        match self.has(Defect::Outcome) && position == [1, 2, 3] {
            true => outcome.choose(Outcome::P, Outcome::N),
            false => outcome,
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let mut moves: Vec<Row> = self.0.winning(position).moves.collect();
        match self.1 {
            Defect::WinningOptionMissing if moves.len() == 3 => drop(moves.pop()),
            Defect::WinningOptionTooMany if position == [1, 2, 3] => moves.push(vec![1, 2, 2]),
            Defect::WinningOptionTwice if moves.len() == 3 => moves[2] = moves[1].clone(),
            Defect::CountOfWinningOptions if moves.len() == 3 => {
                return Winning { moves: Box::new(moves.into_iter()), count: Some(4) };
            }
            _ => {}
        }
        Winning::all(moves)
    }

    fn drawing(&self, position: &[u64]) -> Option<Vec<Row>> {
        (self.has(Defect::Draw) && position == [3, 3, 0]).then(Vec::new)
    }

    fn answer(&self, position: &[u64]) -> String {
        self.0.answer(position)
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        self.0.explain(position)
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        match self.has(Defect::IllegalTemptation) {
            true => vec![position.to_vec()],
            false => self.0.tempting(position),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match self.has(Defect::SameNames) {
            true => "take".to_string(),
            false => self.0.describe(from, to),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        match self.has(Defect::NothingToClick) {
            true => self.0.board(&[], theorem),
            false => self.0.board(position, theorem),
        }
    }

    fn starts(&self) -> Vec<Row> {
        self.0.starts()
    }

    fn random(&self, random: &mut Random) -> Row {
        self.0.random(random)
    }
}

/// Whether some small position gives the defect away.
fn is_noticed(defect: Defect) -> bool {
    let study = Defective::new(defect);
    let rules = Rules { study: &study, effort: AtomicU64::new(0) };
    let oracle = Retrograde::new(&rules);
    let rows = oracle::positions::rows(3, 0..=7);
    rows.iter().any(|row| check_position(&study, &oracle, row).is_err())
}

#[test]
fn every_defect_is_noticed() {
    assert!(!is_noticed(Defect::None));
    for (name, defect) in [
        ("outcome", Defect::Outcome),
        ("draw", Defect::Draw),
        ("missing", Defect::WinningOptionMissing),
        ("too many", Defect::WinningOptionTooMany),
        ("twice", Defect::WinningOptionTwice),
        ("count", Defect::CountOfWinningOptions),
        ("temptation", Defect::IllegalTemptation),
        ("names", Defect::SameNames),
        ("clicks", Defect::NothingToClick),
    ] {
        assert!(is_noticed(defect), "{name}");
    }
}
