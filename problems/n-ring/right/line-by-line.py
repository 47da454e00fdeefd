# Line by line (input): one table of rows for each m, longer when a longer row is asked for.
from operator import xor

tables = {}


def row_value(row, m):
    values = tables.setdefault(m, [])
    for length in range(len(values), row + 1):
        rest = values[: max(length - m + 1, 0)]
        half = rest[: (len(rest) + 1) // 2]
        options = set(map(xor, half, reversed(rest)))
        value = 0
        while value in options:
            value += 1
        values.append(value)
    return values[row]


for _ in range(int(input())):
    n, m = map(int, input().split())
    wins = n >= m and row_value(n - m, m) == 0
    print("xian shou sheng" if wins else "hou shou sheng")
