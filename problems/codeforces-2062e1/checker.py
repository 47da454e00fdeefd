"""Checks a winning first move of The Game.

The player to move wins if and only if there is no move, or a vertex that may be picked has a heavier
one outside its subtree. So a first move wins if the opponent has an answer, and no answer has
another one outside its subtree.
"""

from itertools import groupby

from referee import check, number, read, reject


def find_intervals(neighbours):
    """The place of each vertex in an order in which every subtree is an interval, and its end."""
    first, end, entered = [-1] * len(neighbours), [0] * len(neighbours), 0
    path = [(1, 0)]
    while path:
        vertex, parent = path.pop()
        if first[vertex] >= 0:
            end[vertex] = entered
            continue
        first[vertex] = entered
        entered += 1
        path.append((vertex, parent))
        path.extend((child, vertex) for child in neighbours[vertex] if child != parent)
    return first, end


def find_answered(vertices, weights, first, end):
    """The heaviest of these vertices that has a heavier one of them outside its subtree, or 0."""
    least, most = len(weights), -1
    falling = sorted(vertices, key=lambda vertex: -weights[vertex])
    for _, equal in groupby(falling, key=lambda vertex: weights[vertex]):
        equal = list(equal)
        for vertex in equal:
            if most >= 0 and not first[vertex] <= least <= most < end[vertex]:
                return vertex
        places = [first[vertex] for vertex in equal]
        least, most = min(least, *places), max(most, *places)
    return 0


def check_case():
    n = read()
    weights = [0] + read(n)
    neighbours = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        a, b = read(2)
        neighbours[a].append(b)
        neighbours[b].append(a)
    first, end = find_intervals(neighbours)
    vertices = range(1, n + 1)
    picked = number("a vertex", 0, n)
    if picked == 0:
        wins = find_answered(vertices, weights, first, end)
        return wins and reject(f"0, but picking vertex {wins} wins")
    is_outside = [not first[picked] <= first[vertex] < end[picked] for vertex in range(n + 1)]
    answers = [it for it in vertices if is_outside[it] and weights[it] > weights[picked]]
    if not answers:
        reject(f"vertex {picked} loses: the opponent cannot move, and wins")
    answer = find_answered(answers, weights, first, end)
    if answer:
        lost = f"after the answer {answer} you must move, and then the opponent cannot"
        reject(f"vertex {picked} loses: {lost}")


check(check_case, counted=True)
