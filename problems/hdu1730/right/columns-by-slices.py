# Token by token: the black and the white columns of a board are two slices.
import sys

tokens = list(map(int, sys.stdin.read().split()))
at = 0
while at < len(tokens):
    n = tokens[at]
    at += 2
    black, white = tokens[at : at + 2 * n : 2], tokens[at + 1 : at + 2 * n : 2]
    at += 2 * n
    total = 0
    for b, w in zip(black, white):
        total ^= abs(b - w) - 1
    print("I WIN!" if total else "BAD LUCK!")
