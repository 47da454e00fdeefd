# Cities with taxes on an acyclic digraph: a move lowers the tax of one city, and sets the taxes of
# those to which a road leads from it to anything. The player who cannot move loses.
# Theorem: let the level of a city be the least number that is not the level of a city to which a
# road leads from it. The player to move loses if and only if the nim-sum of the taxes is 0 on every
# level.
import sys


def find_levels(successors):
    n = len(successors)
    predecessors = [[] for _ in range(n)]
    for city, after in enumerate(successors):
        for to in after:
            predecessors[to].append(city)
    missing = list(map(len, successors))
    ready = [city for city in range(n) if missing[city] == 0]
    levels = [0] * n
    while ready:
        city = ready.pop()
        taken = {levels[to] for to in successors[city]}
        while levels[city] in taken:
            levels[city] += 1
        for before in predecessors[city]:
            missing[before] -= 1
            if missing[before] == 0:
                ready.append(before)
    return levels


def solve(taxes, successors):
    levels = find_levels(successors)
    sums = [0] * len(taxes)
    for level, tax in zip(levels, taxes):
        # The theorem:
        sums[level] ^= tax
    if not any(sums):
        return None
    highest = max(level for level in levels if sums[level])
    lowered = next(
        city
        for city, tax in enumerate(taxes)
        if levels[city] == highest and tax ^ sums[highest] < tax
    )
    left = taxes[:]
    for city in [lowered, *successors[lowered]]:
        left[city] ^= sums[levels[city]]
        sums[levels[city]] = 0
    return left


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    n, m = next(numbers), next(numbers)
    taxes = [next(numbers) for _ in range(n)]
    successors = [[] for _ in range(n)]
    for _ in range(m):
        city = next(numbers) - 1
        successors[city].append(next(numbers) - 1)
    left = solve(taxes, successors)
    print("LOSE" if left is None else "WIN\n" + " ".join(map(str, left)))


main()
