# Token by token (a generator over the lines): the xor of the heaps as they come.
import sys


def read_tokens():
    for line in sys.stdin:
        yield from line.split()


tokens = read_tokens()
for _ in range(int(next(tokens))):
    total = 0
    for _ in range(int(next(tokens))):
        total ^= int(next(tokens))
    print("PIAOYI" if total else "HRDV")
