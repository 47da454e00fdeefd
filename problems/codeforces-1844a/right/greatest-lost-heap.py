# Plays all heaps up to 1000, and prints the greatest that is lost.
for _ in range(int(input())):
    takes = list(map(int, input().split()))
    lost = []
    for heap in range(1001):
        lost.append(not any(take <= heap and lost[heap - take] for take in takes))
    print(max(heap for heap in range(1001) if lost[heap]))
