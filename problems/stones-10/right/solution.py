# From heap 1 a move takes a power of two, from heap 2 a Fibonacci number, from heap 3 any number,
# from heap 4 one or an even number, from heap 5 an odd number, from heap i >= 6 at most i stones.
# Theorem (Sprague, 1935; Grundy, 1939): lost means that the nim-sum of the nim-values is 0.
import sys
from functools import reduce
from operator import xor


def nim_values_of_second_heap(largest):
    fibonacci = [1, 2]
    while fibonacci[-1] <= largest:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    values = []
    for heap in range(largest + 1):
        options = {values[heap - take] for take in fibonacci if take <= heap}
        value = 0
        while value in options:
            value += 1
        values.append(value)
    return values


def nim_value(number, heap, second):
    if number == 2:
        return second[heap]
    if number == 3:
        return heap
    if number == 4:
        return heap // 6 * 3 + heap % 3
    return heap % {1: 3, 5: 2}.get(number, number + 1)


def solve(heaps, second):
    # The theorem:
    values = [nim_value(number, heap, second) for number, heap in enumerate(heaps, start=1)]
    return reduce(xor, values, 0) != 0


def main():
    tokens = map(int, sys.stdin.read().split())
    second = nim_values_of_second_heap(999)
    while (n := next(tokens)) != 0:
        heaps = [next(tokens) for _ in range(n)]
        print("Yougth" if solve(heaps, second) else "Hrdv")


main()
