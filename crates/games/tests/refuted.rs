//! What a wrong move is told in the families of games, in both languages.

use games::{Asks, Bachet, FibonacciNim, HeapSum, Moore, Nim, Subtraction, Wythoff};
use study::{refuted, Asked, Language, Study};

const WINNER: Asks = Asks::Winner(["First", "Second"]);

fn nim(misere: bool) -> Nim {
    Nim { misere, asks: WINNER, starts: &[] }
}

/// What is said of a lost position, in English and in Chinese.
#[track_caller]
fn check(study: &dyn Study, lost: &[u64], english: &str, chinese: &str) {
    assert!(!study.wins(lost), "{lost:?} is won");
    assert_eq!(refuted(study, lost), english);
    assert_eq!(Language::Chinese.speaking(|| refuted(study, lost)), chinese);
}

#[test]
fn what_is_kept_is_said_in_the_terms_of_the_game() {
    check(
        &nim(false),
        &[0, 3, 5, 3, 5],
        "Now the heaps pair off, 3 and 3, 5 and 5, and whatever you take from one can be taken from its twin.",
        "现在各堆两两相等（3 和 3、5 和 5），你从一堆里怎么取，对方都能从相等的那一堆里照样取。",
    );
    check(
        &nim(true),
        &[1, 1, 1],
        "Now 3 single stones are left, an odd number, so that the last one is yours.",
        "现在只剩 3 颗石子，一颗一堆，是奇数，最后一颗归你。",
    );
    let bachet = Bachet { answers: ["A", "B"], starts: &[] };
    check(
        &bachet,
        &[8, 3],
        "Now whatever you take of the 8, the answer can leave 4.",
        "现在你从 8 颗里怎么取，对方都能留下 4 颗。",
    );
    let fibonacci = FibonacciNim { asks: WINNER, may_take_all: false, starts: &[] };
    check(
        &fibonacci,
        &[11, 2],
        "Now whatever you take of the 11, the answer can leave 8.",
        "现在你从 11 颗里怎么取，对方都能留下 8 颗。",
    );
    let moore = Moore { k: Some(3), misere: false, answers: ["Yes", "No"], starts: &[] };
    check(
        &moore,
        &[2, 2, 2, 2],
        "Now 4 heaps are equal, and whichever you lower, all of them can be made equal again.",
        "现在有 4 堆石子，各堆一样多，你减少哪几堆，对方都能让各堆再次一样多。",
    );
    let subtraction = HeapSum(Subtraction { asks: WINNER, starts: &[] });
    check(
        &subtraction,
        // 1 is too small for a move.
        &Subtraction::row(&[2, 5], &[4, 1, 4]),
        "Now the heaps that have a move pair off, 4 and 4, and every move can be copied in the twin of its heap.",
        "现在还能走的堆两两相等（4 和 4），你在一堆里怎么走，对方都能在相等的那一堆里照样走。",
    );
    check(
        &Wythoff { asks: WINNER, starts: &[] },
        &[3, 5],
        "Now whatever you take, the answer can leave 1 2 or end the game.",
        "现在你怎么取，对方都能留下 1 2，或者结束游戏。",
    );
}

#[test]
fn elsewhere_a_move_and_its_answer_are_named() {
    check(
        &nim(false),
        &[1, 2, 3],
        "Now every move of yours has an answer: after “take 1 from heap 1” it is “take 1 from heap 3”. Then the heaps pair off, 2 and 2, and whatever you take from one can be taken from its twin.",
        "现在你怎么走都有应对：“从第 1 堆取 1 颗”之后是“从第 3 堆取 1 颗”。这样一来各堆两两相等（2 和 2），你从一堆里怎么取，对方都能从相等的那一堆里照样取。",
    );
    check(
        &nim(true),
        &[1],
        "Now 1 stone is left, and it is yours.",
        "现在只剩 1 颗石子，只能由你取走。",
    );
    let bachet = Bachet { answers: ["A", "B"], starts: &[] };
    check(
        &bachet,
        &[5, 4],
        "Now the game can be ended after any move of yours.",
        "现在你怎么走，对方下一步都能结束游戏。",
    );
    check(
        &bachet,
        &[0, 4],
        "Your move left a single one to the end.",
        "你走后，对方一步就结束了游戏。",
    );
}

/// Equal heaps of different games have different moves.
#[test]
fn heaps_of_different_games_are_not_a_pair() {
    let reply = games::playground::respond("take 1 2 + take 1 3", "reply", "7 6; 8 6");
    assert!(reply.contains("\"to\":\"6 6\"") && !reply.contains("pair off"), "{reply}");
}
