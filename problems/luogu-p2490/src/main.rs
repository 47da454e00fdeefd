//! On n cells stand k pieces, from the left by turns a white one and a black one. A move shifts one
//! to d pieces of one's colour, White's to the right and Black's to the left, over free cells. The
//! player who cannot move loses. How many placements does White win, who begins?
//!
//! The gap between a white piece and the black one after it is a heap that both players only make
//! smaller, so this is Moore's Nim with k / 2 heaps. Theorem (Moore, 1910): the player to move loses
//! if and only if every bit is set in a multiple of d + 1 of the gaps.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

/// The binomial coefficients of 0 to n over 0 to k (Pascal's triangle).
fn binomials(n: usize, k: usize) -> Vec<Vec<u64>> {
    let mut choose = vec![vec![1; k + 1]];
    choose[0][1..].fill(0);
    for a in 1..=n {
        let above = &choose[a - 1];
        let sum = |b: usize| (above[b - 1] + above[b]) % MODULUS;
        choose.push(std::iter::once(1).chain((1..=k).map(sum)).collect());
    }
    choose
}

/// All placements except for those that are lost.
pub fn solve(n: usize, k: usize, d: usize) -> u64 {
    assert!(k % 2 == 0, "k is odd: {}", k);
    assert!(k <= n, "k is above n: {}", k);
    assert!(n.saturating_mul(k + 1) <= 10_000_000, "n times k is above 10^7: {} and {}", n, k);
    assert!(d < usize::MAX, "d is too large: {}", d);
    let choose = binomials(n, k);
    let (pairs, free) = (k / 2, n - k);
    // By the sum of the gaps: how many rows of gaps are lost. Bit by bit, a set of gaps has the bit.
    let mut lost = vec![0; free + 1];
    lost[0] = 1;
    for bit in (0..).map(|digit| 1 << digit).take_while(|&bit| bit <= free) {
        for sum in (bit..=free).rev() {
            // Smaller sums do not have this bit yet.
            // The theorem:
            let sizes = (1..=pairs / (d + 1)).map(|times| times * (d + 1));
            let fitting = sizes.take_while(|size| size * bit <= sum);
            // The theorem:
            let ways = fitting.map(|size| lost[sum - size * bit] * choose[pairs][size] % MODULUS);
            lost[sum] = (lost[sum] + ways.sum::<u64>()) % MODULUS;
        }
    }
    // A pair with its gap is one thing; pairs and the other free cells stand in any order.
    let placements = |sum: usize| lost[sum] * choose[n - pairs - sum][pairs] % MODULUS;
    let all_lost = (0..=free).map(placements).sum::<u64>() % MODULUS;
    (choose[n][k] + MODULUS - all_lost) % MODULUS
}

fn main() {
    input! { n: usize, k: usize, d: usize }
    println!("{}", solve(n, k, d));
}
