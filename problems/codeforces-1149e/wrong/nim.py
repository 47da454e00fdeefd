# WA: plays Nim with all taxes, and leaves the cities after the lowered one as they are.
import sys
from functools import reduce
from operator import xor


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    taxes = numbers[2 : 2 + numbers[0]]
    nim_sum = reduce(xor, taxes)
    for city, tax in enumerate(taxes):
        if tax ^ nim_sum < tax:
            taxes[city] ^= nim_sum
            print("WIN")
            print(*taxes)
            return
    print("LOSE")


main()
