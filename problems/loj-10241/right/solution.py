# Bachet's game: a move takes 1 to K of N stones; the player who takes the last stone wins.
# Theorem (Bachet, 1612): the player to move loses if and only if K + 1 divides N.
def solve(n, k):
    # The theorem:
    return n % (k + 1) != 0


def main():
    n, k = map(int, input().split())
    print(1 if solve(n, k) else 2)


main()
