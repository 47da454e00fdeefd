# Apples on a tree: a move carries some from a node to one of its children, or out of a leaf.
# Exchange two nodes' apples so that the player to move loses: in how many ways? Theorem: this is
# staircase Nim (Sprague, 1937), and the nodes at an even distance from the leaves are the heaps.
from collections import Counter


def distances(parents):
    """The distance of each node from the root, node 1."""
    children = {node: [] for node in range(1, len(parents) + 2)}
    for node, parent in enumerate(parents, 2):
        children[parent].append(node)
    depths = {1: 0}
    order = [1]
    for node in order:  # grows as it is read
        for child in children[node]:
            depths[child] = depths[node] + 1
            order.append(child)
    return [depths[node] for node in sorted(depths)]


def pairs(nodes):
    return nodes * (nodes - 1) // 2


def solve(apples, parents):
    depths = distances(parents)
    deepest = max(depths)
    # The theorem:
    heaps = [count for count, depth in zip(apples, depths) if (deepest - depth) % 2 == 0]
    others = [count for count, depth in zip(apples, depths) if (deepest - depth) % 2 == 1]
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    often = Counter(others)
    # The theorem:
    across = sum(often[heap ^ nim_sum] for heap in heaps)
    alike = pairs(len(heaps)) + pairs(len(others)) if nim_sum == 0 else 0
    return across + alike


def main():
    input()
    apples = list(map(int, input().split()))
    parents = list(map(int, input().split()))
    print(solve(apples, parents))


main()
