# Tree Game: add an edge that is not there yet and closes no odd cycle.
# Theorem (parity): a tree has two sides, and every pair across that is not joined is joined in the
# end, so the first player wins if and only if an odd number of these is missing.


def missing(n, edges):
    side = {1: 0}
    while len(side) < n:
        for u, v in edges:
            if u in side:
                side[v] = 1 - side[u]
            elif v in side:
                side[u] = 1 - side[v]
    pairs = {(i, j) for j in range(1, n + 1) for i in range(1, j) if side[i] != side[j]}
    return pairs - edges


def solve(n, edges):
    # The theorem:
    return len(missing(n, edges)) % 2 == 1


def main():
    n = int(input())
    edges = {tuple(map(int, input().split())) for _ in range(n - 1)}
    mine = solve(n, edges)
    print("First" if mine else "Second", flush=True)
    left = missing(n, edges)
    while True:
        if mine:
            print(*left.pop(), flush=True)
        else:
            edge = tuple(map(int, input().split()))
            if edge == (-1, -1):
                break
            left.discard(edge)
        mine = not mine


main()
