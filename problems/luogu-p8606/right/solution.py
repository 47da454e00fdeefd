# A move sends a monk up the stairs, but not onto or past another; the highest stands at the top.
# Theorem: this is staircase Nim (Sprague, 1937), and the steps are the gaps between neighbours,
# from the bottom; every second one counts. A winning move makes their nim-sum 0.
import sys
from functools import reduce
from operator import xor


def solve(monks):
    """The winning moves, that of the lowest monk first: from which stair to which."""
    gaps = [above - below - 1 for below, above in zip(monks, monks[1:])]
    # The theorem:
    nim_sum = reduce(xor, gaps[::2], 0)
    moves = []
    for monk, free in enumerate(gaps):
        inside = gaps[monk // 2 * 2]  # the gap inside the monk's pair
        # The theorem:
        wanted = inside ^ nim_sum
        # The lower monk of a pair makes this gap smaller, the upper one makes it larger.
        up = inside - wanted if monk % 2 == 0 else wanted - inside
        if 0 < up <= free:
            moves.append((monks[monk], monks[monk] + up))
    return moves


def main():
    monks = [int(token) for token in sys.stdin.read().split()]
    moves = solve(monks)
    print(*moves[0] if moves else [-1])


main()
