# Nim with at most k stones a move, where k is chosen before play: the greatest k that wins?
# Theorem: if the nim-sum of the heaps is not 0, every large k wins: -1. If it is 0, equal heaps
# cancel out in pairs: one less than the largest heap that is left, or 0 if none is left.
from collections import Counter


def solve(heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    if nim_sum != 0:
        return -1
    unpaired = [heap for heap, count in Counter(heaps).items() if count % 2 == 1]
    # The theorem:
    return max(unpaired) - 1 if unpaired else 0


def main():
    input()
    heaps = list(map(int, input().split()))
    print(solve(heaps))


main()
