# Looks at the centre, and not at the number of zeros: Alice wins if she can take a 0 there and
# something is left.
for _ in range(int(input())):
    n = int(input())
    string = input()
    centre = n % 2 == 1 and string[n // 2] == "0"
    print("ALICE" if centre and "0" in string[: n // 2] else "BOB")
