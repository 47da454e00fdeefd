# WA: takes the greatest exponent of each prime for its nim-value.
greatest = {}
input()
for n in map(int, input().split()):
    p = 2
    while n > 1:
        if p * p > n:
            p = n
        e = 0
        while n % p == 0:
            n //= p
            e += 1
        greatest[p] = max(greatest.get(p, 0), e)
        p += 1
total = 0
for e in greatest.values():
    total ^= e
print("Mojtaba" if total else "Arpa")
