# Line by line (input): above q k the values are those of the q + 1 heaps up to q k, in turn.
total = 0
for _ in range(int(input())):
    a, k = map(int, input().split())
    while a % k:
        q = a // k
        a = q * k - (q * k - a) % (q + 1)
    total ^= a // k
print("Takahashi" if total else "Aoki")
