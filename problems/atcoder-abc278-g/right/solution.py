# Generalized Subtraction Game: take at least L and at most R neighbours from a row of N cards.
# Theorem: if some number from L to R has the parity of N, take that many cards in the middle, then
# the mirror image of every move. Otherwise L = R, and the nim-values of the rows decide.
from sys import stdin


def middle(n, least, most):
    if (n - least) % 2 == 0:
        return least
    return least + 1 if least < most else 0


def nim_values(n, take):
    values = []
    for length in range(n + 1):
        rest = length - take
        options = {values[before] ^ values[rest - before] for before in range(rest // 2 + 1)}
        values.append(next(value for value in range(n + 1) if value not in options))
    return values


def solve(n, least, most):
    # The theorem:
    return middle(n, least, most) > 0 or nim_values(n, least)[n] > 0


def take(rows, first, count):
    for row, (start, length) in enumerate(rows):
        if start <= first and first + count <= start + length:
            rows[row] = (start, first - start)
            rows.append((first + count, start + length - first - count))
            return


def to_nim_sum_0(rows, values, count):
    nim_sum = 0
    for _, length in rows:
        nim_sum ^= values[length]
    for start, length in rows:
        for before in range(length - count + 1):
            if values[before] ^ values[length - count - before] ^ values[length] == nim_sum:
                return start + before, count


def main():
    n, least, most = map(int, stdin.readline().split())
    values = nim_values(n, least)
    in_the_middle = middle(n, least, most)
    rows = [(1, n)]
    move = None
    say = lambda *words: print(*words, flush=True)
    if solve(n, least, most):
        say("First")
        move = (n - in_the_middle) // 2 + 1, in_the_middle
        if in_the_middle == 0:
            move = to_nim_sum_0(rows, values, least)
    else:
        say("Second")
    while True:
        if move:
            take(rows, *move)
            say(*move)
        first, count = map(int, stdin.readline().split())
        if first < 1:
            return
        take(rows, first, count)
        move = n + 2 - first - count, count
        if in_the_middle == 0:
            move = to_nim_sum_0(rows, values, least)


main()
