# Stones: a move takes one of N given amounts from a heap of K stones.
# Theorem: a heap is won for the player to move if and only if some amount leaves a lost one.


def solve(heap, amounts):
    wins = [False] * (heap + max(amounts) + 1)
    for stones in range(heap + 1):
        # The theorem:
        if not wins[stones]:
            for amount in amounts:
                wins[stones + amount] = True
    return wins[heap]


def main():
    n, heap = map(int, input().split())
    amounts = list(map(int, input().split()))
    print("First" if solve(heap, amounts) else "Second")


main()
