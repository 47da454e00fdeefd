# WA: rounds the multiples of the golden ratio to the nearest number, and not down.
n = int(input())
a = sorted(map(int, input().split()))
if n == 2:
    won = a[0] != round((a[1] - a[0]) * (1 + 5**0.5) / 2)
else:
    total = 0
    for heap in a:
        total ^= heap
    won = total != 0
print("BitLGM" if won else "BitAryo")
