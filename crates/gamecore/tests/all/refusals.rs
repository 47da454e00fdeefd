//! A move that is not there: every game says why, and names a part that is missing by its index.

use std::any::type_name;
use std::collections::BTreeSet;
use std::fs;
use std::panic::AssertUnwindSafe;

use gamecore::prelude::*;
use gamecore::{
    BoundedNim, Carry, Chain, Chains, Change, CoinTurning, Cut, Digraph, Division, DivisorGame,
    EndNim, Euclid, FibonacciNim, ForbiddenTakes, GroundedGraph, GrundyGame, Hackenbush, Jump,
    Kayles, MisereHeaps, MockTurtles, Moore, MoveInSum, Nim, NimWithIncreases, Octal, OctalMove,
    Replacement, Ruler, Rules, Run, SequentialNim, Slide, SolvedGame, Solver, Spread, Staircase,
    Stairs, SubtractionGame, Sum, Take, TakeAndSpread, TakeNeighbours, Takes, Tokens, Turn,
    TurningCorners, TurningTurtles, Twins, VertexGeography, Welter, Wythoff,
};

use crate::examples::{files, source};
use crate::huge::message;

/// The games that have refused a move.
#[derive(Default)]
struct Refused(BTreeSet<String>);

impl Refused {
    /// The move is refused with this message.
    fn chosen<G: Game>(&mut self, game: &G, from: &G::Position, chosen: G::Move, why: &str) {
        let after = AssertUnwindSafe(|| drop(game.after(from, &chosen)));
        assert_eq!(message(after), why, "{}", type_name::<G>());
        let words = type_name::<G>().split(|letter: char| !letter.is_alphanumeric());
        self.0.extend(words.map(str::to_string));
    }

    /// A move in the part after the last one is refused, and so is one in the last of all indices.
    fn index<G: Game>(
        &mut self,
        game: &G,
        from: &G::Position,
        (part, parts): (&str, usize),
        chosen: impl Fn(usize) -> G::Move,
    ) {
        for index in [parts, usize::MAX] {
            let why = format!("no {part} {index} of {parts}, counted from 0");
            self.chosen(game, from, chosen(index), &why);
        }
    }
}

fn one(heap: usize) -> Take {
    Take { heap, stones: 1 }
}

fn leaving(heap: usize, stones: u64, leave: (u64, u64)) -> OctalMove {
    OctalMove { take: Take { heap, stones }, leave }
}

fn triangle() -> Digraph {
    Digraph::from_edges(3, &[(0, 1), (0, 2), (1, 2)]).unwrap()
}

fn single_takes(refused: &mut Refused) {
    let four = |heap| Take { heap, stones: 4 };
    refused.index(&Nim, &[3, 4], ("heap", 2), one);
    refused.chosen(&Nim, &[3, 4], four(0), "4 stones may not be taken from a heap of 3");
    let none = Take { heap: 0, stones: 0 };
    refused.chosen(&Nim, &[3], none, "a move takes at least one stone");
    refused.index(&BoundedNim, &[(3, 2)], ("heap", 1), one);
    refused.chosen(&BoundedNim, &[(9, 3)], four(0), "4 stones may not be taken with the cap 3");
    let forbidden = ForbiddenTakes::new([(9, 4)]);
    refused.index(&forbidden, &[3], ("heap", 1), one);
    refused.chosen(&forbidden, &[9], four(0), "4 of 9 stones may not be taken");
    refused.index(&SequentialNim, &[0, 3], ("heap", 2), one);
    let second = "heap 1, counted from 0, is not the first with stones";
    refused.chosen(&SequentialNim, &[9, 9], four(1), second);
    refused.chosen(&EndNim, &[1, 2, 3], one(3), "heap 3 is not at an end");
    refused.chosen(&Euclid, &(9, 3), one(2), "there are only the numbers 0 and 1, not 2");
    let no_multiple = "4 is not a multiple of 3, or play is over";
    refused.chosen(&Euclid, &(9, 3), four(0), no_multiple);
    refused.chosen(&FibonacciNim, &(9, 3), one(1), "there is only the heap 0, not 1");
    refused.chosen(&FibonacciNim, &(9, 3), four(0), "4 stones are more than 3");
}

