# Constrained Nim 2: a move takes at least L and at most R stones from one heap.
# Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the nim-sum of
# all (heap mod (L + R)) / L, rounded down, is 0.


def solve(heaps, least, most):
    nim_sum = 0
    for heap in heaps:
        # The theorem:
        nim_sum ^= heap % (least + most) // least
    return nim_sum != 0


def main():
    n, least, most = map(int, input().split())
    heaps = list(map(int, input().split()))
    print("First" if solve(heaps, least, most) else "Second")


main()
