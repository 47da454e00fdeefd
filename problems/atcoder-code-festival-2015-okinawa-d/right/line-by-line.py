# Line by line (readline): sets of different words; a lost character makes all before it won.
import sys

readline = sys.stdin.readline
n, m = map(int, readline().split())
after = [set() for _ in range(n + 1)]
before = [set() for _ in range(n + 1)]
for _ in range(m):
    p, q = map(int, readline().split())
    after[p].add(q)
    before[q].add(p)
lost = [character for character in range(1, n + 1) if not after[character]]
winner = {character: "Sothe" for character in lost}
while lost:
    character = lost.pop()
    for won in before[character]:
        if won in winner:
            continue
        winner[won] = "Snuke"
        for first in before[won]:
            after[first].discard(won)
            if not after[first] and first not in winner:
                winner[first] = "Sothe"
                lost.append(first)
print(winner.get(1, "Draw"))
