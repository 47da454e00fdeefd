//! Practice: positions to judge, and whether an answer is right.

use std::collections::HashSet;
use std::ops::Range;

use oracle::retrograde::Fate;

use crate::player::{explanation, options};
use crate::random::Random;
use crate::row::Row;
use crate::study::Study;
use crate::{said, words};

/// How many levels there are; the first is the easiest.
pub const LEVELS: u64 = 5;

/// So many right answers in a row lead to the next level.
pub const STREAK: u64 = 3;

/// A round has at most so many positions with the same fate.
const SAME_OUTCOME: usize = 5;

/// How many games are played to find positions, and how far.
const GAMES: usize = 60;
const LONGEST_GAME: usize = 12;

/// No more options are listed to find positions.
const EFFORT: usize = 20_000;

/// Positions to judge, the same for the same seed, each once: as many won as lost, and as many as
/// these drawn where some are.
///
/// None of them is over, and all can be played.
///
/// # Panics
/// If there is no such level.
pub fn round(study: &dyn Study, level: u64, seed: u64) -> Vec<Row> {
    assert!((1..=LEVELS).contains(&level), "the levels are 1 to {}", LEVELS);
    let mut random = Random::new(seed);
    let mut classes = classes(&positions(study, &mut random));
    let smallest = classes.iter().map(Vec::len).min().unwrap_or(0);
    let mut round = Vec::new();
    for class in &mut classes {
        let mut window = class[window(class.len(), level)].to_vec();
        for _ in 0..smallest.min(window.len()).min(SAME_OUTCOME) {
            round.push(removed(&mut window, &mut random).row);
        }
    }
    let mut shuffled = Vec::new();
    while !round.is_empty() {
        shuffled.push(removed(&mut round, &mut random));
    }
    shuffled
}

/// How hard a position is to judge: the moves to look through until one wins, and the binary digits
/// to calculate with.
pub fn difficulty(study: &dyn Study, position: &[u64]) -> u64 {
    let options = options(study, position).len() as u64;
    let winning = study.winning(position).number() as u64;
    let digits: u64 = position.iter().map(|number| u64::from(65 - number.leading_zeros())).sum();
    options * digits / (winning + 1)
}

/// A position that may be asked about.
#[derive(Clone)]
struct Candidate {
    row: Row,
    fate: Fate,
    has_choice: bool,
    difficulty: u64,
}

/// Positions of random games from start positions. In half of the moves a player plays perfectly,
/// as otherwise few positions would be lost.
fn positions(study: &dyn Study, random: &mut Random) -> Vec<Candidate> {
    let starts = study.about().starts;
    let (mut found, mut seen, mut effort) = (Vec::new(), HashSet::new(), 0);
    for game in 0..GAMES {
        let mut row = match starts.get(game) {
            Some(start) => start.to_vec(),
            None => study.random(random),
        };
        for _ in 0..LONGEST_GAME {
            let options = options(study, &row);
            effort += options.len();
            if options.is_empty() || effort > EFFORT {
                break;
            }
            if seen.insert(row.clone()) {
                found.push(Candidate {
                    row: row.clone(),
                    fate: study.fate(&row),
                    has_choice: options.len() > 1,
                    difficulty: difficulty(study, &row),
                });
            }
            let winning = match random.int(0..=1) {
                0 => study.winning(&row).moves.next(),
                _ => None,
            };
            row = winning.unwrap_or_else(|| random.choose(&options).clone());
        }
    }
    found
}

