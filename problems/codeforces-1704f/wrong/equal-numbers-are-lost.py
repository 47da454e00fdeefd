# WA: compares the numbers of cells only, and gives rows with equally many to Bob.
for _ in range(int(input())):
    input()
    cells = input()
    print("Alice" if cells.count("R") > cells.count("B") else "Bob")
