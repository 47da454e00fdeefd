# Salyg1n and the MEX Game: Alice adds a number to a set, Bob removes a smaller one, and so on.
# Theorem: Alice reaches the second least number that is not in the set, by adding the least one
# and then whatever Bob has just removed.
from itertools import count, islice
from sys import stdin


# What Alice adds first, and the MEX that she reaches.
def solve(numbers):
    there = set(numbers)
    # The theorem:
    first, second = islice((number for number in count() if number not in there), 2)
    return first, second


def main():
    for _ in range(int(stdin.readline())):
        stdin.readline()
        move, _ = solve(map(int, stdin.readline().split()))
        while move >= 0:
            print(move, flush=True)
            move = int(stdin.readline())
        if move == -2:
            return


main()
