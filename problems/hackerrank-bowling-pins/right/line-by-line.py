# Line by line (input): nim-values by the definition, one row more whenever it is needed.
from functools import lru_cache


@lru_cache(maxsize=None)
def value(pins):
    reached = set()
    for hit in (1, 2):
        left = pins - hit
        for part in range(left // 2 + 1):
            reached.add(value(part) ^ value(left - part))
    least = 0
    while least in reached:
        least += 1
    return least


for pins in range(301):
    value(pins)
for _ in range(int(input())):
    input()
    total = 0
    for row in input().split("X"):
        total ^= value(len(row))
    print("WIN" if total else "LOSE")
