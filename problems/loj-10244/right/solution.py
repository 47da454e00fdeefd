# A move takes one of M given amounts from a heap; who cannot move loses.
# Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of the
# heaps' nim-values is 0; so a move wins if and only if it makes it 0.
import sys


def nim_values(amounts, largest):
    values = []
    for heap in range(largest + 1):
        options = {values[heap - amount] for amount in amounts if amount <= heap}
        mex = 0
        while mex in options:
            mex += 1
        values.append(mex)
    return values


# All winning moves, the one that is asked for first: the amounts are in ascending order.
def solve(heaps, amounts):
    values = nim_values(amounts, max(heaps))
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= values[heap]
    winning = []
    for number, heap in enumerate(heaps, 1):
        for amount in amounts:
            # The theorem:
            if amount <= heap and values[heap - amount] == nim_sum ^ values[heap]:
                winning.append((number, amount))
    return winning


def main():
    numbers = map(int, sys.stdin.read().split())
    heaps = [next(numbers) for _ in range(next(numbers))]
    amounts = [next(numbers) for _ in range(next(numbers))]
    winning = solve(heaps, amounts)
    if winning:
        print("YES")
        print(*winning[0])
    else:
        print("NO")


main()
