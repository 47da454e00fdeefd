# From a ring of n elements a move takes m neighbouring ones, and the gap does not close.
# Theorem (Guy and Smith, 1956, for rows): the first player wins if and only if m <= n and a row of
# n - m elements is lost, where a move takes m neighbours, too.
import sys
from operator import xor


def nim_values_of_rows(m, longest):
    values = [0] * min(m, longest + 1)
    for length in range(m, longest + 1):
        # A move leaves two rows; it is enough to look at those whose first is the shorter one.
        shorter = values[: (length - m) // 2 + 1]
        longer = values[length - m :: -1]
        options = set(map(xor, shorter, longer))
        value = 0
        while value in options:
            value += 1
        values.append(value)
    return values


def solve(n, m, tables):
    # The theorem:
    return m <= n and tables[m][n - m] == 0


def main():
    tokens = list(map(int, sys.stdin.read().split()))
    rings = list(zip(tokens[1::2], tokens[2::2]))
    longest = {}
    for n, m in rings:
        longest[m] = max(longest.get(m, 0), n - m)
    tables = {m: nim_values_of_rows(m, longest[m]) for m in longest}
    for n, m in rings:
        print("xian shou sheng" if solve(n, m, tables) else "hou shou sheng")


main()
