# WA: takes more than twice the square root, so that a and b differ.
from bisect import bisect

n, k, largest = map(int, input().split())
heaps = list(map(int, input().split()))
least = []
step = 0
while True:
    low, high = step, 2 * step + 10
    while high - low > 1:
        middle = (low + high) // 2
        if (middle - step) ** 2 > 4 * middle:
            high = middle
        else:
            low = middle
    step = high
    if step > largest:
        break
    least.append(step)
values = [bisect(least, heap) for heap in heaps]
won = any(sum(value >> bit & 1 for value in values) % (k + 1) for bit in range(20))
print("YES" if won else "NO")
