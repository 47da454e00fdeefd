from functools import cache

@cache
def nim_value(heap):
    options = {nim_value(part) ^ nim_value(heap - part) for part in range(1, (heap + 1) // 2)}
    value = 0
    while value in options:
        value += 1
    return value

for heap in range(1, 25):
    print(f"{heap}: {nim_value(heap)}")
