# Remove Pairs: a move removes two cards with equal fronts or with equal backs.
# Theorem (Zermelo, 1913): a set of cards is won if and only if some pair leaves a lost set; there
# are at most 2^n sets, and each is decided once.
from functools import cache
from itertools import combinations


def solve(cards):
    pairs = [
        1 << one | 1 << other
        for (one, card), (other, later) in combinations(enumerate(cards), 2)
        if card[0] == later[0] or card[1] == later[1]
    ]

    @cache
    def wins(chosen):
        for pair in pairs:
            # The theorem:
            if chosen & pair == pair and not wins(chosen ^ pair):
                return True
        return False

    return wins((1 << len(cards)) - 1)


def main():
    cards = [input().split() for _ in range(int(input()))]
    print("Takahashi" if solve(cards) else "Aoki")


main()
