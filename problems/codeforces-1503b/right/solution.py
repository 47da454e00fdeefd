# 3-Coloring: in each turn the judge forbids one of three colours, and the program paints an empty
# square of a board in another colour. Neighbours must never have the same colour.
# Theorem: the program can always fill the board, one half of a chessboard in colour 1 and the other
# half in colour 2. When one half is full, the other one can have the third colour as well.


def solve(forbidden, is_open):
    # The theorem:
    for half in 0, 1:
        if is_open[half] and forbidden != half + 1:
            return half + 1, half
    return 3, 0 if is_open[0] else 1


def main():
    n = int(input())
    halves = [], []
    for row in range(1, n + 1):
        for column in range(1, n + 1):
            halves[(row + column) % 2].append((row, column))
    for _ in range(n * n):
        colour, half = solve(int(input()), [len(squares) > 0 for squares in halves])
        print(colour, *halves[half].pop(), flush=True)


main()
