# A move slides a piece at least one cell to the left, but not onto or past another.
# Theorem (de Bruijn's coins; Conway, 1976): pair the pieces off from the right, an odd one with
# the wall at cell 0. This is Nim, and the gaps inside the pairs are the heaps.
import sys
from array import array
from functools import reduce
from operator import xor


def solve(pieces):
    cells = sorted(pieces)
    if len(cells) % 2 == 1:
        cells = [0] + cells
    # The theorem:
    return reduce(xor, (cells[i + 1] - cells[i] - 1 for i in range(0, len(cells), 2)), 0) != 0


def numbers():
    # A part at a time: the words of a long line take far more memory than its text.
    word = b""
    for text in iter(lambda: sys.stdin.buffer.read(1 << 16), b""):
        *words, word = (word + text).replace(b"\n", b" ").split(b" ")
        yield from (int(word) for word in words if word)
    if word:
        yield int(word)


def main():
    tokens = numbers()
    for n in tokens:
        print(1 if solve(array("Q", (next(tokens) for _ in range(n)))) else 2)


main()
