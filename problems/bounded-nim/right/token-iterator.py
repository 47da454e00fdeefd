# Token by token (an iterator): the xor of the remainders as they come.
import sys

tokens = map(int, sys.stdin.buffer.read().split())
answers = []
for _ in range(next(tokens)):
    n, cap = next(tokens), next(tokens)
    total = 0
    for _ in range(n):
        total ^= next(tokens) % (cap + 1)
    answers.append("A" if total else "B")
print("\n".join(answers))
