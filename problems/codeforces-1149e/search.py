# The lost taxes up to 3 on one road and on a path of three cities, by trying all moves to taxes up to 3.
from functools import cache
from itertools import product


@cache
def wins(taxes, after):
    for city, tax in enumerate(taxes):
        for less in range(tax):
            for new in product(range(4), repeat=len(after[city])):
                left = list(taxes)
                left[city] = less
                for to, other in zip(after[city], new):
                    left[to] = other
                if not wins(tuple(left), after):
                    return True
    return False


for after, cities in (((1,), ()), "2 1 2 0"), (((1,), (2,), ()), "3 1 2 1 3 0"):
    for taxes in product(range(4), repeat=len(after)):
        if not wins(taxes, after):
            print(cities, *taxes, end=": lost\n")