fn several_takes(refused: &mut Refused) {
    let in_one = |heap| vec![one(heap)];
    let twice = || -> Takes { vec![one(1), one(1)] };
    let same = "takes from different heaps come by heap, unlike \
                [Take { heap: 1, stones: 1 }, Take { heap: 1, stones: 1 }]";
    refused.index(&Moore::new(2), &[3, 4], ("heap", 2), in_one);
    refused.chosen(&Moore::new(2), &[3, 4], twice(), same);
    refused.chosen(&Moore::new(1), &[3, 4], twice(), "2 heaps are more than 1");
    refused.index(&Wythoff, &(3, 4), ("heap", 2), in_one);
    refused.chosen(&Wythoff, &(3, 4), twice(), same);
    let spread = |heap, to| Spread { take: one(heap), gifts: vec![(to, 1)] };
    refused.index(&TakeAndSpread, &[3, 4], ("heap", 2), |heap| spread(heap, 0));
    refused.index(&TakeAndSpread, &[3, 4], ("heap", 2), |heap| spread(0, heap));
    let to_itself = "heap 1 may not be given stones";
    refused.chosen(&TakeAndSpread, &[3, 4], spread(1, 1), to_itself);
}

fn heaps_that_change(refused: &mut Refused) {
    let change = |heap, left| Change { heap, left };
    refused.index(&NimWithIncreases, &[(3, 1)], ("heap", 1), |heap| change(heap, 0));
    let full = "2 stones may not be added to a heap with room for 1";
    refused.chosen(&NimWithIncreases, &[(3, 1)], change(0, 5), full);
    let carry = |from: usize, stones| Carry { from, to: from.checked_sub(1), stones };
    refused.index(&Staircase, &[3, 4], ("step", 2), |from| carry(from, 1));
    let too_many = "5 stones may not be carried from a step of 4";
    refused.chosen(&Staircase, &[3, 4], carry(1, 5), too_many);
    let index = |index| Replacement { index, divisor: 1 };
    refused.index(&DivisorGame, &[4, 6], ("number", 2), index);
    let itself = Replacement { index: 1, divisor: 6 };
    refused.chosen(&DivisorGame, &[4, 6], itself, "6 is not a proper divisor of 6");
}

fn heaps_with_tables(refused: &mut Refused) {
    let subtraction = SubtractionGame::new([1, 3]).unwrap();
    refused.index(&subtraction.up_to(9), &[3, 4], ("heap", 2), one);
    let two = Take { heap: 0, stones: 2 };
    refused.chosen(&subtraction.up_to(9), &[3], two, "2 stones may not be taken");
    let in_heap = |heap| leaving(heap, 1, (1, 1));
    refused.index(&Octal::KAYLES.up_to(9), &[3, 4], ("heap", 2), in_heap);
    let no_fit =
        "OctalMove { take: Take { heap: 1, stones: 1 }, leave: (1, 1) } does not fit a heap of 4";
    refused.chosen(&Octal::KAYLES.up_to(9), &[3, 4], in_heap(1), no_fit);
    refused.index(&Kayles, &[3, 4], ("heap", 2), in_heap);
    refused.chosen(&Kayles, &[3, 4], in_heap(1), no_fit);
    let misere = MisereHeaps::up_to(Octal::KAYLES, 9, 1 << 10).unwrap();
    refused.index(&misere, &[3, 4], ("heap", 2), in_heap);
    refused.index(&TakeNeighbours::new(1).up_to(9), &[3, 4], ("heap", 2), in_heap);
    let two = leaving(0, 2, (0, 1));
    refused.chosen(&TakeNeighbours::new(1).up_to(9), &[3], two, "a move takes 1 neighbours");
    let divide = |heap| Division { heap, smaller: 1 };
    refused.index(&GrundyGame.up_to(9), &[3, 2], ("heap", 2), divide);
    let equal = "a heap of 2 has no smaller part of 1";
    refused.chosen(&GrundyGame.up_to(9), &[3, 2], divide(1), equal);
    refused.index(&Chains::new(1, 2), &[Chain::Row(3)], ("chain", 1), in_heap);
    let other = "OctalMove { take: Take { heap: 0, stones: 1 }, leave: (1, 1) } \
                 leaves other stones than there are";
    refused.chosen(&Chains::new(1, 2), &[Chain::Row(4)], in_heap(0), other);
}

fn rows(refused: &mut Refused) {
    let jump = |piece, to| Jump { piece, to };
    refused.index(&Welter, &[3, 4], ("piece", 2), |piece| jump(piece, 0));
    refused.chosen(&Welter, &[3, 4], jump(1, 3), "there is a piece on cell 3");
}

