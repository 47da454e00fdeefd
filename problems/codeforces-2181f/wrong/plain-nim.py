# WA: plays Nim, in which the player who takes chooses the heap.
import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    nim_sum = 0
    for _ in range(next(numbers)):
        nim_sum ^= next(numbers)
    print("Alice" if nim_sum else "Bob")
