# WA: takes each prime for a sum of heaps, the gaps between its exponents in order.
def exponents(n):
    p = 2
    while n > 1:
        if p * p > n:
            p = n
        e = 0
        while n % p == 0:
            n //= p
            e += 1
        if e:
            yield p, e
        p += 1


input()
sets = {}
for number in map(int, input().split()):
    for p, e in exponents(number):
        sets.setdefault(p, {0}).add(e)
total = 0
for exponents_of_a_prime in sets.values():
    ordered = sorted(exponents_of_a_prime)
    for lower, upper in zip(ordered, ordered[1:]):
        total ^= upper - lower
print("Mojtaba" if total else "Arpa")
