# Beans in n bottles: a move makes one bean into two, in later bottles.
# Theorem: this is Mock Turtles (Berlekamp, Conway and Guy, Winning Ways, 1982): the value of a
# bean in the last bottle is 0, and before it the numbers with an odd number of ones follow.
import sys


def value(after):
    """The value of a bean, by how many bottles come after its own."""
    if after == 0:
        return 0
    coin = after - 1
    # The theorem:
    return 2 * coin + (bin(coin).count("1") % 2 == 0)


def solve(beans):
    """The winning moves, in order: those that make the xor of all beans' values 0."""
    n = len(beans)
    values = [value(n - 1 - bottle) for bottle in range(n)]
    xor_sum = 0
    for bottle in range(n):
        if beans[bottle] % 2 == 1:
            xor_sum ^= values[bottle]
    moves = ((i, j, k) for i in range(n) if beans[i] for j in range(i + 1, n) for k in range(j, n))
    # The theorem:
    return [(i, j, k) for i, j, k in moves if xor_sum == values[i] ^ values[j] ^ values[k]]


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        winning = solve([next(numbers) for _ in range(next(numbers))])
        print(*(winning[0] if winning else (-1, -1, -1)))
        print(len(winning))


main()
