# Line by line (input): a running exclusive or.
for _ in range(int(input())):
    input()
    nim_sum = 0
    for heap in map(int, input().split()):
        nim_sum ^= heap
    print("Yes" if nim_sum else "No")
