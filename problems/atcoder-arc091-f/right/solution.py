# Strange Nim: from a heap of x stones with the number k, take at least 1 and at most x / k stones.
# Theorem: a heap of n has the nim-value n / k if k divides n, and else that of the largest smaller
# heap that is out of its reach. The player to move loses if and only if the nim-sum is 0.


def nim_value(stones, k):
    # While n / k stays the same, so does the step to the heap out of reach: all such steps at once.
    # The theorem:
    while stones % k != 0:
        step = stones // k + 1
        steps = (stones % k - 1) // step + 1
        stones -= steps * step
    return stones // k


def solve(heaps):
    nim_sum = 0
    for stones, k in heaps:
        nim_sum ^= nim_value(stones, k)
    return nim_sum != 0


def main():
    heaps = [tuple(map(int, input().split())) for _ in range(int(input()))]
    print("Takahashi" if solve(heaps) else "Aoki")


main()
