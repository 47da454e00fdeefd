# Line by line (readline): a heap is lost if the quotient, rounded up, times M + 1 is the heap itself.
import sys

cases = int(sys.stdin.readline())
answers = []
for _ in range(cases):
    heap, most = [int(word) for word in sys.stdin.readline().split()]
    rounds = -(-heap // (most + 1))
    answers.append("Lose" if rounds * (most + 1) == heap else "Win")
print("\n".join(answers))
