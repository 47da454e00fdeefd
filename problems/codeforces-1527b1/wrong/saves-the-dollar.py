# WA: has both players pay by turns, so that Alice pays for the last 0 if there is an odd number.
for _ in range(int(input())):
    input()
    print("BOB" if input().count("0") % 2 else "DRAW")
