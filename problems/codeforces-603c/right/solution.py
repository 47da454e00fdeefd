# Lieges of Legendre: take one stone from a heap, or put k heaps of x in the place of one of 2x.
# Theorem: from 5 on, odd heaps have the nim-value 0, and even ones 1 or 2: with an odd k, 2 if
# half the heap has the value 1, and with an even k always 1. The nim-sum 0 is lost.


def nim_value(k_is_odd, heap):
    if heap < 5:
        return [0, 1, 0, 1, 2][heap] if k_is_odd else [0, 1, 2, 0, 1][heap]
    if heap % 2 == 1:
        return 0
    # The theorem:
    return 2 if k_is_odd and nim_value(k_is_odd, heap // 2) == 1 else 1


def solve(heaps, k):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= nim_value(k % 2 == 1, heap)
    return nim_sum != 0


def main():
    n, k = map(int, input().split())
    heaps = list(map(int, input().split()))
    print("Kevin" if solve(heaps, k) else "Nicky")


main()
