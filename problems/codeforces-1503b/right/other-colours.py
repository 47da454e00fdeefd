# Paints the first square of a line of all, or the last one: white squares in colour 3 from the
# left, black ones in colour 2 from the right; and in colour 1 what is left.
import sys

n = int(sys.stdin.readline())
squares = [(i, j) for i in range(1, n + 1) for j in range(1, n + 1)]
squares.sort(key=lambda square: sum(square) % 2)
first, last = 0, n * n - 1
border = sum((i + j) % 2 == 0 for i, j in squares)
while first <= last:
    forbidden = int(sys.stdin.readline())
    if forbidden != 3 and first < border:
        colour, place = 3, first
    elif forbidden != 2 and last >= border:
        colour, place = 2, last
    else:
        colour, place = 1, first if first < border else last
    sys.stdout.write("%d %d %d\n" % (colour, *squares[place]))
    sys.stdout.flush()
    if place == first:
        first += 1
    else:
        last -= 1
