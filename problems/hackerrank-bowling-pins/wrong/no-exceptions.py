# WA: uses the twelve values of the period for short rows as well.
VALUES = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]

for _ in range(int(input())):
    input()
    total = 0
    for row in input().split("X"):
        if row:
            total ^= VALUES[len(row) % 12]
    print("WIN" if total else "LOSE")
