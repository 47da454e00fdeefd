# Grundy's game: divide a heap into two heaps of different sizes; who makes the last move wins.
# Theorem (Sprague, 1935; Grundy, 1939): a heap is won if and only if its nim-value is not 0.
# Up to 10^6 coins the last lost heap is 1222: this is computed, and no formula is known.
import sys

LAST_LOST = 1222


def nim_values():
    values = []
    for heap in range(LAST_LOST + 1):
        # The theorem:
        options = {values[part] ^ values[heap - part] for part in range(1, (heap + 1) // 2)}
        mex = 0
        while mex in options:
            mex += 1
        values.append(mex)
    return values


def solve(values, heap):
    # The theorem:
    return heap > LAST_LOST or values[heap] != 0


def main():
    values = nim_values()
    tests, *heaps = map(int, sys.stdin.read().split())
    answers = []
    for heap in heaps:
        answers.append("first" if solve(values, heap) else "second")
    print("\n".join(answers))


main()