fn graphs(refused: &mut Refused) {
    let tokens = Tokens::new(triangle()).unwrap();
    refused.index(&tokens, &[0, 1], ("token", 2), |token| Slide { token, to: 1 });
    let back = Slide { token: 1, to: 0 };
    refused.chosen(&tokens, &[0, 1], back, "no edge leads from 1 to 0");
    let fork = Digraph::from_edges(3, &[(0, 1), (0, 2)]).unwrap();
    let stairs = Stairs::new(fork).unwrap();
    let down = |from| Carry { from, to: None, stones: 1 };
    refused.index(&stairs, &[1, 1, 1], ("step", 3), down);
    refused.chosen(&stairs, &[1, 1], down(2), "2 numbers for 3 steps");
    let too_many = Carry { from: 0, to: Some(1), stones: 2 };
    let why = "2 stones may not be carried from a step of 1";
    refused.chosen(&stairs, &[1, 1, 1], too_many, why);
    let path = VertexGeography::new(3, &[(0, 1), (1, 2)]).unwrap();
    refused.index(&path, &[0], ("vertex", 3), |vertex| vertex);
    refused.chosen(&path, &[0], 2, "no edge joins 0 and 2");
    let stalk = GroundedGraph::new(4, [(0, 1), (2, 3)]).unwrap();
    refused.index(&Hackenbush, &stalk, ("edge", 2), |edge| Cut { edge });
    refused.chosen(&Hackenbush, &stalk, Cut { edge: 1 }, "edge 1 has fallen");
}

fn coins(refused: &mut Refused) {
    let tails = "coin 5 does not show heads";
    refused.chosen(&Twins, &[3], vec![1, 5], tails);
    refused.chosen(&Twins, &[3], vec![3], "[3] are not two coins in order");
    refused.chosen(&TurningTurtles, &[3], vec![5], tails);
    refused.chosen(&TurningTurtles, &[3], vec![3, 3], "[3, 3] are not one or two coins in order");
    refused.chosen(&MockTurtles, &[3], vec![5], tails);
    refused.chosen(&MockTurtles, &[3], vec![], "[] are not one to three coins in order");
    refused.chosen(&Ruler, &[3], Run { first: 4, last: 5 }, tails);
    refused.chosen(&Ruler, &[3], Run { first: 4, last: 3 }, "Run { first: 4, last: 3 } is empty");
    let long = Run { first: 0, last: u64::MAX - 1 };
    refused.chosen(&Ruler, &[u64::MAX - 1], long, "too many coins: 18446744073709551614");
    let twins = CoinTurning::twins(4);
    refused.chosen(&twins, &[3], vec![1, 2], "coin 2 does not show heads");
    refused.chosen(&twins, &[3], vec![3, 4], "no move turns the coins [3, 4]");
    refused.chosen(&twins, &[3], vec![], "no move turns the coins []");
    let turn = |corner| Turn { coin: (5, 5), corner };
    refused.chosen(&TurningCorners, &[(3, 3)], turn((1, 1)), "coin (5, 5) does not show heads");
    let same =
        "the corner of Turn { coin: (5, 5), corner: (5, 1) } is not less in both coordinates";
    refused.chosen(&TurningCorners, &[(5, 5)], turn((5, 1)), same);
}

/// Take one stone.
struct Single;

impl Rules for Single {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        heap.checked_sub(1).into_iter().collect()
    }
}

fn composed(refused: &mut Refused) {
    let sum = Sum(Nim, Nim);
    let from = (vec![3, 4], vec![5]);
    refused.index(&sum, &from, ("heap", 2), |heap| MoveInSum::First(one(heap)));
    refused.index(&sum, &from, ("heap", 1), |heap| MoveInSum::Second(one(heap)));
    let solved = SolvedGame::new(Solver::new(Single));
    refused.chosen(&solved, &5, 3, "no move leads from 5 to 3");
}

/// The names of the library's games: what implements one of the traits.
fn games() -> BTreeSet<String> {
    let texts = files(&source()).into_iter().map(|path| fs::read_to_string(path).unwrap());
    let texts: Vec<String> = texts.collect();
    let heads = texts.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with("impl"));
    let names = heads.filter_map(|head| {
        let traits = [" Game for ", " SumGame for ", " HeapRules for "];
        let (_, name) = traits.iter().find_map(|name| head.split_once(name))?;
        name.split(|letter: char| !letter.is_alphanumeric()).next()
    });
    // A single letter is a parameter: any game that is a `SumGame`.
    names.filter(|name| name.len() > 1).map(str::to_string).collect()
}

#[test]
fn every_game_says_why_a_move_is_not_there() {
    let mut refused = Refused::default();
    single_takes(&mut refused);
    several_takes(&mut refused);
    heaps_that_change(&mut refused);
    heaps_with_tables(&mut refused);
    rows(&mut refused);
    graphs(&mut refused);
    coins(&mut refused);
    composed(&mut refused);
    let games = games();
    assert!(games.len() > 30, "the games are not found");
    let others: Vec<&String> = games.difference(&refused.0).collect();
    assert_eq!(others, [""; 0], "games that have refused no move");
}
