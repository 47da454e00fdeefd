//! Theorems about whole positions, as formulas of their numbers.

use study::{said, words};

use super::candidate::Candidate;
use super::formula::Formula;
use super::kinds::{
    Kind, EUCLID, FIBONACCI, LATTICE, MISERE, MOORE, PARITY, STEALING, WELTER, WYTHOFF,
};

fn special(name: impl ToString, kind: &'static Kind, text: &str) -> Candidate {
    Candidate::new(name, kind, Formula::parse(text), 6.0)
}

/// Theorems without parameters that would have to be fitted, in the language that is spoken: on
/// nim-values, or on who loses.
pub fn specials(values: bool) -> Vec<Candidate> {
    if values {
        let text = "xor(h) ^ xor(xor((h[i] - h[j]) ^ (h[i] - h[j] - 1) for j in range(0, i)) for i in range(0, len(h)))";
        return vec![special(words("Welter's function", "Welter 函数"), WELTER, text)];
    }
    let mut all = vec![
        special(
            words("misère Nim: the nim-sum, unless all heaps are 0 or 1", "反 Nim：看异或和，除非各堆都不超过 1"),
            MISERE,
            "(xor(h) == 0) != all(x < 2 for x in h)",
        ),
        special(
            words("Wythoff's game, misère", "威佐夫博弈（取最后一颗者负）"),
            WYTHOFF,
            "max(h) == 1 and min(h) == 0 or min(h) == 2 if max(h) < 3 else min(h) == (abs(a - b) + isqrt(5 * abs(a - b) * abs(a - b))) // 2",
        ),
        special(
            words("Euclid's game, down to 0", "欧几里得游戏（减到 0）"),
            EUCLID,
            "min(h) == 0 or min(h) < max(h) and max(h) * max(h) < max(h) * min(h) + min(h) * min(h)",
        ),
        special(
            words("Euclid's game, not down to 0", "欧几里得游戏（不能减到 0）"),
            EUCLID,
            "abs(a - b) * max(h) < min(h) * min(h)",
        ),
        special(
            words("Fibonacci Nim, by the heap and the most that may be taken", "斐波那契博弈（石子数与本次上限）"),
            FIBONACCI,
            "a == 0 or zeckendorf(a) > b",
        ),
        special(
            words("Fibonacci Nim, by the heap and the last take", "斐波那契博弈（石子数与上次所取）"),
            FIBONACCI,
            "a == 0 or zeckendorf(a) > 2 * b",
        ),
        special(
            words("takes that never grow: the lowest one bit exceeds the most that may be taken", "取法不增：lowbit 大于本次上限"),
            FIBONACCI,
            "(a & -a) > b or a == 0",
        ),
        special(
            words("the greatest number, the gap below it and the parity above the others", "最大数、其下的空隙与奇偶性"),
            STEALING,
            "h[len(h) - 1] - h[len(h) - 2] == 1 and (max(h) - len(h)) % 2 == 1 or max(h) == len(h) - 1",
        ),
        special(
            words("the parity of the ones, turned around where a larger heap is left", "1 的个数的奇偶性，有更大的堆时相反"),
            STEALING,
            "(sum(1 if x == 1 else 0 for x in h) % 2 == 1) == any(x > 1 for x in h)",
        ),
        special(
            words("the first heap above 1 is chosen by parity", "第一个大于 1 的堆由奇偶性决定"),
            STEALING,
            "(sum(1 if x == 1 else 0 for x in h) % 2 == 0) if all(x < 2 for x in h) else sum(1 if h[i] == 1 and all(h[j] < 2 for j in range(0, i)) else 0 for i in range(0, len(h))) % 2 == 1",
        ),
        special(
            words("all numbers less the same: the first gap", "各数同减：第一个空缺"),
            PARITY,
            "(g % 2 == 1) == (g != max(h))",
        ),
        special(
            words("a walk in a Young diagram: both ways from the diagonal are even", "杨表中的格路：从对角线出发的两条路都是偶数"),
            LATTICE,
            "max(h) > 0 and sum(1 if sum(1 if x >= i else 0 for x in h) >= d else 0 for i in range(d + 1, max(h) + 1)) % 2 == 0 and (sum(1 if x >= d else 0 for x in h) - d) % 2 == 0",
        ),
    ];
    let g = "sum(1 if all(any(x == j for x in h) for j in range(1, i + 1)) else 0 for i in range(1, max(h) + 1))";
    let d =
        "sum(1 if sum(1 if x >= i else 0 for x in h) >= i else 0 for i in range(1, len(h) + 1))";
    for special in &mut all {
        special.says = special.says.with('g', &Formula::parse(g)).with('d', &Formula::parse(d));
    }
    for t in 1..=4 {
        let (root, less) = (t * t + 4, t - 2);
        let text = match t {
            1 => "min(h) == (abs(a - b) + isqrt(5 * abs(a - b) * abs(a - b))) // 2".to_string(),
            2 => "abs(a - b) % 2 == 0 and min(h) == isqrt(abs(a - b) * abs(a - b) // 2)".to_string(),
            _ => format!("abs(a - b) % {t} == 0 and min(h) == (isqrt({root} * (abs(a - b) // {t}) * (abs(a - b) // {t})) - {less} * (abs(a - b) // {t})) // 2"),
        };
        let name = match t {
            1 => words("Wythoff's game: the golden ratio", "威佐夫博弈：黄金分割").to_string(),
            _ => said!(
                "Wythoff's game with takes that differ by less than {}",
                "威佐夫博弈的推广：两堆所取之差小于 {}",
                t
            ),
        };
        all.push(special(name, WYTHOFF, &text));
    }
    for k in 2..=5 {
        let moore =
            format!("all(sum(x >> i & 1 for x in h) % {} == 0 for i in range(0, 63))", k + 1);
        let name =
            said!("Moore's Nim with at most {} heaps a move", "Moore Nim：每次至多动 {} 堆", k);
        all.push(special(&name, MOORE, &moore));
        let misere = format!("sum(h) % {} == 1 if all(x < 2 for x in h) else {}", k + 1, moore);
        let name = said!("{}, misère", "{}（取最后一颗者负）", name);
        all.push(special(name, MOORE, &misere));
    }
    all
}
