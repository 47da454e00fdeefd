# Line by line (input): a table of prime factors to 10^6; larger numbers by Pollard's rho.
from functools import reduce
from math import gcd, isqrt
from operator import xor

END = 1_000_001


def prime_factor_counts():
    counts = [0] * END
    for prime in range(2, END):
        if counts[prime] == 0:
            power = prime
            while power < END:
                for multiple in range(power, END, power):
                    counts[multiple] += 1
                power *= prime
    return counts


def is_prime(n):
    # For odd n; these bases are enough for 64 bits.
    twos = ((n - 1) & (1 - n)).bit_length() - 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, n - 1 >> twos, n)
        if x == 1:
            continue
        for _ in range(twos):
            if x == n - 1:
                break
            x = x * x % n
        else:
            return False
    return True


def factor(n):
    root = isqrt(n)
    if root * root == n:
        return root
    c = 1
    while True:
        slow = fast = 2
        divisor = 1
        while divisor == 1:
            before = slow, fast
            product = 1
            for _ in range(200):
                slow = (slow * slow + c) % n
                fast = (fast * fast + c) % n
                fast = (fast * fast + c) % n
                product = product * (slow - fast) % n
            divisor = gcd(product, n)
        if divisor == n:
            slow, fast = before
            divisor = 1
            while divisor == 1:
                slow = (slow * slow + c) % n
                fast = (fast * fast + c) % n
                fast = (fast * fast + c) % n
                divisor = gcd(slow - fast, n)
        if divisor != n:
            return divisor
        c += 1


def large_prime_factors(n):
    if n < END:
        return counts[n]
    if is_prime(n):
        return 1
    divisor = factor(n)
    return large_prime_factors(divisor) + large_prime_factors(n // divisor)


def prime_factors(n):
    count = 0
    if n >= END:
        for prime in small_primes:
            while n % prime == 0:
                n //= prime
                count += 1
    return count + large_prime_factors(n)


counts = prime_factor_counts()
small_primes = [prime for prime in range(2, 200) if counts[prime] == 1]
while True:
    try:
        input()
    except EOFError:
        break
    heaps = [prime_factors(int(word)) for word in input().split()]
    total = reduce(xor, heaps)
    if total == 0:
        print(2)
    else:
        print(1)
        print(next(i for i, heap in enumerate(heaps, 1) if heap ^ total < heap))
