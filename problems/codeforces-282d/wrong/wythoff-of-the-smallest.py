# WA: decides three heaps by the two smaller ones, as if the third could be taken beforehand.
n = int(input())
a = sorted(map(int, input().split()))
phi = (1 + 5**0.5) / 2
if n == 1:
    won = a[0] > 0
elif n == 2:
    won = a[0] != int((a[1] - a[0]) * phi)
else:
    won = a[2] > 0 and a[0] != int((a[1] - a[0]) * phi)
print("BitLGM" if won else "BitAryo")
