# WA: calls each group of pins won, and asks for the parity of their number.
for _ in range(int(input())):
    input()
    groups = [group for group in input().split("X") if group]
    print("WIN" if len(groups) % 2 == 1 else "LOSE")
