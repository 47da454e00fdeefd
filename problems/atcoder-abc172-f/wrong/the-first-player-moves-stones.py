# WA: looks for a move after which the player who begins Nim wins.
from functools import reduce
from operator import xor

input()
first, second, *others = map(int, input().split())
for moved in range(min(first, 3)):
    if reduce(xor, others, (first - moved) ^ (second + moved)):
        print(moved)
        break
else:
    print(-1)
