//! Practice: positions to judge, and whether an answer is right.

use std::collections::HashSet;

use oracle::retrograde::Fate;

use crate::language::{said, words};
use crate::player::options;
use crate::random::Random;
use crate::row::Row;
use crate::study::{Asked, Study};

/// The most levels that there are; the first is the easiest.
pub const LEVELS: u64 = 5;

/// So many right answers in a row, among them a won and a lost position, lead to the next level.
pub const STREAK: u64 = 5;

/// A level has at least so many positions with the same fate, and a round at most so many.
const SAME_FATE: usize = 5;

/// How many games are played to find positions, and how far, until so many are found.
const GAMES: usize = 90;
const LONGEST_GAME: usize = 12;
const POSITIONS: usize = 300;

/// No more options are listed to find positions.
const EFFORT: usize = 20_000;

/// The positions of a study that are asked about, by their fates and from the easiest to the
/// hardest. They are always the same, and no position is on two levels.
pub struct Practice {
    /// One class for each fate that there is, none of them empty.
    classes: Vec<Vec<Candidate>>,
}

impl Practice {
    /// Finds the positions. None of them is over, and all can be played.
    pub fn new(study: &dyn Study) -> Practice {
        Practice { classes: classes(&positions(study)) }
    }

    /// How many levels there are: fewer than [`LEVELS`] where there are few positions.
    pub fn levels(&self) -> u64 {
        let smallest = self.classes.iter().map(Vec::len).min().unwrap_or(0);
        ((smallest / SAME_FATE) as u64).clamp(1, LEVELS)
    }

    /// Whether some position of the game is a draw.
    pub fn has_draws(&self) -> bool {
        self.classes.iter().flatten().any(|it| it.fate == Fate::Draw)
    }

    /// The positions of a level, those with the same fate together.
    ///
    /// # Panics
    /// If there is no such level.
    pub fn level(&self, level: u64) -> Vec<Vec<Row>> {
        let levels = self.levels();
        assert!((1..=levels).contains(&level), "the levels are 1 to {}", levels);
        let part = |class: &Vec<Candidate>| {
            let place = |level: u64| class.len() * level as usize / levels as usize;
            class[place(level - 1)..place(level)].iter().map(|it| it.row.clone()).collect()
        };
        self.classes.iter().map(part).collect()
    }

    /// Positions to judge, the same for the same seed, each once: as many won as lost, and as
    /// many as these drawn where some are.
    ///
    /// # Panics
    /// If there is no such level.
    pub fn round(&self, level: u64, seed: u64) -> Vec<Row> {
        let mut random = Random::new(seed);
        let mut level = self.level(level);
        let count = level.iter().map(Vec::len).min().unwrap_or(0).min(SAME_FATE);
        let mut round = Vec::new();
        for class in &mut level {
            round.extend((0..count).map(|_| removed(class, &mut random)));
        }
        (0..round.len()).map(|_| removed(&mut round, &mut random)).collect()
    }
}

/// How hard a position is to judge: the moves to look through until one wins, and the binary digits
/// to calculate with.
pub fn difficulty(study: &dyn Study, position: &[u64]) -> u64 {
    let (options, winning) = (options(study, position), study.winning(position).number());
    difficulty_of(position, options.len(), winning)
}

fn difficulty_of(position: &[u64], options: usize, winning: usize) -> u64 {
    let digits: u64 = position.iter().map(|number| u64::from(65 - number.leading_zeros())).sum();
    options as u64 * digits / (winning as u64 + 1)
}

/// A position that may be asked about.
#[derive(Clone)]
struct Candidate {
    row: Row,
    fate: Fate,
    /// Whether there is something to find out.
    is_task: bool,
    difficulty: u64,
}

/// Positions of games from start positions, from random ones and from larger ones. In half of the
/// moves a player plays perfectly, as otherwise few positions would be lost.
fn positions(study: &dyn Study) -> Vec<Candidate> {
    let starts = study.about().starts;
    let (mut random, mut found) = (Random::new(1), Vec::new());
    let (mut seen, mut effort) = (HashSet::new(), 0);
    for game in 0..GAMES {
        let mut row = match starts.get(game) {
            Some(start) => start.to_vec(),
            None if game % 2 == 0 => study.larger(&mut random),
            None => study.random(&mut random),
        };
        for _ in 0..LONGEST_GAME {
            let options = options(study, &row);
            effort += options.len();
            if options.is_empty() || effort > EFFORT || found.len() == POSITIONS {
                break;
            }
            let winning: Vec<Row> = study.winning(&row).moves.collect();
            if seen.insert(row.clone()) {
                let fate = study.fate(&row);
                let is_task = !is_trivial(study, fate, &options, &winning);
                let difficulty = difficulty_of(&row, options.len(), winning.len());
                found.push(Candidate { row: row.clone(), fate, is_task, difficulty });
            }
            row = match winning.into_iter().next() {
                Some(best) if random.int(0..=1) == 0 => best,
                _ => random.choose(&options).clone(),
            };
        }
    }
    found
}

