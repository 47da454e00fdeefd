from functools import cache

@cache
def nim_value(pins):
    options = set()
    for hit in (1, 2):
        for left in range(pins - hit + 1):
            options.add(nim_value(left) ^ nim_value(pins - hit - left))
    return min(set(range(len(options) + 1)) - options)

for pins in range(1, 25):
    print(f"{pins}: {nim_value(pins)}")
