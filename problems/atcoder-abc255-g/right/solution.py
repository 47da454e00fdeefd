# Nim with forbidden takes: any number of stones from one heap, but for given pairs not y from x.
# Theorem: if the forbidden takes of a heap lead to all smaller heaps of some nim-value, the heap
# repeats the least such value; any other heap n has the value n minus the repeats below n.
from bisect import bisect_left
from collections import Counter


def solve(heaps, out_of_reach):
    repeats = []
    value_of = {}
    repeats_of = Counter()

    def nim_value(heap):
        # The theorem:
        return value_of[heap] if heap in value_of else heap - bisect_left(repeats, heap)

    for heap in sorted(out_of_reach):
        missing = Counter(nim_value(smaller) for smaller in out_of_reach[heap])
        # The theorem:
        values = [value for value, count in missing.items() if count == 1 + repeats_of[value]]
        if values:
            repeats.append(heap)
            value_of[heap] = min(values)
            repeats_of[min(values)] += 1
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= nim_value(heap)
    return nim_sum != 0


def main():
    n, m = map(int, input().split())
    heaps = list(map(int, input().split()))
    out_of_reach = {}
    for _ in range(m):
        x, y = map(int, input().split())
        out_of_reach.setdefault(x, []).append(x - y)
    print("Takahashi" if solve(heaps, out_of_reach) else "Aoki")


main()
