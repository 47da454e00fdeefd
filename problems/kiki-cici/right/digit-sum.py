# Token by token: 3 divides a number if and only if it divides the sum of its digits.
import sys

for word in sys.stdin.read().split():
    print("Kiki" if sum(map(int, word)) % 3 else "Cici")
