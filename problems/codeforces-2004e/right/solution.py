# Not a Nim Problem: from a heap of x take y stones such that x and y are coprime.
# Theorem: the nim-value of an even heap is 0, that of 1 is 1, and that of an odd heap is i
# where its least prime factor is the i-th prime.
import sys
from array import array
from math import isqrt


def odd_primes(last):
    """By half of each odd number, whether it is a prime."""
    is_prime = bytearray([1]) * (last // 2 + 1)
    is_prime[0] = 0
    for prime in range(3, isqrt(last) + 1, 2):
        if is_prime[prime // 2]:
            multiples = slice(prime * prime // 2, None, prime)
            is_prime[multiples] = bytes(len(is_prime[multiples]))
    return is_prime


def least_factors(is_prime, last):
    """By half of each odd number that is not a prime, the index of its least prime factor."""
    indices = array("H", [1]) * len(is_prime)
    primes = [number for number in range(3, isqrt(last) + 1, 2) if is_prime[number // 2]]
    for index, prime in reversed(list(enumerate(primes, start=2))):
        multiples = slice(prime // 2, None, prime)
        indices[multiples] = array("H", [index]) * len(indices[multiples])
    return indices


def nim_values(heaps):
    last = max(heaps, default=1)
    is_prime = odd_primes(last)
    indices = least_factors(is_prime, last)
    values = {}
    counted, primes = 0, 1
    for heap in sorted(heaps):
        half = heap // 2
        if heap % 2 == 0:
            # The theorem:
            values[heap] = 0
        elif is_prime[half]:
            primes += is_prime.count(1, counted, half + 1)
            counted = half + 1
            # The theorem:
            values[heap] = primes
        else:
            # The theorem:
            values[heap] = indices[half]
    return values


def solve(values, heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= values[heap]
    return nim_sum != 0


def main():
    numbers = map(int, sys.stdin.read().split())
    games = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
    values = nim_values({heap for heaps in games for heap in heaps})
    for heaps in games:
        print("Alice" if solve(values, heaps) else "Bob")


main()
