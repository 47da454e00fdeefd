# WA: never puts both beans into the same bottle.
def value(after):
    return 0 if after == 0 else 2 * (after - 1) + (bin(after - 1).count("1") % 2 == 0)


for _ in range(int(input())):
    n = int(input())
    beans = list(map(int, input().split()))
    values = [value(n - 1 - bottle) for bottle in range(n)]
    total = 0
    for bottle in range(n):
        if beans[bottle] % 2:
            total ^= values[bottle]
    moves = [
        (i, j, k)
        for i in range(n)
        for j in range(i + 1, n)
        for k in range(j + 1, n)
        if beans[i] > 0 and total ^ values[i] ^ values[j] ^ values[k] == 0
    ]
    print(*(moves[0] if moves else (-1, -1, -1)))
    print(len(moves))
