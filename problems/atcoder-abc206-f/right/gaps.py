# Line by line (input): only the gaps that play can lead to.
from functools import lru_cache


def value_of(intervals):
    @lru_cache(maxsize=None)
    def value(left, right):
        reached = {
            value(left, a) ^ value(b, right) for a, b in intervals if left <= a and b <= right
        }
        mex = 0
        while mex in reached:
            mex += 1
        return mex

    return value(1, 100)


for _ in range(int(input())):
    n = int(input())
    intervals = {tuple(map(int, input().split())) for _ in range(n)}
    print("Alice" if value_of(intervals) else "Bob")
