# Line by line (input): a table of all strips to 2000, by mex over half of the cells.
LONGEST = 2000

values = [0] * (LONGEST + 1)
for n in range(1, LONGEST + 1):
    options = set()
    for cross in range(1, n // 2 + 2):
        options.add(values[max(cross - 3, 0)] ^ values[max(n - cross - 2, 0)])
    while values[n] in options:
        values[n] += 1
while True:
    try:
        strip = int(input())
    except EOFError:
        break
    print(1 if values[strip] else 2)
