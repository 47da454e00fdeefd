// Token by token, by scanf unless a reader is included: logarithms in the field of the numbers
// below 65536, and two levels of Karatsuba above it.
#include <charconv>
#include <cstdint>
#include <string>
#include <vector>
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

static const u32 ORDER = 65535;
// Three rounds of powers, and then zeros for the sum of two logarithms and the logarithm of 0.
static u16 power[10 * ORDER];
static u32 logarithm[ORDER + 1];

// The product by its definition on Fermat powers, for the tables alone.
static u32 slow(u32 a, u32 b, int half) {
    if (a < 2 || b < 2) {
        return a * b;
    }
    const u32 mask = (1u << half) - 1;
    const u32 low = slow(a & mask, b & mask, half / 2);
    const u32 high = slow(a >> half, b >> half, half / 2);
    const u32 all = slow((a & mask) ^ (a >> half), (b & mask) ^ (b >> half), half / 2);
    return (all ^ low) << half | (low ^ slow(high, 1u << (half - 1), half / 2));
}

static void prepare() {
    for (u32 generator = 256, n = 0; n != ORDER; generator++) {
        u32 low[256], high[256], number = 1;
        for (u32 byte = 0; byte < 256; byte++) {
            low[byte] = slow(generator, byte, 8);
            high[byte] = slow(generator, byte << 8, 8);
        }
        n = 0;
        do {
            power[n] = number;
            logarithm[number] = n++;
            number = low[number & 255] ^ high[number >> 8];
        } while (number != 1);
    }
    for (u32 n = ORDER; n < 3 * ORDER; n++) {
        power[n] = power[n - ORDER];
    }
    logarithm[0] = 3 * ORDER;
}

// a1 * 65536 + a0 times b1 * 65536 + b0.
static u32 product32(u32 a1, u32 a0, u32 b1, u32 b0) {
    const u32 top = logarithm[1 << 15];
    const u32 low = power[logarithm[a0] + logarithm[b0]];
    const u32 all = power[logarithm[a0 ^ a1] + logarithm[b0 ^ b1]];
    const u32 high = power[logarithm[a1] + logarithm[b1] + top];
    return (all ^ low) << 16 | (low ^ high);
}

static u64 product(u64 a, u64 b) {
    const u32 top = logarithm[1 << 15];
    const u32 a3 = a >> 48, a2 = a >> 32 & 65535, a1 = a >> 16 & 65535, a0 = a & 65535;
    const u32 b3 = b >> 48, b2 = b >> 32 & 65535, b1 = b >> 16 & 65535, b0 = b & 65535;
    const u32 low = product32(a1, a0, b1, b0);
    const u32 high = product32(a3, a2, b3, b2);
    const u32 all = product32(a1 ^ a3, a0 ^ a2, b1 ^ b3, b0 ^ b2);
    const u32 h1 = logarithm[high >> 16] + top, h0 = logarithm[high & 65535] + top;
    const u32 folded = u32(power[h1] ^ power[h0]) << 16 | power[h1 + top];
    return u64(all ^ low) << 32 | (low ^ folded);
}

int main() {
    prepare();
    unsigned long long cases, a, b;
    read(cases);
    std::vector<char> answers(21 * cases + 21);
    char *end = answers.data();
    while (cases--) {
        read(a);
        read(b);
        end = std::to_chars(end, end + 20, product(a, b)).ptr;
        *end++ = '\n';
    }
    std::fwrite(answers.data(), 1, end - answers.data(), stdout);
}
