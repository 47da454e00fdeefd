# Half of the heaps: take any positive number of stones from each of exactly n / 2 of the n heaps.
# Theorem: the player to move loses if and only if more than n / 2 heaps are as small as the least.


def solve(heaps):
    # The theorem:
    return heaps.count(min(heaps)) <= len(heaps) // 2


def main():
    input()
    heaps = list(map(int, input().split()))
    print("Alice" if solve(heaps) else "Bob")


main()
