# Stones: Branko names a pile, Ankica takes from it and names one for Branko, and so on.
# Theorem: only piles of one stone count; the player who takes next wins if and only if their number
# is even beside a larger pile, or odd without one.
from sys import stdin


# Whether the player who takes next wins, before a pile is named.
def solve(piles):
    is_larger_left = max(piles) > 1
    # The theorem:
    return (piles.count(1) % 2 == 0) == is_larger_left


def main():
    stdin.readline()
    piles = list(map(int, stdin.readline().split()))
    while (named := int(stdin.readline())) > 0:
        stones, piles[named - 1] = piles[named - 1], 0
        if solve(piles) and stones > 1:
            piles[named - 1] = 1
        print(stones - piles[named - 1], flush=True)
        if not any(piles):
            print(-1, flush=True)
            break
        chosen = 1 if 1 in piles else max(piles)
        place = piles.index(chosen)
        print(place + 1, flush=True)
        piles[place] -= int(stdin.readline())


main()
