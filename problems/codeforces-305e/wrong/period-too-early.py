# WA: repeats the first 34 values, though the period begins at 52.
from itertools import groupby

word = input().strip()
values = [0]
for m in range(1, 34):
    cuts = [(max(i - 1, 0), max(m - i - 2, 0)) for i in range(m)]
    values.append(min(set(range(16)) - {values[a] ^ values[b] for a, b in cuts}))
values *= 150
total = 0
runs = []
place = 2
for is_centre, group in groupby(a == b for a, b in zip(word, word[2:])):
    length = len(list(group))
    if is_centre:
        runs.append((place, length))
        total ^= values[length]
    place += length
for first, m in runs:
    for i in range(m):
        if values[max(i - 1, 0)] ^ values[max(m - i - 2, 0)] ^ values[m] == total:
            print(f"First\n{first + i}")
            raise SystemExit
print("Second")
