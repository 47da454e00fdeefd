//! Vertices out of cycles and rows, to be explained, drawn and played.

use gamecore::{Chain, Chains, Game, NimValued, OctalMove, SumGame, Take};
use games::{HeapGame, HeapSum, Position, Valued};
use study::prelude::*;

use super::rules::Parts;

/// A position is l, r, and the cycles and rows: each the number of its vertices, and 0 for a cycle
/// or 1 for a row.
struct Removing;

/// The longest row, as the values of rows come from a table.
const LONGEST_ROW: u64 = 100;

fn chains(parts: &[u64]) -> Vec<Chain> {
    let chain = |part: &[u64]| match part[1] {
        0 => Chain::Cycle(part[0]),
        _ => Chain::Row(part[0]),
    };
    parts.chunks(2).map(chain).collect()
}

/// `cycle` or `row`.
fn kind(part: &[u64]) -> &'static str {
    words(["cycle", "row"], ["环", "链"])[part[1] as usize]
}

/// The game, with a table of all rows that may be needed.
fn game(position: Position) -> Chains {
    let (l, r) = (position.parameters[0], position.parameters[1]);
    let most = position.heaps.chunks(2).map(|part| part[0].min(LONGEST_ROW)).max();
    Chains::up_to(l, r, most.unwrap_or(0))
}

/// The winning moves: all in the parts that the table has, and one in each longer cycle.
fn winning(position: Position, game: &Chains, chains: &[Chain]) -> Vec<OctalMove> {
    let (l, r) = (position.parameters[0], position.parameters[1]);
    let sum = game.nim_value(chains);
    let mut moves = Vec::new();
    for (place, chain) in chains.iter().enumerate() {
        let (length, value) = (position.heaps[2 * place], game.component_value(chain));
        let wanted = value ^ sum;
        if length <= LONGEST_ROW {
            moves.extend(game.component_moves(place, chain, wanted));
        } else if wanted < value {
            let left = if wanted == 0 { length.saturating_sub(r) } else { wanted * l };
            let take = Take { heap: place, stones: length - left };
            moves.push(OctalMove { take, leave: (0, left) });
        }
    }
    moves
}

