from functools import cache

AMOUNTS = (2, 5)

@cache
def nim_value(heap):
    options = {nim_value(heap - amount) for amount in AMOUNTS if amount <= heap}
    value = 0
    while value in options:
        value += 1
    return value

for heap in range(24):
    print(len(AMOUNTS), *AMOUNTS, heap, end=f": {nim_value(heap)}\n")
