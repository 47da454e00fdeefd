# Token by token: for each monk the only stair that can win.
import sys

monks = list(map(int, sys.stdin.read().split()))
gaps = [above - below - 1 for below, above in zip(monks[::2], monks[1::2])]
total = 0
for gap in gaps:
    total ^= gap
answer = "-1"
if total:
    for i in range(len(monks) - 1):
        if i // 2 == len(gaps):
            break
        wanted = gaps[i // 2] ^ total
        # The lower monk of a pair closes the gap, the upper one widens it.
        up = (gaps[i // 2] - wanted) * (-1 if i % 2 else 1)
        if 0 < up < monks[i + 1] - monks[i]:
            answer = f"{monks[i]} {monks[i] + up}"
            break
print(answer)
