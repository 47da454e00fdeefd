# Line by line: tries every move, and asks Bouton's theorem about what it leaves.
def is_lost(heaps):
    if max(heaps) <= 1:
        return sum(heaps) % 2 == 1
    total = 0
    for heap in heaps:
        total ^= heap
    return total == 0


_, k = map(int, input().split())
for _ in range(k):
    heaps = list(map(int, input().split()))
    moves = []
    for i, heap in enumerate(heaps):
        for take in range(1, heap + 1):
            if is_lost(heaps[:i] + [heap - take] + heaps[i + 1 :]):
                moves.append(f"{i + 1}:{take}")
    print(" ".join(moves) or "CONCEDE")
