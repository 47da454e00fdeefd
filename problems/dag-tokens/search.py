from functools import cache
from itertools import combinations

GRAPH = {1: (2, 3), 2: (4, 5), 3: (5, 6), 4: (6, 7), 5: (7,), 6: (7,), 7: ()}
ROW = " ".join(" ".join(map(str, [len(ends), *ends])) for ends in GRAPH.values())

@cache
def nim_value(tokens):
    values = set()
    for i, vertex in enumerate(tokens):
        for to in GRAPH[vertex]:
            values.add(nim_value(tokens[:i] + (to,) + tokens[i + 1 :]))
    return min(set(range(len(values) + 1)) - values)

for tokens in [(vertex,) for vertex in GRAPH] + list(combinations((1, 2, 3, 4, 5), 2)):
    print(len(GRAPH), ROW, len(tokens), *tokens, end=f": {nim_value(tokens)}\n")
