"""Checks a winning first move: checker.py INPUT ANSWERS FEEDBACK < OUTPUT, exit code 42 or 43.

The player to move wins if and only if there is no move, or a vertex that may be picked has a heavier
one outside its subtree. So a first move wins if the opponent has an answer, and no answer has another
one outside its subtree.
"""
import os
import sys
from itertools import groupby

ACCEPTED, REJECTED = 42, 43


def finish(code, message=""):
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "a") as file:
        file.write(message)
    sys.exit(code)


def intervals(neighbours):
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


def answered(vertices, weights, first, end):
    """The heaviest of these vertices that has a heavier one of them outside its subtree, or 0."""
    least, most = len(weights), -1
    vertices.sort(key=lambda vertex: -weights[vertex])
    for _, equal in groupby(vertices, key=lambda vertex: weights[vertex]):
        equal = list(equal)
        for vertex in equal:
            if most >= 0 and not first[vertex] <= least <= most < end[vertex]:
                return vertex
        places = [first[vertex] for vertex in equal]
        least, most = min(least, *places), max(most, *places)
    return 0


def mistake(picked, weights, neighbours):
    """What is wrong with a vertex, or with 0, as a winning first move; nothing if it is one."""
    first, end = intervals(neighbours)
    vertices = range(1, len(weights))
    if picked == 0:
        wins = answered(list(vertices), weights, first, end)
        return f"0, but picking vertex {wins} wins" if wins else ""
    answers = [
        vertex
        for vertex in vertices
        if weights[vertex] > weights[picked]
        and not first[picked] <= first[vertex] < end[picked]
    ]
    if not answers:
        return f"vertex {picked} loses: the opponent cannot move, and wins"
    answer = answered(answers, weights, first, end)
    lost = f"after the answer {answer} you must move, and then the opponent cannot"
    return f"vertex {picked} loses: {lost}" if answer else ""


def main():
    with open(sys.argv[1]) as file:
        numbers = map(int, file.read().split())
    words = iter(sys.stdin.buffer.read().decode(errors="replace").split())
    for case in range(1, next(numbers) + 1):
        n = next(numbers)
        weights = [0] + [next(numbers) for _ in range(n)]
        neighbours = [[] for _ in range(n + 1)]
        for _ in range(n - 1):
            a, b = next(numbers), next(numbers)
            neighbours[a].append(b)
            neighbours[b].append(a)
        word = next(words, "the end")
        is_number = word.isascii() and word.isdigit() and len(word) < 20
        if not is_number or int(word) > n:
            finish(REJECTED, f"case {case}: expected a vertex, found {word[:40]}\n")
        wrong = mistake(int(word), weights, neighbours)
        if wrong:
            finish(REJECTED, f"case {case}: {wrong}\n")
    if next(words, None) is not None:
        finish(REJECTED, "output after the last answer\n")
    finish(ACCEPTED)


main()
