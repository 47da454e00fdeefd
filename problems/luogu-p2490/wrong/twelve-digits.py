# WA: looks at twelve digits of the gaps, of which thirteen matter.
from math import comb

n, k, d = map(int, input().split())
lost = [1] + [0] * (n - k)
for bit in range(12):
    before = lost[:]
    for size in range(d + 1, k // 2 + 1, d + 1):
        for total in range(size << bit, n - k + 1):
            lost[total] += before[total - (size << bit)] * comb(k // 2, size)
all_lost = sum(ways * comb(n - k // 2 - total, k // 2) for total, ways in enumerate(lost))
print((comb(n, k) - all_lost) % 1_000_000_007)
