# Choose a power p^k of a prime that divides some number, and divide by it all numbers that it
# divides; who cannot move loses. Theorem (Sprague, 1935; Grundy, 1939): each prime is a game of
# its own on the set of its exponents, and the mover loses if the xor of their nim-values is 0.
import sys
from functools import cache


# In a set of exponents, bit e says whether e > 0 is there. A move lowers those from k on by k.
@cache
def nim_value(exponents):
    options = set()
    for k in range(1, exponents.bit_length()):
        below, lowered = exponents & ((1 << k) - 1), exponents >> k
        # The theorem:
        options.add(nim_value((below | lowered) & ~1))
    mex = 0
    while mex in options:
        mex += 1
    return mex


def factors(number):
    prime = 2
    while prime * prime <= number:
        exponent = 0
        while number % prime == 0:
            number //= prime
            exponent += 1
        if exponent > 0:
            yield prime, exponent
        prime += 1
    if number > 1:
        yield number, 1


def solve(numbers):
    exponents_of = {}
    for number in numbers:
        for prime, exponent in factors(number):
            exponents_of[prime] = exponents_of.get(prime, 0) | 1 << exponent
    nim_sum = 0
    for exponents in exponents_of.values():
        # The theorem:
        nim_sum ^= nim_value(exponents)
    return nim_sum != 0


def main():
    numbers = [int(word) for word in sys.stdin.read().split()[1:]]
    print("Mojtaba" if solve(numbers) else "Arpa")


main()
