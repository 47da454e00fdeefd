# Line by line (for line in stdin): a set of the Fibonacci numbers.
import sys

fibonacci = {1, 2}
a, b = 1, 2
while b < 2**64:
    a, b = b, a + b
    fibonacci.add(b)
for line in sys.stdin:
    print("No" if int(line) in fibonacci else "Yes")
