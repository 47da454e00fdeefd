# Line by line (input): a set of the options' values for every heap.
_, *amounts = map(int, input().split())
rows = [list(map(int, input().split()))[1:] for _ in range(int(input()))]
values = []
for heap in range(max(map(max, rows)) + 1):
    reached = {values[heap - amount] for amount in amounts if amount <= heap}
    value = 0
    while value in reached:
        value += 1
    values.append(value)
letters = ""
for row in rows:
    total = 0
    for heap in row:
        total ^= values[heap]
    letters += "W" if total else "L"
print(letters)