/// The positions with the same fate, from the easiest to the hardest; no class is empty.
///
/// Those with a single move are left out, unless only these have some fate: then they must not
/// give it away.
fn classes(positions: &[Candidate]) -> Vec<Vec<Candidate>> {
    let all = by_fate(positions, |_| true);
    let with_choice = by_fate(positions, |candidate| candidate.has_choice);
    if with_choice.len() == all.len() {
        with_choice
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

/// The part of a class that belongs to a level: a fifth of it, or a few positions if that is more.
fn window(length: usize, level: u64) -> Range<usize> {
    let size = length.min(SAME_OUTCOME).max(length / LEVELS as usize);
    let start = (length - size) * (level - 1) as usize / (LEVELS - 1) as usize;
    start..start + size
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

/// Whether an answer is right, and what it leads to or what refutes it: a sentence or two.
pub fn verdict(study: &dyn Study, position: &[u64], answer: &Answer) -> String {
    let is_right = is_right(study, position, answer);
    let right = if is_right { words("Right", "对") } else { words("No", "不对") };
    let fate = match (answer, study.fate(position)) {
        (Answer::Move(to), _) => return on_move(study, position, to, is_right),
        (_, Fate::Win) => words("there is a winning move.", "有制胜走法。"),
        (_, Fate::Draw) => words("neither player can force a win.", "双方都无法取胜。"),
        (Answer::Lost, _) => words("there is no winning move.", "没有制胜走法。"),
        (Answer::Drawn, _) => words("the opponent can force a win.", "对手有必胜策略。"),
    };
    said!("{}, {}", "{}，{}", right, fate)
}

/// Why a position is won, lost or drawn, without the judge's words: lines.
pub fn explained(study: &dyn Study, position: &[u64]) -> String {
    explanation(study, position).join("\n") + "\n"
}

/// What a move leads to.
fn on_move(study: &dyn Study, position: &[u64], to: &[u64], is_right: bool) -> String {
    let name = study.describe(position, to);
    let is_last = study.options(to).is_empty();
    let answer = study.winning(to).moves.next().map(|answer| study.describe(to, &answer));
    let after = match answer {
        _ if is_right && is_last => {
            words("No move is left after it.", "走完以后无路可走。").to_string()
        }
        _ if is_right => said!(
            "After it: {}, so the opponent, who is to move, loses.",
            "走完以后：{}，轮到走的对手必败。",
            study.reason(to)
        ),
        Some(answer) => {
            said!("The opponent wins by the answer: {}.", "对手这样应对即胜：{}。", answer)
        }
        None if is_last => {
            let lost = "No move is left after it, and the opponent has won.";
            words(lost, "走完以后无路可走，对手已经赢了。").to_string()
        }
        None => words("It only keeps the draw.", "它只能保持平局。").to_string(),
    };
    match is_right {
        true => said!("Right, this wins: {}. {}", "对，这一步制胜：{}。{}", name, after),
        false => {
            said!("No, this does not win: {}. {}", "不对，这一步不能取胜：{}。{}", name, after)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::play::{Play, Winning};
    use crate::study::About;
    use crate::{respond, Language};

    /// Take 1 or 2 of the stones: a multiple of 3 is lost.
    struct Stones;

    impl Study for Stones {
        fn about(&self) -> About {
            let answers = ["First", "Second"];
            About { rules: "", numbers: "the stones", answers, starts: &[&[20]] }
        }

        fn play<'a>(&'a self, stones: &'a [u64]) -> Play<'a> {
            let (stones, rest) = (stones[0], stones[0] % 3);
            let taken = move |take| stones.checked_sub(take).map(|left| vec![left]);
            Play::new(
                move || (1..=2).filter_map(taken).collect(),
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
    }

    #[test]
    fn a_level_has_a_part_of_the_positions_and_all_levels_have_all() {
        assert_eq!((1..=LEVELS).map(|level| window(3, level)).collect::<Vec<_>>(), vec![0..3; 5]);
        assert_eq!([1, 2, 5].map(|level| window(9, level)), [0..5, 1..6, 4..9]);
        assert_eq!([1, 2, 5].map(|level| window(50, level)), [0..10, 10..20, 40..50]);
    }

    #[test]
    fn a_round_belongs_to_its_seed_and_level() {
        let rounds: HashSet<Vec<Row>> =
            (1..=LEVELS).flat_map(|level| [1, 2].map(|seed| round(&Stones, level, seed))).collect();
        assert_eq!(rounds.len(), 10);
        assert_eq!(round(&Stones, 2, 7), round(&Stones, 2, 7));
    }

    #[test]
    fn an_answer_is_judged_with_a_refutation_and_the_reason() {
        let judged = |stones, answer| verdict(&Stones, &[stones], &answer);
        assert_eq!(
            judged(5, Answer::Move(vec![3])),
            "Right, this wins: take 2 stones. \
             After it: 3 mod 3 = 0, so the opponent, who is to move, loses."
        );
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
        assert_eq!(chinese, "不对，有制胜走法。");
        assert_eq!(
            explained(&Stones, &[5]),
            "5 mod 3 = 2, so the player to move wins.\nWinning move: take 2 stones.\n"
        );
    }

    #[test]
    fn practice_is_asked_for_by_words() {
        let asked = |verb, argument| respond(&Stones, verb, argument);
        let round = asked("practice", "2 7");
        assert!(
            round.starts_with("{\"level\":2,\"levels\":5,\"streak\":3,\"positions\":[\""),
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
            ("practice", "6 1", "`6` is not a level from 1 to 5"),
            ("practice", "x", "`x` is not a level from 1 to 5"),
            ("practice", "1 x", "`x` is not a seed"),
            ("judge", "5; 1", "no move leads to 1"),
            ("judge", "0; none", "play is over"),
            ("judge", "x; none", "`x` is not a number from 0 to 2^64 - 1"),
        ] {
            assert_eq!(asked(verb, argument), format!("{{\"error\":\"{}\"}}", error));
        }
    }
}
