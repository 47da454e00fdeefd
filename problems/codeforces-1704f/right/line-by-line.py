# Line by line (sys.stdin): cuts the row between equal neighbours; 100 values by the definition, then the period.
import re
import sys

values = [0, 0]
for length in range(2, 100):
    reached = {values[left] ^ values[length - 2 - left] for left in range(length - 1)}
    value = 0
    while value in reached:
        value += 1
    values.append(value)

lines = sys.stdin.read().split("\n")
answers = []
for row in lines[2 : 2 * int(lines[0]) + 1 : 2]:
    surplus = row.count("R") - row.count("B")
    if surplus == 0:
        for stretch in re.findall("(?:RB)+R?|(?:BR)+B?|R|B", row):
            cells = len(stretch)
            surplus ^= values[cells if cells < 100 else 66 + (cells - 66) % 34]
    answers.append("Alice" if surplus > 0 else "Bob")
print("\n".join(answers))
