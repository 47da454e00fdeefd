# Candy piles: eat a largest pile, or one candy of every pile. Eating the last candy loses.
# Theorem: sorted, the piles are rows of cells, and the game walks from the corner down or to the
# right. Along a diagonal the outcome is the same, so its last cell decides.


def solve(piles):
    piles = sorted(piles, reverse=True)
    side = 0
    while side < len(piles) and piles[side] > side:
        side += 1
    # From the last cell of the diagonal the way is straight, to the right or down.
    right = piles[side - 1] - side
    down = sum(pile >= side for pile in piles[side:])
    # The theorem:
    return right % 2 == 1 or down % 2 == 1


def main():
    input()
    piles = list(map(int, input().split()))
    print("First" if solve(piles) else "Second")


main()
