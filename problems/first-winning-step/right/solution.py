# A move replaces a number by a proper divisor of it; a player who finds only ones loses.
# Theorem: the number x is a Nim heap of Omega(x) stones, its prime factors with multiplicity.
# So a winning move replaces a number whose heap becomes smaller by the xor with the nim-sum.
import sys
from math import gcd

SMALL_PRIMES = [p for p in range(2, 1000) if all(p % q != 0 for q in range(2, int(p**0.5) + 1))]


def is_prime(n):
    """Miller and Rabin's test of an odd number above 37; these bases are enough for 64 bits."""
    for base in SMALL_PRIMES[:12]:
        exponent, root = n - 1, 1
        while root == 1 and exponent % 2 == 0:
            exponent //= 2
            root = pow(base, exponent, n)
        if root not in (1, n - 1):
            return False
    return True


def proper_divisor(n):
    """Pollard's rho: a proper divisor of a composite number."""
    constant, divisor = 0, n
    while divisor == n:
        constant += 1
        slow = fast = 2
        divisor = 1
        while divisor == 1:
            slow = (slow * slow + constant) % n
            fast = (fast * fast + constant) % n
            fast = (fast * fast + constant) % n
            divisor = gcd(slow - fast, n)
    return divisor


def omega_without_small_primes(n):
    if n == 1:
        return 0
    if n < 1_000_000 or is_prime(n):
        return 1
    divisor = proper_divisor(n)
    return omega_without_small_primes(divisor) + omega_without_small_primes(n // divisor)


def prime_omega(n):
    """The number of prime factors, counted with multiplicity."""
    count = 0
    for prime in SMALL_PRIMES:
        if prime * prime > n:
            break
        while n % prime == 0:
            n //= prime
            count += 1
    return count + omega_without_small_primes(n)


def solve(numbers):
    """The first number that a winning move can replace, counted from 1, or None."""
    # The theorem:
    heaps = [prime_omega(number) for number in numbers]
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    # The theorem:
    return next((i for i, heap in enumerate(heaps, 1) if heap ^ nim_sum < heap), None)


def main():
    numbers = map(int, sys.stdin.read().split())
    for n in numbers:
        first = solve([next(numbers) for _ in range(n)])
        print("2" if first is None else f"1\n{first}")


main()