/// Whether there is nothing to find out: a move ends play and wins, or all moves come to the same;
/// or whatever the player does, that is true for the opponent.
fn is_trivial(study: &dyn Study, fate: Fate, moves: &[Row], winning: &[Row]) -> bool {
    let is_won_anyhow = |moves: &[Row], winning: &[Row]| {
        winning.len() == moves.len() || winning.iter().any(|to| study.options(to).is_empty())
    };
    let is_answered_anyhow = |to: &Row| {
        let winning: Vec<Row> = study.winning(to).moves.collect();
        is_won_anyhow(&options(study, to), &winning)
    };
    match fate {
        _ if moves.len() == 1 => true,
        Fate::Win => is_won_anyhow(moves, winning),
        Fate::Loss => moves.iter().all(is_answered_anyhow),
        Fate::Draw => false,
    }
}

/// The positions with the same fate, from the easiest to the hardest; no class is empty.
///
/// The trivial ones are left out, unless there are hardly others with some fate: then they must
/// not give it away.
fn classes(positions: &[Candidate]) -> Vec<Vec<Candidate>> {
    let all = by_fate(positions, |_| true);
    let tasks = by_fate(positions, |candidate| candidate.is_task);
    if tasks.len() == all.len() && tasks.iter().all(|class| class.len() >= SAME_FATE) {
        tasks
    } else {
        all
    }
}

fn by_fate(positions: &[Candidate], is_wanted: impl Fn(&Candidate) -> bool) -> Vec<Vec<Candidate>> {
    let class = |&fate: &Fate| {
        let same = positions.iter().filter(|it| it.fate == fate && is_wanted(it));
        let mut class: Vec<Candidate> = same.cloned().collect();
        class.sort_by(|a, b| (a.difficulty, &a.row).cmp(&(b.difficulty, &b.row)));
        class
    };
    let fates = [Fate::Win, Fate::Loss, Fate::Draw];
    fates.iter().map(class).filter(|class| !class.is_empty()).collect()
}

/// Takes a random item out of a list that is not empty.
fn removed<T>(items: &mut Vec<T>, random: &mut Random) -> T {
    items.swap_remove(random.int(0..=items.len() as u64 - 1) as usize)
}

/// What a learner says about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This move wins; the position that it leads to.
    Move(Row),
    /// There is no winning move: the other player can force a win.
    Lost,
    /// Neither player can force a win.
    Drawn,
}

/// Whether an answer is right.
///
/// The move must be an option of the position.
pub fn is_right(study: &dyn Study, position: &[u64], answer: &Answer) -> bool {
    match answer {
        Answer::Move(to) => study.winning(position).moves.any(|winning| winning == *to),
        Answer::Lost => study.fate(position) == Fate::Loss,
        Answer::Drawn => study.fate(position) == Fate::Draw,
    }
}

/// Whether an answer is right, and what it leads to or what refutes it: a sentence or two, without
/// the theorem.
pub fn verdict(study: &dyn Study, position: &[u64], answer: &Answer) -> String {
    let is_right = is_right(study, position, answer);
    let right = if is_right { words("Right", "对") } else { words("No", "不对") };
    let fate = match (answer, study.fate(position)) {
        (Answer::Move(to), _) => return on_move(study, position, to, is_right),
        (_, Fate::Win) => words("there is a winning move.", "有必胜走法。"),
        (_, Fate::Draw) => words("neither player can force a win.", "双方都没有必胜策略。"),
        (Answer::Lost, _) => words("there is no winning move.", "没有必胜走法。"),
        (Answer::Drawn, _) => words("the opponent can force a win.", "对手有必胜策略。"),
    };
    said!("{right}, {fate}", "{right}，{fate}")
}

/// The opponent's move that refutes an answer, if it is a move that loses and play goes on.
pub fn refutation(study: &dyn Study, answer: &Answer) -> Option<Row> {
    match answer {
        Answer::Move(to) => study.winning(to).moves.next(),
        _ => None,
    }
}

