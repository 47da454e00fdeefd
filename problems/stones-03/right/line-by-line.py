# Line by line (input): a set of the sizes that have no partner yet.
while int(input()):
    unpaired = set()
    for size in input().split():
        if size in unpaired:
            unpaired.remove(size)
        else:
            unpaired.add(size)
    print("Win" if unpaired else "Lose")
