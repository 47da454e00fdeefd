# Keeps the board, and looks for a piece that makes it look the same when it is turned.
import sys


def squares(top, left, bottom, right):
    return {(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)}


def pieces():
    for top, left in sorted(squares(1, 1, 5, 6)):
        yield from ((top, left, top, right) for right in range(left, 7))
        yield from ((top, left, bottom, left) for bottom in range(top + 1, 6))


def turned(white):
    return {(6 - r, 7 - c) for r, c in white}


def answer(white):
    for piece in pieces():
        left = white - squares(*piece)
        if left < white and not left & squares(3, 1, 3, 6) and left == turned(left):
            return piece


for _ in range(int(sys.stdin.readline())):
    white = squares(1, 1, 5, 6)
    word = "MOVE"
    while word == "MOVE":
        piece = answer(white)
        white -= squares(*piece)
        sys.stdout.write("%d %d %d %d\n" % piece)
        sys.stdout.flush()
        word, *numbers = sys.stdin.readline().split()
        if numbers:
            white -= squares(*map(int, numbers))
