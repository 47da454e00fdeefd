# Take c stones from each of 1 to k heaps s, where c * c >= 4 * s.
# Theorem: with heaps replaced by their values this is Moore's Nim (Moore, 1910): lost if and only
# if every bit is set in a multiple of k + 1 of the values.
import re
import sys
from bisect import bisect
from collections import Counter


def least_heaps(largest):
    """The least heap of each value from 1 on: one can take d of `least` + d stones and leave
    `least` if and only if (d - 2)^2 >= 4 * (least + 1)."""
    heaps = []
    least = root = 0
    while True:
        while root * root < 4 * (least + 1):
            root += 1
        least += root + 2
        if least > largest:
            return heaps
        heaps.append(least)


def solve(k, largest, heaps):
    least = least_heaps(largest)
    often = Counter(bisect(least, heap) for heap in heaps)
    ones = (sum(often[value] for value in often if value >> bit & 1) for bit in range(20))
    # The theorem:
    return any(count % (k + 1) != 0 for count in ones)


def main():
    # One heap at a time: three million numbers take far more memory than their text.
    words = re.finditer(rb"\d+", sys.stdin.buffer.read())
    numbers = (int(word[0]) for word in words)
    _, k, largest = next(numbers), next(numbers), next(numbers)
    print("YES" if solve(k, largest, numbers) else "NO")


main()
