# Line by line: the side of the largest square by counting, and the two ways from its corner.
from bisect import bisect_left

n = int(input())
piles = sorted(map(int, input().split()))


def at_least(candies):
    return n - bisect_left(piles, candies)


side = max(k for k in range(1, n + 1) if at_least(k) >= k)
across = piles[n - side] - side
down = at_least(side) - side
print("First" if across % 2 or down % 2 else "Second")
