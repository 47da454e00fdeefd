from functools import cache

@cache
def nim_value(a, b):
    values = {nim_value(left, b) for left in range(a)} | {nim_value(a, left) for left in range(b)}
    value = 0
    while value in values:
        value += 1
    return value

for a in range(6):
    for b in range(a, 6):
        print(f"{a} {b}: {nim_value(a, b)}")