/// What a move leads to.
fn on_move(study: &dyn Study, position: &[u64], to: &Row, is_right: bool) -> String {
    let name = study.describe(position, to);
    let is_last = study.options(to).is_empty();
    let after = match refutation(study, &Answer::Move(to.clone())) {
        _ if is_right && is_last => {
            words(" No move is left after it.", "走完以后无路可走。").to_string()
        }
        _ if is_right => String::new(),
        Some(answer) => said!(
            " The opponent wins by the answer: {}.",
            "对手这样应对即胜：{}。",
            study.describe(to, &answer)
        ),
        None if is_last => {
            let lost = " No move is left after it, and the opponent has won.";
            words(lost, "走完以后无路可走，对手已经赢了。").to_string()
        }
        None => words(" It only keeps the draw.", "它只能保持平局。").to_string(),
    };
    match is_right {
        true => said!("Right, this wins: {name}.{after}", "对，这一步必胜：{name}。{after}"),
        false => {
            said!("No, this does not win: {name}.{after}", "不对，这一步不能取胜：{name}。{after}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::options::Options;
    use crate::play::{Play, Winning};
    use crate::player::reason;
    use crate::study::About;
    use crate::{respond, Language};
    use oracle::games::Subtraction;

    /// Take 1 or 2 of the stones: a multiple of 3 is lost.
    struct Stones;

    impl Study for Stones {
        fn about(&self) -> About {
            let answers = ["First", "Second"];
            About { rules: "", numbers: "the stones", answers, starts: &[&[20]] }
        }

        fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
            let (stones, rest) = (position[0], position[0] % 3);
            let taken = move |take| stones.checked_sub(take).map(|left| vec![left]);
            Play::new(
                Options::of(Subtraction(vec![1, 2]), position),
                move || rest > 0,
                move || Winning::all(taken(rest).filter(|_| rest > 0)),
            )
        }

        fn reason(&self, stones: &[u64]) -> String {
            format!("{} mod 3 = {}", stones[0], stones[0] % 3)
        }

        fn describe(&self, from: &[u64], to: &[u64]) -> String {
            crate::heaps::taken(from[0], to[0])
        }

        fn board(&self, _stones: &[u64]) -> Board {
            Board::Heaps(Vec::new())
        }

        fn random(&self, random: &mut Random) -> Row {
            vec![random.int(1..=24)]
        }

        fn larger(&self, random: &mut Random) -> Row {
            vec![random.int(25..=48)]
        }
    }

    #[test]
    fn a_position_in_which_every_child_sees_the_move_is_not_asked() {
        let practice = Practice::new(&Stones);
        let asked = (1..=practice.levels()).flat_map(|level| practice.level(level).concat());
        assert_eq!(asked.min(), Some(vec![4]));
    }

    #[test]
    fn a_round_belongs_to_its_seed_and_level() {
        let practice = Practice::new(&Stones);
        let rounds: HashSet<Vec<Row>> =
            (1..=2).flat_map(|level| [1, 2].map(|seed| practice.round(level, seed))).collect();
        assert_eq!(rounds.len(), 4);
        assert_eq!(practice.round(2, 7), Practice::new(&Stones).round(2, 7));
    }

    #[test]
    fn an_answer_is_judged_with_a_refutation_and_the_reason() {
        let judged = |stones, answer| verdict(&Stones, &[stones], &answer);
        assert_eq!(judged(5, Answer::Move(vec![3])), "Right, this wins: take 2 stones.");
        assert_eq!(
            judged(5, Answer::Move(vec![4])),
            "No, this does not win: take 1 stone. The opponent wins by the answer: take 1 stone."
        );
        assert_eq!(
            judged(2, Answer::Move(vec![0])),
            "Right, this wins: take all 2 stones. No move is left after it."
        );
        assert_eq!(judged(5, Answer::Lost), "No, there is a winning move.");
        assert_eq!(judged(3, Answer::Lost), "Right, there is no winning move.");
        assert_eq!(judged(3, Answer::Drawn), "No, the opponent can force a win.");
        let chinese = Language::Chinese.speaking(|| judged(5, Answer::Lost));
        assert_eq!(chinese, "不对，有必胜走法。");
        assert_eq!(
            reason(&Stones, &[5]),
            "5 mod 3 = 2, so the player to move wins.\nWinning move: take 2 stones.\n"
        );
    }

    #[test]
    fn guesses_are_about_the_smallest_positions_of_each_outcome() {
        let cells = Stones.small().concat();
        assert_eq!(cells[..4], [[0], [1], [2], [3]]);
        assert_eq!(cells.last(), Some(&vec![18]));
        assert_eq!(cells.iter().filter(|cell| Stones.fate(cell) == Fate::Loss).count(), 7);
        let first = "{\"rows\":[[{\"position\":\"0\",\"label\":\"0\",\"outcome\":\"loss\"},";
        let guess = respond(&Stones, "guess", "");
        assert!(guess.starts_with(first) && guess.ends_with("]],\"draws\":false}"), "{}", guess);
    }

    #[test]
    fn practice_is_asked_for_by_words() {
        let asked = |verb, argument| respond(&Stones, verb, argument);
        let round = asked("practice", "2 7");
        assert!(
            round.starts_with("{\"level\":2,\"levels\":3,\"streak\":5,\"positions\":[\""),
            "{}",
            round
        );
        assert!(round.ends_with("],\"draws\":false}"), "{}", round);
        let judged =
            "{\"right\":true,\"outcome\":\"loss\",\"best\":\"2\",\"label\":\"take 1 stone\",";
        assert!(asked("judge", "3; none").starts_with(judged));
        assert!(
            asked("judge", "5;3").starts_with("{\"right\":true,\"outcome\":\"win\",\"best\":\"3\"")
        );
        for (verb, argument, error) in [
            ("practice", "6 1", "`6` is not a level from 1 to 3"),
            ("practice", "x", "`x` is not a level from 1 to 3"),
            ("practice", "1 x", "`x` is not a seed"),
            ("judge", "5; 1", "no move leads to 1"),
            ("judge", "0; none", "play is over"),
            ("judge", "x; none", "`x` is not a number from 0 to 2^64 - 1"),
        ] {
            assert_eq!(asked(verb, argument), format!("{{\"error\":\"{}\"}}", error));
        }
    }
}
