# Line by line (input): a table of lost heaps; from one of them, the next K are won.
n, k = map(int, input().split())
lost = [False] * (n + 1)
heap = 0
while heap <= n:
    lost[heap] = True
    heap += k + 1
print(2 if lost[n] else 1)
