# Token by token: adds up the binary digits as if they were digits in a large base.
import sys

WIDTH = 14  # enough bits to count 10,000 heaps


def spread(heap):
    """The binary digits of a heap, WIDTH bits apart."""
    total = 0
    for digit in range(heap.bit_length()):
        total |= (heap >> digit & 1) << WIDTH * digit
    return total


tokens = iter(sys.stdin.buffer.read().split())
spread_byte = [spread(byte) for byte in range(256)]
answers = []
for _ in range(int(next(tokens))):
    columns = 0
    for _ in range(int(next(tokens))):
        heap = int(next(tokens))
        columns += (
            spread_byte[heap & 255]
            + (spread_byte[heap >> 8 & 255] << 8 * WIDTH)
            + (spread_byte[heap >> 16] << 16 * WIDTH)
        )
    lost = True
    while columns:
        lost = lost and columns % 4 == 0
        columns >>= WIDTH
    answers.append("No" if lost else "Yes")
print("\n".join(answers))
