# WA: plays Moore's Nim on the heaps themselves.
n, k, largest = map(int, input().split())
heaps = list(map(int, input().split()))
won = any(sum(heap >> bit & 1 for heap in heaps) % (k + 1) for bit in range(40))
print("YES" if won else "NO")
