# Line by line (sys.stdin): primes by slices of bytes; indices only of those primes that occur.
import sys
from bisect import bisect_right
from itertools import compress

lines = sys.stdin.readlines()
rows = [list(map(int, line.split())) for line in lines[2 : 2 * int(lines[0]) + 1 : 2]]
last = max(3, max(map(max, rows)))
sieve = bytearray([1]) * (last + 1)
sieve[0] = sieve[1] = 0
for p in range(2, int(last**0.5) + 1):
    if sieve[p]:
        sieve[p * p :: p] = bytes(len(range(p * p, last + 1, p)))
primes = list(compress(range(last + 1), sieve))


def value(heap):
    if heap == 1:
        return 1
    if heap % 2 == 0:
        return 0
    if sieve[heap]:
        return bisect_right(primes, heap)
    for index, p in enumerate(primes, 1):
        if heap % p == 0:
            return index


known = {}
for row in rows:
    total = 0
    for heap in row:
        if heap not in known:
            known[heap] = value(heap)
        total ^= known[heap]
    print("Alice" if total else "Bob")
