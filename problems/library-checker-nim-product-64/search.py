from functools import cache

@cache
def nim_value(x, y):  # of Turning Corners, with a single coin that shows heads
    values = set()
    for left in range(x):
        for below in range(y):
            values.add(nim_value(left, y) ^ nim_value(x, below) ^ nim_value(left, below))
    return min(set(range(len(values) + 1)) - values)

for x in range(2, 8):
    for y in range(x, 8):
        print(f"{x} {y}: {nim_value(x, y)}")
