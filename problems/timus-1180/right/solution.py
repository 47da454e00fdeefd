# From a heap of N stones a move takes a power of two; the player who takes the last stone wins.
# Theorem: the player to move loses if and only if 3 divides N; if not, the least winning take is
# N mod 3. As 10 is 1 mod 3, the sum of the digits has the same remainder as N.


def solve(stones):
    # The theorem:
    return sum(int(digit) for digit in stones) % 3


def main():
    take = solve(input().strip())
    if take > 0:
        print(1)
        print(take)
    else:
        print(2)


main()
