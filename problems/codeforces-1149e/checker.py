"""Checks a winning first move of Election Promises.

The level of a city is the least number that is not the level of a city after it. Taxes are lost for
the player to move if and only if their nim-sum is 0 on every level.
"""

from referee import check, number, read, reject, word


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


def is_lost(levels, taxes):
    sums = [0] * len(levels)
    for level, tax in zip(levels, taxes):
        sums[level] ^= tax
    return not any(sums)


def is_move(successors, before, after):
    """Whether some city has less, and all others that differ are after it."""
    differs = [old != new for old, new in zip(before, after)]
    changed = sum(differs)
    return any(
        1 + sum(differs[to] for to in successors[city]) == changed
        for city in range(len(before))
        if after[city] < before[city]
    )


def check_case():
    n, m = read(2)
    taxes = read(n)
    successors = [[] for _ in range(n)]
    for _ in range(m):
        start, to = read(2)
        successors[start - 1].append(to - 1)
    levels = find_levels(successors)
    verdict = word("WIN or LOSE")
    if verdict == "LOSE":
        return is_lost(levels, taxes) or reject("LOSE, but a move wins")
    if verdict != "WIN":
        reject(f"expected WIN or LOSE, found `{verdict[:20]}`")
    if is_lost(levels, taxes):
        reject("WIN, but every move loses")
    left = [number("a tax", 0, 2 * 10**18) for _ in taxes]
    if not is_move(successors, taxes, left):
        reject("no single move leads to these taxes")
    if not is_lost(levels, left):
        reject("the opponent wins with these taxes")


check(check_case)
