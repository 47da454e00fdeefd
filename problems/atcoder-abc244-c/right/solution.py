# Yamanote Line Game: name a number from 1 to 2N + 1 that nobody has named, by turns.
# Theorem (parity): every number is named in the end, so the player to move wins if and only if
# an odd number of them is free, as at the start: every move wins.


def solve(free):
    # The theorem:
    return len(free) % 2 == 1


def main():
    n = int(input())
    free = set(range(1, 2 * n + 2))
    while solve(free):
        print(free.pop(), flush=True)
        free.discard(int(input()))


main()