impl HeapGame for Removing {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Remove l to r vertices that are connected, out of a cycle or a row."
                "从一个环或一条链中删去相连的 l 到 r 个点。"
                "A cycle becomes a row, and a row may fall into two."
                "环变成链，链可能断成两条。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "l and r, then for each part the number of its vertices, and 0 for a cycle or 1 for a row"
                "l 和 r，然后是每一部分的点数，接着是 0（环）或 1（链）"
            },
            answers: ["Alice", "Bob"],
            starts: &[
                &[2, 3, 4, 0, 7, 0, 3, 0],
                &[2, 3, 3, 0, 3, 0],
                &[1, 3, 3, 0, 4, 0, 5, 0],
                &[2, 4, 6, 0],
                &[2, 4, 5, 0],
                &[2, 3, 9, 1, 6, 0],
            ],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        refuse!(
            matches!(row, [l, r, ..] if *l == 0 || l >= r),
            "l is positive and less than r",
            "l 应为正数，并且小于 r"
        );
        refuse!(
            row.len() < 2 || row.len() % 2 == 1,
            "there are l and r, and two numbers for each part",
            "应有 l 和 r，以及每一部分的两个数"
        );
        let is_wrong = |part: &[u64]| match *part {
            [length, 0] => length == 0,
            [length, 1] => length > LONGEST_ROW,
            _ => true,
        };
        refuse!(
            row[2..].chunks(2).any(is_wrong),
            "a part is a cycle, n 0, or a row of at most {LONGEST_ROW}, n 1",
            "每一部分是环（n 0），或者至多 {LONGEST_ROW} 个点的链（n 1）"
        );
        Ok(())
    }

    fn parameters(&self, _row: &[u64]) -> usize {
        2
    }

    fn width(&self) -> usize {
        2
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let (l, r) = (position.parameters[0], position.parameters[1]);
        let game = game(position);
        let chains = chains(position.heaps);
        let number = |chain: Chain| match chain {
            Chain::Cycle(n) => [n, 0],
            Chain::Row(n) => [n, 1],
        };
        Valued::new(
            chains.iter().map(|chain| game.component_value(chain)).collect(),
            Options::at(Parts, (l, r, Numbers::read(position.heaps)), |option| option.2.write()),
            move || {
                let moves = winning(position, &game, &chains).into_iter();
                let after = move |chosen| game.after(&chains, &chosen).into_iter();
                let rows = moves.map(move |chosen| after(chosen).flat_map(number).collect());
                match position.heaps.chunks(2).all(|part| part[0] <= LONGEST_ROW) {
                    true => Winning::all(rows),
                    false => Winning::some(rows),
                }
            },
        )
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let part = &position.heaps[2 * place..2 * place + 2];
        let is_short = part[0] < position.parameters[0].saturating_add(position.parameters[1]);
        let size = words(
            if is_short { "below l + r" } else { "l + r or more" },
            if is_short { "小于 l + r" } else { "不小于 l + r" },
        );
        vec![
            (words("kind", "种类"), kind(part).to_string()),
            (words("vertices", "点数"), part[0].to_string()),
            (words("compared", "比较"), size.to_string()),
        ]
    }

    fn describe(&self, from: Position, to: Position) -> String {
        let place = differing(from.heaps, to.heaps)[0] / 2;
        let (before, after) = (from.heaps[2 * place], to.heaps[2 * place]);
        // If the row falls into two, the other one follows at the end.
        let rows: Row =
            Some(after).into_iter().chain(to.heaps.get(from.heaps.len()).copied()).collect();
        let take = before - rows.iter().sum::<u64>();
        said!(
            "part {}: remove {take} of {before}, leave {}",
            "第 {} 部分：从 {before} 个中删去 {take} 个，留下 {} 个",
            place + 1,
            series(rows, words(" and ", " 和 "))
        )
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let part = &position.heaps[2 * place..2 * place + 2];
        Heap { stones: part[0], caption: kind(part).to_string(), ..Heap::default() }
    }

    fn name(&self, position: Position) -> String {
        let parts = position.heaps.chunks(2).map(|part| format!("{} {}", kind(part), part[0]));
        let (l, r) = (position.parameters[0], position.parameters[1]);
        let parts = series(parts, words(", ", "、"));
        said!("remove {l} to {r}: {parts}", "删 {l} 到 {r} 个：{parts}")
    }

    fn random(&self, random: &mut Random) -> Row {
        let l = random.int(1..=3);
        let r = l + random.int(1..=3);
        let cycles = (0..3).flat_map(|_| [random.int(3..=9), 0]);
        [l, r].iter().copied().chain(cycles).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(Removing))
}

/// The nim-values of cycles and rows of 0 to 24 vertices.
pub fn pictures() -> Vec<(&'static str, String)> {
    let game = Chains::up_to(3, 7, 24);
    let strip = |caption: &str, chain: fn(u64) -> Chain| {
        let values: Vec<u64> = (0..=24).map(|n| game.nim_value(&[chain(n)])).collect();
        let strip = ValueStrip::of_values(0, &values);
        ValueStrip { caption: caption.to_string(), line: 25, ..strip }.draw()
    };
    let strips = vec![strip("rows, l = 3, r = 7", Chain::Row), strip("cycles", Chain::Cycle)];
    let title = "The nim-values of rows and cycles of 0 to 24 vertices for l = 3 and r = 7";
    let description = "Both are 0 0 0 1 1 1 2 2 2 3 up to 9 vertices. From 10 on, cycles have the value 0, and rows do not.";
    vec![("values", Drawing::below(strips).document(title, description))]
}
