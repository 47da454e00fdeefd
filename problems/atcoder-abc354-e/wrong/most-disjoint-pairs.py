# WA: takes the greatest number of disjoint pairs for the number of moves.
from functools import cache


def main():
    cards = [input().split() for _ in range(int(input()))]

    @cache
    def most(chosen):
        if chosen == 0:
            return 0
        one = chosen.bit_length() - 1
        rest = chosen ^ 1 << one
        found = most(rest)
        for other in range(one):
            if rest >> other & 1 and any(a == b for a, b in zip(cards[one], cards[other])):
                found = max(found, 1 + most(rest ^ 1 << other))
        return found

    print("Takahashi" if most((1 << len(cards)) - 1) % 2 == 1 else "Aoki")


main()
