# Line by line: on which side of the golden ratio the numbers are, in whole numbers.
import sys

for line in sys.stdin:
    b, a = sorted(map(int, line.split()))
    if a == 0:
        break
    print("Stan wins" if a == b or a * (a - b) > b * b else "Ollie wins")
