# WA: lets a cut split a run without taking the neighbours of the letter from it.
word = input().strip()
n = len(word)
values = [0]
for run in range(1, n):
    reached = {values[left] ^ values[run - 1 - left] for left in range(run)}
    values.append(min(set(range(len(reached) + 1)) - reached))
runs = []
start = 1
for i in range(1, n):
    if i + 1 == n or word[i - 1] != word[i + 1]:
        runs.append((start, i - start))
        start = i + 1
total = 0
for _, run in runs:
    total ^= values[run]
for start, run in runs:
    wins = [left for left in range(run) if values[left] ^ values[run - 1 - left] ^ values[run] == total]
    if total and wins:
        print("First")
        print(start + wins[0] + 1)
        break
else:
    print("Second")
