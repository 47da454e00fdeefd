//! The theorems of the problems, by the names that the problems' manifests have.

/// A theorem of the problems.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name in a manifest, and in Chinese.
    pub name: [&'static str; 2],
    /// Its section of `docs/theory.md`.
    pub theory: &'static str,
}

macro_rules! kinds {
    ($($constant:ident = $english:literal, $chinese:literal, $theory:literal;)*) => {
        $(pub static $constant: Kind = Kind { name: [$english, $chinese], theory: $theory };)*
        /// All of them.
        pub static KINDS: &[&Kind] = &[$(&$constant),*];
    };
}

kinds! {
    BACHET = "Bachet's game", "巴什博弈", "lost-and-won-positions";
    MIRROR = "Mirror strategies", "对称策略", "sums-of-games";
    STEALING = "Strategy stealing", "策略窃取", "lost-and-won-positions";
    NIM = "Nim", "Nim", "nim";
    BOUNDED = "Bounded Nim", "有上限的 Nim", "nim-with-increases";
    PARITY = "Parity", "奇偶性", "lost-and-won-positions";
    STAIRCASE = "Staircase Nim", "阶梯 Nim", "nim-with-increases";
    RETREATS = "Nim with retreats", "可以后退的 Nim", "nim-with-increases";
    MISERE = "Misère Nim", "反 Nim", "when-the-last-player-loses";
    MOORE = "Moore's Nim", "k-Nim 游戏", "lost-and-won-positions";
    SUBTRACTION = "Subtraction games", "减法游戏", "subtraction-games";
    SUMS = "Sums of games", "游戏的和", "the-sprague-grundy-theorem";
    DIVISORS = "Divisor games", "约数游戏", "the-sprague-grundy-theorem";
    PATTERN = "Values with a pattern", "有规律的 SG 值", "mex-and-nim-values";
    WYTHOFF = "Wythoff's game", "威佐夫博弈", "lost-and-won-positions";
    EUCLID = "Euclid's game", "欧几里得游戏", "lost-and-won-positions";
    LATTICE = "Lattice paths", "格路", "lost-and-won-positions";
    FIBONACCI = "Fibonacci Nim", "斐波那契博弈", "lost-and-won-positions";
    OCTAL = "Octal games", "八进制游戏", "octal-games";
    GRUNDY = "Grundy's game", "Grundy 游戏", "the-sprague-grundy-theorem";
    TURNING = "Coin-turning games", "翻硬币游戏", "further-theories";
    WELTER = "Other theorems", "其他定理", "nim";
}
