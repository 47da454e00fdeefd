# WA: divides only one number at a time, so that every exponent is a heap of its own.
def exponents(n):
    p = 2
    while n > 1:
        if p * p > n:
            p = n
        e = 0
        while n % p == 0:
            n //= p
            e += 1
        yield e
        p += 1


input()
total = 0
for number in map(int, input().split()):
    for e in exponents(number):
        total ^= e
print("Mojtaba" if total else "Arpa")
