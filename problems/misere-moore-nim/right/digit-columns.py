# Line by line (readline): the heaps one below another as binary numbers, and the ones in every column.
import sys

readline = sys.stdin.readline
answers = []
for _ in range(int(readline())):
    n, k = map(int, readline().split())
    heaps = list(map(int, readline().split()))
    largest = max(heaps)
    if largest == 1:
        wins = n % (k + 1) != 1
    elif n <= k:
        wins = True
    else:
        width = largest.bit_length()
        digits = "".join([format(heap, f"0{width}b") for heap in heaps])
        wins = any(digits[column::width].count("1") % (k + 1) for column in range(width))
    answers.append("First" if wins else "Second")
print("\n".join(answers))
