# WA: says YES if an odd number of rows is won by itself.
for _ in range(int(input())):
    won = 0
    for _ in range(int(input())):
        cells = set(map(int, input().split()[1:]))
        row = "".join("x" if cell in cells else "." for cell in range(1, 21))
        value = 0
        for run in row.split(".")[-2::-2]:
            value ^= len(run)
        won += value > 0
    print("YES" if won % 2 else "NO")
