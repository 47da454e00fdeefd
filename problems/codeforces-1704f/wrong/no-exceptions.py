# WA: uses the values of the period for short stretches as well.
import re

PERIOD = [4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7]

for _ in range(int(input())):
    input()
    cells = input()
    red, blue = cells.count("R"), cells.count("B")
    total = 0
    for stretch in re.sub("(.)(?=\\1)", "\\1 ", cells).split():
        total ^= PERIOD[len(stretch) % 34] if len(stretch) > 1 else 0
    print("Alice" if red > blue or red == blue and total else "Bob")
