# WA: takes heaps for pairs if they hold twice as many stones as one heap of each size.
import sys


def main():
    tokens = map(int, sys.stdin.read().split())
    for n in tokens:
        if n == 0:
            break
        heaps = [next(tokens) for _ in range(n)]
        print("Lose" if sum(heaps) == 2 * sum(set(heaps)) else "Win")


main()
