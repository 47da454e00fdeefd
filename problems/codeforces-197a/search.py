# Who wins on tables of sides up to 4 with plates of radius 1, by trying all moves: the centres lie on
# points half a unit apart, and are counted in halves.
from functools import cache


def table(a, b, r):
    points = [(x, y) for x in range(2 * r, 2 * (a - r) + 1) for y in range(2 * r, 2 * (b - r) + 1)]

    @cache
    def wins(free):
        for x, y in free:
            left = [(u, v) for u, v in free if (u - x) ** 2 + (v - y) ** 2 >= (4 * r) ** 2]
            if not wins(tuple(left)):
                return True
        return False

    return wins(tuple(points))


for a in range(1, 5):
    for b in range(a, 5):
        print(f"{a} {b} 1: {'won' if table(a, b, 1) else 'lost'}")
