//! Taking neighbours from a row, to be explained, drawn and played.

use gamecore::Octal;
use games::rows::{check_listed, list, listed, Neighbours, Rows, Run};
use study::prelude::*;

use super::rules::TakeFromRow;

/// A position is N, L and R; once cards are gone, 0 (lest it be several cases) and their numbers.
struct Cards;

const CASE: usize = 3;

/// As at the judge.
const MOST: u64 = 2000;

/// With gaps, longer rows take long if moves are of several lengths.
const WITH_GAPS: u64 = 300;

/// The octal game in which L to R neighbours are taken, with the nim-values of rows up to `longest`.
fn game(position: &[u64], longest: u64) -> gamecore::Heaps<Octal> {
    let digits: Vec<u8> =
        (0..=position[2]).map(|count| if count < position[1] { 0 } else { 7 }).collect();
    Octal::from_digits(&digits).expect("a code without splits").up_to(longest)
}

/// What is said of the rows and their nim-values.
fn of_rows<T>(position: &[u64], said: impl FnOnce(Rows) -> T) -> T {
    let rows = rows(position);
    let longest = rows.iter().map(|&(_, length)| length).max().unwrap_or(0);
    said(Rows { game: &game(position, longest), rows })
}

/// The rows that are left.
fn rows(position: &[u64]) -> Vec<Run> {
    let gone = listed(CASE, position).iter().copied();
    let ends = gone.clone().chain(Some(position[0] + 1));
    let starts = Some(1).into_iter().chain(gone.map(|card| card + 1));
    let rows = starts.zip(ends).map(|(start, end)| (start, end - start));
    rows.filter(|&(_, length)| length > 0).collect()
}

/// How many cards the first player can take in the middle, if nothing is gone yet.
fn middle(position: &[u64]) -> Option<u64> {
    let [n, least, most] = [position[0], position[1], position[2]];
    (least..=most).find(|count| position.len() == CASE && (n - count) % 2 == 0)
}

/// The position in which these cards are gone, too.
fn after(position: &[u64], first: u64, count: u64) -> Row {
    list(CASE, position, first..first + count)
}

/// Whether all cards are their own mirror image and no move can reach across the middle.
fn is_mirrored(position: &[u64]) -> bool {
    let gone = listed(CASE, position);
    let is_gone = |card: u64| gone.contains(&card);
    let n = position[0];
    is_gone(n / 2 + 1) && gone.iter().all(|card| is_gone(n + 1 - card))
}

impl Study for Cards {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take at least L and at most R cards that lie side by side; gaps do not close."
                "每次取走相邻的若干张牌，至少 L 张，至多 R 张；留下的空隙不会合拢。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: words(
                "N, L and R; once cards are gone, 0 and their numbers",
                "N、L 和 R；取走过牌之后，再加上 0 和它们的编号",
            ),
            answers: ["First", "Second"],
            starts: &[&[9, 1, 2], &[9, 2, 2], &[8, 3, 3], &[7, 2, 2], &[12, 2, 3], &[11, 3, 3]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match *position {
            [n, least, most, ..] if 1 <= least && least <= most && most <= n && n <= MOST => {
                refuse!(
                    position.len() > CASE && n > WITH_GAPS,
                    "of more than {WITH_GAPS} cards none may be gone",
                    "多于 {WITH_GAPS} 张时，不能有取走的牌"
                );
                check_listed(CASE, position, words("cards that are gone", "已取走的牌"))
            }
            _ => Err(said!(
                "N, L and R must keep to 1 <= L <= R <= N <= {MOST}",
                "应满足 1 <= L <= R <= N <= {MOST}"
            )),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 24
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let cards = || {
            let gone = listed(CASE, position);
            (1..=position[0]).map(|card| !gone.contains(&card)).collect()
        };
        let row = |cards: &[bool]| {
            let gone = (1..).zip(cards).filter(|&(_, &is_there)| !is_there);
            list(CASE, &position[..CASE], gone.map(|(card, _)| card))
        };
        let taken = |it: Neighbours| after(position, it.first + it.before, it.count);
        Play::new(
            Options::by(
                move || (TakeFromRow, (position[1], position[2], cards())),
                move |(_, _, cards)| row(&cards),
            ),
            move || middle(position).is_some() || of_rows(position, |rows| rows.nim_sum() > 0),
            move || match middle(position) {
                Some(count) if position[0] > WITH_GAPS => {
                    let first = (position[0] - count) / 2 + 1;
                    Winning::some(Some(after(position, first, count)))
                }
                _ => of_rows(position, |rows| rows.winning(taken)),
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        match middle(position) {
            Some(count) => said!(
                "{count} cards in the middle leave two equal rows of {}",
                "取正中的 {count} 张，两边各剩 {} 张",
                (position[0] - count) / 2
            ),
            None if is_mirrored(position) => {
                said!("the cards that are left are their own mirror image", "剩下的牌左右对称")
            }
            None => of_rows(position, |rows| rows.reason()),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        if middle(position).is_some() {
            return Vec::new();
        }
        let heads = words(["row", "length", "nim-value"], ["排", "长度", "SG 值"]);
        of_rows(position, |rows| rows.figures(&heads, |_| Vec::new()))
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match added(listed(CASE, from), listed(CASE, to))[..] {
            [first, .., last] => {
                said!("take cards {first} to {last}", "取走第 {first} 至 {last} 张")
            }
            [card] => said!("take card {card}", "取走第 {card} 张"),
            [] => String::new(),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let gone = listed(CASE, position);
        let cell = |card| if gone.contains(&card) { Cell::Gone } else { Cell::Stone };
        let (least, most) = (position[1], position[2]);
        let (marked, note) = of_rows(position, |rows| (rows.decisive(), rows.note()));
        Board::Cells(Cells {
            cells: (1..=position[0]).map(cell).collect(),
            marked: marked.into_iter().flat_map(|(first, length)| first..first + length).collect(),
            caption: match least == most {
                true => said!("take {least}", "每次取 {least} 张"),
                false => said!("take {least} to {most}", "每次取 {least} 到 {most} 张"),
            },
            note,
            ..Cells::default()
        })
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let lengths =
            |first, (least, most): Run| line(first..=first + 7, move |n| vec![n, least, most]);
        [lengths(2, (1, 2)), lengths(2, (2, 2)), lengths(3, (3, 3))].concat()
    }

    fn random(&self, random: &mut Random) -> Row {
        let least = random.int(1..=3);
        let most = least + random.int(0..=2) / 2;
        vec![random.int(7..=14), least, most]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Cards)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [
        vec![9, 1, 2],
        vec![9, 1, 2, 0, 5],
        vec![9, 1, 2, 0, 2, 3, 5],
        vec![9, 1, 2, 0, 2, 3, 5, 7, 8],
    ];
    let title = "The middle of nine cards, a move of the opponent, and its mirror image";
    let board = |position: &Row| Drawing::from(&Cards.board(position).plain());
    let boards = positions.iter().map(board).collect();
    let strip = |take: u64| {
        let game = game(&[0, take, take], 23);
        let values: Vec<u64> = (0..=23).map(|length| game.value(length)).collect();
        let caption = format!("L = R = {take}: rows of 0 to 23 cards");
        ValueStrip { caption, line: 12, ..ValueStrip::of_values(0, &values) }.draw()
    };
    let strips = Drawing::below((1..=4).map(strip).collect());
    let description = "A row is lost if and only if its value is 0.";
    let values = strips.document("Nim-values of rows of cards", description);
    vec![("mirror", Drawing::below(boards).document(title, "")), ("values", values)]
}
