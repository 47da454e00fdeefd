# Line by line (input): Python's integers have any length.
rest = int(input()) % 3
print(*([1, rest] if rest else [2]), sep="\n")
