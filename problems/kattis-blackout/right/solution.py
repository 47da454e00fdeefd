# Blackout: two players blacken neighbouring squares of one row or one column of a board with 5 rows
# and 6 columns, at least one of them white; the player who blackens the last square wins.
# Theorem (mirror strategy): the middle row first, and then the judge's piece turned by 180 degrees.

MIDDLE_ROW = 3, 1, 3, 6


def solve(top, left, bottom, right):
    # The theorem:
    return 6 - bottom, 7 - right, 6 - top, 7 - left


def main():
    for _ in range(int(input())):
        print(*MIDDLE_ROW, flush=True)
        word, *piece = input().split()
        while word != "GAME":
            print(*solve(*map(int, piece)), flush=True)
            word, *piece = input().split()


main()
