# Painting a square board of n x n cells: a move paints a cell that has no painted neighbour.
# Theorem: the first player wins if and only if n is odd, by mirror images in the centre.


def solve(n):
    # The theorem:
    return n % 2 == 1


def main():
    n = int(input())
    print(1 if solve(n) else 2)


main()
