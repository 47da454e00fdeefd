# Line by line: the free numbers, gap by gap.
import sys

readline = sys.stdin.readline
readline()
numbers = list(map(int, readline().split()))
gaps = [next - number - 1 for number, next in zip([-1] + numbers, numbers)]
print("Alice" if gaps[-1] > 0 or sum(gaps) % 2 == 1 else "Bob")
