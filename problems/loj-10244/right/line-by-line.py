# Line by line: every move is tried, in the order in which the answer is wanted.
heaps = [int(input()) for _ in range(int(input()))]
amounts = [int(input()) for _ in range(int(input()))]
values = []
for heap in range(max(heaps) + 1):
    reached = {values[heap - amount] for amount in amounts if amount <= heap}
    values.append(min(set(range(len(reached) + 1)) - reached))


def first_move():
    for index, heap in enumerate(heaps):
        for amount in amounts:
            if amount <= heap:
                left = heaps[:index] + [heap - amount] + heaps[index + 1 :]
                total = 0
                for rest in left:
                    total ^= values[rest]
                if total == 0:
                    return index + 1, amount
    return None


move = first_move()
if move:
    print("YES")
    print(*move)
else:
    print("NO")
