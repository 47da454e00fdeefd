//! The theorems of the problems, by the names that the problems' manifests have.

/// A theorem of the problems.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name in a manifest, and in Chinese.
    pub name: [&'static str; 2],
    /// The section of `docs/theory.md` that it belongs to, and that of `docs/theory.zh.md`.
    pub theory: [&'static str; 2],
}

macro_rules! kinds {
    ($($constant:ident = $english:literal, $chinese:literal, $theory:literal, $section:literal;)*) => {
        $(pub const $constant: &Kind =
            &Kind { name: [$english, $chinese], theory: [$theory, $section] };)*
        /// All of them.
        pub static KINDS: &[&Kind] = &[$($constant),*];
    };
}

kinds! {
    BACHET = "Bachet's game", "巴什博弈", "lost-and-won-positions", "必败态与必胜态";
    DIRECT = "Direct proof", "直接证明", "the-two-facts", "两条事实";
    MIRROR = "Mirror strategies", "对称策略", "sums-of-games", "游戏的和";
    STEALING = "Strategy stealing", "策略窃取", "lost-and-won-positions", "必败态与必胜态";
    NIM = "Nim", "Nim", "nim", "nim";
    BOUNDED = "Bounded Nim", "有上限的 Nim", "nim-with-increases", "可以增加石子的-nim";
    PARITY = "Parity", "奇偶性", "lost-and-won-positions", "必败态与必胜态";
    STAIRCASE = "Staircase Nim", "阶梯 Nim", "nim-with-increases", "可以增加石子的-nim";
    RETREATS = "Nim with retreats", "可以后退的 Nim", "nim-with-increases", "可以增加石子的-nim";
    MISERE = "Misère Nim", "反 Nim", "when-the-last-player-loses", "取最后一颗者负";
    MOORE = "Moore's Nim", "Moore Nim", "lost-and-won-positions", "必败态与必胜态";
    SUBTRACTION = "Subtraction games", "减法游戏", "subtraction-games", "减法游戏";
    SUMS = "Sums of games", "游戏的和", "the-sprague-grundy-theorem", "sprague-grundy-定理";
    DIVISORS = "Divisor games", "约数游戏", "the-sprague-grundy-theorem", "sprague-grundy-定理";
    PATTERN = "Values with a pattern", "有规律的 SG 值", "mex-and-nim-values", "mex-与-sg-值";
    WYTHOFF = "Wythoff's game", "威佐夫博弈", "lost-and-won-positions", "必败态与必胜态";
    EUCLID = "Euclid's game", "欧几里得游戏", "lost-and-won-positions", "必败态与必胜态";
    LATTICE = "Lattice paths", "格路", "lost-and-won-positions", "必败态与必胜态";
    FIBONACCI = "Fibonacci Nim", "斐波那契博弈", "lost-and-won-positions", "必败态与必胜态";
    OCTAL = "Octal games", "八进制游戏", "octal-games", "八进制游戏";
    GRUNDY = "Grundy's game", "Grundy 游戏", "the-sprague-grundy-theorem", "sprague-grundy-定理";
    TURNING = "Coin-turning games", "翻硬币游戏", "further-theories", "更多理论";
    GEOGRAPHY = "Undirected geography", "二分图博弈", "further-theories", "更多理论";
    WELTER = "Other theorems", "其他定理", "nim", "nim";
}
