# WA: takes BitAryo for the player who begins.
n = int(input())
a = sorted(map(int, input().split()))
total = 0
for heap in a:
    total ^= heap
if n == 2:
    k = a[1] - a[0]
    lost = a[0] == int(k * (1 + 5**0.5) / 2)
else:
    lost = total == 0
print("BitLGM" if lost else "BitAryo")
