from functools import cache

@cache
def wins(small, large):
    if small == 0:
        return False  # the opponent has made a 0
    results = range(large - small, -1, -small)
    return any(not wins(min(small, left), max(small, left)) for left in results)

for large in range(2, 13):
    for small in range(1, large):
        if not wins(small, large):
            print(f"{small} {large}: lost")
