# Northcott's game on a chessboard: a move slides a rook of one's own any distance along its
# column, but not past the opponent's rook. The player who cannot move loses, and player 2 begins.
# Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps are the heaps.
import sys


def solve(first, second):
    nim_sum = 0
    for one, other in zip(first, second):
        # The theorem:
        nim_sum ^= abs(one - other) - 1
    return nim_sum != 0


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        n = next(numbers)
        first = [next(numbers) for _ in range(n)]
        second = [next(numbers) for _ in range(n)]
        print("player-2" if solve(first, second) else "player-1")


main()
