// Two heaps of stones; a move takes any number from one heap, or equally many from
// both. The player who takes the last stone wins.
//
// Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are
// floor(k phi) and floor(k phi) + k for some k; phi = (1 + sqrt 5) / 2.
//
// For POJ 1067 and HDU 1527 in C++98; a heap has at most 10^9 stones. Doubles fail from
// k = 102334155 on, and not every compiler of these judges has a longer floating point.
// So this is done in integers, and 32 bits are enough.

#include <algorithm>
#include <cstdio>

// floor(k t) with t = 1 / phi = phi - 1, for every k < 2^30.
static unsigned floor_over_phi(unsigned k) {
    // The first 64 binary digits of t after the point, the last 32 of them first. They are
    // too little by e < 2^-64, so k times them is too little by less than 2^-34. That
    // matters only if an integer m is so close below k t. But for k >= 1
    // (k t - m) (k phi + m) = k^2 - k m - m^2 is an integer, positive, hence at least 1, and
    // k phi + m < k sqrt 5 < 2^32: so k t - m > 2^-32.
    static const unsigned digits[] = {0x7F4A7C15, 0x9E3779B9};
    // Multiply as by hand: every digit adds k or nothing, and then drops the last digit of
    // the product. So the product stays below k.
    unsigned product = 0;
    for (int place = 0; place < 64; place++) {
        unsigned digit = digits[place / 32] >> place % 32 & 1;
        product = (product + digit * k) / 2;
    }
    return product;
}

// Whether the first player wins. In the pairs of the theorem every number occurs once, and
// every difference occurs once. A move keeps a number or the difference, so none leads from
// one pair to another; and from any other position some move leads to a pair.
static bool solve(unsigned a, unsigned b) {
    unsigned smaller = std::min(a, b), k = std::max(a, b) - smaller;
    return smaller != k + floor_over_phi(k);
}

int main() {
    unsigned a, b;
    while (std::scanf("%u %u", &a, &b) == 2) {
        std::puts(solve(a, b) ? "1" : "0");
    }
}
