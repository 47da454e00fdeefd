# WA: takes bags for pairs if they hold twice as many coins as one bag of each size.
import sys


def main():
    tokens = map(int, sys.stdin.read().split())
    for _ in range(next(tokens)):
        bags = [next(tokens) for _ in range(next(tokens))]
        paired = sum(bags) == 2 * sum(set(bags))
        print("First" if len(bags) % 2 == 0 and not paired else "Second")


main()
