# Token by token (an iterator): the second heap by a memoised recursion, the others by formulas.
import sys
from functools import lru_cache

sys.setrecursionlimit(10_000)
FIBONACCI = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987)


@lru_cache(maxsize=None)
def second(heap):
    options = {second(heap - take) for take in FIBONACCI if take <= heap}
    return min(set(range(len(options) + 1)) - options)


def nim_value(number, heap):
    if number == 2:
        return second(heap)
    if number == 3:
        return heap
    if number == 4:
        return heap // 6 * 3 + heap % 3
    return heap % {1: 3, 5: 2}.get(number, number + 1)


tokens = iter(sys.stdin.read().split())
for word in tokens:
    if word == "0":
        break
    total = 0
    for number in range(1, int(word) + 1):
        total ^= nim_value(number, int(next(tokens)))
    print("Yougth" if total else "Hrdv")
