# Token by token: backwards over the heaps.
import sys

tokens = sys.stdin.read().split()
place = 1
for _ in range(int(tokens[0])):
    n = int(tokens[place])
    won = False
    for heap in reversed(tokens[place + 1 : place + 1 + n]):
        won = heap != "1" or not won
    place += 1 + n
    print("First" if won else "Second")
