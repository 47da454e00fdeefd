# Nim, but first either player may remove whole heaps, though not all that are there.
# Theorem: no nonempty subset of the heaps that the first player keeps may have the nim-sum 0.
# Keeping is greedy, the heaviest heap first (Rado, 1957).
import sys


class XorBasis:
    def __init__(self):
        self.by_length = {}

    def insert(self, number):
        """Whether the number is independent of those inserted before."""
        while number.bit_length() in self.by_length:
            number ^= self.by_length[number.bit_length()]
        if number > 0:
            self.by_length[number.bit_length()] = number
        return number > 0


def solve(heaps):
    kept = XorBasis()
    # The theorem:
    return sum(heap for heap in sorted(heaps, reverse=True) if not kept.insert(heap))


def main():
    _k, *heaps = map(int, sys.stdin.read().split())
    print(solve(heaps))


main()
