from functools import cache

@cache
def nim_value(heap):
    options = {nim_value(heap - take) for take in (1, 2, 3) if take <= heap}
    value = 0
    while value in options:
        value += 1
    return value

for heap in range(1, 21):
    print(f"{heap}: {nim_value(heap)}")
