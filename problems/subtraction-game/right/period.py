# Token by token (an iterator): the table by mex until it repeats, and then copies of its period.
import sys


def nim_values(amounts, last):
    """As many values in a row as the largest amount decide everything that follows."""
    longest = amounts[-1]
    values = []
    seen_at = {}
    for heap in range(last + 1):
        options = {values[heap - amount] for amount in amounts if amount <= heap}
        value = 0
        while value in options:
            value += 1
        values.append(value)
        if heap % 64 == 63 and heap >= longest:
            window = hash(tuple(values[-longest:]))
            before = seen_at.setdefault(window, heap)
            period = heap - before
            if period and values[-longest:] == values[-longest - period : -period]:
                while len(values) <= last:
                    values += values[-period:]
                return values[: last + 1]
    return values


tokens = map(int, sys.stdin.read().split())
for k in tokens:
    amounts = sorted({next(tokens) for _ in range(k)})
    print(*nim_values(amounts, next(tokens)))
