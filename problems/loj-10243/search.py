from functools import cache
from itertools import combinations

GRAPH = {1: (4, 5, 3), 2: (1, 4), 3: (5, 6), 4: (5,), 5: (), 6: ()}
ROW = " ".join(" ".join(map(str, [len(ends), *ends])) for ends in GRAPH.values())

@cache
def wins(tokens):
    for i, vertex in enumerate(tokens):
        for to in GRAPH[vertex]:
            if not wins(tokens[:i] + (to,) + tokens[i + 1 :]):
                return True
    return False

for tokens in [(vertex,) for vertex in GRAPH] + list(combinations(GRAPH, 2)):
    print(len(GRAPH), ROW, len(tokens), *tokens, end=": won\n" if wins(tokens) else ": lost\n")
