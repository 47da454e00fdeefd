# WA: counts the gaps between neighbouring pairs as well, as if every piece closed in on both sides.
from functools import cache
from math import comb


def main():
    n, k, d = map(int, input().split())

    @cache
    def lost(total):
        if total == 0:
            return 1
        odd = range(total % 2, min(k - 1, total) + 1, 2)
        return sum(comb(k - 1, size) * lost((total - size) // 2) for size in odd if size % (d + 1) == 0)

    placements = sum(lost(total) * (n - k - total + 1) for total in range(n - k + 1))
    print((comb(n, k) - placements) % 1_000_000_007)


main()
