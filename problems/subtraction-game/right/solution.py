# A move takes one of k given amounts from a heap; what are the nim-values of the heaps 0 to n?
# Definition (Grundy, 1939): the nim-value of a heap is the mex of its options' nim-values, the
# least non-negative integer that is none of them.
import sys


def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


def solve(amounts, last):
    values = []
    for heap in range(last + 1):
        # The theorem:
        values.append(mex({values[heap - amount] for amount in amounts if amount <= heap}))
    return values


def main():
    tokens = map(int, sys.stdin.read().split())
    for k in tokens:
        amounts = {next(tokens) for _ in range(k)}
        print(*solve(amounts, next(tokens)))


main()
