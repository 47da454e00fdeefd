# Line by line (readline): the heaps one below another as binary numbers, and the ones in every column.
import sys
from array import array

readline = sys.stdin.buffer.readline
answers = []
for _ in range(int(readline())):
    n, k = map(int, readline().split())
    heaps = array("Q", map(int, readline().split()))
    largest = max(heaps)
    if largest == 1:
        wins = n % (k + 1) != 1
    elif n <= k:
        wins = True
    else:
        width = largest.bit_length()
        ones = [0] * width
        # A few at a time: the digits of a million heaps take far more memory than the heaps.
        for start in range(0, n, 1000):
            some = heaps[start : start + 1000]
            digits = "".join([format(heap, f"0{width}b") for heap in some])
            for column in range(width):
                ones[column] += digits[column::width].count("1")
        wins = any(count % (k + 1) for count in ones)
    answers.append("First" if wins else "Second")
print("\n".join(answers))
