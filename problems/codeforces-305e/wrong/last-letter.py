# WA: prints the last letter that wins, and not the first one.
word = input().strip()
n = len(word)
values = [0, 0]
for row in range(2, n + 1):
    reached = {values[left] ^ values[row - 2 - left] for left in range(row - 1)}
    values.append(min(set(range(len(reached) + 1)) - reached))
rows = []
start = 1
for i in range(1, n):
    if i + 1 == n or word[i - 1] != word[i + 1]:
        rows.append((start, i - start + 1))
        start = i + 1
total = 0
for _, row in rows:
    total ^= values[row]
found = 0
for start, row in rows:
    for left in range(row - 1):
        if values[left] ^ values[row - 2 - left] ^ values[row] == total:
            found = start + left + 1
if found:
    print("First")
    print(found)
else:
    print("Second")
