// Two heaps: a move takes any number of stones from one of them, or equally many from both.
// Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are floor(k phi)
// and floor(k phi) + k for some k, where phi = (1 + sqrt 5) / 2.
//
// For POJ 1067 and HDU 1527, in C++98. Doubles fail from k = 102334155 on, and not every compiler
// of these judges has a longer floating point: so this is done in integers of 32 bits.
#include <algorithm>
#include <cstdio>

// floor(k t) with t = 1 / phi = phi - 1, for every k < 2^30.
static unsigned floor_over_phi(unsigned k) {
    // The first 64 binary digits of t after the point, the last 32 of them first. They are
    // too little by less than 2^-64, so k times them is too little by less than 2^-34. That
    // matters only if an integer m is so close below k t. But for k >= 1
    // (k t - m) (k phi + m) = k^2 - k m - m^2 is an integer, positive, hence at least 1, and
    // k phi + m < k sqrt 5 < 2^32: so k t - m > 2^-32.
    static const unsigned digits[] = {0x7F4A7C15, 0x9E3779B9};
    // Multiply as by hand: every digit adds k or nothing, and then drops the last digit of
    // the product. So the product stays below k.
    unsigned product = 0;
    for (int place = 0; place < 64; place++) {
        const unsigned digit = digits[place / 32] >> place % 32 & 1;
        product = (product + digit * k) / 2;
    }
    return product;
}

static bool solve(unsigned a, unsigned b) {
    const unsigned smaller = std::min(a, b), k = std::max(a, b) - smaller;
    // The theorem:
    return smaller != k + floor_over_phi(k);
}

int main() {
    unsigned a, b;
    while (std::scanf("%u %u", &a, &b) == 2) {
        std::puts(solve(a, b) ? "1" : "0");
    }
}
