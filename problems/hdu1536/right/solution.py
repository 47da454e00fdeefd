# S-Nim: a move takes one of k given amounts from a heap; who cannot move loses.
# Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of the
# heaps' nim-values is 0.
import sys


# One table for all rows of a case: amounts are different in the next one.
def nim_values(amounts, largest):
    values = []
    for heap in range(largest + 1):
        options = {values[heap - amount] for amount in amounts if amount <= heap}
        mex = 0
        while mex in options:
            mex += 1
        values.append(mex)
    return values


def solve(values, heaps):
    nim_sum = 0
    for heap in heaps:
        # The theorem:
        nim_sum ^= values[heap]
    return nim_sum != 0


def main():
    numbers = map(int, sys.stdin.read().split())
    for k in numbers:
        if k == 0:
            break
        amounts = [next(numbers) for _ in range(k)]
        rows = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
        values = nim_values(amounts, max(map(max, rows)))
        print("".join("W" if solve(values, heaps) else "L" for heaps in rows))


main()
